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
guide-play-on = Go on with the match
guide-other-game = Learn another game
guide-rules = Read the rules

## HASP

guide-hasp-goal = Welcome! You and the player opposite are partners. Win tricks with valuable cards in them: the side with more points in its tricks gets the pot. Twelve victory points win the match.
guide-hasp-cards = The big number says how strong a card is, the dots what it is worth. Forest, grassland, river and canyon go from 1 to 6. The village, 7 to 10, is always trump.
guide-hasp-trump = You see only three of your seven cards, and you decide: which suit is trump beside the village? Take one that you have several of, or a high card.
guide-hasp-named = The trumps are settled, and everybody now holds seven cards. A trump beats every card that is not a trump.
guide-hasp-predict = Before your first card you may predict one thing. A find shows village cards that you hold, and the pot grows by 1. “Find all” and “no find” promise every trick or none, for 2 more; but one slip costs the round.
guide-hasp-lead = You lead the trick, so any card is fine. A high card of a suit that is not trump is a good start, while the others still have that suit.
guide-hasp-shown = { $whoIs ->
    [you] You have shown { $cards }, and the pot has grown by 1.
   *[other] { $Who } shows { $cards }, and the pot grows by 1.
} Cards that were shown go back into the hand; everybody knows now where they are.
guide-hasp-promise = { $whoIs ->
    [you] You have promised something about all tricks of your side.
   *[other] { $Who } promises something about all tricks of that side.
} Card points do not count in this round any more. If the promise breaks, the round ends at once and the other side gets the pot.
guide-hasp-follow = Some of your cards are dimmed. Whoever has the suit that was led must play it; whoever does not must play a trump. Only with neither of them may you play anything.
guide-hasp-trumped = { $whoIs ->
    [you] You play a trump: { $cards }.
   *[other] { $Who } plays a trump: { $cards }.
} The highest trump takes the trick, so village cards beat the other trump suit.
guide-hasp-took = { $whoIs ->
    [you] The trick is yours: your card was the strongest.
   *[other] { $Who } played the strongest card and takes the trick.
} All its points count for that side, and its taker leads next.
guide-hasp-mine = You lead again. Think of your partner too: put valuable cards into tricks that your side is winning, and cheap ones into the others.
guide-hasp-card-points = The round is over. The tricks of your side hold { $points ->
    [one] { $points } point
   *[other] { $points } points
} of 47. It needs more than the other side.
guide-hasp-pot = { $whoIs ->
    [you] Your side has more points and gets the pot: { $points } on your way to 12.
   *[other] { $Who } and the partner have more points and get the pot: { $points } on their way to 12.
} Every prediction made it bigger.
guide-hasp-kept = { $whoIs ->
    [you] The promise held to the end. Your side scores the pot of { $points }.
   *[other] The promise held to the end. The side of { $who } scores the pot of { $points }.
}
guide-hasp-ruined = { $whoIs ->
    [you] The promise is broken, and the round ends at once. Your side scores the pot of { $points }.
   *[other] The promise is broken, and the round ends at once. The side of { $who } scores the pot of { $points }.
}

## NJET

