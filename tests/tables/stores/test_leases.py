"""A table has one owner at a time, and the log itself sees to that: the same in every store."""

import asyncio

import pytest

from tests.tables.stores.waiting import LEASE, wait
from tricktable.tables.stores import Finished, Held, LostLease, Node, Store, StoreError


async def both(store: Store) -> tuple[Node, Node]:
    return await store.enter("left", "http://left"), await store.enter("right", "http://right")


def test_a_new_table_belongs_to_whoever_begins_it(store: Store) -> None:
    async def play() -> None:
        left, right = await both(store)
        lease = await store.begin("t", left)
        assert not await store.has("t")
        assert await store.unfinished() == []
        with pytest.raises(KeyError):
            await store.read("t")
        await store.append("t", 1, b"one", None, lease.epoch)

        with pytest.raises(Held, match="belongs to node left at http://left") as held:
            await store.acquire("t", right)

        assert held.value.node == left
        assert held.value.table == "t"
        assert held.value.until > 0
        with pytest.raises(StoreError, match="there already"):
            await store.begin("t", right)
        await store.append("t", 2, b"two", None, lease.epoch)
        assert await store.read("t") == [b"one", b"two"]

    wait(play())


def test_a_table_that_nobody_began_cannot_be_acquired(store: Store) -> None:
    async def play() -> None:
        left, _ = await both(store)
        with pytest.raises(KeyError):
            await store.acquire("nothing", left)

    wait(play())


def test_whoever_acquires_a_table_again_has_a_new_epoch_and_the_old_one_writes_nothing(store: Store) -> None:
    async def play() -> None:
        left, _ = await both(store)
        first = await store.begin("t", left)
        await store.append("t", 1, b"one", None, first.epoch)

        second = await store.acquire("t", left)

        assert second.epoch > first.epoch
        with pytest.raises(LostLease):
            await store.append("t", 2, b"old", None, first.epoch)
        with pytest.raises(LostLease):
            await store.append("t", 2, b"old", Finished("hasp", 2, ("A", "B"), "record"), first.epoch)
        await store.append("t", 2, b"new", None, second.epoch)
        assert await store.read("t") == [b"one", b"new"]
        assert await store.records(9) == []

    wait(play())


def test_a_table_that_was_given_back_is_anybodys_and_epochs_are_never_used_again(store: Store) -> None:
    async def play() -> None:
        left, right = await both(store)
        epochs = []
        await store.append("t", 1, b"1")
        for number in range(2, 12):
            lease = await store.acquire("t", left if number % 2 else right)
            epochs.append(lease.epoch)
            await store.append("t", number, b"%d" % number, None, lease.epoch)
            await store.release([lease])
            await store.release([lease])
            with pytest.raises(LostLease):
                await store.append("t", number + 1, b"x", None, lease.epoch)

        assert len(set(epochs)) == len(epochs)
        assert epochs == sorted(epochs)
        await store.append("t", 12, b"12")
        assert await store.read("t") == [b"%d" % number for number in range(1, 13)]

    wait(play())


def test_a_lease_that_was_lost_gives_nothing_back(store: Store) -> None:
    async def play() -> None:
        left, right = await both(store)
        await store.append("t", 1, b"1")
        old = await store.acquire("t", left)
        new = await store.acquire("t", left)

        await store.release([old])

        with pytest.raises(Held):
            await store.acquire("t", right)
        await store.append("t", 2, b"2", None, new.epoch)

    wait(play())


def test_without_a_lease_nothing_is_written_to_a_table_that_somebody_owns(store: Store) -> None:
    async def play() -> None:
        left, _ = await both(store)
        await store.append("t", 1, b"1")
        await store.acquire("t", left)
        with pytest.raises(LostLease):
            await store.append("t", 2, b"2")

    wait(play())


def test_a_node_that_is_not_heard_of_loses_its_tables_to_whoever_asks(store: Store) -> None:
    """It may write until somebody else acquires the table, and never after that."""

    async def play() -> None:
        left, right = await both(store)
        old = await store.begin("t", left)
        await store.append("t", 1, b"1", None, old.epoch)
        for _ in range(6):
            await asyncio.sleep(LEASE / 4)
            await store.renew(right)

        assert await store.nodes() == [right]
        await store.append("t", 2, b"late, but nobody else's", None, old.epoch)
        new = await store.acquire("t", right)
        with pytest.raises(LostLease, match="belongs to somebody else"):
            await store.append("t", 3, b"too late", None, old.epoch)
        await store.append("t", 3, b"3", None, new.epoch)
        assert await store.read("t") == [b"1", b"late, but nobody else's", b"3"]
        await store.renew(left)
        assert await store.nodes() == [left, right]
        with pytest.raises(Held):
            await store.acquire("t", left)

    wait(play())


