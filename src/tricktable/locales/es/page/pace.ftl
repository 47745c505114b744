# How fast a table shows what happens, and how a choice is made there.
pace = Ritmo
pace-about = Cuánto tiempo ves lo que eligen los bots y cada baza.
pace-slow = lento
pace-normal = normal
pace-fast = rápido
confirms = Confirmar antes de jugar
confirm-ask = ¿{ $cards }?
confirm-choice = ¿{ $choice }?
confirm-play = Jugar
confirm-do = Confirmar
confirm-not = Mejor no
confirm-heard = Otra vez para confirmar: { $choice }
sounds-off = no
sounds-turn = mi turno
sounds-all = todos
