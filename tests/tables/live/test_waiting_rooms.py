"""Before the match: names, chairs, what is agreed, and who is host. Names also later."""

import asyncio
import json
from random import Random

from tests.at_once import at_once
from tests.tables.live_tables import Guest, begun, live_tables, seated
from tricktable.games import new_game
from tricktable.tables import log
from tricktable.tables.clocks import Clock
from tricktable.tables.live.resources import Settings
from tricktable.tables.stores import MemoryStore
from tricktable.tables.table import Table
from tricktable.tables.wire import (
    AnswerMove,
    AnyRequest,
    AskRematch,
    ChangeTerms,
    Contribute,
    Move,
    OpenTable,
    Rename,
    Rise,
    SeatBot,
    Sit,
    Start,
    State,
    Swap,
    TableForm,
    Terms,
    Update,
)

QUICK = Settings(pace=0, grace=0.05)


def table_of(guest: Guest) -> TableForm:
    assert guest.table is not None
    return guest.table


def names(guest: Guest) -> list[str]:
    return [seat.name for seat in table_of(guest).seats]


def told_again(guest: Guest) -> bool:
    """Whoever lost the connection right after the beginning would be told the same, word for word."""
    numbered = [(told, text) for told, text in zip(guest.messages, guest.heard, strict=True) if _number(told)]
    first = _number(numbered[0][0])
    return at_once(guest.live.messages_since(guest.guest, first)) == [text for _, text in numbered[1:]]


def _number(message: object) -> int:
    return message.number if isinstance(message, State | Update) else 0


# Names


def test_everybody_can_take_another_name_before_and_during_the_match_and_the_record_has_the_last_one() -> None:
    async def play() -> None:
        async with live_tables() as place:
            ann, bob = await seated(place, OpenTable(game="hasp", players=2, level="thumb"), 2)
            watcher = Guest(ann.live, "")
            watcher.listen()

            await ann.ask(Rename(name="  Ann\u200b  (the first)\n "))
            await bob.ask(Rename(name=names(ann)[0]))
            assert names(watcher) == ["Ann the first", "Ann the first 2"]
            number = ann.number
            await ann.ask(Rename(name="Ann the first"))
            assert ann.number == number  # nothing has changed
            for nobody in ("", " ", "\u200b", "()", "\n"):
                assert (await ann.refused(Rename(name=nobody))).code == "name"
            assert (await Guest(ann.live, "eve").refused(Rename(name="Eve"))).code == "seat"

            for number, guest in enumerate((ann, bob)):
                await guest.ask(Contribute(number=1, part=f"{number:032x}"))
            await ann.ask(Start())
            await bob.ask(Rename(name="Bob"))
            assert (watcher.news()[-1], bob.news()[-1]) == ("renamed", "renamed")
            assert sorted(names(watcher)) == ["Ann the first", "Bob"]
            await asyncio.gather(ann.play(Random(1)), bob.play(Random(2)))
            await ann.until(lambda: ann.news()[-1] == "ended")

            assert sorted((await place.store.records(1))[0].names) == ["Ann the first", "Bob"]
            assert (await ann.refused(Rename(name="Late"))).code == "stage"
            assert told_again(bob)

    asyncio.run(play())


def test_whoever_sits_down_says_by_which_name() -> None:
    async def play() -> None:
        async with live_tables() as place:
            (ann,) = await seated(place, OpenTable(game="hasp", players=2), 1)
            bob = Guest(ann.live, "bob")
            bob.listen()

            assert (await bob.refused(Sit(name="()"))).code == "name"
            await bob.ask(Sit(name="guest 0"))

            assert names(ann) == ["guest 0", "guest 0 2"]

    asyncio.run(play())


# Chairs


def test_people_move_to_free_chairs_and_bots_make_room_and_shuffles_fit_afterwards() -> None:
    """What somebody has contributed to the first shuffle goes with them."""

    async def play() -> None:
        async with live_tables() as place:
            ann, bob = await seated(place, OpenTable(game="njet", players=4, level="thumb"), 2)
            for number, guest in enumerate((ann, bob)):
                await guest.ask(Contribute(number=1, part=f"{number:032x}"))
            await ann.ask(SeatBot(chair=3))

            await bob.ask(Move(chair=2))
            assert [bool(name) for name in names(ann)] == [True, False, True, True]
            await bob.ask(Move(chair=3))
            await bob.ask(Move(chair=3))
            assert (bob.seat, names(ann)[3]) == (3, "guest 1")
            assert ann.here == (True, False, False, True)
            shuffle = table_of(ann).shuffle
            assert shuffle is not None
            assert shuffle.parts == {0: f"{0:032x}", 3: f"{1:032x}"}
            assert (await bob.refused(Move(chair=5))).code == "chair"
            assert (await Guest(ann.live, "eve").refused(Move(chair=1))).code == "seat"

            await ann.ask(Start())
            assert (await bob.refused(Move(chair=1))).code == "stage"
            dealt = ann.live.table.record().rounds[0].shuffle
            assert dealt is not None
            assert set(dealt.parts) == {0, 3}
            assert told_again(ann)
            assert told_again(bob)

    asyncio.run(play())


