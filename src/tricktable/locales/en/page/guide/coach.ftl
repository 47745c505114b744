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
guide-trick = What is a trick?
guide-trick-one = A trick: one after the other, everybody lays one card in the middle. Whoever laid the best one takes them all and puts them away face down: that is one trick.
guide-trick-two = The first card of a trick says what is asked for. If you have its suit or colour, you must play it: that is called following. If you do not, you may often play anything.
guide-trick-three = Whoever takes a trick leads: lays the first card of the next one. Trumps, where there are any, beat all other cards. What the tricks are good for differs from game to game, and that comes now.
guide-end = That was your first round, and you know how the game goes now. The match goes on with the next round, without me.
guide-play-on = Continue the match
guide-other-game = Learn another game
guide-rules = Read the rules
