"""`tricktable puzzles`: positions with one right choice: to solve, to find new ones, to check and to publish them."""

import argparse
from typing import TYPE_CHECKING, Final

from tricktable.cli.commands import puzzles_make
from tricktable.cli.examples import examples_text

if TYPE_CHECKING:
    from tricktable.cli import Parser

EXAMPLES: Final = (
    ("puzzles make --game {0.name} --count 10 --seed one --out found.csv", "look for new ones"),
)


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `puzzles` with its commands."""
    about = "Solve puzzles: positions in which one choice is right, and can be found by what one knows."
    parser = subparsers.add_parser(
        "puzzles", help="solve puzzles, or find new ones", description=about, epilog=examples_text(*EXAMPLES)
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    puzzles_make.add_parser(commands)
