# NJET

# Colours

njet-blue = blue
njet-yellow = yellow
njet-red = red
njet-black = black
njet-letter-blue = b
njet-letter-yellow = y
njet-letter-red = r
njet-letter-black = k

# Spaces of the board

njet-space-start = start player: { $who }
njet-cache-discard-1 = cache: discard 1
njet-cache-discard-2 = cache: discard 2
njet-cache-discard-2-no-0 = cache: discard 2, no 0s
njet-cache-pass-2 = cache: pass 2 to the right
njet-cache-nothing = cache: nothing
njet-trump = { $colour } trump
njet-no-trump = no trump
njet-super-trump = { $colour } super trump
njet-no-super-trump = no super trump
njet-points = { $points ->
    [one] { $points } point a trick
   *[other] { $points } points a trick
}

# What happened

njet-vetoed = { $whoIs ->
    [you] You veto “{ $space }”
   *[other] { $Who } vetoes “{ $space }”
}
njet-settled = { $whoIs ->
    [you] The board: you start · { $spaces }
   *[other] The board: { $who } starts · { $spaces }
}
njet-named-team = { $whoIs ->
    [you] You name the teams: { $teams }
   *[other] { $Who } names the teams: { $teams }
}
njet-kept-monster = { $whoIs ->
    [you] You keep the monster card and count double
   *[other] { $Who } keeps the monster card and counts double
}
njet-gave-monster = { $whoIs ->
    [you] You give the monster card to { $to }, to count double
   *[other] { $Who } gives the monster card to { $to }, to count double
}
njet-discarded = { $whoIs ->
    [you] You discard { $cards }
   *[other] { $Who } discards { $cards }
}
njet-gave = { $whoIs ->
    [you] You pass { $cards } to { $to }
   *[other] { $Who } passes { $cards } to { $to }
}
njet-received = { $whoIs ->
    [you] You get { $cards } from { $from }
   *[other] { $Who } gets { $cards } from { $from }
}
njet-captured = { $whoIs ->
    [you] You capture { $cards }
   *[other] { $Who } captures { $cards }
}

# The position

njet-label-board = Board
njet-label-teams = Teams
njet-label-cache = Cache
njet-settled-so-far = { $spaces } (settled)
njet-teams = { $Team } against { $others }
njet-with-monster = { $Who } with the monster
njet-due = { $number } still to choose
njet-due-chosen = { $number } still to choose, chosen: { $cards }
njet-tricks = { $counts } (tricks + 0s)
njet-tricks-of = { $Who } { $tricks }+{ $zeros }
njet-standing = { $totals } ({ $rounds } rounds)

# Choices

njet-ask-veto = Veto a space of the board
njet-ask-team = Name your team
njet-ask-monster = Give the monster card to
njet-ask-discard = Discard a card
njet-ask-pass = Pass a card to the right

# Why something is refused

njet-why-last = That is the last open space of its row: it stays.
njet-why-covered = That space is covered already.
njet-why-veto = First everybody vetoes in turn, until every row has one open space left.
njet-why-team = Name a team that you are in: { $allowed }.
njet-why-monster = The monster card goes to somebody of the smaller team: { $allowed }.
njet-why-cache = First choose the cards that leave your hand: { $allowed }.
njet-why-zero = No 0s can be discarded while you hold other cards: { $allowed }.

# The score

njet-score-tricks = { $number ->
    [one] { $number } trick
   *[other] { $number } tricks
}
njet-score-captured = { $number ->
    [one] { $number } captured 0
   *[other] { $number } captured 0s
}
njet-score-count = { $tricks } + { $captured }
njet-score-count-double = { $tricks } + { $captured } counted double
njet-score-team = the team has { $number } × { $points }
njet-score-difference = the team has { $own }, the others { $others }
