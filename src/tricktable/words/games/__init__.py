"""The words of each game of this package: a module for each, whose `WORDS` names the class."""
