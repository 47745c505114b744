"""What a table tells: nothing that somebody may not know, in no message and by no other way. `make soak` does the same
for thousands of deals."""

import asyncio
import math
from bisect import bisect_right
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

import pytest

from tests.at_once import at_once
from tests.contract.tables import choose, viewers
from tests.tables.secrecy.matches import check_match
from tests.tables.secrecy.parties import CASES, ID, Case, Ear, Party, guest_of, rules, run
from tests.tables.secrecy.truths import Truth
from tests.tables.secrecy.twins import check_deal, deals_of, look_closely, opened_with, read_on, round_of
from tests.tables.secrecy.watches import Watch, secrets_of
from tricktable.core.events import Event
from tricktable.core.fairness import secret_of
from tricktable.core.matches import Match
from tricktable.core.record_writing import record_of
from tricktable.core.records import Record
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.tables import announcements, captions, log, table, wire
from tricktable.tables.announcements import Announcement
from tricktable.tables.captions import Captions
from tricktable.tables.clocks import Clock
from tricktable.tables.live import audiences, listings, live_table, turns
from tricktable.tables.live.audiences import Audience
from tricktable.tables.openings import opening
from tricktable.tables.requests import Asker
from tricktable.tables.table import Change, Table
from tricktable.tables.view_forms import SeenPosition
from tricktable.testing.checks import with_deal
from tricktable.words.phrases import Phrase

HASP: Final = Case("hasp", 4)
NJET: Final = Case("njet", 2)
MEINZ: Final = Case("meinz", 3)
WAS_STICHT: Final = Case("was_sticht", 3)
MUE: Final = Case("mue", 4, (("hands", "6"),))
ONE_OF_EACH: Final = (HASP, NJET, MEINZ, WAS_STICHT, MUE)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_viewer_cannot_see_changes_no_byte_that_they_are_told(case: Case) -> None:
    """Every seat and the spectator: messages, states, records, answers, and whether a choice can be taken back."""
    stream = Stream("bytes")
    deal = list(deals_of(case, "bytes", 2))[-1]

    followed = run(check_deal(deal, case, stream, viewers(deal.game), closely=20))

    assert followed > 0


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_secrets_of_a_table_are_told_to_nobody_before_their_time(case: Case) -> None:
    """A round's secret when the round is over; the table's own, bots' keys and guests' ids never."""
    run(check_match(case, "fair shuffles", 130))


def test_whoever_is_moved_by_the_draw_gets_the_own_cards() -> None:
    case = Case("hasp", 4, (("teams", "drawn"),))
    seatings = {tuple(run(check_match(case, f"draw {number}", 12)).table.players) for number in range(8)}

    assert len(seatings) > 1


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_whoever_comes_back_is_told_word_for_word_what_was_told(case: Case) -> None:
    """From every number, to a listener and to those who ask."""

    async def play() -> None:
        stream = Stream("back")
        deal = next(deals_of(case, "back", 1))
        party = Party(opened_with(deal, case, "further", {}))
        await party.begin()
        for seat, action in round_of(deal, stream)[:30]:
            await party.act(seat, action)
        truth = Truth(party.store)
        for viewer in (0, SPECTATOR):
            ear = party.ear(viewer)
            for since in range(1, party.table.number + 1):
                again = Ear(viewer, wants_aid=True)
                await party.live.attach(again, since)
                party.live.detach(again)
                assert again.heard[: len(ear.updates(since))] == ear.updates(since)
                rest = again.heard[len(ear.updates(since)) :]
                assert {type(wire.decode_message(text)) for text in rest} == {wire.Presence}
                assert party.missed(viewer, since) == ear.updates(since)
            watch = Watch(rules(case), viewer, truth, secrets_of(party.opened))
            for text in party.missed(viewer, 0):
                watch.read(text)

    run(play())


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_coming_going_and_taking_back_tell_nothing(case: Case) -> None:
    async def play() -> None:
        stream = Stream("coming and going")
        party = Party(opened_with(next(deals_of(case, "going", 1)), case, "further", {}))
        await party.begin()
        players = case.players
        truth = Truth(party.store)
        watches = [Watch(rules(case), viewer, truth, secrets_of(party.opened)) for viewer in viewers(rules(case))]
        done = set[str]()
        for _ in range(90):
            if party.match.is_over:
                break
            seat, action = choose(party.match, stream)
            await party.act(seat, action)
            dice = 3 if party.match.is_over else stream.below(6)
            if dice == 0 and isinstance(wire.decode_message(await party.answer(seat, wire.AskBack())), wire.Done):
                for other in range(players):
                    await party.answer(other, wire.AnswerBack(agrees=True))
                done.add("took back")
            elif dice == 1:
                awaited, before = party.match.turn, len(party.table.moves)
                await party.ask(awaited, wire.Rise())
                await asyncio.sleep(5)  # it waits for those who may want their choice back
                assert len(party.table.moves) > before
                await party.answer(awaited, wire.Return())
                done.add("a bot played")
            elif dice == 2:
                party.leave(seat)
                missing = party.table.number
                await party.act(*choose(party.match, stream))
                party.come(seat, missing)
                done.add("came back")
            read_on(party, watches)
            if dice == 3:
                for watch in watches:
                    await look_closely(party, watch, stream)

        assert done == {"took back", "a bot played", "came back"}

    run(play())


