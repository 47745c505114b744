"""Hints at a live table: who gets one, from what, and what becomes of the table meanwhile."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from itertools import product
from random import Random
from typing import Any, Final

import pytest

from tests.tables.live_tables import Guest, begun, live_tables
from tests.tables.secrecy.parties import CASES, Case, Party, run
from tests.tables.secrecy.twins import deals_of, indistinguishable, opened_with, round_of
from tricktable.bots.search import HARD
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.tables import log, wire
from tricktable.tables.announcements import state_for, table_form
from tricktable.tables.live import thinkers
from tricktable.tables.live.live_tables import LiveTables
from tricktable.tables.live.resources import Settings
from tricktable.tables.live.thinkers import Advice, Thinker
from tricktable.tables.openings import opening, rematch
from tricktable.tables.requests import Asker, Refused
from tricktable.tables.stores import MemoryStore
from tricktable.tables.table import Table
from tricktable.testing.checks import with_deal
from tricktable.words.phrases import Phrase
from tricktable.words.speakers import LANGUAGES, Speaker

GAMES: Final = ("hasp", "njet", "meinz", "was_sticht", "mue")
SMALL: Final = HARD._replace(worlds=6, early_worlds=2, early_playouts=1, solved=2, nodes=200, open_nodes=200)
"""A search that tests can wait for, and that no clock ends."""


class AtOnce(Executor):
    """Does in this process what is submitted, and keeps it."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> "Future[Any]":  # what an executor takes
        done: Future[Any] = Future()
        self.asked += work.args  # type: ignore[attr-defined] # a partial
        done.set_result(work(*args, **named))
        return done


class Later(Executor):
    """Keeps what is submitted until the test wants it done."""

    def __init__(self) -> None:
        self.waiting: list[Future[Any]] = []

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> "Future[Any]":
        self.waiting.append(Future())
        return self.waiting[-1]


@pytest.fixture(autouse=True)
def _small_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "HINT", SMALL)
    monkeypatch.setattr(thinkers, "SLOW_HINT", SMALL)


def place_with(executor: Executor) -> LiveTables:
    return LiveTables(MemoryStore(), Thinker(executor=executor), Settings(pace=0))


def wishes_for(game: str, hints: wire.HintRule = "alone", **more: Any) -> wire.OpenTable:  # fields of the wishes
    return wire.OpenTable(game=game, seed="hints", is_private=True, level="thumb", hints=hints, **more)


async def awaited(guest: Guest) -> Guest:
    await guest.until(lambda: guest.is_awaited)
    return guest


async def hint_for(guest: Guest) -> wire.Hint:
    """The hint that a guest hears, which must be about the last position that they were told before it."""
    begin = len(guest.messages)
    guest.live.ask_soon(guest, guest.asker, wire.AskHint(id="hint"))
    await guest.until(lambda: any(isinstance(message, wire.Hint) for message in guest.messages[begin:]))
    hint = next(message for message in guest.messages[begin:] if isinstance(message, wire.Hint))
    before = guest.messages[: guest.messages.index(hint)]
    told = [message.number for message in before if isinstance(message, wire.State | wire.Update)]
    assert hint.number == told[-1]
    return hint


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_a_legal_choice_and_says_why(game: str) -> None:
    """In every part of a round, in four languages."""

    async def play() -> None:
        place = place_with(AtOnce())
        (guest,) = await begun(place, wishes_for(game), 1)
        chance = Random(game)
        phases = set[str]()
        for _ in range(16):
            await awaited(guest)
            assert guest.view is not None
            hint = await hint_for(guest)
            assert hint.id == "hint"
            assert hint.action in guest.view.legal
            assert hint.lines
            names = [seat.name for seat in guest.table.seats] if guest.table is not None else []
            for language in LANGUAGES:
                speaker = Speaker(language, names, guest.seat, guest.live.table.game.house)
                assert all(speaker.say(line) for line in hint.lines)
            phases.add(guest.view.phase)
            await guest.act(chance.choice(guest.view.legal))
        assert len(phases) > 1
        await place.close()

    asyncio.run(play())


