# Aprender jugando: lo que dice la guía en la primera ronda. Una lección cada vez, unas pocas frases cortas.
guide-title = Tu primera ronda
guide-got-it = Entendido
guide-next = Siguiente
guide-fold = Plegar la guía
guide-unfold = Mostrar la guía
guide-close = Terminar la guía
guide-steps = { $read } de { $all } lecciones
guide-more = { $count ->
    [one] una lección más
   *[other] { $count } lecciones más
}
guide-idle-turn = Te toca. Lo que puedes elegir está levantado o tiene un borde; elige una carta apagada para saber por qué tiene que esperar.
guide-idle-wait = Les toca a los demás. Fíjate en lo que hacen.
guide-hint = ¿Qué jugarías tú?
guide-end = Esa ha sido tu primera ronda: ya sabes cómo va el juego. La partida sigue con la próxima ronda, ahora sin mí.
guide-play-on = Seguir con la partida
guide-other-game = Aprender otro juego
guide-rules = Leer las reglas
