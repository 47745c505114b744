# What all games say. The head of `words/speakers.py` tells which variables an argument gives.

# Names

you = you
monster = the monster
seat-number = seat { $number }
name = { $Who }
whose = { $whoIs ->
    [you] your
   *[other] { $whoEnds ->
        [s] { $who }’
       *[other] { $who }’s
    }
}

# Lists and numbers

list-and = { $start } and { $end }
list-or = { $start } or { $end }
line = { $parts }
count-of = { $Who } { $number }
card-of = { $Who } { $card }
hidden-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

# What happened

dealt = { $whoIs ->
    [you] You are dealt { $cards }
   *[other] { $Who } is dealt { $cards }
}
played = { $whoIs ->
    [you] You play { $cards }
   *[other] { $Who } plays { $cards }
}
took-trick = { $whoIs ->
    [you] You take the trick
   *[other] { $Who } takes the trick
}
trick-taken = { $whoIs ->
    [you] { $plays }: You take it
   *[other] { $plays }: { $Who } takes it
}
passed-together = { $Who } pass
deals = { $whoIs ->
    [you] You deal
   *[other] { $Who } deals
}
starts = { $whoIs ->
    [you] You start
   *[other] { $Who } starts
}
score-line = { $Who }: { $what }
score-line-points = { $Who }: { $what } ({ $points })

# The position

label-trump = Trump
label-tricks = Tricks
trumps = trumps
ask-card = Play a card

# What is going on in a round

now-auction = auction
now-cache = cache
now-chief-trump = chief trump
now-discard = discard
now-drop = drop
now-monster = monster
now-partner = partner
now-pick = pick
now-row = row
now-swap = swap
now-take = take
now-teams = teams
now-trick = trick
now-trump = trump
now-veto = veto
now-vice-trump = vice trump
now-number = { $part } { $number }

# Why something is refused

why-over = The match is over.
why-turn = It is not your turn.
why-unheld = You do not hold { $card }.
why-follow = { $card } was led and you hold { $suit }, so you must follow: { $allowed }.
why-follow-trumps = { $card }, a trump, was led and you hold trumps, so you must follow: { $allowed }.
why-trump = { $card } was led; you have no { $suit } but you hold trumps, so you must play one: { $allowed }.
why-opening = The first trick must be opened with { $allowed }, not with { $card }.
why-reserved = { $card } may not be led yet, as long as you hold something else: { $allowed }.
why-held-back = { $card } may not be played to the first trick as long as you can play something else: { $allowed }.
why-impossible = That is not possible now. You can choose { $allowed }.

# What a game without words of its own says; its declared labels are in plain English

declared = { $what }
declared-with = { $what } { $values }
declared-number = { $what } { $number }
label = { $What }
told = { $Who }: { $what }
no-suit = none
standing-most = { $totals } (most points win)
standing-fewest = { $totals } (fewest points win)
ask-choice = Choose: { $what }
