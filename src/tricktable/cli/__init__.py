"""The command line: `tricktable ...`. `commands` has a module for each command; what goes wrong is worded here."""

import argparse
import os
import platform
import sys
from collections.abc import Callable, Sequence
from typing import Final, NoReturn

from tricktable import __version__
from tricktable.builds import builds
from tricktable.cli.arguments import UsageError
from tricktable.cli.commands import (
    arena,
    backup,
    ceilings,
    check,
    data,
    doctor,
    export,
    games,
    import_,
    join,
    new_game,
    open_,
    play,
    puzzles,
    replay,
    review,
    rules,
    serve,
    simulate,
    verify,
)
from tricktable.cli.environment import UNSET, environment, named, value_from, variable_of
from tricktable.cli.examples import examples_text
from tricktable.cli.output import accept_every_letter, complain, open_closed_streams, os_error_text
from tricktable.core.errors import NotationError, SetupError, TricktableError
from tricktable.games import GAMES

FAILED: Final = 1
"""A check failed, or something in the world outside did."""
WRONG_USAGE: Final = 2
INTERRUPTED: Final = 130
NOBODY_READS: Final = 141
"""What programs return whose output is cut off, as by `head`."""

EXAMPLES: Final = (
    ("games", "what can be played, by how many, with which options"),
    ("rules {0.name}", "the rules of a game, to read"),
    ("play {0.name}", "play against bots"),
    ("simulate {0.name} --matches 100", "let bots play many matches"),
    ("arena --game {0.name} --bots simple,random --deals 1000", "measure which bot is stronger"),
    ("serve", "live tables for people and bots, in the network"),
    ("doctor https://cards.example", "check a server, and say what to mend"),
    ("backup FILE", "copy a server's tables while it runs"),
    ("open URL {0.name}", "open a table at a server, and play there"),
    ("join URL", "play at somebody's table"),
    ("check match.txt", "verify the record of a match"),
    ("verify match.txt", "verify the shuffles of a live table's match"),
    ("replay match.txt", "watch a recorded match"),
    ("review match.txt", "find the mistakes in it, and what was luck"),
    ("new-game oh_hell", "begin a game of your own"),
)
MORE: Final = "\n`tricktable COMMAND --help` says more about each command.\n"


class Parser(argparse.ArgumentParser):
    """A parser that leaves the wording of mistakes to `main`, and keeps the line breaks of its examples."""

    def __init__(self, **settings: object) -> None:
        settings.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        settings.setdefault("allow_abbrev", False)
        super().__init__(**settings)  # type: ignore[arg-type] # argparse's own settings, handed on
        self._from_environment: list[argparse.Action] = []

    def read_environment(self, *dests: str) -> None:
        """From now on these options, or all that there are, may also be said by variables; `--help` names them."""
        self._from_environment += named(self._actions, dests or None)
        for action in named(self._actions, dests or None):
            action.help = f"{action.help} [{variable_of(action)}]"

    def parse_known_args(  # type: ignore[override] # argparse has overloads for namespaces of one's own
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        if self._from_environment:
            namespace = namespace or argparse.Namespace()
            for action in self._from_environment:
                setattr(namespace, action.dest, UNSET)
        found, rest = super().parse_known_args(args, namespace)
        for action in self._from_environment:
            if getattr(found, action.dest) is UNSET:
                setattr(found, action.dest, value_from(action, environment()))
        return found, rest

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see `{self.prog} --help`)")


def make_parser() -> Parser:
    """The whole command line."""
    titles = ", ".join(game.title for game in GAMES.values())
    parser = Parser(
        prog="tricktable",
        description=f"Play, study and research trick-taking card games: {titles}.",
        epilog=examples_text(*EXAMPLES) + MORE,
    )
    version = f"tricktable {__version__} (Python {platform.python_version()}, {builds()})"
    parser.add_argument("--version", action="version", version=version, help="print the version and stop")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        command(subparsers)
    return parser


COMMANDS: Final[tuple[Callable[["argparse._SubParsersAction[Parser]"], None], ...]] = (
    games.add_parser,
    rules.add_parser,
    play.add_parser,
    puzzles.add_parser,
    replay.add_parser,
    review.add_parser,
    simulate.add_parser,
    arena.add_parser,
    ceilings.add_parser,
    check.add_parser,
    serve.add_parser,
    backup.add_parser,
    doctor.add_parser,
    join.add_parser,
    open_.add_parser,
    verify.add_parser,
    export.add_parser,
    import_.add_parser,
    data.add_parser,
    new_game.add_parser,
)


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code. Nothing that a user can cause ends in a traceback."""
    open_closed_streams()
    accept_every_letter(sys.stdout)
    try:
        code = _run(argv)
        sys.stdout.flush()
        return code
    except (UsageError, SetupError, NotationError) as error:
        complain(str(error))
        return WRONG_USAGE
    except TricktableError as error:
        complain(str(error))
    except BrokenPipeError:
        # Whatever is still waiting to be written is written nowhere, without a further error at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    except OSError as error:
        complain(os_error_text(error))
    except EOFError:
        complain("the input ended")
    except KeyboardInterrupt:
        complain("stopped")
        return INTERRUPTED
    return FAILED


def _run(argv: Sequence[str] | None) -> int:
    parser = make_parser()
    try:
        args = parser.parse_args(argv)
        command: Callable[[argparse.Namespace], int] | None = getattr(args, "func", None)
        if command is not None:
            return command(args)
        parser.print_help()
    except SystemExit as end:  # argparse has printed help or the version
        return int(end.code or 0)
    return 0
