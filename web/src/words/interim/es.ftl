# Los juegos en palabras, hasta que los servidores envíen frases con sucesos, opciones, motivos y puntos. Después esta carpeta desaparece.

## Cartas

suit-blue = azul
suit-yellow = amarillo
suit-red = rojo
suit-black = negro
suit-green = verde
suit-forest = bosque
suit-grassland = colina
suit-river = río
suit-canyon = montaña
suit-village = pueblo
card-name = { $suit } { $number }
trump-number = los { $number }

## Paneles

panel-blank = { "" }
panel-none = ninguno
panel-list = { $List }
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
act-seat = { $Who }
act-team = { $Team } contra { $others }
act-swap = Dar { $given }, tomar { $taken }
act-draft = Tomar { $cards }
act-pass-hasp = No predecir nada
act-pass-meinz = No cantar
act-pass-mue = Pasar
act-call = «¡Meinz!»
act-keep = No cambiar nada
act-stay = Por ahora basta
act-no-trump = sin triunfo
act-no-further-trump = ningún otro triunfo
row-start = Quién empieza
row-cache = Antes de las bazas
row-trump = Triunfo
row-super = Supertriunfo
row-points = Una baza vale
cache-discard-1 = descartar 1
cache-discard-2 = descartar 2
cache-discard-2-no-0 = descartar 2, ningún 0
cache-pass-2 = pasar 2 a la derecha
cache-nothing = nada
prediction-minor = descubierta menor
prediction-great = descubierta mayor
prediction-all = descubierta completa
prediction-no = descubierta nula
prediction-about-minor = muestra v7 y v8
prediction-about-great = muestra v9
prediction-about-all = vuestro bando gana todas las bazas
prediction-about-no = vuestro bando no gana ninguna baza
task-no-tricks = ninguna baza
task-no-red = sin rojo
task-no-blue = sin azul
task-no-green = sin verde
task-no-yellow = sin amarillo
task-exactly-1 = exactamente 1
task-exactly-2 = exactamente 2
task-exactly-3 = exactamente 3
task-exactly-4 = exactamente 4
task-last-trick = última baza
task-most-tricks = más bazas
task-fewest-tricks = menos bazas
task-about-no-tricks = no ganar ninguna baza
task-about-no-red = al menos una baza, pero ninguna carta roja
task-about-no-blue = al menos una baza, pero ninguna carta azul
task-about-no-green = al menos una baza, pero ninguna carta verde
task-about-no-yellow = al menos una baza, pero ninguna carta amarilla
task-about-exactly-1 = ganar exactamente 1 baza
task-about-exactly-2 = ganar exactamente 2 bazas
task-about-exactly-3 = ganar exactamente 3 bazas
task-about-exactly-4 = ganar exactamente 4 bazas
task-about-last-trick = ganar la novena baza
task-about-most-tricks = más bazas que todos los demás
task-about-fewest-tricks = menos bazas que todos los demás
ask-trick = Juega una carta
ask-trump = Di un triunfo
ask-predict = Predice algo, o nada
ask-veto = Veta lo que la ronda no debe ser
ask-teams = Di tu equipo
ask-monster = ¿Quién cuenta doble?
ask-discard = Descarta una carta
ask-give = Pasa una carta a la derecha
ask-aside = Aparta una carta boca abajo
ask-call = ¿Cantas «¡Meinz!» y te llevas esta baza?
ask-swap = ¿Cambias una carta con tu baza?
ask-take = Toma una misión para la partida
ask-draft = Toma una carta de la fila
ask-pick = Elige tu misión para esta ronda
ask-drop = Descarta una de tus misiones
ask-auction = Puja una carta, o pasa
ask-auction-more = Puja otra carta, o para
ask-vice-trump = Di el triunfo menor
ask-chief-trump = Di el triunfo mayor
ask-partner = Elige pareja

## Qué ha pasado

