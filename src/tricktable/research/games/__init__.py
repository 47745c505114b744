"""What the research forms know of each game beyond its rules."""
