# Meinz: what the coach says.

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
