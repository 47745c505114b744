# HASP: what only the page says.

game-hasp = HASP
about-hasp = Predict what you will find, and raise the pot.
option-hasp-teams = Teams (with four players)
option-hasp-teams-chosen = as you sit
option-hasp-teams-drawn = drawn before the match
option-hasp-values = What the cards are worth
option-hasp-values-about = Ten numbers, for the cards from 1 to 10.
looks-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
looks-card-points = { $count ->
    [one] { $count } card point
   *[other] { $count } card points
}
looks-shown = Shown
looks-beside-village = The village is trump, and beside it:
looks-all-so-far = { $taken } of { $played } tricks so far
looks-none-so-far = { $taken ->
    [0] no trick so far
    [one] { $taken } of { $played } tricks
   *[other] { $taken } of { $played } tricks
}
panel-pot = Pot
rules-about-hasp = You predict what your hand will find, and every bold word makes the pot bigger. Two teams, seven tricks, and four villagers that are always trump.
act-promise = { $promise }, pot +{ $points }
hasp-was-ruined = { $whoIs ->
    [you] Your “{ $prediction }” was ruined
   *[other] { $who }’s “{ $prediction }” was ruined
}: { $takerIs ->
    [you] you took a trick
   *[other] { $taker } took a trick
}
hasp-was-kept = { $whoIs ->
    [you] You kept your “{ $prediction }”
   *[other] { $who } kept the “{ $prediction }”
}
