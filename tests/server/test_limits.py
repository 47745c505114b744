"""Limits: buckets of tokens, by a clock of the test's own."""

import asyncio
import logging
from collections.abc import Collection

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.servers import leave, served
from tricktable.server.app import make_app
from tricktable.server.guests import Guests
from tricktable.server.limits import Addresses, Bucket, Limits, Rate, address_of
from tricktable.server.problems import Problem
from tricktable.server.settings import ServerSettings
from tricktable.tables.live.live_tables import LiveTables
from tricktable.tables.live.resources import Settings
from tricktable.tables.live.thinkers import Thinker
from tricktable.tables.requests import Asker
from tricktable.tables.stores import Held, MemoryStore
from tricktable.tables.wire import OpenTable, Refusal, Rise, Sit, Why


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_what_comes_back() -> None:
    clock = Clock()
    bucket = Bucket(Rate(3, 0.5), clock)

    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    assert bucket.wait() == pytest.approx(2.0)
    clock.now += 2.0
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now += 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_a_bucket_of_its_own() -> None:
    clock = Clock()
    addresses = Addresses(Rate(1, 0.1), 100, clock)

    assert addresses.take("a") == 0.0
    assert addresses.take("a") == pytest.approx(10.0)
    assert addresses.take("b") == 0.0


def test_only_so_many_addresses_are_remembered() -> None:
    clock = Clock()
    addresses = Addresses(Rate(1, 0.001), 100, clock)
    for number in range(10_000):
        addresses.take(f"address {number}")

    assert len(addresses) == 100
    assert addresses.take("address 9999") > 0.0


def test_whoever_has_all_tokens_again_is_forgotten() -> None:
    clock = Clock()
    addresses = Addresses(Rate(1, 1.0), 100, clock)
    for number in range(50):
        addresses.take(f"address {number}")
    clock.now += 2.0

    addresses.take("somebody else")

    assert len(addresses) == 1


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("203.0.113.9", 5), "203.0.113.9"),
        (("2001:db8:1:2:3:4:5:6", 5), "2001:db8:1:2::/64"),
        (("2001:db8:1:2:ffff::1", 5), "2001:db8:1:2::/64"),
        (("::ffff:203.0.113.9", 5), "203.0.113.9"),
        (("fe80::1%eth0", 5), "fe80::/64"),
        (("a unix socket", 0), "a unix socket"),
        (None, ""),
    ],
)
def test_a_household_is_one_address(client: tuple[str, int] | None, address: str) -> None:
    assert address_of(client) == address


