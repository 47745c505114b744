# Reviews: what could have been known to be better, and what was luck.

review-choice = Round { $round }, { $where }. { $label }: you chose { $played }, and { $best } was better ({ $lost }).
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-lost = { $chance } of the match
review-lost-less = { $chance } of the match, less than a point of the round
review-lost-points = { $points ->
    [one] { $chance } of the match, a point of the round
   *[other] { $chance } of the match, { $points } points of the round
}
review-best = { $played } is the best choice.
review-as-good = { $played } is about as good as { $best }.
review-not-judged = { $played }: here trying choices out tells little, so none is called wrong.
review-for = { $choice }: { $reasons }
review-cost = As the cards lay, it cost { $lost }.
review-cost-nothing = As the cards lay, it cost nothing.
review-change = { $before } → { $after }
