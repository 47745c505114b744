# What is read aloud at a table, besides the game itself.
heard-title = What has just happened
heard-totals = Score: { $counts }
heard-total = { $who } { $number }
heard-sat = { $whoIs ->
    [you] You sit down
   *[other] { $Who } sits down
}
heard-rose = { $who } leaves the chair
heard-started = The match begins
heard-took-over = { $whoIs ->
    [you] A bot plays for you
   *[other] A bot plays for { $who }
}
heard-came-back = { $whoIs ->
    [you] You play yourself again
   *[other] { $Who } is back
}
heard-agreed = { $whoIs ->
    [you] You agree that the choice is taken back
   *[other] { $Who } agrees that the choice is taken back
}
heard-declined = { $whoIs ->
    [you] You do not want the choice to be taken back
   *[other] { $Who } does not want the choice to be taken back
}
heard-took-back = { $whoIs ->
    [you] You take your last choice back
   *[other] { $Who } takes the last choice back
}
heard-rematch = { $whoIs ->
    [you] You would like to play again
   *[other] { $Who } would like to play again
}
heard-rematched = The table for the next match is ready
