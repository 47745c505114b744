# The end of a round and of a match.
ending-standing = Standing
ending-was = before: { $points }
ending-up = up from place { $place }
ending-down = down from place { $place }
ending-to-go = { $points } to go
ending-rounds-left = { $rounds ->
    [one] One more round
   *[other] { $rounds } more rounds
}
ending-target = The match ends at { $points } points
ending-last-round = The last round
to-replay = Replay
to-review = Review
