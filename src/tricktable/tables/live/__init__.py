"""Tables that people sit at now."""
