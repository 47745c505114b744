# HASP

# Suits

hasp-forest = forest
hasp-grassland = grassland
hasp-river = river
hasp-canyon = canyon
hasp-village = village
hasp-letter-forest = f
hasp-letter-grassland = g
hasp-letter-river = r
hasp-letter-canyon = c
hasp-letter-village = v

# Predictions

hasp-minor-find = minor find
hasp-great-find = great find
hasp-find-all = find all
hasp-no-find = no find
hasp-shows = shows { $cards }
hasp-takes-all = own team takes every trick
hasp-takes-none = own team takes no trick
hasp-meaning = { $prediction }: { $promise }, pot +{ $points }

# What happened

hasp-drew = { $whoIs ->
    [you] You draw { $card }
   *[other] { $Who } draws { $card }
}
hasp-drew-village = { $whoIs ->
    [you] You draw { $card }, the first village card, and deal first
   *[other] { $Who } draws { $card }, the first village card, and deals first
}
hasp-seated = { $whoIs ->
    [you] You sit at seat { $place }, opposite { $opposite }
   *[other] { $Who } sits at seat { $place }, opposite { $opposite }
}
hasp-turned = { $cards } is turned up
hasp-only-village = Only the village is trump
hasp-turned-trump = Trump: village and { $suit }
hasp-named-trump = { $whoIs ->
    [you] You name { $suit } as trump
   *[other] { $Who } names { $suit } as trump
}
hasp-named-none = { $whoIs ->
    [you] You name no further trump
   *[other] { $Who } names no further trump
}
hasp-predicted = { $whoIs ->
    [you] You predict { $prediction }
   *[other] { $Who } predicts { $prediction }
}
hasp-predicted-shown = { $whoIs ->
    [you] You predict { $prediction } and show { $cards }
   *[other] { $Who } predicts { $prediction } and shows { $cards }
}
hasp-passed = { $whoIs ->
    [you] You pass
   *[other] { $Who } passes
}

# The position

hasp-trump-to-come = the village, and what is named now; the other cards come after it
hasp-trumps = village and { $suit }
hasp-label-card-points = Card points
hasp-pot = pot { $points }
hasp-prediction = { $Who }: { $prediction }
hasp-prediction-shown = { $Who }: { $prediction } ({ $cards })
hasp-standing = { $totals } ({ $target } win)

# Choices

hasp-ask-trump = Name a trump
hasp-ask-prediction = Make a prediction or pass
hasp-no-further-trump = no further trump
hasp-predict-nothing = pass

# Why something is refused

hasp-why-said = Find all and no find can be said only once in a round, and somebody has.
hasp-why-too-late = Predictions are made only before one’s first card.
hasp-why-unheld = You must hold { $cards } for that.
hasp-why-announce = First name a trump: { $allowed }.
hasp-why-predict = First make a prediction or pass; then play your card.

# The score

hasp-score-card-points = { $points ->
    [one] { $points } point in tricks
   *[other] { $points } points in tricks
}
hasp-score-pot = the pot of { $points }
hasp-score-kept = the prediction was kept: the pot of { $points }
hasp-score-ruined = the prediction was ruined: the pot of { $points }
