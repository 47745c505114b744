# Ayuda en la mesa: consejos, cartas preparadas y por qué algo no se hizo.
advice-ask = Consejo
advice-thinking = Pensando…
advice-label = Consejo
keys-hint = un consejo, cuando te toca

## Cartas preparadas

queue-ask = ¿Jugar { $cards } en tu turno, si puedes?
queue-do = Preparar
queue-now = Juegas { $cards } en tu turno, si puedes.
queue-undo = Anular
queue-forgotten = { $cards } ya no está preparada.
hand-may-queue = elígela para dejarla preparada
hand-queued = preparada: se jugará en tu turno si se permite; elígela otra vez para anularlo
hand-suggested = sugerida

## Por qué algo no se hizo

no-hints = En esta mesa no hay consejos ahora.
no-stale = Entretanto ha pasado otra cosa.
no-lost = Se perdió la conexión antes de la respuesta.
no-away = Un bot juega por ti.
no-back = Solo se puede deshacer la última jugada propia.
no-revealed = Esa jugada ya ha mostrado algo: no se puede deshacer.
no-otherwise = Ahora no es posible.