def test_a_queued_choice_is_told_to_its_seat_alone() -> None:
    async def play() -> None:
        deal = next(deals_of(MUE, "queue", 1))
        party = Party(opened_with(deal, MUE, "further", {}))
        await party.begin()
        first, second = party.match.turn, (party.match.turn + 1) % 4
        heard = {viewer: len(party.ear(viewer).heard) for viewer in viewers(deal.game)}

        answer = wire.decode_message(await party.answer(second, wire.Queue(action="pass")))
        impossible = wire.decode_message(await party.answer(second, wire.Queue(action="b0 y9")))

        assert answer == wire.Queued(action="pass")
        assert isinstance(impossible, wire.Refusal)
        await party.answer(second, wire.Queue(action="trump none"))
        assert heard == {viewer: len(party.ear(viewer).heard) for viewer in viewers(deal.game)}
        for viewer in viewers(deal.game):
            state = wire.decode_message(party.everything(viewer)[0])
            assert isinstance(state, wire.State)
            assert state.queued == ("trump none" if viewer == second else "")
        await party.act(first, deal.game.actions.parse("pass"))
        told = {viewer: party.ear(viewer).heard[heard[viewer] :] for viewer in viewers(deal.game)}
        kinds = {viewer: [type(wire.decode_message(text)) for text in texts] for viewer, texts in told.items()}
        assert kinds.pop(second) == [wire.Update, wire.Queued]
        assert set(map(tuple, kinds.values())) == {(wire.Update,)}

    run(play())


def test_everybody_is_told_who_is_here_when_somebody_sits_down() -> None:
    async def play() -> None:
        party = Party(opened_with(next(deals_of(HASP, "here", 1)), HASP, "further", {}))
        await party.begin()
        here = [wire.decode_message(text) for text in party.ear(SPECTATOR).heard]

        assert wire.Presence(here=(True,) * 4) in here

    run(play())


# Time


class Choice(NamedTuple):
    """A choice as its log tells it."""

    is_forced: bool
    took: int
    until: int | None
    """How long it might have taken."""


def choices_of(party: Party) -> list[Choice]:
    """All choices of a table, played again from its log."""
    entries = [log.decode(text) for text in at_once(party.store.read(ID))]
    table = Table.of(ID, entries[:1])
    choices: list[Choice] = []
    for entry in entries[1:]:
        if isinstance(entry, log.Moved):
            seat = entry.seat
            until = table.until().get(seat)
            asked = table.asked_at[seat]
            is_forced = len(table.legal_texts(seat)) == 1
            choices.append(Choice(is_forced, entry.at - asked, None if until is None else until - asked))
        table.apply(entry)
    return choices


def timed_party(case: Case, **wishes: bool | Clock | str) -> Party:
    """A table whose time is that of the running loop."""
    loop = asyncio.get_running_loop()
    asked = wire.OpenTable(game=case.game, players=case.players, options=dict(case.options), seed="time")
    for name, value in wishes.items():
        setattr(asked, name, value)
    opened = opening(Asker(guest_of(0), "Guest 0", False, 0), asked)
    return Party(opened, lambda: round(loop.time() * 1000))


def distance(one: list[int], other: list[int]) -> float:
    """The greatest difference between two distributions: how much better than by guessing one can tell by a single
    time which of the two it comes from."""
    first, second = sorted(one), sorted(other)
    return max(
        abs(bisect_right(first, time) / len(first) - bisect_right(second, time) / len(second))
        for time in {*first, *second}
    )


def thoughtful(chance: Random) -> int:
    """How long somebody thinks about a choice, in milliseconds."""
    return round(chance.lognormvariate(math.log(1800), 0.5))


