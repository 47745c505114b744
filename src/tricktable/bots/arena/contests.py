"""The arena: bots in the same seats with the same cards, so that as little as possible is left to luck.

On each deal a reference run has B in every seat; then A takes one side (a seat, or both partners) after the other,
while the rest stays B. All runs of a deal have the same cards in every round, and for each seat's bot the same stream.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from hashlib import sha256
from itertools import combinations
from time import perf_counter
from typing import Final, NamedTuple

from tricktable.bots import BOTS, Bot, bot_streams, find_bot
from tricktable.bots.arena.comparisons import Comparison, Tally, Times
from tricktable.bots.arena.ladder import Lineup, Placing, Rung, ladder, lineups, placing, rating_model
from tricktable.bots.arena.own_bots import OwnBot, Reader, is_own, own_bot
from tricktable.bots.arena.seers import SEERS, Seer
from tricktable.bots.choices import kind_of_choice, kinds_of_choices
from tricktable.core.deals import Deal, ShuffledDeals
from tricktable.core.errors import SetupError
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.seats import members
from tricktable.core.streams import Stream
from tricktable.games import new_game

ROUND: Final = "round"
MATCH: Final = "match"
UNITS: Final = (ROUND, MATCH)
"""What is played on each deal: its first round, or the match that begins with it."""
LEAST_DEALS: Final = 2

Sides = tuple[tuple[int, ...], ...]


class Contest(NamedTuple):
    """Everything that decides what is played: equal contests give equal reports, but for the times."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    unit: str
    seed: str
    deals: int
    only: tuple[str, ...] = ()
    """The kinds of choices that A makes; the others are made by B in A's place. All of them if none is named."""
    reader: Reader = own_bot
    """Who finds bots of files. It goes to other processes by its name, and with it all that it needs."""

    def check(self) -> None:
        """Refuses what cannot be measured."""
        game = _game(self)
        for bot in self.bots:
            player = find_player(bot, self.reader)
            if isinstance(player, OwnBot):
                player.check(game)
        if len(self.bots) < 2:
            raise SetupError("at least two bots are needed, to be held against each other")
        twice = [bot for bot in self.bots if self.bots.count(bot) > 1]
        if twice and len(self.bots) > 2:
            raise SetupError(f"bot {twice[0]!r} is named twice; only two bots alone may be the same")
        if self.only and len(self.bots) != 2:
            raise SetupError("one bot in a part of its choices is held against one other bot")
        kinds = kinds_of_choices(game)
        unknown = [kind for kind in self.only if kind not in kinds]
        if unknown:
            raise SetupError(f"{game.title} has no choice {unknown[0]!r} (its phases: {', '.join(kinds)})")
        if self.unit not in UNITS:
            raise SetupError(f"the unit is one of {', '.join(UNITS)}, not {self.unit!r}")
        if self.deals < LEAST_DEALS:
            raise SetupError(f"at least {LEAST_DEALS} deals are needed for an interval, not {self.deals}")

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Every A with every B after it."""
        return tuple(combinations(self.bots, 2))

    def has_ladder(self) -> bool:
        return len(self.bots) > 2


class Task(NamedTuple):
    """One deal of a contest, counted from 1; all its runs are played by one process."""

    contest: Contest
    number: int


class Run(NamedTuple):
    """What each side made of a deal with certain bots."""

    deal: str
    """The cards of the first round."""
    values: tuple[float, ...]
    """In a round the points beyond the mean of the others' (below it where the fewest win); in a match the share of the
    victory."""
    won: tuple[float, ...]
    """In a round whether the side has strictly the best points; in a match the share of the victory."""
    level: tuple[float, ...]
    """In a round whether it has the best points together with some others, but not with all."""


class Outcome(NamedTuple):
    """All that is left of a deal."""

    number: int
    deal: str
    tallies: tuple[tuple[Tally, ...], ...]
    """For each pair of bots a tally for each side."""
    placings: tuple[Placing, ...]
    """The tables of the ladder."""
    times: dict[str, Times]


class Report(NamedTuple):
    """What a contest says."""

    contest: Contest
    sides: Sides
    digest: str
    """SHA-256 of all deals' texts: equal digests are equal banks of deals."""
    comparisons: tuple[Comparison, ...]
    ladder: tuple[Rung, ...]
    """Empty for two bots."""
    times: dict[str, Times]
    """How long each bot took to decide, forced choices left out."""


Runner = Callable[[Callable[[Task], Outcome], Iterable[Task]], Iterable[Outcome]]
"""Does work on tasks, here or in other processes or machines, and hands back the results in any order."""


def one_by_one(work: Callable[[Task], Outcome], tasks: Iterable[Task]) -> Iterable[Outcome]:
    """The runner that does everything in this process."""
    return map(work, tasks)


def hold(contest: Contest, run: Runner = one_by_one) -> Report:
    """Plays the whole contest. The number of deals is fixed beforehand: nobody looks and decides to go on or stop."""
    contest.check()
    if contest.has_ladder():
        rating_model()  # what is missing is said before hours of play, not after
    tasks = (Task(contest, number) for number in range(1, contest.deals + 1))
    outcomes = sorted(run(play_deal, tasks), key=lambda outcome: outcome.number)
    digest = sha256()
    times = {bot: Times() for bot in contest.bots}
    for outcome in outcomes:
        digest.update(outcome.deal.encode())
        for bot, decisions in outcome.times.items():
            times[bot].merge(decisions)
    comparisons = tuple(
        Comparison(a, b, [outcome.tallies[index] for outcome in outcomes])
        for index, (a, b) in enumerate(contest.pairs())
    )
    placings = [ranked for outcome in outcomes for ranked in outcome.placings]
    rungs = ladder(contest.bots, placings) if contest.has_ladder() else ()
    return Report(contest, sides_of(_game(contest)), digest.hexdigest(), comparisons, rungs, times)