def test_a_node_that_says_that_it_lives_keeps_its_tables(store: Store) -> None:
    async def play() -> None:
        left, right = await both(store)
        await store.append("t", 1, b"1")
        await store.acquire("t", left)
        for _ in range(8):
            await asyncio.sleep(LEASE / 4)
            await store.renew(left)

        with pytest.raises(Held):
            await store.acquire("t", right)

    wait(play())


def test_with_a_second_process_of_its_name_a_node_is_over(store: Store) -> None:
    async def play() -> None:
        left, _ = await both(store)
        old = await store.begin("t", left)
        await store.append("t", 1, b"1", None, old.epoch)

        again = await store.enter("left", "http://elsewhere")

        assert again.term > left.term
        with pytest.raises(LostLease, match="another process has its name"):
            await store.renew(left)
        with pytest.raises(LostLease):
            await store.acquire("t", left)
        with pytest.raises(LostLease):
            await store.begin("u", left)
        new = await store.acquire("t", again)
        with pytest.raises(LostLease):
            await store.append("t", 2, b"2", None, old.epoch)
        await store.append("t", 2, b"2", None, new.epoch)
        await store.leave(left)
        assert again in await store.nodes()

    wait(play())


def test_whoever_leaves_leaves_everything(store: Store) -> None:
    async def play() -> None:
        left, right = await both(store)
        for table in ("t", "u"):
            await store.append(table, 1, b"1")
            await store.acquire(table, left)

        await store.leave(left)

        assert await store.nodes() == [right]
        lease = await store.acquire("t", right)
        await store.append("t", 2, b"2", None, lease.epoch)
        await store.append("u", 2, b"2")

    wait(play())


def test_of_many_who_want_a_table_at_once_one_gets_it(store: Store) -> None:
    async def play() -> None:
        nodes = [await store.enter(f"node-{number}", "") for number in range(5)]
        await store.append("t", 1, b"1")

        outcomes = await asyncio.gather(*[store.acquire("t", node) for node in nodes], return_exceptions=True)

        assert sorted(type(each).__name__ for each in outcomes) == ["Held"] * 4 + ["Lease"]

    wait(play())


def test_a_table_of_a_living_node_is_not_forgotten(store: Store) -> None:
    async def play() -> None:
        left, _ = await both(store)
        for table in ("t", "u"):
            await store.append(table, 1, b"1")
        await store.acquire("t", left)

        assert await store.forget_tables(["t", "u", "nothing"]) == 1
        assert await store.unfinished() == ["t"]
        with pytest.raises(KeyError):
            await store.read("u")

    wait(play())


@pytest.mark.parametrize("name", ["", "a b", "ü", "x" * 41])
def test_a_name_that_is_none_is_refused(store: Store, name: str) -> None:
    with pytest.raises(StoreError, match="no name of a node"):
        wait(store.enter(name, ""))


def test_what_is_told_is_heard_by_those_who_listen(store: Store) -> None:
    async def play() -> None:
        heard: list[tuple[str, str]] = []
        stop = store.listen("lobby", lambda text: heard.append(("lobby", text)))
        store.listen("node-left", lambda text: heard.append(("left", text)))
        await until(store, "lobby", heard)
        heard.clear()

        await store.tell("lobby", "für alle")
        await store.tell("nobody", "x")
        await store.tell("node-left", "t,12")
        async with asyncio.timeout(10):
            while len(heard) < 2:
                await asyncio.sleep(0.01)
        assert sorted(heard) == [("left", "t,12"), ("lobby", "für alle")]
        stop()
        await store.tell("lobby", "more")
        await store.tell("node-left", "end")
        async with asyncio.timeout(10):
            while len(heard) < 3:
                await asyncio.sleep(0.01)
        assert heard[2:] == [("left", "end")]

    wait(play())


async def until(store: Store, channel: str, heard: list[tuple[str, str]]) -> None:
    """Waits until somebody hears what is told."""
    async with asyncio.timeout(10):
        while not heard:
            await store.tell(channel, "?")
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.2)


@pytest.mark.parametrize(("channel", "text"), [("", "x"), ("a b", "x"), ("x" * 41, "x"), ("a", "x" * 4001)])
def test_what_cannot_be_told_is_refused(store: Store, channel: str, text: str) -> None:
    with pytest.raises(StoreError):
        wait(store.tell(channel, text))
