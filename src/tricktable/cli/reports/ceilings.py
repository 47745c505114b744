"""Gains and ceilings by phase, as a table in Markdown."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tricktable.bots.arena.ceilings import CEILING, REFERENCE
from tricktable.bots.arena.comparisons import Estimate
from tricktable.bots.arena.contests import Contest
from tricktable.games import find_game

NOTHING: Final = "-"


class Cell(NamedTuple):
    """One kind of choices at one table, made by one bot."""

    contest: Contest
    gains: list[float]
    """What it made of each deal beyond the reference."""
    digest: str
    """Of the bank of deals."""


def gain_text(gains: Sequence[float]) -> str:
    """A mean with the half of its interval, and over how many deals."""
    estimate = Estimate(gains)
    digits = 2 if abs(estimate.high - estimate.low) > 0.2 else 3
    return f"{estimate.mean:+.{digits}f} ± {estimate.high - estimate.mean:.{digits}f} ({estimate.count:,})"


def markdown(cells: Sequence[Cell]) -> str:
    """A row for each phase of each table, a column for each bot; below it the banks of deals."""
    bots = sorted({cell.contest.bots[0] for cell in cells}, key=lambda bot: (bot != CEILING, bot))
    rows: dict[tuple[str, str], dict[str, str]] = {}
    digests: dict[str, str] = {}
    for cell in cells:
        table = f"{find_game(cell.contest.game).title} {cell.contest.players}"
        rows.setdefault((table, cell.contest.only[0]), {})[cell.contest.bots[0]] = gain_text(cell.gains)
        digests[f"{table}, {cell.contest.deals:,} deals"] = cell.digest
    seed = cells[0].contest.seed
    lines = [
        f"Points of the first round beyond {REFERENCE}'s on the same deals, ± 95 % (deals), seed {seed}",
        "",
        f"| table | phase | {' | '.join(f'{bot} there' for bot in bots)} |",
        "|---|---|" + "---|" * len(bots),
    ]
    lines += [
        f"| {table} | {kind} | {' | '.join(found.get(bot, NOTHING) for bot in bots)} |"
        for (table, kind), found in rows.items()
    ]
    lines += ["", "| bank | sha256 |", "|---|---|"]
    lines += [f"| {bank} | {digest} |" for bank, digest in digests.items()]
    return "\n".join(lines) + "\n"
