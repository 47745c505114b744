# HASP, con los nombres del reglamento impreso

# Palos

hasp-forest = bosque
hasp-grassland = colina
hasp-river = río
hasp-canyon = montaña
hasp-village = pueblo
hasp-letter-forest = b
hasp-letter-grassland = c
hasp-letter-river = r
hasp-letter-canyon = m
hasp-letter-village = p

# Previsiones

hasp-minor-find = descubierta menor
hasp-great-find = descubierta mayor
hasp-find-all = descubierta completa
hasp-no-find = descubierta nula
hasp-shows = enseñar { $cards }
hasp-takes-all = tu equipo gana todas las bazas
hasp-takes-none = tu equipo no gana ninguna baza
hasp-meaning = { $prediction }: { $promise }, bote +{ $points }

# Qué ha pasado

hasp-drew = { $whoIs ->
    [you] Sacas { $card }
   *[other] { $Who } saca { $card }
}
hasp-drew-village = { $whoIs ->
    [you] Sacas { $card }, la primera carta de pueblo, y repartes primero
   *[other] { $Who } saca { $card }, la primera carta de pueblo, y reparte primero
}
hasp-seated = { $whoIs ->
    [you] Te sientas en el asiento { $place }, frente a { $opposite }
   *[other] { $oppositeIs ->
        [you] { $Who } se sienta en el asiento { $place }, frente a ti
       *[other] { $Who } se sienta en el asiento { $place }, frente a { $opposite }
    }
}
hasp-turned = Se descubre { $cards }
hasp-only-village = Solo el pueblo es triunfo
hasp-turned-trump = Triunfo: pueblo y { $suit }
hasp-named-trump = { $whoIs ->
    [you] Eliges { $suit } como triunfo
   *[other] { $Who } elige { $suit } como triunfo
}
hasp-named-none = { $whoIs ->
    [you] No eliges ningún otro triunfo
   *[other] { $Who } no elige ningún otro triunfo
}
hasp-predicted = { $whoIs ->
    [you] Tu previsión es { $prediction }
   *[other] La previsión de { $who } es { $prediction }
}
hasp-predicted-shown = { $whoIs ->
    [you] Tu previsión es { $prediction } y enseñas { $cards }
   *[other] La previsión de { $who } es { $prediction } y enseña { $cards }
}
hasp-passed = { $whoIs ->
    [you] Pasas
   *[other] { $Who } pasa
}

# La situación

hasp-trump-to-come = el pueblo y lo que se elija ahora; las demás cartas se reparten después
hasp-trumps = pueblo y { $suit }
hasp-label-card-points = Puntos de cartas
hasp-pot = bote { $points }
hasp-prediction = { $Who }: { $prediction }
hasp-prediction-shown = { $Who }: { $prediction } ({ $cards })
hasp-standing = { $totals } (se gana con { $target })

# Opciones

hasp-ask-trump = Elige un triunfo
hasp-ask-prediction = Haz una previsión o pasa
hasp-no-further-trump = ningún otro triunfo
hasp-predict-nothing = pasar

# Por qué algo no se puede hacer

hasp-why-said = La descubierta completa y la nula solo pueden decirse una vez entre las dos por ronda, y ya se ha dicho una.
hasp-why-too-late = Solo se puede hacer una previsión antes de la primera carta propia.
hasp-why-unheld = Para eso debes tener { $cards }.
hasp-why-announce = Primero elige un triunfo: { $allowed }.
hasp-why-predict = Primero haz una previsión o pasa; después juega tu carta.

# La puntuación

hasp-score-card-points = { $points ->
    [one] { $points } punto en bazas
    [many] { $points } de puntos en bazas
   *[other] { $points } puntos en bazas
}
hasp-score-pot = el bote de { $points }
hasp-score-kept = previsión cumplida: el bote de { $points }
hasp-score-ruined = previsión frustrada: el bote de { $points }
