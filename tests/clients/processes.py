"""Real servers and real terminals: processes of the program, for the tests of clients."""

import json
import os
import pty
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Any, Final
from urllib.request import urlopen

PROGRAM: Final = "import sys; from tricktable.cli import main; sys.exit(main())"
SOON: Final = 60.0
"""Seconds after which a test stops waiting."""
ONES: Final = "1\n" * 4000
"""The first choice, more often than any match needs."""


class Process:
    """A command of ours, what it has said so far, and a way to type."""

    def __init__(self, home: Path, *args: str, is_typed: bool = False, is_terminal: bool = False) -> None:
        """`is_typed` gives it a pipe to read from, `is_terminal` a terminal to be at."""
        environment = {**os.environ, "XDG_DATA_HOME": str(home), "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-c", PROGRAM, *args]
        self.args: Final = args
        self._said = bytearray()
        if is_terminal:
            ours, theirs = pty.openpty()
            self.process = subprocess.Popen(command, env=environment, stdin=theirs, stdout=theirs, stderr=theirs)
            os.close(theirs)
            files = [ours, ours]
        else:
            source = subprocess.PIPE if is_typed else subprocess.DEVNULL
            self.process = subprocess.Popen(
                command, env=environment, stdin=source, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
            )
            assert self.process.stdout is not None
            files = [self.process.stdout.fileno()]
            if self.process.stdin is not None:
                files.append(self.process.stdin.fileno())
        self._files: Final = files
        self._reader: Final = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        with suppress(OSError):  # a terminal whose other end is closed
            while part := os.read(self._files[0], 65536):
                self._said += part

    @property
    def said(self) -> str:
        return bytes(self._said).decode(errors="replace")

    def type(self, text: str) -> None:
        os.write(self._files[1], text.encode())

    def wait_for(self, pattern: str, begin: int = 0) -> "re.Match[str]":
        """Waits until the process has said this, after the first so many characters."""
        wait_until(
            lambda: re.search(pattern, self.said[begin:]) is not None or self.process.poll() is not None, self.tell
        )
        self._reader.join(0.0 if self.process.poll() is None else SOON)
        found = re.search(pattern, self.said[begin:])
        assert found is not None, self.tell()
        return found

    def end(self) -> int:
        """Waits for its end; the exit code."""
        try:
            code = self.process.wait(SOON)
        except subprocess.TimeoutExpired:
            raise AssertionError(self.tell()) from None
        self._reader.join()
        return code

    def tell(self) -> str:
        return f"{' '.join(self.args)} said:\n{self.said[-3000:]}"

    def stop(self) -> None:
        """Ends it in order if it still runs, and whatever it takes if it does not want to."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(SOON)
        self._reader.join(SOON)
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with suppress(BrokenPipeError):
                    stream.close()
        if self.process.stdout is None:
            os.close(self._files[0])


def wait_until(is_so: Callable[[], bool], tell: Callable[[], str]) -> None:
    end = time.monotonic() + SOON
    while not is_so():
        assert time.monotonic() < end, tell()
        time.sleep(0.02)


class Party:
    """Processes that all end when the test does."""

    def __init__(self, home: Path) -> None:
        self.home: Final = home
        self.processes: Final[list[Process]] = []

    def start(self, *args: str, is_typed: bool = False, is_terminal: bool = False) -> Process:
        process = Process(self.home, *args, is_typed=is_typed, is_terminal=is_terminal)
        self.processes.append(process)
        return process

    def serve(self, *args: str) -> tuple[Process, str]:
        """A server on a free port, and its address."""
        server = self.start("serve", "--pace", "0", "--log", "text", *args)
        return server, server.wait_for(r"Tricktable serves at (http://\S+)")[1]


@contextmanager
def party(home: Path) -> Iterator[Party]:
    """Several processes at one time."""
    guests = Party(home)
    try:
        yield guests
    finally:
        for process in reversed(guests.processes):
            process.stop()


def table_at(link: str) -> dict[str, Any]:  # whatever JSON says
    """What everybody may know of a table."""
    server, _, id = link.rpartition("/t/")
    with urlopen(f"{server}/api/tables/{id}", timeout=SOON) as answer:
        table: dict[str, Any] = json.load(answer)
    return table


def wait_for_players(link: str, number: int) -> None:
    """Until so many sit at a table."""

    def seated() -> int:
        return sum(seat["kind"] != "free" for seat in table_at(link)["seats"])

    wait_until(lambda: seated() == number, lambda: f"{seated()} of {number} sit at {link}")
