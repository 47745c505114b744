# Nabeschouwing: wat je als beter had kunnen herkennen, en wat geluk was.

review-choice = Ronde { $round }, { $where }. { $label }: je koos { $played }, en { $best } was beter ({ $lost }).
review-inaccuracy = Onnauwkeurig
review-mistake = Fout
review-blunder = Grote fout
review-lost = { $chance } van de partij
review-lost-less = { $chance } van de partij, minder dan een punt van de ronde
review-lost-points = { $points ->
    [one] { $chance } van de partij, een punt van de ronde
   *[other] { $chance } van de partij, { $points } punten van de ronde
}
review-best = { $played } is de beste keuze.
review-as-good = { $played } is ongeveer zo goed als { $best }.
review-not-judged = { $played }: hier zegt uitproberen weinig, daarom heet geen keuze fout.
review-for = { $choice }: { $reasons }
review-cost = Zoals de kaarten lagen, kostte het { $lost }.
review-cost-nothing = Zoals de kaarten lagen, kostte het niets.
review-change = { $before } → { $after }
