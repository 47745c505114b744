"""How much work, and how much memory, one guest can cost all others."""

import asyncio
from random import Random

import pytest

from tests.tables.live_tables import Guest, begun, live_tables
from tricktable.core.matches import Match
from tricktable.core.records import Record
from tricktable.tables import log, openings
from tricktable.tables.live import audiences, live_table
from tricktable.tables.live.live_table import LiveTable
from tricktable.tables.live.live_tables import LiveTables
from tricktable.tables.live.resources import Settings
from tricktable.tables.requests import Asker, Refused
from tricktable.tables.stores import MemoryStore
from tricktable.tables.table import Table
from tricktable.tables.wire import EndMatch, OpenTable, State, Undo, decode_message

ALONE = OpenTable(game="hasp", players=2, level="thumb")


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that were played again from their logs."""
    played: list[str] = []
    honest = audiences.missed_messages

    def counting(id: str, *args: object) -> object:
        played.append(id)
        return honest(id, *args)  # type: ignore[arg-type] # whatever it takes

    monkeypatch.setattr(live_table, "missed_messages", counting)
    return played


@pytest.mark.parametrize(("who", "wants_aid"), [("guest 0", True), ("a spectator", False)])
def test_whoever_comes_back_soon_is_told_from_memory_word_for_word(
    replays: list[str], who: str, wants_aid: bool
) -> None:
    async def play() -> None:
        async with live_tables() as place:
            ann, bob = await begun(place, OpenTable(game="hasp", players=2), 2)
            gone = Guest(ann.live, who, wants_aid=wants_aid)
            gone.listen()
            gone.leave()
            since = gone.number
            chance = Random(1)
            await asyncio.gather(*(guest.play(chance, lambda: ann.number > since + 8) for guest in (ann, bob)))

            told = await ann.live.messages_since(who, since, wants_aid)

            assert replays == []
            entries = [log.decode(text) for text in await place.store.read(ann.live.id)]
            assert told == list(audiences.missed_messages(ann.live.id, entries, who, since, wants_aid))

    asyncio.run(play())


def test_whoever_wants_to_hear_everything_again_and_again_is_told_how_it_stands(replays: list[str]) -> None:
    """Playing a match again from its log costs time in which nobody else is answered."""

    async def play() -> None:
        async with live_tables(Settings(pace=0, replayed=100, replayed_a_second=0)) as place:
            (ann,) = await begun(place, ALONE, 1)
            await ann.play(Random(1), lambda: ann.number > 20)

            told = [await ann.live.messages_since("somebody else", 1) for _ in range(50)]

            assert len(replays) <= 100 // 20
            assert isinstance(decode_message(told[-1][0]), State)

    asyncio.run(play())


def test_the_record_of_a_match_is_written_once_for_each_position(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with live_tables() as place:
            (ann,) = await begun(place, ALONE, 1)
            made: list[int] = []
            honest = Table.record

            def counting(table: Table, viewer: int | None = None) -> Record:
                made.append(1)
                return honest(table, viewer)

            monkeypatch.setattr(Table, "record", counting)

            texts = {ann.live.record(0) for _ in range(50)}

            assert (len(texts), len(made)) == (1, 1)

    asyncio.run(play())


def test_a_record_that_no_match_has_is_not_gone_on_with() -> None:
    wishes = OpenTable(game="hasp", record="x" * (openings.LONGEST_CONTINUED + 1))

    with pytest.raises(Refused, match="at most 64000"):
        openings.opening(Asker("ann", "Ann", False, 0), wishes)


def test_going_back_plays_one_round_again_and_not_the_whole_match(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with live_tables() as place:
            (ann,) = await begun(place, OpenTable(game="njet", players=3, level="thumb", seed="back"), 1)
            await ann.play(Random(1), lambda: ann.view is not None and ann.view.number > 4)
            before = len(ann.live.table.moves)
            applied: list[int] = []
            honest = Match.apply

            def counting(match: Match, seat: int, action: int) -> object:
                applied.append(action)
                return honest(match, seat, action)

            monkeypatch.setattr(Match, "apply", counting)

            await ann.ask(Undo())

            assert len(applied) < before // 2
            table = Table.of(ann.live.id, [log.decode(text) for text in await place.store.read(ann.live.id)])
            assert str(table.record()) == str(ann.live.table.record())

    asyncio.run(play())


async def _finished(place: LiveTables, count: int) -> list[str]:
    """Tables whose match is over."""
    ids = []
    for _ in range(count):
        (ann,) = await begun(place, ALONE, 1)
        await ann.ask(EndMatch())
        ids.append(ann.live.id)
    return ids


def test_looking_at_finished_tables_keeps_few_in_memory_and_takes_no_room() -> None:
    async def play() -> None:
        store = MemoryStore()
        async with live_tables(store=store) as place:
            ids = await _finished(place, 20)
            for live in place.awake.values():
                await live.close()
            again = LiveTables(store, place.thinker, Settings(pace=0, most_looked_at=4, most_tables=2))
            for id in ids:
                await again.find(id)

            assert len(again.awake) == 4
            await again.open(Asker("bob", "Bob", False, 0), ALONE)
            await again.open(Asker("bob", "Bob", False, 0), ALONE)
            with pytest.raises(Refused, match="no room"):
                await again.open(Asker("bob", "Bob", False, 0), ALONE)

    asyncio.run(play())


def test_a_finished_table_stays_as_long_as_somebody_listens_there() -> None:
    async def play() -> None:
        store = MemoryStore()
        async with live_tables(store=store) as place:
            ids = await _finished(place, 6)
            for live in place.awake.values():
                await live.close()
            again = LiveTables(store, place.thinker, Settings(pace=0, most_looked_at=2))
            watcher = Guest(await again.find(ids[0]), "bob")
            watcher.listen()
            for id in ids[1:]:
                await again.find(id)

            assert await again.find(ids[0]) is watcher.live

    asyncio.run(play())


def test_the_lobby_is_put_together_once_and_not_for_everybody_who_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with live_tables() as place:
            for number in range(30):
                await place.open(Asker("ann", "Ann", False, place.now()), OpenTable(game="hasp", title=f"{number}"))
            looked: list[str] = []

            def counting(live: LiveTable) -> bool:
                looked.append(live.id)
                return True

            monkeypatch.setattr(LiveTable, "is_offered", property(counting))
            moment = place.now()
            monkeypatch.setattr(place, "now", lambda: moment)

            for _ in range(50):
                await place.lobby()

            assert len(looked) == 30
            live = await place.open(Asker("ann", "Ann", False, place.now()), OpenTable(game="hasp"))
            assert live in await place.lobby()

    asyncio.run(play())
