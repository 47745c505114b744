"""Arguments that several commands share: the game, its seats and options, the seed."""

import argparse
import secrets
import unicodedata

from tricktable.core.errors import TricktableError
from tricktable.core.games import Game
from tricktable.games import GAMES, find_game, new_game


class UsageError(TricktableError):
    """A command line that cannot be meant."""


def add_game(parser: argparse.ArgumentParser) -> None:
    """The positional argument GAME."""
    parser.add_argument("game", metavar="GAME", type=game_name, help=f"one of {', '.join(GAMES)}")


def add_table(parser: argparse.ArgumentParser) -> None:
    """What a new match needs: GAME, --seats, --option, --seed."""
    add_game(parser)
    add_setup(parser)


def add_setup(parser: argparse.ArgumentParser) -> None:
    """The same for a game that is named already: --seats, --option, --seed."""
    parser.add_argument("--seats", metavar="N", type=whole, help="how many play (default: what the game is best with)")
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the game, as `tricktable games` lists them; may be given several times",
    )
    add_seed(parser)


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed",
        metavar="TEXT",
        type=seed_text,
        help="any text; the same text gives the same cards (default: new cards)",
    )


def game_name(text: str) -> str:
    """A game's name as code writes it, from a name or title in any spelling: `mue`, `Mü`, `was-sticht`."""
    by_spelling = {}
    for name, game in GAMES.items():
        by_spelling[_plain(game.title)] = name
        by_spelling[_plain(name)] = name
    return by_spelling.get(_plain(text), text)


def _plain(text: str) -> str:
    """Letters and digits alone, without accents or capitals."""
    return "".join(char for char in unicodedata.normalize("NFKD", text.casefold()) if char.isalnum())


def whole(text: str) -> int:
    """A whole number that is not negative."""
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def counting(text: str) -> int:
    """A whole number from 1 on."""
    number = whole(text)
    if not number:
        raise argparse.ArgumentTypeError("at least 1 is needed, not 0")
    return number


def seed_text(text: str) -> str:
    """A seed: any text that can be written down."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError("a seed is a text in UTF-8") from None
    return text


def parse_options(pairs: list[str]) -> dict[str, str]:
    """The options given as NAME=VALUE."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        name = name.strip()
        if not equals or not name:
            raise UsageError(f"--option takes NAME=VALUE, not {pair!r}")
        if name in options:
            raise UsageError(f"option {name!r} is given twice")
        options[name] = value
    return options


def chosen_game(args: argparse.Namespace, defaults: dict[str, str] | None = None) -> Game:
    """The rules that GAME, --seats and --option ask for; `defaults` are options where the command has its own."""
    find_game(args.game)  # an unknown game comes before anything else that is wrong
    return new_game(args.game, args.seats, {**(defaults or {}), **parse_options(args.option)})


def game_for_bots(args: argparse.Namespace) -> Game:
    """The same rules, for bots among themselves."""
    return chosen_game(args, find_game(args.game).ending_options)


def endings_text() -> str:
    """Which options bots among themselves get, one line for each game that has any."""
    lines = ""
    for game in GAMES.values():
        for name, value in game.ending_options.items():
            lines += f"In {game.title} the option `{name}` is {value} unless it is given, or matches might never end.\n"
    return lines


def chosen_seed(args: argparse.Namespace) -> str:
    """The seed that was given, or a new one."""
    seed: str | None = args.seed
    return secrets.token_hex(8) if seed is None else seed
