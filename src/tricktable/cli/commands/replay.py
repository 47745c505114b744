"""`tricktable replay`: a recorded match, move by move, in words."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.control import Control
from rich.segment import ControlType

from tricktable.cli.arguments import UsageError, whole
from tricktable.cli.files import read_record
from tricktable.cli.language import YOU, add_language, chosen_speaker, speaker_at
from tricktable.cli.terminal.chronicle import Chronicle
from tricktable.cli.terminal.keyboard import read
from tricktable.cli.terminal.person import Quit
from tricktable.cli.terminal.screen import Screen
from tricktable.core.errors import RecordError, TricktableError
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.record_playback import playback
from tricktable.core.records import EVERYTHING, UNKNOWN, Record, RecordLine, RecordRound
from tricktable.games.records import game_of
from tricktable.words.common import notation
from tricktable.words.labels import label_words
from tricktable.words.phrases import AllOf, Arg, Parts, Phrase, Row, Seat

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
    add_language(parser)
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
    answer = read(f"  [{screen.text(Phrase('cli-replay-wait'))}] ")
    screen.console.control(Control((ControlType.CURSOR_UP, 1), (ControlType.ERASE_IN_LINE, 2)))
    if answer.strip().lower().startswith("q"):
        raise Quit


def _screen(args: argparse.Namespace, record: Record, game: Game) -> Screen:
    """Speaks to the person whose match this was, if it was one's own."""
    you = next((seat for seat, name in sorted(record.names.items()) if name == YOU), None)
    screen = Screen(game, speaker_at(chosen_speaker(args), game, record.names, you))
    _introduce(screen, record)
    return screen


def _introduce(screen: Screen, record: Record) -> None:
    """The game, its options, and who sits where."""
    game = screen.game
    screen.heading(Phrase("cli-replay-title", {"game": game.title, "players": game.players}))
    for name, value in game.options.items():
        if value != next(option.default for option in game.option_list if option.name == name):
            screen.say(Phrase("cli-replay-option", {"name": name, "value": value}))
    if record.names:
        names = {**record.names, **{seat: screen.name(seat) for seat in (screen.speaker.you,) if seat is not None}}
        seats = Row(tuple(f"{seat} {names.get(seat, '')}".strip() for seat in range(game.players)))
        screen.say(Phrase("cli-replay-seats", {"seats": seats}))


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
        chronicle.screen.say(Phrase("cli-replay-not-over", {"number": number}))


def _begin(args: argparse.Namespace, record: Record, match: Match) -> Chronicle:
    screen = _screen(args, record, match.game)
    viewers = () if args.seat is None else (args.seat,)
    if viewers:
        screen.say(Phrase("cli-replay-as", {"who": Seat(args.seat)}))
    chronicle = Chronicle(screen, match, viewers, frozenset())
    chronicle.has_headings = True
    return chronicle


def _show_lines(args: argparse.Namespace, record: Record, game: Game) -> None:
    """A record with unknown cards cannot be played back; its lines are shown as they are."""
    screen = _screen(args, record, game)
    screen.say(Phrase("cli-replay-known", {"reader": _who_knows(record.known_to), "unknown": UNKNOWN}))
    for part in record.rounds:
        _show_round(args, screen, part)
    if record.result:
        seats = tuple(Seat(int(seat)) for seat in record.result.split() if int(seat) < game.seats)
        screen.say(Phrase("cli-replay-won", {"who": AllOf(seats)}), "bold")


def _who_knows(known_to: str) -> Phrase:
    """Whose knowledge a record holds."""
    if known_to == "spectator":
        return Phrase("cli-replay-spectator")
    return Phrase("seat-number", {"number": known_to.removeprefix("seat ")})


def _show_round(args: argparse.Namespace, screen: Screen, part: RecordRound) -> None:
    if part.number:
        screen.heading(Phrase("cli-replay-round", {"number": part.number, "dealer": Seat(part.dealer)}))
    for label, cards in part.deal.items():
        screen.say(Phrase("cli-replay-dealt", {"part": label, "cards": notation(screen.game, cards)}))
    for line in part.lines:
        screen.say(_line(screen.game, line))
        _wait(args, screen)
    for score in part.scores:
        seat, _, text = score.partition(": ")
        screen.say(Phrase("cli-replay-score", {"who": Seat(int(seat)), "score": text}))
    if part.totals:
        totals = tuple(_of(seat, total) for seat, total in enumerate(part.totals.split()))
        screen.say(Phrase("cli-replay-totals", {"totals": AllOf(totals)}))


def _line(game: Game, line: RecordLine) -> Phrase:
    """The steps of a line in notation, by those who made them, and what came of them."""
    label = label_words(game, line.label)
    if isinstance(label, str):
        label = label.capitalize()
    steps = Parts(tuple(_of(seat, notation(game, text)) for seat, text in line.steps))
    if not line.result:
        return Phrase("cli-replay-line", {"label": label, "steps": steps})
    result: Arg = Seat(int(line.result)) if line.result.isdigit() else notation(game, line.result)
    return Phrase("cli-replay-line-result", {"label": label, "steps": steps, "result": result})


def _of(seat: int, text: Arg) -> Phrase:
    return Phrase("cli-replay-of", {"who": Seat(seat), "text": text})
