# Problemas, y errores propios que vuelven.
puzzles-title = Problemas
puzzles-lede = Posiciones en las que una opción es claramente la correcta. Todo lo que hace falta se puede saber.
puzzles-none = Este servidor no tiene problemas.
puzzles-all = Todos los problemas
puzzles-game = Juego
puzzles-theme = Tema
puzzles-every = todos
puzzles-record = { $solved } de { $tried } resueltos
puzzles-count = { $count ->
    [one] Un problema
   *[other] { $count } problemas
}
puzzle-day = Problema del día
puzzle-title = Problema
puzzle-begin = Resolver
puzzle-next = Siguiente problema
puzzle-solved = resuelto
puzzle-missed = sin resolver
puzzle-missing = No existe ese problema.
puzzle-about = ¿Qué eliges? Una opción es claramente la mejor.
puzzle-players = { $count } jugadores
puzzle-difficulty = Dificultad { $level } de 5

## Práctica

practice-title = Errores propios
practice-due = { $count ->
    [0] Ahora no espera ninguno. Los errores que encuentran los análisis de tus partidas vuelven aquí al cabo de unos días.
    [one] Uno espera otro intento.
   *[other] { $count } esperan otro intento.
}
practice-later = { $count ->
    [one] Otro vuelve el { $day }.
   *[other] Otros { $count } vuelven, el primero el { $day }.
}
practice-begin = Practicar
practice-next = Siguiente
practice-ask = { $place } de { $of }: aquí te equivocaste una vez. ¿Qué eliges ahora?
