# Lo que la propia página dice de un juego: rótulos de los paneles, señales de los asientos, nombres cortos de las opciones.

## Cartas

card-name = { $suit } { $number }
card-trump = { $card }, triunfo
card-higher-trump = { $card }, triunfo mayor

## Paneles

panel-none = ninguno

## Señales junto a un asiento

sign-partner = compañero
sign-dealer = { $whoIs ->
    [you] repartes
   *[other] reparte
}
sign-start = { $whoIs ->
    [you] empiezas
   *[other] empieza
}

## Opciones

act-plain = { $action }
