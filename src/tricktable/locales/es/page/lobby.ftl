# El inicio: lo que se puede elegir antes de una partida, mesas y partidas.
games-waiting = Los juegos están en camino…
past-none = Aquí aún no ha terminado ninguna partida. La tuya puede ser la primera.
past-title = Partidas terminadas
past-more = Anteriores
running-title = Partidas en curso
open-for-all = Abrir una mesa para todos
table-clock = Reloj: { $clock }
table-players = { $count ->
    [one] { $count } jugador
    [many] { $count } de jugadores
   *[other] { $count } jugadores
}
table-option = { $name }: { $value }
table-private = privada
retry = Reintentar
problem-room = Ahora no hay sitio para otra mesa. Prueba más tarde.
problem-slow-down = Eso ha sido demasiado rápido. Prueba dentro de un momento.
problem-busy = El servidor no puede guardar nada ahora. Prueba más tarde.
problem-setup = No puede haber una mesa así. Revisa las opciones.
problem-name = Un nombre necesita letras que se puedan mostrar.
problem-otherwise = No ha funcionado.

## Más opciones

wishes-more = Más opciones
wishes-chosen = Cambiado: { $what }
wishes-reset = Restablecer
wishes-wrong = Revisa «{ $name }».
wishes-now = Para «Jugar ya» y para las mesas
wishes-tables = Para mesas con otras personas
clock-label = Tiempo para pensar
clock-none = todo el que quieras
clock-choice = por jugada
clock-bank = por jugada y una reserva
clock-seconds-label = Cada jugada
clock-reserve-label = Reserva para la partida
clock-seconds = { $seconds }{"\u00A0"}s
clock-minutes = { $minutes }{"\u00A0"}min
clock-both = { $choice } + { $bank }
clock-about = Cuando se acaba, un bot hace esa jugada.
hints-label = Consejos
hints-alone = jugando en solitario
hints-always = siempre
hints-never = nunca
hints-about = Un bot fuerte dice qué haría y por qué.
forced-label = Jugar solas las jugadas obligadas
full-label = Empezar sola cuando esté completa
guests-label = Quién puede venir
guests-private = quien tenga el enlace
guests-public = cualquiera
title-label = Nombre de la mesa
title-example = Los viernes

## Subir

upload-title = Ver la repetición de un registro propio
upload-about = Elige un archivo o arrástralo aquí. Solo quien tenga el enlace encontrará la partida.
to-puzzles = Problemas
