# Lo que la propia página dice de un juego: rótulos de los paneles, señales de los asientos, nombres cortos de las opciones.

## Cartas

card-name = { $suit } { $number }
card-trump = { $card }, triunfo
card-super-trump = { $card }, supertriunfo
card-higher-trump = { $card }, triunfo mayor

## Paneles

panel-none = ninguno
panel-of = { $so } de { $goal }
panel-chief-trump = Triunfo mayor
panel-vice-trump = Triunfo menor
panel-pot = Bote
panel-picked = Elegidas
panel-called = Se lleva esta baza
panel-discard = Tu carta apartada
panel-goal = Puntos del equipo del jefe
panel-limit = Puja ahora como mucho
panel-told = Habría ganado
panel-later = Filas siguientes
panel-covered = tapado
panel-only-you = (solo lo sabes tú)

## Señales junto a un asiento

sign-partner = pareja
sign-dealer = reparte
sign-start = empieza
sign-monster = cuenta doble
sign-chief = jefe
sign-vice = vice
sign-called = ¡Meinz!
sign-full = tiene dos
sign-captured = { $count ->
    [one] un 0 capturado
    [many] { $count } de ceros capturados
   *[other] { $count } ceros capturados
}
sign-bid = { $count ->
    [one] puja una carta
    [many] puja { $count } de cartas
   *[other] puja { $count } cartas
}
sign-triangles = { $count ->
    [one] un punto
    [many] { $count } de puntos
   *[other] { $count } puntos
}

## Opciones

act-plain = { $action }
act-promise = { $promise }, bote +{ $points }
act-draft = Tomar { $cards }
act-pass = Pasar
act-call = «¡Meinz!»
act-stay = Por ahora basta

## El tablero de NJET

row-start = Quién empieza
row-cache = Antes de las bazas
row-super = Supertriunfo
row-points = Una baza vale
cache-discard-1 = descartar 1
cache-discard-2 = descartar 2
cache-discard-2-no-0 = descartar 2, ningún 0
cache-pass-2 = pasar 2 a la derecha
cache-nothing = nada
