# El análisis de una partida: qué era mejor, e intentarlo de nuevo.
review-whose = Decisiones de quién
review-whose-ask = ¿De quién se analizan las decisiones?
review-close = Cerrar el análisis
review-waiting = Se está repasando la primera ronda…
review-progress = { $done } de { $of } rondas
review-progress-label = Rondas analizadas
review-lost-link = Se ha perdido la conexión. El análisis sigue en cuanto vuelva.
review-not-here = Este servidor no analiza partidas.
review-private = Solo quienes jugaron esta partida privada pueden analizarla.
review-whole = { $count ->
    [0] El análisis está completo: ningún error.
    [one] El análisis está completo: una decisión para revisar.
   *[other] El análisis está completo: { $count } decisiones para revisar.
}

## Una decisión

review-good = Buena
review-brilliant = Brillante
review-unlucky = Mala suerte
review-lucky = Buena suerte
review-unjudged = Sin juzgar
review-good-about = Nada más era mejor con certeza.
review-brilliant-about = Claramente la mejor opción, y difícil de encontrar.
review-unjudged-about = Probar dice poco aquí, así que nada se llama error.
review-known = Con lo que sabías
review-all-cards = Todas las cartas
review-all-about = Muestra las cartas de todos, y qué fue suerte
review-lay-waiting = Esta ronda se está repasando todavía.
review-played = Elegido
review-instead = Elegiste { $played }; era mejor { $best } ({ $lost }).
review-better = Mejor
review-chance = Probabilidad de ganar
review-worlds = { $count ->
    [one] Probado en un reparto.
   *[other] Probado en { $count } repartos.
}

## De error en error

review-next = Error siguiente
review-last = Error anterior
review-place = { $place } de { $of }
review-none-yet = Ninguno aún
review-no-more = No hay más errores en esta dirección.

## En qué queda la partida

review-summary = Resumen
review-no-mistakes = Ningún error
review-count-blunder = { $count ->
    [one] un error grave
   *[other] { $count } errores graves
}
review-count-mistake = { $count ->
    [one] un error
   *[other] { $count } errores
}
review-count-inaccuracy = { $count ->
    [one] una imprecisión
   *[other] { $count } imprecisiones
}
review-count-brilliant = { $count ->
    [one] una decisión brillante
   *[other] { $count } decisiones brillantes
}
review-biggest = La más cara: { $where }
review-accuracy = Precisión
review-choices = Decisiones
review-skill = Destreza
review-skill-about = Cuánto de una victoria ganaron tus decisiones frente a un juego sencillo
review-luck = Suerte
review-luck-about = Lo que trajeron las cartas y los demás
review-fortune = Mala suerte: { $unlucky }, buena suerte: { $lucky }
review-turns = Momentos decisivos

## La curva

review-curve = Probabilidad de ganar la partida
review-chance-is = probabilidad de ganar { $chance }
review-before = Antes
review-after = Después
review-marks = Decisiones destacadas

## Intentarlo de nuevo

trial-title = Intentarlo de nuevo
trial-about = ¿Qué eliges ahora? No se muestra nada de lo que vino después.
trial-verdict = El veredicto
trial-thinking = Probando…
trial-right = ¡Correcto!
trial-right-about = Nada más es mejor con certeza.
trial-not-yet = Hay algo mejor
trial-wrong = { $label }: { $played } cuesta { $lost }.
trial-again = Otra vez
trial-tell = Ver la solución
trial-answer-is = Lo mejor: { $best }
trial-back = Volver al análisis
keys-trial-answer = muestra la solución
keys-trial-next = al siguiente
keys-trial-back = volver
