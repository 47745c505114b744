# What is read aloud at a table, besides the game itself.
heard-title = Was gerade geschehen ist
heard-totals = Stand: { $counts }
heard-total = { $who } { $number }
heard-sat = { $whoIs ->
    [you] Du setzt dich
   *[other] { $Who } setzt sich
}
heard-rose = { $who } steht auf
heard-started = Die Partie beginnt
heard-took-over = { $whoIs ->
    [you] Ein Bot spielt für dich
   *[other] Ein Bot spielt für { $who }
}
heard-came-back = { $whoIs ->
    [you] Du spielst wieder selbst
   *[other] { $Who } ist wieder da
}
heard-agreed = { $whoIs ->
    [you] Du bist einverstanden, dass der Zug zurückgenommen wird
   *[other] { $Who } ist einverstanden, dass der Zug zurückgenommen wird
}
heard-declined = { $whoIs ->
    [you] Du möchtest nicht, dass der Zug zurückgenommen wird
   *[other] { $Who } möchte nicht, dass der Zug zurückgenommen wird
}
heard-took-back = { $whoIs ->
    [you] Du nimmst deinen letzten Zug zurück
   *[other] { $Who } nimmt den letzten Zug zurück
}
heard-rematch = { $whoIs ->
    [you] Du möchtest noch einmal spielen
    [many] { $Who } möchten noch einmal spielen
   *[other] { $Who } möchte noch einmal spielen
}
heard-rematched = Der Tisch für die nächste Partie ist bereit
