# The terminal: everything that it says by itself.

# The screen

cli-label-score = Score
cli-label-hand = Hand
cli-label-hands = Hands
cli-label-last = Last
cli-label-trick = Trick
cli-hand-with-trumps = { $hand }   (* trump)
cli-play = play
cli-round = round { $number }
cli-before-first-round = before the first round
cli-winning = { $whoIs ->
    [you] { $plays }: You are winning
   *[other] { $plays }: { $Who } is winning
}
cli-winning-worth = { $whoIs ->
    [you] { $plays }: You are winning { $worth }
   *[other] { $plays }: { $Who } is winning { $worth }
}
cli-round-begins = Round { $number } · { $dealer }
cli-round-over = Round { $number } is over: points, total, what for
cli-match-over = The match is over
cli-winners = { $whoIs ->
    [you] You win the match.
    [many] { $Who } win the match.
   *[other] { $Who } wins the match.
}
cli-sheet-round = Round
cli-sheet-total = Total
cli-round-in-detail = Round { $number } in detail

# What can be typed

cli-help-number = choose by number
cli-help-notation = choose by notation; the first word can be left out where it is clear
cli-help-suits = letters of the suits: { $suits }
cli-help-suit = { $letter } { $suit }
cli-help-enter = take the choice if there is only one
cli-help-hint = a hint: what to choose, and why
cli-help-why = may this be played, and why not
cli-help-score = score sheet; `s 2` says what the points of round 2 were for
cli-help-log = log of this round
cli-help-rules = rules of the game
cli-help-back = take your last choice back, as long as nobody has seen more than it
cli-help-undo = go back to your last choice, whatever the bots did since; the record says that it was practice
cli-help-end = end the match now; its record is kept
cli-help-clear = be done with this match; nothing is kept of it if no other person plays on
cli-help-save = save and quit; `tricktable play --resume` goes on
cli-help-leave = leave; a bot plays on until you join again
cli-how-to = Type a number from 1 to { $last }, or help.
cli-how-to-choose = Type a number or a card to choose; `help` lists what else you can type.
cli-no-number = There is no number { $number }.
cli-unknown = I do not know what “{ $text }” is.
cli-possible = Yes, { $action } is possible: it is number { $number }.
cli-no-score = No round is over yet.
cli-no-score-of = There is no score of round { $number }.
cli-rulings-in-english = The rulings are there in English alone.
cli-thinking = { $whoIs ->
    [you] You are thinking
   *[other] { $Who } is thinking
}
cli-thinking-hard = Thinking

# Menus

cli-menu-games = What would you like to play?
cli-menu-players = { $counts } players
cli-menu-go-on = go on with { $game }, saved { $day } { $month } { $time }
cli-menu-a-match = a match
cli-menu-game = Game
cli-menu-number = Please type a number from { $first } to { $last }.
cli-menu-seats = How many players, you included ({ $counts })
cli-menu-wrong-seats = { $game } is for { $counts } players.
cli-menu-levels = How well shall the others play?
cli-menu-level = Level
cli-level-easy = a friendly level: forgets cards and hopes for the best, but gives away no win that it sees
cli-level-medium = the usual level: remembers what matters most, and now and then hopes too much
cli-level-hard = plays as well as it can (the same as search)
cli-month = { $number ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}

# Coming and going

cli-play-with-bots = { $othersCount ->
    [one] You play { $game } with { $others } (a { $bot } bot).
   *[other] You play { $game } with { $others } ({ $bot } bots).
}
cli-go-on-with-bots = { $othersCount ->
    [one] You go on with { $game } with { $others } (a { $bot } bot).
   *[other] You go on with { $game } with { $others } ({ $bot } bots).
}
cli-mates-play-well = Whoever plays together with you plays as well as a bot can.
cli-play-with = You play { $game } with { $others }.
cli-go-on-with = You go on with { $game } with { $others }.
cli-watch = You watch { $game } played by { $players }.
cli-kept = It is kept: { $command } shows it again.
cli-saved = The match is saved: { $command } goes on.
cli-left = You have left: { $command } brings you back.
cli-input-ended = the input ended
cli-stopped = stopped
cli-stopped-and-saved = { $reason }; the match is saved: `{ $command }` goes on
cli-stopped-and-left = { $reason }; `{ $command }` brings you back
cli-not-kept = the match could not be kept: { $problem }
cli-bot-sits = { $bot } sits at { $link } as { $name }
cli-bot-is-done = The match is over. Winners: { $winners }.
cli-nobody = nobody

# Others at the table

