"""Live tables: matches that people and bots play together, without any transport."""
