# What the lobby says about learning a game.
learn-game = Learn by playing
