# De spelregels, en de wegen ernaartoe.
rules-title = Spelregels
rules-lede = Slagenspellen, elk met een eigen idee. Elke pagina lees je in een minuut of vijf; daarna kun je meespelen.
rules-all = Alle spelregels
rules-of = Spelregels van { $game }
rules-contents = Inhoud
rules-players = { $least }–{ $most } spelers
rules-minutes = ongeveer { $minutes } minuten
rules-play = { $game } spelen
rules-next = Verder: { $game }
rules-new-tab = In een nieuw tabblad openen
rules-takes = wint de slag
rules-docs = Documentatie voor gastheren, programma’s en onderzoek (Engels)
keys-rules = de spelregels
rules-none = Voor dit spel heeft nog niemand leesbare regels geschreven.
