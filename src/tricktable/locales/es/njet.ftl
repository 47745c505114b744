# NJET

# Colores

njet-blue = azul
njet-yellow = amarillo
njet-red = rojo
njet-black = negro
njet-letter-blue = az
njet-letter-yellow = am
njet-letter-red = r
njet-letter-black = n

# Casillas del tablero

njet-space-start = { $whoIs ->
    [you] empiezas tú
   *[other] empieza { $who }
}
njet-cache-discard-1 = descartar 1 carta
njet-cache-discard-2 = descartar 2 cartas
njet-cache-discard-2-no-0 = descartar 2 cartas, ningún cero
njet-cache-pass-2 = pasar 2 cartas a la derecha
njet-cache-nothing = sin descarte
njet-trump = triunfo { $colour }
njet-no-trump = sin triunfo
njet-super-trump = supertriunfo { $colour }
njet-no-super-trump = sin supertriunfo
njet-points = { $points ->
    [one] { $points } punto por baza
   *[other] { $points } puntos por baza
}

# Qué ha pasado

njet-vetoed = { $whoIs ->
    [you] Vetas «{ $space }»
   *[other] { $Who } veta «{ $space }»
}
njet-settled = { $whoIs ->
    [you] El tablero: empiezas tú · { $spaces }
   *[other] El tablero: empieza { $who } · { $spaces }
}
njet-named-team = { $whoIs ->
    [you] Formas los equipos: { $teams }
   *[other] { $Who } forma los equipos: { $teams }
}
njet-kept-monster = { $whoIs ->
    [you] Te quedas la carta del monstruo y cuentas doble
   *[other] { $Who } se queda la carta del monstruo y cuenta doble
}
njet-gave-monster = { $whoIs ->
    [you] Le das la carta del monstruo a { $to }, que cuenta doble
   *[other] { $toIs ->
        [you] { $Who } te da la carta del monstruo: cuentas doble
       *[other] { $Who } le da la carta del monstruo a { $to }, que cuenta doble
    }
}
njet-discarded = { $whoIs ->
    [you] Descartas { $cards }
   *[other] { $Who } descarta { $cards }
}
njet-gave = { $whoIs ->
    [you] Le pasas { $cards } a { $to }
   *[other] { $toIs ->
        [you] { $Who } te pasa { $cards }
       *[other] { $Who } le pasa { $cards } a { $to }
    }
}
njet-received = { $whoIs ->
    [you] Recibes { $cards } de { $from }
   *[other] { $fromIs ->
        [you] { $Who } recibe { $cards } de ti
       *[other] { $Who } recibe { $cards } de { $from }
    }
}
njet-captured = { $whoIs ->
    [you] Capturas { $cards }
   *[other] { $Who } captura { $cards }
}

# La situación

njet-label-board = Tablero
njet-label-teams = Equipos
njet-label-cache = Descarte
njet-settled-so-far = { $spaces } (ya decidido)
# Una raya, porque tras «contra» sería «ti», también dentro de una lista
njet-teams = { $Team } – { $others }
njet-with-monster = { $Who } con el monstruo
njet-due = { $number } por elegir
njet-due-chosen = { $number } por elegir, ya elegido: { $cards }
njet-tricks = { $counts } (bazas + ceros)
njet-tricks-of = { $Who } { $tricks }+{ $zeros }
njet-standing = { $totals } ({ $rounds } rondas)

# Opciones

njet-ask-veto = Veta una casilla del tablero
njet-ask-team = Elige tu equipo
njet-ask-monster = ¿Quién recibe la carta del monstruo?
njet-ask-discard = Descarta una carta
njet-ask-pass = Pasa una carta a la derecha

# Por qué algo no se puede hacer

njet-why-last = Es la última casilla libre de su fila: se queda libre.
njet-why-covered = Esa casilla ya está vetada.
njet-why-veto = Primero se vetan casillas por turnos, hasta que quede una sola libre en cada fila.
njet-why-team = Elige un equipo en el que estés: { $allowed }.
njet-why-monster = La carta del monstruo es para alguien del equipo más pequeño: { $allowed }.
njet-why-cache = Primero elige las cartas que salen de tu mano: { $allowed }.
njet-why-zero = No puedes descartar ceros mientras tengas otras cartas: { $allowed }.

# La puntuación

njet-score-tricks = { $number ->
    [one] { $number } baza
   *[other] { $number } bazas
}
njet-score-captured = { $number ->
    [one] { $number } cero capturado
   *[other] { $number } ceros capturados
}
njet-score-count = { $tricks } + { $captured }
njet-score-count-double = { $tricks } + { $captured }, cuenta doble
njet-score-team = el equipo tiene { $number } × { $points }
njet-score-difference = el equipo tiene { $own }; los otros, { $others }