cli-lost = The connection is lost ({ $reason }). It is tried again by itself.
cli-found = The connection is there again.
cli-foul = NOT FAIR: { $text }. Do not trust this table.
cli-gone = { $Who } is not connected any more.
cli-came-back = { $whoIs ->
    [you] You are back.
   *[other] { $Who } is back.
}
cli-renamed = { $before } is called { $name } now.
cli-took-over = A bot plays for { $who } now.
cli-others-asked = The others are asked.
cli-wants-back = { $Who } wants to take the last choice back.
cli-ask-back = Is that all right for you (y/n)? { $Who } asks
cli-yes = y yes
cli-no = n no
cli-type-yes-or-no = Type y or n.
cli-does-not-agree = { $whoIs ->
    [you] You do not agree: it stays.
   *[other] { $Who } does not agree: it stays.
}
cli-took-back = { $whoIs ->
    [you] You take the last choice back.
   *[other] { $Who } takes the last choice back.
}
cli-undid = { $whoIs ->
    [you] You are back at your last choice.
   *[other] { $Who } is back at the last choice.
}
cli-ask-end = End the match now (y/n)?
cli-ask-clear = Clear the match away (y/n)?
cli-match-stopped = The match was ended.
cli-cleared = The match is cleared away.
cli-wants-rematch = { $Who } wants to play again.
cli-ask-rematch = Type rematch to play again, Enter to leave
cli-ask-to-follow = The others play again. Type rematch to join them, Enter to leave

# What a table refuses

cli-refused = { $text }.
cli-refused-not-begun = The match has not begun.
cli-refused-playing = The match is being played.
cli-refused-over = The match is over.
cli-refused-closed = The match was given up.
cli-refused-asked = That has been asked already.
cli-refused-not-asked = Nobody asks you to take anything back.
cli-refused-away = A bot plays for you: come back first.
cli-refused-back = The last choice was not yours.
cli-refused-unchosen = You have not chosen anything yet.
cli-refused-cards = The host chose the cards here: others can only watch.
cli-refused-revealed = What has been seen cannot be taken back.
cli-refused-stale = The position has changed since number { $number }.
cli-refused-host = Only whoever opened the table may do that.
cli-refused-people = You are not alone with bots here.
cli-refused-seat = You do not sit at this table.
cli-refused-taken = Chair { $chair } is not free.
cli-refused-free = Nobody sits on chair { $chair }.
cli-refused-bot = There is no bot “{ $name }”.

# Before a match at a server

cli-lobby-prompt = Type start, or help
cli-lobby-help-start = begin; bots sit down on chairs that are free
cli-lobby-help-bot = put a bot on chair 2; `bot 2 easy` chooses which
cli-lobby-help-away = free chair 2
cli-lobby-help-who = who sits at the table
cli-lobby-help-leave = leave
cli-lobby-table = { $table }: { $game } for { $players } players.
cli-lobby-a-table = A table
cli-lobby-link = Others come with this link: { $link }
cli-lobby-wait = The match begins when the host starts it.
cli-lobby-chosen-cards = The host chose the cards of this table and may know every hand.
cli-lobby-seat = { $name }
cli-lobby-seat-with-notes = { $name } ({ $notes })
cli-lobby-free = (free)
cli-lobby-program = program
cli-lobby-host = host
cli-lobby-no-chair = There is no chair { $chair }.
cli-lobby-sat = { $name } sits down on chair { $chair }.
cli-lobby-rose = { $name } has left chair { $chair }.

# Recorded matches

cli-replay-wait = Enter goes on, q stops
cli-replay-title = { $game }, { $players } players
cli-replay-option = Option { $name }: { $value }
cli-replay-seats = Seats: { $seats }
cli-replay-as = As { $who } saw it:
cli-replay-not-over = The match is not over: here the record ends, in round { $number }.
cli-replay-known = This is what { $reader } knows of the match; { $unknown } is what they do not.
cli-replay-spectator = a spectator
cli-replay-won = The match is won by { $who }.
cli-replay-round = Round { $number } · dealer { $dealer }
cli-replay-dealt = Dealt to { $part }: { $cards }
cli-replay-line = { $Label }: { $steps }
cli-replay-line-result = { $Label }: { $steps } = { $result }
cli-replay-of = { $who } { $text }
cli-replay-score = Score of { $who }: { $score }
cli-replay-totals = Totals: { $totals }

# Reviews

cli-review-about = Blamed is only what was certainly worse by what could be known, tried in { $worlds } deals each. Skill: chance won beyond a rule of thumb. Luck: the cards and the others.
cli-review-of = { $Who }: the choices that cost most
cli-review-nothing = Nothing to blame.
cli-review-turns = Where the match turned:
cli-review-turn = Round { $number }: { $change }
cli-review-choices = Choices
cli-review-inaccuracies = Inaccuracies
cli-review-mistakes = Mistakes
cli-review-blunders = Blunders
cli-review-unlucky = Unlucky
cli-review-lucky = Lucky
cli-review-deal = From the deal
cli-review-brilliant = Brilliant
cli-review-accuracy = Accuracy
cli-review-skill = Skill
cli-review-luck = Luck

cli-puzzle-title = Puzzle { $number } of { $total } · difficulty { $difficulty } of 5 · { $id }
cli-puzzle-themes = Theme: { $themes }
cli-puzzle-next = Enter: the next one, q: stop
cli-puzzle-leave = stop
cli-puzzle-solved = Solved: { $solved } of { $tried }.
