# La gente en la mesa: sus nombres y asientos, lo acordado, cómo llegan otros, jugar otra vez.

## Nombres

sit-name = ¿Cómo te llamas?
sit-down = Sentarme
rename = Cambiar de nombre
rename-about = Todos en la mesa lo ven enseguida.
heard-renamed = { $before } se llama ahora { $name }

## Sitios

cancel = Cancelar
swap = Cambiar de sitio
swap-with = Cambiar con { $name }
swap-asked = Cambio pedido
heard-swapped = Cambio de sitio entre { $who }
heard-moved = { $whoIs ->
    [you] Ahora tienes otro sitio
   *[other] { $Who } tiene ahora otro sitio
}
heard-asked-chair = { $whoIs ->
    [you] Pides a { $other } cambiar de sitio
   *[other]
        { $otherIs ->
            [you] { $Who } quiere cambiar de sitio contigo
           *[other] { $Who } quiere cambiar de sitio con { $other }
        }
}
heard-declined-chair = { $otherIs ->
    [you] Te quedas en tu sitio
   *[other] { $Other } prefiere quedarse en su sitio
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
