# Hilfe am Tisch: Tipps, vorgemerkte Karten, und warum etwas nicht ging.
advice-ask = Tipp
advice-thinking = Denkt nach …
advice-label = Tipp
keys-hint = ein Tipp, wenn du dran bist

## Vorgemerkte Karten

queue-ask = { $cards } spielen, wenn du dran bist und darfst?
queue-do = Vormerken
queue-now = Du spielst { $cards }, wenn du dran bist und darfst.
queue-undo = Aufheben
queue-forgotten = { $cards } ist nicht mehr vorgemerkt.
hand-may-queue = wähle sie, um sie vorzumerken
hand-queued = vorgemerkt: wird gespielt, wenn du dran bist und darfst; wähle sie noch einmal, um das aufzuheben
hand-suggested = vorgeschlagen

## Warum etwas nicht ging

no-hints = An diesem Tisch gibt es jetzt keine Tipps.
no-stale = Inzwischen ist etwas anderes geschehen.
no-lost = Die Verbindung brach ab, bevor die Antwort kam.
no-away = Ein Bot spielt für dich.
no-back = Nur der eigene letzte Zug kann zurückgenommen werden.
no-revealed = Dieser Zug hat schon etwas gezeigt: Er bleibt.
no-otherwise = Das ist jetzt nicht möglich.
