# Menschen am Tisch: ihre Namen und Plätze, was ausgemacht ist, wie andere dazukommen, noch einmal spielen.

## Noch einmal

rematch-watch = Bei der nächsten Partie zuschauen
rematch-awaits = { $whoIs ->
    [many] Es fehlen noch { $who }
   *[other] Es fehlt noch { $who }
}
rematch-away = { $whoIs ->
    [many] { $Who } sind nicht da: Nach einer Minute spielen Bots für sie
   *[other] { $Who } ist nicht da: Nach einer Minute spielt ein Bot
}
