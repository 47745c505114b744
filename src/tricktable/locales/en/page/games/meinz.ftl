# Meinz: what only the page says.

game-meinz = Meinz
about-meinz = The lowest card takes it. Two tricks each.
option-meinz-sums = Sums during the round
option-meinz-sums-off = hidden: count along
option-meinz-sums-on = shown
panel-sum = Sum
panel-sum-range = { $least } to { $most }
looks-tricks-to-take = Tricks still to take
looks-to-take = { $count ->
    [0] both tricks taken
    [one] { $count } trick to take
   *[other] { $count } tricks to take
}
looks-nobody-called = nobody yet
looks-your-trick = Your trick
meinz-pick-two = Pick a card of your hand and one of the trick
meinz-do-swap = Swap
looks-asides = Cards set aside
looks-chooses = still choosing
looks-has-chosen = card chosen
looks-swapped-in = Taken in a swap
panel-called = Takes this trick
panel-discard = Your card aside
sign-called = Meinz!
sign-full = both tricks
act-call = “Meinz!”
act-stay = No more for now
rules-about-meinz = The lowest card takes the trick, and everybody takes exactly two. The highest sum scores, and so does the lowest: only the middle hurts.
