"""Banks of matches."""
