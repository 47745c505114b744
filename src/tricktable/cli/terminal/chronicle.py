"""A match told as it goes on: what happened since the last time, round by round, with the scores."""

from collections.abc import Sequence
from typing import Final, Protocol

from tricktable.cli.terminal.screen import Screen
from tricktable.core.events import Event, Journal
from tricktable.core.matches import PastRound
from tricktable.core.scores import Standing
from tricktable.words.phrases import AllOf, Phrase, Seat
from tricktable.words.tellings import Narration


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
    def seating(self) -> tuple[int, ...]: ...

    @property
    def is_over(self) -> bool: ...

    def winners(self) -> tuple[int, ...]: ...


class Chronicle:
    """Tells a match to one viewer, or everything to everybody."""

    def __init__(self, screen: Screen, match: Course, viewers: tuple[int, ...], silent: frozenset[str]) -> None:
        """`viewers` holds the one whose knowledge is told; nobody means that nothing is hidden."""
        self.screen: Final = screen
        self.match: Final = match
        self.viewers: Final = viewers
        self.narration: Final = Narration(screen.game, self._say, silent, match.seating)
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
                self.screen.heading(Phrase("cli-round-over", {"number": past.number}))
                self.screen.round_score(past)
                self.lines += 1
            self.rounds += 1
            self.events = 0
        if not match.is_over:
            self._hear(match.number, match.standing.dealer, match.journal)

    def _hear(self, number: int, dealer: int, journal: Journal) -> None:
        if number and journal and not self.events and self.has_headings:
            dealing = self.screen.words.dealer(dealer)
            self.screen.heading(Phrase("cli-round-begins", {"number": number, "dealer": dealing}))
        self.narration.hear(self._seen(event) for event in journal[self.events :])
        self.events = len(journal)

    def _seen(self, event: Event) -> Event:
        for viewer in self.viewers:
            event = event.seen(viewer)
        return event

    def _say(self, sentence: Phrase) -> None:
        self.lines += 1
        self.screen.say(sentence)

    def announce(self) -> None:
        """The end of the match: the sheet, and who has won."""
        winners = AllOf(tuple(Seat(seat) for seat in self.match.winners()))
        self.screen.heading(Phrase("cli-match-over"))
        self.screen.sheet([past for past in self.match.past if past.number])
        self.screen.say(Phrase("cli-winners", {"who": winners}), "bold")
