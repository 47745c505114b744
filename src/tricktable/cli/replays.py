"""`tricktable replay`: a recorded match, move by move, in words."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.control import Control
from rich.segment import ControlType

from tricktable.cli.arguments import UsageError, whole
from tricktable.cli.chronicles import Chronicle, table_names
from tricktable.cli.files import read_record
from tricktable.cli.keyboards import read
from tricktable.cli.questions import Quit
from tricktable.cli.screens import Screen
from tricktable.cli.words.names import Names, joined
from tricktable.core.errors import RecordError, TricktableError
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.records import EVERYTHING, UNKNOWN, Record, RecordRound
from tricktable.core.replays import playback
from tricktable.games.records import game_of

if TYPE_CHECKING:
    from tricktable.cli import Parser

EXAMPLES: Final = """\
examples:
  tricktable replay match.txt             the whole match, nothing hidden
  tricktable replay match.txt --step      one move after the other: Enter goes on, q stops
  tricktable replay match.txt --seat 2    only what seat 2 could know
"""


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `replay`."""
    about = "Show a recorded match move by move, in words."
    parser = subparsers.add_parser("replay", help="watch a recorded match", description=about, epilog=EXAMPLES)
    parser.add_argument("file", metavar="FILE", help="the record of a match")
    seen = parser.add_mutually_exclusive_group()
    seen.add_argument("--seat", metavar="S", type=whole, help="show only what this seat could know")
    seen.add_argument("--open", action="store_true", help="hide nothing (the default)")
    parser.add_argument("--step", action="store_true", help="wait for Enter after each move")
    parser.set_defaults(func=show)


def show(args: argparse.Namespace) -> int:
    """Shows the record, as far as it is one."""
    path = Path(args.file)
    try:
        record = read_record(path)
        game = game_of(record)
        _check_viewer(args, record, game)
        if record.known_to == EVERYTHING:
            _play_back(args, record, game)
        else:
            _show_lines(args, record, game)
    except RecordError as error:
        raise TricktableError(f"{path}: {error}") from None
    except Quit:
        pass
    return 0


def _check_viewer(args: argparse.Namespace, record: Record, game: Game) -> None:
    if args.seat is not None and args.seat >= game.players:
        raise UsageError(f"seat {args.seat} does not exist: the seats are 0 to {game.players - 1}")
    known = record.known_to
    if known != EVERYTHING and (args.open or (args.seat is not None and known != f"seat {args.seat}")):
        raise UsageError(f"this record holds only what {_reader(known)} knows of the match")


def _reader(known_to: str) -> str:
    return "a spectator" if known_to == "spectator" else known_to


def _wait(args: argparse.Namespace, screen: Screen) -> None:
    """With --step the next move comes when the person wants it."""
    if not (args.step and sys.stdin.isatty() and screen.console.is_terminal):
        return
    answer = read("  [Enter goes on, q stops] ")
    screen.console.control(Control((ControlType.CURSOR_UP, 1), (ControlType.ERASE_IN_LINE, 2)))
    if answer.strip().lower().startswith("q"):
        raise Quit


def _introduce(screen: Screen, record: Record) -> None:
    """The game, its options, who sits where, and whose knowledge this is."""
    game = screen.game
    screen.heading(f"{game.title}, {game.players} players")
    for name, value in game.options.items():
        if value != next(option.default for option in game.option_list if option.name == name):
            screen.say(f"Option {name}: {value}")
    if record.names:
        seats = [f"{seat} {record.names.get(seat, '')}".strip() for seat in range(game.players)]
        screen.say(f"Seats: {', '.join(seats)}")


def _play_back(args: argparse.Namespace, record: Record, game: Game) -> None:
    chronicle: Chronicle | None = None
    number = 0
    for match in playback(record, game):
        if chronicle is None:
            chronicle = _begin(args, record, match)
        before = chronicle.lines
        chronicle.catch_up()
        if args.step:
            chronicle.narration.pause()
        if chronicle.lines > before and not match.is_over:
            _wait(args, chronicle.screen)
        number = match.number
    assert chronicle is not None
    chronicle.narration.pause()
    if chronicle.match.is_over:
        chronicle.announce()
    else:
        chronicle.screen.say(f"The match is not over: here the record ends, in round {number}.")


def _begin(args: argparse.Namespace, record: Record, match: Match) -> Chronicle:
    screen = Screen(match.game, table_names(record.names, match.seating, match.game))
    _introduce(screen, record)
    viewers = () if args.seat is None else (args.seat,)
    if viewers:
        screen.say(f"As {screen.names.whom(args.seat)} saw it:")
    chronicle = Chronicle(screen, match, viewers, frozenset())
    chronicle.has_headings = True
    return chronicle


def _show_lines(args: argparse.Namespace, record: Record, game: Game) -> None:
    """A record with unknown cards cannot be played back; its lines are shown as they are."""
    names = table_names(record.names, tuple(range(game.seats)), game)
    screen = Screen(game, names)
    _introduce(screen, record)
    screen.say(f"This is what {_reader(record.known_to)} knows of the match; {UNKNOWN} is what they do not.")
    for part in record.rounds:
        _show_round(args, screen, part)
    if record.result:
        seats = [int(seat) for seat in record.result.split() if int(seat) < game.seats]
        screen.say(f"The match is won by {names.among(seats)}.", "bold")


def _show_round(args: argparse.Namespace, screen: Screen, part: RecordRound) -> None:
    game, names = screen.game, screen.names
    if part.number:
        screen.heading(f"Round {part.number} · dealer {_who(names, game, part.dealer)}")
    for label, cards in part.deal.items():
        screen.say(f"Dealt to {label}: {cards}")
    for line in part.lines:
        steps = [f"{_who(names, game, seat)} {text}" for seat, text in line.steps]
        result = line.result
        if result.isdigit():
            result = _who(names, game, int(result))
        screen.say(f"{line.label.capitalize()}: {' · '.join(steps)}" + (f" = {result}" if result else ""))
        _wait(args, screen)
    for score in part.scores:
        seat, _, text = score.partition(": ")
        screen.say(f"Score of {_who(names, game, int(seat))}: {text}")
    if part.totals:
        totals = part.totals.split()
        texts = [f"{_who(names, game, seat)} {total}" for seat, total in enumerate(totals)]
        screen.say(f"Totals: {joined(texts)}")


def _who(names: Names, game: Game, seat: int) -> str:
    """A name, for a record that may name any seat."""
    return names.whom(seat) if seat < game.seats else f"seat {seat}"
