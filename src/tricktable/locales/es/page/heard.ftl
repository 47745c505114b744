# What is read aloud at a table, besides the game itself.
heard-title = Lo que acaba de pasar
heard-totals = Puntuación: { $counts }
heard-total = { $who } { $number }
heard-sat = { $whoIs ->
    [you] Te sientas
   *[other] { $Who } se sienta
}
heard-rose = { $who } deja el asiento
heard-started = Empieza la partida
heard-took-over = { $whoIs ->
    [you] Un bot juega por ti
   *[other] Un bot juega por { $who }
}
heard-came-back = { $whoIs ->
    [you] Vuelves a jugar tú
   *[other] { $Who } ha vuelto
}
heard-agreed = { $whoIs ->
    [you] Aceptas que se deshaga la jugada
   *[other] { $Who } acepta que se deshaga la jugada
}
heard-declined = { $whoIs ->
    [you] No quieres que se deshaga la jugada
   *[other] { $Who } no quiere que se deshaga la jugada
}
heard-took-back = { $whoIs ->
    [you] Deshaces tu última jugada
   *[other] { $Who } deshace su última jugada
}
heard-rematch = { $whoIs ->
    [you] Quieres jugar otra vez
    [many] { $Who } quieren jugar otra vez
   *[other] { $Who } quiere jugar otra vez
}
heard-rematched = La mesa para la próxima partida está lista
