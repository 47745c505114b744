"""What happened, event by event, with those gathered into one sentence that a game tells together."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from tricktable.core.events import HIDDEN, Event
from tricktable.core.games import Game
from tricktable.core.scores import ScoreLine
from tricktable.words import words_of
from tricktable.words.common import cards, signed
from tricktable.words.phrases import Phrase, Row, Seat


def tell(game: Game, event: Event, seating: Sequence[int] = ()) -> Phrase | None:
    """An event in the form that its viewer got, as a sentence without its full stop; nothing if it needs no words.

    `seating[seat]` is the player who sits there, numbered as they sat before a draw.
    """
    match event.kind:
        case "dealt":
            if HIDDEN in event.values:
                return None
            return Phrase("dealt", {"who": Seat(event.seat), "cards": cards(game, event.values)})
        case "played":
            return Phrase("played", {"who": Seat(event.seat), "cards": cards(game, event.values)})
        case "took":
            return Phrase("took-trick", {"who": Seat(event.seat)})
    rule = event.kind.removeprefix("score ")
    if rule != event.kind:
        return tell_score(game, ScoreLine(rule, event.seat, event.values[0], event.values[1:]))
    words = words_of(game)
    if seating and words.is_of_draw(event):
        event = Event(event.kind, tuple(seating).index(event.seat), event.values, event.seen_by)
    return words.tell(game, event)


def tell_score(game: Game, line: ScoreLine) -> Phrase:
    """A line of the score: who, what for, and how many points."""
    who, what = Seat(line.seat), words_of(game).score(game, line)
    if not line.points:
        return Phrase("score-line", {"who": who, "what": what})
    return Phrase("score-line-points", {"who": who, "what": what, "points": signed(line.points)})


class Narration:
    """Says what happens. `say` gets one sentence at a time, without its full stop."""

    def __init__(
        self, game: Game, say: Callable[[Phrase], None], silent: frozenset[str], seating: Sequence[int] = ()
    ) -> None:
        self.game: Final = game
        self.words: Final = words_of(game)
        self.say: Final = say
        self.silent: Final = silent
        """Kinds of events that are shown in another way."""
        self.seating: Final = tuple(seating)
        self._gathered: list[Event] = []
        """Events that become one sentence."""

    def hear(self, events: Iterable[Event]) -> None:
        """Something happened."""
        for event in events:
            if not self._joins(event):
                self.pause()
            if self._can_gather(event):
                self._gathered.append(event)
            elif event.kind not in self.silent and not event.kind.startswith("score "):
                self._utter(tell(self.game, event, self.seating))

    def pause(self) -> None:
        """Nothing more comes for now: what was gathered is said."""
        if self._gathered:
            self._utter(self.gathered())
            self._gathered = []

    def gathered(self) -> Phrase | None:
        """What would be said if nothing more came."""
        if len(self._gathered) > 1:
            return self.words.tell_together(self.game, self._gathered)
        return tell(self.game, self._gathered[0]) if self._gathered else None

    def _can_gather(self, event: Event) -> bool:
        """There can be several in a row, and they are worth a word."""
        return self.words.gathers(self.game, event, event) and tell(self.game, event) is not None

    def _joins(self, event: Event) -> bool:
        """The event goes on with the gathered ones."""
        return bool(self._gathered) and self.words.gathers(self.game, self._gathered[0], event)

    def _utter(self, sentence: Phrase | None) -> None:
        if sentence is not None:
            self.say(sentence)


class Log:
    """A round's log that grows with its events, each trick on one line."""

    def __init__(self, game: Game, seating: Sequence[int] = ()) -> None:
        self.game: Final = game
        self.lines: Final[list[Phrase]] = []
        """These stay as they are, whatever comes."""
        self._narration: Final = Narration(game, self.lines.append, frozenset({"played", "took"}), seating)
        self._trick: list[Phrase] = []

    def hear(self, event: Event) -> None:
        """Something happened."""
        self._narration.hear((event,))
        if event.kind == "played":
            self._trick.append(Phrase("card-of", {"who": Seat(event.seat), "card": cards(self.game, event.values)}))
        elif event.kind == "took":
            self.lines.append(Phrase("trick-taken", {"plays": Row(tuple(self._trick)), "who": Seat(event.seat)}))
            self._trick = []

    def open_lines(self) -> list[Phrase]:
        """What follows them for now: gathered events, and a trick, that may go on."""
        gathered = self._narration.gathered()
        lines = [] if gathered is None else [gathered]
        if self._trick:
            lines.append(Phrase("line", {"parts": Row(tuple(self._trick))}))
        return lines


def log_lines(game: Game, events: Iterable[Event], seating: Sequence[int] = ()) -> list[Phrase]:
    """Events as lines of a log, each trick on one line."""
    log = Log(game, seating)
    for event in events:
        log.hear(event)
    return [*log.lines, *log.open_lines()]
