# The rules of the games, and the ways to them.
rules-title = Rules
rules-lede = Five games about tricks, each with an idea of its own. Every page takes about five minutes to read, and after it you can play.
rules-all = All rules
rules-of = Rules of { $game }
rules-contents = Contents
rules-players = { $least }–{ $most } players
rules-minutes = about { $minutes } minutes
rules-play = Play { $game }
rules-next = Next: { $game }
rules-new-tab = Open in a new tab
rules-takes = takes the trick
keys-rules = the rules
rules-about-hasp = You predict what your hand will find, and every bold word makes the pot bigger. Two teams, seven tricks, and four villagers that are always trump.
rules-about-njet = Before the first card is played, everybody forbids something: a trump, a start player, the price of a trick. The round is what is left over.
rules-about-meinz = The lowest card takes the trick, and everybody takes exactly two. The highest sum scores, and so does the lowest: only the middle hurts.
rules-about-was_sticht = You draft your hand from open cards while only one player knows the trumps. Then you get rid of a task, if you guessed them right.
rules-about-mue = You bid with your own cards, face up on the table. Whoever dares the most names the higher trump, and needs a partner to keep the promise.
