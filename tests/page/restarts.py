"""A server in a process of its own that can be killed and started again, on the same port and the same file."""

import socket
import subprocess
import sys
from pathlib import Path
from random import SystemRandom
from typing import Final
from urllib.parse import urlsplit

from tests.page.servers import READY, SECONDS

PORTS: Final = range(20_000, 32_000)
"""Below those that the system gives away: while a server is gone, nobody's connection takes its port."""


class Restarting:
    """Tables are in a file; whoever comes back finds everything as it was."""

    def __init__(self, file: Path) -> None:
        self._db: Final = f"sqlite:///{file}"
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> str:
        """Its address, which is the same each time."""
        port = urlsplit(self.address).port if self.address else _free_port()
        command = [sys.executable, "-m", "tricktable", "serve", "--port", str(port), "--db", self._db, "--pace", "0.05"]
        self._process = subprocess.Popen([*command, "--no-limits"], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith(READY), line
        self.address = line.removeprefix(READY).strip().rstrip("/")
        return self.address

    def kill(self) -> None:
        """Without a warning."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(timeout=SECONDS)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None


def _free_port() -> int:
    """One of them that nobody uses."""
    while True:
        port = SystemRandom().choice(PORTS)
        with socket.socket() as door:
            if door.connect_ex(("127.0.0.1", port)):
                return port
