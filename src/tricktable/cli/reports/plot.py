"""The arena's report as a picture: differences with their intervals, and the ladder."""

import io
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tricktable.bots.arena.contests import Report
from tricktable.cli.arguments import UsageError
from tricktable.cli.reports.arena import MEANINGS, verdict
from tricktable.cli.reports.titles import table_title
from tricktable.core.errors import SetupError
from tricktable.core.games import Game

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

ENDINGS: Final = (".png", ".svg", ".pdf")
INK: Final = "#22303c"
FAINT: Final = "#8a96a3"
GRID: Final = "#e3e8ed"
CLEAR: Final = "#1f6f8b"
UNCLEAR: Final = "#a0a9b2"
WIDTH: Final = 8.0
ROW: Final = 0.42
"""Inches for each bot or pair."""
MARGIN: Final = 1.25
"""Inches above and below the rows of a panel, for its title and its axis."""
NORMAL: Final = 1.96
"""Deviations on both sides of a rating that hold 95 %."""

LONGEST_SEED: Final = 24
"""Characters of the seed in the title."""


class Row(NamedTuple):
    """A point with its interval."""

    label: str
    middle: float
    low: float
    high: float
    colour: str


def check_plot(path: Path) -> None:
    """Refuses before anything is played what could not be drawn after it."""
    if path.suffix.lower() not in ENDINGS:
        raise UsageError(f"--plot takes a file that ends in {', '.join(ENDINGS)}, not {path.name!r}")
    try:
        import matplotlib.figure  # noqa: F401 # only whether it is there
    except ImportError:
        raise SetupError("a plot needs the package matplotlib: pip install 'tricktable[arena]'") from None


def draw(report: Report, game: Game, ending: str) -> bytes:
    """The picture, in the format that a file with this ending has."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    panels = [len(report.comparisons), len(report.ladder)] if report.ladder else [len(report.comparisons)]
    heights = [MARGIN + ROW * rows for rows in panels]
    figure = Figure(figsize=(WIDTH, sum(heights) + 0.6), dpi=160, facecolor="white", layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.subplots(len(panels), 1, height_ratios=heights, squeeze=False)[:, 0]
    _draw_differences(axes[0], report)
    if report.ladder:
        _draw_ladder(axes[1], report)
    _title(figure, report, game)
    picture = io.BytesIO()
    figure.savefig(picture, format=ending.lower().removeprefix("."))
    return picture.getvalue()


def _title(figure: "Figure", report: Report, game: Game) -> None:
    contest = report.contest
    seed = contest.seed if len(contest.seed) <= LONGEST_SEED else contest.seed[:LONGEST_SEED] + "..."
    title = f"{table_title(game)}: {contest.deals:,} deals, seed {seed}"
    figure.suptitle(title, x=0.02, ha="left", fontsize=12, fontweight="bold", color=INK, parse_math=False)


def _draw_differences(axes: "Axes", report: Report) -> None:
    rows: list[Row] = []
    for comparison in report.comparisons:
        estimate = comparison.difference
        colour = CLEAR if comparison.stronger() else UNCLEAR
        label = f"{comparison.a} against {comparison.b}\n{verdict(comparison)}"
        rows.append(Row(label, estimate.mean, estimate.low, estimate.high, colour))
    axes.axvline(0, color=INK, linewidth=1, zorder=1)
    _draw_rows(axes, rows, "+.3f")
    axes.set_xlabel(f"difference with 95 % interval: {MEANINGS[report.contest.unit]}", color=INK, fontsize=9)


def _draw_ladder(axes: "Axes", report: Report) -> None:
    rows: list[Row] = []
    for rung in report.ladder:
        width = NORMAL * rung.deviation
        rows.append(Row(rung.bot, rung.rating, rung.rating - width, rung.rating + width, CLEAR))
    _draw_rows(axes, rows, ".1f")
    axes.set_xlabel("ladder: rating by Plackett and Luce with 95 % interval", color=INK, fontsize=9)


def _draw_rows(axes: "Axes", rows: Sequence[Row], number: str) -> None:
    """The rows from top to bottom, each with its number above the point."""
    for place, row in enumerate(rows):
        axes.plot(
            (row.low, row.high), (place, place), color=row.colour, linewidth=2.5, solid_capstyle="round", zorder=2
        )
        axes.plot((row.middle,), (place,), "o", color=row.colour, markersize=7, markeredgecolor="white", zorder=3)
        axes.annotate(
            format(row.middle, number),
            (row.middle, place),
            xytext=(0, 6),
            textcoords="offset points",
            ha="center",
            fontsize=8,
            color=INK,
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 0.8},
        )
    axes.set_yticks(range(len(rows)), [row.label for row in rows], fontsize=9, color=INK, parse_math=False)
    axes.set_ylim(len(rows) - 0.4, -0.7)
    axes.margins(x=0.08)
    axes.grid(axis="x", color=GRID, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(axis="x", colors=FAINT, labelsize=8, length=0)
    axes.tick_params(axis="y", length=0)
    for edge in axes.spines.values():
        edge.set_visible(False)
