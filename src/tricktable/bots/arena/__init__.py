"""The arena: how strong bots are, and how sure that is."""
