"""`tricktable play`: a person plays against bots in the terminal."""

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tricktable.bots import BOTS, Bot, find_bot
from tricktable.bots.levels import DEFAULT_LEVEL, LEVELS
from tricktable.bots.searches import use_threads
from tricktable.cli import menus
from tricktable.cli.arguments import UsageError, chosen_game, game_name, seed_text, whole
from tricktable.cli.saves import SavedMatch, load, new_seed, person_in, saves
from tricktable.cli.sittings import Sitting
from tricktable.cli.words.names import YOU
from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match
from tricktable.games import GAMES

if TYPE_CHECKING:
    from tricktable.cli import Parser

MOST_THREADS: Final = 4
"""More bring a search nothing."""
BOT_NAMES: Final = ("Ada", "Bela", "Cleo", "Dora", "Emil")

EXAMPLES: Final = """\
Without GAME you are asked what to play. You are shown your cards and numbered choices; type a number or a card such as
r7, and `help` for everything else. `q` saves the match, and so do Ctrl-C and the end of the input.
At every level a bot that plays together with you plays as well as it can.

examples:
  tricktable play                              choose a game
  tricktable play njet --seats 5 --bots easy   NJET with four bots that are easy to beat
  tricktable play hasp --option teams=drawn    HASP with drawn partners
  tricktable play mue --open --seed monday     all hands open, for study
  tricktable play --resume                     go on with the match saved last
"""


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `play`."""
    about = "Play a match against bots in the terminal."
    parser = subparsers.add_parser("play", help="play against bots", description=about, epilog=EXAMPLES)
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
    parser.set_defaults(func=play)


def play(args: argparse.Namespace) -> int:
    """Sits the person down at a new table or at a saved one."""
    target = _target(args)
    use_threads(min(os.cpu_count() or 1, MOST_THREADS))
    if args.resume is None and args.game is None:
        _ask(args)
    if args.resume is not None:
        path = _saved_path(args)
        saved = load(path)
        return _sit(args, saved, target or path, path)
    return _sit(args, _new_match(args), target, None)


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
        raise UsageError(f"which game? for example `tricktable play hasp` (games: {', '.join(GAMES)})")
    waiting = saves()
    choice = menus.choose_game(waiting[0] if waiting else None)
    if isinstance(choice, Path):
        args.resume = str(choice)
        return
    args.game = choice
    if args.seats is None:
        args.seats = menus.choose_seats(GAMES[choice])
    if args.bots is None:
        args.bots = menus.choose_level()


def _new_match(args: argparse.Namespace) -> SavedMatch:
    game = chosen_game(args)
    player = args.seat or 0
    if player >= game.players:
        raise UsageError(f"seat {player} does not exist: the seats are 0 to {game.players - 1}")
    if args.seed == "":
        raise UsageError("a seed has at least one letter")
    seed = new_seed() if args.seed is None else args.seed.encode()
    match = Match.begin(game, ShuffledDeals(seed))
    return SavedMatch(match, seed, _names(match, player, _bot(args, "")))


def _names(match: Match, player: int, bot: Bot) -> dict[int, str]:
    """You and the bots by seat; a draw may have moved everybody."""
    names = {}
    for other in range(match.game.players):
        place = (other - player) % match.game.players
        name = YOU if place == 0 else f"{BOT_NAMES[place - 1]} ({bot.name})"
        names[match.seating.index(other)] = name
    return names


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


def _sit(args: argparse.Namespace, saved: SavedMatch, target: Path | None, resumed: Path | None) -> int:
    game = saved.match.game
    seat = person_in(saved.names)
    known = {name.partition("(")[2].rstrip(")") for name in saved.names.values()}
    bot = _bot(args, next((name for name in BOTS if name in known), ""))
    if resumed is not None and (args.seat is not None or YOU not in saved.names.values()):
        player = args.seat or 0
        if player >= game.players:
            raise UsageError(f"seat {player} does not exist: the seats are 0 to {game.players - 1}")
        seat = player
        saved = SavedMatch(saved.match, saved.seed, _names(saved.match, saved.match.seating[seat], bot))
    return Sitting(saved, seat, bot, target, resumed, args.open).run()
