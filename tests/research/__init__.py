"""The games for research."""
