# Alone with bots: back to the last choice, the end of a match; and what was chosen for somebody.
undo = Deshacer
undo-about = Volver a mi última elección
keys-undo = volver a tu última elección, a solas con bots
end-ask = Terminar esta partida…
end-title = ¿Terminar esta partida?
end-about = No la gana nadie. Lo jugado se guarda y puedes volver a verlo.
end-leave = O simplemente vete: la partida te espera en el inicio.
end-do = Terminar la partida
end-not = Seguir jugando
match-stopped = Se ha terminado la partida
practice = práctica
practice-about = En esta partida alguien volvió atrás y eligió de nuevo.
heard-undid = { $whoIs ->
    [you] Has vuelto a tu última elección
   *[other] { $Who } ha vuelto a su última elección
}
by-bot = { $whoIs ->
    [you] Lo ha elegido un bot por ti
   *[other] Lo ha elegido un bot por { $who }
}
by-clock = { $whoIs ->
    [you] Se te acabó el tiempo: lo ha elegido un bot por ti
   *[other] A { $who } se le acabó el tiempo: lo ha elegido un bot
}
stood-in-bot = Mientras no estabas, un bot eligió por ti: { $count }
stood-in-clock = Se te acabó el tiempo y un bot eligió por ti: { $count }
stood-in-close = De acuerdo
no-people = Eso solo puede hacerlo quien juega a solas con bots.
