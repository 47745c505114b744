"""Alone with bots: undo and an end at will. With others: bots wait for those who may want a choice back."""

import asyncio
from random import Random

from tests.tables.live_tables import Guest, begun, live_tables
from tricktable.core.records import Record
from tricktable.tables.clocks import Clock
from tricktable.tables.live.resources import Settings
from tricktable.tables.played.outcomes import outcome_of
from tricktable.tables.played.outlines import outline_of
from tricktable.tables.played.played_match import PlayedMatch
from tricktable.tables.stores import MemoryStore
from tricktable.tables.wire import (
    AnswerBack,
    AskBack,
    AskRematch,
    Contribute,
    EndMatch,
    OpenTable,
    Queue,
    Return,
    Rise,
    State,
    Undo,
    Update,
)


def _offers(guest: Guest) -> tuple[str, ...]:
    """What the guest was told last that they can ask for."""
    told = [message for message in guest.messages if isinstance(message, State | Update)]
    return told[-1].offers


def _moves(guest: Guest) -> list[tuple[int | None, str, str]]:
    """All choices that were told: whose, what, and who made it for them."""
    updates = [message.news for message in guest.messages if isinstance(message, Update)]
    return [(news.seat, news.action, news.by) for news in updates if news.what == "moved"]


async def _choose(guest: Guest, place: int = 0) -> None:
    """Makes one choice when it is time, and waits until it is the guest's turn again."""
    await guest.until(lambda: guest.is_awaited)
    assert guest.view is not None
    await guest.act(guest.view.legal[place % len(guest.view.legal)])
    await guest.until(lambda: guest.is_awaited or guest.is_over)


def test_whoever_is_alone_goes_back_and_the_bots_answer_the_same_choice_in_the_same_way() -> None:
    async def play() -> None:
        store = MemoryStore()
        async with live_tables(store=store) as place:
            (ann,) = await begun(place, OpenTable(game="hasp", players=3, level="thumb"), 1)
            assert (await ann.refused(Undo())).code == "back"
            assert _offers(ann) == ("end",)
            await _choose(ann)
            since = len(_moves(ann))
            await _choose(ann)
            answers = _moves(ann)[since:]
            assert _offers(ann) == ("undo", "end")

            await ann.ask(Undo())
            assert ann.is_awaited
            await _choose(ann)

            assert _moves(ann)[since + len(answers) :] == answers
            assert ann.news().count("undid") == 1
            await ann.ask(Undo())
            await ann.ask(Undo())
            assert _offers(ann) == ("end",)
            assert ann.table is not None
            assert ann.table.practice == 3
            ann.leave()

            # a crash: another process goes on from the same log
            async with live_tables(store=store) as other:
                live = await other.find(ann.live.id)
                again = Guest(live, ann.guest)
                again.listen()
                assert (again.view, again.table) == (ann.view, ann.table)
                await again.play(Random(1))
                assert again.table is not None
                (kept,) = await store.records(9)
                text = await store.record(kept.id) or ""
                assert Record.parse(text).practice == 3
                assert outcome_of(text, 3).is_practice
                assert (await again.refused(Undo())).code == "stage"

    asyncio.run(play())


def test_whoever_is_alone_ends_the_match_which_keeps_its_record() -> None:
    async def play() -> None:
        async with live_tables() as place:
            (ann,) = await begun(place, OpenTable(game="hasp", players=3, level="thumb"), 1)
            for _ in range(5):
                await _choose(ann)

            await ann.ask(EndMatch())

            await ann.until(lambda: ann.news()[-1] == "ended")
            assert ann.is_over
            assert ann.view is not None
            assert (ann.view.awaited, ann.view.legal, ann.view.winners, _offers(ann)) == ((), (), (), ())
            assert ann.table is not None
            text = await place.store.record(ann.table.match)
            assert text is not None
            assert outline_of(PlayedMatch.of(text), ann.table.match).winners == ()
            assert await place.store.records(9) == []
            assert len(await place.store.records(9, has_private=True)) == 1
            assert await place.tables_of(ann.guest) == []
            assert await place.lobby() == []
            await ann.ask(AskRematch())
            await ann.until(lambda: ann.news()[-1] == "rematched")

    asyncio.run(play())


