"""Positions in which every good player chooses alike. `docs/positions.md` tells how one is written."""
