"""Duels: one deal played by `search` and an opponent on its sides, and once more with sides swapped."""

from functools import cache
from hashlib import sha256
from time import thread_time
from typing import Any, Final, NamedTuple

from benchmarks.ismcts.opponents import Limit, Opponent, find_opponent
from tricktable.bots import SearchBot, bot_streams
from tricktable.bots.arena.ceilings import Table
from tricktable.bots.arena.contests import deal_text
from tricktable.bots.choices import kind_of_choice
from tricktable.core.deals import ShuffledDeals
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.seats import members
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.core.vocabulary import TRICK_PHASE

TRICK: Final = "trick"
ALL: Final = "all"
SCOPES: Final = (TRICK, ALL)
"""What the opponent chooses: cards in tricks, or everything that it can."""


class Duel(NamedTuple):
    """Everything that decides what is played; but where time decides, so does the machine."""

    game: str
    players: int
    opponent: str
    exploration: float
    only: str
    seed: str
    milliseconds: float
    """For each choice of the opponent; 0 for as long as `search` takes."""
    simulations: int
    least: int


class Task(NamedTuple):
    """One deal of a duel, counted from 1."""

    duel: Duel
    number: int


class Decision(NamedTuple):
    """A choice of the opponent."""

    search_seconds: float
    """What `search` took for the same choice; 0 where nobody asked."""
    seconds: float
    simulations: int


class Outcome(NamedTuple):
    """All that is left of a deal."""

    number: int
    digest: str
    """SHA-256 of the cards."""
    ahead: list[float]
    """By how many points a round `search` was ahead in each pair of rounds; no pairs where no trick was played."""
    decisions: list[Decision]

    def as_json(self) -> dict[str, Any]:
        return self._asdict()

    @staticmethod
    def of_json(values: dict[str, Any]) -> "Outcome":
        decisions = [Decision(*each) for each in values["decisions"]]
        return Outcome(values["number"], values["digest"], values["ahead"], decisions)


def play_deal(task: Task) -> Outcome:
    """All rounds of one deal, each of them once."""
    duel = task.duel
    game = _game(duel.game, duel.players)
    seed = f"{duel.seed}/{task.number}"
    match = Match.begin(game, ShuffledDeals(seed))
    text = first_cards(match)
    if duel.only == TRICK:
        _play_to_tricks(match, seed)
    sides = sides_of(match, duel.only) if match.number < 2 else ()
    rounds = _Rounds(duel, match, seed)
    ahead = [rounds.ahead(side) for side in (sides[:1] if len(sides) == 2 else sides)]
    return Outcome(task.number, sha256(text.encode()).hexdigest(), ahead, rounds.decisions)


@cache
def _game(name: str, players: int) -> Game:
    return Table(name, players).rules()


def first_cards(match: Match) -> str:
    """What is dealt in the first round, as records write it."""
    return deal_text(match.deals.deal(1, match.game.layout))


def _play_to_tricks(match: Match, seed: str) -> None:
    """Everybody searches, up to the first card."""
    search = SearchBot()
    streams = bot_streams(match.game, seed)
    while match.number < 2 and not match.is_over:
        view = match.view(match.turn)
        if match.number and match.game.vocabulary.is_in_tricks(view.phase):
            return
        match.apply(view.viewer, search.choose(view, streams[view.viewer]))


def sides_of(match: Match, only: str) -> tuple[int, ...]:
    """The sets of players who play together: in the round if its sides are known by now, else in the match."""
    sides = match.game.sides(match.view(0)) if only == TRICK else match.game.partners
    found = tuple(dict.fromkeys(sides[: match.game.players]))
    return found if len(found) > 1 else ()


class _Rounds:
    """The rounds that begin at one place."""

    def __init__(self, duel: Duel, start: Match, seed: str) -> None:
        self.duel: Final = duel
        self.start: Final = start
        self.seed: Final = f"{seed}/{duel.only}"
        self.everybody: Final = (1 << start.game.players) - 1
        self.opponent: Final[Opponent] = find_opponent(duel.opponent, duel.exploration)
        self.search: Final = SearchBot()
        self.decisions: Final[list[Decision]] = []

    def ahead(self, side: int) -> float:
        """By how much `search` is ahead on this side among opponents and on all others against them, in the mean."""
        alone = self._margin(side, self._play(side))
        against = self._margin(side, self._play(self.everybody & ~side))
        return (alone - against) / 2

    def _margin(self, side: int, points: list[int]) -> float:
        """The points of a side's seats beyond those of the others, in the mean."""
        own, others = members(side), members(self.everybody & ~side)
        return sum(points[seat] for seat in own) / len(own) - sum(points[seat] for seat in others) / len(others)

    def _play(self, searchers: int) -> list[int]:
        """The round with `search` in these seats: everybody's points, so that more is better."""
        match = self.start.copy()
        streams = bot_streams(match.game, self.seed)
        while match.number < 2 and not match.is_over:
            seat = match.turn
            view = match.view(seat)
            if len(view.legal) == 1:
                match.apply(seat, view.legal[0])
                continue
            is_asked = self.duel.only == ALL or kind_of_choice(view) == TRICK_PHASE.name
            stream = streams[seat].named(str(streams[seat].next()))
            if searchers >> seat & 1 or not is_asked:
                action = self.search.choose(view, stream)
            else:
                action = self._opposing(match, view, stream)
            match.apply(seat, action)
        first = next(past for past in match.past if past.number == 1)
        return [match.game.aim * points for points in first.score.points]

    def _opposing(self, match: Match, view: View, stream: Stream) -> int:
        """What the opponent does, given the time that `search` takes for it."""
        duel = self.duel
        limit = Limit(duel.milliseconds / 1000, duel.least, duel.simulations)
        spent = 0.0
        if not duel.milliseconds and not duel.simulations:
            began = thread_time()
            self.search.choose(view, stream)
            spent = thread_time() - began
            limit = limit._replace(seconds=spent)
        thought = self.opponent.choose(match, view.viewer, stream, limit)
        if thought is None:
            return self.search.choose(view, stream)
        self.decisions.append(Decision(spent, thought.seconds, thought.simulations))
        return thought.action
