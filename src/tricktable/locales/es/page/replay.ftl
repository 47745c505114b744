# La repetición de una partida, y los registros que alguien trae.
replay-title = Repetición
replay-old-rules = Esta partida se jugó con unas reglas que este servidor ya no conoce. No puede mostrarla, pero conserva el registro.
replay-rounds = Rondas
replay-before = Inicio
replay-controls = Recorrer la partida
replay-position = Lugar de la partida
replay-step = paso { $step } de { $of }
replay-first = Al principio
replay-back-trick = Una baza atrás
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-next-trick = Una baza adelante
replay-last = Al final
replay-speed = Velocidad
replay-viewer = De quién se ven las cartas
replay-view-all = Todas las cartas
replay-view-spectator = Como espectador
replay-as = Como { $name }
replay-seat = Asiento { $number }
replay-hand = { $count ->
    [one] { $name }: una carta
   *[other] { $name }: { $count } cartas
}
replay-no-cards = sin cartas
replay-undealt = Sin repartir
replay-discarded = descartó:
replay-picked = apartado hasta ahora:
replay-copy = Copiar enlace a este paso
replay-download = Descargar el registro
replay-play-on = Seguir jugando desde aquí
replay-play-on-about = Las cartas quedan como se repartieron. Tú ocupas un asiento, los bots los demás, y nadie más ve la mesa.
replay-your-seat = Tu asiento
replay-play-now = Seguir jugando

## Barajado

shuffle-verified = Barajado verificado
shuffle-alone = El barajado encaja, pero nadie contribuyó
shuffle-open = Barajado aún sin revelar
shuffle-false = El barajado no encaja
shuffle-none = Nada que verificar
shuffle-brought = Traído de otra parte
shuffle-about-verified = El servidor se había comprometido con un secreto antes de que los jugadores añadieran su parte. Juntos dan exactamente estas cartas: nadie las eligió.
shuffle-about-alone = Las cartas son las del secreto del servidor. Como ningún jugador añadió una parte, decidió el servidor solo.
shuffle-about-open = El registro termina en esta ronda. El secreto se revela cuando una ronda acaba.
shuffle-about-false = Lo que el registro dice del barajado no corresponde a las cartas de esta ronda.
shuffle-about-none = Este registro no dice de dónde salen sus cartas: no se jugó en una mesa en vivo, o las cartas estaban fijadas de antemano.
shuffle-about-brought = El secreto, las partes y las cartas encajan, pero alguien ha traído este registro: aquí nadie vio la partida, y cualquiera puede escribir un registro así.
shuffle-contributed = { $whoIs ->
    [many] { $who } contribuyeron.
   *[other] { $who } contribuyó.
}

## Teclas

keys-replay-steps = un paso atrás o adelante
keys-replay-tricks = una baza atrás o adelante
keys-replay-ends = al principio, al final
keys-replay-play = reproducir o pausar
keys-replay-viewer = mirar con los ojos del siguiente
keys-replay-mistakes = error siguiente o anterior de un análisis
keys-replay-retry = intentar de nuevo la decisión analizada
keys-replay-on = seguir jugando desde aquí
