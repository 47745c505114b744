"""What one node knows of another's tables and guests: who is forgotten, and notes that it cannot read."""

import asyncio

import pytest

from tests.tables.live.test_ownership import WISHES, hall
from tricktable.tables.live.live_tables import NOBODY
from tricktable.tables.requests import Asker
from tricktable.tables.wire import Sit


@pytest.fixture(params=["memory:", "postgresql:"])
def address(request: pytest.FixtureRequest) -> str:
    return "memory:" if request.param == "memory:" else str(request.getfixturevalue("postgresql"))


def test_whoever_is_forgotten_at_one_node_is_so_at_the_tables_of_others(address: str) -> None:
    """A node renames whoever sits at its own tables; that somebody wants to be forgotten the others are told."""

    async def play() -> None:
        async with hall(address) as (left, right):
            asker = Asker("xan", "Xanthippe", False, left.now())
            tables = [await place.open(asker, WISHES) for place in (left, right)]
            for live in tables:
                await live.ask(asker, Sit())

            await left.forget_name("xan")
            assert [live.table.chairs[0].name for live in tables] == [NOBODY, "Xanthippe"]
            await right.forget_name_here("xan")

            assert [live.table.chairs[0].name for live in tables] == [NOBODY, NOBODY]

    asyncio.run(play())


def test_what_a_node_of_another_version_noted_is_left_out_of_lists(address: str) -> None:
    """While nodes are upgraded one after the other, and after a way back."""

    async def play() -> None:
        async with hall(address) as (left, right):
            asker = Asker("ann", "Ann", False, left.now())
            tables = [await left.open(asker, WISHES) for _ in range(2)]
            for live in tables:
                await live.ask(asker, Sit())
            notes = [live.listing() for live in tables]
            assert notes[0] is not None
            assert notes[1] is not None
            await left.store.note([notes[0]._replace(form=b'{"colour": 7}', is_offered=True), notes[1]])

            offered = await right._offered_elsewhere()

            assert [offer.id for offer in offered if offer.id == tables[0].id] == []
            assert [form.id for form in await right.tables_of("ann")] == [tables[1].id]
            assert await right.outline(tables[0].id) == ("", "playing")
            assert (await right.outline(tables[1].id)).game == "hasp"

    asyncio.run(play())
