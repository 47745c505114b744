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
review-for = { $choice }: { $reasons }
review-cost = As the cards lay, it cost { $lost }.
review-cost-nothing = As the cards lay, it cost nothing.
review-change = { $before } → { $after }

review-about = Blamed is only what was certainly worse by what could be known, tried in { $worlds } deals each. Skill: chance won beyond a rule of thumb. Luck: the cards and the others.
review-of = { $Who }: the choices that cost most
review-nothing = Nothing to blame.
review-turns = Where the match turned:
review-turn = Round { $number }: { $change }
review-player = Player
review-choices = Choices
review-inaccuracies = Inaccuracies
review-mistakes = Mistakes
review-blunders = Blunders
review-unlucky = Unlucky
review-lucky = Lucky
review-brilliant = Brilliant
review-accuracy = Accuracy
review-skill = Skill
review-luck = Luck
