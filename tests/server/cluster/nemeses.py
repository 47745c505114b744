"""Nemeses: what goes wrong with a cluster, one kind at a time, again and again while people play."""

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from tests.server.cluster.databases import Ballast
from tests.server.cluster.fields import Field
from tests.server.cluster.histories import now
from tests.server.cluster.processes import START_SECONDS, NodeProcess

FAKETIME: Final = Path("/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1")

TAKEN_SECONDS: Final = 30.0
"""Within so many seconds after its lease somebody goes on with a table, however busy the machine is."""
MOVED: Final = b'"what":"moved"'
"""In what a node sends to the database: a choice is being appended."""

Strike = Callable[[Field], Awaitable[None]]


async def _one(field: Field) -> int:
    """The place of a node that serves, when there are at least two others (one, where that is enough)."""
    end = time.monotonic() + START_SECONDS
    least = 2 if field.plan.is_watchful else min(3, len(field.nodes))
    while len(up := [place for place, node in enumerate(field.nodes) if node.is_up]) < least:
        for node in field.nodes:
            may_be = field.plan.is_watchful or node.is_running
            assert may_be, f"node {node.name} did not start: {node.said()[-3:]}"
        assert time.monotonic() < end, f"only {len(up)} nodes are up"
        await asyncio.sleep(0.1)
    return field.chance.choice(up)


class Absence:
    """The time for which a node is gone: by chance, or until others go on with its tables."""

    def __init__(self, field: Field, place: int, tables: dict[str, int]) -> None:
        self.place: Final = place
        self.node: Final = field.nodes[place]
        self._field: Final = field
        self._tables: Final = tables
        """What it has when it is struck, with the epochs of that."""

    @classmethod
    async def begin(cls, field: Field) -> "Absence":
        """Chooses a node: where somebody looks, the one with most tables."""
        place = await _one(field)
        if not field.plan.is_watchful:
            return cls(field, place, {})
        end = time.monotonic() + START_SECONDS
        while not (owned := await field.database.owned()):
            assert time.monotonic() < end, "nobody plays"
            await asyncio.sleep(0.05)
        name = max(owned, key=lambda name: len(owned[name]))
        return cls(field, next(n for n, node in enumerate(field.nodes) if node.name == name), owned[name])

    async def last(self, least: float, most: float) -> None:
        """Lasts for so many leases, or for as long as it takes."""
        if not self._field.plan.is_watchful:
            await asyncio.sleep(self._field.chance.uniform(least, most) * self._field.plan.lease)
            return
        end = time.monotonic() + self._field.plan.lease + TAKEN_SECONDS
        while not (overtaken := await self._field.database.overtaken(self._tables)):
            assert time.monotonic() < end, f"nobody goes on with the tables of {self.node.name}: {self._tables}"
            await asyncio.sleep(0.05)
        self._field.overtaken.append(overtaken)

    def end(self) -> None:
        """The node is started again."""
        if not self._field.plan.is_watchful:
            self.node.launch()


async def kill(field: Field) -> None:
    """Kill -9, and a new process after a while: sooner or later than the lease has run out."""
    absence = await Absence.begin(field)
    field.strikes.append((now(), "kill", absence.node.name))
    absence.node.kill()
    await absence.last(0, 1.5)
    absence.end()


async def power(field: Field) -> None:
    """All nodes are killed at the same time, and started again."""
    field.strikes.append((now(), "power", ""))
    for node in field.nodes:
        node.kill()
    for node in field.nodes:
        node.launch(environment=node.around)
    for node in field.nodes:
        await node.ready()


async def pause(field: Field) -> None:
    """SIGSTOP for longer than the lease lasts, with appends on their way that arrive when somebody else owns the table;
    then SIGCONT."""
    absence = await Absence.begin(field)
    node, lane = absence.node, field.database_lanes[absence.place]
    lane.silence()
    end = time.monotonic() + field.plan.lease / 3
    while time.monotonic() < end and not any(MOVED in part for part in lane.held):
        await asyncio.sleep(0.005)
    field.strikes.append((now(), "pause", node.name))
    node.is_paused = True
    node.signal(signal.SIGSTOP)
    field.hang_up(node)
    try:
        await absence.last(1.5, 3.0)
        lane.open()
        await asyncio.sleep(field.chance.uniform(0, 0.3))
    finally:
        lane.open()
        node.signal(signal.SIGCONT)
        node.is_paused = False


async def drain(field: Field) -> None:
    """SIGTERM: the node gives everything back, and ends in order; then it is started again."""
    absence = await Absence.begin(field)
    field.strikes.append((now(), "drain", absence.node.name))
    absence.node.signal(signal.SIGTERM)
    code = await absence.node.ended()
    if code:
        field.tally.faults.append(f"node {absence.node.name} ended with {code}")
    await absence.last(0, 0)
    absence.end()


