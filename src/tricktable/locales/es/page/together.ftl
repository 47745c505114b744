# La gente en la mesa: sus nombres y asientos, lo acordado, cómo llegan otros, jugar otra vez.

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
