"""How the cards relate: number trumps above colour trumps, both one suit, and the led colour below them."""

from functools import cache
from typing import Final

from tricktable.core.laws import FIRST, Law
from tricktable.games.was_sticht.cards import DECK, NO_COLOUR

TRUMPS: Final = NO_COLOUR
"""The effective suit of all trumps; other cards are of their printed colour."""
SUPER_TRUMP: Final = 30
NUMBER_TRUMP: Final = 20
"""All number trumps but the super trump are equal: the first played is the higher."""
COLOUR_TRUMP: Final = 10
"""Added to the card's number."""


@cache
def law(colour: int, number: int) -> Law:
    """The law under this trump colour and trump number (WAS-R5: either may be none)."""
    suit = tuple(
        TRUMPS if DECK.number[card] == number or DECK.colour[card] == colour else DECK.colour[card]
        for card in range(len(DECK.text))
    )
    ranks = tuple(
        tuple(_strength(card, led, suit[card], colour, number) for card in range(len(DECK.text)))
        for led in range(TRUMPS + 1)
    )
    trumps = sum(DECK.bit[card] for card in range(len(DECK.text)) if suit[card] == TRUMPS)
    number_trumps = sum(DECK.bit[card] for card in range(len(DECK.text)) if DECK.number[card] == number)
    return Law(DECK, suit, ranks, FIRST, trumps=trumps, high_trumps=number_trumps)


def _strength(card: int, led: int, suit: int, colour: int, number: int) -> int:
    """How strong a card is in a trick of the led suit. A number trump has no colour: it never follows its own."""
    if DECK.number[card] == number:
        return SUPER_TRUMP if DECK.colour[card] == colour else NUMBER_TRUMP
    if DECK.colour[card] == colour:
        return COLOUR_TRUMP + DECK.number[card]
    return DECK.number[card] if suit == led else 0
