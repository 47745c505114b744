"""Processes of `tricktable serve` as nodes of a cluster, and a real haproxy before them."""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final
from urllib.request import urlopen

from tests.server.crashes.killables import HUNG_UP, free_port
from tricktable.cli.commands.serve import READY
from tricktable.server.page.pages import NO_PAGE

START_SECONDS: Final = 180.0
END_SECONDS: Final = 15.0
"""Whoever has not ended after that is killed."""
OWN_FAULTS: Final = ("a socket failed", "a visit failed", "a request failed", "Traceback")
"""How lines of the log begin that no nemesis explains."""
HAPROXY: Final = shutil.which("haproxy") or "/usr/sbin/haproxy"
CONFIGURATION: Final = """\
global
    maxconn 8000
defaults
    mode http
    timeout connect 1s
    timeout client 120s
    timeout server 120s
    timeout tunnel 1h
    retries 3
    option redispatch 1
    retry-on conn-failure empty-response
frontend people
    bind 127.0.0.1:{port}
    http-request set-var(txn.table) path,field(4,/) if {{ path_beg /api/tables/ }}
    http-request set-var(txn.table) path,field(3,/) if {{ path_beg /t/ }}
    default_backend nodes
backend nodes
    balance hash var(txn.table)
    hash-type consistent
    option forwardfor
    option httpchk GET /readyz
    http-check expect ! status 503 error-status L7OKC
    http-check expect status 200
    default-server check inter 250ms fastinter 100ms fall 3 rise 1 on-marked-down shutdown-sessions
{servers}
"""


class NodeProcess:
    """One node, always under the same name and at the same ports."""

    def __init__(
        self,
        folder: Path,
        name: str,
        db: str,
        lease: float,
        module: str = "tricktable",
        settings: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
        files: str = "",
    ) -> None:
        """`module` is what is run: the package itself, or one with a planted fault; `files` is what its files are
        called, if there is another node of this name: what one of them says is not what the other has said."""
        self.name: Final = name
        self.db = db
        self.port: Final = free_port()
        self.link_port: Final = free_port()
        self.metrics_port: Final = free_port()
        self.link_address = f"127.0.0.1:{self.link_port}"
        """Where others are told to find it; a test may put a proxy there."""
        self._lease: Final = lease
        self.module: Final = module
        self.is_paused = False
        """Whoever looks after nodes sends nobody there."""
        self.around: Mapping[str, str] = {}
        """What its environment has beside ours when it is started again."""
        self._settings: Final = settings
        self._environment: Final = environment or {}
        self._key: Final = folder / "cluster.key"
        self._log: Final = folder / f"{files or name}.log"
        self._out: Final = folder / f"{files or name}.out"
        self._process: subprocess.Popen[bytes] | None = None
        if not self._key.exists():
            self._key.write_text("the key of the nodes of these tests\n")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def is_up(self) -> bool:
        """It runs and has said that it serves."""
        return self.is_running and READY in self._out.read_text()

    @property
    def process(self) -> int:
        assert self._process is not None
        return self._process.pid

    def launch(self, wrapper: Sequence[str] = (), environment: Mapping[str, str] | None = None) -> None:
        """Starts the process, and does not wait for it."""
        options = {
            "--port": str(self.port),
            "--db": self.db,
            "--node": self.name,
            "--node-listen": f"127.0.0.1:{self.link_port}",
            "--node-address": self.link_address,
            "--cluster-key-file": str(self._key),
            "--lease": str(self._lease),
            "--metrics-port": str(self.metrics_port),
            "--pace": "0",
            "--grace": "20",
            "--workers": "1",
            "--log": "json",
        }
        given = [part for pair in options.items() for part in pair]
        command = [*wrapper, sys.executable, "-m", self.module, "serve", "--no-limits", "--trust-proxy", *given]
        around = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(sys.path),
            **self._environment,
            **(environment or {}),
        }
        with self._log.open("ab") as errors, self._out.open("wb") as out:
            self._process = subprocess.Popen(
                [*command, *self._settings], env=around, stdin=subprocess.DEVNULL, stdout=out, stderr=errors
            )

    async def ready(self, seconds: float = START_SECONDS) -> None:
        """Until it says that it serves."""
        end = time.monotonic() + seconds
        while READY not in self._out.read_text():
            assert self.is_running, f"node {self.name} did not start:\n{self._log.read_text()[-3000:]}"
            assert time.monotonic() < end, f"node {self.name} is not ready after {seconds} seconds"
            await asyncio.sleep(0.02)

    def signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def kill(self) -> None:
        """Kill -9: it gets no chance to do anything."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    async def ended(self, seconds: float = START_SECONDS) -> int:
        """The exit code of a process that was told to end."""
        assert self._process is not None
        end = time.monotonic() + seconds
        while self._process.poll() is None and time.monotonic() < end:
            await asyncio.sleep(0.01)
        code = self._process.poll()
        assert code is not None, f"node {self.name} does not end"
        return code

    async def end(self) -> None:
        """Whatever it does: it ends. Lanes go on meanwhile, without which it cannot end in order."""
        if self.is_running:
            self.signal(signal.SIGCONT)
            self.signal(signal.SIGTERM)
            try:
                await self.ended(END_SECONDS)
            except AssertionError:
                self.kill()

    def stop(self) -> None:
        """The same where there are no lanes."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGCONT)
            self._process.terminate()
            try:
                self._process.wait(END_SECONDS)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    def leases(self) -> int:
        """How many tables are its own, as it tells Prometheus."""
        with urlopen(f"http://127.0.0.1:{self.metrics_port}/metrics", timeout=10) as answer:
            told = answer.read().decode()
        line = next(line for line in told.splitlines() if line.startswith("tricktable_node_leases{"))
        return int(float(line.rpartition(" ")[2]))

    def said(self) -> list[dict[str, object]]:
        """The lines of its log."""
        lines: list[dict[str, object]] = []
        if self._log.exists():
            for line in self._log.read_text().splitlines():
                try:
                    lines.append(json.loads(line))
                except ValueError:
                    lines.append({"level": "error", "event": line})
        return lines

    def complaints(self) -> Iterator[str]:
        """Errors of the program itself that its log tells: everything else is what a nemesis does."""
        for line in self.said():
            said = str(line.get("event"))
            is_fault = "error of the program" in said or said.startswith(OWN_FAULTS)
            if line.get("level") == "error" and is_fault and said not in (HUNG_UP, NO_PAGE):
                yield f"node {self.name} says: {line}"


class Haproxy:
    """A real haproxy that sends everything of a table to one node, as long as that one is ready."""

    def __init__(self, folder: Path, nodes: Sequence[NodeProcess]) -> None:
        self.port: Final = free_port()
        self._file: Final = folder / "haproxy.cfg"
        self._log: Final = folder / "haproxy.log"
        servers = "\n".join(f"    server {node.name} 127.0.0.1:{node.port}" for node in nodes)
        self._file.write_text(CONFIGURATION.format(port=self.port, servers=servers))
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def launch(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen([HAPROXY, "-db", "-f", str(self._file)], stdout=log, stderr=log)
        end = time.monotonic() + START_SECONDS
        while not self._answers():
            assert self._process.poll() is None, f"haproxy did not start:\n{self._log.read_text()}"
            assert time.monotonic() < end, "haproxy sends nobody to any node"
            time.sleep(0.05)

    def _answers(self) -> bool:
        """Somebody who comes is sent to a node."""
        try:
            with urlopen(f"{self.address}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait()
