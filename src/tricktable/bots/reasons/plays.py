"""What speaks for and against a card in trick play."""

from collections.abc import Callable
from typing import Final

from tricktable.bots.reasons import Reason
from tricktable.bots.reasons.certainties import Certainties


class Play:
    """One card that the viewer may play now."""

    def __init__(self, table: Certainties, card: int) -> None:
        self.table: Final = table
        self.card: Final = card
        self.led: Final = table.led(card)
        self.cards: Final = (*table.trick, card)
        """The trick with this card."""
        self.is_ahead: Final = table.takes(card)
        self.rivals: Final = table.rivals(card, self.led, table.to_come)
        self.is_taking: Final = self.is_ahead and not self.rivals and not table.may_be_called()
        """The viewer takes the trick for sure."""

    def reasons(self, special: Callable[["Play"], list[Reason]]) -> list[Reason]:
        """Most important first."""
        result = self._for_trick() + special(self)
        suit = self.table.law.suit[self.led]
        result += [Reason("void", (seat, suit)) for seat in self.table.to_come if self.table.is_void(seat, suit)]
        own = self.table.law.suit[self.card]
        if (self.table.hand & self.table.law.of_suit[own]).bit_count() == 1 < len(self.table.view.hand):
            result.append(Reason("empties", (own,)))
        return result

    def _for_trick(self) -> list[Reason]:
        table = self.table
        if self.is_taking:
            return [Reason("takes"), self._how()]
        if table.known.called:
            return [Reason("caller", table.known.called)]
        if table.is_full():
            return [Reason("full")]
        if self.is_ahead:
            ahead = [Reason("ahead")]
            return [*ahead, Reason("beatable", self.rivals)] if self.rivals else ahead
        return self._behind()

    def _how(self) -> Reason:
        """Why nobody can take the trick from the viewer."""
        if self.table.is_last:
            return Reason("last")
        out = self.table.out_against(self.card, self.led)
        return Reason("unable", out) if out else Reason("top")

    def _behind(self) -> list[Reason]:
        table = self.table
        winner = table.winner()
        if not table.ours >> winner & 1:
            return [Reason("under", (winner,))]
        best = table.trick[(winner - table.leader) % table.seats]
        is_sure = not table.rivals(best, self.led, table.to_come) and not table.may_be_called()
        return [Reason("mate takes" if is_sure else "mate ahead", (winner,))]

    def is_ours(self) -> bool:
        """The viewer's side takes the trick for sure."""
        return self.is_taking or any(reason.kind == "mate takes" for reason in self._for_trick())


def play_reasons(table: Certainties, card: int, special: Callable[[Play], list[Reason]]) -> list[Reason]:
    """What is certain about playing this card; `special` is what the game adds."""
    return [Reason("only")] * (len(table.view.legal) == 1) + Play(table, card).reasons(special)


def worth(play: Play) -> list[Reason]:
    """What lies in the trick, where cards are worth something."""
    points = play.table.view.game.card_points()
    return [Reason("worth", (sum([points[card] for card in play.cards]),))] if points else []
