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
clock-about = Ist die Zeit um, wählt ein Bot für diesen Zug.
hints-label = Tipps
hints-alone = solange du allein spielst
hints-always = immer
hints-never = nie
hints-about = Ein starker Bot sagt, was er tun würde und warum.
forced-label = Züge ohne Wahl spielt der Tisch von selbst
full-label = Beginnt von selbst, wenn alle Plätze besetzt sind
guests-label = Wer darf kommen
guests-private = wer den Link hat
guests-public = alle
title-label = Name des Tisches
title-example = Freitagsrunde

## Was die Spiele zur Wahl stellen

option-hasp-teams = Teams zu viert
option-hasp-teams-chosen = wie ihr sitzt
option-hasp-teams-drawn = vor der Partie gezogen
option-hasp-values = Was die Karten wert sind
option-hasp-values-about = Zehn Zahlen, für die Karten von 1 bis 10.
option-njet-difference = Wer punktet
option-njet-difference-off = beide Teams, jedes das Seine
option-njet-difference-on = nur das bessere Team, nur die Differenz
option-was_sticht-memory = Karten nach der Auswahl
option-was_sticht-memory-off = bleiben sichtbar
option-was_sticht-memory-on = verdeckt: zum Merken
option-mue-target = Punkte, die die Partie beenden
option-mue-target-about = Eine Zahl. Üblich: { $usual }.
option-mue-hands = Höchstens so viele Runden
option-mue-hands-about = Eine Zahl. Leer: so viele wie nötig.
