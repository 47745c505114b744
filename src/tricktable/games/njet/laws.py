"""How the cards relate: follow the printed colour; super trumps beat trumps, trumps beat the led colour."""

from functools import cache
from typing import Final

from tricktable.core.laws import LAST, Law
from tricktable.games.njet.boards import NO_TRUMP
from tricktable.games.njet.cards import COLOURS, deck

TRUMP: Final = 100
"""Stronger than every card of the led colour."""
SUPER: Final = 200
"""Stronger than every trump, and all alike: the last one played wins."""


@cache
def law(players: int, trump: int, super_trump: int) -> Law:
    """Trumps and super trumps keep their printed colour (NJET-R5); of equal cards the last is the higher."""
    cards = deck(players)
    trumps = cards.of_colour[trump] if trump != NO_TRUMP else 0
    supers = cards.of_colour[super_trump] & cards.of_number(0) if super_trump != NO_TRUMP else 0
    rows = []
    for led in range(len(COLOURS)):
        row = []
        for card in range(len(cards.text)):
            if supers & cards.bit[card]:
                row.append(SUPER)
            elif trumps & cards.bit[card]:
                row.append(TRUMP + cards.number[card])
            else:
                row.append(1 + cards.number[card] if cards.colour[card] == led else 0)
        rows.append(tuple(row))
    return Law(cards, cards.colour, tuple(rows), LAST, trumps=trumps | supers, high_trumps=supers)
