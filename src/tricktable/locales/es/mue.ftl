# Mü

# Colores y triunfos

mue-blue = azul
mue-yellow = amarillo
mue-red = rojo
mue-black = negro
mue-green = verde
mue-letter-blue = az
mue-letter-yellow = am
mue-letter-red = r
mue-letter-black = n
mue-letter-green = v
mue-numbers = los { $number }
mue-no-trump = sin triunfo
mue-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}

# Qué ha pasado

mue-bid = { $whoIs ->
    [you] Pujas con { $cards }
   *[other] { $Who } puja con { $cards }
}
mue-passed = { $whoIs ->
    [you] Pasas
   *[other] { $Who } pasa
}
mue-passed-out = Nadie ha pujado: la ronda ha terminado
mue-tied = { $lastIs ->
    [you] Empate en lo más alto: { $tied }; la última puja es tuya
   *[other] Empate en lo más alto: { $tied }; la última puja es de { $last }
}
mue-became-chief = { $whoIs ->
    [you] Eres jefe con una puja de { $bid }
   *[other] { $Who } es jefe con una puja de { $bid }
}
mue-became-vice = { $whoIs ->
    [you] Eres vice con una puja de { $bid }
   *[other] { $Who } es vice con una puja de { $bid }
}
mue-named-trump = { $whoIs ->
    [you] Eliges { $trump } como triunfo
   *[other] { $Who } elige { $trump } como triunfo
}
mue-named-none = { $whoIs ->
    [you] No eliges ningún triunfo
   *[other] { $Who } no elige ningún triunfo
}
mue-named-partner = { $whoIs ->
    [you] Eliges a { $partner } como pareja
   *[other] { $partnerIs ->
        [you] { $Who } te elige como pareja
       *[other] { $Who } elige a { $partner } como pareja
    }
}

# La situación

mue-label-chief = Jefe
mue-label-trumps = Triunfos
mue-label-bids = Pujas
mue-label-open = A la vista
mue-label-at-stake = En juego
mue-at-stake = { $bid }: { $goal } puntos necesarios, bonificación de { $least } a { $most }
mue-tie = Con { $bid } solo empatas: si queda así, la ronda termina y pierdes { $loss }.
mue-label-points = Puntos
mue-chief = { $Who } (puja { $bid })
mue-chief-team = { $partnerIs ->
    [you] { $Who } (puja { $bid }) contigo
   *[other] { $Who } (puja { $bid }) con { $partner }
}
mue-needed = hacen falta { $goal } puntos
mue-needed-so-far = hacen falta { $goal } puntos, hay { $points }
mue-vice = vice: { $who }
mue-no-vice = sin vice
mue-chief-trump = { $trump } (jefe)
mue-vice-trump = { $trump } (vice)
mue-both-trumps = { $chief } (jefe), después { $vice } (vice)
mue-bids = { $bids } (ahora, { $limit } como mucho)
mue-no-bids = ninguna todavía (ahora, { $limit } como mucho)
mue-standing = { $totals } (hasta { $target })
mue-standing-limited = { $rounds ->
    [one] { $totals } (hasta { $target }, { $rounds } ronda como mucho)
   *[other] { $totals } (hasta { $target }, { $rounds } rondas como mucho)
}

# Opciones

mue-ask-bid = Puja con una carta o pasa
mue-ask-more = Puja con otra carta o para
mue-ask-vice-trump = Elige el triunfo menor
mue-ask-chief-trump = Elige el triunfo mayor
mue-ask-partner = Elige pareja
mue-lay-no-more = no añadir más en este turno
mue-bid-nothing = no pujar ahora

# Por qué algo no se puede hacer

mue-why-laid = Ya has pujado con esa carta.
mue-why-laid-something = Ya has pujado con una carta en este turno: puja con otra o déjalo así.
mue-why-unlaid = No has pujado en este turno: puja con una carta o pasa.
mue-why-auction = Primero va la subasta: { $allowed }.
mue-why-trump = Primero elige un triunfo: { $allowed }.
mue-why-none = Solo el jefe puede jugar sin triunfo; el vice debe elegir uno.
mue-why-unbid = El triunfo debe ser un color o un número de una carta de tu propia puja: { $allowed }.
mue-why-named = El vice ya ha elegido ese triunfo.
mue-why-partner = Primero elige pareja: { $allowed }.
mue-why-self = No puedes ser tu propia pareja.
mue-why-vice = El vice no puede ser la pareja.

# La puntuación

mue-score-triangles = { $points ->
    [one] { $points } punto en bazas
   *[other] { $points } puntos en bazas
}
mue-score-bonus = bonificación: el equipo tiene { $total }; la puja de { $bid } pedía { $goal }
mue-score-missed = { $missing ->
    [one] el equipo del jefe tiene { $total }; la puja de { $bid } pedía { $goal }: { $missing } carta pujada de más
   *[other] el equipo del jefe tiene { $total }; la puja de { $bid } pedía { $goal }: { $missing } cartas pujadas de más
}
mue-score-stalemate = empate con { $bid }
mue-score-bid-last = última puja en un empate con { $bid }
