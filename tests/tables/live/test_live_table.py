"""A live table: people and bots, coming and going."""

import asyncio
from random import Random

import pytest

from tests.contract.tables import LIMITS, TABLES, Table, table_name
from tests.tables.live_tables import Guest, begun, live_tables, seated
from tricktable.core.record_playback import replay
from tricktable.core.records import Record
from tricktable.games.records import game_of
from tricktable.tables.clocks import Clock
from tricktable.tables.live.resources import Settings
from tricktable.tables.wire import (
    Act,
    AnswerBack,
    AskBack,
    AskRematch,
    Contribute,
    Done,
    OpenTable,
    Queue,
    Reason,
    Return,
    Rise,
    SeatBot,
    SendAway,
    Sit,
    Start,
    State,
    Update,
    Why,
)

QUICK = Settings(pace=0, grace=0.05)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_people_play_a_whole_match_and_everybody_is_told_everything_once(table: Table) -> None:
    async def play() -> None:
        async with live_tables() as place:
            game, players = table[0], table[1]
            guests = await begun(
                place, OpenTable(game=game, players=players, options=LIMITS.get(game, {}), level="thumb"), players
            )
            watcher = Guest(guests[0].live, "")
            watcher.listen()

            await asyncio.gather(*(guest.play(Random(number)) for number, guest in enumerate(guests)))

            await watcher.until(lambda: watcher.news()[-1] == "ended")
            kept = await place.store.records(10)
            assert len(kept) == 1
            text = await place.store.record(kept[0].id)
            assert text is not None
            record = Record.parse(text)
            match = replay(record, game_of(record))
            assert match.is_over
            assert all(guest.number == watcher.number for guest in guests)
            assert watcher.view is not None
            assert watcher.view.winners == match.winners()

    asyncio.run(play())


def test_whoever_comes_back_gets_word_for_word_what_they_missed() -> None:
    async def play() -> None:
        async with live_tables() as place:
            guests = await begun(place, OpenTable(game="njet", players=3, level="thumb"), 3)
            chance = Random(5)
            await asyncio.gather(*(guest.play(chance, lambda: guests[0].number > 60) for guest in guests))
            heard = [text for text, told in zip(guests[1].heard, guests[1].messages, strict=True) if _is_numbered(told)]

            numbers = [told.number for told in guests[1].messages if isinstance(told, State | Update)]

            for since in numbers[:-1]:
                missed = await guests[1].live.messages_since("guest 1", since)

                assert missed == heard[numbers.index(since) + 1 :]

    asyncio.run(play())


def _is_numbered(message: object) -> bool:
    return isinstance(message, State | Update)


def test_a_bot_takes_over_for_a_leaver_and_hands_the_seat_back() -> None:
    async def play() -> None:
        async with live_tables(QUICK) as place:
            ann, bob = await begun(place, OpenTable(game="hasp", players=2, level="thumb"), 2)

            bob.leave()
            await ann.until(lambda: "took over" in ann.news())
            await ann.play(Random(1), lambda: ann.number > 20)
            bob.listen(bob.number)
            await bob.until(lambda: "came back" in bob.news())

            assert bob.table is not None
            assert bob.seat is not None
            assert bob.table.seats[bob.seat].bot == ""
            assert bob.table.seats[bob.seat].kind == "person"
            await asyncio.gather(ann.play(Random(2)), bob.play(Random(3)))
            assert ann.is_over

    asyncio.run(play())


def test_nobody_is_replaced_while_no_person_is_there() -> None:
    async def play() -> None:
        async with live_tables(QUICK) as place:
            ann, bob = await begun(place, OpenTable(game="hasp", players=2, level="thumb"), 2)
            number = ann.live.table.number

            ann.leave()
            bob.leave()
            await asyncio.sleep(0.2)

            assert ann.live.table.number == number

    asyncio.run(play())


def test_leaving_before_the_match_frees_the_chair_and_its_part_of_the_shuffle() -> None:
    async def play() -> None:
        async with live_tables() as place:
            ann, bob = await seated(place, OpenTable(game="hasp", players=2), 2)
            await bob.ask(Contribute(number=1, part="ab" * 16))

            await bob.ask(Rise())
            cleo = Guest(ann.live, "cleo")
            cleo.listen()
            await cleo.ask(Sit())
            await cleo.ask(Contribute(number=1, part="cd" * 16))

            assert ann.table is not None
            assert ann.table.shuffle is not None
            assert ann.table.shuffle.parts == {1: "cd" * 16}

    asyncio.run(play())


