"""The kernel against the rules in Python, against brute force, and against whatever Python may hand over."""
