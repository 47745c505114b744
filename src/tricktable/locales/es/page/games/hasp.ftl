# HASP: what only the page says.

game-hasp = HASP
about-hasp = Haz tu previsión y sube el bote.
option-hasp-teams = Equipos (con cuatro jugadores)
option-hasp-teams-chosen = según el asiento
option-hasp-teams-drawn = por sorteo antes de la partida
option-hasp-values = Lo que valen las cartas
option-hasp-values-about = Diez números, para las cartas del 1 al 10.
looks-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
looks-card-points = { $count ->
    [one] { $count } punto de carta
    [many] { $count } de puntos de cartas
   *[other] { $count } puntos de cartas
}
looks-shown = Enseñadas
looks-beside-village = El pueblo es triunfo, y además:
looks-all-so-far = { $taken } de { $played } bazas hasta ahora
looks-none-so-far = { $taken ->
    [0] ninguna baza hasta ahora
    [one] { $taken } de { $played } bazas
   *[other] { $taken } de { $played } bazas
}
panel-pot = Bote
rules-about-hasp = Prevé lo que va a encontrar tu mano: cada palabra audaz hace crecer el bote. Dos equipos, siete bazas y cuatro vecinos que siempre son triunfo.
act-promise = { $promise }, bote +{ $points }
hasp-was-ruined = { $whoIs ->
    [you] Tu «{ $prediction }» queda frustrada
   *[other] La «{ $prediction }» de { $who } queda frustrada
}: { $takerIs ->
    [you] te llevaste una baza
   *[other] { $taker } se llevó una baza
}
hasp-was-kept = { $whoIs ->
    [you] Has cumplido tu «{ $prediction }»
   *[other] { $who } ha cumplido la «{ $prediction }»
}