def find_player(name: str, reader: Reader = own_bot) -> Bot | Seer:
    """The bot of this name, or the seer: here alone they are shown the match."""
    if is_own(name):
        return reader(name)
    return SEERS.get(name) or find_bot(name)


def player_meanings() -> dict[str, str]:
    """Everybody who can enter the arena, and how they play."""
    return {name: player.meaning for players in (BOTS, SEERS) for name, player in players.items()}


def sides_of(game: Game) -> Sides:
    """The seats that win together through a whole match."""
    return tuple(members(side) for side in dict.fromkeys(game.partners[: game.players]))


def deal_text(deal: Deal) -> str:
    """A deal as records write it: a line for each part."""
    return "".join(f"deal {part.label}: {deal.text(part.label)}\n" for part in deal.layout.parts)


def play_deal(task: Task) -> Outcome:
    """Everything that is played on one deal; what several comparisons need is played once."""
    contest = task.contest
    table = _Table(contest, task.number)
    tallies = tuple(table.compare(a, b) for a, b in contest.pairs())
    placings: tuple[Placing, ...] = ()
    if contest.has_ladder():
        tables = lineups(contest.bots, len(table.sides), Stream(table.seed).named("ladder"))
        placings = tuple(placing(lineup, table.run(lineup).values) for lineup in tables)
    return Outcome(task.number, table.deal(), tallies, placings, table.times)


class _Table:
    """The runs of one deal."""

    def __init__(self, contest: Contest, number: int) -> None:
        self.game: Final = _game(contest)
        self.sides: Final = sides_of(self.game)
        self.unit: Final = contest.unit
        self.only: Final = contest.only
        self.reader: Final = contest.reader
        self.elsewhere: Final = contest.bots[-1]
        """Who makes the choices of other kinds."""
        self.seed: Final = f"{contest.seed}/{number}"
        self.times: Final[dict[str, Times]] = {}
        self.runs: Final[dict[Lineup, Run]] = {}

    def deal(self) -> str:
        """The cards of the first round, as they were dealt in every run."""
        (text,) = {run.deal for run in self.runs.values()}
        return text

    def compare(self, a: str, b: str) -> tuple[Tally, ...]:
        """A on each side in turn, against B there in the reference run."""
        count = len(self.sides)
        reference = self.run((b,) * count)
        tallies: list[Tally] = []
        for side in range(count):
            run = self.run((*(b,) * side, a, *(b,) * (count - 1 - side)))
            both = (run, reference)
            value, base = (each.values[side] for each in both)
            won, base_won = (each.won[side] for each in both)
            level, base_level = (each.level[side] for each in both)
            tallies.append(Tally(value, base, won, base_won, level, base_level))
        return tuple(tallies)

    def run(self, lineup: Lineup) -> Run:
        """The deal with these bots on the sides."""
        if lineup not in self.runs:
            self.runs[lineup] = self._play(lineup)
        return self.runs[lineup]

    def _play(self, lineup: Lineup) -> Run:
        names = [""] * self.game.players
        for side, bot in zip(self.sides, lineup, strict=True):
            for seat in side:
                names[seat] = bot
        players = {name: find_player(name, self.reader) for name in (*names, self.elsewhere)}
        clocks = {name: self.times.setdefault(name, Times()) for name in players}
        streams = bot_streams(self.game, self.seed)
        match = Match.begin(self.game, ShuffledDeals(self.seed))
        while not match.is_over and (self.unit == MATCH or match.number < 2):
            seat = match.turn
            view = match.view(seat)
            is_named = not self.only or kind_of_choice(view) in self.only
            name = names[seat] if is_named else self.elsewhere
            player = players[name]
            began = perf_counter()
            if isinstance(player, Seer):
                action = player.choose(match, seat, streams[seat])
            else:
                action = player.choose(view, streams[seat])
            if len(view.legal) > 1:
                clocks[name].add(perf_counter() - began)
            match.apply(seat, action)
        first = next(past for past in match.past if past.number == 1)
        text = deal_text(first.deal)
        if self.unit == MATCH:
            of_seats = self.game.shares(match.standing)
            shares = tuple(sum(of_seats[seat] for seat in side) for side in self.sides)
            return Run(text, shares, shares, (0.0,) * len(self.sides))
        return _round_run(text, [self.game.aim * points for points in first.score.points], self.sides)


def _round_run(deal: str, points: list[int], sides: Sides) -> Run:
    """What a round's points say, if more is better; the house's do not count."""
    own = [sum(points[seat] for seat in side) / len(side) for side in sides]
    others = len(sides) - 1
    best = [mean == max(own) for mean in own]
    return Run(
        deal,
        values=tuple(mean - (sum(own) - mean) / others for mean in own),
        won=tuple(float(is_best and sum(best) == 1) for is_best in best),
        level=tuple(float(is_best and 1 < sum(best) < len(best)) for is_best in best),
    )


@lru_cache(maxsize=8)
def _game(contest: Contest) -> Game:
    return new_game(contest.game, contest.players, dict(contest.options))
