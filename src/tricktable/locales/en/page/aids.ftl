# Help at the table: hints, cards that are queued, and why something was not carried out.
advice-ask = Hint
advice-thinking = Thinking…
advice-label = Hint
keys-hint = a hint, when it is your turn

## Cards that are queued

queue-ask = Play { $cards } on your turn, if you may?
queue-do = Queue it
queue-now = You play { $cards } on your turn, if you may.
queue-undo = Undo
queue-forgotten = { $cards } is not queued any more.
hand-may-queue = choose it to have it played on your turn
hand-queued = will be played on your turn, if allowed; choose it to undo that
hand-suggested = suggested

## Why a request was not carried out

no-hints = Hints are not given at this table now.
no-stale = The position has changed meanwhile.
no-lost = The connection was lost before the answer came.
no-away = A bot is playing for you.
no-back = Only your own last choice can be taken back.
no-revealed = That choice has shown something already: it cannot be taken back.
no-otherwise = That is not possible now.
