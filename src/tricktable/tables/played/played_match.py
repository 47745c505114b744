"""A match that was played, from its record.

Positions are counted through the whole match, from 0: every round has one before its first step and one after each
of its steps. The last one of a round that is over shows its score; the next round begins with the one after it.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from tricktable.core.deals import Deal, GivenDeals
from tricktable.core.errors import RecordError
from tricktable.core.fairness import Shuffle
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.record_playback import replay
from tricktable.core.record_writing import record_of
from tricktable.core.records import EVERYTHING, Record
from tricktable.games.records import game_of


class PlayedRound:
    """A round as it was played, and the number of its first position."""

    def __init__(self, number: int, dealer: int, deal: Deal, steps: Sequence[tuple[int, int]], first: int) -> None:
        self.number: Final = number
        self.dealer: Final = dealer
        self.deal: Final = deal
        self.steps: Final = tuple(steps)
        self.first: Final = first

    @property
    def last(self) -> int:
        return self.first + len(self.steps)


class PlayedMatch:
    """A match that was played, and all its positions."""

    def __init__(self, record: Record, match: Match) -> None:
        self.record: Final = record
        self.game: Final[Game] = match.game
        self.match: Final = match
        """As it stands at the end of the record."""
        self.parts: Final[list[PlayedRound]] = []
        for past in [past for past in match.past if past.number or past.steps]:
            self._add(past.number, past.dealer, past.deal, past.steps)
        if not match.phase.is_over:
            self._add(match.number, match.standing.dealer, match.deal, match.steps)

    def _add(self, number: int, dealer: int, deal: Deal, steps: Sequence[tuple[int, int]]) -> None:
        first = self.parts[-1].last + 1 if self.parts else 0
        self.parts.append(PlayedRound(number, dealer, deal, steps, first))

    @staticmethod
    def of(text: str) -> "PlayedMatch":
        """The match of a record, every word of which is checked; raises `RecordError` with the line that is wrong."""
        record = Record.parse(text)
        if record.known_to != EVERYTHING:
            reason = f"this is what {record.known_to} knows of a match; only a record with all cards can be replayed"
            raise RecordError(record.mark("known to"), reason)
        return PlayedMatch(record, replay(record, game_of(record)))

    @property
    def length(self) -> int:
        """The number of the last position."""
        return self.parts[-1].last if self.parts else 0

    # Positions

    def round(self, number: int) -> PlayedRound | None:
        """A round by its number, if it was played."""
        return next((part for part in self.parts if part.number == number), None)

    def begun(self, part: PlayedRound) -> Match:
        """The match at the beginning of this round. It stops when the round is over."""
        before = [earlier for earlier in self.parts if earlier.number < part.number]
        deals = {played.number: played.deal for played in (*before, part)}
        match = Match.begin(self.game, GivenDeals(self.match.drawn, deals))
        for earlier in before:
            for seat, action in earlier.steps:
                match.step(seat, action)
        return match

    def positions(self, part: PlayedRound) -> Iterator[Match]:
        """The match at each position of a round: always the same object, one step further."""
        match = self.begun(part)
        yield match
        for seat, action in part.steps:
            match.step(seat, action)
            yield match

    def until(self, position: int) -> Record:
        """The record up to this position: what a table can go on from. Raises ValueError if there is none such."""
        part = next((part for part in self.parts if part.first <= position <= part.last), None)
        if part is None:
            raise ValueError(f"the match has the positions 0 to {self.length}, not {position}")
        match = self.begun(part)
        for seat, action in part.steps[: position - part.first]:
            match.step(seat, action)
        record = record_of(match)
        record.names = self.record.names
        record.seed = self.record.seed
        record.table = self.record.table
        record.practice = self.record.practice
        shuffles = {played.number: played.shuffle for played in self.record.rounds}
        for played in record.rounds:
            shuffle = shuffles.get(played.number)
            if shuffle is not None and not played.totals:
                shuffle = Shuffle(shuffle.commitment, shuffle.parts, "")
            played.shuffle = shuffle
        return record.sealed()
