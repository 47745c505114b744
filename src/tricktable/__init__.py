"""Tricktable: play, study and research five modern trick-taking games."""

__version__ = "0.1.0"
