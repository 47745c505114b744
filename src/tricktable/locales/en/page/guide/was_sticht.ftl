# Was sticht?: what the coach says.

guide-was-sticht-goal = Welcome! Everybody takes four tasks, such as “no tricks” or “last trick”. In each round you try to get rid of one. Whoever is first without tasks wins the match.
guide-was-sticht-take = Take a task now, in turn with the others, until everybody has four. Mix them: one for weak cards, one for strong ones, so that something fits in every round.
guide-was-sticht-rows = Now you build your hand: from each of nine rows everybody takes one card, openly. Who takes first changes from row to row.
guide-was-sticht-secret = { $whoIs ->
    [you] You are the start player: only you know the trump colour and the trump number.
   *[other] { $Who } is the start player and alone knows the trump colour and the trump number. You have to find them out.
}
guide-was-sticht-draft = Take a card from the row. Low cards help to avoid tricks, high ones to win them; and any card may turn out to be a trump.
guide-was-sticht-told = The clue: { $cards } would have won this row. { $whoIs ->
    [you] You took it.
   *[other] { $Who } took it.
} If it was not the highest card of the first colour taken, it is a trump, by its colour or by its number.
guide-was-sticht-told-again = Compare the clues so far: which colour or number wins although higher cards lie beside it? That is how you find the trumps.
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
    [you] As start player you met somebody’s missed task: one of yours is gone.
   *[other] { $Who } met somebody’s missed task as start player: one task less there too.
} In the next round the start moves to the left.
