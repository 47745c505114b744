# NJET: what only the page says.

game-njet = NJET
about-njet = Veto what the round shall not be.
option-njet-difference = Who scores
option-njet-difference-off = both teams, each its own
option-njet-difference-on = the better team, only the difference
looks-against = { $team } against { $others }
looks-due = { $count ->
    [0] cards chosen
    [one] { $count } card to choose
   *[other] { $count } cards to choose
}
card-super-trump = { $card }, super trump
panel-picked = Chosen
panel-covered-by = covered by { $who }
panel-covered = covered
sign-monster = counted double
sign-captured = { $count ->
    [one] one 0 captured
   *[other] { $count } 0s captured
}
row-start = Start player
row-cache = Cache
row-super = Super trump
row-points = A trick counts
cache-discard-1 = discard 1
cache-discard-2 = discard 2
cache-discard-2-no-0 = discard 2, no 0s
cache-pass-2 = pass 2 to the right
cache-nothing = nothing
rules-about-njet = Before the first card is played, everybody forbids something: a trump, a start player, the price of a trick. The round is what is left over.
