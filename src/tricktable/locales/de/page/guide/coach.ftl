# Beim Spielen lernen: was die Begleitung in der ersten Runde sagt. Immer nur eine Lektion, wenige kurze Sätze.
guide-title = Deine erste Runde
guide-got-it = Verstanden
guide-next = Weiter
guide-fold = Erklärung einklappen
guide-unfold = Erklärung zeigen
guide-close = Erklärung beenden
guide-steps = { $read } von { $all } Lektionen
guide-more = { $count ->
    [one] noch eine Lektion
   *[other] noch { $count } Lektionen
}
guide-idle-turn = Du bist dran. Was du wählen kannst, ist angehoben oder umrandet; wähle eine blasse Karte, um zu hören, warum sie warten muss.
guide-idle-wait = Die anderen sind dran. Schau, was sie tun.
guide-hint = Was würdest du spielen?
guide-end = Das war deine erste Runde: Du weißt jetzt, wie das Spiel geht. Die Partie geht mit der nächsten Runde weiter, nun ohne mich.
guide-play-on = Partie fortsetzen
guide-other-game = Anderes Spiel lernen
guide-rules = Regeln lesen
