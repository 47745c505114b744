"""How the cards relate: follow the colour or answer with the number; the lowest number is the strongest."""

from functools import cache
from typing import Final

from tricktable.core.laws import LAST, Law
from tricktable.games.meinz.cards import LETTERS, NUMBERS, deck

CALLED: Final = NUMBERS + 1
"""How strong a call is: stronger than every card."""


@cache
def law() -> Law:
    """Whoever holds the led colour plays it or the led number. Lowest number wins, of equal ones the last."""
    cards = deck()
    row = tuple(NUMBERS + 1 - number for number in cards.number)
    same_number = tuple(cards.of_number(number) for number in cards.number)
    return Law(cards, cards.colour, (row,) * len(LETTERS), LAST, also_answering=same_number)
