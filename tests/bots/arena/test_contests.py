"""The arena: equal cards for all, honest intervals, and a ladder that finds the strong."""

import sys
from collections import defaultdict
from collections.abc import Callable, Iterable
from hashlib import sha256
from math import sqrt
from typing import Final

import pytest

from tricktable.bots import BOTS, RandomBot, SimpleBot, bot_streams, find_bot
from tricktable.bots.arena.comparisons import Comparison, Estimate, Tally, Times, students_t
from tricktable.bots.arena.contests import MATCH, ROUND, Contest, Outcome, Report, Task, deal_text, hold, sides_of
from tricktable.bots.arena.ladder import lineups, placing
from tricktable.core.deals import ShuffledDeals
from tricktable.core.errors import SetupError
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.games import GAMES, new_game


def contest(
    game: str,
    players: int,
    bots: str,
    deals: int,
    unit: str = ROUND,
    seed: str = "arena",
    options: tuple[tuple[str, str], ...] = (),
) -> Contest:
    return Contest(game, players, options, tuple(bots.split()), unit, seed, deals)


def numbers(report: Report) -> list[object]:
    """Everything that does not depend on the machine."""
    comparisons = [(each.differences, each.won, each.level) for each in report.comparisons]
    counts = {bot: times.count for bot, times in report.times.items()}
    return [report.digest, comparisons, report.ladder, counts]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["random", "simple"])
def test_a_bot_is_exactly_as_strong_as_itself(game: str, bot: str) -> None:
    """Cards and streams of the bots are the same in all runs of a deal."""
    report = hold(contest(game, GAMES[game].default_players, f"{bot} {bot}", 3))

    (comparison,) = report.comparisons
    estimate = comparison.difference
    assert [estimate.mean, estimate.standard_error, estimate.low, estimate.high] == [0, 0, 0, 0]
    assert comparison.won[0] == comparison.won[1]
    assert not comparison.stronger()


def test_a_whole_match_is_exactly_as_good_with_the_same_bot() -> None:
    report = hold(contest("hasp", 4, "random random", 3, MATCH))

    (comparison,) = report.comparisons
    assert list(comparison.differences) == [0, 0, 0]
    assert list(comparison.won) == [0.5, 0.5]


def test_the_simple_bot_beats_the_random_one_in_hasp() -> None:
    report = hold(contest("hasp", 4, "simple random", 60))

    (comparison,) = report.comparisons
    assert comparison.difference.low > 0
    assert comparison.stronger() == "simple"
    assert comparison.won[0] > comparison.won[1]


def test_the_weaker_bot_is_named_first_and_loses() -> None:
    report = hold(contest("hasp", 4, "random simple", 60))

    assert report.comparisons[0].difference.high < 0
    assert report.comparisons[0].stronger() == "simple"


class Probe(RandomBot):
    """Plays at random and notes what it was dealt and which stream it has."""

    def __init__(self) -> None:
        self.seen: Final[dict[tuple[int, int], set[tuple[str, bytes]]]] = defaultdict(set)
        """By number of the deal and seat."""
        self.number = 0

    def choose(self, view: View, stream: Stream) -> int:
        dealt = [str(event) for event in view.history if event.kind == "dealt" and event.seat == view.viewer]
        self.seen[self.number, view.viewer].add((dealt[0], stream.key))
        return super().choose(view, stream)


def test_all_runs_of_a_deal_have_the_same_cards_and_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    probe = Probe()
    for name in ("probe", "other", "third"):
        monkeypatch.setitem(BOTS, name, probe)

    def run(work: Callable[[Task], Outcome], tasks: Iterable[Task]) -> Iterable[Outcome]:
        for task in tasks:
            probe.number = task.number
            yield work(task)

    hold(contest("hasp", 3, "probe other third", 5), run)

    assert sorted(probe.seen) == [(number, seat) for number in range(1, 6) for seat in range(3)]
    assert {len(seen) for seen in probe.seen.values()} == {1}
    assert len({dealt for seen in probe.seen.values() for dealt, _ in seen}) == 15
    assert len({key for seen in probe.seen.values() for _, key in seen}) == 15