def test_people_change_places_if_both_want_it_and_the_host_swaps_any_two() -> None:
    async def play() -> None:
        async with live_tables() as place:
            ann, bob, cyd = await seated(place, OpenTable(game="njet", players=4), 3)

            await bob.ask(Move(chair=2))
            assert (cyd.news()[-1], table_of(cyd).wants_chair) == ("asked chair", {1: 2})
            assert (await bob.refused(Move(chair=2))).code == "asked"
            assert (await ann.refused(AnswerMove(chair=1, agrees=True))).code == "asked"
            await cyd.ask(AnswerMove(chair=1, agrees=False))
            assert (bob.news()[-1], table_of(bob).wants_chair, bob.seat) == ("declined chair", {}, 1)
            await bob.ask(Move(chair=2))
            await cyd.ask(AnswerMove(chair=1, agrees=True))
            assert (bob.seat, cyd.seat, table_of(bob).wants_chair) == (2, 1, {})
            await bob.ask(Move(chair=1))
            await cyd.ask(Move(chair=2))  # each wants the other's chair: nobody needs to be asked
            assert (bob.seat, cyd.seat) == (1, 2)

            assert (await bob.refused(Swap(chair=0, other=2))).code == "host"
            assert (await ann.refused(Swap(chair=0, other=4))).code == "chair"
            await bob.ask(Move(chair=0))
            await ann.ask(Swap(chair=1, other=3))
            assert (bob.seat, table_of(ann).wants_chair) == (3, {})
            number = ann.number
            await ann.ask(Swap(chair=1, other=1))
            assert ann.number == number
            await ann.ask(Swap(chair=0, other=1))
            assert (ann.seat, table_of(ann).host) == (1, 1)
            assert told_again(cyd)

    asyncio.run(play())


# Terms


def test_the_host_changes_what_is_agreed_and_those_who_sit_stay() -> None:
    async def play() -> None:
        async with live_tables() as place:
            ann, bob = await seated(place, OpenTable(game="njet", players=4, level="easy"), 2)
            await bob.ask(Contribute(number=1, part=f"{7:032x}"))
            await ann.ask(SeatBot(chair=2))
            await bob.ask(Move(chair=3))
            terms = Terms(
                game="hasp", players=3, level="thumb", title=" Friday  night ", clock=Clock(choice=30, bank=60)
            )
            assert (await bob.refused(ChangeTerms(terms=terms))).code == "host"

            await ann.ask(ChangeTerms(terms=terms))

            told = table_of(bob)
            assert bob.news()[-1] == "changed terms"
            assert (told.game, told.players, told.title, told.is_private) == ("hasp", 3, "Friday night", False)
            assert [(seat.kind, seat.bot, seat.bank) for seat in told.seats] == [
                ("person", "", 60_000),
                ("person", "", 60_000),
                ("bot", "thumb", 60_000),
            ]
            assert (bob.seat, bob.here) == (1, (True, True, False))
            assert told.shuffle is not None
            assert told.shuffle.parts == {1: f"{7:032x}"}
            await ann.ask(ChangeTerms(terms=Terms(game="hasp", players=2, level="thumb")))
            assert [seat.kind for seat in table_of(bob).seats] == ["person", "person"]
            number = bob.number
            await ann.ask(ChangeTerms(terms=Terms(game="hasp", players=2, level="thumb")))
            assert bob.number == number
            assert told_again(bob)
            await ann.ask(Start())
            await asyncio.gather(ann.play(Random(1)), bob.play(Random(2)))
            assert (await ann.refused(ChangeTerms(terms=terms))).code == "stage"

    asyncio.run(play())


def test_terms_that_cannot_be_are_refused_and_change_nothing() -> None:
    async def play() -> None:
        async with live_tables() as place:
            guests = await seated(place, OpenTable(game="njet", players=4), 4)
            number = guests[0].number
            cases: list[tuple[Terms, str]] = [
                (Terms(game="njet", players=3), "full"),
                (Terms(game="njet", players=6), "setup"),
                (Terms(game="chess"), "setup"),
                (Terms(game="njet", players=4, options={"colour": "red"}), "setup"),
                (Terms(game="njet", players=4, level="genius"), "setup"),
            ]
            for terms, code in cases:
                assert (terms, (await guests[0].refused(ChangeTerms(terms=terms))).code) == (terms, code)
            assert guests[0].number == number

            match = (await begun(place, OpenTable(game="hasp", players=2, seed="x"), 2))[0].live.table.record()
            ann, _ = await seated(place, OpenTable(game="hasp", players=2, record=str(match)), 2)
            assert (await ann.refused(ChangeTerms(terms=Terms(game="hasp", players=3)))).code == "setup"
            await ann.ask(ChangeTerms(terms=Terms(game="hasp", players=2, hints="never", is_private=True)))
            await ann.ask(Start())
            assert table_of(ann).hints == "never"

    asyncio.run(play())


# The host


