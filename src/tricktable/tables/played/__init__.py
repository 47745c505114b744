"""Matches that were played, to step through."""
