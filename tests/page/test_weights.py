"""What the page weighs: how much a phone loads before anything is to be seen."""

import gzip
import json
import re
from pathlib import Path

import pytest

import tricktable

PAGE = Path(tricktable.__file__).parent / "page"
MOST = 120 * 1024
"""Bytes of JavaScript, compressed, before the parts that are loaded when they are needed."""
STATIC = re.compile(r"""(?:^|[;}\s])(?:import|export)(?:[\s\w$*{},"']*?from)?\s*["'](\./[^"']+\.js)["']""")


def scripts_at_once(place: str, language: str) -> set[Path]:
    """The script of index.html, what it and the server preload, and all that these import before they run."""
    text = (PAGE / "index.html").read_text()
    preloads = json.loads((PAGE / "preloads.json").read_text())
    paths = re.findall(r"""(?:src|href)="([^"]+\.js)\"""", text)
    assert paths, "index.html has no script"
    paths += [path for path in preloads["pages"][place] + preloads["words"][language] if path.endswith(".js")]
    waiting = [PAGE / path.lstrip("/") for path in paths]
    found: set[Path] = set()
    while waiting:
        script = waiting.pop()
        if script not in found:
            found.add(script)
            waiting += [script.parent / name for name in STATIC.findall(script.read_text())]
    return found


@pytest.mark.parametrize("place", ["lobby", "table", "record", "rules"])
def test_the_scripts_that_are_loaded_at_once_are_small(place: str) -> None:
    """At most 120 KB of JavaScript, compressed, with all words of a language."""
    weights = {script.name: len(gzip.compress(script.read_bytes(), 9)) for script in scripts_at_once(place, "de")}

    assert sum(weights.values()) <= MOST, weights


def test_what_the_server_preloads_is_all_that_a_page_needs_at_once() -> None:
    """Nothing is asked for only after something else has come."""
    for place, paths in json.loads((PAGE / "preloads.json").read_text())["pages"].items():
        text = (PAGE / "index.html").read_text() + " ".join(paths)
        late = {script.name for script in scripts_at_once(place, "en") if script.name not in text}
        assert {name for name in late if not name.startswith("en-")} == set()


def test_static_imports_are_found() -> None:
    """The count above sees what the entry needs: the framework at least, which is in a file of its own."""
    assert any(STATIC.findall(script.read_text()) for script in scripts_at_once("lobby", "en"))
