"""Phases: a round is a chain of them, each a small class with just the fields that mean something in it."""

from typing import ClassVar, Final

from tricktable.builds import mypyc_attr
from tricktable.core.actions import Actions
from tricktable.core.cards import Hand
from tricktable.core.errors import IllegalAction
from tricktable.core.events import Journal
from tricktable.core.scores import Score
from tricktable.core.seats import EVERYONE

Facts = dict[str, tuple[int, ...]]
"""What a viewer may know, by name. `docs/games` lists the names of each game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase:
    """A part of a round in which the same kind of choice is asked for."""

    # Class variables, which compiled code finds by name, since others derive from it that are not compiled.
    name: ClassVar[str] = ""
    is_secret: ClassVar[bool] = False
    """Choices are hidden from the others when they are made."""
    is_over: bool = False  # none but `RoundOver`, so this one need not be found at every step
    """Nothing is awaited any more: the round has its score."""

    def __init__(self, actions: Actions, hands: list[Hand], turn: int) -> None:
        self.actions: Final = actions
        self.has_secrets: Final = self.is_secret  # so that it need not be found at every step
        self.hands = hands
        self.turn = turn
        """The seat that chooses next. Where several are awaited at once it is the first of them: a sequential order
        for those who need one."""

    def awaited(self) -> tuple[int, ...]:
        """The seats that may choose now."""
        return (self.turn,)

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        """What this seat may do now, in ascending order; nothing if it is not awaited."""
        raise NotImplementedError

    def apply(self, seat: int, action: int, journal: Journal) -> "Phase":
        """Does it, tells it to the journal, and returns the phase that follows (often this one).

        Raises `IllegalAction` before anything is changed.
        """
        raise NotImplementedError

    def facts(self, viewer: int) -> Facts:
        """What this viewer may know of this phase, beyond hands and history."""
        raise NotImplementedError

    def copy(self) -> "Phase":
        """An independent phase in the same position."""
        raise NotImplementedError

    def line(self) -> str:
        """The label of the record's line that the next choice belongs to."""
        return self.name

    def known_later(self, seat: int) -> int:
        """Who knows this seat's choice once a secret phase is over."""
        return EVERYONE

    def reason(self, seat: int, action: int) -> str:
        """Why an awaited seat may not do this, as one word for programs; `docs/games` lists them."""
        raise NotImplementedError

    def check(self, seat: int, action: int) -> None:
        """Raises `IllegalAction` unless the action is among the legal ones. For phases off the hot path."""
        if action not in self.legal_actions(seat):
            raise self.refusal(seat, action)

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """The error that says who may not do what, why, and what was allowed."""
        text = self.actions.text
        known = 0 <= action < len(text)
        if self.is_over:
            reason = "over"
        elif seat not in self.awaited():
            reason = "turn"
        elif not known:
            reason = "unknown"
        else:
            reason = self.reason(seat, action)
        allowed = tuple(text[choice] for choice in self.legal_actions(seat)) if seat in self.awaited() else ()
        return IllegalAction(seat, text[action] if known else f"action {action}", reason, allowed)


class RoundOver(Phase):
    """The end of every chain: the score stands."""

    name = "over"
    is_over = True

    def __init__(self, actions: Actions, hands: list[Hand], score: Score) -> None:
        """`hands` are what is left over: cards that were not played."""
        super().__init__(actions, hands, 0)
        self.score: Final = score

    def awaited(self) -> tuple[int, ...]:
        return ()

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        return ()

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        raise self.refusal(seat, action)

    def facts(self, viewer: int) -> Facts:
        return {}

    def copy(self) -> Phase:
        return self