guide-njet-goal = Welcome! Nobody knows yet how this round will be played: you all forbid things in turn, until the rules are settled. Then two teams play for tricks, and for the 0s of the other team.
guide-njet-cards = Your hand has four colours. The 9 is the highest card of a colour and the 0 the lowest. There are three 0s and four 7s of each colour; of equal cards the later one wins.
guide-njet-veto = Your turn to say njet: choose a space of the board, and it is gone. Forbid what would hurt your hand, such as a trump colour of which you have little. The last open space of a row stays.
guide-njet-row-start = { $whoIs ->
    [you] You covered
   *[other] { $Who } covered
} a space of the first row. It settles who starts. The start player also chooses the teams.
guide-njet-row-cache = { $whoIs ->
    [you] You covered
   *[other] { $Who } covered
} a space of the second row. It says whether everybody discards or passes cards before the tricks. With bad cards you will want that.
guide-njet-row-trump = { $whoIs ->
    [you] You covered
   *[other] { $Who } covered
} a space of the trump row. Trumps beat all other colours, so keep a colour open that you have many of.
guide-njet-row-super = { $whoIs ->
    [you] You covered
   *[other] { $Who } covered
} a space of the super trump row. The three 0s of the super trump colour beat everything. Do you hold some? Then keep their colour open.
guide-njet-row-points = { $whoIs ->
    [you] You covered
   *[other] { $Who } covered
} a space of the last row: what a trick is worth. With minus 2 nobody wants tricks.
guide-njet-settled = One space is open in every row, and that is how this round is played. { $whoIs ->
    [you] You start.
   *[other] { $Who } starts.
}
guide-njet-teams = You choose your partner for this round. Their vetoes are a clue: whoever kept open what you like probably has fitting cards.
guide-njet-teams-other = The start player chooses a partner. The other two play together.
guide-njet-named = Two against two now. Whatever your partner takes counts for you too, so do not take your partner's tricks.
guide-njet-discard = Before the tricks everybody discards, secretly. The cards are out of the round. Get rid of what could lose: often 0s that the others would capture.
guide-njet-give = Before the tricks everybody passes two cards to the right, secretly. Choose yours before you see what you get. Think of your team: who sits there?
guide-njet-received = { $cards } came from the player on your left. Your hand is complete, and the tricks begin.
guide-njet-lead = You lead the trick and may play anything. High cards of a colour that is not trump win most safely early.
guide-njet-follow = Some cards are dimmed: a colour was led, and whoever has it must follow. Trumps, too, follow only their own colour. Without the colour you may play anything.
guide-njet-trumped = { $whoIs ->
    [you] You play a trump: { $cards }.
   *[other] { $Who } plays a trump: { $cards }.
} The highest trump takes the trick, whatever was led.
guide-njet-super = { $whoIs ->
    [you] You play a super trump: { $cards }.
   *[other] { $Who } plays a super trump: { $cards }.
} It beats everything, and of several the last one wins.
guide-njet-took = { $whoIs ->
    [you] Your first trick! You lead the next one.
   *[other] { $Who } takes the trick and leads the next one.
} Every trick counts for the whole team.
guide-njet-captured = { $whoIs ->
    [you] You capture { $cards } of the other team.
   *[other] { $Who } captures { $cards } of the other team.
} A captured 0 counts as much as a trick. Give your 0s to tricks that your partner takes.
guide-njet-count = The round is over. You have { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
} and { $zeros ->
    [one] { $zeros } captured 0
   *[other] { $zeros } captured 0s
}; each counts one. (With three or five players somebody in the smaller team has the monster card and counts double.)
guide-njet-team = Your team has { $number } together, times { $each } a trick: you both write down { $points }.

## Meinz

guide-meinz-goal = Welcome! In each round everybody takes exactly two tricks. Then the numbers in them are added up: the highest sum scores 3, the lowest 2, the second 1 and the third nothing. So go for high or for low.
guide-meinz-cards = Your cards are 1 to 9 in four colours. Here the lowest number takes a trick, and colours are all equal.
guide-meinz-discard = First everybody sets one card aside, secretly and for good. Do you want a high sum, or a low one? A card in the middle helps with neither.
guide-meinz-lead = You lead and may play anything. A low card will probably take the trick; a high one gives the others something to take.
guide-meinz-follow = Some cards are dimmed. Whoever has the colour that was led plays that colour, or any card with the same number. Without the colour you may play anything.
guide-meinz-call = Your card is in the trick, so you may call “Meinz!”: the trick is yours then, whatever is still played. Call if the cards in it suit your plan; otherwise wait.
guide-meinz-called = { $whoIs ->
    [you] You called: this trick is yours already.
   *[other] { $Who } called “Meinz!”: this trick is decided already.
} The others still play their cards, and put in what they want to be rid of.
guide-meinz-took = { $whoIs ->
    [you] The trick is yours.
   *[other] { $Who } takes the trick.
} The lowest number takes it, of equal ones the last; but a call goes before that. Its taker leads next.
guide-meinz-swap = You took the trick and may swap: a card of your hand goes in, one of the same colour comes out. That bends your sum up or down, and mends your hand.
guide-meinz-swapped = { $whoIs ->
    [you] You put { $given } into the trick and took { $taken } into your hand.
   *[other] { $Who } puts { $given } into the trick and takes { $taken } into the hand.
} Everybody sees it, so you can guess who wants high and who wants low.
guide-meinz-full = You have your two tricks. You go on playing cards, but they take nothing any more: now you can spoil the sums of the others.
guide-meinz-full-other = { $whoIs ->
    [you] You have two tricks: your low cards do not take any more.
   *[other] { $Who } has two tricks: low cards from there do not take any more.
} The lowest card of the others decides.
guide-meinz-sums = Eight tricks are played, two for each. Now the sums are shown.
guide-meinz-highest = Your { $sum } is the highest sum: 3 points. It could not be better!
guide-meinz-second = Your { $sum } is the second highest sum: 1 point. A little higher next time, or far lower.
guide-meinz-third = Your { $sum } is the third highest sum, which scores nothing. The middle is a bad place; choose a direction early.
guide-meinz-lowest = Your { $sum } is the lowest sum: 2 points. Low is almost as good as high.
guide-meinz-level = { $whoIs ->
    [you] You share the sum { $sum } with somebody.
   *[other] { $Who } shares the sum { $sum } with somebody.
} Equal sums score nothing.

