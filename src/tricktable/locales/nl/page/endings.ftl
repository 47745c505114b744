# Het einde van een ronde en van een partij.
ending-standing = Stand
ending-was = eerst: { $points }
ending-up = gestegen van plaats { $place }
ending-down = gezakt van plaats { $place }
ending-to-go = nog { $points }
ending-rounds-left = { $rounds ->
    [one] Nog één ronde
   *[other] Nog { $rounds } rondes
}
ending-target = De partij eindigt bij { $points } punten
ending-last-round = De laatste ronde
to-replay = Naspelen
to-review = Bespreking
