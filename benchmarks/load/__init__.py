"""Load: live tables of four people on real sockets, beside boardgame.io's server. `docs/load.md` tells more."""
