"""Views: all that one seat, or a spectator, may know."""

from typing import TYPE_CHECKING, Final

from tricktable.core.events import HIDDEN, Event
from tricktable.core.phases import Facts
from tricktable.core.scores import Standing
from tricktable.core.seats import members

if TYPE_CHECKING:
    from tricktable.core.games import Game


class View:
    """A match as one viewer knows it: own hand, public facts, and this round's history in the form that the viewer saw.

    It is built up from what the viewer may know; a bot, a client and an observation get this and nothing else.
    """

    def __init__(
        self,
        game: "Game",
        viewer: int,
        number: int,
        standing: Standing,
        phase: str,
        line: str,
        awaited: tuple[int, ...],
        hand: tuple[int, ...],
        hand_sizes: tuple[int, ...],
        facts: Facts,
        steps: tuple[tuple[int, int], ...],
        history: tuple[Event, ...],
        legal: tuple[int, ...],
    ) -> None:
        self.game: Final = game
        """The rules, seats and options in force."""
        self.viewer: Final = viewer
        self.number: Final = number
        """The round, counted from 1; 0 before the first."""
        self.standing: Final = standing
        """As it was when this round began."""
        self.phase: Final = phase
        self.line: Final = line
        self.awaited: Final = awaited
        self.hand: Final = hand
        """The viewer's own cards; none for a spectator."""
        self.hand_sizes: Final = hand_sizes
        self.facts: Final = facts
        self.steps: Final = steps
        """This round's (seat, action), `HIDDEN` for actions that the viewer did not see."""
        self.history: Final = history
        """This round's events in the viewer's form."""
        self.legal: Final = legal
        """What the viewer may do now."""

    def __str__(self) -> str:
        """Everything in a stable text: equal views are equal texts."""
        cards = self.game.deck.text
        actions = self.game.actions.text
        lines = [
            f"{self.game.name} {self.game.players} seen by {self.viewer}",
            f"round {self.number} {self.line} awaits {self.awaited}",
            "hand " + " ".join(cards[card] for card in self.hand),
            f"hand sizes {self.hand_sizes}",
        ]
        lines += [f"{name}: {' '.join(map(str, values))}" for name, values in sorted(self.facts.items())]
        lines += [f"{seat} {'?' if action == HIDDEN else actions[action]}" for seat, action in self.steps]
        lines += [str(event) for event in self.history]
        lines.append("legal " + ", ".join(actions[action] for action in self.legal))
        return "\n".join(lines)

    def mates(self) -> frozenset[int]:
        """The seats that win or lose this round together with the viewer, without the viewer; nobody as long as that
        is open, and for spectators."""
        if self.viewer >= self.game.seats:
            return frozenset()
        return frozenset(members(self.game.sides(self)[self.viewer])) - {self.viewer}

    def events_of(self, kind: str) -> list[Event]:
        """This round's events of one kind."""
        return [event for event in self.history if event.kind == kind]
