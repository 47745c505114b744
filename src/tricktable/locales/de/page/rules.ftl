# Die Regeln der Spiele, und die Wege dorthin.
rules-title = Regeln
rules-lede = Stichspiele, jedes mit einer eigenen Idee. Jede Seite liest sich in etwa fünf Minuten, danach kannst du mitspielen.
rules-all = Alle Regeln
rules-of = Regeln von { $game }
rules-contents = Inhalt
rules-players = { $least }–{ $most } Spieler
rules-minutes = etwa { $minutes } Minuten
rules-play = { $game } spielen
rules-next = Weiter: { $game }
rules-new-tab = In neuem Tab öffnen
rules-takes = macht den Stich
rules-docs = Dokumentation für Gastgeber, Programme und Forschung (englisch)
keys-rules = die Regeln
rules-none = Für dieses Spiel hat noch niemand Regeln zum Lesen geschrieben.
