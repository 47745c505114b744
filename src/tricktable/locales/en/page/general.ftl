# The page: everything that it says by itself.
tagline = Modern trick-taking games, with people or against bots.
guest-name = Guest
language = Language
close = Close
more = More
connecting = One moment…
to-lobby = To the lobby
page-unreachable = The server does not answer at the moment. The page keeps trying.
page-missing = There is nothing at this address.

## Lobby

play-title = What would you like to play?
choose-game = Game
players-label = Players
level-label = The bots play
level-easy = easy
level-medium = medium
level-hard = hard
level-thumb = plain
play-now = Play now
play-friends = Play with friends
mine-title = Your tables
open-title = Open tables
open-none = No table is open right now. Start one and invite somebody.
join = Join
watch = Watch
go-on = Continue
free-chairs = { $count ->
    [one] { $count } chair free
   *[other] { $count } chairs free
}
name-label = Your name
name-save = Save
name-change = You are { $name }

## Waiting room

room-label = Before the match
room-title = { $free ->
    [0] Everybody is here
    [one] Waiting for one more player
   *[other] Waiting for { $free } players
}
seat-free = free
kind-bot = bot
kind-program = program
kind-host = host
sit-here = Sit here
seat-bot = Add a bot
send-away = Remove
rise = Leave the chair
start = Start
start-with-bots = { $free ->
    [one] Start with one bot
   *[other] Start with { $free } bots
}
wait-for-host = The host starts the match.
invite-title = Invite others
invite-about = Whoever has this link can join, from a phone too.
invite-link = Link of this table
link-copy = Copy
link-copied = Copied
qr-label = The link as a QR code

## Table

table-label = Table
your-turn = Your turn
seat-you = You
seat-total = Points:
seat-tricks = Tricks:
seat-cards = Cards:
seat-asked = to choose
seat-away = away
seat-bot-plays = a bot plays
seat-won = winner
mark-winning =
    { $who ->
        [you] are winning
       *[other] is winning
    }
mark-taken =
    { $who ->
        [you] take the trick
       *[other] takes the trick
    }
mark-led = led
last-trick = Last trick
hand-label = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
hand-not-now = not possible now; choose it to hear why
choices-label = Your choices
you-watch = You are watching: hands stay hidden until the match is over.
others-choose = { $whoIs ->
    [you] It is your turn
    [many] { $who } are choosing
   *[other] { $who } is choosing
}
round-number = Round { $number }
round-over = Round { $number } is over
match-won = { $whoIs ->
    [you] You have won!
    [many] { $who } have won
   *[other] { $who } has won
}
scores-title = Score
scores-none = The first round is being played.
scores-round = Round
scores-total = Total
log-title = Log
rematch-ask = Play again
rematch-waiting = Waiting for the others…
rematch-go = To the rematch
record-missing = There is no record of such a match.
shuffles-verified = { $count ->
    [one] The shuffle of one round was verified.
   *[other] The shuffles of { $count } rounds were verified.
}
back-ask = Take back my last choice
back-waiting = You asked to take your choice back. The others decide.
back-asked = { $who } would like to take the last choice back.
back-agree = Agree
back-decline = Decline
leave-to-bot = Leave; a bot plays on for me
away-about = A bot is playing for you.
away-return = Take over from the bot
foul-changed = Careful: the server has exchanged the promise that it had made for this shuffle.
foul-mismatch = Careful: the cards of the last round do not fit what the server had promised.
foul-missing = Careful: your own part was left out of the last shuffle.
ended-no-table = There is no such table.
ended-aside = This table cannot be played on: its record is damaged.
ended-stranger = The server does not know you any more. Come in again through the lobby.
ended-mend = The server did not understand this page. Please load it again.

## Keys

keys-title = Keys
keys-this = these keys
keys-hand = to your cards
keys-choices = to your choices
keys-arrows = from one card or choice to the next
keys-trick = reads out the trick
keys-scores = the score
keys-log = the log
keys-close = closes what is open, and ends the look at a trick or a score
