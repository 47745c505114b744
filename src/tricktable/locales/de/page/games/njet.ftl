# NJET: what only the page says.

game-njet = NJET
about-njet = Leg ein Veto ein: So soll die Runde nicht sein.
option-njet-difference = Wer punktet
option-njet-difference-off = beide Teams, jedes das Seine
option-njet-difference-on = nur das bessere Team, nur die Differenz
looks-against = { $team } gegen { $others }
looks-due = { $count ->
    [0] Karten gewählt
    [one] noch { $count } Karte zu wählen
   *[other] noch { $count } Karten zu wählen
}
card-super-trump = { $card }, Supertrumpf
panel-picked = Gewählt
panel-covered-by = abgedeckt von { $who }
panel-covered = abgedeckt
sign-monster = doppelt gezählt
sign-captured = { $count ->
    [one] eine 0 erbeutet
   *[other] { $count } Nullen erbeutet
}
row-start = Start{"\u00AD"}spieler
row-cache = Ablegen
row-super = Super{"\u00AD"}trumpf
row-points = Ein Stich zählt
cache-discard-1 = 1 ablegen
cache-discard-2 = 2 ablegen
cache-discard-2-no-0 = 2 ablegen, keine 0
cache-pass-2 = 2 nach rechts weiter{"\u00AD"}geben
cache-nothing = nichts
rules-about-njet = Bevor die erste Karte fällt, verbieten alle etwas: einen Trumpf, einen Startspieler, den Preis eines Stichs. Gespielt wird, was übrig bleibt.
