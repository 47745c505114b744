"""What bots know about each game of this package: a folder for each, with its kit."""
