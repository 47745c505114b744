# Was sticht?

# Colores y triunfos

was-sticht-red = rojo
was-sticht-blue = azul
was-sticht-green = verde
was-sticht-yellow = amarillo
was-sticht-letter-red = r
was-sticht-letter-blue = az
was-sticht-letter-green = v
was-sticht-letter-yellow = am
was-sticht-numbers = los { $number }
was-sticht-none = ninguno

# Tareas

was-sticht-no-tricks = ninguna baza
was-sticht-no-red = nada de rojo
was-sticht-no-blue = nada de azul
was-sticht-no-green = nada de verde
was-sticht-no-yellow = nada de amarillo
was-sticht-exactly = justo { $tricks }
was-sticht-last-trick = última baza
was-sticht-most-tricks = más bazas que nadie
was-sticht-fewest-tricks = menos bazas que nadie
was-sticht-take-no-trick = no hacer ninguna baza
was-sticht-take-no-red = hacer al menos una baza, pero sin ninguna carta roja
was-sticht-take-no-blue = hacer al menos una baza, pero sin ninguna carta azul
was-sticht-take-no-green = hacer al menos una baza, pero sin ninguna carta verde
was-sticht-take-no-yellow = hacer al menos una baza, pero sin ninguna carta amarilla
was-sticht-take-exactly = { $tricks ->
    [one] hacer justo { $tricks } baza
   *[other] hacer justo { $tricks } bazas
}
was-sticht-take-last = hacer la novena baza
was-sticht-take-most = hacer más bazas que nadie
was-sticht-take-fewest = hacer menos bazas que nadie

# Qué ha pasado

was-sticht-took-task = { $whoIs ->
    [you] Tomas la tarea «{ $task }»
   *[other] { $Who } toma la tarea «{ $task }»
}
was-sticht-laid-out = Fila: { $cards }
was-sticht-saw-trumps = { $whoIs ->
    [you] Miras los triunfos
   *[other] { $Who } mira los triunfos
}
was-sticht-saw-trumps-shown = { $whoIs ->
    [you] Miras los triunfos: { $trumps }
   *[other] { $Who } mira los triunfos: { $trumps }
}
was-sticht-drafted = { $whoIs ->
    [you] Eliges { $cards }
   *[other] { $Who } elige { $cards }
}
was-sticht-set-aside = { $cards } queda fuera de esta ronda
was-sticht-told = { $whoIs ->
    [you] Habría ganado tu { $cards }
   *[other] Habría ganado { $cards }, de { $who }
}
was-sticht-showed-trumps = Se descubren los triunfos: { $trumps }
was-sticht-picked = { $whoIs ->
    [you] Eliges la tarea «{ $task }»
   *[other] { $Who } elige la tarea «{ $task }»
}
was-sticht-picked-secretly = { $whoIs ->
    [you] Eliges una tarea en secreto
   *[other] { $Who } elige una tarea en secreto
}
was-sticht-showed-task = { $whoIs ->
    [you] Enseñas la tarea «{ $task }»
   *[other] { $Who } enseña la tarea «{ $task }»
}
was-sticht-dropped = { $whoIs ->
    [you] Descartas la tarea «{ $task }»
   *[other] { $Who } descarta la tarea «{ $task }»
}

# La situación

was-sticht-label-trumps = Triunfos
was-sticht-label-met = Cumplida
was-sticht-label-told = Antes
was-sticht-label-later = Después
was-sticht-label-row = Fila { $number }
was-sticht-secret = { $trumps } (solo lo sabes tú)
was-sticht-known-to = { $whoIs ->
    [you] solo los conoces tú hasta que se hayan elegido todas las cartas
   *[other] solo los conoce { $who } hasta que se hayan elegido todas las cartas
}
was-sticht-start-player = jugador inicial
was-sticht-tricks = { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}
was-sticht-no-tasks = sin tareas
was-sticht-picked-task = { $TASK }
was-sticht-met = { $whoIs ->
    [you] Has cumplido la tarea fallada { $owners }
   *[other] { $Who } ha cumplido la tarea fallada { $owners }
}
# Filas de cartas: en el orden en que se eligieron, y entre corchetes la que habría ganado
was-sticht-row = { $number }: { $cards }
was-sticht-rows = { $rows }
was-sticht-winner = [{ $card }]
was-sticht-row-taken = { $cards }   (elegidas: { $taken })
was-sticht-standing = Tareas descartadas: { $totals } (se gana con { $target })

# Opciones

was-sticht-ask-take = Toma una tarea para la partida
was-sticht-ask-draft = Elige una carta de la fila
was-sticht-ask-pick = Elige tu tarea para esta ronda
was-sticht-ask-drop = Descarta una de tus tareas

# Por qué algo no se puede hacer

was-sticht-why-gone = Ya no queda ninguna de las dos cartas de esa tarea.
was-sticht-why-take = Primero todos toman sus tareas: { $allowed }.
was-sticht-why-row = Esa carta no está en la fila: { $allowed }.
was-sticht-why-draft = Primero se eligen las cartas de las filas: { $allowed }.
was-sticht-why-unowned = No tienes esa tarea: { $allowed }.
was-sticht-why-pick = Primero elige tu tarea para esta ronda: { $allowed }.
was-sticht-why-drop = Debes descartar una de tus tareas: { $allowed }.

# La puntuación

was-sticht-score-met = tarea «{ $task }» cumplida y descartada
was-sticht-score-missed = tarea «{ $task }» fallada
was-sticht-score-stolen = cumplida la tarea fallada { $owners }: «{ $task }» descartada
