"""What every store promises of reviews and practice, and what a file does with what is not what was written."""

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Final

import apsw
import pytest

from tests.tables.stores.waiting import wait
from tricktable.tables.stores import NEVER, Finished, PracticeItem, Sat, Store, StoreError, open_store, studies
from tricktable.tables.stores.inspections import inspect
from tricktable.tables.stores.moves import move

DIGEST: Final = b"digest of Ann's token"
ONE: Final = PracticeItem("m", 1, 17, "hasp", 5_000)
TWO: Final = PracticeItem("m", 1, 4, "hasp", 4_000)


def finished(text: str, guests: tuple[str, ...] = (), is_private: bool = False) -> Finished:
    return Finished("hasp", 2, ("Ann", "Ben"), text, is_private, guests)


async def ann(store: Store) -> None:
    await store.put_guest(DIGEST, "ann", "Ann")


def test_a_store_tells_who_played_a_record(store: Store) -> None:
    async def play() -> None:
        await store.append("t", 1, b"end", finished("played", ("ann", ""), is_private=True))
        brought = await store.add_record(finished("brought"), 7)

        (record,) = [played.summary.id for played in await store.records_of("ann", 9)]
        assert await store.sat(record) == Sat(True, {0: "ann"})
        assert await store.sat(brought) == Sat(False, {})
        assert await store.sat("nothing") is None

    wait(play())


def test_rounds_of_a_review_are_kept_by_record_seat_and_version(store: Store) -> None:
    async def play() -> None:
        id = await store.add_record(finished("text"), 7)
        await store.keep_review(id, 0, 1, "one", b"\0first")
        await store.keep_review(id, 0, 2, "one", b"second")
        await store.keep_review(id, 0, 2, "one", b"second, again")
        await store.keep_review(id, 1, 1, "one", b"of another seat")

        assert await store.review(id, 0, "one") == {1: b"\0first", 2: b"second, again"}
        assert await store.review(id, 1, "one") == {1: b"of another seat"}
        assert await store.review(id, 2, "one") == await store.review("nothing", 0, "one") == {}

    wait(play())


def test_what_another_version_found_goes_when_a_new_one_comes(store: Store) -> None:
    async def play() -> None:
        id = await store.add_record(finished("text"), 7)
        await store.keep_review(id, 0, 1, "one", b"old")
        await store.keep_review(id, 0, 2, "one", b"old")
        await store.keep_review(id, 1, 1, "one", b"of another seat")
        assert await store.review(id, 0, "two") == {}

        await store.keep_review(id, 0, 2, "two", b"new")

        assert await store.review(id, 0, "one") == {}
        assert await store.review(id, 0, "two") == {2: b"new"}
        assert await store.review(id, 1, "one") == {1: b"of another seat"}

    wait(play())


def test_no_review_is_kept_of_a_match_that_is_not_here_or_that_is_too_long(store: Store) -> None:
    async def play() -> None:
        await store.keep_review("nothing", 0, 1, "one", b"x")
        assert await store.review("nothing", 0, "one") == {}

        id = await store.add_record(finished("text"), 7)
        with pytest.raises(StoreError, match="bytes"):
            await store.keep_review(id, 0, 1, "one", b"x" * (studies.LONGEST_REVIEW + 1))

    wait(play())