def played(game: str, players: int, names: tuple[str, ...], seed: str, rounds: int) -> tuple[Match, dict[str, int]]:
    """A match played as far as that, without the arena, and how many choices each bot really had."""
    rules = new_game(game, players)
    match = Match.begin(rules, ShuffledDeals(seed))
    streams = bot_streams(rules, seed)
    choices = dict.fromkeys(names, 0)
    while not match.is_over and match.number <= rounds:
        seat = match.turn
        view = match.view(seat)
        choices[names[seat]] += len(view.legal) > 1
        match.apply(seat, find_bot(names[seat]).choose(view, streams[seat]))
    return match, choices


def test_a_difference_of_rounds_is_what_one_works_out_by_hand() -> None:
    """Points of the first round beyond the mean of the other players'; the house of Meinz is no player."""
    report = hold(contest("meinz", 3, "simple random", 4))

    expected: list[float] = []
    choices = dict.fromkeys(("simple", "random"), 0)
    best = 0
    for number in range(1, 5):
        lineups = [("random",) * 3, *(tuple("simple" if s == a else "random" for s in range(3)) for a in range(3))]
        points: list[list[int]] = []
        for names in lineups:
            match, counts = played("meinz", 3, names, f"arena/{number}", 1)
            points.append(match.past[1].score.points[:3])
            for name, count in counts.items():
                choices[name] += count
        total = 0.0
        for seat in range(3):
            others = [other for other in range(3) if other != seat]
            a, b = (own[seat] - sum(own[other] for other in others) / 2 for own in (points[1 + seat], points[0]))
            total += a - b
            best += all(points[1 + seat][seat] > points[1 + seat][other] for other in others)
        expected.append(total / 3)
    (comparison,) = report.comparisons
    assert comparison.differences == pytest.approx(expected)
    assert comparison.won[0] == pytest.approx(best / 12)
    assert {bot: times.count for bot, times in report.times.items()} == choices


def test_a_difference_of_matches_is_the_share_of_the_victory() -> None:
    report = hold(contest("njet", 3, "simple random", 2, MATCH))

    expected: list[float] = []
    for number in (1, 2):
        shares: list[float] = []
        for seat in range(3):
            names = tuple("simple" if other == seat else "random" for other in range(3))
            match, _ = played("njet", 3, names, f"arena/{number}", 99)
            shares.append((seat in match.winners()) / len(match.winners()))
        expected.append(sum(shares) / 3 - 1 / 3)  # the reference always shares one victory among three
    (comparison,) = report.comparisons
    assert comparison.differences == pytest.approx(expected)
    assert comparison.won[1] == pytest.approx(1 / 3)


def test_a_bot_that_is_asked_in_one_phase_alone_leaves_all_others_to_the_reference() -> None:
    """By hand: the simple bot plays the cards of one seat, the random one everything else."""
    asked = contest("hasp", 3, "simple random", 3)._replace(only=("trick",))

    report = hold(asked)

    rules = new_game("hasp", 3)
    expected: list[float] = []
    for number in range(1, 4):
        values: list[float] = []
        for named in (None, 0, 1, 2):
            match = Match.begin(rules, ShuffledDeals(f"arena/{number}"))
            streams = bot_streams(rules, f"arena/{number}")
            while match.number < 2:
                view = match.view(match.turn)
                is_card = view.legal[0] < len(rules.deck.text)
                name = "simple" if match.turn == named and is_card else "random"
                match.apply(match.turn, find_bot(name).choose(view, streams[match.turn]))
            points = match.past[1].score.points
            own = [points[seat] - (sum(points) - points[seat]) / 2 for seat in range(3)]
            values.append(sum(own) if named is None else own[named])
        expected.append((sum(values[1:]) - values[0]) / 3)
    assert list(report.comparisons[0].differences) == pytest.approx(expected)
    assert hold(asked._replace(only=("predict",))).comparisons[0].differences != report.comparisons[0].differences


