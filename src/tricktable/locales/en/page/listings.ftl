# The lists of the lobby: tables and finished matches.
past-whose = Whose matches
past-own = Yours
past-all = Everybody’s
table-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
table-level = Bots: { $level }
table-running = In progress
table-watchers = { $count } watching
people-online = { $count ->
    [one] { $count } person online
   *[other] { $count } people online
}

## Finding a table

find-label = Find a table
find-words = Name or title
find-games = All games
find-chairs = Free chairs
find-chairs-free = { $count }+ free
find-levels = All levels
find-none = No table fits.
find-all = Show all tables
find-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
pages-label = Pages
pages-before = Page before
pages-after = Next page
pages-place = Page { $page } of { $pages }

## One's own tables

mine-all = Show all { $count }
mine-few = Show fewer
clear-away = Clear away
clear-open = Nobody can join it then.
clear-playing = The match ends there, without a result.
clear-keep = Keep
