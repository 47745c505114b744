"""Events told one after the other, with passes and bids in a row gathered into one sentence."""

from collections.abc import Callable, Iterable
from typing import Final

from tricktable.cli.words import tell
from tricktable.cli.words.names import Names
from tricktable.core.events import Event
from tricktable.core.games import Game


class Narration:
    """Says what happens. `say` gets one sentence at a time, without its full stop."""

    def __init__(self, game: Game, names: Names, say: Callable[[str], None], silent: frozenset[str]) -> None:
        self.game: Final = game
        self.names: Final = names
        self.say: Final = say
        self.silent: Final = silent
        """Kinds of events that are shown in another way."""
        self._gathered: list[Event] = []
        """Events of one kind that become one sentence."""

    def hear(self, events: Iterable[Event]) -> None:
        """Something happened."""
        for event in events:
            if not self._joins(event):
                self.pause()
            if self._can_gather(event):
                self._gathered.append(event)
            elif event.kind not in self.silent and not event.kind.startswith("score "):
                self._utter(tell(self.game, event, self.names))

    def pause(self) -> None:
        """Nothing more comes for now: what was gathered is said."""
        gathered, self._gathered = self._gathered, []
        if len(gathered) > 1 and gathered[0].kind == "passed":
            self._utter(f"{self.names.together(event.seat for event in gathered)} pass")
        elif gathered:
            cards = tuple(card for event in gathered for card in event.values)
            self._utter(tell(self.game, Event(gathered[0].kind, gathered[0].seat, cards), self.names))

    def _can_gather(self, event: Event) -> bool:
        """There can be several in a row, and they are worth a word."""
        return event.kind in ("passed", "bid") and tell(self.game, event, self.names) != ""

    def _joins(self, event: Event) -> bool:
        """The event goes on with the gathered ones: a further pass, or a further card of the same bidder."""
        if not self._gathered or event.kind != self._gathered[0].kind:
            return False
        return event.kind == "passed" or event.seat == self._gathered[0].seat

    def _utter(self, sentence: str) -> None:
        if sentence:
            self.say(sentence)


def log_lines(game: Game, events: Iterable[Event], names: Names) -> list[str]:
    """Events as lines of a log, each trick on one line."""
    lines: list[str] = []
    narration = Narration(game, names, lines.append, frozenset({"played", "took"}))
    trick: list[str] = []
    for event in events:
        narration.hear((event,))
        if event.kind == "played":
            trick.append(f"{names(event.seat)} {game.deck.text[event.values[0]]}")
        elif event.kind == "took":
            lines.append(f"{', '.join(trick)}: {names.does(event.seat, 'take')} it")
            trick = []
    narration.pause()
    if trick:
        lines.append(", ".join(trick))
    return lines
