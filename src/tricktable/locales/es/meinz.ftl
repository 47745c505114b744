# Meinz

# Colores

meinz-blue = azul
meinz-green = verde
meinz-red = rojo
meinz-yellow = amarillo
meinz-letter-blue = az
meinz-letter-green = v
meinz-letter-red = r
meinz-letter-yellow = am

# Qué ha pasado

meinz-discarded = { $whoIs ->
    [you] Apartas { $cards }
   *[other] { $Who } aparta { $cards }
}
meinz-called = { $whoIs ->
    [you] Cantas «¡Meinz!» y te llevarás la baza
   *[other] { $Who } canta «¡Meinz!» y se llevará la baza
}
meinz-swapped = { $whoIs ->
    [you] Cambias { $given } de tu mano por { $taken } de la baza
   *[other] { $Who } cambia { $given } de su mano por { $taken } de la baza
}
meinz-kept = { $whoIs ->
    [you] No cambias nada
   *[other] { $Who } no cambia nada
}

# La situación

meinz-label-swapped = Cambiadas
meinz-label-aside = Apartada
meinz-label-sums = Sumas
meinz-sum = { $Who } { $now }
meinz-sum-between = { $Who } { $now } (al final, de { $least } a { $most })
meinz-label-called = Cantada
meinz-tricks = { $counts } (2 como máximo)
meinz-takes = { $whoIs ->
    [you] Te llevas esta baza, se juegue lo que se juegue
   *[other] { $Who } se lleva esta baza, se juegue lo que se juegue
}
meinz-standing = { $totals } ({ $rounds } rondas)

# Opciones

meinz-ask-discard = Aparta una carta boca abajo
meinz-ask-call = ¿Cantas «¡Meinz!» y te llevas esta baza?
meinz-ask-swap = ¿Cambias una carta con la baza que te has llevado?
meinz-explain-call = llevarte esta baza, se juegue lo que se juegue
meinz-explain-pass = no cantar
meinz-explain-keep = no cambiar nada
meinz-explain-swap = dar { $given }, recibir { $taken }

# Por qué algo no se puede hacer

meinz-why-follow = Se ha salido con { $card } y tienes { $suit }, así que debes jugar { $suit } o un { $number }: { $allowed }.
meinz-why-discard = Primero todos apartan una carta: { $allowed }.
meinz-why-call = Primero di si cantas «¡Meinz!»: { $allowed }.
meinz-why-swap = Primero di si cambias: { $allowed }.
meinz-why-untaken = { $card } no está en la baza que te has llevado.

# La puntuación

meinz-highest = la suma más alta
meinz-second = la segunda suma más alta
meinz-third = la tercera suma más alta
meinz-lowest = la suma más baja
meinz-level = la misma suma que alguien más
meinz-score = { $sum }, { $place }
