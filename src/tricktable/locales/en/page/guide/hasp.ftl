# HASP: what the coach says.

guide-hasp-goal = Welcome! You and the player opposite are partners. Win tricks with valuable cards in them: the team with more points in its tricks gets the pot. Twelve victory points win the match.
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
    [you] You have promised something about all tricks of your team.
   *[other] { $Who } promises something about all tricks of that team.
} Card points do not count in this round any more. If the promise breaks, the round ends at once and the other team gets the pot.
guide-hasp-follow = Some of your cards are dimmed. Whoever has the suit that was led must play it; whoever does not must play a trump. Only with neither of them may you play anything.
guide-hasp-trumped = { $whoIs ->
    [you] You play a trump: { $cards }.
   *[other] { $Who } plays a trump: { $cards }.
} The highest trump takes the trick, so village cards beat the other trump suit.
guide-hasp-took = { $whoIs ->
    [you] The trick is yours: your card was the strongest.
   *[other] { $Who } played the strongest card and takes the trick.
} All its points count for that team, and its taker leads next.
guide-hasp-mine = You lead again. Think of your partner too: put valuable cards into tricks that your team is winning, and cheap ones into the others.
guide-hasp-card-points = The round is over. The tricks of your team hold { $points ->
    [one] { $points } point
   *[other] { $points } points
} of 47. It needs more than the other team.
guide-hasp-pot = { $whoIs ->
    [you] Your team has more points and gets the pot: { $points } on your way to 12.
   *[other] The team of { $who } has more points and gets the pot: { $points } on its way to 12.
} Every prediction made it bigger.
guide-hasp-kept = { $whoIs ->
    [you] The promise held to the end. Your team scores the pot of { $points }.
   *[other] The promise held to the end. The team of { $who } scores the pot of { $points }.
}
guide-hasp-ruined = { $whoIs ->
    [you] The promise is broken, and the round ends at once. Your team scores the pot of { $points }.
   *[other] The promise is broken, and the round ends at once. The team of { $who } scores the pot of { $points }.
}
