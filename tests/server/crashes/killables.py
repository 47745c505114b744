"""A real server that is killed again and again."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tricktable.cli.commands.serve import READY
from tricktable.server.page.pages import NO_PAGE

START_SECONDS: Final = 60.0
GRACE: Final = 1.0
"""Seconds before a bot takes over: less than some absences."""
HUNG_UP: Final = "socket.send() raised exception."
"""What asyncio says when somebody hangs up who is just being told a lot."""


class Killable:
    """A real `tricktable serve` with a file of its own, always at the same port."""

    def __init__(self, folder: Path) -> None:
        self.db: Final = f"sqlite:///{folder / 'tables.db'}"
        self.kills = 0
        self._up_since: float | None = None
        self._served = 0.0
        self._log: Final = folder / "server.log"
        self._out: Final = folder / "server.out"
        self._port: Final = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def served(self) -> float:
        """Seconds for which it has been there, in all its lives."""
        return self._served + (time.monotonic() - self._up_since if self._up_since is not None else 0.0)

    @property
    def process(self) -> int:
        """Its number."""
        assert self._process is not None
        return self._process.pid

    def launch(self) -> None:
        """Starts the process, and does not wait for it."""
        settings = ["--port", str(self._port), "--db", self.db, "--pace", "0", "--grace", str(GRACE), "--workers", "1"]
        command = [sys.executable, "-m", "tricktable", "serve", "--no-limits", "--log", "json", *settings]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        with self._log.open("ab") as errors, self._out.open("wb") as out:
            self._process = subprocess.Popen(
                command, env=environment, stdin=subprocess.DEVNULL, stdout=out, stderr=errors
            )

    async def ready(self) -> None:
        """Until it says that it serves."""
        assert self._process is not None
        end = time.monotonic() + START_SECONDS
        while READY not in self._out.read_text():
            assert self._process.poll() is None, f"the server did not start:\n{self._log.read_text()[-3000:]}"
            assert time.monotonic() < end, f"the server is not ready after {START_SECONDS} seconds"
            await asyncio.sleep(0.02)
        self._up_since = time.monotonic()

    def kill(self) -> None:
        """Kill -9: it gets no chance to do anything."""
        assert self._process is not None
        self._served, self._up_since = self.served, None
        self._process.send_signal(signal.SIGKILL)
        code = self._process.wait()
        assert code == -signal.SIGKILL, f"the server had ended by itself with {code}"
        self.kills += 1

    def stop(self) -> int:
        """Ends it in order; the exit code."""
        assert self._process is not None
        self._process.terminate()
        try:
            return self._process.wait(START_SECONDS)
        finally:
            self._process.kill()
            self._process.wait()

    def complaints(self) -> Iterator[str]:
        """What its log tells beside what should be there."""
        for line in self._log.read_text().splitlines():
            try:
                said = json.loads(line)
                is_fine = said["level"] in ("info", "debug") or said["event"] in (HUNG_UP, NO_PAGE)
            except (ValueError, KeyError, TypeError):
                is_fine = False
            if not is_fine:
                yield f"the server's log says: {line}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
