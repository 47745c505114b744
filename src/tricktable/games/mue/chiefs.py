"""Chief and vice: those who bid most and second most."""

from typing import Final

from tricktable.core.cards import Hand
from tricktable.core.phases import Facts
from tricktable.core.seats import MOST_SEATS
from tricktable.games.mue.cards import DECK
from tricktable.games.mue.goals import goal


class Chiefs:
    """What the auction has decided, for the rest of the round."""

    def __init__(self, bids: tuple[Hand, ...], chief: int, vice: tuple[int, ...]) -> None:
        self.bids: Final = bids
        """The cards that each seat bid."""
        self.chief: Final = chief
        self.vice: Final = vice
        """The one vice, or nobody."""
        self.bid: Final = bids[chief].bit_count()
        """How many cards the chief bid."""

    def facts(self, open_bids: tuple[Hand, ...]) -> Facts:
        """The offices, and the bid cards that still lie open."""
        facts = bid_facts(open_bids)
        facts["bids"] = tuple(bid.bit_count() for bid in self.bids)
        facts["chief"] = (self.chief,)
        if self.vice:
            facts["vice"] = self.vice
        facts["goal"] = (goal(len(self.bids), self.bid),)
        return facts


def most_bid(totals: list[int]) -> list[int]:
    """The seats that share the highest total: one is chief, several are in a stalemate, at 0 it is everybody."""
    highest = max(totals)
    return [seat for seat, total in enumerate(totals) if total == highest]


def vice_beside(chief: int, bids: tuple[Hand, ...]) -> tuple[int, ...]:
    """The second most cards; of equally many the highest numbers. Two equal best leave no vice (MUE-R10)."""
    others = [seat for seat, bid in enumerate(bids) if bid and seat != chief]
    if not others:
        return ()
    strongest = max(_weight(bids[seat]) for seat in others)
    best = tuple(seat for seat in others if _weight(bids[seat]) == strongest)
    return best if len(best) == 1 else ()


def _weight(bid: Hand) -> tuple[int, list[int]]:
    """How a bid compares for the office of vice: how many cards, then their numbers from the highest down."""
    return bid.bit_count(), sorted((DECK.number[card] for card in DECK.cards_in(bid)), reverse=True)


BIDS: Final = tuple(f"bid {seat}" for seat in range(MOST_SEATS))
"""The names of the facts, by seat."""


def bid_facts(bids: list[Hand] | tuple[Hand, ...]) -> Facts:
    """The bid cards that lie open before each seat."""
    facts: Facts = {}
    for seat, bid in enumerate(bids):
        if bid:
            facts[BIDS[seat]] = DECK.cards_in(bid)
    return facts
