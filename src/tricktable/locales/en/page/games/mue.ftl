# Mü: what only the page says.

game-mue = Mü
about-mue = Bid with your cards; two trumps rule.
option-mue-target = Points that end the match
option-mue-target-about = A number. Usual: { $usual }.
option-mue-hands = Maximum rounds
option-mue-hands-about = A number. Empty: as many as it takes.
looks-limit = { $count ->
    [one] Your bid may reach { $count } card
   *[other] Your bid may reach { $count } cards
}
panel-needs = Points of { $all }
panel-bonus = Bonus
panel-bonus-range = { $least } to { $most }
panel-tie = With { $bid } you only tie: if it stays so, the round ends and you lose { $loss }.
looks-passes = { $count } of { $all } passes in a row
looks-no-bid = no bid
looks-partner = Partner
looks-vice = Vice
looks-others = { $count } for the others
looks-bid = Bid
panel-of = { $so } of { $goal }
panel-chief-trump = Higher trump
panel-vice-trump = Lower trump
panel-goal = Points of the chief’s team
panel-limit = Your bid may reach
sign-chief = chief
sign-vice = vice
sign-chosen-partner = partner
sign-bid = bid: { $count }
sign-triangles = { $count ->
    [one] one point
   *[other] { $count } points
}
rules-about-mue = You bid with your own cards, face up on the table. Whoever dares the most names the higher trump, and needs a partner to keep the promise.
act-pass = Pass
