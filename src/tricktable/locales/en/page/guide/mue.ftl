# Mü: what the coach says.

guide-mue-goal = Welcome! First you bid with your own cards. Whoever bids most becomes chief, names a trump and a partner, and must take enough points for the bid. The match ends when somebody has 200 points.
guide-mue-cards = Five colours, 0 to 9; the 1 and the 7 are there twice. The triangles say what a card is worth: two on the 6 and the 7, none on the 1 and the 9, one on all others.
guide-mue-bid = Your bid is the cards that you lay face up, and their number counts. Lay what you would like as trump: several of one colour or of one number. They stay in your hand and are played later. Or pass.
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
}: the highest bid. The higher the bid, the more points the chief’s team needs.
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
} There are two: the vice’s is the lower, the chief’s the higher. Cards that are both are the highest of all.
guide-mue-chief-trump = As chief you name the higher trump, from your bid cards. A number makes fewer trumps than a colour, and so it brings a bigger bonus.
guide-mue-partner = Choose your partner, anybody but the vice. Whoever has bid cards that fit your trump is a good choice.
guide-mue-team = The chief’s team is complete. Two play against all the others, and must reach the goal that the table shows.
guide-mue-lead = You lead and may play anything. The chief’s team likes to draw trumps first; the others win what they can.
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
}, whichever team you were in.
guide-mue-bonus = The chief’s team needed { $goal } and has { $reached }: the goal is reached. { $whoIs ->
    [you] You and your teammate get { $points } more each.
   *[other] { $Who } and the teammate get { $points } more each.
}
guide-mue-penalty = The chief’s team needed { $goal } and has only { $reached }. { $whoIs ->
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
