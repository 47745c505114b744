# Rätsel, und eigene Fehler, die wiederkommen.
puzzles-title = Rätsel
puzzles-lede = Stellungen, in denen eine Wahl klar die richtige ist. Was man dafür braucht, kann man wissen.
puzzles-none = Dieser Server hat keine Rätsel.
puzzles-all = Alle Rätsel
puzzles-game = Spiel
puzzles-theme = Thema
puzzles-every = alle
puzzles-record = { $solved } von { $tried } gelöst
puzzles-count = { $count ->
    [one] Ein Rätsel
   *[other] { $count } Rätsel
}
puzzle-day = Rätsel des Tages
puzzle-title = Rätsel
puzzle-begin = Lösen
puzzle-next = Nächstes Rätsel
puzzle-solved = gelöst
puzzle-missed = nicht gelöst
puzzle-missing = Dieses Rätsel gibt es nicht.
puzzle-about = Was wählst du? Eine Wahl ist klar die beste.
puzzle-players = { $count } Personen
puzzle-difficulty = Schwierigkeit { $level } von 5

## Üben

practice-title = Eigene Fehler
practice-due = { $count ->
    [0] Gerade wartet keiner. Fehler, die in Auswertungen deiner Partien gefunden wurden, kommen nach einigen Tagen hierher zurück.
    [one] Einer wartet auf einen neuen Versuch.
   *[other] { $count } warten auf einen neuen Versuch.
}
practice-later = { $count ->
    [one] Einer kommt am { $day } wieder.
   *[other] { $count } kommen wieder, der erste am { $day }.
}
practice-begin = Üben
practice-next = Nächster
practice-ask = { $place } von { $of }: hier lagst du einmal falsch. Was wählst du jetzt?
