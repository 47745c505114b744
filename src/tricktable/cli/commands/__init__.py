"""The commands: one file each, named like the command, with `add_parser` and what it does."""
