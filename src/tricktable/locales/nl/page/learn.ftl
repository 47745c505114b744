# Wat het overzicht zegt over een spel leren.
learn-game = Al spelend leren
keys-coach = naar de uitleg, in je eerste ronde
