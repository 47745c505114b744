"""What the arena found, for people and for programs."""

import platform
import shlex
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tricktable import __version__
from tricktable.bots.arena.comparisons import Comparison, Estimate, Times
from tricktable.bots.arena.contests import MATCH, Contest, Report
from tricktable.cli.reports.titles import table_title, unusual_options
from tricktable.core.games import Game

ENOUGH: Final = 1000
"""With fewer deals a result is an impression, not a claim."""
TOO_CLOSE: Final = "too close to call"
MEANINGS: Final = {
    "round": "points of the round beyond the others' mean",
    "match": "matches won, a shared victory in parts",
}
"""What differences are counted in."""


def command(contest: Contest, game: Game) -> str:
    """What to type for the same numbers; how many processes play makes no difference."""
    words = ["tricktable", "arena", "--game", contest.game, "--seats", str(contest.players)]
    words += ["--bots", ",".join(contest.bots), "--deals", str(contest.deals), "--unit", contest.unit]
    if contest.only:
        words += ["--only", ",".join(contest.only)]
    for name, value in unusual_options(game).items():
        words += ["--option", f"{name}={value}"]
    return shlex.join([*words, f"--seed={contest.seed}"])


def verdict(comparison: Comparison) -> str:
    """Who is stronger, in words."""
    stronger = comparison.stronger()
    return f"{stronger} is stronger" if stronger else TOO_CLOSE


def interval_text(estimate: Estimate) -> str:
    return f"{estimate.low:+.3f} to {estimate.high:+.3f}"


def report_json(report: Report, game: Game, place: str, jobs: int, seconds: float) -> dict[str, object]:
    """Everything for programs. Only `times` depends on the machine."""
    contest = report.contest
    return {
        "command": command(contest, game),
        "tricktable": __version__,
        "game": contest.game,
        "rules_version": game.version,
        "seats": contest.players,
        "options": game.options,
        "bots": contest.bots,
        "unit": contest.unit,
        "only": contest.only,
        "deals": contest.deals,
        "seed": contest.seed,
        "digest": report.digest,
        "comparisons": [_comparison_json(comparison, report) for comparison in report.comparisons],
        "ladder": [rung._asdict() for rung in report.ladder],
        "times": {
            "python": platform.python_version(),
            "machine": platform.machine(),
            "place": place,
            "jobs": jobs,
            "seconds": round(seconds, 3),
            "decisions": {bot: _times_json(times) for bot, times in report.times.items()},
        },
    }


def _comparison_json(comparison: Comparison, report: Report) -> dict[str, object]:
    by_side = zip(report.sides, comparison.by_side, strict=True)
    return {
        "a": comparison.a,
        "b": comparison.b,
        "difference": _estimate_json(comparison.difference),
        "verdict": verdict(comparison),
        "won": dict(zip("ab", comparison.won, strict=True)),
        "level": dict(zip("ab", comparison.level, strict=True)),
        "by_side": [{"seats": seats, **_estimate_json(estimate)} for seats, estimate in by_side],
        "by_deal": comparison.differences,
    }


def _estimate_json(estimate: Estimate) -> dict[str, float]:
    return {
        "mean": estimate.mean,
        "standard_error": estimate.standard_error,
        "low": estimate.low,
        "high": estimate.high,
    }


def _times_json(times: Times) -> dict[str, float]:
    return {
        "count": times.count,
        "mean_ms": times.mean() * 1000,
        "median_ms": times.quantile(0.5) * 1000,
        "p95_ms": times.quantile(0.95) * 1000,
        "max_ms": times.most * 1000,
    }


def report_text(report: Report, game: Game) -> RenderableType:
    """The report for people."""
    contest = report.contest
    what = "matches" if contest.unit == MATCH else "first rounds"
    only = f", A in {' and '.join(contest.only)} alone" if contest.only else ""
    parts: list[RenderableType] = [
        Text(f"{table_title(game)}: {contest.deals:,} deals, {what}, seed {contest.seed}{only}"),
        Text(f"deals: sha256 {report.digest}"),
        Text(),
        _comparison_table(report),
        Text(f"difference: {MEANINGS[contest.unit]}, A among Bs against B in the same seats with the same cards"),
    ]
    if contest.deals < ENOUGH:
        parts.append(Text(f"fewer than {ENOUGH:,} deals: an impression, not a claim"))
    if report.ladder:
        parts += [Text(), _ladder_table(report)]
    parts += [Text(), _times_table(report), Text(), Text(f"again: {command(contest, game)}")]
    return Group(*parts)


def _table(*headings: str) -> Table:
    """A plain table; headings with a `>` before them have numbers below."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in headings:
        table.add_column(
            heading.removeprefix(">"), justify="right" if heading.startswith(">") else "left", no_wrap=True
        )
    return table


def _comparison_table(report: Report) -> Table:
    has_level = any(any(comparison.level) for comparison in report.comparisons)
    levels = (">A level", ">B level") if has_level else ()
    table = _table("A", "B", ">difference", ">95 % interval", "verdict", ">A won", ">B won", *levels)
    for comparison in report.comparisons:
        estimate = comparison.difference
        row = [comparison.a, comparison.b, f"{estimate.mean:+.3f}", interval_text(estimate), verdict(comparison)]
        row += [f"{100 * part:.1f} %" for part in comparison.won]
        if has_level:
            row += [f"{100 * part:.1f} %" for part in comparison.level]
        table.add_row(*row)
    return table


def _ladder_table(report: Report) -> Table:
    table = _table("ladder", ">rating", ">deviation", ">tables")
    for rung in report.ladder:
        table.add_row(rung.bot, f"{rung.rating:.2f}", f"{rung.deviation:.2f}", f"{rung.tables:,}")
    return table


def _times_table(report: Report) -> Table:
    table = _table("ms per decision", ">mean", ">median", ">95 %", ">max", ">decisions")
    for bot, times in report.times.items():
        seconds = (times.mean(), times.quantile(0.5), times.quantile(0.95), times.most)
        table.add_row(bot, *(f"{1000 * each:.3f}" for each in seconds), f"{times.count:,}")
    return table
