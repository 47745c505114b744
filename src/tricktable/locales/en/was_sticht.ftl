# Was sticht?

# Colours and trumps

was-sticht-red = red
was-sticht-blue = blue
was-sticht-green = green
was-sticht-yellow = yellow
was-sticht-letter-red = r
was-sticht-letter-blue = b
was-sticht-letter-green = g
was-sticht-letter-yellow = y
was-sticht-numbers = the { $number }s
was-sticht-none = none

# Tasks

was-sticht-no-tricks = no tricks
was-sticht-no-red = no red
was-sticht-no-blue = no blue
was-sticht-no-green = no green
was-sticht-no-yellow = no yellow
was-sticht-exactly = exactly { $tricks }
was-sticht-last-trick = last trick
was-sticht-most-tricks = most tricks
was-sticht-fewest-tricks = fewest tricks
was-sticht-take-no-trick = take no trick
was-sticht-take-no-red = take a trick or more, but no red card
was-sticht-take-no-blue = take a trick or more, but no blue card
was-sticht-take-no-green = take a trick or more, but no green card
was-sticht-take-no-yellow = take a trick or more, but no yellow card
was-sticht-take-exactly = { $tricks ->
    [one] take exactly { $tricks } trick
   *[other] take exactly { $tricks } tricks
}
was-sticht-take-last = take the ninth trick
was-sticht-take-most = take more tricks than everybody else
was-sticht-take-fewest = take fewer tricks than everybody else

# What happened

was-sticht-took-task = { $whoIs ->
    [you] You take the task “{ $task }”
   *[other] { $Who } takes the task “{ $task }”
}
was-sticht-laid-out = Row: { $cards }
was-sticht-saw-trumps = { $whoIs ->
    [you] You look at the trumps
   *[other] { $Who } looks at the trumps
}
was-sticht-saw-trumps-shown = { $whoIs ->
    [you] You look at the trumps: { $trumps }
   *[other] { $Who } looks at the trumps: { $trumps }
}
was-sticht-drafted = { $whoIs ->
    [you] You draft { $cards }
   *[other] { $Who } drafts { $cards }
}
was-sticht-set-aside = { $cards } goes out of the round
was-sticht-told = { $whoIs ->
    [you] Your { $cards } would have won
   *[other] { $whoEnds ->
        [s] { $Who }’ { $cards } would have won
       *[other] { $Who }’s { $cards } would have won
    }
}
was-sticht-showed-trumps = The trumps are shown: { $trumps }
was-sticht-picked = { $whoIs ->
    [you] You pick the task “{ $task }”
   *[other] { $Who } picks the task “{ $task }”
}
was-sticht-picked-secretly = { $whoIs ->
    [you] You pick a task in secret
   *[other] { $Who } picks a task in secret
}
was-sticht-showed-task = { $whoIs ->
    [you] You show the task “{ $task }”
   *[other] { $Who } shows the task “{ $task }”
}
was-sticht-dropped = { $whoIs ->
    [you] You discard the task “{ $task }”
   *[other] { $Who } discards the task “{ $task }”
}

# The position

was-sticht-label-trumps = Trumps
was-sticht-label-met = Met
was-sticht-label-told = Told
was-sticht-label-later = Later
was-sticht-label-row = Row { $number }
was-sticht-secret = { $trumps } (only you know)
was-sticht-known-to = known to { $who } alone until the draft is over
was-sticht-start-player = start player
was-sticht-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
was-sticht-no-tasks = no tasks
was-sticht-picked-task = { $TASK }
was-sticht-met = { $whoIs ->
    [you] You have met { $owners } missed task
   *[other] { $Who } has met { $owners } missed task
}
# Rows of the draft: the cards in the order of taking, and the one that would have won in brackets
was-sticht-row = { $number }: { $cards }
was-sticht-rows = { $rows }
was-sticht-winner = [{ $card }]
was-sticht-row-taken = { $cards }   (taken: { $taken })
was-sticht-standing = { $totals } tasks discarded ({ $target } win)

# Choices

was-sticht-ask-take = Take a task for the match
was-sticht-ask-draft = Take a card from the row
was-sticht-ask-pick = Pick your task for this round
was-sticht-ask-drop = Discard one of your tasks

# Why something is refused

was-sticht-why-gone = Both cards of that task are taken.
was-sticht-why-take = First everybody takes tasks: { $allowed }.
was-sticht-why-row = That card is not in the row: { $allowed }.
was-sticht-why-draft = First comes the draft: { $allowed }.
was-sticht-why-unowned = You do not have that task: { $allowed }.
was-sticht-why-pick = First pick your task for this round: { $allowed }.
was-sticht-why-drop = You must discard one of your tasks: { $allowed }.

# The score

was-sticht-score-met = met “{ $task }”: discarded
was-sticht-score-missed = missed “{ $task }”
was-sticht-score-stolen = met { $owners } missed task: “{ $task }” discarded
