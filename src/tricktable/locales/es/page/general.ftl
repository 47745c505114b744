# La página: todo lo que dice por sí misma.
tagline = Juegos de bazas modernos, con gente o contra bots.
guest-name = Invitado
language = Idioma
close = Cerrar
more = Más
connecting = Un momento…
to-lobby = Al inicio
page-unreachable = El servidor no responde ahora. La página sigue intentándolo.
page-missing = En esta dirección no hay nada.

## Inicio

play-title = ¿A qué quieres jugar?
choose-game = Juego
players-label = Jugadores
level-label = Nivel de los bots
level-easy = fácil
level-medium = medio
level-hard = difícil
level-thumb = sencillo
play-now = Jugar ya
play-friends = Jugar con amigos
mine-title = Tus mesas
open-title = Mesas abiertas
open-none = Ahora no hay ninguna mesa abierta. Abre una e invita a alguien.
join = Unirse
watch = Mirar
go-on = Continuar
free-chairs = { $count ->
    [one] { $count } asiento libre
    [many] { $count } de asientos libres
   *[other] { $count } asientos libres
}
name-label = Tu nombre
name-save = Guardar
name-change = Eres { $name }

## Sala de espera

room-label = Antes de la partida
room-title = { $free ->
    [0] Ya estáis todos
    [one] Falta una persona
    [many] Faltan { $free } de personas
   *[other] Faltan { $free } personas
}
seat-free = libre
kind-bot = bot
kind-program = programa
kind-host = anfitrión
sit-here = Sentarme aquí
seat-bot = Añadir un bot
send-away = Quitar de la mesa
rise = Dejar el asiento
start = Empezar
start-with-bots = { $free ->
    [one] Empezar con un bot
    [many] Empezar con { $free } de bots
   *[other] Empezar con { $free } bots
}
wait-for-host = El anfitrión empieza la partida.
invite-title = Invitar a otros
invite-about = Quien tenga este enlace puede unirse, también desde el móvil.
invite-link = Enlace de esta mesa
link-copy = Copiar
link-copied = Copiado
qr-label = El enlace como código QR

## Mesa

table-label = Mesa
your-turn = Te toca
seat-you = Tú
seat-total = Puntos:
seat-tricks = Bazas:
seat-cards = Cartas:
seat-asked = en turno
seat-away = ausente
seat-bot-plays = juega un bot
seat-won = victoria
mark-winning =
    { $who ->
        [you] vas ganando
       *[other] va ganando
    }
mark-taken =
    { $who ->
        [you] ganas la baza
       *[other] gana la baza
    }
mark-led = salió
last-trick = Última baza
hand-label = { $count ->
    [one] Tu mano: una carta
    [many] Tu mano: { $count } de cartas
   *[other] Tu mano: { $count } cartas
}
hand-not-now = ahora no es posible; elígela para oír por qué
choices-label = Tus opciones
you-watch = Estás mirando: las manos siguen ocultas hasta que acabe la partida.
others-choose = { $whoIs ->
    [you] Te toca
    [many] Les toca a { $who }
   *[other] Le toca a { $who }
}
round-number = Ronda { $number }
round-over = Termina la ronda { $number }
match-won = { $whoIs ->
    [you] ¡Has ganado!
    [many] Ganan { $who }
   *[other] Gana { $who }
}
scores-title = Puntos
scores-none = Se está jugando la primera ronda.
scores-round = Ronda
scores-total = Total
log-title = Historial
rematch-ask = Jugar otra vez
rematch-waiting = Esperando a los demás…
rematch-go = A la revancha
record-missing = No hay registro de tal partida.
shuffles-verified = { $count ->
    [one] Se ha verificado el barajado de una ronda.
    [many] Se ha verificado el barajado de { $count } de rondas.
   *[other] Se ha verificado el barajado de { $count } rondas.
}
back-ask = Deshacer mi última jugada
back-waiting = Has pedido deshacer tu jugada. Deciden los demás.
back-asked = { $Who } quiere deshacer su última jugada.
back-agree = De acuerdo
back-decline = No
leave-to-bot = Irme; un bot sigue por mí
away-about = Un bot juega por ti.
away-return = Relevar al bot
foul-changed = Cuidado: el servidor ha cambiado aquello a lo que se había comprometido para este barajado.
foul-mismatch = Cuidado: las cartas de la última ronda no coinciden con lo que el servidor había prometido.
foul-missing = Cuidado: tu propia parte faltó en el último barajado.
ended-no-table = No existe esa mesa.
ended-aside = No se puede seguir en esta mesa: su registro está dañado.
ended-stranger = El servidor ya no te conoce. Entra de nuevo desde el inicio.
ended-mend = El servidor no entendió esta página. Cárgala de nuevo.

## Teclas

keys-title = Teclas
keys-this = estas teclas
keys-hand = a tus cartas
keys-choices = a tus opciones
keys-arrows = de una carta u opción a la siguiente
keys-trick = lee la baza
keys-scores = los puntos
keys-log = el historial
keys-close = cierra lo que esté abierto y deja de mostrar una baza o los puntos