def test_leaving_a_match_gives_the_seat_to_a_bot_at_once() -> None:
    async def play() -> None:
        async with live_tables() as place:
            ann, bob = await begun(place, OpenTable(game="hasp", players=2, level="thumb"), 2)

            await bob.ask(Rise())

            assert ann.table is not None
            assert bob.seat is not None
            assert ann.table.seats[bob.seat].bot == "thumb"
            assert (await bob.refused(Act(action="pass", seen=bob.number))).code == "away"
            await bob.ask(Return())
            assert ann.table.seats[bob.seat].bot == ""

    asyncio.run(play())


def test_what_is_not_allowed_is_refused_with_its_reason() -> None:
    async def play() -> None:
        async with live_tables() as place:
            ann, bob = await seated(place, OpenTable(game="hasp", players=2), 2)
            cleo = Guest(ann.live, "cleo")

            assert (await ann.refused(Act(action="r3", seen=1))).code == "stage"
            assert (await ann.refused(Sit())).code == "seated"
            assert (await cleo.refused(Sit())).code == "full"
            assert (await cleo.refused(Rise())).code == "seat"
            assert (await bob.refused(Start())).code == "host"
            assert (await bob.refused(SendAway(chair=0))).code == "host"
            assert (await ann.refused(SeatBot(chair=1))).code == "taken"
            assert (await ann.refused(SeatBot(chair=5))).code == "taken"
            assert (await ann.refused(AskBack())).code == "stage"
            assert (await bob.refused(Contribute(number=2, part="00" * 16))).code == "shuffle"
            await bob.ask(Contribute(number=1, part="00" * 16))
            assert (await bob.refused(Contribute(number=1, part="11" * 16))).code == "shuffle"
            await ann.ask(SendAway(chair=1))
            assert (await ann.refused(SendAway(chair=1))).code == "free"
            assert (await ann.refused(SeatBot(chair=1, bot="nobody"))).code == "bot"
            assert (await ann.refused(Start(bot="clairvoyant"))).code == "bot"
            await ann.ask(Start(bot="thumb"))
            assert (await cleo.refused(Sit())).code == "full"
            assert (await ann.refused(Start())).code == "stage"
            assert (await ann.refused(AskRematch())).code == "stage"
            await ann.until(lambda: ann.is_awaited)
            assert (await ann.refused(Act(action="nonsense", seen=ann.number))).code == "notation"
            assert (await cleo.refused(Act(action="pass", seen=ann.number))).code == "seat"

    asyncio.run(play())


def test_a_choice_for_a_position_that_is_gone_is_refused_as_stale_and_never_made_twice() -> None:
    async def play() -> None:
        async with live_tables() as place:
            ann, bob = await begun(place, OpenTable(game="hasp", players=2, seed="x", level="thumb"), 2)
            await asyncio.gather(*(guest.play(Random(1), lambda: ann.number > 12) for guest in (ann, bob)))
            mover = ann if ann.is_awaited else bob
            assert mover.view is not None
            seen = mover.number

            action = mover.view.legal[0]
            await mover.ask(Act(action=action, seen=seen))
            again = await mover.refused(Act(action=action, seen=seen))

            assert again.code in ("stale", "turn")
            old = await (ann if ann.is_awaited else bob).refused(Act(action="f3", seen=1))
            assert old.code == "stale"

    asyncio.run(play())


def test_simultaneous_choices_do_not_wait_for_each_other_and_are_hidden_until_all_are_made() -> None:
    """Meinz: everybody discards at once."""

    async def play() -> None:
        async with live_tables() as place:
            guests = await begun(place, OpenTable(game="meinz", players=4), 4)
            assert all(guest.is_awaited for guest in guests)
            seen = guests[3].number

            for guest in reversed(guests[1:]):
                assert guest.view is not None
                await guest.ask(Act(action=guest.view.legal[0], seen=seen))

            told = [m.news for m in guests[0].messages if isinstance(m, Update) and m.news.what == "moved"]
            assert [news.action for news in told] == ["?", "?", "?"]
            own = [m.news for m in guests[2].messages if isinstance(m, Update) and m.news.what == "moved"]
            assert [news.action == "?" for news in own] == [True, False, True]

    asyncio.run(play())