async def database(field: Field) -> None:
    """PostgreSQL ends at once, and is started again."""
    field.strikes.append((now(), "database", ""))
    await asyncio.to_thread(field.database.stop, signal.SIGQUIT)
    await asyncio.sleep(field.chance.uniform(0.1, 1.2 * field.plan.lease))
    await asyncio.to_thread(field.database.start)


async def lines(field: Field) -> None:
    """TCP between nodes, or between a node and the database, is cut, stops or is slow for a while."""
    lane = field.chance.choice([*field.database_lanes, *field.link_lanes])
    kind = field.chance.choice(("cut", "silent", "slow", "slow"))
    field.strikes.append((now(), f"lines {kind}", str(lane.port)))
    if kind == "cut":
        lane.cut()
    elif kind == "silent":
        lane.silence()
    else:
        lane.delay = field.chance.uniform(0.02, 0.5)
    await asyncio.sleep(field.chance.uniform(0.2, 2.0) * field.plan.lease)
    lane.open()


async def clock(field: Field) -> None:
    """The clock of one node jumps by minutes or hours, forth and back, again and again; now and then the node is
    killed, so that its wrong time meets others' right one."""
    place = 0
    node, file = field.nodes[place], field.folder / "faketime"
    if not file.exists():
        file.write_text("+0\n")
        node.kill()
        around = {
            "LD_PRELOAD": str(FAKETIME),
            "FAKETIME_TIMESTAMP_FILE": str(file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "DONT_FAKE_MONOTONIC": "1",
        }
        node.launch(environment=around)
        node.around = around
        await node.ready()
    jump = field.chance.choice((-86400, -3600, -60, -5, 5, 60, 3600, 86400))
    field.strikes.append((now(), "clock", f"{node.name} {jump:+}"))
    file.write_text(f"{jump:+}\n")
    await asyncio.sleep(field.chance.uniform(0.5, 1.5) * field.plan.lease)
    if field.chance.random() < 0.4:
        other = field.chance.choice(field.nodes)
        other.kill()
        await asyncio.sleep(field.chance.uniform(0, 1.2 * field.plan.lease))
        other.launch(environment=other.around)
        await other.ready()


async def disk(field: Field) -> None:
    """The database's disk is full for a while."""
    assert field.disk is not None, "this needs a disk of its own"
    ballast = Ballast(field.disk)
    field.strikes.append((now(), "disk", ""))
    await asyncio.to_thread(ballast.fill)
    await asyncio.sleep(field.chance.uniform(0.5, 2.0) * field.plan.lease)
    ballast.drop()
    if not field.database.is_running:
        await asyncio.to_thread(field.database.start)


async def names(field: Field) -> None:
    """A second process with the name of one that lives: it is refused. If the first is paused beyond its lease, the
    second has the name, and the first is over when it wakes."""
    place = await _one(field)
    node = field.nodes[place]
    files = f"{node.name}.twin{len(field.strikes)}"
    twin = NodeProcess(field.folder, node.name, node.db, field.plan.lease, node.module, files=files)
    is_paused = field.chance.random() < 0.5
    field.strikes.append((now(), "names paused" if is_paused else "names", node.name))
    if is_paused:
        node.signal(signal.SIGSTOP)
    twin.launch()
    try:
        if not is_paused:
            end = time.monotonic() + START_SECONDS
            while twin.is_running and not twin.is_up:
                assert time.monotonic() < end, f"a second {node.name} is neither refused nor let in"
                await asyncio.sleep(0.02)
            if twin.is_up:
                field.tally.faults.append(f"a second {node.name} was let in though the first one lives")
            return
        await twin.ready()
        await asyncio.sleep(field.plan.lease)
        node.signal(signal.SIGCONT)
        code = await node.ended()
        if not code:
            field.tally.faults.append(f"the first {node.name} ended with 0 though it had lost its name")
        twin.signal(signal.SIGTERM)
        await twin.ended()
        node.launch(environment=node.around)
        await node.ready()
    finally:
        if node.is_running:
            node.signal(signal.SIGCONT)
        await twin.end()
        field.tally.faults.extend(twin.complaints())


NEMESES: Final[dict[str, Strike]] = {
    "kill": kill,
    "pause": pause,
    "drain": drain,
    "database": database,
    "lines": lines,
    "clock": clock,
    "disk": disk,
    "names": names,
}


async def rage(field: Field, strike: Strike, seconds: float, most: int = 10**9) -> int:
    """One kind of strike after the other for so long; between two of them everybody comes back. Says how many."""
    end = time.monotonic() + seconds
    struck = 0
    while time.monotonic() < end and struck < most:
        await strike(field)
        struck += 1
        await field.settle(15)
    return struck
