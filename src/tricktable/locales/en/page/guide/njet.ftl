# NJET: what the coach says.

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
guide-njet-named = Two against two now. Whatever your partner takes counts for you too, so do not take your partner’s tricks.
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