def test_a_choice_is_taken_back_when_all_people_agree() -> None:
    async def play() -> None:
        async with live_tables() as place:
            guests = await begun(place, OpenTable(game="njet", players=4, seed="back"), 4)
            await asyncio.gather(*(g.play(Random(4), lambda: _is_in_a_trick(guests[0])) for g in guests))
            live = guests[0].live
            before = str(live.table.match.view(0)) if live.table.match else ""
            mover = next(guest for guest in guests if guest.is_awaited)
            others = [guest for guest in guests if guest is not mover]
            assert mover.view is not None

            await mover.act(mover.view.legal[0])
            assert (await others[0].refused(AskBack())).code == "back"
            await mover.ask(AskBack())
            await others[0].ask(AnswerBack(agrees=True))
            await others[1].ask(AnswerBack(agrees=True))
            assert "took back" not in mover.news()
            await others[2].ask(AnswerBack(agrees=True))

            assert mover.news()[-1] == "took back"
            assert live.table.match is not None
            assert str(live.table.match.view(0)) == before
            assert mover.is_awaited
            state = next(m for m in reversed(others[0].messages) if isinstance(m, Update))
            assert state.began == 0

    asyncio.run(play())


def _is_in_a_trick(guest: Guest) -> bool:
    """Somebody has led, and at least two have still to play."""
    return guest.view is not None and guest.view.phase == "trick" and len(guest.view.facts.get("trick", ())) == 1


def test_one_who_does_not_agree_keeps_the_choice_where_it_is() -> None:
    async def play() -> None:
        async with live_tables() as place:
            guests = await begun(place, OpenTable(game="njet", players=4, seed="back"), 4)
            await asyncio.gather(*(g.play(Random(4), lambda: _is_in_a_trick(guests[0])) for g in guests))
            mover = next(guest for guest in guests if guest.is_awaited)
            other = next(guest for guest in guests if guest is not mover)
            assert mover.view is not None
            await mover.act(mover.view.legal[0])
            await mover.ask(AskBack())

            await other.ask(AnswerBack(agrees=False))

            assert mover.table is not None
            assert mover.table.asks_back is None
            assert (await other.refused(AnswerBack(agrees=True))).code == "asked"

    asyncio.run(play())


def test_a_queued_card_is_played_when_it_may_be_and_forgotten_when_not() -> None:
    async def play() -> None:
        async with live_tables() as place:
            guests = await begun(place, OpenTable(game="njet", players=4, seed="queue"), 4)
            await asyncio.gather(*(g.play(Random(4), lambda: _is_in_a_trick(guests[0])) for g in guests))
            mover = next(guest for guest in guests if guest.is_awaited)
            assert mover.seat is not None
            following = next(guest for guest in guests if guest.seat == (mover.seat + 1) % 4)
            assert following.view is not None
            assert mover.view is not None
            cards = list(following.view.hand)

            for card in cards:
                answer = await following.ask(Queue(action=card))
                assert not isinstance(answer, Done)
            await following.ask(Queue(action=cards[-1]))
            assert following.live._turns.queued(following.seat or 0) == cards[-1]
            number = following.number
            await mover.act(mover.view.legal[0])
            legal = following.live.table.legal_texts(following.seat or 0)

            if cards[-1] in legal:
                await following.until(lambda: following.number > number + 1)
                assert following.news()[-1] == "moved"
            else:
                await following.until(lambda: following.queued == "" and following.number > number)
                assert following.is_awaited

    asyncio.run(play())


