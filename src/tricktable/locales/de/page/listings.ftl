# The lists of the lobby: tables and finished matches.
past-whose = Wessen Partien
past-own = Deine
past-all = Alle
