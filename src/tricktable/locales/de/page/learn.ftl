# Was die Übersicht über das Lernen eines Spiels sagt.
learn-game = Beim Spielen lernen
keys-coach = zur Erklärung, in deiner ersten Runde
