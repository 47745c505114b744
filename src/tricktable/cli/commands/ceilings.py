"""`tricktable ceilings`: what there is to win in each phase of each table, and how much of it a bot wins."""

import argparse
import json
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console

from tricktable import __version__
from tricktable.bots.arena.ceilings import CEILING, REFERENCE, Table, all_tables, cell, differences, digest, kinds_met
from tricktable.bots.arena.contests import LEAST_DEALS, Contest, Outcome, Task
from tricktable.cli.arguments import UsageError, counting, game_name, seed_text, whole
from tricktable.cli.examples import examples_text
from tricktable.cli.files import write_whole
from tricktable.cli.processes import spread
from tricktable.cli.progress import watched
from tricktable.cli.reports.ceilings import Cell, gain_text, markdown
from tricktable.games import find_game

if TYPE_CHECKING:
    from tricktable.cli import Parser

OFTEN: Final = 30.0
"""After so many seconds what was found is written again."""
ABOUT: Final = f"""\
In each phase of each table the bot, and the {CEILING} who sees all cards, choose in the place of {REFERENCE},
on one side after the other; everything else is {REFERENCE}'s, on the same deals.
FILE grows while the command works. Stopped and begun again it goes on where it was, and a larger number of deals
adds to what is there. A file that other sources have begun is refused.

"""
EXAMPLES: Final = (
    ("ceilings --deals 1000 --seed bank-1 --json ceilings.json --markdown ceilings.md --jobs 2", ""),
    ("ceilings --table {1.name}:{1.default_players} --deals 200 --ceiling-deals 50 --seed a --json some.json", ""),
    ("ceilings --table {1.name} --only veto --deals 1000 --ceiling-deals 0 --seed a --json vetoes.json", ""),
)


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `ceilings`."""
    about = "Measure in which phases there are points to win, and how many of them a bot wins."
    parser = subparsers.add_parser(
        "ceilings",
        help="measure where the points are, phase by phase",
        description=about,
        epilog=ABOUT + examples_text(*EXAMPLES),
    )
    parser.add_argument(
        "--table",
        metavar="GAME[:SEATS]",
        action="append",
        default=[],
        help="only this table, or all of a game; may be given several times (default: all tables)",
    )
    parser.add_argument(
        "--only", metavar="PHASE[,...]", default="", help="only these phases of the tables (default: all they have)"
    )
    parser.add_argument("--bot", metavar="BOT", default="search", help="who is measured (default: search)")
    parser.add_argument("--deals", metavar="K", type=whole, required=True, help="deals of a cell, at least 2")
    parser.add_argument(
        "--ceiling-deals", metavar="K", type=whole, help=f"deals for the {CEILING} (default: as many; 0: leave it out)"
    )
    parser.add_argument("--seed", metavar="TEXT", type=seed_text, required=True, help="the bank of deals: any text")
    parser.add_argument("--json", metavar="FILE", type=Path, required=True, help="what was found, also to go on from")
    parser.add_argument("--markdown", metavar="FILE", type=Path, help="write the table for people")
    parser.add_argument("--jobs", metavar="J", type=counting, default=1, help="so many processes at once (default: 1)")
    parser.set_defaults(func=measure)


def measure(args: argparse.Namespace) -> int:
    deals = {args.bot: args.deals}
    if args.ceiling_deals != 0:
        deals[CEILING] = args.ceiling_deals or args.deals
    if min(deals.values()) < LEAST_DEALS:
        raise UsageError(f"at least {LEAST_DEALS} deals are needed for an interval")
    found = Found(args.json, args.seed)
    contests = [
        cell(table, bot, kind, args.seed, number)
        for table, kind in _phases(_tables(args.table), args.only, args.seed)
        for bot, number in deals.items()
    ]
    for contest in contests:
        contest.check()
    console = Console(stderr=True)
    for number, contest in enumerate(contests, 1):
        title = f"{number}/{len(contests)} {contest.game} {contest.players} {contest.only[0]}: {contest.bots[0]}"
        _play(found, contest, title, args.jobs)
        console.print(f"{title} {gain_text(found.gains(contest))}", highlight=False)
    cells = [Cell(contest, found.gains(contest)[: contest.deals], digest(contest)) for contest in contests]
    text = markdown(cells)
    if args.markdown is not None:
        write_whole(args.markdown, text)
    print(text, end="")
    return 0


class Found:
    """What has been found so far, in a file."""

    def __init__(self, path: Path, seed: str) -> None:
        from tricktable.bots.arena.identity import IDENTITY  # it reads all sources, for those alone who measure

        if not path.parent.is_dir():
            raise UsageError(f"{path.parent} is no directory: {path.name} cannot be written there")
        self.path: Final = path
        self.begun: Final = {"tricktable": __version__, **IDENTITY._asdict(), "seed": seed}
        self.cells: Final[dict[str, list[float]]] = {}
        """By game, players, kind of choice and bot: what the bot made of each deal beyond the reference."""
        if path.exists():
            self.cells.update(self._read())

    def _read(self) -> dict[str, list[float]]:
        try:
            before = json.loads(self.path.read_text(encoding="utf-8"))
            cells: dict[str, list[float]] = before["cells"]
            begun = before["begun"]
        except (ValueError, KeyError, TypeError):
            raise UsageError(f"{self.path} is not what this command writes") from None
        other = [name for name, value in self.begun.items() if begun.get(name) != value]
        if other:
            raise UsageError(f"{self.path} was begun with another {other[0]}: give a new file")
        return cells

    def gains(self, contest: Contest) -> list[float]:
        """One number for each deal that has been played."""
        (kind,) = contest.only
        return self.cells.setdefault(f"{contest.game} {contest.players} {kind} {contest.bots[0]}", [])

    def write(self) -> None:
        write_whole(self.path, json.dumps({"begun": self.begun, "cells": self.cells}, indent=1) + "\n")


def _play(found: Found, contest: Contest, title: str, jobs: int) -> None:
    """Plays what is missing of a cell; what was played is kept whatever happens."""
    gains = found.gains(contest)

    def run(work: Callable[[Task], Outcome], tasks: Iterable[Task]) -> Iterable[Outcome]:
        return watched(spread(work, tasks, jobs), title, contest.deals - len(gains))

    written = time.monotonic()
    try:
        for gain in differences(contest, len(gains), run):
            gains.append(gain)
            if time.monotonic() - written > OFTEN:
                found.write()
                written = time.monotonic()
    finally:
        found.write()


def _phases(tables: Iterable[Table], asked: str, seed: str) -> list[tuple[Table, str]]:
    """The phases of the tables, in the order of a round; of these only those that were asked for, if any were."""
    met = [(table, kind) for table in tables for kind in kinds_met(table.rules(), seed)]
    only = [name.strip() for name in asked.split(",") if name.strip()]
    there = list(dict.fromkeys(kind for _, kind in met))
    for name in only:
        if name not in there:
            raise UsageError(f"nobody has a choice of the kind {name!r} at these tables; they have {', '.join(there)}")
    return [(table, kind) for table, kind in met if not only or kind in only]


def _tables(asked: list[str]) -> tuple[Table, ...]:
    """The tables that were asked for, or all."""
    if not asked:
        return all_tables()
    tables: list[Table] = []
    for text in asked:
        name, _, players = text.partition(":")
        game = find_game(game_name(name))
        tables += [Table(game.name, count) for count in ([whole(players)] if players else game.player_counts)]
    return tuple(dict.fromkeys(tables))
