# The replay of a match, and records that somebody brings.
replay-title = Replay
replay-old-rules = This match was played by rules that this server no longer knows. It cannot be shown, but its record is kept.
replay-rounds = Rounds
replay-before = Start
replay-controls = Go through the match
replay-position = Position in the match
replay-step = step { $step } of { $of }
replay-first = To the beginning
replay-back-trick = One trick back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-next-trick = One trick on
replay-last = To the end
replay-speed = Speed
replay-viewer = Whose cards are shown
replay-view-all = All cards
replay-view-spectator = As a spectator
replay-as = As { $name }
replay-seat = Seat { $number }
replay-hand = { $count ->
    [one] { $name }: one card
   *[other] { $name }: { $count } cards
}
replay-no-cards = no cards
replay-undealt = Not dealt
replay-discarded = discarded:
replay-picked = laid away so far:
replay-copy = Copy link to this step
replay-download = Download record
replay-play-on = Play on from here
replay-play-on-about = The cards stay as they are dealt. You take a seat, bots take the others, and nobody else sees the table.
replay-your-seat = Your seat
replay-play-now = Play on

## Shuffles

shuffle-verified = Shuffle verified
shuffle-alone = Shuffle fits, but nobody contributed
shuffle-open = Shuffle not revealed yet
shuffle-false = Shuffle does not fit
shuffle-none = Nothing to verify
shuffle-brought = Brought from elsewhere
shuffle-about-verified = The server had bound itself to a secret before the players added their parts. Both together give exactly these cards, so nobody chose them.
shuffle-about-alone = The cards are those of the server’s secret. As no player added a part, the server alone decided.
shuffle-about-open = The record ends in this round. The secret is told when a round is over.
shuffle-about-false = What the record says of the shuffle and the cards of this round do not belong together.
shuffle-about-none = This record does not say where its cards come from: it was not played at a live table, or with cards that were set beforehand.
shuffle-about-brought = Secret, parts and cards fit together, but somebody brought this record: nobody here saw the match, and anybody can write such a record.
shuffle-contributed = { $who } contributed.

## Keys

keys-replay-steps = one step back or on
keys-replay-tricks = one trick back or on
keys-replay-ends = to the beginning, to the end
keys-replay-play = play or pause
keys-replay-viewer = look with the next one’s eyes
keys-replay-mistakes = next or previous mistake of a review
keys-replay-retry = try the choice again that is reviewed
keys-replay-on = play on from here