def test_a_hint_comes_from_another_process() -> None:
    """As on a server: nothing at the table waits for it."""

    async def play() -> None:
        async with live_tables() as place:
            (guest,) = await begun(place, wishes_for("hasp"), 1)
            await awaited(guest)
            hint = await guest.ask(wire.AskHint())
            assert isinstance(hint, wire.Hint)
            assert guest.view is not None
            assert hint.action in guest.view.legal

    asyncio.run(play())


def test_a_hint_comes_over_the_connection_that_asked_and_no_other() -> None:
    async def play() -> None:
        place = place_with(AtOnce())
        (guest,) = await begun(place, wishes_for("meinz"), 1)
        other, watcher = Guest(guest.live, guest.guest), Guest(guest.live, "")
        for ear in (other, watcher):
            ear.listen()
        await awaited(guest)

        await hint_for(guest)

        assert not any(isinstance(message, wire.Hint) for message in (*other.messages, *watcher.messages))
        await place.close()

    asyncio.run(play())


# Who may ask


async def code_of(guest: Guest) -> str:
    return (await guest.refused(wire.AskHint())).code


@pytest.mark.parametrize(
    ("hints", "people", "programs", "code"),
    [
        ("alone", 1, 0, ""),
        ("alone", 2, 0, "hints"),
        ("alone", 1, 1, ""),
        ("always", 2, 0, ""),
        ("always", 1, 0, ""),
        ("never", 1, 0, "hints"),
        ("never", 2, 0, "hints"),
    ],
)
def test_the_table_says_who_gets_hints(hints: wire.HintRule, people: int, programs: int, code: str) -> None:
    async def play() -> None:
        place = place_with(AtOnce())
        live = await place.open(Asker("guest 0", "guest 0", False, 0), wishes_for("meinz", hints, players=3))
        guests = [Guest(live, f"guest {number}", number >= people) for number in range(people + programs)]
        for guest in guests:
            guest.listen()
            await guest.ask(wire.Sit())
        await guests[0].ask(wire.Start())
        assert guests[0].table is not None
        assert guests[0].table.hints == hints
        asker = await awaited(guests[0])
        if code:
            assert await code_of(asker) == code
        else:
            assert isinstance(await asker.ask(wire.AskHint()), wire.Hint)
        await place.close()

    asyncio.run(play())


def test_whoever_is_alone_again_gets_hints_again() -> None:
    async def play() -> None:
        place = place_with(AtOnce())
        one, two = await begun(place, wishes_for("meinz", players=3), 2)
        await awaited(one)
        assert await code_of(one) == "hints"
        await two.ask(wire.Rise())
        assert isinstance(await one.ask(wire.AskHint()), wire.Hint)
        await two.ask(wire.Return())
        assert await code_of(one) == "hints"
        await place.close()

    asyncio.run(play())


def test_there_is_no_hint_for_others_turns_spectators_or_before_and_after_the_match() -> None:
    async def play() -> None:
        place = place_with(AtOnce())
        one, two = await begun(place, wishes_for("hasp", "always", players=2), 2)
        await one.until(lambda: one.is_awaited or two.is_awaited)
        waiting = two if one.is_awaited else one
        refusal = await waiting.refused(wire.AskHint())
        assert (refusal.code, refusal.phrase) == ("turn", Phrase("why-turn"))
        assert await code_of(Guest(one.live, "somebody else")) == "seat"
        assert await code_of(Guest(one.live, "")) == "seat"
        playing = one if one.is_awaited else two
        await playing.ask(wire.Rise())
        assert await code_of(playing) == "away"
        (early,) = [Guest(await place.open(Asker("a", "a", False, 0), wishes_for("hasp")), "a")]
        await early.ask(wire.Sit())
        assert await code_of(early) == "stage"
        await place.close()

    asyncio.run(play())


