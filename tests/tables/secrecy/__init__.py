"""Secrecy on the wire: whether a table tells anybody what they may not know."""
