"""Banks of matches: records and decisions in files that everybody can read, with digests (`docs/research.md`)."""