## Was sticht?

guide-was-sticht-goal = Welcome! Everybody takes four tasks, such as “no tricks” or “last trick”. In each round you try to get rid of one. Whoever is first without tasks wins the match.
guide-was-sticht-take = Take a task now, in turn with the others, until everybody has four. Mix them: one for weak cards, one for strong ones, so that something fits in every round.
guide-was-sticht-rows = Now you build your hand: from each of nine rows everybody takes one card, openly. Who takes first changes from row to row.
guide-was-sticht-secret = { $whoIs ->
    [you] You are the start player: only you know the trump colour and the trump number.
   *[other] { $Who } is the start player and alone knows the trump colour and the trump number. You have to find them out.
}
guide-was-sticht-draft = Take a card from the row. Low cards help to avoid tricks, high ones to win them; and any card may turn out to be a trump.
guide-was-sticht-told = The hint: { $cards } would have won this row. { $whoIs ->
    [you] You took it.
   *[other] { $Who } took it.
} If it was not the highest card of the first colour taken, it is a trump, by its colour or by its number.
guide-was-sticht-told-again = Compare the hints so far: which colour or number wins although higher cards lie beside it? That is how you find the trumps.
guide-was-sticht-trumps = The trumps are open. All cards with the trump number are high trumps, the one in the trump colour the highest of all. The other cards of the trump colour come next.
guide-was-sticht-pick = Look at all hands, and pick the task that you can meet with your cards. The others pick secretly too, except for the start player.
guide-was-sticht-tasks = The tasks are open. Meet yours, and see to it that others miss theirs. The start player has no task, but profits from meeting one that somebody misses.
guide-was-sticht-lead = You lead and may play anything. Your task decides: a low card if you want no trick, a trump if you want one.
guide-was-sticht-follow = Some cards are dimmed: whoever can follow must. All trumps together are one suit, so a card with the trump number no longer belongs to its colour.
guide-was-sticht-trumped = { $whoIs ->
    [you] You play a trump: { $cards }.
   *[other] { $Who } plays a trump: { $cards }.
} Trumps beat all plain cards. Of several cards with the trump number the first one played is higher.
guide-was-sticht-took = { $whoIs ->
    [you] You take the trick and lead the next one.
   *[other] { $Who } takes the trick and leads the next one.
} Does that suit your task? Count along.
guide-was-sticht-drop = You met a task that its owner missed. For that you may discard one of your own, any one you like.
guide-was-sticht-met = You met your task and are rid of it. One less on the way to victory!
guide-was-sticht-missed = You missed your task this time and keep it. Perhaps it fits better in another round.
guide-was-sticht-stolen = { $whoIs ->
    [you] As start player you met somebody's missed task: one of yours is gone.
   *[other] { $Who } met somebody's missed task as start player: one task less there too.
} In the next round the start moves to the left.

## Mü

