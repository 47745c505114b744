# The lists of the lobby: tables and finished matches.
past-whose = Wessen Partien
past-own = Deine
past-all = Alle
table-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
table-level = Bots: { $level }
table-running = läuft
table-watchers = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
people-online = { $count ->
    [one] { $count } Person hier
   *[other] { $count } Leute hier
}

## Finding a table

find-label = Tisch suchen
find-words = Name oder Titel
find-games = Alle Spiele
find-chairs = Freie Plätze
find-chairs-free = { $count }+ frei
find-levels = Alle Stärken
find-none = Kein Tisch passt.
find-all = Alle Tische zeigen
find-count = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
pages-label = Seiten
pages-before = Vorige Seite
pages-after = Nächste Seite
pages-place = Seite { $page } von { $pages }

## One's own tables

mine-all = Alle { $count } zeigen
mine-few = Weniger zeigen
clear-away = Abräumen
clear-open = Dann kann niemand mehr dazukommen.
clear-playing = Die Partie endet damit, ohne Ergebnis.
clear-keep = Behalten
