# Alone with bots: back to the last choice, the end of a match; and what was chosen for somebody.
undo = Undo
undo-about = Back to my last choice
keys-undo = back to your last choice, alone with bots
end-ask = End this match …
end-title = End this match?
end-about = Nobody wins it. What was played is kept, and you can look at it again.
end-leave = Or just leave: the match waits for you in the lobby.
end-do = End the match
end-not = Play on
match-stopped = The match was ended
practice = practice
practice-about = Somebody went back in this match and chose again.
heard-undid = { $whoIs ->
    [you] You are back at your last choice
   *[other] { $Who } is back at the last choice
}
by-bot = { $whoIs ->
    [you] A bot chose that for you
   *[other] A bot chose that for { $who }
}
by-clock = { $whoIs ->
    [you] Your time was up: a bot chose that for you
   *[other] The time of { $who } was up: a bot chose that
}
stood-in-bot = A bot chose for you while you were away: { $count }
stood-in-clock = Your time was up, and a bot chose for you: { $count }
stood-in-close = All right
no-people = Only somebody who is alone with bots can do that.
