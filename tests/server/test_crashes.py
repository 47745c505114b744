"""A server that is killed and lines that break: nothing that was told is lost, and everything goes on by itself."""

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import pytest

from tests.at_once import at_once
from tests.server.crashes.audits import audit_table, order_faults
from tests.server.crashes.hearings import Connected, Hearing, Told, Wish, told
from tests.server.crashes.killables import Killable
from tests.server.crashes.lines import Line
from tests.server.crashes.storms import Plan, Storm, insist
from tests.server.servers import served
from tests.tables.live_tables import Guest, begun, live_tables
from tricktable.clients.addresses import Address
from tricktable.clients.connection import Connection
from tricktable.clients.errors import UNREACHABLE, ClientError
from tricktable.clients.server_calls import new_guest, open_table
from tricktable.tables import log, wire
from tricktable.tables.live.live_table import FARTHEST
from tricktable.tables.live.live_tables import LiveTables
from tricktable.tables.live.resources import Settings
from tricktable.tables.requests import Asker, Refused
from tricktable.tables.stores import Finished, MemoryStore
from tricktable.tables.wire import AskRematch, Contribute, OpenTable, Sit, Start

SOON: Final = 8.0
"""Seconds after which a table counts as hanging: less than it waits for parts of a shuffle that do not come."""
PEOPLE: Final = ("Ann", "Ben")


