"""What belongs to a game stands in the game's own places: nothing else names one, or keeps a table of all."""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tricktable.games import GAMES

ROOT: Final = Path(__file__).parent.parent
OWN: Final = [game for game in GAMES.values() if game.__module__.startswith("tricktable.")]
NAMES: Final = re.compile(
    r"(?<![A-Za-z])(?:" + "|".join(word for game in OWN for word in (game.name, game.__name__)) + r")(?![a-z])"
)
"""The names that code gives to the games and their classes."""
PLACES: Final = tuple(f"/games/{game.name}" for game in OWN)
"""Folders and files of single games, in every layer: `games/mue/`, `bots/games/mue/`, `words/games/mue.py`."""
LISTS: Final = {
    "src/tricktable/games/__init__.py": "which games this package has",
}
"""The only other files that may name a game, and why."""
BUILT: Final = ("src/tricktable/page/", "src/tricktable/docs/")
"""What is made of the page's sources, and of all documents."""
COMMENTS: Final = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)


class Mention(NamedTuple):
    """Where a game is named."""

    file: str
    line: int
    text: str


def mentions(root: Path) -> list[Mention]:
    """All places in the sources of package and page that name a game, the games' own places left out."""
    found: list[Mention] = []
    for path in sorted([*root.glob("src/tricktable/**/*.*"), *root.glob("web/src/**/*.*")]):
        name = path.relative_to(root).as_posix()
        if name in LISTS or name.startswith(BUILT) or not path.is_file() or any(place in name for place in PLACES):
            continue
        if path.suffix == ".py":
            found += [Mention(name, *where) for where in _in_python(path.read_text(encoding="utf-8"))]
        elif path.suffix in (".ts", ".svelte", ".css", ".json"):
            found += [Mention(name, *where) for where in _in_script(path.read_text(encoding="utf-8"))]
    return found


def _in_python(text: str) -> Iterator[tuple[int, str]]:
    """Names and texts of the code; comments and docstrings may give examples."""
    is_statement = True  # a text that is a statement of its own explains something
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.STRING and is_statement:
            continue
        if token.type in (tokenize.NAME, tokenize.STRING) and NAMES.search(token.string):
            yield token.start[0], token.line.strip()
        if token.type not in (tokenize.COMMENT, tokenize.NL):
            is_statement = token.type in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING)


def _in_script(text: str) -> Iterator[tuple[int, str]]:
    code = COMMENTS.sub(lambda comment: "\n" * comment[0].count("\n"), text)
    for number, line in enumerate(code.split("\n"), 1):
        if NAMES.search(line):
            yield number, line.strip()


def test_nothing_but_its_own_places_names_a_game() -> None:
    found = mentions(ROOT)

    assert not found, "\n".join(f"{each.file}:{each.line}: {each.text}" for each in found)


@pytest.mark.parametrize(
    "code",
    ['TABLE = {"njet": 1}', "from tricktable.games.mue import Mue", "if view.game.name == 'was_sticht':\n    pass"],
)
def test_a_game_that_is_named_is_found(code: str) -> None:
    assert list(_in_python(code))


def test_examples_in_words_are_no_tables() -> None:
    assert not list(_in_python('"""For example Meinz."""\n\nX = 1\n"""As in mue."""\n# hasp\n'))
    assert not list(_in_script("// hasp\n<!-- njet\n mue -->\nconst community = 1;\n"))
    assert list(_in_script('const page = table.game === "meinz" ? 1 : 2;'))


def test_every_exception_is_needed() -> None:
    for file in LISTS:
        assert list(_in_python((ROOT / file).read_text(encoding="utf-8")))
