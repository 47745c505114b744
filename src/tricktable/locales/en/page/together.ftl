# People at a table: their names and chairs, what is agreed, how others come, playing again.

## Names

sit-name = What are you called?
sit-down = Sit down
rename = Change name
rename-about = Everybody at the table sees it at once.
heard-renamed = { $before } is now called { $name }

## Chairs

cancel = Cancel
swap = Swap seats
swap-with = Swap with { $name }
swap-asked = Asked to swap
heard-swapped = { $Who } have swapped seats
heard-moved = { $whoIs ->
    [you] You have moved to another seat
   *[other] { $Who } has moved to another seat
}
heard-asked-chair = { $whoIs ->
    [you] You ask { $other } to swap seats
   *[other]
        { $otherIs ->
            [you] { $Who } would like to swap seats with you
           *[other] { $Who } would like to swap seats with { $other }
        }
}
heard-declined-chair = { $otherIs ->
    [you] You stay where you are
   *[other] { $Other } would rather stay there
}
heard-host = { $whoIs ->
    [you] You are the host now
   *[other] { $Who } is the host now
}

## Options

terms-title = Options
terms-change = Change options
terms-changed = The host has changed:
terms-gone = no longer: { $what }
heard-terms = The host has changed the options: { $changes }

## How others come

invite-alone = This link works on this computer only.
invite-start = So that others can join, stop the server and start it again like this:
invite-no-network = This computer is not in a network now.
invite-network = Whoever is in the same network can join, from a phone too.
invite-address = Address

## Playing again

rematch-watch = Watch the next match
rematch-awaits = Waiting for { $who }
rematch-away = { $whoIs ->
    [many] { $Who } are away: bots play for them if they do not come back within a minute
   *[other] { $Who } is away: a bot plays if they do not come back within a minute
}

## Cards that the host chose

cards-chosen = chosen cards
cards-chosen-about = The host chose the cards of this table and may know every hand.
cards-chosen-closed = The host chose the cards of this table and may know every hand: you can only watch.
