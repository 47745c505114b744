"""Connections that are lost and come back, between real processes."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.clients.processes import Party
from tests.clients.proxies import Proxy, bad_line
from tricktable.bots import BOTS
from tricktable.clients.addresses import Address
from tricktable.clients.bot_player import BotPlayer
from tricktable.clients.connection import Connection
from tricktable.clients.errors import ClientError
from tricktable.clients.incoming import Ended, Found, Incoming, Lost
from tricktable.clients.seat import connect
from tricktable.clients.server_calls import Guest, new_guest, open_table, record_text
from tricktable.clients.table_mirror import TableMirror
from tricktable.core.records import Record
from tricktable.tables import wire

SOON: Final = 30.0


class Ear:
    """A connection, and everything that it told."""

    def __init__(self, address: Address, token: str) -> None:
        self.told: list[Incoming] = []
        self._changed = asyncio.Event()
        self.connection = Connection(address, token, self._hear)

    def _hear(self, message: Incoming) -> None:
        self.told.append(message)
        self._changed.set()

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(SOON):
            while not is_so():
                self._changed.clear()
                await self._changed.wait()

    def number_of(self, kind: type[object]) -> int:
        return sum(isinstance(message, kind) for message in self.told)


@asynccontextmanager
async def listening(address: Address, token: str) -> AsyncIterator[Ear]:
    ear = Ear(address, token)
    await ear.connection.open()
    try:
        yield ear
    finally:
        await ear.connection.close()


def opened(server: str, **wishes: object) -> tuple[Address, Guest]:
    """A new table and its host."""
    guest = new_guest(server, "Ann", is_program=True)
    form = wire.OpenTable(**{"game": "hasp", "players": 2, "level": "thumb", **wishes})  # type: ignore[arg-type] # by name
    return open_table(server, guest, form), guest


async def begin(ear: Ear) -> TableMirror:
    """Sits down and starts, until it is our turn."""
    await ear.connection.ask(wire.Sit())
    await ear.connection.ask(wire.Start())
    await ear.until(ear.connection.mirror.is_awaited)
    return ear.connection.mirror


def on_a_bad_line(test: Callable[[Proxy, Address, Guest], Awaitable[None]], server: str) -> None:
    """Runs a test at a table of this server, with a proxy before it."""

    async def run() -> None:
        async with bad_line(server) as proxy, asyncio.timeout(SOON):
            address, guest = await asyncio.to_thread(opened, proxy.address)
            await test(proxy, address, guest)

    asyncio.run(run())


def own_moves(ear: Ear) -> list[str]:
    updates = [message for message in ear.told if isinstance(message, wire.Update)]
    return [update.news.action for update in updates if update.news.what == "moved" and update.news.seat == update.seat]


def test_a_lost_connection_comes_back_without_a_gap(server: str) -> None:
    async def test(proxy: Proxy, address: Address, guest: Guest) -> None:
        async with listening(address, guest.token) as ear:
            mirror = await begin(ear)
            before = mirror.last

            proxy.cut()
            await ear.until(lambda: ear.number_of(Found) == 1)
            await ear.connection.ask(wire.Act(action=mirror.position.legal[0], seen=mirror.last))

            assert ear.number_of(Lost) == 1
            assert ear.number_of(wire.State) == 1  # what was missed came, not everything
            numbers = [message.number for message in ear.told if isinstance(message, wire.Update)]
            assert numbers == list(range(2, mirror.last + 1))
            assert mirror.last > before

    on_a_bad_line(test, server)


def test_a_choice_whose_answer_was_lost_is_made_once(server: str) -> None:
    async def test(proxy: Proxy, address: Address, guest: Guest) -> None:
        async with listening(address, guest.token) as ear:
            mirror = await begin(ear)
            action = mirror.position.legal[0]

            proxy.is_deaf = True
            answer = asyncio.create_task(ear.connection.ask(wire.Act(action=action, seen=mirror.last)))
            await asyncio.sleep(0.3)
            proxy.is_deaf = False
            proxy.cut()

            assert isinstance(await answer, wire.Done)
            assert own_moves(ear) == [action]

    on_a_bad_line(test, server)


def test_a_choice_that_never_arrived_is_sent_again(server: str) -> None:
    async def test(proxy: Proxy, address: Address, guest: Guest) -> None:
        async with listening(address, guest.token) as ear:
            mirror = await begin(ear)
            action = mirror.position.legal[0]

            proxy.is_mute = True
            answer = asyncio.create_task(ear.connection.ask(wire.Act(action=action, seen=mirror.last)))
            await asyncio.sleep(0.1)
            proxy.is_mute = False
            proxy.cut()

            assert isinstance(await answer, wire.Done)
            assert own_moves(ear) == [action]

    on_a_bad_line(test, server)


def test_a_choice_that_was_made_elsewhere_meanwhile_is_not_made_again(server: str) -> None:
    async def test(proxy: Proxy, address: Address, guest: Guest) -> None:
        direct = Address(server, address.table)
        async with listening(address, guest.token) as ear, listening(direct, guest.token) as other:
            mirror = await begin(ear)
            await other.until(other.connection.mirror.is_awaited)
            first, second = mirror.position.legal[:2]

            proxy.is_mute = proxy.is_deaf = True
            answer = asyncio.create_task(ear.connection.ask(wire.Act(action=first, seen=mirror.last)))
            await asyncio.sleep(0.1)
            await other.connection.ask(wire.Act(action=second, seen=other.connection.mirror.last))
            proxy.is_mute = proxy.is_deaf = False
            proxy.cut()

            with pytest.raises(ClientError, match="the position has changed"):
                await answer
            assert own_moves(ear) == [second]

    on_a_bad_line(test, server)


def test_what_is_asked_while_there_is_no_connection_waits_for_it(server: str) -> None:
    async def test(proxy: Proxy, address: Address, guest: Guest) -> None:
        async with listening(address, guest.token) as ear:
            await ear.connection.ask(wire.Sit())
            proxy.is_down = True
            proxy.cut()
            await ear.until(lambda: ear.number_of(Lost) == 1)

            started = asyncio.create_task(ear.connection.ask(wire.Start()))
            await asyncio.sleep(0.5)
            assert not started.done()
            proxy.is_down = False

            assert isinstance(await started, wire.Done)
            assert ear.connection.mirror.has_begun

    on_a_bad_line(test, server)


def test_a_whole_match_is_played_on_a_line_that_breaks_again_and_again(server: str) -> None:
    async def test(proxy: Proxy, address: Address, guest: Guest) -> None:
        async def break_off() -> None:
            while True:
                await asyncio.sleep(0.5)
                proxy.cut()

        async with connect(address.page, token=guest.token) as seat:
            await seat.sit()
            await seat.start()
            breaking = asyncio.create_task(break_off())
            winners = await BotPlayer(BOTS["thumb"], "breaks").play(seat)
            breaking.cancel()

            assert winners
        assert proxy.connections > 3
        record = Record.parse(await asyncio.to_thread(record_text, Address(server, address.table), guest.token))
        assert record.result == " ".join(map(str, winners))
        assert record.rounds[0].shuffle is not None
        assert list(record.rounds[0].shuffle.parts) == [0]

    on_a_bad_line(test, server)


def test_what_came_too_fast_for_the_table_is_sent_again(server: str) -> None:
    async def test() -> None:
        address, guest = await asyncio.to_thread(opened, server)
        async with listening(address, guest.token) as ear, asyncio.timeout(SOON):
            await ear.connection.ask(wire.Sit())
            await ear.until(
                lambda: bool(ear.connection.mirror.table.shuffle and ear.connection.mirror.table.shuffle.parts)
            )
            for _ in range(75):
                ear.connection.send(wire.Why(action="pass"))

            await ear.connection.ask(wire.Start())

            await ear.until(ear.connection.mirror.is_awaited)
            codes = [message.code for message in ear.told if isinstance(message, wire.Refusal)]
            assert codes == ["stage"] * len(codes)

    asyncio.run(test())


def test_several_links_of_one_guest_hear_the_same(server: str) -> None:
    async def run() -> None:
        address, guest = await asyncio.to_thread(opened, server, players=3, game="meinz")
        async with listening(address, guest.token) as one, listening(address, guest.token) as two:
            await begin(one)
            await two.until(lambda: two.connection.mirror.last == one.connection.mirror.last)

            assert str(one.connection.mirror.view()) == str(two.connection.mirror.view())

    asyncio.run(run())


def test_every_shuffle_gets_a_part_of_every_player_and_no_foul_is_cried(server: str) -> None:
    async def run() -> None:
        address, ann = await asyncio.to_thread(opened, server, game="meinz", players=3)
        guests = [ann, *[await asyncio.to_thread(new_guest, server, name, True) for name in ("Ben", "Cem")]]
        async with AsyncExitStack() as stack, asyncio.timeout(SOON):
            seats = [await stack.enter_async_context(connect(address.page, token=guest.token)) for guest in guests]
            for seat in seats:
                await seat.sit()
            async for mirror in seats[0].changes():
                if mirror.table.shuffle is not None and len(mirror.table.shuffle.parts) == 3:
                    break
            await seats[0].start()
            await asyncio.gather(*(BotPlayer(BOTS["thumb"], "parts").play(seat) for seat in seats))

            assert [seat.fouls for seat in seats] == [[], [], []]
        record = Record.parse(await asyncio.to_thread(record_text, address, ann.token))
        rounds = [part for part in record.rounds if part.number]
        assert len(rounds) == 8
        for part in rounds:
            assert part.shuffle is not None
            assert set(part.shuffle.parts) == {0, 1, 2}

    asyncio.run(run())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def test_a_server_that_was_killed_and_started_again_is_found_again(people: Party, tmp_path: Path) -> None:
    port, db = str(free_port()), f"sqlite:///{tmp_path / 'tables.db'}"
    first, address = people.serve("--port", port, "--db", db)

    async def run() -> None:
        table, guest = await asyncio.to_thread(opened, address)
        async with asyncio.timeout(2 * SOON), listening(table, guest.token) as ear:
            mirror = await begin(ear)
            before = str(mirror.view())

            first.process.kill()
            await ear.until(lambda: ear.number_of(Lost) == 1)
            known = ear.number_of(wire.Presence)
            await asyncio.to_thread(people.serve, "--port", port, "--db", db)
            await ear.until(lambda: ear.number_of(Found) == 1)
            await ear.until(lambda: ear.number_of(wire.Presence) > known)

            assert str(mirror.view()) == before
            await ear.connection.ask(wire.Act(action=mirror.position.legal[0], seen=mirror.last))
            assert ear.number_of(wire.State) == 1

    asyncio.run(run())


def test_a_table_that_is_gone_ends_the_link(people: Party) -> None:
    port = str(free_port())
    first, address = people.serve("--port", port, "--db", "memory:")

    async def run() -> None:
        table, _ = await asyncio.to_thread(opened, address)
        async with asyncio.timeout(2 * SOON), listening(table, "") as ear:
            first.process.terminate()
            await ear.until(lambda: ear.number_of(Lost) == 1)
            await asyncio.to_thread(people.serve, "--port", port, "--db", "memory:")
            await ear.until(lambda: ear.number_of(Ended) == 1)

            assert ear.connection.ended is not None
            assert "there is no table" in str(ear.connection.ended)
            with pytest.raises(ClientError, match="there is no table"):
                await ear.connection.ask(wire.Sit())

    asyncio.run(run())


def test_whoever_does_not_find_a_table_is_told_so(server: str) -> None:
    async def connected(url: str) -> None:
        async with connect(url):
            pass

    with pytest.raises(ClientError, match="there is no table nosuchtable at http"):
        asyncio.run(connected(f"{server}/t/nosuchtable"))
    with pytest.raises(ClientError, match=r"no server can be reached at http://127\.0\.0\.1:1: Connection refused"):
        asyncio.run(connected("http://127.0.0.1:1/t/table"))
    with pytest.raises(ClientError, match="is no link to a table"):
        asyncio.run(connected("http://127.0.0.1:1/"))
