# Was die Übersicht über das Lernen eines Spiels sagt.
learn-game = Beim Spielen lernen
