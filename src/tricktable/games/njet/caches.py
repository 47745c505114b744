"""The cache: everybody at once discards cards, or passes them to the right."""

from typing import TYPE_CHECKING, Final

from tricktable.core.cards import Hand
from tricktable.core.events import Journal
from tricktable.core.phases import Facts, Phase
from tricktable.core.picks import CardPicks, Passing
from tricktable.games.njet.boards import CACHED, DISCARD_NO_ZERO, NOTHING, PASS, Conditions
from tricktable.games.njet.tricks import first_trick

if TYPE_CHECKING:
    from tricktable.games.njet import Njet
    from tricktable.games.njet.teams import Sides


def before_tricks(game: "Njet", hands: list[Hand], conditions: Conditions, sides: "Sides") -> Phase:
    """Teams are known: now the cache, then the start player leads (NJET-R2)."""
    if conditions.cache == NOTHING:
        return first_trick(game, hands, conditions, sides)
    if conditions.cache == PASS:
        return Pass(game, hands, conditions, sides)
    return Discard(game, hands, conditions, sides)


def cached(hands: list[Hand], conditions: Conditions) -> list[int]:
    """How many cards each seat has to put into the cache."""
    return [min(CACHED[conditions.cache], hand.bit_count()) for hand in hands]


class Discard(CardPicks):
    """Cards leave the round, and nobody ever sees them."""

    name = "cache"

    def __init__(self, game: "Njet", hands: list[Hand], conditions: Conditions, sides: "Sides") -> None:
        super().__init__(game.deck, game.actions, hands, game.discards, cached(hands, conditions))
        self.game: Final = game
        self.conditions: Final = conditions
        self.sides: Final = sides

    def allowed(self, seat: int) -> Hand:
        hand = self.hands[seat]
        if self.conditions.cache == DISCARD_NO_ZERO:  # NJET-R3: a 0 goes only when nothing else is left
            return hand & ~self.game.zeros or hand
        return hand

    def all_in(self, journal: Journal) -> Phase:
        return first_trick(self.game, self.hands, self.conditions, self.sides)

    def reason(self, seat: int, action: int) -> str:
        reason = super().reason(seat, action)
        return "zero" if reason == "unheld" and self.hands[seat] & self.deck.bit[action - self.first] else reason

    def facts(self, viewer: int) -> Facts:
        return {**self.conditions.facts(), **self.sides.facts(), **super().facts(viewer)}

    def copy(self) -> Phase:
        new = Discard(self.game, self.hands, self.conditions, self.sides)
        self.copy_picks(new)
        return new


class Pass(Passing):
    """Cards go to the right-hand neighbour, all at the same moment (NJET-R4)."""

    name = "cache"

    def __init__(self, game: "Njet", hands: list[Hand], conditions: Conditions, sides: "Sides") -> None:
        super().__init__(game.deck, game.actions, hands, game.gifts, cached(hands, conditions))
        self.game: Final = game
        self.conditions: Final = conditions
        self.sides: Final = sides

    def taker(self, seat: int) -> int:
        return right_of(seat, self.game.players)

    def all_in(self, journal: Journal) -> Phase:
        self.exchange(journal)
        return first_trick(self.game, self.hands, self.conditions, self.sides)

    def facts(self, viewer: int) -> Facts:
        return {**self.conditions.facts(), **self.sides.facts(), **super().facts(viewer)}

    def copy(self) -> Phase:
        new = Pass(self.game, self.hands, self.conditions, self.sides)
        self.copy_picks(new)
        return new


def right_of(seat: int, players: int) -> int:
    """The right-hand neighbour: whoever sits before this seat, clockwise."""
    return (seat - 1) % players