def test_bots_take_the_same_time_with_and_without_a_choice() -> None:
    async def play() -> list[Choice]:
        party = timed_party(MUE, level="thumb")
        await party.begin(bots=4)
        while not party.match.is_over and party.match.number < 4:
            await asyncio.sleep(1)
        return choices_of(party)

    choices = run(play())

    assert sum(choice.is_forced for choice in choices) > 20
    assert {choice.took for choice in choices} == {700}


def forced_and_free(seed: int) -> tuple[list[int], list[int]]:
    """The times of choices that the table made, and of those that people made who think now longer, now shorter."""

    async def play() -> list[Choice]:
        chance = Random(seed)
        party = timed_party(MUE, plays_forced=True)
        await party.begin()
        while not party.match.is_over:
            before = party.table.number
            seat = party.match.turn
            legal = party.match.legal_actions(seat)
            if len(legal) == 1:
                while party.table.number == before:
                    await asyncio.sleep(0.01)
            else:
                await asyncio.sleep(thoughtful(chance) / 1000)
                await party.act(*choose(party.match, Stream(f"{seed} {before}")))
        return choices_of(party)

    choices = run(play())
    times: tuple[list[int], list[int]] = ([], [])
    for choice in choices:
        times[not choice.is_forced].append(choice.took)
    return times


def test_the_time_of_a_forced_choice_does_not_tell_that_it_was_forced() -> None:
    forced: list[int] = []
    free: list[int] = []
    for seed in range(3):
        more_forced, more_free = forced_and_free(seed)
        forced += more_forced
        free += more_free

    assert min(len(forced), len(free)) > 100
    assert distance(forced, free) < 0.2


@pytest.mark.parametrize(
    "factor",
    [
        pytest.param(0.01, id="a program"),
        pytest.param(0.5, id="somebody quick"),
        pytest.param(1.0, id="most people"),
        pytest.param(1.5, id="somebody slow"),
        pytest.param(6.0, id="somebody very slow"),
    ],
)
def test_forced_choices_take_as_long_as_a_players_own(factor: float) -> None:
    """As far as one can tell from many choices."""
    chance = Random(1)
    pace = turns.Pace(Random(2))
    free: list[int] = []
    forced: list[int] = []

    for _ in range(4000):
        free.append(round(thoughtful(chance) * factor))
        pace.chose(free[-1])
        forced.append(round(pace.forced() * 1000))

    assert distance(forced[turns.REMEMBERED :], free[turns.REMEMBERED :]) < 0.1


def test_a_forced_choice_that_is_made_at_once_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns.Pace, "forced", lambda self: 0.3)

    with pytest.raises(AssertionError):
        test_the_time_of_a_forced_choice_does_not_tell_that_it_was_forced()


def test_no_forced_choice_takes_longer_than_the_clock_allows() -> None:
    """Nobody could have made it so late: it would tell that the table did."""

    async def play() -> list[Choice]:
        party = timed_party(MUE, plays_forced=True, clock=Clock(choice=1), level="random")
        await party.begin()
        while not party.match.is_over and party.match.number < 4:
            await asyncio.sleep(1)
        return choices_of(party)

    choices = run(play())

    forced = [choice for choice in choices if choice.is_forced]
    assert len(forced) > 20
    for choice in forced:
        assert choice.until is not None
        assert choice.took < choice.until or choice.took in [free.took for free in choices if not free.is_forced]


def test_nobody_can_stop_the_clock_by_queueing() -> None:
    async def play() -> list[Choice]:
        party = timed_party(MUE, clock=Clock(choice=1), level="random")
        await party.begin()
        seat = party.match.turn
        action = party.table.legal_texts(seat)[0]
        for _ in range(40):
            if party.match.turn == seat and not party.match.steps:
                await party.answer(seat, wire.Queue(action=action))
            await asyncio.sleep(0.2)
        return choices_of(party)

    choices = run(play())

    assert choices
    assert choices[0].until is not None
    assert choices[0].took <= choices[0].until + 700


