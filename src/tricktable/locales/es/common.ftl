# Lo que dicen todos los juegos.

# Nombres

you = tú
monster = el monstruo
seat-number = asiento { $number }
name = { $Who }
# Detrás de palabras femeninas: la tarea tuya, la previsión de Ada
whose = { $whoIs ->
    [you] tuya
   *[other] de { $who }
}

# Listas y números: «e» ante el sonido i, «u» ante el sonido o

list-and = { $endBegins ->
    [i] { $start } e { $end }
   *[other] { $start } y { $end }
}
list-or = { $endBegins ->
    [o] { $start } u { $end }
   *[other] { $start } o { $end }
}
line = { $parts }
count-of = { $Who } { $number }
card-of = { $Who } { $card }
hidden-cards = { $count ->
    [one] una carta
    [many] { $count } de cartas
   *[other] { $count } cartas
}
points = { $number ->
    [one] { $number } punto
    [many] { $number } de puntos
   *[other] { $number } puntos
}

# Qué ha pasado

dealt = { $whoIs ->
    [you] Recibes { $cards }
   *[other] { $Who } recibe { $cards }
}
played = { $whoIs ->
    [you] Juegas { $cards }
   *[other] { $Who } juega { $cards }
}
took-trick = { $whoIs ->
    [you] Te llevas la baza
   *[other] { $Who } se lleva la baza
}
trick-taken = { $whoIs ->
    [you] { $plays }: te la llevas tú
   *[other] { $plays }: se la lleva { $who }
}
passed-together = Pasan: { $who }
deals = { $whoIs ->
    [you] Repartes tú
   *[other] Reparte { $who }
}
starts = { $whoIs ->
    [you] Empiezas tú
   *[other] Empieza { $who }
}
score-line = { $Who }: { $what }
score-line-points = { $Who }: { $what } ({ $points })

# La situación

label-trump = Triunfo
label-tricks = Bazas
trumps = triunfos
ask-card = Juega una carta

# Qué está pasando

now-auction = subasta
now-cache = descarte
now-chief-trump = triunfo del jefe
now-discard = apartar una carta
now-drop = descarte de una tarea
now-monster = carta del monstruo
now-partner = pareja
now-pick = elección de tarea
now-row = fila
now-swap = cambio
now-take = elección de tareas
now-teams = equipos
now-trick = baza
now-trump = triunfo
now-veto = veto
now-vice-trump = triunfo del vice
now-number = { $part } { $number }

# Por qué algo no se puede hacer

why-over = La partida ha terminado.
why-turn = No te toca.
why-unheld = No tienes { $card } en la mano.
why-follow = Se ha salido con { $card } y tienes { $suit }, así que debes servir: { $allowed }.
why-follow-trumps = Se ha salido con { $card }, que es triunfo, y tienes triunfos, así que debes servir: { $allowed }.
why-trump = Se ha salido con { $card }; no tienes { $suit }, pero sí triunfos, así que debes echar uno: { $allowed }.
why-opening = La primera baza debe abrirse con { $allowed }, no con { $card }.
why-reserved = Todavía no se puede salir con { $card } mientras tengas otra cosa: { $allowed }.
why-held-back = { $card } no se puede jugar en la primera baza mientras puedas jugar otra cosa: { $allowed }.
why-impossible = Eso no es posible ahora. Puedes elegir: { $allowed }.

# Lo que dice un juego sin palabras propias; lo que él mismo nombra sigue en inglés

declared = { $what }
declared-with = { $what } { $values }
declared-number = { $what } { $number }
label = { $What }
told = { $Who }: { $what }
no-suit = ninguno
standing-most = { $totals } (gana quien tiene más puntos)
standing-fewest = { $totals } (gana quien tiene menos puntos)
ask-choice = Elige: { $what }
