"""Tables whose host chose the cards, by a seed or a record: everybody is told, and nobody is led into one."""

import asyncio

import pytest

from tests.tables.live_tables import Guest, begun, live_tables, seated
from tricktable.tables.wire import ChangeTerms, OpenTable, Rise, Sit, Terms

SEEDED = OpenTable(game="hasp", players=2, level="thumb", seed="mine")


async def _record() -> str:
    async with live_tables() as place:
        ann, _ = await begun(place, OpenTable(game="hasp", players=2, seed="mine"), 2)
        return str(ann.live.table.record())


@pytest.mark.parametrize("how", ["seed", "record"])
def test_at_a_public_table_with_chosen_cards_one_person_sits_and_no_other(how: str) -> None:
    """Whoever chose the cards may know every hand."""

    async def play() -> None:
        wishes = SEEDED if how == "seed" else OpenTable(game="hasp", level="thumb", record=await _record())
        async with live_tables() as place:
            (ann,) = await seated(place, wishes, 1)
            bob = Guest(ann.live, "bob")
            bob.listen()

            assert (await bob.refused(Sit())).code == "cards"
            assert bob.table is not None
            assert bob.table.chosen_cards == how
            assert (await place.lobby())[0].listed().chosen_cards == how
            await ann.ask(Rise())
            await bob.ask(Sit())

    asyncio.run(play())


def test_friends_who_have_the_link_of_such_a_table_are_told_and_may_sit() -> None:
    async def play() -> None:
        private = OpenTable(game="hasp", players=2, level="thumb", seed="mine", is_private=True)
        async with live_tables() as place:
            ann, bob = await seated(place, private, 2)

            assert bob.table is not None
            assert bob.table.chosen_cards == "seed"
            terms = Terms(game="hasp", players=2, level="thumb")
            assert (await ann.refused(ChangeTerms(terms=terms))).code == "cards"
            await bob.ask(Rise())
            await ann.ask(ChangeTerms(terms=terms))

    asyncio.run(play())


def test_cards_that_nobody_chose_are_not_told_of() -> None:
    async def play() -> None:
        async with live_tables() as place:
            ann, _ = await seated(place, OpenTable(game="hasp", players=2, level="thumb"), 2)

            assert ann.table is not None
            assert ann.table.chosen_cards == ""

    asyncio.run(play())
