# The rules of the games, and the ways to them.
rules-title = Rules
rules-lede = Games about tricks, each with an idea of its own. Every page takes about five minutes to read, and after it you can play.
rules-all = All rules
rules-of = Rules of { $game }
rules-contents = Contents
rules-players = { $least }–{ $most } players
rules-minutes = about { $minutes } minutes
rules-play = Play { $game }
rules-next = Next: { $game }
rules-new-tab = Open in a new tab
rules-takes = takes the trick
rules-docs = Documentation for hosts, programs and research
keys-rules = the rules
rules-none = Nobody has written down the rules of this game for players yet.
