# Die Übersicht: was vor einer Partie gewählt werden kann, Tische und Partien.
games-waiting = Die Spiele kommen gleich …
past-none = Hier ist noch keine Partie beendet. Vielleicht wird deine die erste.
past-title = Beendete Partien
past-more = Frühere
running-title = Laufende Partien
open-for-all = Tisch für alle eröffnen
table-clock = Uhr: { $clock }
table-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
table-option = { $name }: { $value }
table-private = privat
retry = Noch einmal
problem-room = Gerade ist kein Platz für einen weiteren Tisch. Bitte versuch es später.
problem-slow-down = Das war etwas zu schnell. Bitte versuch es gleich noch einmal.
problem-busy = Der Server kann gerade nichts festhalten. Bitte versuch es später.
problem-setup = So einen Tisch kann es nicht geben. Bitte sieh die Optionen durch.
problem-name = Ein Name braucht Buchstaben, die man zeigen kann.
problem-otherwise = Das hat nicht geklappt.

## Weitere Optionen

wishes-more = Weitere Optionen
wishes-chosen = Geändert: { $what }
wishes-reset = Zurücksetzen
wishes-wrong = Bitte prüfe „{ $name }“.
wishes-now = Für „Jetzt spielen“ und für Tische
wishes-tables = Für Tische mit anderen
clock-label = Bedenkzeit
clock-none = so lange du willst
clock-choice = pro Zug
clock-bank = pro Zug und Reserve
clock-seconds-label = Jeder Zug
clock-reserve-label = Reserve für die Partie
clock-seconds = { $seconds }{"\u00A0"}s
clock-minutes = { $minutes }{"\u00A0"}min
clock-both = { $choice } + { $bank }
clock-about = Ist die Zeit um, macht ein Bot diesen Zug.
hints-label = Tipps
hints-alone = solange du allein spielst
hints-always = immer
hints-never = nie
hints-about = Ein starker Bot sagt, was er tun würde und warum.
forced-label = Erzwungene Züge von selbst spielen
full-label = Von selbst beginnen, wenn alle Plätze besetzt sind
guests-label = Wer darf kommen
guests-private = wer den Link hat
guests-public = alle
title-label = Name des Tisches
title-example = Freitagsrunde

## Hochladen

upload-title = Ein eigenes Protokoll nachspielen
upload-about = Wähle eine Datei oder zieh sie hierher. Nur wer den Link hat, findet die Partie.
to-puzzles = Rätsel
