"""The discard: everybody sets one card aside, at the same time, and it stays face down for good."""

from typing import TYPE_CHECKING, Final

from tricktable.core.cards import Hand
from tricktable.core.events import Journal
from tricktable.core.phases import Facts, Phase
from tricktable.core.picks import CardPicks
from tricktable.games.meinz.tricks import Tricks

if TYPE_CHECKING:
    from tricktable.games.meinz import Meinz


class Discard(CardPicks):
    """Every player chooses the card that is out of the round. The monster keeps all of its cards."""

    name = "discard"

    def __init__(self, game: "Meinz", hands: list[Hand], starter: int, stack: tuple[int, ...]) -> None:
        due = [1] * game.players + [0] * len(game.house)
        super().__init__(game.deck, game.actions, hands, game.discards, due)
        self.game: Final = game
        self.starter: Final = starter
        self.stack: Final = stack

    def all_in(self, journal: Journal) -> Phase:
        discards = {seat: self.picked[seat][0] for seat in range(self.game.players)}
        return Tricks(self.game, self.hands, self.starter, self.stack, discards)

    def facts(self, viewer: int) -> Facts:
        picked = self.picked[viewer] if viewer < self.game.players else ()
        return {"discard": picked} if picked else {}

    def copy(self) -> Phase:
        new = Discard(self.game, self.hands, self.starter, self.stack)
        self.copy_picks(new)
        return new
