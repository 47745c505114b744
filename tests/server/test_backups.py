"""Copies of a real server's store under load: all that was acknowledged is in them, word for word."""

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tests.server.operations.test_lifetime import db, process
from tests.server.servers import Seat, Visitor
from tests.tables.stores.test_copies import logs_of
from tricktable.tables.stores.inspections import Inspection, inspect, reading_still
from tricktable.tables.stores.seals import START, entry_digest

TABLES: Final = 6
"""At which people play at the same time."""


class Load:
    """People who play at many tables, one match after the other, and what they were told to be safe."""

    def __init__(self, url: str) -> None:
        self.heard: Final[dict[str, int]] = {}
        """By table: the last number that somebody there was told of."""
        self.is_over = False
        self._url: Final = url

    async def play(self, place: int) -> None:
        """Until it is over."""
        chance = Random(place)
        while not self.is_over:
            visitors = [await Visitor(self._url, name).come() for name in ("Ann", "Ben")]
            table = await visitors[0].open()
            for visitor in visitors:
                await visitor.ask(table, type="sit")
            seats = [await visitor.socket(table).open() for visitor in visitors]
            await visitors[0].ask(table, type="start")
            await asyncio.gather(*(self._sit(table, seat, Random(chance.random())) for seat in seats))
            for seat, visitor in zip(seats, visitors, strict=True):
                await seat.connection.close()
                await visitor.http.aclose()

    async def _sit(self, table: str, seat: Seat, chance: Random) -> None:
        def note() -> bool:
            self.heard[table] = max(self.heard.get(table, 0), seat.number)
            return self.is_over

        while not seat.is_over and not note():
            try:
                await asyncio.wait_for(seat.play(chance, note), 1)
            except TimeoutError:
                continue  # the other one is gone


def run(*args: str) -> str:
    """What a command says that ends well."""
    done = subprocess.run([sys.executable, "-m", "tricktable", *args], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def copies_under_load(url: str, folder: Path, copies: int, between: int) -> list[dict[str, int]]:
    """Makes copies one after the other while people play, after so many numbers were told; what they had been told
    before each."""
    load = Load(url)
    playing = asyncio.gather(*(load.play(place) for place in range(TABLES)))
    told: list[dict[str, int]] = []
    for copy in range(copies):
        while sum(load.heard.values()) < (copy + 1) * between:
            await asyncio.sleep(0.05)
            assert not playing.done(), playing.result()
        told.append(dict(load.heard))
        await asyncio.to_thread(run, "backup", str(folder / f"copy-{copy}.db"), "--db", db(folder))
    load.is_over = True
    await playing
    told.append(dict(load.heard))
    return told


def inspected(path: Path) -> Inspection:
    with reading_still(path) as connection:
        return inspect(connection)


def faults_of(copy: Inspection, told: dict[str, int], logs: dict[str, list[bytes]]) -> list[str]:
    """What does not fit between a copy, what people had been told before, and the logs in the end."""
    faults = list(copy.faults)
    for table, number in told.items():
        if table not in copy.heads or copy.heads[table].number < number:
            faults.append(f"entry {number} of table {table} was acknowledged, and is not in the copy")
    for table, head in copy.heads.items():
        digest = START
        for number, entry in enumerate(logs[table][: head.number], 1):
            digest = entry_digest(digest, table.encode(), number, entry)
        if len(logs[table]) < head.number or digest != head.digest:
            faults.append(f"the log of table {table} in the copy is no beginning of the one in the end")
    return faults


@pytest.mark.timeout(1200)
@pytest.mark.parametrize(("copies", "between"), [(3, 150), pytest.param(20, 1000, marks=pytest.mark.soak)])
def test_copies_under_load_hold_all_that_was_acknowledged_with_the_same_digests(
    copies: int, between: int, tmp_path: Path
) -> None:
    with process("--db", db(tmp_path), "--grace", "600") as (running, url):
        told = asyncio.run(copies_under_load(url, tmp_path, copies, between))
        running.terminate()
        assert running.wait(60) == 0
    final = inspected(tmp_path / "tables.db")
    logs = logs_of(tmp_path / "tables.db")

    grown = []
    for place in range(copies):
        copy = inspected(tmp_path / f"copy-{place}.db")
        assert faults_of(copy, told[place], logs) == []
        grown.append(copy.entries)
    assert grown == sorted(set(grown)), "the server went on between them"
    assert grown[-1] < final.entries

    # An audit that finds nothing must be able to find something.
    table = next(iter(told[-2]))
    assert faults_of(inspected(tmp_path / "copy-0.db"), told[-1], logs)
    assert faults_of(copy, told[-2], {**logs, table: [b"another", *logs[table][1:]]})

    elsewhere = tmp_path / "elsewhere"
    said = run("restore", str(tmp_path / f"copy-{copies - 1}.db"), "--db", db(elsewhere))
    assert f"{len(copy.heads)} tables, {copy.entries} entries" in said
    assert inspected(elsewhere / "tables.db") == copy
    with process("--db", db(elsewhere)) as (_, url):
        asyncio.run(_go_on(url, table, logs[table]))


async def _go_on(url: str, table: str, log: list[bytes]) -> None:
    """A server with the copy knows the table, and tells what happened there."""
    visitor = Visitor(url)
    async with visitor.socket(table) as seat:
        await seat.hear()
        assert 0 < seat.number <= len(log)
    await visitor.http.aclose()
