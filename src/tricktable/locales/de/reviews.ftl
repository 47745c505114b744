# Nachlese: was man als besser hätte erkennen können, und was Glück war.

review-choice = Runde { $round }, { $where }. { $label }: Du hast { $played } gewählt, { $best } war besser ({ $lost }).
review-inaccuracy = Ungenau
review-mistake = Fehler
review-blunder = Grober Fehler
review-lost = { $chance } der Partie
review-lost-less = { $chance } der Partie, weniger als einen Punkt der Runde
review-lost-points = { $points ->
    [one] { $chance } der Partie, einen Punkt der Runde
   *[other] { $chance } der Partie, { $points } Punkte der Runde
}
review-best = { $played } ist die beste Wahl.
review-as-good = { $played } ist etwa so gut wie { $best }.
review-not-judged = { $played }: Hier sagt Ausprobieren wenig, deshalb gilt keine Wahl als falsch.
review-for = { $choice }: { $reasons }
review-cost = So, wie die Karten lagen, hat es { $lost } gekostet.
review-cost-nothing = So, wie die Karten lagen, hat es nichts gekostet.
review-change = { $before } → { $after }