def test_with_others_there_is_no_way_back_without_them() -> None:
    async def play() -> None:
        async with live_tables() as place:
            ann, bob = await begun(place, OpenTable(game="njet", players=3, level="thumb"), 2)
            await bob.ask(Rise())
            assert (await ann.refused(Undo())).code == "people"
            assert (await ann.refused(EndMatch())).code == "people"
            assert (await bob.refused(Undo())).code == "away"

    asyncio.run(play())


def test_what_is_queued_is_forgotten_with_the_position_that_it_was_for() -> None:
    async def play() -> None:
        async with live_tables(Settings(pace=60)) as place:
            for seed in "abcdefghi":  # a bot that begins takes a minute
                (ann,) = await begun(place, OpenTable(game="njet", players=3, level="thumb", seed=seed), 1)
                if ann.is_awaited:
                    break
            assert ann.view is not None
            hand = ann.view.hand
            await ann.act(ann.view.legal[0])
            await ann.ask(Queue(action=hand[0]))

            await ann.ask(Undo())

            await ann.until(lambda: ann.queued == "")
            assert ann.is_awaited

    asyncio.run(play())


def test_bots_wait_for_somebody_who_may_want_a_choice_back_and_while_that_is_asked() -> None:
    async def play() -> None:
        async with live_tables(Settings(pace=0.05)) as place:
            wishes = OpenTable(game="njet", players=3, level="thumb", seed="patience")
            ann, bob = await begun(place, wishes, 2)
            asked = None
            while asked is None:
                await ann.until(lambda: ann.is_awaited or bob.is_awaited)
                chooses, other = (ann, bob) if ann.is_awaited else (bob, ann)
                assert chooses.view is not None
                await chooses.act(chooses.view.legal[0])
                awaited = chooses.view.awaited
                has_bot_next = awaited not in ((ann.seat,), (bob.seat,))
                if "ask back" in _offers(chooses) and has_bot_next:
                    asked = chooses
            number = ann.number

            await asyncio.sleep(0.12)
            assert ann.number == number, "the bot did not wait"
            await asked.ask(AskBack())
            assert _offers(asked) == ()
            await asyncio.sleep(0.5)
            assert ann.number == number + 1, "the bot went on although something was asked"
            await other.ask(AnswerBack(agrees=False))
            await ann.until(lambda: ann.number > number + 2)

    asyncio.run(play())


def test_choices_of_a_stand_in_and_of_the_clock_are_told_as_such_and_forced_ones_are_not() -> None:
    async def play() -> None:
        async with live_tables(Settings(pace=0)) as place:
            wishes = OpenTable(game="hasp", players=3, level="thumb", clock=Clock(choice=1, bank=0), plays_forced=True)
            (ann,) = await begun(place, wishes, 1)
            await ann.until(lambda: ann.is_awaited)
            await ann.until(lambda: any(by == "clock" for _, _, by in _moves(ann)))
            await ann.ask(Rise())
            await ann.until(lambda: any(by == "bot" for _, _, by in _moves(ann)))
            await ann.ask(Return())
            again = Guest(ann.live, ann.guest)
            again.listen()

            (state,) = [message for message in again.messages if isinstance(message, State)]
            chosen = [(each.action, each.by) for each in state.stood_in]
            own = [(action, by) for seat, action, by in _moves(ann) if seat == ann.seat]
            assert chosen
            assert chosen == own[-len(chosen) :]
            assert all(by for _, by in chosen)
            assert len(chosen) == len(own) or own[-len(chosen) - 1][1] == ""
            by = {(seat == ann.seat, by) for seat, _, by in _moves(ann)}
            assert by >= {(True, "clock"), (True, "bot"), (False, "")}
            assert not by & {(False, "bot"), (False, "clock")}

    asyncio.run(play())


def test_nothing_is_contributed_to_a_round_that_was_dealt_before_somebody_went_back() -> None:
    async def play() -> None:
        async with live_tables() as place:
            (ann,) = await begun(place, OpenTable(game="hasp", players=2, level="thumb"), 1)
            while ann.view is not None and ann.view.number < 2:
                await _choose(ann)
            await ann.ask(Undo())
            assert ann.view is not None
            if ann.view.number == 2:
                await ann.ask(Undo())
            assert ann.view.number == 1

            assert ann.table is not None
            assert ann.table.shuffle is None
            assert (await ann.refused(Contribute(number=2, part="ab" * 16))).code == "shuffle"

    asyncio.run(play())
