"""How the cards relate: follow suit, trumps beat everything, and the highest number wins."""

from functools import cache
from typing import Final

from tricktable.core.laws import FIRST, Law
from tricktable.template.cards import DECK, LETTERS

TRUMP: Final = 100
"""Stronger than every card of the led suit."""


@cache
def law(trump: int) -> Law:
    """The law when this suit is trump."""
    rows = []
    for led in range(len(LETTERS)):
        row = []
        for card in range(len(DECK.text)):
            if DECK.colour[card] == trump:
                row.append(TRUMP + DECK.number[card])
            else:
                row.append(DECK.number[card] if DECK.colour[card] == led else 0)
        rows.append(tuple(row))
    return Law(DECK, DECK.colour, tuple(rows), FIRST, trumps=DECK.of_colour[trump])
