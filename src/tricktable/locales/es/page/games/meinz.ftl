# Meinz: what only the page says.

game-meinz = Meinz
about-meinz = Gana la carta más baja. Dos bazas cada uno.
option-meinz-sums = Sumas durante la ronda
option-meinz-sums-off = ocultas: a contar
option-meinz-sums-on = a la vista
panel-sum = Suma
panel-sum-range = de { $least } a { $most }
looks-tricks-to-take = Bazas por ganar
looks-to-take = { $count ->
    [0] dos bazas ganadas
    [one] { $count } baza por ganar
   *[other] { $count } bazas por ganar
}
looks-nobody-called = nadie todavía
looks-your-trick = Tu baza
meinz-pick-two = Elige una carta de tu mano y otra de la baza
meinz-do-swap = Cambiar
looks-asides = Cartas apartadas
looks-chooses = eligiendo aún
looks-has-chosen = carta elegida
looks-swapped-in = Tomada en un cambio
panel-called = Se lleva esta baza
panel-discard = Tu carta apartada
sign-called = ¡Meinz!
sign-full = dos bazas
act-call = «¡Meinz!»
act-stay = Por ahora basta
rules-about-meinz = La carta más baja se lleva la baza, y cada uno hace exactamente dos. Puntúa la suma más alta y también la más baja; lo malo es quedarse en medio.
