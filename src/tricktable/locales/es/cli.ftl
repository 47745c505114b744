# El terminal: todo lo que dice por sí mismo.

# La pantalla

cli-label-score = Puntos
cli-label-hand = Mano
cli-label-hands = Manos
cli-label-last = Última
cli-label-trick = Baza
cli-hand-with-trumps = { $hand }   (* triunfo)
cli-play = jugar
cli-round = ronda { $number }
cli-before-first-round = antes de la primera ronda
cli-winning = { $whoIs ->
    [you] { $plays }: vas ganando
   *[other] { $plays }: va ganando { $who }
}
cli-winning-worth = { $whoIs ->
    [you] { $plays }: vas ganando { $worth }
   *[other] { $plays }: { $who } va ganando { $worth }
}
cli-round-begins = Ronda { $number } · { $dealer }
cli-round-over = La ronda { $number } ha terminado: puntos, total, por qué
cli-match-over = La partida ha terminado
cli-winners = { $whoIs ->
    [you] Ganas la partida.
    [many] Ganan la partida: { $who }.
   *[other] { $Who } gana la partida.
}
cli-sheet-round = Ronda
cli-sheet-total = Total
cli-round-in-detail = La ronda { $number } en detalle

# Qué se puede escribir

cli-help-number = elegir por número
cli-help-notation = elegir por notación; la primera palabra sobra cuando está claro
cli-help-suits = letras de los palos: { $suits }; también valen las de los registros si ningún otro palo empieza así
cli-help-suit = { $letter } { $suit }
cli-help-enter = tomar la opción si solo hay una
cli-help-hint = un consejo: qué elegir, y por qué
cli-help-why = si se puede jugar esto, y por qué no
cli-help-score = tabla de puntos; `s 2` dice de dónde salen los de la ronda 2
cli-help-log = historial de esta ronda
cli-help-rules = reglas del juego
cli-help-back = deshacer tu última jugada, mientras nadie haya visto más que eso
cli-help-undo = volver a tu última elección, hayan hecho lo que hayan hecho los bots desde entonces; el registro dice que era práctica
cli-help-end = terminar la partida ahora; se guarda su registro
cli-help-clear = quitar la partida; no queda nada de ella si nadie más sigue jugando
cli-help-save = guardar y salir; con `tricktable play --resume` se sigue
cli-help-leave = irse; un bot juega por ti hasta que vuelvas
cli-how-to = Escribe un número de 1 a { $last }, o help.
cli-how-to-choose = Escribe un número o una carta para elegir; `help` muestra qué más puedes escribir.
cli-no-number = No hay ningún número { $number }.
cli-unknown = No sé qué es «{ $text }».
cli-possible = Sí, { $action } es posible: es el número { $number }.
cli-no-score = Todavía no ha terminado ninguna ronda.
cli-no-score-of = No hay puntos de la ronda { $number }.
cli-rulings-in-english = Las aclaraciones solo están en inglés.
cli-thinking = { $whoIs ->
    [you] Estás pensando
   *[other] { $Who } está pensando
}
cli-thinking-hard = Un momento

# Menús

cli-menu-games = ¿A qué quieres jugar?
cli-menu-players = { $counts } jugadores
cli-menu-go-on = seguir con { $game }, guardado el { $day } de { $month } a las { $time }
cli-menu-a-match = una partida
cli-menu-game = Juego
cli-menu-number = Escribe un número de { $first } a { $last }.
cli-menu-seats = Cuántos jugadores, contándote a ti ({ $counts })
cli-menu-wrong-seats = { $game } es para { $counts } jugadores.
cli-menu-levels = ¿Cómo de bien deben jugar los demás?
cli-menu-level = Nivel
cli-level-easy = un nivel amable: olvida cartas y espera lo mejor, pero no regala ninguna victoria que vea
cli-level-medium = el nivel habitual: recuerda lo más importante y a veces confía demasiado
cli-level-hard = juega tan bien como puede (lo mismo que search)
cli-month = { $number ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}

# Llegar e irse

