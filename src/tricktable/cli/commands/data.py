"""`tricktable data`: banks of matches for those who study or train; how they are made, checked and described."""

import argparse
import asyncio
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from tricktable.cli.arguments import (
    UsageError,
    add_setup,
    chosen_game,
    counting,
    endings_text,
    game_for_bots,
    game_name,
)
from tricktable.cli.commands.export import finished
from tricktable.cli.commands.simulate import chosen_bots
from tricktable.cli.examples import examples_text
from tricktable.cli.output import complain
from tricktable.cli.processes import spread
from tricktable.cli.progress import watched
from tricktable.core.games import Game
from tricktable.games import GAMES
from tricktable.tables.stores import Store, open_store

if TYPE_CHECKING:
    from tricktable.cli import Parser
    from tricktable.research.banks.bank import Told
    from tricktable.research.banks.plans import Plan

Task = TypeVar("Task")
Result = TypeVar("Result")

PORTION: Final = 500
"""Enough that records compress well and row groups are of a good size, few enough to lose at an interruption."""
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
ABOUT: Final = """\
A bank is a folder whose files have its name: NAME.txt.zst, the records of all matches; NAME.decisions.parquet, every
choice in a row with all that was allowed; NAME.json, how they were made and their digests. Any program that knows
Zstandard and Parquet reads them (`docs/research.md`).

"""
MAKING: Final = """\
Match number K is dealt from the seed `SEED/K`. The same call gives the same bytes, however many processes play; stopped
and begun again it goes on where it was. A bank that is there already is left alone unless it is to be made anew.
With --from the matches are those of a server's file, without names: a bot is called by its level, everybody else a
person. Private matches are left out unless they are asked for.
{endings}
"""
EXAMPLES: Final = (
    ("data make banks/{0.name} --game {0.name} --bots thumb --matches 1000 --seed one --jobs 2", ""),
    ("data make banks/{1.name} --game {1.name} --bots search --matches 100 --seed one --values", ""),
    ("data make banks/ours --game {2.name} --from sqlite:///tables.db", ""),
    ("data check banks/{0.name} --jobs 2", ""),
    ("data card banks/{0.name} --creator 'Ann Example' --url https://example.org/{0.name}", ""),
)


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `data` with its three commands."""
    about = "Make, check and describe banks of matches."
    parser = subparsers.add_parser(
        "data",
        help="make, check and describe banks of matches",
        description=about,
        epilog=ABOUT + examples_text(*EXAMPLES),
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_make(commands)
    checker = commands.add_parser(
        "check", help="verify a bank", description="Play every record of a bank again, and compare everything with it."
    )
    _add_bank(checker)
    _add_jobs(checker)
    checker.set_defaults(func=check)
    carder = commands.add_parser(
        "card",
        help="describe a bank",
        description="Write the card of a bank (README.md), and the same for programs (croissant.json).",
    )
    _add_bank(carder)
    carder.add_argument("--creator", metavar="NAME", required=True, help="who publishes it")
    carder.add_argument("--url", metavar="URL", required=True, help="where it will be found")
    carder.add_argument("--date", metavar="YYYY-MM-DD", type=_date, help="when it is published (default: today)")
    carder.set_defaults(func=card)


def _add_make(commands: "argparse._SubParsersAction[Parser]") -> None:
    parser = commands.add_parser(
        "make",
        help="make a bank",
        description="Let bots play many matches of one table, or take those of a server, and keep them as a bank.",
        epilog=MAKING.format(endings=endings_text()) + examples_text(*EXAMPLES[:3]),
    )
    _add_bank(parser)
    parser.add_argument("--game", metavar="GAME", type=game_name, required=True, help=f"one of {', '.join(GAMES)}")
    add_setup(parser)
    parser.add_argument("--matches", metavar="K", type=counting, help="how many matches to play")
    parser.add_argument("--bots", metavar="A[,B...]", help="a bot for all seats, or one for each (default: thumb)")
    parser.add_argument("--from", metavar="URL", dest="source", help="a server's matches instead: sqlite:///FILE")
    parser.add_argument("--private", action="store_true", help="with --from: private matches too")
    parser.add_argument("--values", action="store_true", help="what the search says of each choice (takes much longer)")
    parser.add_argument(
        "--portion",
        metavar="K",
        type=counting,
        default=PORTION,
        help=f"matches that are kept at once (default: {PORTION})",
    )
    _add_jobs(parser)
    parser.add_argument("--anew", action="store_true", help="overwrite a bank that is there, or was begun")
    parser.set_defaults(func=make)


def _add_bank(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bank", metavar="BANK", type=Path, help="the bank's folder, which has its name")


def _add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", metavar="J", type=counting, default=1, help="so many processes at once (default: 1)")


def _date(text: str) -> str:
    try:
        return datetime.strptime(text, "%Y-%m-%d").strftime("%Y-%m-%d")
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a date like 2026-01-31") from None


@contextmanager
def _extra() -> Iterator[None]:
    """Says what to install where it is missing."""
    try:
        yield
    except ImportError:
        raise UsageError("banks need the extra [data]: pip install 'tricktable[data]'") from None


def _spread(
    jobs: int, doing: str, total: int
) -> Callable[[Callable[[Task], Result], Iterable[Task]], Iterable[Result]]:
    """A runner with so many processes, and a bar for whoever watches."""
    return lambda work, tasks: watched(spread(work, tasks, jobs), doing, total)


def make(args: argparse.Namespace) -> int:
    name = args.bank.resolve().name
    if NAME.fullmatch(name) is None:
        raise UsageError(f"{name!r} is no name for a bank: letters, digits, '.', '_' and '-'")
    with _extra():
        from tricktable.research.banks.making import Making
    texts: tuple[str, ...] = ()
    if args.source is not None:
        game = chosen_game(args)
        texts = _from_server(args, game)
        plan = _plan(args, name, game, len(texts))
    else:
        plan = _plan(args, name, game_for_bots(args), args.matches)
    making = Making(plan, args.bank, texts, args.anew)
    missing = len(making.missing())
    making.make(_spread(min(args.jobs, max(missing, 1)), "making", missing))
    print(_summary(making.bank.read()))
    return 0


def _plan(args: argparse.Namespace, name: str, game: Game, matches: int | None) -> "Plan":
    """What the arguments ask for."""
    from tricktable.bots.search import HARD
    from tricktable.research.banks.plans import SEEDED, SERVER, Plan

    options = tuple(game.options.items())
    budget = HARD if args.values else None
    if args.source is not None:
        if args.matches is not None or args.bots is not None or args.seed is not None:
            raise UsageError("--from takes the matches that there are: without --matches, --bots and --seed")
        return Plan(name, game.name, game.players, options, matches or 0, args.portion, SERVER, budget=budget)
    if args.private:
        raise UsageError("--private is about the matches of a server (--from)")
    if matches is None or args.seed is None:
        raise UsageError("--matches and --seed are needed: they say what is in the bank")
    bots = chosen_bots(args.bots or "thumb", game)
    return Plan(name, game.name, game.players, options, matches, args.portion, SEEDED, bots, args.seed, budget)


def _from_server(args: argparse.Namespace, game: Game) -> tuple[str, ...]:
    """The records of the matches of one table, without names."""
    from tricktable.research.banks.server_matches import chosen

    with closing(open_store(args.source, is_reader=True)) as store:
        found = chosen(asyncio.run(_texts(store, args.private)), game)
    if found.others or found.unusable:
        complain(f"left out: {found.others} matches of other tables, {found.unusable} that are not whole by the rules")
    if not found.texts:
        raise UsageError(f"there are no matches of {game.title} with {game.players} players and these options")
    return found.texts


async def _texts(store: Store, has_private: bool) -> list[str]:
    texts = [text async for _, text in finished(store, has_private) if text]
    await store.finish()
    return texts


def check(args: argparse.Namespace) -> int:
    with _extra():
        from tricktable.research.banks.bank import Bank
        from tricktable.research.banks.checking import fault_in
    total = len(Bank(args.bank).read().portions)
    fault = fault_in(args.bank, _spread(min(args.jobs, max(total, 1)), "checking", total))
    if fault:
        complain(fault)
        return 1
    print(f"{_summary(Bank(args.bank).read())}\nall of it is right")
    return 0


def card(args: argparse.Namespace) -> int:
    with _extra():
        from tricktable.research.banks.bank import Bank
        from tricktable.research.banks.card import write_card
        from tricktable.research.banks.croissant import Publication
    bank = Bank(args.bank)
    date = args.date or datetime.now(UTC).strftime("%Y-%m-%d")
    write_card(bank, Publication(args.creator, args.url, date))
    print(f"{bank.card}\n{bank.croissant}")
    return 0


def _summary(told: "Told") -> str:
    lines = [f"{told.plan.name}: {told.plan.matches} matches, {told.decisions.content} decisions"]
    lines += [f"{note.sha256}  {note.file} ({note.bytes} bytes)" for note in (told.text, told.decisions)]
    return "\n".join(lines)
