"""What every store promises, with a file and without."""

import asyncio
from collections.abc import Callable

import pytest

from tests.tables.stores.waiting import wait
from tricktable.tables.stores import (
    Finished,
    Guest,
    MemoryStore,
    Store,
    StoreError,
    Summary,
    contracts,
    open_store,
    record_id,
)


def finished(text: str) -> Finished:
    return Finished("hasp", 4, ("Ada", "Bo", "Çelik", "Dora"), text)


def test_a_log_is_read_as_it_was_written(store: Store) -> None:
    entries = [b"", b"\0\xff" * 5000, "für alle".encode()]

    async def play() -> None:
        for number, entry in enumerate(entries, 1):
            await store.append("a-1", number, entry)

    wait(play())

    assert wait(store.read("a-1")) == entries


def test_a_table_that_nobody_began_cannot_be_read(store: Store) -> None:
    with pytest.raises(KeyError):
        wait(store.read("nobody"))


def test_tables_go_on_oldest_first_until_they_are_finished(store: Store) -> None:
    async def play() -> None:
        for table in ("z", "a", "m"):
            await store.append(table, 1, b"begin")
        await store.append("z", 2, b"on")
        await store.append("a", 2, b"end", finished("record of a"))

    wait(play())

    assert wait(store.unfinished()) == ["z", "m"]
    assert wait(store.read("a")) == [b"begin", b"end"]
    assert wait(store.damaged()) == []


@pytest.mark.parametrize("number", [-1, 0, 1, 3, 4, 1 << 64])
def test_only_the_next_number_may_be_appended(store: Store, number: int) -> None:
    async def play() -> None:
        await store.append("t", 1, b"one")
        with pytest.raises(StoreError, match=r"table t\b"):
            await store.append("t", number, b"other")
        await store.append("t", 2, b"two")

    wait(play())

    assert wait(store.read("t")) == [b"one", b"two"]


def test_a_new_table_begins_with_its_first_entry(store: Store) -> None:
    with pytest.raises(StoreError, match="its next is entry 1"):
        wait(store.append("t", 2, b"two"))

    assert wait(store.unfinished()) == []


@pytest.mark.parametrize("second", [0, 1])
def test_of_two_appends_with_the_same_number_exactly_one_succeeds(store: Store, second: int) -> None:
    """At the same moment, as the first entry and as a later one."""

    async def play() -> list[object]:
        if second:
            await store.append("t", 1, b"begin")
        both = (store.append("t", 1 + second, entry) for entry in (b"left", b"right"))
        return await asyncio.gather(*both, return_exceptions=True)

    outcomes = wait(play())

    assert sorted(type(each).__name__ for each in outcomes) == ["NoneType", "StoreError"]
    assert wait(store.read("t"))[second:] == [[b"left", b"right"][outcomes.index(None)]]


def test_a_refused_append_does_not_break_the_others_of_its_group(store: Store) -> None:
    async def play() -> list[object]:
        orders = [store.append(f"t{number}", 1 + number % 2, b"x") for number in range(50)]
        return await asyncio.gather(*orders, return_exceptions=True)

    outcomes = wait(play())

    assert [each is None for each in outcomes] == [number % 2 == 0 for number in range(50)]
    assert wait(store.unfinished()) == [f"t{number}" for number in range(0, 50, 2)]


def test_many_appends_of_one_table_may_wait_at_once(store: Store) -> None:
    async def play() -> None:
        await asyncio.gather(*(store.append("t", number, b"%d" % number) for number in range(1, 2501)))

    wait(play())

    assert wait(store.read("t")) == [b"%d" % number for number in range(1, 2501)]


def test_a_match_ends_once_and_its_log_goes_on(store: Store) -> None:
    """Players ask for a rematch when the match is over."""

    async def play() -> None:
        await store.append("t", 1, b"all", finished("r"))
        with pytest.raises(StoreError, match="its match is finished"):
            await store.append("t", 2, b"again", finished("s"))
        with pytest.raises(StoreError, match="its next is entry 2"):
            await store.append("t", 1, b"more")
        await store.append("t", 2, b"more")
        await store.append("t", 3, b"and more")

    wait(play())

    assert wait(store.read("t")) == [b"all", b"more", b"and more"]
    assert wait(store.unfinished()) == []
    assert len(wait(store.records(10))) == 1


