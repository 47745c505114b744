# Puzzels, en eigen fouten die terugkomen.
puzzles-title = Puzzels
puzzles-lede = Stellingen waarin één keuze duidelijk de juiste is. Alles wat je ervoor nodig hebt, kun je weten.
puzzles-none = Deze server heeft geen puzzels.
puzzles-all = Alle puzzels
puzzles-game = Spel
puzzles-theme = Thema
puzzles-every = alle
puzzles-record = { $solved } van { $tried } opgelost
puzzles-count = { $count ->
    [one] Eén puzzel
   *[other] { $count } puzzels
}
puzzle-day = Puzzel van de dag
puzzle-title = Puzzel
puzzle-begin = Oplossen
puzzle-next = Volgende puzzel
puzzle-solved = opgelost
puzzle-missed = niet opgelost
puzzle-missing = Die puzzel is er niet.
puzzle-about = Wat kies je? Eén keuze is duidelijk de beste.
puzzle-players = { $count } spelers
puzzle-difficulty = Moeilijkheid { $level } van 5

## Oefenen

practice-title = Eigen fouten
practice-due = { $count ->
    [0] Er wacht er nu geen. Fouten die in besprekingen van je partijen zijn gevonden, komen hier na een paar dagen terug.
    [one] Eén wacht op een nieuwe poging.
   *[other] { $count } wachten op een nieuwe poging.
}
practice-later = { $count ->
    [one] Er komt er nog één terug op { $day }.
   *[other] Er komen er nog { $count } terug, de eerste op { $day }.
}
practice-begin = Oefenen
practice-next = Volgende
practice-ask = { $place } van { $of }: hier ging het een keer mis. Wat kies je nu?
