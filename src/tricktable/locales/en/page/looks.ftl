# What lies on the table: short words beside pictures, and names of pictures for those who hear the page.

looks-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
looks-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
looks-clock = Time left
looks-hurry = Ten seconds left.
looks-kind-bot = bot
looks-kind-program = program
looks-shown = Shown

## HASP

looks-beside-village = The village is trump, and beside it:
looks-all-so-far = { $taken } of { $played } tricks so far
looks-none-so-far = { $taken ->
    [0] no trick so far
    [one] { $taken } of { $played } tricks
   *[other] { $taken } of { $played } tricks
}

## Meinz

looks-tricks-to-take = Tricks still to take
looks-to-take = { $count ->
    [0] has both tricks
    [one] { $count } trick to take
   *[other] { $count } tricks to take
}
looks-nobody-called = nobody yet
looks-your-trick = Your trick
looks-swap-reading = From your hand ⇄ out of the trick
looks-asides = Cards set aside
looks-chooses = is choosing
looks-has-chosen = has chosen
looks-swapped-in = Taken in a swap

## Mü

looks-limit = { $count ->
    [one] card at most, bid in all
   *[other] cards at most, bid in all
}
looks-passes = { $count } of { $all } passes in a row
looks-no-bid = no bid
looks-partner = Partner
looks-vice = Vice
looks-others = { $count } for the others
looks-bid = Bid

## NJET

looks-against = { $team } against { $others }
looks-due = { $count ->
    [0] has chosen
    [one] { $count } card to choose
   *[other] { $count } cards to choose
}

## Was sticht?

looks-open = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
looks-pick-secret = Everybody picks a task in secret.