def test_a_forced_choice_is_told_like_any_other() -> None:
    """Two deals that a viewer cannot tell apart: in one the table makes a choice, in the other the player does."""

    async def play() -> int:
        found = 0
        stream = Stream("forced")
        for number in range(12):
            deal = next(deals_of(HASP, f"forced {number}", 1))
            steps = round_of(deal, stream)
            position = deal.copy()
            for place, (seat, action) in enumerate(steps):
                viewer = (seat + 1 + stream.below(3)) % 4
                if position.legal_actions(seat) == (action,):
                    world = next(deal.game.worlds(position.view(viewer), stream))
                    if len(world.legal_actions(seat)) > 1 and action in world.legal_actions(seat):
                        await compare(deal, world, steps[: place + 1], viewer)
                        found += 1
                        break
                position.apply(seat, action)
        return found

    async def compare(deal: Match, world: Match, steps: list[tuple[int, int]], viewer: int) -> None:
        forced = Party(opened_with(deal, HASP, "further", {"plays_forced": True}))
        free = Party(opened_with(with_deal(deal, world.deal), HASP, "further", {"plays_forced": True}))
        for party in (forced, free):
            await party.begin()
            for seat, action in steps[:-1]:
                await party.act(seat, action)
        await free.act(*steps[-1])
        told = list(free.ear(viewer).heard)
        forced.at += 3000
        before = forced.table.number
        while forced.table.number == before:
            await asyncio.sleep(0.01)

        last = log.decode((await forced.store.read(ID))[-1])
        assert isinstance(last, log.Moved)
        assert last.by == "table"
        assert forced.ear(viewer).heard == told
        for party in (forced, free):
            await party.end()

    assert run(play()) > 3


# Planted leaks: that the checks above can fail


class Leak(NamedTuple):
    """Something that tells too much."""

    name: str
    case: Case
    plant: Callable[[pytest.MonkeyPatch], None]
    watched: str
    """How the watch words it; empty if only a comparison can find it."""
    compared: str = "can tell"


def _hand_in_facts(patch: pytest.MonkeyPatch) -> None:
    honest = SeenPosition.form

    def leaky(self: SeenPosition, common: wire.ViewForm) -> wire.ViewForm:
        form = honest(self, common)
        match, viewer = self.match, self.viewer
        other = match.phase.hands[(viewer + 1) % match.game.players]
        form.facts = {**form.facts, "hand of another": match.game.deck.cards_in(other)}
        return form

    patch.setattr(SeenPosition, "form", leaky)


def _event_of(kind: str) -> Callable[[pytest.MonkeyPatch], None]:
    def plant(patch: pytest.MonkeyPatch) -> None:
        def leaky(viewer: int, events: list[Event]) -> list[Event]:
            return [event if event.kind == kind else event.seen(viewer) for event in events]

        patch.setattr(announcements, "seen_by", leaky)

    return plant


def _secret_news(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Announcement, "_is_known", lambda self, mover, viewer: True)


def _secret_steps(patch: pytest.MonkeyPatch) -> None:
    def leaky(match: Match, viewer: int, begin: int) -> tuple[wire.Step, ...]:
        texts = match.game.actions.text
        return tuple([(seat, texts[action]) for seat, action in match.steps[begin:]])

    patch.setattr(announcements, "step_forms", leaky)


def _longer_line(patch: pytest.MonkeyPatch) -> None:
    honest = SeenPosition.form

    def leaky(self: SeenPosition, common: wire.ViewForm) -> wire.ViewForm:
        form = honest(self, common)
        match, viewer = self.match, self.viewer
        cards = match.game.deck.cards_in(match.phase.hands[(viewer + 1) % match.game.players])
        form.line += " " * max(cards, default=0)
        return form

    patch.setattr(SeenPosition, "form", leaky)


def _further_message(patch: pytest.MonkeyPatch) -> None:
    honest = Audience.tell_change

    def leaky(self: Audience, change: Change) -> None:
        honest(self, change)
        match = self._table.match
        if match is not None and sum(match.game.deck.cards_in(match.phase.hands[match.turn])) % 2:
            self.tell_viewer(SPECTATOR, wire.Presence(here=self.here()))

    patch.setattr(Audience, "tell_change", leaky)


def _helpful_refusal(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, asker: Asker, request: wire.Why) -> wire.Reason:
        return wire.Reason(action=request.action, reason="turn", allowed=table.legal_texts(table.awaited()[0]))

    patch.setattr(live_table, "reason_for", leaky)


def _whole_record(patch: pytest.MonkeyPatch) -> None:
    def leaky(match: Match, viewer: int) -> Record:
        return record_of(match)

    patch.setattr(table, "record_for", leaky)


def _resumed_as_another(patch: pytest.MonkeyPatch) -> None:
    """Only whoever comes back gets the form of seat 0."""
    honest = audiences.missed_messages
    patch.setattr(
        live_table, "missed_messages", lambda id, entries, guest, *rest: honest(id, entries, guest_of(0), *rest)
    )


