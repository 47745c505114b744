# Das Ende einer Runde und einer Partie.
ending-standing = Spielstand
ending-was = vorher: { $points }
ending-up = vorher auf Platz { $place }, aufgestiegen
ending-down = vorher auf Platz { $place }, abgefallen
ending-to-go = noch { $points }
ending-rounds-left = { $rounds ->
    [one] Noch eine Runde
   *[other] Noch { $rounds } Runden
}
ending-target = Die Partie endet bei { $points } Punkten
ending-last-round = Die letzte Runde
to-replay = Nachspielen
to-review = Auswertung
