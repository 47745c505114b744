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
guide-trick = ¿Qué es una baza?
guide-trick-one = Una baza: por turnos, cada uno pone una carta en el centro. Quien ha puesto la mejor se las lleva todas y las deja boca abajo: eso es una baza.
guide-trick-two = La primera carta de una baza dice qué se pide. Si tienes su palo o color, debes jugarlo: eso es servir. Si no lo tienes, a menudo puedes jugar lo que quieras.
guide-trick-three = Quien gana la baza sale: pone la primera carta de la siguiente. Los triunfos, si los hay, ganan a todas las demás cartas. Para qué sirven las bazas cambia en cada juego, y eso viene ahora.
guide-end = Esa ha sido tu primera ronda: ya sabes cómo va el juego. La partida sigue con la próxima ronda, ahora sin mí.
guide-play-on = Seguir con la partida
guide-other-game = Aprender otro juego
guide-rules = Leer las reglas
