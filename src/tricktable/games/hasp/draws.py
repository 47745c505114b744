"""Before the match: who deals first, and with drawn teams who plays with whom."""

from typing import Final

from tricktable.core.cards import Deck
from tricktable.core.errors import DealError
from tricktable.core.events import Event, Journal
from tricktable.games.hasp.cards import VILLAGE

PARTNER: Final = 2
"""Partners sit opposite: this many seats further."""


def first_village(order: tuple[int, ...], cards: Deck) -> tuple[int, ...]:
    """The cards dealt round until somebody is dealt a village card, who will deal (HASP-R10)."""
    for place, card in enumerate(order):
        if cards.colour[card] == VILLAGE:
            return order[: place + 1]
    raise DealError("the draw ends without a village card")


def first_common_suit(order: tuple[int, ...], cards: Deck) -> tuple[int, ...]:
    """The cards dealt round until two different players have been dealt the same suit (HASP-R6)."""
    for place in range(len(order)):
        if _partner_of_last(order[: place + 1], cards) is not None:
            return order[: place + 1]
    raise DealError("the draw ends before two players hold a common suit")


def _partner_of_last(drawn: tuple[int, ...], cards: Deck) -> int | None:
    """The first player to hold the suit of the last card, if that is not the one who was just dealt it."""
    last = len(drawn) - 1
    for place in range(last):
        if cards.colour[drawn[place]] == cards.colour[drawn[last]] and place % 4 != last % 4:
            return place % 4
    return None


def drawn_dealer(drawn: tuple[int, ...], players: int) -> int:
    """Whoever was dealt the last card deals; a team draw leaves that player in their seat."""
    return (len(drawn) - 1) % players


def drawn_seating(drawn: tuple[int, ...], cards: Deck) -> tuple[int, ...]:
    """Which player sits where after a team draw: the first of the pair moves opposite the second."""
    seats = [0, 1, 2, 3]
    first = _partner_of_last(drawn, cards)
    assert first is not None
    opposite = (drawn_dealer(drawn, 4) + PARTNER) % 4
    seats[first], seats[opposite] = seats[opposite], seats[first]
    return tuple(seats)


def tell_draw(drawn: tuple[int, ...], players: int, seating: tuple[int, ...], journal: Journal) -> None:
    """The draw, card by card as the players sat before it, and where everybody sits after it."""
    for place, card in enumerate(drawn):
        journal.append(Event("drew", place % players, (card,)))
    for seat, player in enumerate(seating):
        journal.append(Event("seated", seat, (player,)))
