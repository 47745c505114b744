"""A review for people and programs: a table, the choices that cost most, the way of the chances."""

import io
from collections.abc import Sequence
from typing import Any, Final

from rich.table import Table

from tricktable import __version__
from tricktable.bots.hints import Interval
from tricktable.bots.reviews import Judgement, Label, RoundReview, Scale, Summary, summary_of, turning_points
from tricktable.bots.reviews.matches import weight
from tricktable.cli.language import speaker_at
from tricktable.cli.reports.plot import FAINT, GRID, INK
from tricktable.cli.reports.titles import table_title
from tricktable.cli.terminal.lines import clean
from tricktable.cli.terminal.screen import Screen
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.record_playback import playback
from tricktable.core.records import Record
from tricktable.core.seats import members
from tricktable.words.phrases import Phrase, Seat
from tricktable.words.reviews import change, part_of_match, review_lines
from tricktable.words.speakers import Speaker

WORST: Final = 5
"""So many choices are told in words for each player."""
LINES: Final = ("#1f6f8b", "#b4552d", "#4f7f3a", "#7a4f9a", "#a98412", "#5a6570")
ROWS: Final = (
    Phrase("cli-review-choices"),
    Phrase("cli-review-inaccuracies"),
    Phrase("cli-review-mistakes"),
    Phrase("cli-review-blunders"),
    Phrase("cli-review-unlucky"),
    Phrase("cli-review-lucky"),
    Phrase("cli-review-brilliant"),
    Phrase("cli-review-accuracy"),
    Phrase("cli-review-skill"),
    Phrase("cli-review-luck"),
    Phrase("cli-review-deal"),
)


