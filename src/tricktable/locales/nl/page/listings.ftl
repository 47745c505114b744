# The lists of the lobby: tables and finished matches.
past-whose = Wiens partijen
past-own = Van jou
past-all = Van iedereen
table-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
table-level = Bots: { $level }
table-running = bezig
table-watchers = { $count ->
    [one] { $count } kijker
   *[other] { $count } kijkers
}
people-online = { $count ->
    [one] { $count } persoon online
   *[other] { $count } mensen online
}

## Finding a table

find-label = Een tafel zoeken
find-words = Naam of titel
find-games = Alle spellen
find-chairs = Vrije plaatsen
find-chairs-free = { $count }+ vrij
find-levels = Alle niveaus
find-none = Geen tafel gevonden.
find-all = Toon alle tafels
find-count = { $count ->
    [one] { $count } tafel
   *[other] { $count } tafels
}
pages-label = Pagina’s
pages-before = Vorige pagina
pages-after = Volgende pagina
pages-place = Pagina { $page } van { $pages }

## One's own tables

mine-all = Toon alle { $count }
mine-few = Toon er minder
clear-away = Opruimen
clear-open = Dan kan niemand meer meedoen.
clear-playing = De partij eindigt dan, zonder uitslag.
clear-keep = Bewaren