def test_a_table_keeps_its_rule_when_it_is_loaded_and_played_again() -> None:
    opened = opening(Asker("ann", "ann", False, 0), wishes_for("hasp", "never"))
    table = Table.of("table", [opened])

    again = rematch(table, 0)[0]

    assert table_form(table).hints == "never"
    assert getattr(again, "hints", "") == "never"


# What it is made from


@pytest.mark.parametrize("case", [case for case in CASES if case.players == 3], ids=str)
def test_a_hint_is_the_same_whatever_is_hidden(case: Case) -> None:
    """Two deals that a seat cannot tell apart: the bot is asked the same, word for word."""

    async def play() -> int:
        compared = 0
        stream = Stream("hidden")
        for number, viewer in product(range(3), range(case.players)):
            deal = next(deals_of(case, f"hidden {number}", 1))
            steps = round_of(deal, stream)
            world, actions = indistinguishable(deal, steps, viewer, stream)
            one, other = party_of(deal, case), party_of(with_deal(deal, world), case)
            for party, _ in (one, other):
                await party.begin()
            for place, (seat, action) in enumerate(steps[: max(1, len(actions))]):
                if seat == viewer:
                    for party, _ in (one, other):
                        await party.ask(viewer, wire.AskHint())
                    assert one[1].asked == other[1].asked
                    compared += 1
                await one[0].act(seat, action)
                await other[0].act(seat, actions[place] if place < len(actions) else action)
        return compared

    def party_of(match: Match, case: Case) -> tuple[Party, AtOnce]:
        executor = AtOnce()
        opened = opened_with(match, case, "further", {})
        opened.hints = "always"
        party = Party(opened)
        party.tables.thinker._pool._executor = executor
        return party, executor

    assert run(play()) > 2


def test_the_bot_is_told_what_the_seat_is_told() -> None:
    async def play() -> None:
        executor = AtOnce()
        place = place_with(executor)
        (guest,) = await begun(place, wishes_for("njet"), 1)
        await awaited(guest)
        assert guest.seat is not None
        told = wire.encode(state_for(guest.live.table, guest.seat))

        await guest.ask(wire.AskHint())

        assert executor.asked == [told]
        await place.close()

    asyncio.run(play())


# Time


def test_the_same_choice_gets_the_same_hint_without_thinking_again() -> None:
    async def play() -> None:
        executor = AtOnce()
        place = place_with(executor)
        (guest,) = await begun(place, wishes_for("hasp"), 1)
        await awaited(guest)
        first = await guest.ask(wire.AskHint())
        second = await guest.ask(wire.AskHint())
        assert first == second
        assert len(executor.asked) == 1
        assert guest.view is not None
        await guest.act(guest.view.legal[0])
        await awaited(guest)
        await guest.ask(wire.AskHint())
        assert len(executor.asked) == 2
        await place.close()

    asyncio.run(play())


def test_one_hint_at_a_time_is_thought_about_for_a_seat() -> None:
    async def play() -> None:
        executor = Later()
        place = place_with(executor)
        (guest,) = await begun(place, wishes_for("hasp"), 1)
        await awaited(guest)
        asked = [asyncio.create_task(guest.ask(wire.AskHint(id=f"{number}"))) for number in range(3)]
        await asyncio.sleep(0.01)
        assert len(executor.waiting) == 1
        executor.waiting[0].set_result(Advice("pass", (Phrase("line"),)))
        hints = await asyncio.gather(*asked)
        assert [hint.id for hint in hints if isinstance(hint, wire.Hint)] == ["0", "1", "2"]
        assert len(executor.waiting) == 1
        await place.close()

    asyncio.run(play())


