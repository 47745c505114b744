# The lobby: what can be chosen before a match, tables and matches.
games-waiting = The games are on their way…
past-none = No match has been finished here yet. Yours may be the first.
past-title = Finished matches
past-more = Earlier ones
running-title = In progress
open-for-all = Open a table for everybody
table-clock = Clock: { $clock }
table-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
table-option = { $name }: { $value }
table-private = private
retry = Try again
problem-room = There is no room for a further table right now. Please try again later.
problem-slow-down = That was a little too fast. Please try again in a moment.
problem-busy = The server cannot keep anything at the moment. Please try again later.
problem-setup = There can be no table like that. Please check the options.
problem-name = A name needs letters that can be shown.
problem-otherwise = That did not work.

## More options

wishes-more = More options
wishes-chosen = Changed: { $what }
wishes-reset = Reset
wishes-wrong = Please check “{ $name }”.
wishes-now = For “Play now” and for tables
wishes-tables = For tables with others
clock-label = Time to think
clock-none = as long as you like
clock-choice = per choice
clock-bank = per choice and a reserve
clock-seconds-label = Each choice
clock-reserve-label = Reserve for the match
clock-seconds = { $seconds }{"\u00A0"}s
clock-minutes = { $minutes }{"\u00A0"}min
clock-both = { $choice } + { $bank }
clock-about = When it runs out, a bot makes the choice.
hints-label = Hints
hints-alone = while you play alone
hints-always = always
hints-never = never
hints-about = A strong bot tells what it would do, and why.
forced-label = Play forced moves automatically
full-label = Start automatically when full
guests-label = Who may come
guests-private = whoever has the link
guests-public = everybody
title-label = Name of the table
title-example = Friday night

## Upload

upload-title = Replay a record of your own
upload-about = Choose a file, or drop it here. Only people with its link will find it.
to-puzzles = Puzzles
