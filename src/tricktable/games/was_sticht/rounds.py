"""What is fixed for one round from its beginning: rows, trumps, who starts, and everybody's tasks."""

from typing import TYPE_CHECKING, Final

from tricktable.core.cards import Hand
from tricktable.core.deals import Deal
from tricktable.core.phases import Facts
from tricktable.core.seats import MOST_SEATS
from tricktable.games.was_sticht.cards import DECK, rows_of
from tricktable.games.was_sticht.laws import law
from tricktable.games.was_sticht.tasks import TaskStanding

if TYPE_CHECKING:
    from tricktable.games.was_sticht import WasSticht


class Round:
    """One round's deal and standing. Never changes; all its phases share it."""

    def __init__(self, game: "WasSticht", standing: TaskStanding, deal: Deal) -> None:
        self.game: Final = game
        self.start: Final = standing.dealer
        """The start player: knows the trumps in the draft, and picks no task."""
        self.tasks: Final = tuple(standing.tasks)
        self.rows: Final = rows_of(deal)
        self.colour: Final = deal.part("trump colour")[0]
        self.number: Final = deal.part("trump number")[0]
        self.law: Final = law(self.colour, self.number)

    def trumps(self) -> Facts:
        """For those who know them."""
        return {"trump colour": (self.colour,), "trump number": (self.number,)}


HANDS: Final = tuple(f"hand {seat}" for seat in range(MOST_SEATS))
"""The names of the facts, by seat."""


def hands_facts(hands: list[Hand]) -> Facts:
    """Everybody's cards: who watched the draft knows them (WAS-R7)."""
    facts: Facts = {}
    for seat, hand in enumerate(hands):
        facts[HANDS[seat]] = DECK.cards_in(hand)
    return facts
