# The lists of the lobby: tables and finished matches.
past-whose = Wiens partijen
past-own = Van jou
past-all = Van iedereen