def test_a_hint_that_comes_too_late_says_what_it_was_about() -> None:
    async def play() -> None:
        executor = Later()
        place = place_with(executor)
        (guest,) = await begun(place, wishes_for("hasp"), 1)
        await awaited(guest)
        number = guest.number
        first = asyncio.create_task(guest.ask(wire.AskHint()))
        second = asyncio.create_task(guest.refused(wire.AskHint()))
        await asyncio.sleep(0.01)
        assert guest.view is not None
        await guest.act(guest.view.legal[0])
        executor.waiting[0].set_exception(RuntimeError("the bot has lost its head"))
        await asyncio.wait((first, second))

        assert isinstance(first.exception(), Refused)
        assert second.result().code == "stale"
        await awaited(guest)
        third = asyncio.create_task(guest.ask(wire.AskHint()))
        await asyncio.sleep(0.01)
        asked_at = guest.number
        await guest.act(guest.view.legal[0])
        await awaited(guest)
        executor.waiting[1].set_result(Advice("pass", (Phrase("line"),)))
        hint = await third
        assert isinstance(hint, wire.Hint)
        assert number < hint.number == asked_at < guest.number
        await place.close()

    asyncio.run(play())


def test_news_that_change_nothing_for_the_choice_leave_the_hint_in_force() -> None:
    async def play() -> None:
        executor = Later()
        place = place_with(executor)
        wishes = wire.OpenTable(game="hasp", players=2, level="thumb")
        (guest,) = await begun(place, wishes, 1)
        await awaited(guest)
        asked = asyncio.create_task(guest.ask(wire.AskHint()))
        await asyncio.sleep(0.01)
        await guest.ask(wire.Contribute(number=2, part="00" * 16))
        executor.waiting[0].set_result(Advice("pass", (Phrase("line"),)))
        hint = await asked
        assert isinstance(hint, wire.Hint)
        assert hint.number == guest.number
        await place.close()

    asyncio.run(play())


def test_a_server_that_goes_down_leaves_nobody_waiting_for_a_hint() -> None:
    async def play() -> None:
        place = place_with(Later())
        (guest,) = await begun(place, wishes_for("hasp"), 1)
        await awaited(guest)
        thinking = asyncio.create_task(guest.refused(wire.AskHint()))
        await asyncio.sleep(0.01)
        just_asked = asyncio.create_task(guest.refused(wire.AskHint()))
        await asyncio.sleep(0)
        await place.close()
        async with asyncio.timeout(5):
            assert (await thinking).code == "closing"
            assert (await just_asked).code == "closing"
        assert await code_of(guest) == "closing"

    asyncio.run(play())


def test_a_bot_that_fails_gives_no_hint_and_can_be_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        executor = Later()
        place = place_with(executor)
        (guest,) = await begun(place, wishes_for("hasp"), 1)
        await awaited(guest)
        first = asyncio.create_task(guest.refused(wire.AskHint()))
        await asyncio.sleep(0.01)
        executor.waiting[0].set_exception(OSError("no process"))
        assert (await first).code == "hints"
        second = asyncio.create_task(guest.ask(wire.AskHint()))
        await asyncio.sleep(0.01)
        executor.waiting[1].set_result(Advice("pass", (Phrase("line"),)))
        assert isinstance(await second, wire.Hint)
        await place.close()

    asyncio.run(play())
    assert "there is no hint for seat" in caplog.text


def test_the_other_bots_and_the_match_go_on_while_somebody_waits_for_a_hint() -> None:
    async def play() -> None:
        executor = Later()
        place = place_with(executor)
        (guest,) = await begun(place, wishes_for("hasp", players=2), 1)
        await awaited(guest)
        asked = asyncio.create_task(guest.ask(wire.AskHint()))
        await asyncio.sleep(0.01)
        await guest.play(Random(1), lambda: guest.number > 20)
        assert not asked.done()
        executor.waiting[0].set_result(Advice("pass", (Phrase("line"),)))
        await asked
        await place.close()

    asyncio.run(play())


def test_a_log_from_before_there_were_hints_is_read() -> None:
    text = log.encode(opening(Asker("ann", "ann", False, 0), wishes_for("hasp")))
    old = text.replace(b',"hints":"alone"', b"")
    assert old != text

    entry = log.decode(old)

    assert isinstance(entry, log.Opened)
    assert table_form(Table.of("table", [entry])).hints == "alone"
