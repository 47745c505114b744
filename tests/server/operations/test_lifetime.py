"""`tricktable serve` as a process: start, end, what goes wrong, and going on after a kill."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Final

import httpx
import pytest

from tests.at_once import at_once
from tests.server.servers import Seat, Visitor
from tricktable.cli import main
from tricktable.cli.commands.serve import READY
from tricktable.server.sockets import RESTART
from tricktable.tables import log
from tricktable.tables.openings import opening
from tricktable.tables.requests import Asker
from tricktable.tables.stores import open_store
from tricktable.tables.wire import OpenTable, State, Update

START_SECONDS: Final = 30.0


@contextmanager
def process(*args: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A running `tricktable serve`, and where it is."""
    command = [sys.executable, "-m", "tricktable", "serve", "--port", "0", "--pace", "0", "--no-limits", *args]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert running.stdout is not None
    assert running.stderr is not None
    try:
        line = running.stdout.readline()
        assert line.startswith(READY), running.stderr.read()
        yield running, line.removeprefix(READY).strip()
    finally:
        if running.poll() is None:
            running.kill()
        running.wait()
        running.stdout.close()
        running.stderr.close()


def db(folder: Path) -> str:
    return f"sqlite:///{folder}/tables.db"


@pytest.fixture(params=["sqlite:", "postgresql:"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where tables are kept, by the kind of store."""
    return db(tmp_path) if request.param == "sqlite:" else str(request.getfixturevalue("postgresql"))


def refused(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """What the command complains about."""
    assert main(["serve", *args]) in (1, 2)
    shown = capsys.readouterr()
    assert not shown.out
    return shown.err


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_server_in_order(number: int, kept: str, tmp_path: Path) -> None:
    async def play(running: subprocess.Popen[str], url: str) -> int:
        visitor = await Visitor(url).come()
        seat = await visitor.socket(await visitor.open()).open()
        await seat.hear()
        running.send_signal(number)
        code = await seat.closed()
        await visitor.http.aclose()
        return code

    with process("--db", kept) as (running, url):
        assert asyncio.run(play(running, url)) == RESTART

        assert running.wait(15) == 0
        assert running.stderr is not None
        assert "the server has ended in order" in running.stderr.read()
    assert not list(tmp_path.glob("*-wal")) or not next(tmp_path.glob("*-wal")).stat().st_size


def test_after_a_kill_everything_goes_on_where_it_was(kept: str) -> None:
    """Nobody sees a move that is not on disk: what was told before the kill is told again after it."""

    async def first_half(running: subprocess.Popen[str], url: str) -> tuple[str, str, Seat]:
        visitor = await Visitor(url).come()
        table = await visitor.open()
        await visitor.ask(table, type="sit")
        seat = await visitor.socket(table).open()
        await visitor.ask(table, type="start")
        await seat.play(Random(1), stop=lambda: seat.number > 30)
        running.kill()
        await seat.closed()
        await visitor.http.aclose()
        return visitor.token, table, seat

    async def second_half(url: str, token: str, table: str, before: Seat) -> None:
        visitor = Visitor(url)
        visitor.token = token
        seen = max(message.number for message in before.messages if isinstance(message, State | Update))
        again = await visitor.socket(table, since=4).open()
        await again.until(lambda: again.number >= seen)
        told = {message.number: message for message in before.messages if isinstance(message, Update)}
        retold = {message.number: message for message in again.messages if isinstance(message, Update)}
        assert all(told[number] == retold[number] for number in told if number > 4)
        seat = await visitor.socket(table).open()
        await seat.hear()
        await seat.play(Random(2))
        assert seat.is_over
        for open_seat in (again, seat):
            await open_seat.connection.close()
        await visitor.http.aclose()

    with process("--db", kept) as (running, url):
        token, table, before = asyncio.run(first_half(running, url))
    with process("--db", kept) as (_, url):
        asyncio.run(second_half(url, token, table, before))


def test_a_database_that_cannot_be_reached_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    told = refused(capsys, "--port", "0", "--db", "postgresql://somebody:secret@127.0.0.1:1/tables")

    assert "postgresql://127.0.0.1:1/tables cannot be reached" in told
    assert "secret" not in told


def test_metrics_have_a_port_of_their_own(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as sock:
        port = sock.getsockname()[1]
    with process("--db", "memory:", "--metrics-port", str(port), "--log", "json") as (_, url):
        assert "tricktable_tables 0.0" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert httpx.get(f"{url}/metrics").status_code == 404


def test_a_port_in_use_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as sock:
        port = sock.getsockname()[1]

        assert f"cannot listen at 127.0.0.1 port {port}" in refused(capsys, "--port", str(port), "--db", "memory:")


def test_two_servers_do_not_share_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with process("--db", db(tmp_path)):
        assert "tables.db" in refused(capsys, "--port", "0", "--db", db(tmp_path))


def test_what_is_no_database_is_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann,\n" * 500)

    assert "letter.txt" in refused(capsys, "--port", "0", "--db", f"sqlite:///{path}")
    assert path.read_text() == "Dear Ann,\n" * 500


@pytest.mark.parametrize(
    ("args", "text"),
    [
        (("--port", "70000"), "65535"),
        (("--port", "x"), "'x'"),
        (("--grace", "-1"), "'-1'"),
        (("--pace", "nan"), "'nan'"),
        (("--public-url", "cards.example"), "https://cards.example"),
        (("--public-url", "https://cards.example/table"), "path"),
        (("--db", "mongodb://x"), "mongodb"),
        (("--host", "256.1.1.1", "--db", "memory:"), "256.1.1.1"),
        (("--log", "xml"), "xml"),
    ],
)
def test_wrong_settings_are_named(args: tuple[str, str], text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert text in refused(capsys, "--port", "0", *args)


def test_nobody_reads_about_it_but_by_asking(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0

    shown = capsys.readouterr().out
    assert "--trust-proxy" in shown
    assert "examples:" in shown


def test_a_connection_that_asks_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.server.servers import served
    from tricktable.server.operations import connections

    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.2)

    async def play() -> None:
        async with served() as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            begin = time.monotonic()
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await reader.readexactly(1)
            writer.close()

            assert time.monotonic() - begin < 3

    asyncio.run(play())


def test_the_default_file_is_in_the_users_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with process() as (_, url):
        assert httpx.post(f"{url}/api/guests", json={"name": "Ann"}).status_code == 201

        path = tmp_path / "tricktable" / "tables.db"
        assert path.exists()
        assert os.stat(path).st_mode & 0o077 == 0
        assert "hasp" in httpx.get(f"{url}/api/games").text


def test_a_host_can_ask_what_would_be_forgotten_before_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fill() -> None:
        with closing(open_store(db(tmp_path))) as store:
            opened = opening(Asker("ann", "Ann", False, 5), OpenTable(game="hasp"))
            await store.append("old", 1, log.encode(opened))
            await store.append("old", 2, log.encode(log.Closed(at=5)))

    asyncio.run(fill())

    assert main(["serve", "--dry-run", "--forget-after", "90", "--db", db(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("1 tables and up to 0 guests would be forgotten")
    with closing(open_store(db(tmp_path))) as store:
        assert at_once(store.unfinished()) == ["old"]


def test_metrics_are_for_this_machine_unless_the_host_says_otherwise(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with process("--host", "0.0.0.0", "--metrics-port", str(port), "--db", "memory:") as (running, _):
        listening = Path(f"/proc/{running.pid}/net/tcp").read_text(encoding="ascii").split("\n")[1:-1]

    places = [line.split()[1] for line in listening if line.split()[3] == "0A"]
    assert f"0100007F:{port:04X}" in places
    assert f"00000000:{port:04X}" not in places
