"""`tricktable check`: is a record the record of a match?"""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tricktable.cli.arguments import counting
from tricktable.cli.files import found, read_record, summary
from tricktable.cli.output import printable
from tricktable.cli.processes import spread
from tricktable.cli.progress import watched
from tricktable.core.errors import RecordError
from tricktable.core.record_playback import replay
from tricktable.core.records import EVERYTHING
from tricktable.games.records import game_of

if TYPE_CHECKING:
    from tricktable.cli import Parser

EXAMPLES: Final = """\
A record is checked word by word against the rules: its header, every deal, every choice, every score, every seal and
the result. For each record that is not right one line says where it stops being so; then the exit code is 1.
The record of an unfinished match is good if it is right as far as it goes. Where a record names its seed, draw and
deals must come from it; whether a live table's shuffles were fair is what `tricktable verify` tells.

examples:
  tricktable check match.txt           one record
  tricktable check records --jobs 4    all *.txt in a directory, four at a time
"""


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `check`."""
    about = "Verify records of matches by playing them again."
    parser = subparsers.add_parser("check", help="verify records of matches", description=about, epilog=EXAMPLES)
    parser.add_argument("files", metavar="FILE", nargs="+", help="a record, or a directory of records (*.txt)")
    parser.add_argument("--jobs", metavar="J", type=counting, default=1, help="so many processes at once (default: 1)")
    parser.set_defaults(func=check_files)


def check_files(args: argparse.Namespace) -> int:
    paths = list(found(args.files))
    faults = spread(fault, paths, min(args.jobs, len(paths)))
    bad = 0
    for path, wrong in zip(paths, watched(faults, "checking", len(paths)), strict=True):
        if wrong:
            bad += 1
            print(printable(f"{path}: {wrong}"), file=sys.stderr)
    print(summary(len(paths) - bad, bad))
    return 1 if bad else 0


def fault(path: Path) -> str:
    """What is wrong with the record in this file; empty if it is good."""
    try:
        if path.is_dir():
            return "there are no records (*.txt) in this directory"
        check_record(path)
    except RecordError as error:
        return str(error)
    except OSError as error:
        return error.strerror or str(error)
    return ""


def check_record(path: Path) -> None:
    """Raises `RecordError` at the first word of the record that is not right."""
    record = read_record(path)
    game = game_of(record)
    if record.known_to != EVERYTHING:
        reason = f"this is what {record.known_to} knows of a match: it cannot be checked"
        raise RecordError(record.mark("known to"), reason)
    replay(record, game)
