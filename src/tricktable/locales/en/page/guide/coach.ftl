# Learn by playing: what the coach says during somebody's first round. One lesson at a time, a few short sentences.
guide-title = Your first round
guide-got-it = Got it
guide-next = Next
guide-fold = Fold the coach up
guide-unfold = Show the coach
guide-close = Send the coach away
guide-steps = { $read } of { $all } lessons
guide-more = { $count ->
    [one] one more lesson
   *[other] { $count } more lessons
}
guide-idle-turn = Your turn. Whatever you can choose is lifted or has a frame; choose a dimmed card to hear why it has to wait.
guide-idle-wait = The others are choosing. Watch what they do.
guide-hint = What would you play?
guide-end = That was your first round, and you know how the game goes now. The match goes on with the next round, without me.
guide-play-on = Continue the match
guide-other-game = Learn another game
guide-rules = Read the rules
