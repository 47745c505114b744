# Lo que dice el vestíbulo sobre aprender un juego.
learn-game = Aprender jugando
