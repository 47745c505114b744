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
review-for = { $choice }: { $reasons }
review-cost = Zoals de kaarten lagen, kostte het { $lost }.
review-cost-nothing = Zoals de kaarten lagen, kostte het niets.
review-change = { $before } → { $after }

review-about = Alleen wat zeker slechter was volgens alles wat je kon weten, wordt aangerekend, elk geprobeerd in { $worlds } verdelingen. Vaardigheid: kans gewonnen boven een vuistregel. Geluk: de kaarten en de anderen.
review-of = { $Who }: de keuzes die het meest kostten
review-nothing = Niets aan te merken.
review-turns = Waar de partij keerde:
review-turn = Ronde { $number }: { $change }
review-player = Wie
review-choices = Keuzes
review-inaccuracies = Onnauwkeurig
review-mistakes = Fouten
review-blunders = Grote fouten
review-unlucky = Pech
review-lucky = Meevallers
review-brilliant = Briljant
review-accuracy = Nauwkeurigheid
review-skill = Vaardigheid
review-luck = Geluk
