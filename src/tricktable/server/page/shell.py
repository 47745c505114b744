"""The page itself: `index.html`, and in its head the files that a place and a language need besides."""

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

import msgspec

Place = Literal["lobby", "table", "record", "rules"]
"""Which of its pages an address shows."""

HEAD_END: Final = "</head>"
LINKS: Final = {
    ".js": '<link rel="modulepreload" crossorigin href="{}">',
    ".css": '<link rel="stylesheet" crossorigin href="{}">',
}


class Preloads(msgspec.Struct, frozen=True):
    """What `preloads.json` of the page's build says: the files of each page and of each language."""

    pages: dict[str, list[str]] = {}
    words: dict[str, list[str]] = {}


class Shell:
    """The page for one place and language, as it is and squeezed."""

    __slots__ = ("squeezed", "text")

    def __init__(self, text: str) -> None:
        self.text: Final = text.encode()
        self.squeezed: Final = gzip.compress(self.text, mtime=0)


def shell_of(folder: Path, place: Place, language: str, docs: str = "") -> Shell:
    """The page in this folder, as it was built last; it is told where the documentation is, if there is one."""
    return _shell(folder, place, language, docs, (folder / "index.html").stat().st_mtime_ns)


@lru_cache(maxsize=64)
def _shell(folder: Path, place: Place, language: str, docs: str, changed: int) -> Shell:
    listed = folder / "preloads.json"
    preloads = msgspec.json.decode(listed.read_bytes(), type=Preloads) if listed.is_file() else Preloads()
    paths = [*preloads.words.get(language, []), *preloads.pages.get(place, [])]
    lines = [LINKS[Path(path).suffix].format(path) for path in paths]
    if docs:
        lines.append(f'<meta name="documentation" content="{docs}">')
    links = "".join(f"    {line}\n" for line in lines)
    before, end, after = (folder / "index.html").read_text("utf-8").partition(HEAD_END)
    return Shell(f"{before.rstrip(' ')}{links}  {end}{after}" if end else before)
