"""Was sticht?, ruling by ruling."""
