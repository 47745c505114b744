# What the page itself says of a game: labels of panels, signs of seats, short names of choices.

## Cards

card-name = { $suit } { $number }
card-trump = { $card }, trump
card-super-trump = { $card }, super trump
card-higher-trump = { $card }, higher trump

## Panels

panel-none = none
panel-of = { $so } of { $goal }
panel-chief-trump = Higher trump
panel-vice-trump = Lower trump
panel-pot = Pot
panel-picked = Chosen
panel-called = Takes this trick
panel-discard = Your card aside
panel-goal = Points of the chief's team
panel-limit = Bid now at most
panel-told = Would have won
panel-later = Rows to come
panel-covered = covered
panel-only-you = (only you know)

## Signs beside a seat

sign-partner = partner
sign-dealer = dealer
sign-start = starts
sign-monster = counts double
sign-chief = chief
sign-vice = vice
sign-called = Meinz!
sign-full = has two
sign-captured = { $count ->
    [one] one 0 captured
   *[other] { $count } 0s captured
}
sign-bid = { $count ->
    [one] bids one card
   *[other] bids { $count } cards
}
sign-triangles = { $count ->
    [one] one point
   *[other] { $count } points
}

## Choices

act-plain = { $action }
act-promise = { $promise }, pot +{ $points }
act-draft = Take { $cards }
act-pass = Pass
act-call = “Meinz!”
act-stay = No more for now

## The board of NJET

row-start = Start player
row-cache = Before the tricks
row-super = Super trump
row-points = A trick counts
cache-discard-1 = discard 1
cache-discard-2 = discard 2
cache-discard-2-no-0 = discard 2, no 0s
cache-pass-2 = pass 2 to the right
cache-nothing = nothing
