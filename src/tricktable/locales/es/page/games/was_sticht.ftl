# Was sticht?: what only the page says.

game-was_sticht = Was sticht?
about-was_sticht = Elige cartas a la vista con un triunfo secreto.
option-was_sticht-memory = Manos tras la elección
option-was_sticht-memory-off = siguen a la vista
option-was_sticht-memory-on = ocultas: hay que recordarlas
looks-open = { $count ->
    [0] no queda ninguna
    [one] queda una
   *[other] quedan { $count }
}
looks-pick-secret = Cada uno elige una tarea en secreto.
task-last = última
task-with-trick = 1+ bazas, { $task }
panel-told = Antes; con borde: habría ganado
panel-rows = Filas
panel-rows-about = Quién tomó cada carta. El número es el orden; la carta con borde habría ganado la fila.
panel-rows-out = Fuera
panel-would-win = habría ganado
panel-aim = Objetivo: cumplir una tarea ajena que su dueño falle
panel-later = Filas siguientes
panel-only-you = (solo lo sabes tú)
rules-about-was_sticht = Eliges tu mano entre cartas a la vista, pero solo uno conoce los triunfos. Quien los adivina se libra de sus tareas.
replay-task = ha elegido: { $task }
replay-trumps = conoce los triunfos: { $trumps }
replay-no-trumps = sabe que no hay triunfos
act-draft = Elegir { $cards }