class Report:
    """All that a review has found in a match."""

    def __init__(
        self, record: Record, game: Game, seats: Sequence[int], reviews: Sequence[RoundReview], scale: Scale
    ) -> None:
        self.record: Final = record
        self.game: Final = game
        self.seats: Final = tuple(seats)
        self.reviews: Final = tuple(reviews)
        self.scale: Final = scale
        self.summaries: Final = {seat: summary_of(reviews, seat, scale) for seat in seats}

    def show(self, speaker: Speaker) -> None:
        """In the terminal: each player is told as the one who reads."""
        whole = self._screen(speaker, None)
        whole.heading(Phrase("cli-replay-title", {"game": self.game.title, "players": self.game.players}))
        worlds = max((judgement.worlds for review in self.reviews for judgement in review.judgements), default=0)
        whole.say(Phrase("cli-review-about", {"worlds": worlds}))
        whole.console.print(self._table(whole))
        positions = self._positions()
        for seat in self.seats:
            self._tell(self._screen(speaker, seat), whole, seat, positions)

    def _screen(self, speaker: Speaker, you: int | None) -> Screen:
        return Screen(self.game, speaker_at(speaker, self.game, self.record.names, you))

    def _table(self, screen: Screen) -> Table:
        """A column for each player: there are few of them, and the words before the rows may be long."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column("")
        for seat in self.summaries:
            table.add_column(clean(screen.name(seat)), justify="right")
        columns = [_figures(screen, found) for found in self.summaries.values()]
        for title, *figures in zip(ROWS, *columns, strict=True):
            table.add_row(screen.text(title), *figures)
        return table

    def worst(self, seat: int) -> list[Judgement]:
        """The blamed choices of a seat, those that cost most first."""
        own = [each for review in self.reviews for each in review.judgements if each.seat == seat]
        blamed = [each for each in own if each.label is not Label.GOOD]
        return sorted(blamed, key=lambda each: -weight(each, self.scale))[:WORST]

    def _positions(self) -> dict[tuple[int, int], Match]:
        """The matches in which the choices were made that are told in words."""
        wanted = {(each.round, each.step) for seat in self.seats for each in self.worst(seat)}
        return {
            (match.number, len(match.steps)): match.copy()
            for match in playback(self.record, self.game)
            if (match.number, len(match.steps)) in wanted and not match.is_over
        }

    def _tell(self, screen: Screen, whole: Screen, seat: int, positions: dict[tuple[int, int], Match]) -> None:
        screen.console.print()
        whole.say(Phrase("cli-review-of", {"who": Seat(seat)}), "bold")
        worst = self.worst(seat)
        for judgement in worst:
            match = positions[judgement.round, judgement.step]
            first, *others = review_lines(match.view(seat), judgement, match.phase.line())
            screen.say(first)
            for line in others:
                screen.line("", screen.coloured(screen.text(line)), 6)
        if not worst:
            screen.say(Phrase("cli-review-nothing"))
        screen.say(Phrase("cli-review-turns"))
        for review in turning_points(self.reviews, seat):
            moved = change(review.before[seat], review.after[seat])
            turn = Phrase("cli-review-turn", {"number": review.number, "change": moved})
            screen.line("", screen.coloured(screen.text(turn)), 6)

    def json(self) -> dict[str, Any]:
        """For programs; actions in notation, losses as mean and interval of 95 %."""
        return {
            "tricktable": __version__,
            "game": self.game.name,
            "players": self.game.players,
            "options": self.game.options,
            "scale": self.scale._asdict(),
            "seats": [
                {**found._asdict(), "labels": {str(label): number for label, number in found.labels.items()}}
                for found in self.summaries.values()
            ],
            "rounds": [
                {
                    "number": review.number,
                    "before": review.before,
                    "dealt": review.dealt,
                    "after": review.after,
                    "choices": [self._judgement(judgement) for judgement in review.judgements],
                }
                for review in self.reviews
            ],
        }

    def _judgement(self, judgement: Judgement) -> dict[str, Any]:
        text = self.game.actions.text
        form = judgement._asdict()
        for name in ("played", "best", "thumb", "open_best"):
            form[name] = text[form[name]]
        for name in ("loss", "open_loss"):
            form[name] = {unit: _interval(found) for unit, found in form[name]._asdict().items()}
        return form

    def plot(self, ending: str) -> bytes:
        """The chances of all players over the rounds, and where the blamed choices are."""
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
        from matplotlib.ticker import MaxNLocator

        figure = Figure(figsize=(8.0, 4.2), dpi=160, facecolor="white", layout="constrained")
        FigureCanvasAgg(figure)
        axes = figure.subplots()
        rounds = [review.number for review in self.reviews]
        sides = dict.fromkeys(self.game.partners[: self.game.players])  # partners have one chance between them
        for side, colour in zip(sides, LINES, strict=False):
            seats = [seat for seat in members(side) if seat < self.game.players]
            chances = [self.reviews[0].before[seats[0]], *(review.after[seats[0]] for review in self.reviews)]
            label = ", ".join(self.record.names.get(seat, f"seat {seat}") for seat in seats)
            axes.plot([rounds[0] - 1, *rounds], [100 * chance for chance in chances], color=colour, label=label)
            for judgement in (each for seat in seats if seat in self.seats for each in self.worst(seat)):
                place = rounds.index(judgement.round) + 1
                axes.plot((judgement.round,), (100 * chances[place],), "v", color=colour, markersize=7)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_ylim(-2, 102)
        axes.set_xlabel("round", color=INK, fontsize=9)
        axes.set_ylabel("chance to win the match, %", color=INK, fontsize=9)
        axes.grid(axis="y", color=GRID, linewidth=0.8)
        axes.tick_params(colors=FAINT, labelsize=8, length=0)
        axes.legend(frameon=False, fontsize=8)
        for edge in axes.spines.values():
            edge.set_visible(False)
        title = f"{table_title(self.game)}: review"
        figure.suptitle(title, x=0.02, ha="left", fontsize=12, fontweight="bold", color=INK, parse_math=False)
        picture = io.BytesIO()
        figure.savefig(picture, format=ending.lower().removeprefix("."))
        return picture.getvalue()


def _figures(screen: Screen, found: Summary) -> list[str]:
    """What a match comes to for one player, in the order of the rows."""
    return [
        str(found.choices),
        *(str(found.labels[label]) for label in (Label.INACCURACY, Label.MISTAKE, Label.BLUNDER)),
        str(found.unlucky),
        str(found.lucky),
        str(found.brilliant),
        f"{found.accuracy:.1f}",
        *(screen.text(part_of_match(share)) for share in (found.skill, found.luck, found.deal)),
    ]


def _interval(found: Interval | None) -> list[float] | None:
    return None if found is None else [round(number, 6) for number in found]
