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
guide-trick = Was ist ein Stich?
guide-trick-one = Ein Stich: Nacheinander legen alle eine Karte in die Mitte. Wer die beste gelegt hat, bekommt sie alle und legt sie verdeckt weg: Das ist ein Stich.
guide-trick-two = Die erste Karte eines Stichs sagt, was verlangt ist. Wer ihre Farbe hat, muss sie spielen: Das heißt bekennen. Wer sie nicht hat, darf oft spielen, was er will.
guide-trick-three = Wer den Stich macht, spielt aus: legt also die erste Karte des nächsten. Trümpfe, wo es welche gibt, schlagen alle anderen Karten. Wozu die Stiche gut sind, ist in jedem Spiel anders, und das kommt jetzt.
guide-end = Das war deine erste Runde: Du weißt jetzt, wie das Spiel geht. Die Partie geht mit der nächsten Runde weiter, nun ohne mich.
guide-play-on = Partie fortsetzen
guide-other-game = Anderes Spiel lernen
guide-rules = Regeln lesen
