"""How the cards relate: all trumps are one suit, whatever their colours, and of equal cards the first is higher."""

from functools import cache
from typing import Final

from tricktable.core.laws import FIRST, Law
from tricktable.games.mue.cards import COLOURS, DECK, NUMBERS

# A trump is a small number: the colours, then the numbers, then none.
FIRST_NUMBER: Final = len(COLOURS)
NO_TRUMP: Final = FIRST_NUMBER + NUMBERS

TRUMP_SUIT: Final = len(COLOURS)
"""The effective suit of all trumps; every other card keeps its colour."""

# What a card's number is raised by: double trumps, the chief's, the vice's, the suit led.
DOUBLE_RANK: Final = 300
CHIEF_RANK: Final = 200
VICE_RANK: Final = 100
PLAIN_RANK: Final = 1


def is_of_trump(card: int, trump: int) -> bool:
    """The card shows this colour or this number."""
    if trump < FIRST_NUMBER:
        return DECK.colour[card] == trump
    return DECK.number[card] == trump - FIRST_NUMBER


def _rank(card: int, chief_trump: int, vice_trump: int) -> int:
    """The class of trumps that a card is in; `PLAIN_RANK` for cards that are none."""
    is_chiefs = is_of_trump(card, chief_trump)
    if is_of_trump(card, vice_trump):
        return DOUBLE_RANK if is_chiefs else VICE_RANK  # MUE-R4: of two double trumps the first played is higher
    return CHIEF_RANK if is_chiefs else PLAIN_RANK


@cache
def law(chief_trump: int, vice_trump: int) -> Law:
    """The law under these two trumps, each of which may be `NO_TRUMP`."""
    cards = range(len(DECK.text))
    ranks = [_rank(card, chief_trump, vice_trump) for card in cards]
    trumps = chiefs = 0
    for card in cards:
        if ranks[card] != PLAIN_RANK:
            trumps |= DECK.slots[card]
        if ranks[card] >= CHIEF_RANK:
            chiefs |= DECK.slots[card]
    suit = tuple(DECK.colour[card] if ranks[card] == PLAIN_RANK else TRUMP_SUIT for card in cards)
    rows = []
    for led in range(TRUMP_SUIT + 1):
        row = []
        for card in cards:
            wins = suit[card] in (led, TRUMP_SUIT)
            row.append(ranks[card] + DECK.number[card] if wins else 0)  # MUE-R5: equal numbers, equal strength
        rows.append(tuple(row))
    return Law(DECK, suit, tuple(rows), FIRST, trumps=trumps, high_trumps=chiefs)