def test_when_the_host_rises_the_next_person_is_host_at_once() -> None:
    async def play() -> None:
        async with live_tables() as place:
            ann, bob, cyd = await seated(place, OpenTable(game="njet", players=4), 3)
            await ann.ask(Swap(chair=0, other=3))

            await ann.ask(Rise())
            await cyd.until(lambda: cyd.news()[-1] == "became host")

            assert table_of(cyd).host == bob.seat == 1
            assert (await ann.refused(Start())).code == "host"
            await ann.ask(Sit())
            assert table_of(ann).host == 1
            await bob.ask(Start())
            assert told_again(cyd)

    asyncio.run(play())


def test_whoever_sits_down_at_a_table_without_a_host_becomes_host() -> None:
    async def play() -> None:
        async with live_tables() as place:
            (ann,) = await seated(place, OpenTable(game="hasp", players=3), 1)
            await ann.ask(Rise())
            program, bob = Guest(ann.live, "robot", is_program=True), Guest(ann.live, "bob")
            program.listen()
            bob.listen()

            await program.ask(Sit())
            assert table_of(program).host is None
            await bob.ask(Sit())
            await bob.until(lambda: bob.news()[-1] == "became host")

            assert table_of(program).host == bob.seat

    asyncio.run(play())


def test_a_host_who_stays_away_is_replaced_and_one_who_is_back_in_time_is_not() -> None:
    async def play() -> None:
        async with live_tables(QUICK) as place:
            ann, bob = await seated(place, OpenTable(game="njet", players=4), 2)
            ann.leave()
            await bob.until(lambda: bob.here == (False, True, False, False))
            ann.listen(ann.number)
            await asyncio.sleep(0.15)
            assert table_of(bob).host == 0

            ann.leave()
            await bob.until(lambda: bob.news()[-1] == "became host")
            ann.listen(ann.number)

            assert table_of(ann).host == bob.seat
            assert names(ann)[0] == "guest 0"  # the chair is still theirs
            await bob.ask(Start())

        async with live_tables(QUICK) as place:
            ann, bob = await seated(place, OpenTable(game="njet", players=4), 2)
            bob.leave()
            ann.leave()
            await asyncio.sleep(0.15)
            assert table_of(ann).host == 0
            bob.listen(bob.number)
            await bob.until(lambda: bob.news()[-1] == "became host")  # the host had been away long enough

    asyncio.run(play())


def test_whoever_became_host_is_it_again_in_the_rematch() -> None:
    async def play() -> None:
        async with live_tables() as place:
            ann, bob = await seated(place, OpenTable(game="hasp", players=2, level="thumb"), 2)
            await ann.ask(Rise())
            await bob.until(lambda: bob.news()[-1] == "became host")
            await ann.ask(Sit())
            await bob.ask(Start())
            await asyncio.gather(ann.play(Random(1)), bob.play(Random(2)))
            await bob.until(lambda: bob.news()[-1] == "ended")

            await ann.ask(AskRematch())
            await bob.ask(AskRematch())
            await bob.until(lambda: bob.news()[-1] == "rematched")

            live = await place.find(table_of(bob).rematch)
            assert live.table.host == bob.guest

    asyncio.run(play())


# What is kept


OLD_LOG = (
    '{"what":"opened","at":1,"game":"hasp","rules":1,"players":2,"options":{},"title":"","host":"a","secret":"%s",'
    '"level":"medium"}' % ("00" * 32),
    '{"what":"sat","at":2,"chair":0,"guest":"a","name":"Ann"}',
    '{"what":"sat","at":3,"chair":1,"guest":"b","name":"Ben"}',
    '{"what":"contributed","at":4,"chair":0,"number":1,"part":"%s"}' % ("01" * 16),
    '{"what":"rose","at":5,"chair":0}',
)


def test_the_log_of_a_table_from_before_there_were_names_and_swaps_is_the_same_table() -> None:
    """A host who had risen then is gone: whoever is there gets their rights."""

    async def play() -> None:
        store = MemoryStore()
        for number, line in enumerate(OLD_LOG, 1):
            opened = json.loads(line)
            await store.append("old", number, json.dumps(opened | _rules(opened)).encode())
        async with live_tables(store=store) as place:
            live = await place.find("old")
            assert (live.table.host, live.table.has_host_left, live.table.first_parts) == ("a", True, {})
            ben = Guest(live, "b")
            ben.listen()
            await ben.until(lambda: ben.news()[-1:] == ["became host"])
            requests: list[AnyRequest] = [Rename(name="Benny"), Move(chair=0), ChangeTerms(terms=Terms(game="njet"))]
            for request in requests:
                await ben.ask(request)

            again = Table.of("old", [log.decode(text) for text in await store.read("old")])

            assert (again.game.name, again.chairs[0].name, again.host) == ("njet", "Benny", "b")

    asyncio.run(play())


def _rules(opened: dict[str, object]) -> dict[str, object]:
    if opened["what"] != "opened":
        return {}
    game = new_game("hasp", 2, {})
    return {"rules": game.version, "options": dict(game.options)}
