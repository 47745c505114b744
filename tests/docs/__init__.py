"""The documentation is true: its blocks of code run, its links lead somewhere, and what is generated is complete."""