def _log_of_all_events(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(captions, "seen_by", lambda viewer, events: list(events))
    patch.setattr(Captions, "_sentences", lambda self, match, viewer: ())


def _sentence_of_all_events(patch: pytest.MonkeyPatch) -> None:
    def leaky(self: Captions, match: Match, viewer: int) -> tuple[Phrase, ...]:
        return captions._sentences(match, self._announcement.change.events)

    patch.setattr(Captions, "_sentences", leaky)


def _law_of_another(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told the law that the start player knows."""
    honest = SeenPosition.view

    def leaky(self: SeenPosition, common: wire.ViewForm, history: Sequence[Event]) -> View:
        view = honest(self, common, history)
        dealer = self.match.view(self.match.standing.dealer)
        view.facts.update({name: values for name, values in dealer.facts.items() if name not in view.facts})
        return view

    patch.setattr(SeenPosition, "view", leaky)


LEAKS: Final = (
    Leak("another's hand in the facts", HASP, _hand_in_facts, "may not know these facts"),
    Leak("dealt cards", HASP, _event_of("dealt"), "may not know what seat"),
    Leak("discarded cards", MEINZ, _event_of("discarded"), "may not know what seat"),
    Leak("given cards", NJET, _event_of("gave"), "may not know what seat"),
    Leak("received cards", NJET, _event_of("received"), "may not know what seat"),
    Leak("trumps of the start player", WAS_STICHT, _event_of("saw trumps"), "may not know what seat"),
    Leak("picked tasks", WAS_STICHT, _event_of("picked"), "may not know what seat"),
    Leak("the news of a secret choice", MEINZ, _secret_news, "of seat . .the news"),
    Leak("the steps of a secret choice", MEINZ, _secret_steps, "of seat . .the steps"),
    Leak("a longer text for a high card", MUE, _longer_line, ""),
    Leak("a message more for some cards", MUE, _further_message, ""),
    Leak("a refusal with another's choices", HASP, _helpful_refusal, "has not seen"),
    Leak("the record with all cards", HASP, _whole_record, "may not know"),
    Leak("another's form after coming back", HASP, _resumed_as_another, "when they come back", ""),
    Leak("a log with what was hidden", HASP, _log_of_all_events, "has not seen"),
    Leak("a sentence of what was hidden", MEINZ, _sentence_of_all_events, "has not seen"),
    Leak("the law before the trumps are shown", WAS_STICHT, _law_of_another, "does not know the trumps"),
)


def _inspect(case: Case, is_watched: bool) -> None:
    """The checks of either kind, for a few deals."""
    for number in range(20):
        stream = Stream(f"leak {number}")
        for deal in deals_of(case, f"leak {number}", 1):
            who = () if is_watched else (0, SPECTATOR)
            run(check_deal(deal, case, stream, who, is_watched, closely=3))


@pytest.mark.interpreted
@pytest.mark.parametrize("leak", [leak for leak in LEAKS if leak.watched], ids=lambda leak: leak.name)
def test_a_leak_is_caught_by_whoever_reads(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak.plant(monkeypatch)

    with pytest.raises(AssertionError, match=leak.watched):
        _inspect(leak.case, is_watched=True)


@pytest.mark.interpreted
@pytest.mark.parametrize("leak", [leak for leak in LEAKS if leak.compared], ids=lambda leak: leak.name)
def test_a_leak_is_caught_by_comparison(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak.plant(monkeypatch)

    with pytest.raises(AssertionError, match=leak.compared):
        _inspect(leak.case, is_watched=False)


@pytest.mark.interpreted
def test_a_secret_that_is_told_too_early_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted leak: the next round's secret beside its commitment."""
    honest = Table.next_shuffle

    def leaky(self: Table) -> wire.ShuffleForm | None:
        form = honest(self)
        if form is not None:
            form.secret = secret_of(bytes.fromhex(self.opened.secret), form.number).hex()
        return form

    monkeypatch.setattr(Table, "next_shuffle", leaky)

    with pytest.raises(AssertionError):
        run(check_match(HASP, "too early", 3))


def test_a_secret_in_any_other_text_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted leak: a title in the lobby that ends with the host's id."""
    honest = announcements.table_form

    def leaky(table: Table) -> wire.TableForm:
        form = honest(table)
        form.title += table.opened.host
        return form

    monkeypatch.setattr(listings, "table_form", leaky)

    with pytest.raises(AssertionError, match="which nobody may know"):
        run(check_match(HASP, "another text", 3))
