"""Trump: the village always, and one children's suit or none beside it."""

from typing import TYPE_CHECKING, Final

from tricktable.core.cards import Hand
from tricktable.core.deals import Deal
from tricktable.core.events import Event, Journal
from tricktable.core.phases import Facts, Phase
from tricktable.core.seats import only
from tricktable.games.hasp.tricks import first_trick

if TYPE_CHECKING:
    from tricktable.games.hasp import Hasp


class Announcement(Phase):
    """The player to the dealer's left has seen three cards and names a suit as further trump, or none."""

    name = "trump"

    def __init__(self, game: "Hasp", hands: list[Hand], announcer: int, deal: Deal) -> None:
        super().__init__(game.actions, hands, announcer)
        self.game: Final = game
        self.deal: Final = deal

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        return self.game.trump_actions if seat == self.turn else ()

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        self.check(seat, action)
        game = self.game
        hands = self.hands
        trump = action - game.trump_actions[0]
        journal.append(Event("named trump", seat, (trump,)))
        for player in range(game.seats):
            more = self.deal.parts[game.seats + player]
            journal.append(Event("dealt", player, more, only(player)))
            hands[player] |= game.deck.hand(more)
        return first_trick(game, hands, seat, trump)

    def reason(self, seat: int, action: int) -> str:
        return "announce"

    def facts(self, viewer: int) -> Facts:
        return {}

    def copy(self) -> Phase:
        return Announcement(self.game, self.hands[:], self.turn, self.deal)
