"""The programs that `deploy` is written for, and how tests start them."""

import socket
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import which
from threading import Event, Thread
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DEPLOY: Final = ROOT / "deploy"
UNPACKED: Final = ROOT / "build" / "host-tools" / "usr"
PLACES: Final = f"{UNPACKED / 'bin'}:{UNPACKED / 'sbin'}:/usr/local/sbin:/usr/sbin:/usr/local/bin:/usr/bin:/bin"
SECONDS: Final = 20.0
LONG: Final = "/long"
"""The end of addresses whose answers begin at once, and end when the test says so."""


def program(name: str) -> str:
    """Where a program is. A test that needs one that is not there fails: it must not look as if all were well."""
    found = which(name, path=PLACES)
    assert found, f"{name} is not here: make host-tools"
    return found


def run(name: str, *args: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """What a program says."""
    return subprocess.run([program(name), *args], cwd=folder, capture_output=True, text=True, timeout=60)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def started(command: list[str], port: int, environment: Mapping[str, str], log: Path) -> Iterator[None]:
    """A program that listens at a port, as long as it is needed."""
    with log.open("wb") as output:
        running = subprocess.Popen(command, env=dict(environment), stdout=output, stderr=subprocess.STDOUT)
        try:
            end = time.monotonic() + SECONDS
            while not _listens(port):
                assert running.poll() is None, log.read_text()
                assert time.monotonic() < end, f"{command[0]} does not listen at {port}: {log.read_text()}"
                time.sleep(0.05)
            yield
        finally:
            running.terminate()
            try:
                running.wait(10)
            except subprocess.TimeoutExpired:
                running.kill()
                running.wait()


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


class Named(ThreadingHTTPServer):
    """A stand-in for a node, which says its name whatever it is asked."""

    daemon_threads = True

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.ready = 200
        """What it answers when it is asked whether it is ready; 0 if it says nothing."""
        self.goes_on: Final = Event()
        """Long answers come to their end."""
        super().__init__(("127.0.0.1", 0), NameTeller)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.server_address[1]}"


class NameTeller(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.0"

    def do_GET(self) -> None:
        assert isinstance(self.server, Named)
        body = self.server.name.encode()
        is_probe = self.path == "/readyz"
        if is_probe and not self.server.ready:
            time.sleep(5)
            return
        self.send_response(self.server.ready if is_probe else 200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.path.endswith(LONG):
            self.wfile.write(body[:1])
            self.wfile.flush()
            self.server.goes_on.wait(SECONDS)
            body = body[1:]
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Nothing is told."""


@contextmanager
def nodes(*names: str) -> Iterator[dict[str, Named]]:
    """Stand-ins by name."""
    there = {name: Named(name) for name in names}
    threads = [Thread(target=node.serve_forever, args=(0.05,)) for node in there.values()]
    for thread in threads:
        thread.start()
    try:
        yield there
    finally:
        for node in there.values():
            node.shutdown()
            node.server_close()
        for thread in threads:
            thread.join()