def test_partners_change_together_and_all_others_alone() -> None:
    assert sides_of(new_game("hasp", 4)) == ((0, 2), (1, 3))
    assert sides_of(new_game("hasp", 3)) == ((0,), (1,), (2,))
    assert sides_of(new_game("meinz", 3)) == ((0,), (1,), (2,))
    assert len(sides_of(new_game("mue", 6))) == 6


def test_the_interval_is_students() -> None:
    """Mean 2.5, standard deviation sqrt(5/3), four deals, t = 3.182 for three degrees of freedom."""
    estimate = Estimate([1, 2, 3, 4])

    error = sqrt(5 / 3) / 2
    assert estimate.mean == 2.5
    assert estimate.standard_error == pytest.approx(error)
    assert (estimate.low, estimate.high) == pytest.approx((2.5 - 3.182446 * error, 2.5 + 3.182446 * error))
    assert estimate.sign() == 1
    assert Estimate([-1, 2, 3, 4]).sign() == 0
    assert Estimate([-1, -2, -3, -4]).sign() == -1


@pytest.mark.parametrize(
    ("degrees", "expected"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (9, 2.2622), (30, 2.0423), (59, 2.0010), (999, 1.9623)],
)
def test_students_distribution_is_the_one_of_the_tables(degrees: int, expected: float) -> None:
    assert students_t(degrees) == pytest.approx(expected, abs=5e-5)


def test_deals_are_clustered() -> None:
    """Four sides that agree on each of two deals are two numbers, not eight."""
    deals = [[Tally(value, 0, 0, 0, 0, 0)] * 4 for value in (1.0, 2.0)]

    comparison = Comparison("a", "b", deals)

    assert comparison.differences == (1.0, 2.0)
    assert comparison.difference.standard_error == pytest.approx(0.5)
    assert not comparison.stronger()


def test_few_deals_that_are_all_alike_prove_nothing() -> None:
    assert Estimate([0.5] * 5).sign() == 0
    assert Estimate([0.5] * 6).sign() == 1
    assert Estimate([0.1] * 60).standard_error == 0


def test_the_digest_is_the_one_of_the_bank_of_deals() -> None:
    game = new_game("was_sticht", 3)
    texts = [deal_text(ShuffledDeals(f"bank/{number}").deal(1, game.layout)) for number in (1, 2)]

    first = hold(contest("was_sticht", 3, "random simple", 2, seed="bank"))
    others = [
        hold(contest("was_sticht", 3, "random simple", 2, seed="other")),
        hold(contest("was_sticht", 3, "random simple", 3, seed="bank")),
    ]

    assert first.digest == sha256("".join(texts).encode()).hexdigest()
    assert len({first.digest, *(other.digest for other in others)}) == 3


class Weak(RandomBot):
    name = "weak"


