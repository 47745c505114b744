"""`tricktable verify`: were the cards of a live table dealt as its server and its players had bound themselves?"""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tricktable.cli.arguments import counting
from tricktable.cli.files import found, read_record
from tricktable.cli.output import printable
from tricktable.cli.processes import spread
from tricktable.core.errors import RecordError
from tricktable.core.fairness import Shuffle
from tricktable.core.games import Game
from tricktable.core.record_playback import replay
from tricktable.core.records import EVERYTHING, Record, RecordRound
from tricktable.core.verification import Fault, verify_round
from tricktable.games.records import game_of

if TYPE_CHECKING:
    from tricktable.cli import Parser

EXAMPLES: Final = """\
For each round of a live table the server commits to a secret, then the players contribute parts, and both make the
shuffle. With the record anybody can verify that: the secret fits the commitment, and the draw and the cards are
those that the secret and the parts give. The record is also checked, as by `tricktable check`.
Look yourself whether the commitment and your own part are those that your client saw and sent.
The exit code is 1 if anything does not fit, or if a round has no shuffle lines to verify it by.

examples:
  tricktable verify match.txt           one record, round by round
  tricktable verify records --jobs 4    all *.txt in a directory, four at a time
"""


class Verification:
    """What was found out about one record."""

    def __init__(self) -> None:
        self.told: list[str] = []
        """A line for each round that is in order."""
        self.faults: list[str] = []
        self.verified = 0
        self.in_play = 0


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `verify`."""
    about = "Verify that nobody chose the cards of a live table's match."
    parser = subparsers.add_parser(
        "verify", help="verify the shuffles of live tables", description=about, epilog=EXAMPLES
    )
    parser.add_argument("files", metavar="FILE", nargs="+", help="a record, or a directory of records (*.txt)")
    parser.add_argument("--jobs", metavar="J", type=counting, default=1, help="so many processes at once (default: 1)")
    parser.set_defaults(func=verify_files)


def verify_files(args: argparse.Namespace) -> int:
    paths = list(found(args.files))
    verified = in_play = bad = 0
    for path, verification in zip(paths, spread(verify, paths, min(args.jobs, len(paths))), strict=True):
        for line in verification.told:
            print(printable(f"{path}: {line}"), flush=True)
        for line in verification.faults:
            print(printable(f"{path}: {line}"), file=sys.stderr)
        verified += verification.verified
        in_play += verification.in_play
        bad += 1 if verification.faults else 0
    print(verdict(verified, in_play, bad, len(paths)))
    return 1 if bad else 0


def verdict(verified: int, in_play: int, bad: int, records: int) -> str:
    """What all of it comes to."""
    text = f"{_rounds(verified)} verified"
    if in_play:
        text += f", {in_play} in play"
    if not bad:
        return f"{text}: everything fits"
    if records == 1:
        return f"{text}: the record is NOT verified"
    return f"{text}: {bad} of {records} records {'is' if bad == 1 else 'are'} NOT verified"


def verify(path: Path) -> Verification:
    """Looks at every round of the record in this file, and plays it."""
    verification = Verification()
    try:
        if path.is_dir():
            verification.faults.append("there are no records (*.txt) in this directory")
        else:
            _verify_record(read_record(path), verification)
    except RecordError as error:
        verification.faults.append(str(error))
    except OSError as error:
        verification.faults.append(error.strerror or str(error))
    return verification


def _verify_record(record: Record, verification: Verification) -> None:
    game = game_of(record)
    if record.known_to != EVERYTHING:
        reason = f"this is what {record.known_to} knows of a match: it cannot be verified"
        raise RecordError(record.mark("known to"), reason)
    if all(part.shuffle is None for part in record.rounds):
        verification.faults.append("the record has no shuffle lines, so its deals cannot be verified")
        return
    seating: tuple[int, ...] = ()
    try:
        seating = replay(record, game).seating
    except RecordError as error:
        verification.faults.append(str(error))
    for part in record.rounds:
        if part.number:
            _verify_round(record, game, part, seating, verification)


def _verify_round(
    record: Record, game: Game, part: RecordRound, seating: tuple[int, ...], verification: Verification
) -> None:
    shuffle = part.shuffle
    if shuffle is None:
        verification.faults.append(f"line {part.at}: round {part.number} has no shuffle lines")
        return
    contributors = _contributors(shuffle, record, seating)
    if not part.totals:
        verification.in_play += 1
        verification.told.append(f"round {part.number}: in play, not yet verifiable; {contributors}")
        return
    try:
        verify_round(record, game, part)
    except Fault as fault:
        verification.faults.append(f"line {fault.line}: round {part.number} is NOT verified: {fault.reason}")
        return
    verification.verified += 1
    what = "secret, draw and cards" if part.number == 1 and record.drawn else "secret and cards"
    verification.told.append(f"round {part.number}: {what} verified; {contributors}")


def _rounds(number: int) -> str:
    return f"{number} round" if number == 1 else f"{number} rounds"


def _joined(names: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def _contributors(shuffle: Shuffle, record: Record, seating: tuple[int, ...]) -> str:
    """Whose parts are in a shuffle. Players have the numbers of before a draw, names stand at the seats after it."""
    if not shuffle.parts:
        return "NOBODY contributed, so the server alone decided"
    names: list[str] = []
    for player in shuffle.parts:
        name = record.names.get(seating.index(player)) if player in seating else None
        names.append(name or f"player {player}")
    return f"contributed: {_joined(names)}"
