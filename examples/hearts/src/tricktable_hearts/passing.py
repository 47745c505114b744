"""The pass: three cards for another player, from everybody at the same moment."""

from typing import TYPE_CHECKING, Final

from tricktable.core import picks
from tricktable.core.cards import Hand
from tricktable.core.events import Journal
from tricktable.core.phases import Facts, Phase
from tricktable_hearts.tricks import first_trick

if TYPE_CHECKING:
    from tricktable_hearts import Hearts

PASSED: Final = 3


def distance(number: int, players: int) -> int:
    """How many seats to the left cards go in this round: to the left and to the right neighbour, further away in the
    same way, and in the last round of the cycle nowhere."""
    step = (number - 1) % players + 1
    if step == players:
        return 0
    far = (step + 1) // 2
    return far if step % 2 else players - far


class Passing(picks.Passing):
    """Everybody picks the cards that they pass on."""

    name = "pass"

    def __init__(self, game: "Hearts", hands: list[Hand], far: int) -> None:
        super().__init__(game.deck, game.actions, hands, game.gifts, [PASSED] * game.players)
        self.game: Final = game
        self.far: Final = far
        """How many seats to the left they go."""

    def taker(self, seat: int) -> int:
        return (seat + self.far) % self.game.players

    def all_in(self, journal: Journal) -> Phase:
        self.exchange(journal)
        return first_trick(self.game, self.hands, journal)

    def facts(self, viewer: int) -> Facts:
        return {**super().facts(viewer), "distance": (self.far,)}

    def copy(self) -> Phase:
        new = Passing(self.game, self.hands[:], self.far)
        self.copy_picks(new)
        return new
