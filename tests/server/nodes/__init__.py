"""Several nodes that serve the same tables."""
