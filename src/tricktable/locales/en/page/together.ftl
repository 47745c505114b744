# People at a table: their names and chairs, what is agreed, how others come, playing again.

## Playing again

rematch-watch = Watch the next match
rematch-awaits = Waiting for { $who }
rematch-away = { $whoIs ->
    [many] { $Who } are away: bots play for them if they do not come back within a minute
   *[other] { $Who } is away: a bot plays if they do not come back within a minute
}
