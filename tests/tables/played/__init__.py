"""Matches that were played."""
