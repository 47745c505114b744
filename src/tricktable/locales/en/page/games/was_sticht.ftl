# Was sticht?: what only the page says.

game-was_sticht = Was sticht?
about-was_sticht = Draft openly under a secret trump.
option-was_sticht-memory = Hands after the draft
option-was_sticht-memory-off = stay on show
option-was_sticht-memory-on = hidden: remember them
looks-open = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
looks-pick-secret = Everybody picks a task in secret.
task-last = last
task-with-trick = 1+ tricks, { $task }
panel-told = So far; outlined: would have won
panel-rows = Rows
panel-rows-about = Who took which card. The number is the order of taking; the outlined card would have won the row.
panel-rows-out = Out
panel-would-win = would have won
panel-aim = Aim: meet a task that its owner misses
panel-later = Rows to come
panel-only-you = (only you know)
rules-about-was_sticht = You draft your hand from open cards while only one player knows the trumps. Then you get rid of a task, if you guessed them right.
replay-task = has picked: { $task }
replay-trumps = knows the trumps: { $trumps }
replay-no-trumps = knows that there are no trumps
act-draft = Take { $cards }