def test_a_match_that_ends_within_a_group_goes_on_in_it(store: Store) -> None:
    async def play() -> list[object]:
        orders = [store.append("t", 1, b"all", finished("r")), store.append("t", 2, b"more")]
        return await asyncio.gather(*orders, return_exceptions=True)

    assert wait(play()) == [None, None]
    assert wait(store.read("t")) == [b"all", b"more"]
    assert wait(store.unfinished()) == []


@pytest.mark.parametrize("table", ["", " ", "a b", "a/b", "ü", "x" * 65, "a\n", "'; DROP TABLE tables"])
def test_an_id_that_is_none_is_refused(store: Store, table: str) -> None:
    with pytest.raises(StoreError, match="no id of a table"):
        wait(store.append(table, 1, b"x"))


def test_an_entry_that_is_too_long_is_refused(store: Store) -> None:
    with pytest.raises(StoreError, match="16777217 bytes"):
        wait(store.append("t", 1, bytes(16 * 1024 * 1024 + 1)))


def test_text_that_is_no_unicode_is_refused_and_breaks_nothing(store: Store) -> None:
    async def play() -> list[object]:
        orders = [store.append("t", 1, b"x", finished("\udc80")), store.append("u", 1, b"x")]
        return list(await asyncio.gather(*orders, return_exceptions=True))

    first, second = wait(play())

    assert isinstance(first, StoreError)
    assert second is None
    assert wait(store.unfinished()) == ["u"]


def test_the_record_of_a_finished_match_is_kept_with_its_last_entry(store: Store) -> None:
    text = "a record\nwith ü, \0 and 🂡\n"

    wait(store.append("t", 1, b"end", finished(text)))

    assert wait(store.record(record_id(text))) == text
    (summary,) = wait(store.records(10))
    assert summary[:4] == (record_id(text), "hasp", 4, ("Ada", "Bo", "Çelik", "Dora"))
    assert abs(summary.ended_at - contracts.now()) < 60_000


def test_records_of_private_tables_are_found_by_those_alone_who_know_them(store: Store) -> None:
    async def play() -> None:
        await store.append("t", 1, b"end", finished("private")._replace(is_private=True))
        await store.append("u", 1, b"end", finished("public"))

    wait(play())

    assert [summary.id for summary in wait(store.records(10))] == [record_id("public")]
    assert len(wait(store.records(10, has_private=True))) == 2
    assert wait(store.record(record_id("private"))) == "private"


def test_a_guest_finds_the_records_of_their_own_matches_private_ones_too(store: Store) -> None:
    """Page by page, newest first, with the seat; nobody else's private ones, and none of a bot."""

    async def play() -> None:
        for number in range(5):
            guests = ("", "ann") if number % 2 else ("ann", "bob")
            match = finished(f"record {number}")._replace(is_private=number > 1, guests=guests)
            await store.append(f"t{number}", 1, b"end", match)
        await store.append("u", 1, b"end", finished("others")._replace(guests=("cem", "")))

    wait(play())
    everything = wait(store.records_of("ann", 10))
    pages = [wait(store.records_of("ann", 3)), wait(store.records_of("ann", 3, everything[2].summary.id))]

    assert [each for page in pages for each in page] == everything
    assert {each.summary.id: each.seat for each in everything} == {
        record_id(f"record {number}"): number % 2 for number in range(5)
    }
    assert [each.summary for each in everything] == [
        each for each in wait(store.records(10, has_private=True)) if each.id != record_id("others")
    ]
    assert len(wait(store.records_of("bob", 10))) == 3
    assert (
        wait(store.records_of("", 10))
        == wait(store.records_of("nobody", 10))
        == wait(store.records_of("ann", -1))
        == []
    )
    assert wait(store.unnoted()) == []


def test_a_refused_end_leaves_no_record(store: Store) -> None:
    with pytest.raises(StoreError):
        wait(store.append("t", 2, b"end", finished("r")))

    assert wait(store.record(record_id("r"))) is None
    assert wait(store.records(10)) == []


def test_importing_a_record_twice_adds_nothing(store: Store) -> None:
    first = wait(store.add_record(finished("r"), 1000))
    second = wait(store.add_record(finished("r")._replace(game="mue"), 2000))

    assert first == second == record_id("r")
    assert wait(store.records(10)) == [Summary(first, "hasp", 4, ("Ada", "Bo", "Çelik", "Dora"), 1000)]


