"""Puzzles: positions in which exactly one choice is right, weak players miss it, and what one knows is enough to find
it. Nothing here is a sentence."""
