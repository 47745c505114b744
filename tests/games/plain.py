"""A game that has only its rules: no kit for the bots, no words, no look. Whatever others bring, it gets the defaults.

Follow suit, no trumps. Each trick counts one point, and after three rounds the fewest points win.
"""

from functools import cache
from typing import ClassVar, Final

from tricktable.core.actions import Actions
from tricktable.core.cards import Deck
from tricktable.core.deals import Deal, Layout, Part
from tricktable.core.events import Journal
from tricktable.core.games import Game
from tricktable.core.laws import FIRST, Law
from tricktable.core.phases import Phase, RoundOver
from tricktable.core.scores import FEWEST, MOST, Score, ScoreLine, Standing
from tricktable.core.seats import left_of, two_sides
from tricktable.core.tricks import Trick, TrickPlay
from tricktable.core.views import View
from tricktable.core.vocabulary import Kind, Suit, Vocabulary

LETTERS: Final = "rgby"
DECK: Final = Deck(LETTERS, tuple((colour, number, 1) for colour in range(4) for number in range(1, 7)))
ROUNDS: Final = 3


@cache
def plain_law() -> Law:
    """The highest card of the led suit takes the trick."""
    cards = range(len(DECK.text))
    rows = [tuple(DECK.number[card] * (DECK.colour[card] == led) for card in cards) for led in range(len(LETTERS))]
    return Law(DECK, DECK.colour, tuple(rows), FIRST)


class Plain(Game):
    """The rules; whoever has the fewest points wins."""

    name = "plain"
    title = "Plain"
    player_counts: ClassVar[tuple[int, ...]] = (3, 4, 5)
    default_players = 4
    aim = FEWEST
    vocabulary = Vocabulary(
        suits=(
            Suit("r", "red", "red"),
            Suit("g", "green", "green"),
            Suit("b", "blue", "blue"),
            Suit("y", "yellow", "yellow"),
        ),
        scores=(Kind("tricks"),),
    )

    def __init__(self, players: int) -> None:
        each = len(DECK.cards) // players
        layout = Layout(tuple(Part(f"hand {seat}", DECK, each) for seat in range(players)))
        super().__init__(players, players, {}, DECK, Actions((("", DECK.text),)), layout)

    @classmethod
    def make(cls, players: int, options: dict[str, str]) -> Game:
        return cls(players)

    def start(self, standing: Standing, number: int, deal: Deal, journal: Journal) -> Phase:
        hands = self.deal_hands(deal, journal)
        return Tricks(self.actions, hands, left_of(standing.dealer, self.seats), plain_law())

    def is_decided(self, standing: Standing, number: int) -> bool:
        return number == ROUNDS

    def law(self, view: View) -> Law | None:
        return plain_law()


class PlainMost(Plain):
    """The same, but the most points win."""

    name = "plain_most"
    title = "Plain for most"
    aim = MOST


class PlainPairs(PlainMost):
    """The same in pairs."""

    name = "plain_pairs"
    title = "Plain in pairs"
    player_counts = (4,)

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.partners = two_sides(0b0101, players)

    def winners(self, standing: Standing) -> tuple[int, ...]:
        sums = [standing.totals[seat] + standing.totals[(seat + 2) % 4] for seat in range(4)]
        return tuple(seat for seat in range(4) if sums[seat] == max(sums))


class Tricks(TrickPlay):
    """As many tricks as everybody has cards."""

    def took(self, trick: Trick, journal: Journal) -> Phase:
        if any(self.hands):
            return self
        lines = [ScoreLine("tricks", seat, self.tricks_of(seat)) for seat in range(self.seats)]
        return RoundOver(self.actions, self.hands, Score(self.seats, lines))

    def copy(self) -> "Tricks":
        new = Tricks(self.actions, self.hands[:], self.leader, self.law)
        self.copy_play(new)
        return new
