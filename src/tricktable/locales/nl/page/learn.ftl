# Wat het overzicht zegt over een spel leren.
learn-game = Al spelend leren
