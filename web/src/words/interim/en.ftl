# Games in words until servers send phrases with events, choices, reasons and scores. This folder goes then.

## Cards

suit-blue = blue
suit-yellow = yellow
suit-red = red
suit-black = black
suit-green = green
suit-forest = forest
suit-grassland = grassland
suit-river = river
suit-canyon = canyon
suit-village = village
card-name = { $suit } { $number }
trump-number = the { $number }s

## Panels

panel-blank = { "" }
panel-none = none
panel-list = { $List }
panel-of = { $so } of { $goal }
panel-chief-trump = Higher trump
panel-vice-trump = Lower trump
panel-pot = Pot
panel-picked = Chosen
panel-called = Takes this trick
panel-discard = Your card aside
panel-goal = Points of the chief's team
panel-limit = Bid now at most
panel-told = Would have won
panel-later = Rows to come
panel-covered = covered
panel-only-you = (only you know)
sign-partner = partner
sign-dealer = dealer
sign-start = starts
sign-monster = counts double
sign-chief = chief
sign-vice = vice
sign-called = Meinz!
sign-full = has two
sign-captured = { $count ->
    [one] one 0 captured
   *[other] { $count } 0s captured
}
sign-bid = { $count ->
    [one] bids one card
   *[other] bids { $count } cards
}
sign-triangles = { $count ->
    [one] one point
   *[other] { $count } points
}

## Choices

act-plain = { $action }
act-seat = { $Who }
act-team = { $Team } against { $others }
act-swap = Give { $given }, take { $taken }
act-draft = Take { $cards }
act-pass-hasp = Predict nothing
act-pass-meinz = Do not call
act-pass-mue = Pass
act-call = “Meinz!”
act-keep = Swap nothing
act-stay = No more for now
act-no-trump = no trump
act-no-further-trump = no further trump
row-start = Start player
row-cache = Before the tricks
row-trump = Trump
row-super = Super trump
row-points = A trick counts
cache-discard-1 = discard 1
cache-discard-2 = discard 2
cache-discard-2-no-0 = discard 2, no 0s
cache-pass-2 = pass 2 to the right
cache-nothing = nothing
prediction-minor = minor find
prediction-great = great find
prediction-all = find all
prediction-no = no find
prediction-about-minor = shows v7 and v8
prediction-about-great = shows v9
prediction-about-all = your side takes every trick
prediction-about-no = your side takes no trick
task-no-tricks = no tricks
task-no-red = no red
task-no-blue = no blue
task-no-green = no green
task-no-yellow = no yellow
task-exactly-1 = exactly 1
task-exactly-2 = exactly 2
task-exactly-3 = exactly 3
task-exactly-4 = exactly 4
task-last-trick = last trick
task-most-tricks = most tricks
task-fewest-tricks = fewest tricks
task-about-no-tricks = take no trick
task-about-no-red = a trick or more, but no red card
task-about-no-blue = a trick or more, but no blue card
task-about-no-green = a trick or more, but no green card
task-about-no-yellow = a trick or more, but no yellow card
task-about-exactly-1 = take exactly 1 trick
task-about-exactly-2 = take exactly 2 tricks
task-about-exactly-3 = take exactly 3 tricks
task-about-exactly-4 = take exactly 4 tricks
task-about-last-trick = take the ninth trick
task-about-most-tricks = more tricks than everybody else
task-about-fewest-tricks = fewer tricks than everybody else
ask-trick = Play a card
ask-trump = Name a trump
ask-predict = Predict something, or nothing
ask-veto = Veto what the round shall not be
ask-teams = Name your team
ask-monster = Who counts double?
ask-discard = Discard a card
ask-give = Pass a card to the right
ask-aside = Set a card aside, face down
ask-call = Call “Meinz!” and take this trick?
ask-swap = Swap a card with the trick you took?
ask-take = Take a task for the match
ask-draft = Take a card from the row
ask-pick = Pick your task for this round
ask-drop = Discard one of your tasks
ask-auction = Bid a card, or pass
ask-auction-more = Bid one more card, or stop
ask-vice-trump = Name the lower trump
ask-chief-trump = Name the higher trump
ask-partner = Choose a partner

## What happened

