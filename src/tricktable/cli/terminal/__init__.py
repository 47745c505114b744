"""A table in a terminal: what the person sees, is asked and types."""
