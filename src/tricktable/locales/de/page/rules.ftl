# Die Regeln der Spiele, und die Wege dorthin.
rules-title = Regeln
rules-lede = Fünf Stichspiele, jedes mit einer eigenen Idee. Jede Seite liest sich in etwa fünf Minuten, danach kannst du mitspielen.
rules-all = Alle Regeln
rules-of = Regeln von { $game }
rules-contents = Inhalt
rules-players = { $least }–{ $most } Spieler
rules-minutes = etwa { $minutes } Minuten
rules-play = { $game } spielen
rules-next = Weiter: { $game }
rules-new-tab = In neuem Tab öffnen
rules-takes = macht den Stich
keys-rules = die Regeln
rules-about-hasp = Sag voraus, was dein Blatt findet: Jedes kühne Wort macht den Topf größer. Zwei Teams, sieben Stiche und vier Dorfbewohner, die immer Trumpf sind.
rules-about-njet = Bevor die erste Karte fällt, verbieten alle etwas: einen Trumpf, einen Startspieler, den Preis eines Stichs. Gespielt wird, was übrig bleibt.
rules-about-meinz = Die niedrigste Karte sticht, und jeder macht genau zwei Stiche. Die höchste Summe punktet, die niedrigste auch; nur in der Mitte ist es ungemütlich.
rules-about-was_sticht = Du stellst dein Blatt aus offenen Karten zusammen, aber nur einer kennt die Trümpfe. Wer sie errät, wird seine Aufgaben los.
rules-about-mue = Du bietest mit deinen eigenen Karten, offen auf dem Tisch. Wer am meisten wagt, bestimmt den höheren Trumpf und sucht sich jemanden, der ihm hilft.
