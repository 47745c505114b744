# NJET: what only the page says.

game-njet = NJET
about-njet = Veta lo que la ronda no debe ser.
option-njet-difference = Quién puntúa
option-njet-difference-off = los dos equipos, cada uno lo suyo
option-njet-difference-on = solo el mejor equipo, solo la diferencia
looks-against = { $team } contra { $others }
looks-due = { $count ->
    [0] cartas elegidas
    [one] { $count } carta por elegir
   *[other] { $count } cartas por elegir
}
card-super-trump = { $card }, supertriunfo
panel-picked = Elegidas
panel-covered-by = vetada por { $who }
panel-covered = vetada
sign-monster = contado doble
sign-captured = { $count ->
    [one] un 0 capturado
    [many] { $count } de ceros capturados
   *[other] { $count } ceros capturados
}
row-start = Quién empieza
row-cache = Descarte
row-super = Super{"\u00AD"}triunfo
row-points = Una baza vale
cache-discard-1 = descar{"\u00AD"}tar 1
cache-discard-2 = descar{"\u00AD"}tar 2
cache-discard-2-no-0 = descar{"\u00AD"}tar 2, ningún 0
cache-pass-2 = pasar 2 a la derecha
cache-nothing = nada
rules-about-njet = Antes de la primera carta, todos prohíben algo: un triunfo, quién empieza, cuánto vale una baza. Se juega con lo que queda.