def test_forced_choices_are_made_by_the_table_if_that_was_wished() -> None:
    async def play() -> None:
        async with live_tables() as place:
            wishes = OpenTable(game="hasp", players=2, level="thumb", plays_forced=True, seed="forced")
            ann, bob = await begun(place, wishes, 2)
            for guest in (ann, bob):
                guest.live._turns._pace(guest.seat or 0)._times.extend([1] * 16)

            async def choose(guest: Guest) -> None:
                while not guest.is_over:
                    await guest.until(lambda: guest.is_over or guest.is_awaited)
                    if guest.is_over or guest.view is None:
                        return
                    number = guest.number
                    if len(guest.view.legal) > 1:
                        await guest.act(guest.view.legal[-1])
                    else:
                        await guest.until(lambda number=number: guest.number > number)  # type: ignore[misc]

            await asyncio.wait_for(asyncio.gather(choose(ann), choose(bob)), 60)
            assert ann.is_over

    asyncio.run(play())


def test_when_the_time_is_up_a_bot_makes_the_choice() -> None:
    async def play() -> None:
        async with live_tables() as place:
            wishes = OpenTable(game="hasp", players=2, level="thumb", clock=Clock(choice=1))
            ann, bob = await begun(place, wishes, 2)
            number = ann.number
            assert ann.view is not None
            assert set(ann.view.until) == set(ann.view.awaited)

            await ann.until(lambda: ann.number > number)

            assert ann.news()[-1] == "moved"
            assert bob.number == ann.number

    asyncio.run(play())


def test_the_same_people_play_again_at_a_new_table() -> None:
    async def play() -> None:
        async with live_tables() as place:
            guests = await begun(place, OpenTable(game="hasp", players=3, level="thumb", title="Monday"), 2)
            await asyncio.gather(*(guest.play(Random(1)) for guest in guests))
            await guests[0].until(lambda: guests[0].news()[-1] == "ended")

            await guests[0].ask(AskRematch())
            assert (await guests[0].refused(AskRematch())).code == "asked"
            await guests[1].ask(AskRematch())
            await guests[1].until(lambda: guests[1].news()[-1] == "rematched")

            assert guests[0].table is not None
            live = await place.find(guests[0].table.rematch)
            again = [Guest(live, guest.guest) for guest in guests]
            for number, guest in enumerate(again):
                guest.listen()
                await guest.ask(Contribute(number=1, part=f"{number:032x}"))
            await again[0].until(lambda: again[0].table is not None and again[0].table.stage == "playing")
            assert again[0].table is not None
            assert again[0].table.title == "Monday"
            assert sorted(seat.name for seat in again[0].table.seats) == sorted(s.name for s in guests[0].table.seats)

    asyncio.run(play())


def test_nobody_waits_for_those_who_are_gone_before_they_play_again() -> None:
    """Their chair is theirs, a bot plays on it from the beginning, and they play themselves as soon as they come."""

    async def play() -> None:
        async with live_tables() as place:
            ann, bob = await begun(place, OpenTable(game="hasp", players=2, level="thumb"), 2)
            await asyncio.gather(ann.play(Random(1)), bob.play(Random(2)))
            await ann.until(lambda: ann.news()[-1] == "ended")
            bob.leave()

            await ann.ask(AskRematch())
            await ann.until(lambda: ann.news()[-1] == "rematched")
            assert ann.table is not None
            live = await place.find(ann.table.rematch)
            again, late = Guest(live, ann.guest), Guest(live, bob.guest)
            again.listen()
            await again.ask(Contribute(number=1, part=f"{0:032x}"))
            await again.until(lambda: again.table is not None and again.table.stage == "playing")
            assert [chair.bot for chair in live.table.chairs if chair.guest == bob.guest] == ["thumb"]

            late.listen()
            await late.until(lambda: "came back" in late.news())
            assert [chair.bot for chair in live.table.chairs if chair.guest == bob.guest] == [""]

    asyncio.run(play())


def test_why_not_is_answered_and_changes_nothing() -> None:
    async def play() -> None:
        async with live_tables() as place:
            guests = await begun(place, OpenTable(game="mue", players=4, seed="why"), 4)
            mover = next(guest for guest in guests if guest.is_awaited)
            assert mover.view is not None
            number = mover.number

            card = await mover.ask(Why(action=mover.view.hand[0]))
            legal = await mover.ask(Why(action=mover.view.legal[0]))

            assert isinstance(card, Reason)
            assert card.reason
            assert card.allowed == mover.view.legal
            assert isinstance(legal, Reason)
            assert not legal.reason
            assert mover.number == number

    asyncio.run(play())
