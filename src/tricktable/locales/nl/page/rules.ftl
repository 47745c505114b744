# De spelregels, en de wegen ernaartoe.
rules-title = Spelregels
rules-lede = Vijf slagenspellen, elk met een eigen idee. Elke pagina lees je in een minuut of vijf; daarna kun je meespelen.
rules-all = Alle spelregels
rules-of = Spelregels van { $game }
rules-contents = Inhoud
rules-players = { $least }–{ $most } spelers
rules-minutes = ongeveer { $minutes } minuten
rules-play = { $game } spelen
rules-next = Verder: { $game }
rules-new-tab = In een nieuw tabblad openen
rules-takes = wint de slag
keys-rules = de spelregels
rules-about-hasp = Voorspel wat je hand zal vinden: elk stoutmoedig woord maakt de pot groter. Twee teams, zeven slagen en vier dorpelingen die altijd troef zijn.
rules-about-njet = Nog voor de eerste kaart valt, verbiedt iedereen iets: een troef, een startspeler, de prijs van een slag. Wat overblijft, wordt gespeeld.
rules-about-meinz = De laagste kaart wint, en iedereen haalt precies twee slagen. De hoogste som scoort, de laagste ook; alleen het midden doet pijn.
rules-about-was_sticht = Je stelt je hand samen uit open kaarten, maar slechts één speler kent de troeven. Wie ze raadt, raakt zijn opdrachten kwijt.
rules-about-mue = Je biedt met je eigen kaarten, open op tafel. Wie het meest durft, kiest de hoogste troef en zoekt een partner om het waar te maken.
