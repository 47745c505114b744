"""What lists show of tables that somebody else owns, or that nobody has in memory: the same in every store."""

import asyncio

from tests.tables.stores.waiting import LEASE, wait
from tricktable.tables.stores import Finished, Listing, Store, Unattended

FORM = '{"a": "für \\u0000 alle"}'.encode()


def listing(table: str, number: int = 1, **changed: object) -> Listing:
    plain = Listing(table, number, 5, "host", ("ann", "bob"), ("bob",), True, False, None, FORM)
    return plain._replace(**changed)  # type: ignore[arg-type] # whatever a test changes


def test_what_was_noted_is_found_by_guest_and_by_host(store: Store) -> None:
    async def play() -> None:
        for table in ("t", "u", "v", "gone"):
            await store.append(table, 1, b"1")
        notes = [listing("t"), listing("u", guests=("cem",), awaited=()), listing("gone", goes_on=False)]
        await store.note([*notes, listing("no such table")])

        assert await store.listings_of("ann") == [listing("t")]
        assert [each.table for each in await store.listings_of("host")] == ["t", "u"]
        assert await store.listings_of("nobody") == await store.listings_of("") == []
        assert await store.listed(["t", "u", "v", "gone", "nothing"]) == {"t", "u"}
        assert await store.listed([]) == set()
        assert await store.listing("t") == listing("t")
        assert await store.listing("gone") is await store.listing("v") is await store.listing("nothing") is None

    wait(play())


def test_a_later_note_replaces_an_earlier_one_and_not_the_other_way_round(store: Store) -> None:
    async def play() -> None:
        await store.append("t", 1, b"1")
        await store.append("t", 2, b"2")
        await store.note([listing("t", 2, guests=("cem",))])
        await store.note([listing("t", 1, guests=("old",))])
        assert await store.listings_of("old") == []
        assert [each.number for each in await store.listings_of("cem")] == [2]
        await store.note([listing("t", 2, guests=("dora",))])
        assert await store.listings_of("cem") == []
        assert len(await store.listings_of("dora")) == 1

    wait(play())


def test_with_the_end_of_its_match_a_table_is_in_no_list(store: Store) -> None:
    async def play() -> None:
        await store.append("t", 1, b"1")
        await store.note([listing("t")])
        await store.append("t", 2, b"2", Finished("hasp", 2, ("A", "B"), "record"))
        await store.note([listing("t", 2)])

        assert await store.listings_of("ann") == []
        assert await store.listed(["t"]) == set()
        assert await store.unattended() == []

    wait(play())


def test_the_lobby_has_what_living_nodes_offer(store: Store) -> None:
    async def play() -> None:
        node = await store.enter("left", "")
        for table in ("offered", "hidden", "free"):
            await store.append(table, 1, b"1")
        for table in ("offered", "hidden"):
            await store.acquire(table, node)
        await store.note([listing(table, is_offered=table != "hidden") for table in ("offered", "hidden", "free")])

        assert await store.offered() == [listing("offered", is_offered=True)]
        await asyncio.sleep(LEASE * 1.5)
        assert await store.offered() == []

    wait(play())


def test_tables_are_looked_at_of_which_nothing_was_noted_since_or_whose_time_has_come(store: Store) -> None:
    async def play() -> None:
        node = await store.enter("left", "")
        for table in ("asleep", "stale", "silent", "due", "later", "held"):
            await store.append(table, 1, b"1")
        await store.note([listing(table) for table in ("asleep", "stale")])
        await store.note([listing("due", wakes_in=0), listing("later", wakes_in=3_600_000), listing("held")])
        lease = await store.acquire("held", node)
        await store.append("stale", 2, b"2")
        await store.append("held", 2, b"2", None, lease.epoch)

        found = await store.unattended()

        assert found == [Unattended("due", True), Unattended("stale", False), Unattended("silent", False)]
        await asyncio.sleep(LEASE * 1.5)
        assert Unattended("held", False) in await store.unattended()

    wait(play())


def test_a_table_that_is_forgotten_is_in_no_list(store: Store) -> None:
    async def play() -> None:
        await store.append("t", 1, b"1")
        await store.note([listing("t")])
        assert await store.forget_tables(["t"]) == 1
        assert await store.listings_of("ann") == []

    wait(play())


def test_guests_who_sit_somewhere_are_not_forgotten(store: Store) -> None:
    async def play() -> None:
        await store.append("t", 1, b"1")
        await store.note([listing("t")])
        for number, guest in enumerate(("ann", "cem", "dora")):
            await store.put_guest(bytes([number]), guest, guest)
        later = 10**15

        assert await store.forget_guests(later, ["dora"], is_dry=True) == 1
        assert await store.forget_guests(later, ["dora"]) == 1
        assert [await store.guest(bytes([number])) is not None for number in range(3)] == [True, False, True]

    wait(play())
