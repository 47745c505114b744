# The lists of the lobby: tables and finished matches.
past-whose = Whose matches
past-own = Yours
past-all = Everybody’s
