"""`tricktable new-game`: a small, complete game in a package of its own, to change from there."""

import argparse
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tricktable.cli.arguments import UsageError
from tricktable.games import GAMES

if TYPE_CHECKING:
    from tricktable.cli import Parser

TEMPLATE: Final = "tricktable.template"
"""A game like others, which is copied under another name."""
AT_THE_TOP: Final = ("pyproject.toml", "README.md", "tests")
"""What of it lies beside the sources."""
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST: Final = 30

EXAMPLES: Final = """\
examples:
  tricktable new-game oh_hell             a game in the folder oh_hell
  tricktable new-game oh_hell --into src  the same in src/oh_hell

then:
  pip install -e oh_hell                  from now on it is among the games
  tricktable play oh_hell
  pytest oh_hell                          what every game promises (needs pytest)
"""


def add_parser(subparsers: "argparse._SubParsersAction[Parser]") -> None:
    """The command `new-game`."""
    about = "Write a small, complete game of your own, which plays at once, to change it from there."
    parser = subparsers.add_parser("new-game", help="begin a game of your own", description=about, epilog=EXAMPLES)
    parser.add_argument("name", metavar="NAME", help="its name in code: small letters, digits and _")
    parser.add_argument("--title", default="", help="its name for people (NAME, in words)")
    parser.add_argument("--into", type=Path, default=Path(), metavar="DIR", help="the folder for its folder (this one)")
    parser.set_defaults(func=new_game)


def new_game(args: argparse.Namespace) -> int:
    name: str = args.name
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise UsageError(f"{name!r} is no name for a game: small letters, digits and single _, such as oh_hell")
    if name in GAMES or find_spec(name) is not None:
        raise UsageError(f"there is something called {name} already; choose another name")
    folder: Path = args.into / name
    if folder.exists():
        raise UsageError(f"{folder} exists already")
    title = " ".join(args.title.split()) or name.replace("_", " ").capitalize()
    if '"' in title or "\\" in title:
        raise UsageError("a title has neither quotation marks nor backslashes")
    for path, text in _written(name, title):
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    print(f"{title} is in {folder}. It is complete: change it from there.\n")
    print(f"  pip install -e {folder}     from now on it is among the games")
    print(f"  tricktable play {name}")
    print(f"  tricktable games --parts {name}    what it brings, and what is made up for it")
    print(f"  pytest {folder}     what every game promises")
    return 0


def _written(name: str, title: str) -> Iterator[tuple[str, str]]:
    """The files of the new game, by their paths in its folder."""
    words = {
        "TemplateGame": "".join(part.capitalize() for part in name.split("_")),
        TEMPLATE: name,
        "tricktable-template": f"tricktable-{name.replace('_', '-')}",
        "Template": title,
        "template": name,
    }
    pattern = re.compile("|".join(map(re.escape, words)))
    for path, file in _files(files(TEMPLATE), ""):
        place = path if path.startswith(AT_THE_TOP) else f"src/template/{path}"
        own = place.replace("template", name)
        yield own, pattern.sub(lambda found: words[found[0]], file.read_text(encoding="utf-8"))


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if entry.is_dir():
            if entry.name != "__pycache__":
                yield from _files(entry, f"{path}{entry.name}/")
        elif not entry.name.endswith((".pyc", ".so")):
            yield path + entry.name, entry
