"""A server in a process of its own that can be killed and started again, on the same port and the same file."""

import subprocess
import sys
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from tests.page.servers import READY, SECONDS


class Restarting:
    """Tables are in a file; whoever comes back finds everything as it was."""

    def __init__(self, file: Path) -> None:
        self._db: Final = f"sqlite:///{file}"
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> str:
        """Its address, which is the same each time."""
        port = str(urlsplit(self.address).port or 0) if self.address else "0"
        command = [sys.executable, "-m", "tricktable", "serve", "--port", port, "--db", self._db, "--pace", "0.05"]
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
