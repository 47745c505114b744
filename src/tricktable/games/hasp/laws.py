"""How the cards relate: follow the printed suit, else trump; the village is always trump."""

from functools import cache
from typing import Final

from tricktable.core.laws import FIRST, Law
from tricktable.games.hasp.cards import CHILDREN, VILLAGE, deck

NO_TRUMP: Final = CHILDREN
"""Named in place of a children's suit: only the village is trump."""


@cache
def law(players: int, trump: int) -> Law:
    """Follow the printed suit, else trump (HASP-R3: village and announced suit are two suits, both trump)."""
    cards = deck(players)
    trumps = cards.of_colour[VILLAGE]
    if trump != NO_TRUMP:
        trumps |= cards.of_colour[trump]
    rows = []
    for led in range(VILLAGE + 1):
        row = []
        for card in range(len(cards.text)):
            if trumps & cards.bit[card]:
                row.append(100 + cards.number[card])
            else:
                row.append(cards.number[card] if cards.colour[card] == led else 0)
        rows.append(tuple(row))
    return Law(cards, cards.colour, tuple(rows), FIRST, trumps=trumps, fallback=trumps)
