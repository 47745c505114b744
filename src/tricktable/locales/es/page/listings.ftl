# The lists of the lobby: tables and finished matches.
past-whose = De quién
past-own = Tuyas
past-all = De todos
