"""Servers for the tests of the page: a process of their own, with the page that was built."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

READY = "Tricktable serves at "
SECONDS = 30.0


@contextmanager
def serve(
    *options: str, python: str | Path = sys.executable, surroundings: dict[str, str] | None = None
) -> Iterator[str]:
    """The address of a server on a free port, which keeps nothing unless the options say so, and lets everybody ask."""
    command = [python, "-m", "tricktable", "serve", "--port", "0", "--db", "memory:", "--no-limits"]
    server = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True, env=surroundings)
    assert server.stdout is not None
    try:
        line = server.stdout.readline()
        assert line.startswith(READY), line
        address = line.removeprefix(READY).strip().rstrip("/")
        with urlopen(address, timeout=SECONDS) as answer:
            assert b'id="app"' in answer.read(), "the page is not built: `make page`"
        yield address
    finally:
        server.terminate()
        server.wait(timeout=SECONDS)
        server.stdout.close()