class Strong(SimpleBot):
    name = "strong"


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A strong bot and a weak one, beside the random one, which is as weak."""
    for bot in (Weak(), Strong()):
        monkeypatch.setitem(BOTS, bot.name, bot)


@pytest.mark.usefixtures("planted")
@pytest.mark.parametrize(("players", "tables"), [(4, 80), (3, 120)])
def test_the_ladder_puts_a_strong_bot_on_top(players: int, tables: int) -> None:
    """In HASP with teams two of three bots meet at each table; with three players all do."""
    report = hold(contest("hasp", players, "random weak strong", 40))

    assert report.ladder[0].bot == "strong"
    assert report.ladder[0].rating > report.ladder[1].rating >= report.ladder[2].rating
    assert [rung.tables for rung in report.ladder] == [tables] * 3
    pairs = [(each.a, each.b, each.stronger()) for each in report.comparisons]
    assert pairs[1:] == [("random", "strong", "strong"), ("weak", "strong", "strong")]


@pytest.mark.usefixtures("planted")
def test_further_bots_do_not_change_a_comparison() -> None:
    alone = hold(contest("hasp", 4, "random strong", 6))
    among = hold(contest("hasp", 4, "random weak strong", 6))

    assert among.comparisons[1].differences == alone.comparisons[0].differences
    assert not alone.ladder


@pytest.mark.parametrize(("bots", "sides"), [(3, 3), (5, 2), (3, 5)])
def test_each_bot_holds_each_side_once_on_each_deal(bots: int, sides: int) -> None:
    names = tuple("abcde"[:bots])

    tables = lineups(names, sides, Stream("x"))

    assert all(sorted(table[side] for table in tables) == sorted(names) for side in range(sides))
    assert tables != lineups(names, sides, Stream("y"))


def test_bots_are_placed_by_the_mean_of_their_sides_and_level_ones_share_a_rank() -> None:
    assert placing(("a", "b", "c"), (1.0, 3.0, 1.0)) == (("a", 1), ("b", 0), ("c", 1))
    assert placing(("a", "b", "a", "a"), (0.1, 0.1, 0.1, 0.1)) == (("a", 0), ("b", 0))
    assert placing(("a", "b", "a"), (5.0, 3.0, 0.0)) == (("a", 1), ("b", 0))


@pytest.mark.usefixtures("planted")
def test_a_runner_may_hand_back_deals_in_any_order() -> None:
    def backwards(work: Callable[[Task], Outcome], tasks: Iterable[Task]) -> Iterable[Outcome]:
        return [work(task) for task in reversed(list(tasks))]

    asked = contest("hasp", 3, "simple random weak", 4)

    assert numbers(hold(asked, backwards)) == numbers(hold(asked))


def test_times_are_summed_up_within_a_hundredth() -> None:
    times = Times()
    for milliseconds in range(1, 51):
        times.add(milliseconds / 1000)
    more = Times()
    for milliseconds in range(51, 101):
        more.add(milliseconds / 1000)
    times.merge(more)

    assert times.count == 100
    assert times.mean() == pytest.approx(0.0505)
    assert times.quantile(0.5) == pytest.approx(0.050, rel=0.01)
    assert times.quantile(0.95) == pytest.approx(0.095, rel=0.01)
    assert times.quantile(1) == pytest.approx(0.1, rel=0.01)
    assert times.most == 0.1
    assert Times().mean() == Times().quantile(0.5) == 0


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        (contest("skat", 3, "simple random", 2), "there is no game 'skat'"),
        (contest("hasp", 5, "simple random", 2), "HASP is for 2, 3, 4 players, not 5"),
        (contest("hasp", 4, "simple deep", 2), "there is no bot 'deep'"),
        (contest("hasp", 4, "simple", 2), "at least two bots are needed"),
        (contest("hasp", 4, "simple random simple", 2), "bot 'simple' is named twice"),
        (contest("hasp", 4, "simple random", 1), "at least 2 deals are needed for an interval, not 1"),
        (
            contest("hasp", 4, "simple random", 2)._replace(only=("veto",)),
            "HASP has no choice 'veto' .its phases: trump",
        ),
        (contest("hasp", 4, "simple random thumb", 2)._replace(only=("trick",)), "is held against one other bot"),
        (contest("hasp", 4, "simple random", 2, unit="trick"), "the unit is one of round, match, not 'trick'"),
    ],
)
def test_what_cannot_be_measured_is_refused(asked: Contest, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        hold(asked)


@pytest.mark.usefixtures("planted")
def test_a_missing_package_is_named_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(work: Callable[[Task], Outcome], tasks: Iterable[Task]) -> Iterable[Outcome]:
        raise AssertionError("nothing should be played")

    monkeypatch.setitem(sys.modules, "openskill.models", None)

    with pytest.raises(SetupError, match="needs the package openskill"):
        hold(contest("hasp", 4, "simple random weak", 2), run)