def test_only_so_many_rounds_are_kept_and_the_oldest_go_first(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("studies", "file_studies", "postgresql.studies"):
        monkeypatch.setattr(f"tricktable.tables.stores.{place}.MOST_REVIEWS", 3)

    async def play() -> None:
        id = await store.add_record(finished("text"), 7)
        for number in range(1, 6):
            await store.keep_review(id, 0, number, "one", b"x")
            await asyncio.sleep(0.002)  # kept at another millisecond

        assert sorted(await store.review(id, 0, "one")) == [3, 4, 5]

    wait(play())


def test_what_is_practised_comes_in_the_order_of_its_time(store: Store) -> None:
    async def play() -> None:
        await ann(store)
        await store.practise("ann", [ONE, TWO])

        assert await store.practice("ann") == [TWO, ONE]
        assert await store.practice("ben") == []

    wait(play())


def test_what_was_noted_before_stays_as_it_is_also_when_it_is_done(store: Store) -> None:
    async def play() -> None:
        await ann(store)
        await store.practise("ann", [ONE, TWO])
        await store.put_practice("ann", ONE._replace(due_at=9_000, solved=2))
        await store.put_practice("ann", TWO._replace(due_at=NEVER, solved=4))
        await store.put_practice("ann", TWO._replace(position=99))
        await store.put_practice("ben", ONE)

        await store.practise("ann", [ONE, TWO])

        assert await store.practice("ann") == [ONE._replace(due_at=9_000, solved=2)]
        assert await store.practice("ben") == []

    wait(play())


def test_practice_goes_with_its_guest(store: Store) -> None:
    async def play() -> None:
        await ann(store)
        await store.put_guest(b"another", "ben", "Ben")
        for guest in ("ann", "ben"):
            await store.practise(guest, [ONE])
        await store.forget_practice("ann")
        assert await store.practice("ann") == []
        assert await store.practice("ben") == [ONE]

        await store.rename_guest(DIGEST, "")
        await store.practise("ann", [ONE])
        assert await store.practice("ann") == [], "whoever is forgotten practises nothing"

        assert await store.forget_guests(1 << 50, is_dry=True) == 2
        assert await store.practice("ben") == [ONE]
        assert await store.forget_guests(1 << 50) == 2
        assert await store.practice("ben") == []

    wait(play())


def test_only_so_much_is_practised_and_what_is_done_goes_first(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("studies", "file_studies", "postgresql.studies"):
        monkeypatch.setattr(f"tricktable.tables.stores.{place}.MOST_PRACTISED", 2)

    async def play() -> None:
        await ann(store)
        await store.practise("ann", [ONE, TWO])
        await store.put_practice("ann", ONE._replace(due_at=NEVER))
        await store.practise("ann", [ONE._replace(position=1, due_at=6_000)])
        assert [item.position for item in await store.practice("ann")] == [4, 1]

        await store.practise("ann", [ONE._replace(position=2, due_at=7_000)])
        assert [item.position for item in await store.practice("ann")] == [1, 2]

    wait(play())


def filled(path: Path) -> str:
    """A file with a review and something to practise; the id of the record."""

    async def fill() -> str:
        store = open_store(f"sqlite:///{path}")
        await ann(store)
        id = await store.add_record(finished("text"), 7)
        await store.keep_review(id, 0, 1, "one", b"found")
        await store.practise("ann", [ONE])
        await store.finish()
        return id

    return asyncio.run(fill())


def test_what_was_changed_in_a_file_counts_for_nothing(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    id = filled(path)
    with closing(apsw.Connection(str(path))) as file:
        assert inspect(file).faults == ()
        file.execute("UPDATE reviews SET review = x'00'")
        file.execute("UPDATE practice SET due_at = 1")
        assert inspect(file).faults == ("a position that somebody practises is not what was written",)

    async def look() -> None:
        store = open_store(f"sqlite:///{path}")
        assert await store.review(id, 0, "one") == {}
        assert await store.practice("ann") == []
        await store.finish()

    asyncio.run(look())


def test_a_move_carries_what_is_practised_and_leaves_reviews_behind(tmp_path: Path) -> None:
    id = filled(tmp_path / "old.db")

    async def play() -> None:
        await move(f"sqlite:///{tmp_path}/old.db", f"sqlite:///{tmp_path}/new.db")
        store = open_store(f"sqlite:///{tmp_path}/new.db")
        assert await store.practice("ann") == [ONE]
        assert await store.review(id, 0, "one") == {}
        await store.finish()

    asyncio.run(play())
