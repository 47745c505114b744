# El final de una ronda y de una partida.
ending-standing = Clasificación
ending-was = antes: { $points }
ending-up = sube desde el puesto { $place }
ending-down = baja desde el puesto { $place }
ending-to-go = { $points ->
    [one] falta { $points }
   *[other] faltan { $points }
}
ending-rounds-left = { $rounds ->
    [one] Queda una ronda
   *[other] Quedan { $rounds } rondas
}
ending-target = La partida acaba con { $points } puntos
ending-last-round = La última ronda
to-replay = Repetición
to-review = Análisis
