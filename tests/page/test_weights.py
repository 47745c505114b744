"""What the page weighs: how much a phone loads before anything is to be seen."""

import gzip
import re
from pathlib import Path

import tricktable

PAGE = Path(tricktable.__file__).parent / "page"
MOST = 120 * 1024
"""Bytes of JavaScript, compressed, before the parts that are loaded when they are needed."""
STATIC = re.compile(r"""(?:^|[;}\s])(?:import|export)(?:[\s\w$*{},"']*?from)?\s*["'](\./[^"']+\.js)["']""")


def scripts_at_once() -> set[Path]:
    """The script of index.html, everything that it preloads, and all that these import before they run."""
    text = (PAGE / "index.html").read_text()
    waiting = [PAGE / path.lstrip("/") for path in re.findall(r"""(?:src|href)="([^"]+\.js)\"""", text)]
    assert waiting, "index.html has no script"
    found: set[Path] = set()
    while waiting:
        script = waiting.pop()
        if script not in found:
            found.add(script)
            waiting += [script.parent / name for name in STATIC.findall(script.read_text())]
    return found


def test_the_scripts_that_are_loaded_at_once_are_small() -> None:
    """At most 120 KB of JavaScript, compressed; a table and a language come later."""
    weights = {script.name: len(gzip.compress(script.read_bytes(), 9)) for script in scripts_at_once()}

    assert sum(weights.values()) <= MOST, weights


def test_static_imports_are_found() -> None:
    """The count above sees what the entry needs: the framework at least, which is in a file of its own."""
    assert len(scripts_at_once()) > 1
