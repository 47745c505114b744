"""Where puzzles are looked for: matches that bots play for it, and records."""

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from tricktable.bots.puzzles.finding import Finder
from tricktable.bots.puzzles.puzzles import Puzzle
from tricktable.core.deals import ShuffledDeals
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.record_playback import playback
from tricktable.core.records import Record

ROUNDS: Final = 6
"""So many rounds of a match are looked through: later ones have a long story to tell before the puzzle begins."""


class Search(NamedTuple):
    """What was found in one match."""

    seed: str
    puzzles: tuple[Puzzle, ...]
    tally: "Counter[str]"
    """How many positions got how far (`finding.STAGES`)."""


def in_self_play(game: Game, seed: str, rounds: int = ROUNDS, kinds: Collection[str] = ()) -> Search:
    """Looks through a match in which everybody plays as a quick search says, or by the rule of thumb where there is
    nothing to look for. The same seed finds the same puzzles."""
    finder = Finder(seed, kinds)
    match = Match.begin(game, ShuffledDeals(seed))
    found: dict[int, Puzzle] = {}
    while match.awaited() and match.number <= rounds:
        seat, number = match.turn, match.number
        action, puzzle = finder.look(match, seat, number not in found)
        if puzzle is not None:
            found[number] = puzzle
        match.apply(seat, action)
    return Search(seed, tuple(found.values()), Counter(finder.tally))


def in_record(record: Record, game: Game, seed: str, rounds: int = ROUNDS, kinds: Collection[str] = ()) -> Search:
    """Looks through the choices of a record."""
    finder = Finder(seed, kinds)
    found: dict[int, Puzzle] = {}
    for match, seat in _choices(record, game):
        if match.number > rounds:
            break
        puzzle = finder.look(match, seat, match.number not in found)[1]
        if puzzle is not None:
            found[match.number] = puzzle
    return Search(seed, tuple(found.values()), Counter(finder.tally))


def _choices(record: Record, game: Game) -> Iterator[tuple[Match, int]]:
    """Every position of a record in which a player chose, and who that was."""
    former: Match | None = None
    for match in playback(record, game):
        if former is not None:
            steps = match.steps if match.number == former.number and not match.is_over else match.past[-1].steps
            seat = steps[len(former.steps)][0]
            if seat not in game.house:
                yield former, seat
        former = None if match.is_over else match.copy()