cli-play-with-bots = { $othersCount ->
    [one] Juegas a { $game } con { $others } (bot: { $bot }).
   *[other] Juegas a { $game } con { $others } (bots: { $bot }).
}
cli-go-on-with-bots = { $othersCount ->
    [one] Sigues con { $game } con { $others } (bot: { $bot }).
   *[other] Sigues con { $game } con { $others } (bots: { $bot }).
}
cli-mates-play-well = Quien juega contigo en equipo juega tan bien como puede un bot.
cli-play-with = Juegas a { $game } con { $others }.
cli-go-on-with = Sigues con { $game } con { $others }.
cli-watch = Miras { $game }, con { $players }.
cli-kept = La partida queda guardada: { $command } la muestra otra vez.
cli-saved = La partida está guardada: { $command } la continúa.
cli-left = Te has ido: { $command } te trae de vuelta.
cli-input-ended = la entrada ha terminado
cli-stopped = detenido
cli-stopped-and-saved = { $reason }; la partida está guardada: `{ $command }` la continúa
cli-stopped-and-left = { $reason }; `{ $command }` te trae de vuelta
cli-not-kept = no se ha podido guardar la partida: { $problem }
cli-bot-sits = { $bot } se sienta en { $link } como { $name }
cli-bot-is-done = La partida ha terminado. Gana: { $winners }.
cli-nobody = nadie

# Los demás de la mesa

cli-lost = Se ha perdido la conexión ({ $reason }). Se intenta de nuevo automáticamente.
cli-found = La conexión ha vuelto.
cli-foul = NO ES LIMPIO: { $text }. No te fíes de esta mesa.
cli-gone = { $Who } ya no tiene conexión.
cli-came-back = { $whoIs ->
    [you] Has vuelto.
   *[other] { $Who } ha vuelto.
}
cli-renamed = { $before } se llama ahora { $name }.
cli-took-over = { $whoIs ->
    [you] Ahora un bot juega por ti.
   *[other] Ahora un bot juega por { $who }.
}
cli-others-asked = Se pregunta a los demás.
cli-wants-back = { $Who } quiere deshacer su última jugada.
cli-ask-back = ¿Estás de acuerdo (s/n)? Lo pide { $who }
cli-yes = s sí si
cli-no = n no
cli-type-yes-or-no = Escribe s o n.
cli-does-not-agree = { $whoIs ->
    [you] No estás de acuerdo: se queda como está.
   *[other] { $Who } no está de acuerdo: se queda como está.
}
cli-took-back = { $whoIs ->
    [you] Deshaces tu última jugada.
   *[other] { $Who } deshace su última jugada.
}
cli-undid = { $whoIs ->
    [you] Has vuelto a tu última elección.
   *[other] { $Who } ha vuelto a la última elección.
}
cli-ask-end = ¿Terminar la partida ahora (s/n)?
cli-ask-clear = ¿Quitar la partida (s/n)?
cli-match-stopped = Se ha terminado la partida.
cli-cleared = Se ha quitado la partida.
cli-wants-rematch = { $Who } quiere jugar otra vez.
cli-ask-rematch = Escribe rematch para jugar otra vez, o Enter para irte
cli-ask-to-follow = Los demás juegan otra vez. Escribe rematch para unirte, o Enter para irte

# Qué no admite una mesa

cli-refused = { $text }.
cli-refused-not-begun = La partida no ha empezado.
cli-refused-playing = La partida ya está en marcha.
cli-refused-over = La partida ha terminado.
cli-refused-closed = La partida se ha abandonado.
cli-refused-asked = Eso ya se ha pedido.
cli-refused-not-asked = Nadie te pide deshacer nada.
cli-refused-away = Un bot juega por ti: vuelve primero.
cli-refused-back = La última jugada no era tuya.
cli-refused-unchosen = Todavía no hay nada que deshacer.
cli-refused-cards = El anfitrión ha elegido aquí las cartas: los demás solo pueden mirar.
cli-refused-revealed = Lo que ya se ha visto no se puede deshacer.
cli-refused-stale = La situación ha cambiado desde el número { $number }.
cli-refused-host = Eso solo puede hacerlo quien abrió la mesa.
cli-refused-people = Aquí no estás a solas con bots.
cli-refused-seat = No estás en esta mesa.
cli-refused-taken = El asiento { $chair } no está libre.
cli-refused-free = En el asiento { $chair } no hay nadie.
cli-refused-bot = No hay ningún bot «{ $name }».

