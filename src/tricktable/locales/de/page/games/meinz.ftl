# Meinz: what only the page says.

game-meinz = Meinz
about-meinz = Die niedrigste Karte sticht. Jeder macht zwei Stiche.
option-meinz-sums = Summen in der Runde
option-meinz-sums-off = verdeckt: zum Mitzählen
option-meinz-sums-on = angezeigt
panel-sum = Summe
panel-sum-range = { $least } bis { $most }
looks-tricks-to-take = Noch zu machende Stiche
looks-to-take = { $count ->
    [0] beide Stiche gemacht
    [one] noch { $count } Stich
   *[other] noch { $count } Stiche
}
looks-nobody-called = noch niemand
looks-your-trick = Dein Stich
meinz-pick-two = Wähle eine Handkarte und eine Karte aus dem Stich
meinz-do-swap = Tauschen
looks-asides = Beiseitegelegte Karten
looks-chooses = noch am Wählen
looks-has-chosen = Karte gewählt
looks-swapped-in = Eingetauscht
panel-called = Nimmt diesen Stich
panel-discard = Deine Karte beiseite
sign-called = Meinz!
sign-full = beide Stiche
act-call = „Meinz!“
act-stay = Vorerst nicht mehr
rules-about-meinz = Die niedrigste Karte sticht, und jeder macht genau zwei Stiche. Die höchste Summe punktet, die niedrigste auch; nur in der Mitte ist es ungemütlich.
