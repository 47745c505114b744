"""What a simulation comes to: wins, rounds and scores."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tricktable.cli.batches import Played
from tricktable.cli.reports.titles import table_title
from tricktable.core.games import Game


class Spread:
    """The mean and the ends of some numbers."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0
        self.least = 0
        self.most = 0

    def add(self, number: int) -> None:
        self.least = min(self.least, number) if self.count else number
        self.most = max(self.most, number) if self.count else number
        self.count += 1
        self.sum += number

    def mean(self) -> float:
        return self.sum / self.count if self.count else 0.0

    def texts(self) -> tuple[str, str, str]:
        return f"{self.mean():.2f}", str(self.least), str(self.most)

    def json(self) -> dict[str, float]:
        return {"mean": round(self.mean(), 4), "min": self.least, "max": self.most}


class Summary:
    """Everything that is told of a simulation."""

    def __init__(self, game: Game, bots: tuple[str, ...], seed: str) -> None:
        self.game = game
        self.names = (*bots, *("house" for _ in game.house))
        """Who holds each seat."""
        self.seed = seed
        self.matches = 0
        self.steps = 0
        self.seconds = 0.0
        self.rounds = Spread()
        self.wins = [0] * game.seats
        """The matches that each seat has won, alone or with others."""
        self.shared = [0] * game.seats
        """Those of them that were won with others."""
        self.scores = [Spread() for _ in range(game.seats)]

    def add(self, played: Played) -> None:
        """Takes a finished match into account."""
        self.matches += 1
        self.steps += played.steps
        self.rounds.add(played.rounds)
        for seat in played.winners:
            self.wins[seat] += 1
            self.shared[seat] += len(played.winners) > 1
        for seat, total in enumerate(played.totals):
            self.scores[seat].add(total)

    def speed(self) -> int:
        """Steps in a second."""
        return round(self.steps / self.seconds) if self.seconds else 0


def summary_json(summary: Summary) -> dict[str, object]:
    """The summary for programs."""
    return {
        "game": summary.game.name,
        "rules_version": summary.game.version,
        "seats": summary.game.players,
        "options": summary.game.options,
        "seed": summary.seed,
        "matches": summary.matches,
        "rounds": summary.rounds.json(),
        "by_seat": [
            {
                "seat": seat,
                "bot": summary.names[seat],
                "wins": summary.wins[seat],
                "shared_wins": summary.shared[seat],
                "score": summary.scores[seat].json(),
            }
            for seat in range(summary.game.seats)
        ],
        "steps": summary.steps,
        "seconds": round(summary.seconds, 3),
        "steps_per_second": summary.speed(),
    }


def summary_table(summary: Summary) -> RenderableType:
    """The summary for people."""
    game = summary.game
    mean, least, most = summary.rounds.texts()
    table = Table("seat", "bot", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("won", "shared", "", "mean score", "least", "most"):
        table.add_column(heading, justify="right")
    for seat in range(game.seats):
        wins = summary.wins[seat]
        percent = f"{100 * wins / summary.matches:.1f} %"
        row = (str(seat), summary.names[seat], str(wins), str(summary.shared[seat]), percent)
        table.add_row(*row, *summary.scores[seat].texts())
    matches = "1 match" if summary.matches == 1 else f"{summary.matches:,} matches"
    return Group(
        Text(f"{table_title(game)}: {matches}, seed {summary.seed}"),
        Text(f"rounds in a match: mean {mean}, least {least}, most {most}"),
        Text(),
        table,
        Text(),
        Text(f"{summary.steps:,} steps in {summary.seconds:.1f} s: {summary.speed():,} steps/s"),
    )