# Antes de una partida en un servidor

cli-lobby-prompt = Escribe start, o help
cli-lobby-help-start = empezar; en los asientos libres se sientan bots
cli-lobby-help-bot = poner un bot en el asiento 2; `bot 2 easy` elige cuál
cli-lobby-help-away = dejar libre el asiento 2
cli-lobby-help-who = quién está en la mesa
cli-lobby-help-leave = irse
cli-lobby-table = { $table }: { $game } para { $players } jugadores.
cli-lobby-a-table = Una mesa
cli-lobby-link = Los demás vienen con este enlace: { $link }
cli-lobby-wait = La partida empieza cuando el anfitrión la inicia.
cli-lobby-chosen-cards = El anfitrión ha elegido las cartas de esta mesa y quizá conoce todas las manos.
cli-lobby-seat = { $name }
cli-lobby-seat-with-notes = { $name } ({ $notes })
cli-lobby-free = (libre)
cli-lobby-program = programa
cli-lobby-host = anfitrión
cli-lobby-no-chair = No hay ningún asiento { $chair }.
cli-lobby-sat = { $name } se sienta en el asiento { $chair }.
cli-lobby-rose = { $name } ha dejado el asiento { $chair }.

# Partidas grabadas

cli-replay-wait = Enter sigue, q termina
cli-replay-title = { $game }, { $players } jugadores
cli-replay-option = Opción { $name }: { $value }
cli-replay-seats = Asientos: { $seats }
cli-replay-as = { $whoIs ->
    [you] Como tú lo viste:
   *[other] Como lo vio { $who }:
}
cli-replay-not-over = La partida no ha terminado: aquí acaba el registro, en la ronda { $number }.
cli-replay-known = Esto es lo que sabe de la partida { $reader }; { $unknown } es lo que no sabe.
cli-replay-spectator = un espectador
cli-replay-won = La partida es para: { $who }.
cli-replay-round = { $dealerIs ->
    [you] Ronda { $number } · repartes tú
   *[other] Ronda { $number } · reparte { $dealer }
}
cli-replay-dealt = Repartido a { $part }: { $cards }
cli-replay-line = { $Label }: { $steps }
cli-replay-line-result = { $Label }: { $steps } = { $result }
cli-replay-of = { $who } { $text }
cli-replay-score = { $whoIs ->
    [you] Puntos para ti: { $score }
   *[other] Puntos para { $who }: { $score }
}
cli-replay-totals = Totales: { $totals }

# El análisis

cli-review-about = Solo se reprocha lo que era peor con seguridad según lo que se podía saber, probado en { $worlds } repartos cada vez. Destreza: probabilidad ganada más allá de una regla práctica. Suerte: las cartas y los demás.
cli-review-of = { $Who }: las elecciones que más costaron
cli-review-nothing = Nada que reprochar.
cli-review-turns = Dónde cambió la partida:
cli-review-turn = Ronda { $number }: { $change }
cli-review-choices = Elecciones
cli-review-inaccuracies = Imprecisiones
cli-review-mistakes = Errores
cli-review-blunders = Errores graves
cli-review-unlucky = Mala suerte
cli-review-lucky = Golpes de suerte
cli-review-deal = De ella, por el reparto
cli-review-brilliant = Brillantes
cli-review-accuracy = Precisión
cli-review-skill = Destreza
cli-review-luck = Suerte

cli-puzzle-title = Problema { $number } de { $total } · dificultad { $difficulty } de 5 · { $id }
cli-puzzle-themes = Tema: { $themes }
cli-puzzle-next = Enter: el siguiente, q: parar
cli-puzzle-leave = parar
cli-puzzle-solved = Resueltos: { $solved } de { $tried }.