def test_records_come_newest_first_and_page_by_page(store: Store) -> None:
    async def add() -> None:
        for number in range(25):
            await store.add_record(finished(f"record {number}"), 1000 + number // 3)  # some at the same moment

    wait(add())
    pages: list[list[Summary]] = [wait(store.records(10))]
    while pages[-1]:
        pages.append(wait(store.records(10, pages[-1][-1].id)))

    everything = [summary for page in pages for summary in page]
    assert [len(page) for page in pages] == [10, 10, 5, 0]
    assert len({summary.id for summary in everything}) == 25
    assert [summary.ended_at for summary in everything] == sorted((1000 + n // 3 for n in range(25)), reverse=True)
    assert wait(store.records(10, "unknown")) == []
    assert wait(store.records(0)) == wait(store.records(-1)) == []


def test_a_guest_is_known_by_a_digest_and_may_be_renamed(store: Store) -> None:
    digest, other = b"\1" * 32, b"\2" * 32

    wait(store.put_guest(digest, "g1", "Ada"))
    wait(store.rename_guest(digest, "Ädä"))

    assert wait(store.guest(digest)) == Guest("g1", "Ädä")
    assert wait(store.guest(other)) is None
    with pytest.raises(KeyError):
        wait(store.rename_guest(other, "Bo"))


def test_guests_who_stay_away_are_forgotten_unless_they_have_a_seat(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = 24 * 60 * 60 * 1000
    clock = [0]

    async def now_in(connection: object) -> int:
        return clock[0]

    for module in ("memory", "sqlite", "postgresql.records_and_guests"):
        monkeypatch.setattr(f"tricktable.tables.stores.{module}.now", lambda: clock[0])
    monkeypatch.setattr("tricktable.tables.stores.postgresql.records_and_guests.now_in", now_in)
    for number in range(4):
        wait(store.put_guest(bytes([number]), f"g{number}", "Ada"))

    clock[0] = 10 * day
    wait(store.guest(bytes([1])))  # being here counts
    wait(store.rename_guest(bytes([2]), "Bo"))
    forgotten = wait(store.forget_guests(9 * day, ["g3"]))

    assert forgotten == 1
    known = [wait(store.guest(bytes([number]))) for number in range(4)]
    assert known == [None, Guest("g1", "Ada"), Guest("g2", "Bo"), Guest("g3", "Ada")]


def test_who_has_no_name_any_more_is_found_by_id(store: Store) -> None:
    for number, name in enumerate(("Ada", "Bo", "Cy")):
        wait(store.put_guest(bytes([number]), f"g{number}", name))
    assert wait(store.forgotten(["g0", "g1", "nobody"])) == set()
    wait(store.rename_guest(bytes([1]), ""))
    wait(store.rename_guest(bytes([2]), ""))
    assert wait(store.forgotten({"g0", "g1", "nobody"})) == {"g1"}
    assert wait(store.forgotten(())) == set()


USES: list[Callable[[Store], object]] = [
    lambda store: wait(store.forgotten(["g"])),
    lambda store: wait(store.append("t", 2, b"x")),
    lambda store: wait(store.add_record(finished("r"), 1)),
    lambda store: wait(store.put_guest(b"1", "g", "Ada")),
    lambda store: wait(store.rename_guest(b"1", "Bo")),
    lambda store: wait(store.forget_guests(1)),
    lambda store: wait(store.read("t")),
    lambda store: wait(store.unfinished()),
    lambda store: wait(store.damaged()),
    lambda store: wait(store.record("r")),
    lambda store: wait(store.records(1)),
    lambda store: wait(store.records_of("g", 1)),
    lambda store: wait(store.unnoted()),
    lambda store: wait(store.note_players("t", "r", ("g",))),
    lambda store: wait(store.guest(b"1")),
]


@pytest.mark.parametrize("use", USES)
def test_a_closed_store_says_so(store: Store, use: Callable[[Store], object]) -> None:
    wait(store.append("t", 1, b"x"))
    store.close()
    store.close()

    with pytest.raises(StoreError, match="closed"):
        use(store)


@pytest.mark.parametrize("url", ["memory:", "sqlite://", "sqlite:", "sqlite:///:memory:"])
def test_addresses_without_a_file_are_in_memory(url: str) -> None:
    assert isinstance(open_store(url), MemoryStore)


@pytest.mark.parametrize("url", ["mysql://host/tables", "x.db", "", "sqlite://host/x.db", "sqlite:x.db"])
def test_other_addresses_are_refused_with_those_that_are_allowed(url: str) -> None:
    with pytest.raises(StoreError, match=r"allowed: sqlite:///file\.db"):
        open_store(url)
