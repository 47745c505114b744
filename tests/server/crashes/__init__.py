"""Crashes and broken lines under load: a real server that is killed again and again, and an audit of what was heard."""
