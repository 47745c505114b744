# NJET: what the coach says.

guide-njet-goal = ¡Hola! Nadie sabe aún cómo se jugará esta ronda: por turnos vais prohibiendo cosas hasta que todo queda decidido. Luego dos equipos juegan por las bazas y por los ceros del otro equipo.
guide-njet-cards = Tu mano tiene cuatro colores. El 9 es la carta más alta de un color y el 0 la más baja. De cada color hay tres ceros y cuatro sietes; entre cartas iguales gana la última.
guide-njet-veto = Di njet: elige una casilla del tablero y desaparece. Prohíbe lo que perjudica a tu mano, como un triunfo del que tienes poco. La última casilla libre de cada fila se queda.
guide-njet-row-start = { $whoIs ->
    [you] Has vetado
   *[other] { $Who } ha vetado
} una casilla de la primera fila. Decide quién empieza. Quien empieza elige también los equipos.
guide-njet-row-cache = { $whoIs ->
    [you] Has vetado
   *[other] { $Who } ha vetado
} una casilla de la segunda fila. Dice si antes de las bazas todos descartan o pasan cartas. Con malas cartas te conviene.
guide-njet-row-trump = { $whoIs ->
    [you] Has vetado
   *[other] { $Who } ha vetado
} una casilla de la fila del triunfo. Los triunfos ganan a los demás colores; deja libre un color del que tengas muchas cartas.
guide-njet-row-super = { $whoIs ->
    [you] Has vetado
   *[other] { $Who } ha vetado
} una casilla de la fila del supertriunfo. Los tres ceros de ese color ganan a todo. ¿Tienes alguno? Entonces deja libre su color.
guide-njet-row-points = { $whoIs ->
    [you] Has vetado
   *[other] { $Who } ha vetado
} una casilla de la última fila: lo que vale una baza. Con menos 2 nadie quiere bazas.
guide-njet-settled = En cada fila queda una casilla libre, y así se juega esta ronda. { $whoIs ->
    [you] Empiezas tú.
   *[other] Empieza { $who }.
}
guide-njet-teams = Tú eliges con quién juegas esta ronda. Los vetos son una pista: quien dejó libre lo que te gusta seguramente tiene cartas que encajan.
guide-njet-teams-other = Quien empieza elige compañero. Los otros dos juegan juntos.
guide-njet-named = Ahora sois dos contra dos. Lo que gana tu compañero también cuenta para ti, así que no le quites sus bazas.
guide-njet-discard = Antes de las bazas todos descartan en secreto. Esas cartas salen de la ronda. Líbrate de lo que perderías: a menudo ceros que otros capturarían.
guide-njet-give = Antes de las bazas todos pasan dos cartas a la derecha, en secreto. Elige las tuyas antes de ver las que recibes. Piensa en tu equipo: ¿quién está ahí?
guide-njet-received = { $cards } te llegan de la izquierda. Tu mano está completa y empiezan las bazas.
guide-njet-lead = Sales tú y vale cualquier carta. Las cartas altas de un color que no es triunfo ganan mejor al principio.
guide-njet-follow = Algunas cartas están apagadas: quien tiene el color de salida debe servir. También los triunfos sirven solo a su propio color. Sin ese color vale cualquier carta.
guide-njet-trumped = { $whoIs ->
    [you] Juegas un triunfo: { $cards }.
   *[other] { $Who } juega un triunfo: { $cards }.
} El triunfo más alto gana la baza, sea cual sea la salida.
guide-njet-super = { $whoIs ->
    [you] Juegas un supertriunfo: { $cards }.
   *[other] { $Who } juega un supertriunfo: { $cards }.
} Gana a todo, y si hay varios gana el último.
guide-njet-took = { $whoIs ->
    [you] ¡Tu primera baza! Ahora sales tú.
   *[other] { $Who } gana la baza y sale después.
} Cada baza cuenta para todo el equipo.
guide-njet-captured = { $whoIs ->
    [you] Capturas { $cards } del otro equipo.
   *[other] { $Who } captura { $cards } del otro equipo.
} Un cero capturado cuenta tanto como una baza. Da tus ceros a las bazas que gana tu compañero.
guide-njet-count = La ronda ha terminado. Tienes { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
} y { $zeros ->
    [one] { $zeros } cero capturado
   *[other] { $zeros } ceros capturados
}; cada cosa cuenta uno. (Con tres o cinco jugadores, alguien del equipo más pequeño tiene la carta del monstruo y cuenta doble.)
guide-njet-team = Tu equipo suma { $number }, por { $each } la baza: los dos apuntáis { $points }.
