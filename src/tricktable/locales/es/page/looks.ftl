# Lo que hay en la mesa: palabras cortas junto a imágenes, y nombres de imágenes para quien escucha la página.

looks-tricks = { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
}
looks-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
looks-clock = Tiempo restante
looks-hurry = Quedan diez segundos.
looks-kind-bot = bot
looks-kind-program = programa
looks-shown = Mostradas

## HASP

looks-beside-village = El pueblo es triunfo, y además:
looks-all-so-far = { $taken } de { $played } bazas hasta ahora
looks-none-so-far = { $taken ->
    [0] ninguna baza hasta ahora
    [one] { $taken } de { $played } bazas
   *[other] { $taken } de { $played } bazas
}

## Meinz

looks-tricks-to-take = Bazas por ganar
looks-to-take = { $count ->
    [0] tiene sus dos bazas
    [one] { $count } baza por ganar
   *[other] { $count } bazas por ganar
}
looks-nobody-called = nadie todavía
looks-your-trick = Tu baza
looks-swap-reading = De tu mano ⇄ de la baza
looks-asides = Cartas apartadas
looks-chooses = está eligiendo
looks-has-chosen = ya ha elegido
looks-swapped-in = Tomada en un cambio

## Mü

looks-limit = { $count ->
    [one] carta como máximo, en total
   *[other] cartas como máximo, en total
}
looks-passes = { $count } de { $all } pases seguidos
looks-no-bid = sin puja
looks-partner = Pareja
looks-vice = Vice
looks-others = { $count } para los demás
looks-bid = Puja

## NJET

looks-against = { $team } contra { $others }
looks-due = { $count ->
    [0] ya ha elegido
    [one] { $count } carta por elegir
   *[other] { $count } cartas por elegir
}

## Was sticht?

looks-open = { $count ->
    [0] no queda ninguna
    [one] queda una
   *[other] quedan { $count }
}
looks-pick-secret = Cada uno elige una tarea en secreto.
