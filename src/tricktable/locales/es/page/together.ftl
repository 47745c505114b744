# La gente en la mesa: sus nombres y asientos, lo acordado, cómo llegan otros, jugar otra vez.

## Nombres

sit-name = ¿Cómo te llamas?
sit-down = Sentarme
rename = Cambiar de nombre
rename-about = Todos en la mesa lo ven enseguida.
heard-renamed = { $before } se llama ahora { $name }

## Asientos

cancel = Cancelar
swap = Cambiar de asiento
swap-with = Cambiar con { $name }
swap-asked = Cambio pedido
heard-swapped = Cambio de asiento entre { $who }
heard-moved = { $whoIs ->
    [you] Ahora tienes otro asiento
   *[other] { $Who } tiene ahora otro asiento
}
heard-asked-chair = { $whoIs ->
    [you] Pides a { $other } cambiar de asiento
   *[other]
        { $otherIs ->
            [you] { $Who } quiere cambiar de asiento contigo
           *[other] { $Who } quiere cambiar de asiento con { $other }
        }
}
heard-declined-chair = { $otherIs ->
    [you] Te quedas en tu asiento
   *[other] { $Other } prefiere quedarse en su asiento
}
heard-host = { $whoIs ->
    [you] Ahora el anfitrión eres tú
   *[other] { $Who } es ahora el anfitrión
}

## Opciones

terms-title = Opciones
terms-change = Cambiar opciones
terms-changed = El anfitrión ha cambiado:
terms-gone = ya no: { $what }
heard-terms = El anfitrión ha cambiado las opciones: { $changes }

## Cómo llegan otros

invite-alone = Este enlace solo funciona en este ordenador.
invite-start = Para que otros puedan unirse, para el servidor y ponlo en marcha así:
invite-no-network = Este ordenador no está en ninguna red ahora.
invite-network = Quien esté en la misma red puede unirse, también desde el móvil.
invite-address = Dirección

## Otra vez

rematch-watch = Ver la próxima partida
rematch-awaits = { $whoIs ->
    [many] Faltan { $who }
   *[other] Falta { $who }
}
rematch-away = { $whoIs ->
    [many] { $Who } no están: si no vuelven en un minuto, juegan bots por ellos
   *[other] { $Who } no está: si no vuelve en un minuto, juega un bot
}

## Cartas que ha elegido el anfitrión

cards-chosen = cartas elegidas
cards-chosen-about = El anfitrión ha elegido las cartas de esta mesa y quizá conoce todas las manos.
cards-chosen-closed = El anfitrión ha elegido las cartas de esta mesa y quizá conoce todas las manos: solo puedes mirar.
