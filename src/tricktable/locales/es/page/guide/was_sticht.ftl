# Was sticht?: what the coach says.

guide-was-sticht-goal = ¡Hola! Cada uno toma cuatro tareas, como «ninguna baza» o «última baza». En cada ronda intentas librarte de una. Quien se quede antes sin tareas gana la partida.
guide-was-sticht-take = Toma una tarea, por turnos, hasta que cada uno tenga cuatro. Mézclalas: una para cartas débiles, otra para fuertes, y así siempre habrá alguna que encaje.
guide-was-sticht-rows = Ahora formas tu mano: de cada una de las nueve filas todos eligen una carta, a la vista. Quién elige primero cambia de fila en fila.
guide-was-sticht-secret = { $whoIs ->
    [you] Tú empiezas la ronda: solo tú conoces el color y el número de triunfo.
   *[other] { $Who } empieza la ronda y solo { $who } conoce el color y el número de triunfo. Tendrás que descubrirlos.
}
guide-was-sticht-draft = Elige una carta de la fila. Las bajas ayudan a evitar bazas y las altas a ganarlas; y cualquiera puede resultar ser triunfo.
guide-was-sticht-told = La pista: { $cards } habría ganado esta fila. { $whoIs ->
    [you] La tienes tú.
   *[other] La tiene { $who }.
} Si no era la más alta en el color de la primera carta, es un triunfo: por su color o por su número.
guide-was-sticht-told-again = Compara las pistas: ¿qué color o número gana aunque al lado haya cartas más altas? Así se descubren los triunfos.
guide-was-sticht-trumps = Los triunfos están a la vista. Todas las cartas con el número de triunfo son triunfos altos, y la del color de triunfo es la más alta. Después van las demás cartas de ese color.
guide-was-sticht-pick = Mira todas las manos y elige la tarea que puedes cumplir con tus cartas. Los demás también eligen en secreto, salvo quien empezó.
guide-was-sticht-tasks = Las tareas están a la vista. Cumple la tuya y procura que otros fallen la suya. Quien empezó no tiene ninguna, pero gana si cumple una que alguien falla.
guide-was-sticht-lead = Sales tú y vale cualquier carta. Decide tu tarea: una carta baja si no quieres bazas, un triunfo si quieres una.
guide-was-sticht-follow = Algunas cartas están apagadas: quien puede servir debe hacerlo. Todos los triunfos juntos son un solo palo; una carta con el número de triunfo ya no es de su color.
guide-was-sticht-trumped = { $whoIs ->
    [you] Juegas un triunfo: { $cards }.
   *[other] { $Who } juega un triunfo: { $cards }.
} Los triunfos ganan a las demás cartas. Entre cartas con el número de triunfo, vale más la primera que se juega.
guide-was-sticht-took = { $whoIs ->
    [you] Ganas la baza y sales después.
   *[other] { $Who } gana la baza y sale después.
} ¿Le va bien a tu tarea? Ve contando.
guide-was-sticht-drop = Has cumplido una tarea que su dueño ha fallado. A cambio puedes descartar una tuya, la que quieras.
guide-was-sticht-met = Has cumplido tu tarea y te libras de ella. ¡Una menos de camino a la victoria!
guide-was-sticht-missed = Esta vez has fallado tu tarea y te la quedas. Quizá encaje mejor en otra ronda.
guide-was-sticht-stolen = { $whoIs ->
    [you] Empezabas la ronda y has cumplido una tarea fallada: te quitas una de las tuyas.
   *[other] { $Who } empezaba la ronda y ha cumplido una tarea fallada: también tiene una menos.
} La próxima ronda la empieza quien está a su izquierda.
