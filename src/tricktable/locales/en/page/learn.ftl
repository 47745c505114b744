# What the lobby says about learning a game.
learn-game = Learn by playing
keys-coach = to the coach, in your first round