told-dealt = { $whoIs ->
    [you] You are dealt { $cards }
   *[other] { $Who } is dealt { $cards }
}
told-played = { $whoIs ->
    [you] You play { $cards }
   *[other] { $Who } plays { $cards }
}
told-took = { $whoIs ->
    [you] You take the trick
   *[other] { $Who } takes the trick
}
told-passed = { $whoIs ->
    [you] You pass
    [many] { $Who } pass
   *[other] { $Who } passes
}
told-turned = { $cards } is turned up
told-named-trump = Trump from { $who }: { $trump }
told-predicted = { $whoIs ->
    [you] You predict { $prediction }
   *[other] { $Who } predicts { $prediction }
}
told-predicted-showing = { $whoIs ->
    [you] You predict { $prediction } and show { $cards }
   *[other] { $Who } predicts { $prediction } and shows { $cards }
}
told-vetoed = { $whoIs ->
    [you] You veto { $row }: { $space }
   *[other] { $Who } vetoes { $row }: { $space }
}
told-settled = The board: { $who } to start · { $cache } · trump { $trump } · super trump { $over } · a trick counts { $points }
told-named-team = { $whoIs ->
    [you] You name the teams: { $team } against { $others }
   *[other] { $Who } names the teams: { $team } against { $others }
}
told-gave-monster = { $whoIs ->
    [you] You give the monster card to { $other }
   *[other] { $Who } gives the monster card to { $other }
}
told-discarded = { $whoIs ->
    [you] You set { $cards } aside
   *[other] { $Who } sets { $cards } aside
}
told-gave = { $whoIs ->
    [you] You pass on { $cards }
   *[other] { $Who } passes on { $cards }
}
told-received = { $whoIs ->
    [you] You get { $cards }
   *[other] { $Who } gets { $cards }
}
told-captured = { $whoIs ->
    [you] You capture { $cards }
   *[other] { $Who } captures { $cards }
}
told-called = { $whoIs ->
    [you] You call “Meinz!”
   *[other] { $Who } calls “Meinz!”
}
told-swapped = { $whoIs ->
    [you] You give { $given } and take { $taken } from the trick
   *[other] { $Who } gives { $given } and takes { $taken } from the trick
}
told-took-task = { $whoIs ->
    [you] You take the task { $task }
   *[other] { $Who } takes the task { $task }
}
told-saw-trumps = { $whoIs ->
    [you] You look at the trumps: { $trumps }
   *[other] { $Who } looks at the trumps: { $trumps }
}
told-saw-trumps-secretly = { $Who } looks at the trumps
told-drafted = { $whoIs ->
    [you] You draft { $cards }
   *[other] { $Who } drafts { $cards }
}
told-set-aside = { $cards } goes out of the round
told-told = { $cards } would have won
told-showed-trumps = The trumps are shown: { $trumps }
told-picked = { $whoIs ->
    [you] You pick the task { $task }
   *[other] { $Who } picks the task { $task }
}
told-picked-secretly = { $Who } picks a task in secret
told-showed-task = { $whoIs ->
    [you] You show the task { $task }
   *[other] { $Who } shows the task { $task }
}
told-dropped = { $whoIs ->
    [you] You discard the task { $task }
   *[other] { $Who } discards the task { $task }
}
told-bid = { $whoIs ->
    [you] You bid { $cards }
   *[other] { $Who } bids { $cards }
}
told-passed-out = Nobody bid: the round is over
told-tied = Stalemate between { $seats }; { $who } bid last
told-became-chief = { $whoIs ->
    [you] You are chief with a bid of { $count }
   *[other] { $Who } is chief with a bid of { $count }
}
told-became-vice = { $whoIs ->
    [you] You are vice with a bid of { $count }
   *[other] { $Who } is vice with a bid of { $count }
}
told-named-partner = { $whoIs ->
    [you] You choose { $other } as partner
   *[other] { $Who } chooses { $other } as partner
}

## Why not

no-turn = It is not your turn.
no-follow = You must follow suit.
no-meinz-follow = You must play the led colour or the led number.
no-trump = You must play a trump.
no-hasp-predict = First predict something, or nothing.
no-stale = The position has changed meanwhile.
no-lost = The connection was lost before the answer came.
no-away = A bot is playing for you.
no-back = Only your own last choice can be taken back.
no-revealed = That choice has shown something already: it cannot be taken back.
no-njet-zero = No 0s while you hold other cards.
no-laid = You have bid that card already.
no-otherwise = That is not possible now.
no-allowed = Possible: { $cards }.

## Score

score-card-points = { $a ->
    [one] { $a } point in tricks
   *[other] { $a } points in tricks
}
score-pot = wins the pot
score-kept = prediction kept: the pot
score-ruined = prediction ruined: the pot
score-count = { $a ->
    [one] { $a } trick
   *[other] { $a } tricks
}, 0s captured: { $b }{ $c ->
    [2] {", "}counted double
   *[other] { "" }
}
score-team = the team has { $a } × { $b }
score-difference = the team has { $a }, the others { $b }
score-highest = { $a }, the highest sum
score-second = { $a }, the second highest sum
score-third = { $a }, the third highest sum
score-lowest = { $a }, the lowest sum
score-level = { $a }, the same sum as somebody else
score-task-met = met: { $task }
score-task-missed = missed: { $task }
score-task-stolen = met a missed task; discards { $task }
score-triangles = points in tricks
score-bonus = bonus: { $b } of { $a } for bid { $c }
score-penalty = { $b } of { $a } for bid { $c }: missed by { $d }
score-defence = the chief missed by { $d }
score-stalemate = stalemate with { $a }
score-bid-last = bid last in a stalemate with { $a }