told-dealt = { $whoIs ->
    [you] Recibes { $cards }
   *[other] { $Who } recibe { $cards }
}
told-played = { $whoIs ->
    [you] Juegas { $cards }
   *[other] { $Who } juega { $cards }
}
told-took = { $whoIs ->
    [you] Te llevas la baza
   *[other] { $Who } se lleva la baza
}
told-passed = { $whoIs ->
    [you] Pasas
    [many] { $Who } pasan
   *[other] { $Who } pasa
}
told-turned = Se descubre { $cards }
told-named-trump = { $whoIs ->
    [you] Tu triunfo: { $trump }
   *[other] Triunfo de { $who }: { $trump }
}
told-predicted = { $whoIs ->
    [you] Predices { $prediction }
   *[other] { $Who } predice { $prediction }
}
told-predicted-showing = { $whoIs ->
    [you] Predices { $prediction } y muestras { $cards }
   *[other] { $Who } predice { $prediction } y muestra { $cards }
}
told-vetoed = { $whoIs ->
    [you] Vetas { $row }: { $space }
   *[other] { $Who } veta { $row }: { $space }
}
told-settled = El tablero: empieza { $who } · { $cache } · triunfo { $trump } · supertriunfo { $over } · una baza vale { $points }
told-named-team = { $whoIs ->
    [you] Dices los equipos: { $team } – { $others }
   *[other] { $Who } dice los equipos: { $team } – { $others }
}
told-gave-monster = { $whoIs ->
    [you] Das la carta del monstruo: { $other }
   *[other] { $Who } da la carta del monstruo: { $other }
}
told-discarded = { $whoIs ->
    [you] Apartas { $cards }
   *[other] { $Who } aparta { $cards }
}
told-gave = { $whoIs ->
    [you] Pasas { $cards } a la derecha
   *[other] { $Who } pasa { $cards } a la derecha
}
told-received = { $whoIs ->
    [you] Recibes { $cards }
   *[other] { $Who } recibe { $cards }
}
told-captured = { $whoIs ->
    [you] Capturas { $cards }
   *[other] { $Who } captura { $cards }
}
told-called = { $whoIs ->
    [you] Cantas «¡Meinz!»
   *[other] { $Who } canta «¡Meinz!»
}
told-swapped = { $whoIs ->
    [you] Das { $given } y tomas { $taken } de la baza
   *[other] { $Who } da { $given } y toma { $taken } de la baza
}
told-took-task = { $whoIs ->
    [you] Tomas la misión { $task }
   *[other] { $Who } toma la misión { $task }
}
told-saw-trumps = { $whoIs ->
    [you] Miras los triunfos: { $trumps }
   *[other] { $Who } mira los triunfos: { $trumps }
}
told-saw-trumps-secretly = { $Who } mira los triunfos
told-drafted = { $whoIs ->
    [you] Tomas { $cards }
   *[other] { $Who } toma { $cards }
}
told-set-aside = { $cards } sale de la ronda
told-told = { $cards } habría ganado
told-showed-trumps = Se muestran los triunfos: { $trumps }
told-picked = { $whoIs ->
    [you] Eliges la misión { $task }
   *[other] { $Who } elige la misión { $task }
}
told-picked-secretly = { $Who } elige una misión en secreto
told-showed-task = { $whoIs ->
    [you] Muestras la misión { $task }
   *[other] { $Who } muestra la misión { $task }
}
told-dropped = { $whoIs ->
    [you] Descartas la misión { $task }
   *[other] { $Who } descarta la misión { $task }
}
told-bid = { $whoIs ->
    [you] Pujas { $cards }
   *[other] { $Who } puja { $cards }
}
told-passed-out = Nadie ha pujado: termina la ronda
told-tied = Empate: { $seats }; última puja: { $who }
told-became-chief = { $whoIs ->
    [you] Eres jefe con una puja de { $count }
   *[other] { $Who } es jefe con una puja de { $count }
}
told-became-vice = { $whoIs ->
    [you] Eres vice con una puja de { $count }
   *[other] { $Who } es vice con una puja de { $count }
}
told-named-partner = { $whoIs ->
    [you] Tu pareja: { $other }
   *[other] Pareja de { $who }: { $other }
}

## Por qué no

no-turn = No te toca.
no-follow = Debes asistir.
no-meinz-follow = Debes jugar el color o el número de salida.
no-trump = Debes jugar un triunfo.
no-hasp-predict = Primero predice algo, o nada.
no-stale = Entretanto ha pasado otra cosa.
no-lost = Se perdió la conexión antes de la respuesta.
no-away = Un bot juega por ti.
no-back = Solo se puede retirar la última jugada propia.
no-revealed = Esa jugada ya ha mostrado algo: no se puede retirar.
no-njet-zero = Ningún 0 mientras tengas otras cartas.
no-laid = Ya has pujado esa carta.
no-otherwise = Ahora no es posible.
no-allowed = Se puede: { $cards }.

## Puntos

score-card-points = { $a ->
    [one] { $a } punto en bazas
    [many] { $a } de puntos en bazas
   *[other] { $a } puntos en bazas
}
score-pot = gana el bote
score-kept = predicción cumplida: el bote
score-ruined = predicción fallida: el bote
score-count = { $a ->
    [one] { $a } baza
    [many] { $a } de bazas
   *[other] { $a } bazas
}, ceros capturados: { $b }{ $c ->
    [2] {", "}cuenta doble
   *[other] { "" }
}
score-team = el equipo tiene { $a } × { $b }
score-difference = el equipo tiene { $a }, los otros { $b }
score-highest = { $a }, la suma más alta
score-second = { $a }, la segunda suma
score-third = { $a }, la tercera suma
score-lowest = { $a }, la suma más baja
score-level = { $a }, la misma suma que otro
score-task-met = cumplida: { $task }
score-task-missed = fallada: { $task }
score-task-stolen = cumplió una misión fallada; descarta { $task }
score-triangles = puntos en bazas
score-bonus = bono: { $b } de { $a } por puja { $c }
score-penalty = { $b } de { $a } por puja { $c }: falló por { $d }
score-defence = el jefe falló por { $d }
score-stalemate = empate con { $a }
score-bid-last = última puja del empate con { $a }
