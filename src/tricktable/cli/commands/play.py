"""`tricktable play`: a person plays against bots in the terminal."""

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tricktable.bots import BOTS, Bot, find_bot
from tricktable.bots.levels import DEFAULT_LEVEL, LEVELS
from tricktable.bots.search import use_threads
from tricktable.cli.arguments import UsageError, chosen_game, game_name, seed_text, whole
from tricktable.cli.examples import examples_text
from tricktable.cli.language import YOU, add_language, chosen_speaker
from tricktable.cli.saved_matches import SavedMatch, load, new_seed, person_in, saves
from tricktable.cli.terminal import menu
from tricktable.core.games import Game
from tricktable.games import GAMES

if TYPE_CHECKING:
    from tricktable.cli import Parser

MOST_THREADS: Final = 4
"""More bring a search nothing."""

ABOUT: Final = """\
Without GAME you are asked what to play. You are shown your cards and numbered choices; type a number or a card such as
r7, and `help` for everything else. `q` saves the match, and so do Ctrl-C and the end of the input.
At every level a bot that plays together with you plays as well as it can.

"""
EXAMPLES: Final = (
    ("play", "choose a game"),
    ("play {1.name} --bots easy", "{1.title} with bots that are easy to beat"),
    ("play {0.name} --option NAME=VALUE", "with an option that `tricktable games` lists"),
    ("play {4.name} --open --seed monday", "all hands open, for study"),
    ("play --resume", "go on with the match saved last"),
)


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `play`."""
    about = "Play a match against bots in the terminal."
    parser = subparsers.add_parser(
        "play", help="play against bots", description=about, epilog=ABOUT + examples_text(*EXAMPLES)
    )
    parser.add_argument("game", metavar="GAME", nargs="?", type=game_name, help=f"one of {', '.join(GAMES)}")
    parser.add_argument("--seats", metavar="N", type=whole, help="how many play (default: what the game is best with)")
    parser.add_argument("--seat", metavar="S", type=whole, help="where you sit, counted from 0 (default: 0)")
    parser.add_argument("--seed", metavar="TEXT", type=seed_text, help="the same text gives the same cards")
    kinds = ", ".join(name for name in BOTS if name not in LEVELS)
    parser.add_argument(
        "--bots",
        metavar="NAME",
        help=f"how well the others play: {', '.join(LEVELS)} (default: {DEFAULT_LEVEL}); or a bot by its name: {kinds}",
    )
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the game; see `games`"
    )
    parser.add_argument("--open", action="store_true", help="show all hands, for study")
    parser.add_argument(
        "--resume", metavar="FILE", nargs="?", const="", help="go on with a saved match (default: the newest)"
    )
    parser.add_argument("--save", metavar="FILE", help="where the record of the match goes")
    add_language(parser)
    parser.set_defaults(func=play)


def play(args: argparse.Namespace) -> int:
    """Sits the person down at a new table or at a saved one."""
    target = _target(args)
    use_threads(min(os.cpu_count() or 1, MOST_THREADS))
    if args.resume is None and args.game is None:
        _ask(args)
    if args.resume is not None:
        return _go_on(args, target)
    return _begin(args, target)


def _target(args: argparse.Namespace) -> Path | None:
    """The file that --save names, if it can be written."""
    if args.save is None:
        return None
    path = Path(args.save)
    if path.exists() and args.save != args.resume:
        raise UsageError(f"{path} exists already: choose another file to save to")
    if not path.absolute().parent.is_dir():
        raise UsageError(f"there is no directory {path.absolute().parent} to save to")
    return path


def _ask(args: argparse.Namespace) -> None:
    """Asks for what the command line does not say."""
    if not sys.stdin.isatty():
        raise UsageError(f"which game? for example `tricktable play {next(iter(GAMES))}` (games: {', '.join(GAMES)})")
    waiting = saves()
    speaker = chosen_speaker(args)
    choice = menu.choose_game(speaker, waiting[0] if waiting else None)
    if isinstance(choice, Path):
        args.resume = str(choice)
        return
    args.game = choice
    if args.seats is None:
        args.seats = menu.choose_seats(speaker, GAMES[choice])
    if args.bots is None:
        args.bots = menu.choose_level(speaker)


def _begin(args: argparse.Namespace, target: Path | None) -> int:
    """A new match."""
    from tricktable.cli.terminal.local_channel import (
        entries_of_new,  # tables take time to load, and other commands need none
    )
    from tricktable.cli.terminal.local_play import LocalPlay

    game = chosen_game(args)
    chair = args.seat or 0
    _check_seat(chair, game)
    if args.seed == "":
        raise UsageError("a seed has at least one letter")
    seed = new_seed() if args.seed is None else args.seed.encode()
    bot = _bot(args, "")
    entries = entries_of_new(game, seed, chair, bot)
    return LocalPlay(chosen_speaker(args), entries, seed, bot, target, None, args.open).run()


def _check_seat(seat: int, game: Game) -> None:
    if seat >= game.players:
        raise UsageError(f"seat {seat} does not exist: the seats are 0 to {game.players - 1}")


def _bot(args: argparse.Namespace, known: str) -> Bot:
    """The bot that was asked for, else the one that played before, else the usual one."""
    if args.bots is not None:
        return find_bot(args.bots)
    return BOTS.get(known) or BOTS[DEFAULT_LEVEL]


def _saved_path(args: argparse.Namespace) -> Path:
    """The save that is meant: a file, or the newest one, of all or of a game."""
    for name, is_given in (("--seats", args.seats is not None), ("--seed", args.seed), ("--option", args.option)):
        if is_given:
            raise UsageError(f"{name} does not go with --resume: the saved match has its own")
    if args.resume and (Path(args.resume).exists() or game_name(args.resume) not in GAMES):
        return Path(args.resume)
    wanted = game_name(args.resume) if args.resume else args.game or ""
    found = saves(wanted)
    if not found:
        raise UsageError(f"there is no saved match{' of ' + GAMES[wanted].title if wanted in GAMES else ''}")
    return found[0]


def _go_on(args: argparse.Namespace, target: Path | None) -> int:
    """A saved match."""
    from tricktable.cli.terminal.local_channel import entries_of_saved  # the same
    from tricktable.cli.terminal.local_play import LocalPlay

    path = _saved_path(args)
    saved = load(path)
    known = {name.partition("(")[2].rstrip(")") for name in saved.names.values()}
    bot = _bot(args, next((name for name in BOTS if name in known), ""))
    seat = person_in(saved.names)
    if args.seat is not None or YOU not in saved.names.values():
        seat = args.seat or 0
        _check_seat(seat, saved.match.game)
        saved = SavedMatch(saved.match, saved.seed, {}, saved.practice)
    entries = entries_of_saved(saved, seat, bot)
    return LocalPlay(chosen_speaker(args), entries, saved.seed, bot, target or path, path, args.open).run()
