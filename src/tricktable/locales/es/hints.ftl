# Consejos

# Qué elegir

hint-choice = { $choice } ({ $meaning })
hint-meaning = «{ $meaning }»
hint-only = Solo puedes elegir { $choice }: { $chance } de probabilidad de ganar la partida.
hint-close = Apenas hay diferencia entre { $choices } ({ $chance } de probabilidad de ganar la partida). Yo elegiría { $best }.
hint-play = Juega { $choice }: { $chance } de probabilidad de ganar la partida.
hint-choose = Elige { $choice }: { $chance } de probabilidad de ganar la partida.
hint-untried = La regla práctica dice { $choice }. Aquí no se pudo probar nada.
hint-thumb = La regla práctica dice { $choice }. Aquí es la mejor guía: probar no mejora nada.
hint-percent = { $number }{"\u00A0"}%
hint-less-than-one-percent = menos del 1{"\u00A0"}%
hint-more-than-99-percent = más del 99{"\u00A0"}%

# En comparación

hint-deals = { $number ->
    [one] { $number } reparto que no puedes descartar
    [many] { $number } de repartos que no puedes descartar
   *[other] { $number } repartos que no puedes descartar
}
hint-ways = { $number ->
    [one] { $number } forma en que puede seguir la ronda
    [many] { $number } de formas en que puede seguir la ronda
   *[other] { $number } formas en que puede seguir la ronda
}
hint-apart = menos del 1{"\u00A0"}% de diferencia
hint-same = { $best } y { $other } valen lo mismo en todos los casos ({ $where }).
hint-better = { $best } es mejor que { $other } en { $better } de { $where } ({ $difference }).
hint-better-and-worse = { $best } es mejor que { $other } en { $better } de { $where }, y peor en { $worse } ({ $difference }).
hint-not-clearly-better = { $other } es mejor que { $best } en { $better } de { $where }, y peor en { $worse } ({ $difference }): no es claramente mejor, así que sigo la regla práctica: { $best }.

# Quién se lleva la baza

hint-takes = La baza es tuya.
hint-takes-last = Te llevas la baza: juegas en último lugar.
hint-takes-top = Te llevas la baza: nada de lo que queda en juego supera esa carta.
hint-takes-unable = Te llevas la baza: nadie que juegue después de ti puede superar esa carta.
hint-ahead = Tal como está la baza, la ganas con esa carta.
hint-unbeaten = Ningún rival que juegue después de ti puede superar esa carta.
hint-beaten-never = En ninguno de { $worlds } repartos puede un rival que juega después de ti superar esa carta.
hint-beaten = Un rival que juega después de ti puede superar esa carta.
hint-beaten-with = Un rival que juega después de ti puede superar esa carta (con { $cards }).
hint-beaten-in = En { $number } de { $worlds } repartos puede un rival que juega después de ti superar esa carta.
hint-beaten-in-with = En { $number } de { $worlds } repartos puede un rival que juega después de ti superar esa carta (con { $cards }).
hint-under = { $whoIs ->
    [you] La baza sigue siendo tuya.
   *[other] La baza la sigue ganando { $who }.
}
hint-mate-ahead = { $Who }, de tu equipo, va ganando la baza.
hint-mate-takes = { $Who }, de tu equipo, se lleva la baza de todos modos.
hint-caller = { $whoIs ->
    [you] Has cantado «¡Meinz!» y te llevas la baza.
   *[other] { $Who } ha cantado «¡Meinz!» y se lleva la baza.
}
hint-full = Ya tienes todas tus bazas y no te llevas ninguna más.

# Qué más significa

hint-ruins = Eso frustra la previsión { $owner }.
hint-breaks = Pero así fallas tu tarea «{ $task }».
hint-reaches = Con eso tu equipo alcanza su meta de { $goal }.
hint-captures = Capturas { $cards }.
hint-zero = Es un 0, que tus rivales pueden capturar.
hint-worth = { $points ->
    [one] { $points } punto en la baza.
    [many] { $points } de puntos en la baza.
   *[other] { $points } puntos en la baza.
}
hint-length = { $number ->
    [0] No tienes ninguna.
   *[other] Tienes { $number }.
}
hint-bid = { $cards ->
    [one] Eso hace una puja de { $cards } carta, con una meta de { $goal }.
    [many] Eso hace una puja de { $cards } de cartas, con una meta de { $goal }.
   *[other] Eso hace una puja de { $cards } cartas, con una meta de { $goal }.
}
hint-raises = Entonces el bote es de { $pot }.
hint-sum-stays = Tu suma no cambia.
hint-sum-grows = Tu suma sube { $number }.
hint-sum-shrinks = Tu suma baja { $number }.
hint-holds = { $whoIs ->
    [you] Tienes { $cards }.
   *[other] { $Who } tiene { $cards }.
}
hint-last-of = Es tu última carta de { $suit }.
hint-last-trump = Es tu último triunfo.
hint-void = { $whoIs ->
    [you] No tienes { $suit }.
    [many] No tienen { $suit }: { $who }.
   *[other] { $Who } no tiene { $suit }.
}
hint-no-trumps = { $whoIs ->
    [you] No tienes triunfos.
    [many] No tienen triunfos: { $who }.
   *[other] { $Who } no tiene triunfos.
}

# Qué se sabe

hint-known = Se sabe: { $facts }
hint-predicted = { $whoIs ->
    [you] Tu previsión es { $prediction }.
   *[other] La previsión de { $who } es { $prediction }.
}
hint-tricks-cost = En esta ronda las bazas cuestan puntos.
hint-few = { $Who } no quiere { $colour } como triunfo: como mucho { $most } de ese color en { $number } de { $worlds } repartos, por azar en { $chance }.
hint-points = { $own ->
    [one] Tienes { $own } punto y nadie más tiene más de { $most }.
    [many] Tienes { $own } de puntos y nadie más tiene más de { $most }.
   *[other] Tienes { $own } puntos y nadie más tiene más de { $most }.
}
hint-points-of-sides = { $own ->
    [one] Tu equipo tiene { $own } punto; el otro, { $most }.
    [many] Tu equipo tiene { $own } de puntos; el otro, { $most }.
   *[other] Tu equipo tiene { $own } puntos; el otro, { $most }.
}
hint-task = { $tricks ->
    [one] La tarea { $owner } es «{ $task }», con { $tricks } baza hasta ahora.
   *[other] La tarea { $owner } es «{ $task }», con { $tricks } bazas hasta ahora.
}
hint-goal = Tu equipo tiene { $points } de { $goal } puntos.
hint-goal-reached = Tu equipo ha alcanzado su meta de { $goal }.
hint-chief-goal = El equipo del jefe tiene { $points } de { $goal } puntos.
hint-chief-reached = El equipo del jefe ha alcanzado su meta de { $goal }.
hint-trumps-out = { $number ->
    [0] Ya no queda ningún triunfo en juego.
    [one] Aún queda { $number } triunfo en juego.
   *[other] Aún quedan { $number } triunfos en juego.
}
