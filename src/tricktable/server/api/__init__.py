"""What programs and the page ask over HTTP, and what they get."""