@pytest.mark.parametrize("limits", [Limits(sockets=Rate(2, 0.1)), Limits(open_sockets=2)], ids=["new", "open"])
def test_too_many_sockets_from_one_address_are_denied_and_fill_no_log(
    limits: Limits, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with served(ServerSettings(limits=limits), clock=Clock()) as server:
            ann = await server.visitor()
            table = await ann.open()
            async with ann.socket(table) as first, ann.socket(table) as second:
                await first.hear()
                await second.hear()
                with pytest.raises(InvalidStatus) as denied:
                    await ann.socket(table).open()

                assert denied.value.response.status_code == 429
                assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
                assert denied.value.response.headers["Retry-After"] == "10"
                await first.hear()

    asyncio.run(play())


def test_messages_of_one_guest_are_counted_over_all_sockets() -> None:
    """Many sockets are no way around the limit of one."""

    async def play() -> None:
        limits = Limits(guest_messages=Rate(10, 0.001))
        async with served(ServerSettings(limits=limits), clock=Clock()) as server:
            ann, ben = await server.visitor("Ann"), await server.visitor("Ben")
            table = await ann.open()
            seats = [await ann.socket(table).open() for _ in range(4)]
            answers = [await seat.answer(Why(action="r1", id="why")) for seat in seats for _ in range(5)]

            codes = [answer.code for answer in answers if isinstance(answer, Refusal)]
            assert codes == ["seat"] * 10 + ["slow down"] * 10
            assert (await ann.ask(table, type="sit")).status_code == 429
            assert (await ben.ask(table, type="sit")).status_code == 200
            await leave(seats)

    asyncio.run(play())


def test_sitting_down_and_rising_again_and_again_is_written_down_only_so_often() -> None:
    async def play() -> None:
        limits = Limits(guest_changes=Rate(6, 0.001), address_changes=Rate(9, 0.001))
        async with served(ServerSettings(limits=limits), clock=Clock()) as server:
            ann, ben = await server.visitor("Ann"), await server.visitor("Ben")
            table = await ann.open()
            async with ann.socket(table) as first, ben.socket(table) as second:
                answers = [
                    await seat.answer(request)
                    for seat in (first, second)
                    for _ in range(4)
                    for request in (Sit(id="sit"), Rise(id="rise"))
                ]

            kinds = [answer.code if isinstance(answer, Refusal) else "done" for answer in answers]
            assert kinds == ["done"] * 6 + ["slow down"] * 2 + ["done"] * 3 + ["slow down"] * 5

    asyncio.run(play())


def test_files_and_addresses_that_there_are_not_are_counted_too() -> None:
    async def play() -> None:
        async with served(ServerSettings(limits=Limits(files=Rate(5, 0.001))), clock=Clock()) as server:
            http = server.stranger().http
            codes = [(await http.get(path)).status_code for path in ("/nothing", "/favicon.ico", "/api/none") * 3]

            assert codes[5:] == [429] * 4
            assert (await http.get("/api/games")).status_code == 200
            assert (await http.get("/healthz")).status_code == 200

    asyncio.run(play())


def test_tables_that_have_to_be_played_again_first_are_looked_at_only_so_often() -> None:
    async def play() -> None:
        limits = Limits(replays=Rate(3, 0.001))
        async with served(ServerSettings(limits=limits), clock=Clock()) as server:
            ann = await server.visitor()
            ids = [await ann.open() for _ in range(5)]
            tables = server.app.server.tables
            for id in ids:
                del tables.awake[id]

            codes = [(await ann.http.get(f"/api/tables/{id}")).status_code for id in ids]

            assert codes == [200] * 3 + [429] * 2
            assert (await ann.http.get(f"/api/tables/{ids[0]}")).status_code == 200
            assert (await ann.http.get(f"/t/{ids[-1]}")).status_code == 200

    asyncio.run(play())


def test_records_are_counted_by_their_length_and_tables_of_an_address_by_those_that_go_on() -> None:
    async def play() -> None:
        limits = Limits(kept=Rate(1000, 0.001), open_tables=3)
        async with served(ServerSettings(limits=limits), clock=Clock()) as server:
            ann, ben = await server.visitor("Ann"), await server.visitor("Ben")
            brought = [await ann.http.post("/api/matches", json={"record": "x" * 400}) for _ in range(3)]
            tables = [await ann.open() for _ in range(2)] + [await ben.open()]
            refused = await ben.http.post("/api/tables", json={"game": "hasp"})

            assert [response.status_code for response in brought] == [400, 400, 429]
            assert (refused.status_code, refused.json()["code"]) == (429, "slow down")
            assert (await ann.ask(tables[0], type="sit")).status_code == 200
            assert (await ann.ask(tables[0], type="clear away")).status_code == 200
            assert (await ben.http.post("/api/tables", json={"game": "hasp"})).status_code == 201

    asyncio.run(play())


def test_looking_for_a_table_of_another_node_costs_nothing_here() -> None:
    """Nothing is played again for it: the request is passed on, as often as its own limits allow."""

    async def play() -> None:
        store = MemoryStore()
        places = [LiveTables(store, Thinker(), Settings(), node=name) for name in ("left", "right")]
        live = await places[0].open(Asker("ann", "Ann", False, places[0].now()), OpenTable(game="hasp", players=2))
        settings = ServerSettings(limits=Limits(replays=Rate(1, 1e-9)))
        server = make_app(places[1], Guests(store), settings).server

        for _ in range(5):
            with pytest.raises(Held):
                await server.live_table(live.id, "10.0.0.1")
        with pytest.raises(Problem, match="no such table"):
            await server.live_table("nothing", "10.0.0.1")
        with pytest.raises(Problem, match="wait a little"):
            await server.live_table(live.id, "10.0.0.1")

        for place in places:
            await place.ownership.leave()
            place.thinker.close()

    asyncio.run(play())


def test_what_is_given_back_can_be_taken_again_and_no_more() -> None:
    addresses = Addresses(Rate(2, 1e-9), 10, lambda: 0.0)
    addresses.taken = {}
    addresses.give_back("a")

    assert [bool(addresses.take("a")) for _ in range(3)] == [False, False, True]
    addresses.give_back("a")
    assert [bool(addresses.take("a")) for _ in range(2)] == [False, True]
    assert addresses.taken == {"a": 2.0}


class Far(MemoryStore):
    """A store that takes a moment to answer, as a database does."""

    async def listed(self, tables: Collection[str]) -> set[str]:
        await asyncio.sleep(0.01)
        return await super().listed(tables)


def test_tables_of_an_address_are_counted_rightly_by_several_requests_at_once() -> None:
    async def play() -> None:
        store = Far()
        settings = ServerSettings(limits=Limits(open_tables=1))
        server = make_app(LiveTables(store, Thinker(), Settings()), Guests(store), settings).server
        server.note_table("10.0.0.1", "over")

        first, second = [asyncio.ensure_future(server.demand_table("10.0.0.1")) for _ in range(2)]
        await asyncio.sleep(0)
        live = await server.tables.open(Asker("ann", "Ann", False, 0), OpenTable(game="hasp", players=2))
        server.note_table("10.0.0.1", live.id)
        assert not first.done()
        answers = await asyncio.gather(first, second, return_exceptions=True)

        assert not any(isinstance(answer, KeyError) for answer in answers)
        with pytest.raises(Problem, match="too many tables"):
            await server.demand_table("10.0.0.1")
        await server.tables.close()

    asyncio.run(play())
