# Lo que dice el vestíbulo sobre aprender un juego.
learn-game = Aprender jugando
keys-coach = a la guía, en tu primera ronda
