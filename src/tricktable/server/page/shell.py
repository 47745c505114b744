"""The page itself: `index.html`, and in its head the files that a place, a language and a game need besides."""

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

import msgspec

Place = Literal["lobby", "table", "waiting", "record", "rules", "puzzles"]
"""Which of its pages an address shows; `waiting` is a table before its match."""

HEAD_END: Final = "</head>"
LINKS: Final = {
    ".js": '<link rel="modulepreload" crossorigin href="{}">',
    ".css": '<link rel="stylesheet" crossorigin href="{}">',
}


class Preloads(msgspec.Struct, frozen=True):
    """What `preloads.json` of the page's build says: the files of each page, of each language and of each game."""

    pages: dict[str, list[str]] = {}
    words: dict[str, list[str]] = {}
    """By languages, `de`, and by what is said only in some places, `de/GAME`."""
    games: dict[str, list[str]] = {}

    def paths(self, place: Place, language: str, game: str) -> list[str]:
        """The files for this place; the game is empty where none is shown, or nobody knows which."""
        later = {"record": [f"{language}/replay"], "puzzles": [f"{language}/puzzles"]}.get(place, [])
        words = [language, *later, f"{language}/{game}"]
        named = [self.words.get(part, []) for part in words]
        return [path for paths in (*named, self.pages.get(place, []), self.games.get(game, [])) for path in paths]


class Shell:
    """The page for one place and language, as it is and squeezed."""

    __slots__ = ("squeezed", "text")

    def __init__(self, text: str) -> None:
        self.text: Final = text.encode()
        self.squeezed: Final = gzip.compress(self.text, mtime=0)


def shell_of(folder: Path, place: Place, language: str, game: str = "", docs: str = "") -> Shell:
    """The page in this folder, as it was built last; it is told where the documentation is, if there is one."""
    return _shell(folder, place, language, game, docs, (folder / "index.html").stat().st_mtime_ns)


@lru_cache(maxsize=128)
def _shell(folder: Path, place: Place, language: str, game: str, docs: str, changed: int) -> Shell:
    listed = folder / "preloads.json"
    preloads = msgspec.json.decode(listed.read_bytes(), type=Preloads) if listed.is_file() else Preloads()
    paths = preloads.paths(place, language, game)
    lines = [LINKS[Path(path).suffix].format(path) for path in paths]
    if docs:
        lines.append(f'<meta name="documentation" content="{docs}">')
    links = "".join(f"    {line}\n" for line in lines)
    before, end, after = (folder / "index.html").read_text("utf-8").partition(HEAD_END)
    return Shell(f"{before.rstrip(' ')}{links}  {end}{after}" if end else before)
