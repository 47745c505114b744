# The lists of the lobby: tables and finished matches.
past-whose = De quién
past-own = Tuyas
past-all = De todos
table-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
table-level = Bots: { $level }
table-running = en curso
table-watchers = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}
people-online = { $count ->
    [one] { $count } persona en línea
   *[other] { $count } personas en línea
}

## Finding a table

find-label = Buscar una mesa
find-words = Nombre o título
find-games = Juego: todos
find-chairs = Asientos libres
find-chairs-free = { $count }+ libres
find-levels = Nivel: todos
find-none = Ninguna mesa coincide.
find-all = Ver todas las mesas
find-count = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
pages-label = Páginas
pages-before = Página anterior
pages-after = Página siguiente
pages-place = Página { $page } de { $pages }

## One's own tables

mine-all = Ver las { $count }
mine-few = Ver menos
clear-away = Quitar
clear-open = Nadie más podrá unirse.
clear-playing = La partida termina así, sin resultado.
clear-keep = Conservar
