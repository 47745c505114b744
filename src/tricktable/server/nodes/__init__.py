"""Several nodes that serve the same tables: how they find each other, and what they tell each other."""