def test_nothing_told_is_lost_doubled_or_reordered_by_kills_and_broken_lines(tmp_path: Path) -> None:
    storm = Storm(Plan(kills=3, moves=1000, drops=60, tables=14), tmp_path)

    faults = asyncio.run(storm.run())

    assert faults == []
    assert storm.server.kills == 3
    assert storm.drops >= 60
    assert storm.moves >= 1000


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for folder in Path("/proc").iterdir():
        with suppress(OSError, ValueError):
            if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == process:
                found.append(int(folder.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_the_processes_in_which_bots_think_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    async def crash() -> list[int]:
        server = Killable(tmp_path)
        server.launch()
        await server.ready()
        guest = await insist(new_guest, server.address, "Ann", True)
        address = await insist(open_table, server.address, guest, OpenTable(game="meinz", players=3, level="easy"))
        connection = Connection(address, guest.token, lambda message: None)
        await connection.open()
        await connection.ask(Sit())
        await connection.ask(Start())
        while len(left := children(server.process)) < 2:
            if connection.mirror.is_awaited():
                act = wire.Act(action=connection.mirror.position.legal[0], seen=connection.mirror.last)
                await connection.ask(act)
            await asyncio.sleep(0.05)
        await connection.close()

        server.kill()

        for _ in range(100):
            left = [process for process in left if Path(f"/proc/{process}").exists()]
            if not left:
                break
            await asyncio.sleep(0.1)
        for process in left:
            os.kill(process, 9)
        return left

    assert asyncio.run(crash()) == []


# A crash after every single entry


class Append(NamedTuple):
    """Something that was written."""

    table: str
    number: int
    entry: bytes
    finished: Finished | None


def appends_of(store: MemoryStore, table: str) -> list[Append]:
    """Everything that was written of a table and of its rematch, in order: where it goes on is told last."""
    (summary,) = at_once(store.records(10))
    finished = Finished(summary.game, summary.players, summary.names, at_once(store.record(summary.id)) or "")
    first, after = [], []
    for number, entry in enumerate(at_once(store.read(table)), 1):
        read = log.decode(entry)
        first.append(Append(table, number, entry, finished if isinstance(read, log.Ended) else None))
        if isinstance(read, log.Rematched):
            after = [Append(read.table, *written, None) for written in enumerate(at_once(store.read(read.table)), 1)]
    sitting = [append for append in after if isinstance(log.decode(append.entry), log.Opened | log.Sat | log.BotSat)]
    return [*first[:-1], *sitting, first[-1], *after[len(sitting) :]]


async def sit_down(place: LiveTables, table: str) -> list[Guest]:
    """Everybody is at the table, whatever had been done before."""
    live = await place.find(table)
    guests = [Guest(live, name) for name in PEOPLE]
    for number, guest in enumerate(guests):
        guest.listen()
        if guest.seat is None:
            await guest.ask(Sit())
        coming = live.table.next_shuffle()
        if live.table.stage == "open" and coming is not None:
            with suppress(Refused):  # it is in already
                await guest.ask(Contribute(number=1, part=f"{number:032x}"))
    return guests


async def play_on(place: LiveTables, table: str) -> None:
    """What people do who come back to a table: they play to the end, and then another match begins for them."""
    guests = await sit_down(place, table)
    if guests[0].live.table.stage == "open":
        await guests[0].ask(Start())
    await asyncio.gather(*(guest.play(Random(guest.guest)) for guest in guests))
    for guest in guests:
        with suppress(Refused):  # that was asked before the crash
            await guest.ask(AskRematch())
    first = guests[0]
    await first.until(lambda: first.table is not None and first.table.rematch != "")
    assert first.table is not None  # they are told where it goes on
    again = await sit_down(place, first.table.rematch)
    await again[0].until(lambda: again[0].table is not None and again[0].table.stage == "playing")


async def first_life() -> list[Append]:
    store = MemoryStore()
    async with live_tables(store=store) as place:
        wishes = OpenTable(game="hasp", players=3, level="thumb")
        live = await place.open(Asker(PEOPLE[0], PEOPLE[0], False, place.now()), wishes)
        await play_on(place, live.id)
        return appends_of(store, live.id)


async def second_life(before: list[Append]) -> None:
    """Another process finds what had been written when the first one was killed."""
    store = MemoryStore()
    for append in before:
        await store.append(*append)
    async with live_tables(store=store) as place, asyncio.timeout(SOON):
        await play_on(place, before[0].table)
        assert len(await store.records(10)) == 1


def test_a_table_goes_on_after_a_crash_behind_any_entry_of_its_log() -> None:
    async def crash_everywhere() -> None:
        written = await first_life()
        last = len(written)
        hung = []
        for point in (*range(1, 12), *range(12, last - 12, 9), *range(last - 12, last + 1)):
            try:
                await second_life(written[:point])
            except TimeoutError:
                hung.append(written[point - 1])
        assert not hung

    asyncio.run(crash_everywhere())


def test_whoever_waits_for_somebody_who_is_gone_plays_again_after_the_grace_time() -> None:
    async def play() -> None:
        async with live_tables(Settings(pace=0, grace=0.1)) as place:
            ann, ben = await begun(place, OpenTable(game="hasp", players=2, level="thumb"), 2)
            await asyncio.gather(*(guest.play(Random(1)) for guest in (ann, ben)))
            await ann.ask(AskRematch())
            assert ann.table is not None
            assert not ann.table.rematch

            ben.leave()

            await ann.until(lambda: ann.table is not None and ann.table.rematch != "")

    asyncio.run(play())


def test_a_wish_to_play_again_is_not_taken_for_that_of_somebody_who_comes_back_later() -> None:
    async def play() -> None:
        async with live_tables(Settings(pace=0, grace=60)) as place:
            ann, ben = await begun(place, OpenTable(game="hasp", players=2, level="thumb"), 2)
            await asyncio.gather(*(guest.play(Random(1)) for guest in (ann, ben)))
            await ann.ask(AskRematch())

            ben.leave()
            await asyncio.sleep(0.05)
            ben.listen()
            await asyncio.sleep(0.05)

            assert ann.table is not None
            assert not ann.table.rematch

    asyncio.run(play())


def test_an_orderly_end_does_not_wait_for_what_is_refused() -> None:
    async def play() -> None:
        async with live_tables() as place:
            ann, ben = await begun(place, OpenTable(game="hasp", players=2, level="thumb"), 2)
            mover = ann if ann.is_awaited else ben
            assert mover.view is not None
            number = mover.number
            for action in mover.view.legal[:2]:  # the second one comes too late
                mover.live.ask_soon(mover, mover.asker, wire.Act(action=action, seen=number))

            async with asyncio.timeout(SOON):
                await mover.live.close()

            assert mover.number == number + 1
            assert mover.refusals() == ["closing"]  # it waited, and was not begun

    asyncio.run(play())


def test_whoever_gives_up_while_a_link_is_being_closed_is_not_held_back() -> None:
    async def play() -> None:
        async with served() as server:
            visitor = await server.visitor()
            connection = Connection(Address(server.url, await visitor.open()), visitor.token, lambda message: None)
            await connection.open()

            closing = asyncio.create_task(connection.close())
            await asyncio.sleep(0)
            closing.cancel()

            with pytest.raises(asyncio.CancelledError):
                await closing
            async with asyncio.timeout(SOON):
                while len(server.app.server.sockets):  # and the connection is closed nevertheless
                    await asyncio.sleep(0.01)

    asyncio.run(play())


# Lines


@pytest.mark.parametrize("way", ["forth", "back"])
def test_a_line_breaks_in_the_middle_of_a_frame_either_way(way: str) -> None:
    sent = bytes(range(200))

    async def run() -> tuple[bytes, int]:
        arrived = asyncio.get_running_loop().create_future()

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            if way == "back":
                writer.write(sent)
            arrived.set_result(await reader.read())
            writer.close()

        broken: list[None] = []
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        line = Line(f"http://127.0.0.1:{port}", Random(1), lambda: broken.append(None))
        async with server, line.opened(), asyncio.timeout(SOON):
            line.cut_within("forth" if way == "forth" else "back")
            reader, writer = await asyncio.open_connection("127.0.0.1", int(line.address.rpartition(":")[2]))
            if way == "forth":
                writer.write(sent)
            back = await reader.read()
            forth = await arrived
            writer.close()
            return forth or back, len(broken)

    part, broken = asyncio.run(run())

    assert sent.startswith(part)
    assert 180 <= len(part) < 200
    assert broken == 1


@pytest.mark.parametrize("also", ["cut back", "lose forth", "lose back"])
def test_nothing_arrives_over_a_line_after_something_that_was_lost(also: str) -> None:
    """A storm may break one line in several ways at once. Bytes of TCP are never missing in the middle."""

    async def run() -> bytes:
        told: asyncio.Queue[bytes] = asyncio.Queue()

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while part := await told.get():
                writer.write(part)
            writer.transport.abort()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        line = Line(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", Random(1), lambda: None)
        async with server, line.opened(), asyncio.timeout(SOON):
            reader, writer = await asyncio.open_connection("127.0.0.1", int(line.address.rpartition(":")[2]))
            told.put_nowait(b"1" * 100)
            heard = await reader.readexactly(100)
            breaks = [asyncio.create_task(line.lose("back", 0.4))]
            await asyncio.sleep(0)
            told.put_nowait(b"2" * 100)
            await asyncio.sleep(0.1)
            if also == "cut back":
                line.cut_within("back")
            else:
                breaks.append(asyncio.create_task(line.lose("forth" if also == "lose forth" else "back", 0.2)))
            await asyncio.sleep(0)
            told.put_nowait(b"3" * 100)
            with suppress(ConnectionError):
                while part := await reader.read(100):
                    heard += part
            await asyncio.gather(*breaks)
            told.put_nowait(b"")
            writer.close()
        return heard

    assert asyncio.run(run()) == b"1" * 100


def test_whoever_asks_a_server_that_is_just_starting_asks_again() -> None:
    answers = [ClientError("busy", "the store is being opened"), ClientError(UNREACHABLE, "nobody is there"), None]

    def ask() -> str:
        error = answers.pop(0)
        if error is not None:
            raise error
        return "done"

    assert asyncio.run(insist(ask)) == "done"


# The audit notices everything that it is there for


class Evidence(NamedTuple):
    """A match as it was heard and as it was written."""

    table: str
    listeners: list[Hearing]
    entries: list[log.AnyEntry]

    def faults(self) -> list[str]:
        return list(audit_table(*self))


async def gather_evidence() -> Evidence:
    """Two people and somebody who watches, at a table where one of them was away for a while."""
    store = MemoryStore()
    async with live_tables(store=store) as place:
        guests = await begun(place, OpenTable(game="njet", players=3, level="thumb", seed="audit"), 2)
        live = guests[0].live
        watchers = [Guest(live, ""), Guest(live, "")]
        for watcher in watchers:
            watcher.listen()
        listeners = [Hearing(f"listener {number}", guest.guest) for number, guest in enumerate([*guests, *watchers])]
        for _ in range(20):
            mover = next(guest for guest in guests if guest.is_awaited)
            assert mover.view is not None
            number, action = mover.number, mover.view.legal[0]
            await mover.act(action)
            listeners[guests.index(mover)].wishes.append(Wish(number, action, "done"))
            await mover.until(lambda: any(guest.is_awaited for guest in guests))
        entries = [log.decode(text) for text in (await store.read(live.id))[: guests[0].number]]
        for listener, guest in zip(listeners, [*guests, *watchers], strict=True):
            numbered = [item for item in map(told, guest.heard) if item is not None]
            listener.heard.extend([Connected(None), *numbered])
    return Evidence(live.id, listeners, entries)


@pytest.fixture(scope="module")
def heard() -> Evidence:
    return asyncio.run(gather_evidence())


@pytest.fixture
def evidence(heard: Evidence) -> Evidence:
    """A copy that a test may forge."""
    listeners = []
    for listener in heard.listeners:
        copy = Hearing(listener.name, listener.guest)
        copy.heard.extend(listener.heard)
        copy.wishes.extend(listener.wishes)
        listeners.append(copy)
    return Evidence(heard.table, listeners, list(heard.entries))


@pytest.mark.parametrize(("number", "is_fine"), [(FARTHEST + 11, True), (FARTHEST + 10, False), (9, False)])
def test_only_whoever_is_too_far_behind_is_told_everything_anew(number: int, is_fine: bool) -> None:
    listener = Hearing("Ann", "")
    listener.heard.extend([Connected(None), Told(10, True, None, b""), Connected(10), Told(number, True, None, b"")])

    assert (list(order_faults(listener)) == []) == is_fine


def test_a_gap_is_shown_with_what_that_connection_was_told_and_when() -> None:
    listener = Hearing("Ann", "")
    listener.heard.append(Connected(None, 5.0))
    listener.heard.extend([Told(19, True, None, b"", at=5.1), Told(38, False, None, b"", "moved", at=5.5)])
    listener.breaks.append((5.2, "lose back"))

    (fault,) = order_faults(listener)

    assert [line.split() for line in fault.splitlines()] == [
        ["Ann:", "number", "38", "came", "after", "number", "19"],
        ["0.000", "s", "connected,", "since=None"],
        ["0.100", "s", "state", "19"],
        ["0.200", "s", "break:", "lose", "back"],
        ["0.500", "s", "number", "38,", "moved", "<--"],
    ]


def last_told(listener: Hearing) -> Told:
    item = listener.heard[-1]
    assert isinstance(item, Told)
    return item


def lose_one(evidence: Evidence) -> None:
    del evidence.listeners[2].heard[-3]


def tell_twice(evidence: Evidence) -> None:
    evidence.listeners[2].heard.append(last_told(evidence.listeners[2]))


def swap_two(evidence: Evidence) -> None:
    told = evidence.listeners[2].heard
    told[-2], told[-1] = told[-1], told[-2]


def tell_otherwise(evidence: Evidence) -> None:
    told = evidence.listeners[2].heard
    told[-1] = last_told(evidence.listeners[2])._replace(digest=b"something else")


def tell_all_otherwise(evidence: Evidence) -> None:
    for watcher in evidence.listeners[2:]:
        watcher.heard[-1] = last_told(watcher)._replace(digest=b"something else")


def tell_another_choice(evidence: Evidence) -> None:
    mover = next(item for item in evidence.listeners[2].heard if isinstance(item, Told) and item.moved is not None)
    place = evidence.listeners[2].heard.index(mover)
    evidence.listeners[2].heard[place] = mover._replace(moved=(0, "never"))


def tell_what_another_seat_knows(evidence: Evidence) -> None:
    ann, ben = evidence.listeners[:2]
    ann.heard[-1] = last_told(ben)


def start_anew_without_need(evidence: Evidence) -> None:
    watcher = evidence.listeners[2]
    state = next(item for item in watcher.heard if isinstance(item, Told))
    watcher.heard.extend([Connected(last_told(watcher).number), state])


def resume_elsewhere(evidence: Evidence) -> None:
    watcher = evidence.listeners[2]
    watcher.heard.append(Connected(last_told(watcher).number - 1))


def forget_the_end(evidence: Evidence) -> None:
    del evidence.entries[-1]


def sent_and_forgotten(evidence: Evidence) -> None:
    wishes = evidence.listeners[0].wishes
    wishes[-1] = wishes[-1]._replace(action="never")


def made_in_their_name(evidence: Evidence) -> None:
    del evidence.listeners[0].wishes[0]


def made_although_refused(evidence: Evidence) -> None:
    wishes = evidence.listeners[0].wishes
    wishes[-1] = wishes[-1]._replace(answer="stale")


def promised(evidence: Evidence) -> None:
    wishes = evidence.listeners[0].wishes
    wishes.append(Wish(len(evidence.entries), wishes[-1].action, "done"))


FORGERIES: Final[dict[Callable[[Evidence], None], str]] = {
    lose_one: "came after number",
    tell_twice: "came after number",
    swap_two: "came after number",
    tell_otherwise: "not what others of the same place heard",
    tell_all_otherwise: "otherwise than the log tells it",
    tell_another_choice: "was told",
    tell_what_another_seat_knows: "otherwise than the log tells it",
    start_anew_without_need: "a state of number",
    resume_elsewhere: "connected with since",
    forget_the_end: "is not in the log",
    sent_and_forgotten: "is in the log as",
    made_in_their_name: "is in the log as",
    made_although_refused: "is in the log all the same",
    promised: "is not in the log",
}


def test_the_audit_finds_nothing_wrong_with_what_really_happened(evidence: Evidence) -> None:
    assert evidence.faults() == []
    assert all(len(listener.heard) > 30 for listener in evidence.listeners)
    assert len(evidence.listeners[0].wishes) > 5


@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: str(forge.__name__))
def test_the_audit_notices_a_forgery(evidence: Evidence, forge: Callable[[Evidence], None]) -> None:
    forge(evidence)

    faults = evidence.faults()

    assert any(FORGERIES[forge] in fault for fault in faults), faults
