# What lies on the table: short words beside pictures, and names of pictures for those who hear the page.

looks-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
looks-clock = Time left
looks-hurry = Ten seconds left.
looks-kind-bot = bot
looks-kind-program = program
