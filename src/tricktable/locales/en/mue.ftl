# Mü

# Colours and trumps

mue-blue = blue
mue-yellow = yellow
mue-red = red
mue-black = black
mue-green = green
mue-letter-blue = b
mue-letter-yellow = y
mue-letter-red = r
mue-letter-black = k
mue-letter-green = g
mue-numbers = the { $number }s
mue-no-trump = no trump
mue-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}

# What happened

mue-bid = { $whoIs ->
    [you] You bid { $cards }
   *[other] { $Who } bids { $cards }
}
mue-passed = { $whoIs ->
    [you] You pass
   *[other] { $Who } passes
}
mue-passed-out = Nobody bid: the round is over
mue-tied = Stalemate between { $tied }; { $last } bid last
mue-became-chief = { $whoIs ->
    [you] You are chief with a bid of { $bid }
   *[other] { $Who } is chief with a bid of { $bid }
}
mue-became-vice = { $whoIs ->
    [you] You are vice with a bid of { $bid }
   *[other] { $Who } is vice with a bid of { $bid }
}
mue-named-trump = { $whoIs ->
    [you] You name { $trump } trump
   *[other] { $Who } names { $trump } trump
}
mue-named-none = { $whoIs ->
    [you] You name no trump
   *[other] { $Who } names no trump
}
mue-named-partner = { $whoIs ->
    [you] You choose { $partner } as partner
   *[other] { $Who } chooses { $partner } as partner
}

# The position

mue-label-chief = Chief
mue-label-trumps = Trumps
mue-label-bids = Bids
mue-label-open = Open
mue-label-at-stake = At stake
mue-at-stake = { $bid }: { $goal } points needed, { $least } to { $most } as a bonus
mue-tie = With { $bid } you only tie: if it stays so, the round ends and you lose { $loss }.
mue-label-points = Points
mue-chief = { $Who } (bid { $bid })
mue-chief-team = { $Who } (bid { $bid }) with { $partner }
mue-needed = { $goal } points needed
mue-needed-so-far = { $goal } points needed, { $points } so far
mue-vice = vice { $who }
mue-no-vice = no vice
mue-chief-trump = { $trump } (chief)
mue-vice-trump = { $trump } (vice)
mue-both-trumps = { $chief } (chief), then { $vice } (vice)
mue-bids = { $bids } (at most { $limit } now)
mue-no-bids = none yet (at most { $limit } now)
mue-standing = { $totals } (to { $target })
mue-standing-limited = { $rounds ->
    [one] { $totals } (to { $target }, at most { $rounds } round)
   *[other] { $totals } (to { $target }, at most { $rounds } rounds)
}

# Choices

mue-ask-bid = Bid a card or pass
mue-ask-more = Bid one more card or stop
mue-ask-vice-trump = Name the lower trump
mue-ask-chief-trump = Name the higher trump
mue-ask-partner = Choose a partner
mue-lay-no-more = lay no more in this turn
mue-bid-nothing = bid nothing now

# Why something is refused

mue-why-laid = You have bid that card already.
mue-why-laid-something = You have bid a card in this turn: bid another, or stay.
mue-why-unlaid = You have bid nothing in this turn: bid a card, or pass.
mue-why-auction = First comes the auction: { $allowed }.
mue-why-trump = First name a trump: { $allowed }.
mue-why-none = Only the chief can name no trump; the vice must name one.
mue-why-unbid = A trump is a colour or number on a card of your own bid: { $allowed }.
mue-why-named = The vice has named that trump already.
mue-why-partner = First choose a partner: { $allowed }.
mue-why-self = You cannot be your own partner.
mue-why-vice = The vice cannot be the partner.

# The score

mue-score-triangles = { $points ->
    [one] { $points } point in tricks
   *[other] { $points } points in tricks
}
mue-score-bonus = bonus: the team has { $total }; bid { $bid } needed { $goal }
mue-score-missed = { $missing ->
    [one] the chief’s team has { $total }; bid { $bid } needed { $goal }: { $missing } bid short
   *[other] the chief’s team has { $total }; bid { $bid } needed { $goal }: { $missing } bids short
}
mue-score-stalemate = stalemate with { $bid }
mue-score-bid-last = bid last in a stalemate with { $bid }