guide-mue-goal = Welcome! First you bid with your own cards. Whoever bids most becomes chief, names a trump and a partner, and must take enough points for the bid. The match ends when somebody has 200 points.
guide-mue-cards = Five colours, 0 to 9; the 1 and the 7 are there twice. The triangles say what a card is worth: two on the 6 and the 7, none on the 1 and the 9, one on all others.
guide-mue-bid = A bid is cards that you lay open, and their number counts. Lay what you would like as trump: several of one colour or of one number. They stay in your hand and are played later. Or pass.
guide-mue-stay = You may lay another card, or stop for now. Your bid may be at most one card higher than the highest.
guide-mue-bid-other = { $whoIs ->
    [you] You bid { $cards }.
   *[other] { $Who } bids { $cards }.
} Every bid tells something: later you can name as trump only what is on your own bid cards.
guide-mue-passed = { $whoIs ->
    [you] You pass.
   *[other] { $Who } passes.
} A pass binds nobody; one may bid again later. When all have passed in a row, the auction is over.
guide-mue-chief = { $whoIs ->
    [you] You are the chief
   *[other] { $Who } is the chief
} with a bid of { $bid ->
    [one] { $bid } card
   *[other] { $bid } cards
}: the highest bid. The higher the bid, the more points the chief's team needs.
guide-mue-vice = { $whoIs ->
    [you] You have the second highest bid and are the vice
   *[other] { $Who } has the second highest bid and is the vice
}: the vice names a trump too, a lower one, and plays against the chief.
guide-mue-tied = Two share the highest bid: a stalemate. There is no chief, and no tricks are played this time.
guide-mue-passed-out = Nobody has bid, so nobody scores and new cards are dealt. Dare to bid one card next time!
guide-mue-vice-trump = As vice you name the lower trump: a colour or a number that is on your bid cards. Take what you hold most of.
guide-mue-named = { $whoIs ->
    [you] You have named the first trump.
   *[other] { $Who } has named a trump.
} There are two: the vice's is the lower, the chief's the higher. Cards that are both are the highest of all.
guide-mue-chief-trump = As chief you name the higher trump, from your bid cards. A number makes fewer trumps than a colour, and so it brings a bigger bonus.
guide-mue-partner = Choose your partner, anybody but the vice. Whoever has bid cards that fit your trump is a good choice.
guide-mue-team = The chief's team is complete. Two play against all the others, and must reach the goal that the table shows.
guide-mue-lead = You lead and may play anything. The chief's team likes to draw trumps first; the others win what they can.
guide-mue-follow = Some cards are dimmed: whoever can follow must. All trumps, higher and lower ones, are one suit of their own, whatever their colour.
guide-mue-trumped = { $whoIs ->
    [you] You play a trump: { $cards }.
   *[other] { $Who } plays a trump: { $cards }.
} Higher trumps beat lower ones, and all of them beat plain cards. Of equal cards the first one wins.
guide-mue-took = { $whoIs ->
    [you] You take the trick and lead the next one.
   *[other] { $Who } takes the trick and leads the next one.
} Everybody keeps the triangles in their own tricks.
guide-mue-triangles = The round is over. The triangles in your own tricks bring you { $points ->
    [one] { $points } point
   *[other] { $points } points
}, whatever your side was.
guide-mue-bonus = The chief's team needed { $goal } and has { $reached }: the goal is reached. { $whoIs ->
    [you] You and your teammate get { $points } more each.
   *[other] { $Who } and the teammate get { $points } more each.
}
guide-mue-penalty = The chief's team needed { $goal } and has only { $reached }. { $whoIs ->
    [you] As chief you pay for it: { $points } points.
   *[other] { $Who } pays for it as chief: { $points } points.
} The partner loses nothing.
guide-mue-defence = Those who played against the chief get { $points } more each: it pays to stop a bid that is too high.
guide-mue-stalemate = { $whoIs ->
    [you] In a stalemate you score { $points } for your bid.
   *[other] In a stalemate { $who } scores { $points } for the bid.
}
guide-mue-bid-last = { $whoIs ->
    [you] You laid the last card of the stalemate: { $points } points.
   *[other] { $Who } laid the last card of the stalemate: { $points } points.
} So think before you draw level.
