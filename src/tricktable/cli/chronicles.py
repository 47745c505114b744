"""A match told as it goes on: what happened since the last time, round by round, with the scores."""

from collections.abc import Sequence
from typing import Final, Protocol

from tricktable.cli.screens import Screen
from tricktable.cli.words.names import MONSTER, Names
from tricktable.cli.words.narrations import Narration
from tricktable.core.events import Event, Journal
from tricktable.core.games import Game
from tricktable.core.matches import PastRound
from tricktable.core.scores import Standing

NAME_LENGTH: Final = 20


class Course(Protocol):
    """How a match went so far: the match itself, or what somebody knows of it."""

    @property
    def past(self) -> Sequence[PastRound]: ...

    @property
    def number(self) -> int: ...

    @property
    def journal(self) -> Journal: ...

    @property
    def standing(self) -> Standing: ...

    @property
    def is_over(self) -> bool: ...

    def winners(self) -> tuple[int, ...]: ...


def table_names(names: dict[int, str], seating: tuple[int, ...], game: Game) -> Names:
    """The names at a table, from those in a record: without the kinds of bots, and with the house's."""
    texts = []
    for seat in range(game.seats):
        name = names.get(seat, "").partition(" (")[0].strip()[:NAME_LENGTH] or f"seat {seat}"
        texts.append(MONSTER if seat in game.house else name)
    return Names(texts, seating)


class Chronicle:
    """Tells a match to one viewer, or everything to everybody."""

    def __init__(self, screen: Screen, match: Course, viewers: tuple[int, ...], silent: frozenset[str]) -> None:
        """`viewers` holds the one whose knowledge is told; nobody means that nothing is hidden."""
        self.screen: Final = screen
        self.match: Final = match
        self.viewers: Final = viewers
        self.narration: Final = Narration(screen.game, screen.names, self._say, silent)
        self.has_headings = False
        """Every round begins with a heading."""
        self.rounds = 0
        self.events = 0
        """How many rounds, and how many events of the next one, have been told."""
        self.lines = 0
        """How many lines have been said."""

    def skip(self) -> None:
        """What has happened so far is not told."""
        self.rounds = len(self.match.past)
        self.events = 0 if self.match.is_over else len(self.match.journal)

    def catch_up(self) -> None:
        """Tells what has happened since the last time."""
        match = self.match
        while self.rounds < len(match.past):
            past = match.past[self.rounds]
            self._hear(past.number, past.dealer, past.journal)
            self.narration.pause()
            if past.number:
                self.screen.heading(f"Round {past.number} is over: points, total, what for")
                self.screen.round_score(past)
                self.lines += 1
            self.rounds += 1
            self.events = 0
        if not match.is_over:
            self._hear(match.number, match.standing.dealer, match.journal)

    def _hear(self, number: int, dealer: int, journal: Journal) -> None:
        if number and journal and not self.events and self.has_headings:
            self.screen.heading(f"Round {number} · {self.screen.dealer(dealer)}")
        self.narration.hear(self._seen(event) for event in journal[self.events :])
        self.events = len(journal)

    def _seen(self, event: Event) -> Event:
        for viewer in self.viewers:
            event = event.seen(viewer)
        return event

    def _say(self, sentence: str) -> None:
        self.lines += 1
        self.screen.say(sentence)

    def announce(self) -> None:
        """The end of the match: the sheet, and who has won."""
        names = self.screen.names
        winners = self.match.winners()
        verb = "win" if len(winners) > 1 else names.verb(winners[0], "win")
        self.screen.heading("The match is over")
        self.screen.sheet([past for past in self.match.past if past.number])
        self.screen.say(f"{names.together(winners)} {verb} the match.", "bold")
