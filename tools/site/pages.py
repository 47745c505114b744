"""Pages: which there are, where each comes from, and in which order they stand."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from tools.site import command_line, reference, rules
from tools.site.rules import Nav

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = "docs"


class Page(NamedTuple):
    """A page that is not a file of `docs/`: where it is in the site, and its text."""

    path: str
    text: Callable[[], str]
    source: str
    """The file of the repository whose links it has, or that is named where something is wrong with it."""


FILES: Final = {
    "index.md": "README.md",
    "changelog.md": "CHANGELOG.md",
    "page.md": "web/README.md",
    "hearts.md": "examples/hearts/README.md",
}
"""Pages whose sources are at other places of the repository."""
THEME: Final = {"icon.svg": "web/public/icon.svg", "site.css": "tools/site/site.css", "site.js": "tools/site/site.js"}
"""Files that every page uses."""
LEFT_OUT: Final = ("images/sheets/", "images/languages/", "images/vision/")
"""Pictures for those who work on the page: they weigh more than all the rest."""

PARTS: Final = {
    "Play": ("playing.md", "puzzles.md", "command-line.md"),
    "Rules": (),
    "Programs": ("wire.md", "outside-bots.md", "notation.md", "fair-shuffle.md"),
    "Host": ("hosting.md", "limits.md", "load.md"),
    "Research": ("research.md", "strength.md", "experiments.md", "positions.md"),
    "Design": ("architecture.md", "adding-a-game.md", "hearts.md", "page.md", "why.md", "changelog.md"),
    "API": (),
}
"""The parts of the site. A page of `docs/` that is named nowhere stands at the end of *Design*."""


def manner_of(path: str) -> dict[str, object]:
    """What MkDocs is told of a page beside its text."""
    if path == "index.md":
        return {"hide": ["navigation"]}
    if path in reference.wanted_pages():
        return {"search": {"boost": 4}}
    if path.startswith(("api/", "how-to-play/")) and not path.startswith("how-to-play/en/"):
        return {"search": {"boost": 0.5}}  # what explains is found before what lists
    return {}


def generated() -> Iterator[Page]:
    """All pages that MkDocs does not find in `docs/`."""
    for path, source in FILES.items():
        yield Page(path, partial((ROOT / source).read_text, encoding="utf-8"), source)
    yield Page("command-line.md", command_line.text, "src/tricktable/cli/__init__.py")
    for path, text in rules.texts().items():
        yield Page(path, text, "src/tricktable/words/rules.py")
    for path, text in reference.texts().items():
        yield Page(path, text, "tools/site/reference.py")


def written() -> list[str]:
    """The pages of `docs/`, by their paths in the site."""
    return sorted(path.relative_to(ROOT / DOCS).as_posix() for path in (ROOT / DOCS).rglob("*.md"))


def navigation() -> Nav:
    """Every page in its place."""
    known = {*written(), *FILES, "command-line.md"}
    named = {path for paths in PARTS.values() for path in paths}
    others = [path for path in written() if path not in named and "/" not in path]
    nav: Nav = [{"Start": "index.md"}]
    for part, paths in PARTS.items():
        below: Nav = [{"": path} for path in paths if path in known]
        if part == "Rules":
            below += rules.navigation()
        if part == "Programs":
            below += [
                {"Words of the games": [{"": path} for path in written() if path.startswith("games/")]},
                {"Rulings": [{"": path} for path in written() if path.startswith("rules/")]},
            ]
        if part == "Design":
            below += [{"": path} for path in others]
        if part == "API":
            below += reference.navigation()
        nav.append({part: below})
    return nav
