# Meinz

# Colours

meinz-blue = blue
meinz-green = green
meinz-red = red
meinz-yellow = yellow
meinz-letter-blue = b
meinz-letter-green = g
meinz-letter-red = r
meinz-letter-yellow = y

# What happened

meinz-discarded = { $whoIs ->
    [you] You set { $cards } aside
   *[other] { $Who } sets { $cards } aside
}
meinz-called = { $whoIs ->
    [you] You call “Meinz!” and will take the trick
   *[other] { $Who } calls “Meinz!” and will take the trick
}
meinz-swapped = { $whoIs ->
    [you] You swap { $given } from the hand for { $taken } from the trick
   *[other] { $Who } swaps { $given } from the hand for { $taken } from the trick
}
meinz-kept = { $whoIs ->
    [you] You swap nothing
   *[other] { $Who } swaps nothing
}

# The position

meinz-label-swapped = Swapped
meinz-label-aside = Aside
meinz-label-sums = Sums
meinz-sum = { $Who } { $now }
meinz-sum-between = { $Who } { $now } ({ $least } to { $most } in the end)
meinz-label-called = Called
meinz-tricks = { $counts } (2 at most)
meinz-takes = { $whoIs ->
    [you] You take this trick, whatever is played
   *[other] { $Who } takes this trick, whatever is played
}
meinz-standing = { $totals } ({ $rounds } rounds)

# Choices

meinz-ask-discard = Set a card aside, face down
meinz-ask-call = Call “Meinz!” and take this trick?
meinz-ask-swap = Swap a card with the trick you took?
meinz-explain-call = take this trick, whatever is played
meinz-explain-pass = do not call
meinz-explain-keep = swap nothing
meinz-explain-swap = give { $given }, get { $taken }

# Why something is refused

meinz-why-follow = { $card } was led and you hold { $suit }, so you must play { $suit } or a { $number }: { $allowed }.
meinz-why-discard = First everybody sets a card aside: { $allowed }.
meinz-why-call = First say whether you call: { $allowed }.
meinz-why-swap = First say whether you swap: { $allowed }.
meinz-why-untaken = { $card } is not in the trick that you took.

# The score

meinz-highest = the highest sum
meinz-second = the second highest sum
meinz-third = the third highest sum
meinz-lowest = the lowest sum
meinz-level = the same sum as somebody else
meinz-score = { $sum }, { $place }
