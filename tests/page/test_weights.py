"""What the page weighs: how much a phone loads before anything is to be seen."""

import gzip
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import tricktable
from tricktable.server.page.shell import Place, Preloads

PAGE = Path(tricktable.__file__).parent / "page"
MOST = {"lobby": 60, "table": 84, "waiting": 88, "record": 104, "rules": 56, "puzzles": 56}
"""Kilobytes of JavaScript, compressed, before the parts that are loaded when they are needed."""
FILES = {"lobby": 5, "table": 10, "waiting": 12, "record": 14, "rules": 8, "puzzles": 8}
"""Every further file is another request, and on a phone another wait."""
GAMES = ("hasp", "njet", "meinz", "was_sticht", "mue")
STATIC = re.compile(r"""(?:^|[;}\s])(?:import|export)(?:[\s\w$*{},"']*?from)?\s*["'](\./[^"']+\.js)["']""")


PRELOADS = msgspec.json.decode((PAGE / "preloads.json").read_bytes(), type=Preloads)


def files_at_once(place: Place, language: str, game: str = "") -> set[str]:
    """The script and the style of index.html, and what the server names besides."""
    paths = re.findall(r"""(?:src|href)="(/assets/[^"]+)\"""", (PAGE / "index.html").read_text())
    assert paths, "index.html has no script"
    return {*paths, *PRELOADS.paths(place, language, game)}


def scripts_at_once(place: Place, language: str, game: str = "") -> set[Path]:
    """Those of them that are scripts, and all that these import before they run."""
    waiting = [PAGE / path.lstrip("/") for path in files_at_once(place, language, game) if path.endswith(".js")]
    found: set[Path] = set()
    while waiting:
        script = waiting.pop()
        if script not in found:
            found.add(script)
            waiting += [script.parent / name for name in STATIC.findall(script.read_text())]
    return found


LOOKS: list[tuple[Place, str]] = [
    ("lobby", ""),
    ("rules", ""),
    ("puzzles", ""),
    *((place, game) for game in GAMES for place in get_args(Place) if place not in ("lobby", "rules", "puzzles")),
]


@pytest.mark.parametrize(("place", "game"), LOOKS)
def test_the_scripts_that_are_loaded_at_once_are_small_and_few(place: Place, game: str) -> None:
    """With all words that the first look at a page needs, in the longest of the languages."""
    weights = {script.name: len(gzip.compress(script.read_bytes(), 9)) for script in scripts_at_once(place, "de", game)}

    assert sum(weights.values()) <= MOST[place] * 1024, weights
    assert len(files_at_once(place, "de", game)) <= FILES[place]


@pytest.mark.parametrize(("place", "game"), LOOKS)
def test_what_the_server_preloads_is_all_that_a_page_needs_at_once(place: Place, game: str) -> None:
    """Nothing is asked for only after something else has come."""
    named = {Path(path).name for path in files_at_once(place, "en", game)}

    assert {script.name for script in scripts_at_once(place, "en", game)} - named == set()


def test_a_table_loads_nothing_of_other_games() -> None:
    """Neither how they are drawn nor what they say at their tables."""
    for game in GAMES:
        others = {path for other in GAMES if other != game for path in PRELOADS.paths("lobby", "en", other)}
        assert files_at_once("table", "en", game) & (others - set(PRELOADS.paths("lobby", "en", ""))) == set()


def test_static_imports_are_found() -> None:
    """The count above sees what the entry needs: the framework at least, which is in a file of its own."""
    assert any(STATIC.findall(script.read_text()) for script in scripts_at_once("lobby", "en"))
