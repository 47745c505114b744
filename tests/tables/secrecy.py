"""Secrecy on the wire: whether a table tells anybody what they may not know.

- A `Watch` reads every message of one viewer, and works out from the rules what this viewer may know at that time.
- `check_deal` plays a round at a real table, and beside it for each viewer a round at another table that differs only
  in what this viewer cannot see: both must give the viewer the same bytes.
- `check_match` plays a whole match with fair shuffles, and looks for its secrets in everything that is told.
"""

import asyncio
import re
import selectors
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeVar

import msgspec

from tests.contract.checks import COMES_OUT, redealt, with_deal, witness
from tests.contract.tables import LIMITS, TABLES, choose, positions, viewers
from tricktable.core.deals import Deal
from tricktable.core.events import HIDDEN, Event
from tricktable.core.fairness import FairDeals, secret_of, seed_of
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.records import UNKNOWN, Record
from tricktable.core.replays import record_of
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream
from tricktable.games import new_game
from tricktable.tables import entries as log
from tricktable.tables import messages as wire
from tricktable.tables.clocks import Clock
from tricktable.tables.halls import Hall, Settings
from tricktable.tables.openings import opening
from tricktable.tables.owners import FARTHEST, Owner, refusal
from tricktable.tables.requests import Asker, Refused
from tricktable.tables.stores import MemoryStore
from tricktable.tables.tables import Table
from tricktable.tables.thinkers import Thinker

ID: Final = "the-table"
"""Every table's, so that nothing but the cards is different."""
PRIVATE: Final = frozenset({"dealt", "discarded", "gave", "received", "saw trumps", "picked"})
"""Events of all games whose values only their own seat may know."""
CARDS: Final = {
    "dealt": 0,
    "received": 0,
    "turned": 0,
    "laid out": 0,
    "bid": 0,
    "played": 0,
    "swapped": 0,
    "predicted": 1,
}
"""Events that show cards, and where among their values the cards begin."""
PROBES: Final = 3
"""What a viewer asks in vain at a time."""

Result = TypeVar("Result")


class Case(NamedTuple):
    """A game with its players and options."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(value for _, value in self.options)])


CASES: Final = (
    *(Case(name, players, tuple(LIMITS.get(name, {}).items())) for name, players in TABLES),
    Case("hasp", 4, (("teams", "drawn"),)),
    Case("njet", 4, (("difference", "on"),)),
    Case("was_sticht", 3, (("memory", "on"),)),
    Case("was_sticht", 4, (("memory", "on"),)),
)
"""Every table of the contract battery, and the options that could change what is hidden."""


@cache
def rules(case: Case) -> Game:
    """The rules at this table."""
    return new_game(case.game, case.players, dict(case.options))


class _Jumps(selectors.SelectSelector):
    """Waits for no timer, and remembers how long that would have taken."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is not None and timeout > 0:
            self.ahead += timeout
            timeout = 0
        return super().select(timeout)


class JumpingLoop(asyncio.SelectorEventLoop):
    """A loop whose time stands still while something is to be done, and then jumps to the next timer."""

    def __init__(self) -> None:
        self.jumps: Final = _Jumps()
        super().__init__(self.jumps)

    def time(self) -> float:
        return self.jumps.ahead


def run(work: Awaitable[Result]) -> Result:
    """Does this in a loop of its own, whose time jumps."""

    async def do() -> Result:
        return await work

    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        return runner.run(do())


def guest_of(chair: int) -> str:
    """The id of whoever takes this chair; an empty one for the spectator."""
    return "" if chair == SPECTATOR else f"id-of-guest-{chair}"


class Ear:
    """Somebody who listens, and keeps every message word for word."""

    def __init__(self, chair: int) -> None:
        self.chair: Final = chair
        self.guest: Final = guest_of(chair)
        self.heard: list[bytes] = []

    def dropped(self) -> None:
        raise AssertionError("the table was set aside")

    def deliver(self, message: bytes) -> None:
        self.heard.append(message)

    def updates(self, since: int) -> list[bytes]:
        """What was told after this number, without what has no number."""
        numbered = [(wire.decode_message(text), text) for text in self.heard]
        return [text for message, text in numbered if isinstance(message, wire.Update) and message.number > since]


class Party:
    """A table with its real owner, with guests on all chairs and a spectator, who all listen. Time stands still unless
    it is moved."""

    def __init__(self, opened: log.Opened, clock: Callable[[], int] | None = None, pace: float = 0.7) -> None:
        self.at = opened.at
        self.opened: Final = opened
        self.store: Final = MemoryStore()
        self.hall: Final = Hall(self.store, Thinker(), Settings(pace=pace), clock or (lambda: self.at))
        self.owner: Final = Owner(self.hall, Table.of(ID, [opened]))
        self.ears: Final = {chair: Ear(chair) for chair in (*range(opened.players), SPECTATOR)}

    async def begin(self, parts: Sequence[str] = (), bots: int = 0) -> None:
        """Everybody sits down and gives their part of the first shuffle, and bots take the last chairs."""
        await self.store.append(ID, 1, log.encode(self.opened))
        self.hall.owners[ID] = self.owner
        for ear in self.ears.values():
            self.owner.attach(ear)
        for chair in range(self.opened.players - bots):
            await self.ask(chair, wire.Sit(chair=chair))
        for chair, part in enumerate(parts):
            await self.ask(chair, wire.Contribute(number=1, part=part))
        await self.ask(0, wire.Start())

    @property
    def table(self) -> Table:
        return self.owner.table

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def chair_of(self, seat: int) -> int:
        """Who sits there; a draw may have moved everybody."""
        return seat if seat == SPECTATOR or self.table.match is None else self.table.players[seat]

    def ear(self, viewer: int) -> Ear:
        return self.ears[self.chair_of(viewer)]

    async def ask(self, chair: int, request: wire.AnyRequest) -> wire.AnyServerMessage:
        return await self.owner.ask(Asker(guest_of(chair), f"Guest {chair}", False, self.hall.now()), request)

    async def answer(self, viewer: int, request: wire.AnyRequest) -> bytes:
        """What the viewer gets to hear, a refusal included."""
        try:
            return wire.encode(await self.ask(self.chair_of(viewer), request))
        except Refused as refused:
            return wire.encode(refusal(refused, request.id))

    async def act(self, seat: int, action: int) -> None:
        """The seat makes this choice, three seconds later."""
        self.at += 3000
        text = self.match.game.actions.text[action]
        await self.ask(self.chair_of(seat), wire.Act(action=text, seen=self.table.number))

    def everything(self, viewer: int) -> list[bytes]:
        """All that the viewer can ask for without a choice."""
        state = self.owner.messages_since(self.ear(viewer).guest, None)
        return [*state, str(self.table.record(viewer)).encode()]

    async def end(self) -> None:
        await self.hall.close()


# What a viewer may know


class Secrets(NamedTuple):
    """Texts that nobody may be told."""

    never: tuple[str, ...]
    later: dict[int, str]
    """By round: what is told when it is over."""


def secrets_of(opened: log.Opened, rounds: int = 60) -> Secrets:
    """The secrets of a table: where its chance comes from, the bots' keys, and who the guests are."""
    master = bytes.fromhex(opened.secret)
    keys = [Stream(master).named(f"bot {seat} {own}").key.hex() for seat in range(opened.players) for own in range(40)]
    later = {number: secret_of(master, number).hex() for number in range(1, rounds + 1)}
    never = [opened.secret, *keys, *(guest_of(chair) for chair in range(opened.players))]
    never += [seed_of(ID, number, bytes.fromhex(secret), {}).hex() for number, secret in later.items()]
    if opened.seed:
        never += [opened.seed, bytes.fromhex(opened.seed).decode()]
    return Secrets(tuple(never), later)


class Watch:
    """Reads what one viewer is told, message by message, and fails at the first word that they may not know.

    It knows the rules, the events that it was told, and nothing else."""

    def __init__(self, game: Game, chair: int, secrets: Secrets, is_drawn: bool = False) -> None:
        self.game: Final = game
        self.chair: Final = chair
        self.secrets: Final = secrets
        self.is_drawn: Final = is_drawn
        """The match begins here, so a draw moves the players to other chairs."""
        self.viewer = SPECTATOR
        self.number = 0
        self.rounds: list[int] = []
        """The rounds behind us."""
        self.dealer = 0
        """Of the last of them."""
        self.history: list[wire.Told] = []
        self.steps: list[wire.Step] = []
        self.view: wire.ViewForm | None = None
        self.is_over = False
        self.has_read = 0

    def read(self, text: bytes) -> None:
        self.has_read += 1
        message = wire.decode_message(text)
        match message:
            case wire.State():
                self._read_state(message)
            case wire.Update():
                self._read_update(message)
            case wire.Queued() | wire.Done() | wire.Reason() | wire.Refusal():
                raise AssertionError(f"nobody asked for {text!r}")
        self.look_for_secrets(text.decode())

    def look_for_secrets(self, text: str) -> None:
        for secret in self.secrets.never:
            assert secret not in text, f"viewer {self.viewer} is told {secret!r}, which nobody may know"
        for number, secret in self.secrets.later.items():
            if number not in self.rounds:
                assert secret not in text, f"viewer {self.viewer} is told the secret of round {number} too early"

    def _read_state(self, state: wire.State) -> None:
        self.number = state.number
        self._sit(state.seat)
        self.history = list(state.history)
        self.steps = list(state.steps)
        self.rounds = [part.number for part in state.rounds]
        self.dealer = state.rounds[-1].dealer if state.rounds else 0
        self.view = state.view
        self.is_over = state.table.stage == "over"
        assert not state.queued
        check_events(state.history, self.viewer)
        self._check_table(state.table)
        self._check_view()

    def _read_update(self, update: wire.Update) -> None:
        assert update.number == self.number + 1
        self.number = update.number
        began = len(update.events) if update.began is None else update.began
        before, after = update.events[:began], update.events[began:]
        self._sit(update.seat, update.events)
        check_events(update.events, self.viewer)
        if update.table is not None:
            self.is_over = update.table.stage == "over"
        self.history = [] if update.news.what in ("took back", "started") else [*self.history, *before]
        if update.news.what == "moved":
            assert update.news.seat is not None
            self._check_step((update.news.seat, update.news.action), "the news")
        if update.round is not None:
            self._check_round(update, before)
        if update.began is not None:
            self.history = list(after)
        if update.view is not None:
            self.view = update.view
            self.steps = [*self.steps[: update.steps_from], *update.steps]
        self._check_shuffle(update)
        if update.table is not None:
            self._check_table(update.table)
        self._check_view()

    def _sit(self, seat: int | None, events: Sequence[wire.Told] = ()) -> None:
        """Where the viewer sits: on the chair that they took, or where the draw put them."""
        if self.chair != SPECTATOR:
            for kind, place, values in events:
                if self.is_drawn and self.viewer != SPECTATOR and kind == "seated" and values == (self.chair,):
                    self.viewer = place
            if seat is not None and self.viewer == SPECTATOR:
                self.viewer = self.chair
        assert (SPECTATOR if seat is None else seat) == self.viewer

    def _check_round(self, update: wire.Update, events: Sequence[wire.Told]) -> None:
        """A round's score is what was told as events."""
        played = update.round
        assert played is not None
        self.rounds.append(played.number)
        self.dealer = played.dealer
        told = [(kind, seat, values) for kind, seat, values in events if kind.startswith("score ")]
        assert told == [(f"score {rule}", seat, (points, *facts)) for rule, seat, points, facts in played.lines]

    def _check_shuffle(self, update: wire.Update) -> None:
        if update.shuffle is not None:
            assert update.round is not None
            assert update.shuffle.number == update.round.number, "the shuffle of another round is told"

    def _check_table(self, table: wire.TableForm) -> None:
        assert len(table.seats) == self.game.players
        assert table.shuffle is None or not table.shuffle.secret

    def _check_step(self, step: wire.Step, where: str) -> None:
        seat, text = step
        assert seat != self.viewer or text != UNKNOWN, f"viewer {self.viewer} made this choice"
        known = may_know_step(step, self.viewer, self.game, self.history)
        assert known, f"viewer {self.viewer} may not know {text!r} of seat {seat} ({where})"

    def _check_view(self) -> None:
        """Everything in the position follows from the events that the viewer was told."""
        form = self.view
        if form is None:
            return
        for step in self.steps:
            self._check_step(step, "the steps")
        game = self.game
        assert sorted(name for name in form.standing if not name.startswith("tasks ")) == ["dealer", "totals"]
        events = tuple([Event(*told) for told in self.history if not told[0].startswith("score ")])
        standing = game.standing_of({**form.standing, "dealer": (self.dealer,)} if self.is_over else form.standing)
        fold = witness(game).fold(game, self.viewer, standing, events)
        cards = game.deck.text
        assert form.hand == tuple([cards[card] for card in fold.hand]), f"viewer {self.viewer}: hand"
        assert form.sizes == fold.hand_sizes
        facts = {} if self.is_over else fold.facts
        assert form.facts == facts, f"viewer {self.viewer} may not know these facts, or misses some"
        if self.viewer not in form.awaited:
            assert not form.legal
        for text in form.legal:
            self.check_cards(text, (), "a choice")

    def known_cards(self) -> set[str]:
        """The cards of this round that the viewer has seen."""
        cards = self.game.deck.text
        shown = [
            value
            for kind, _, values in self.history
            if kind in CARDS
            for value in values[CARDS[kind] :]
            if value != HIDDEN
        ]
        return {cards[card] for card in shown}

    def check_cards(self, text: str, asked: Sequence[str], where: str) -> None:
        """The text names no card that the viewer has not seen, or named in asking."""
        for card in cards_named(self.game, text):
            assert card in asked or card in self.known_cards(), f"viewer {self.viewer} has not seen {card} ({where})"

    def check_answer(self, text: bytes, request: wire.AnyRequest) -> None:
        """An answer names nothing that the viewer has not seen either."""
        asked = cards_named(self.game, wire.encode(request).decode())
        self.check_cards(text.decode(), asked, "an answer")
        self.look_for_secrets(text.decode())

    def check_record(self, text: str) -> None:
        """The record has no card and no choice that the viewer may not know."""
        self.look_for_secrets(text)
        record = Record.parse(text)
        for part in record.rounds:
            is_past = bool(part.totals)
            for label, cards in part.deal.items():
                if not self._may_know_part(label, part.dealer, is_past):
                    assert set(cards.split()) == {UNKNOWN}, f"viewer {self.viewer} may not know {label!r}"
            for line in part.lines:
                for step in line.steps:
                    known = may_know_step(step, self.viewer, self.game, self.history, is_past)
                    assert known, f"viewer {self.viewer} may not know {step} of round {part.number}"

    def _may_know_part(self, label: str, dealer: int, is_past: bool) -> bool:
        """Who was shown a part of the deal, by the rules."""
        kinds = {kind for kind, _, _ in self.history}
        if label.startswith(("hand ", "first ")):
            return label.endswith(f" {self.viewer}")
        if label.startswith("more "):
            return label.endswith(f" {self.viewer}") and (is_past or "named trump" in kinds)
        if label.startswith("trump "):
            return self.viewer == dealer or is_past or "showed trumps" in kinds
        return label not in ("aside", "stack")


def cards_named(game: Game, text: str) -> list[str]:
    """The cards that a text names."""
    return [word for word in re.findall(r"\b[a-z][0-9]{1,2}\b", text) if word in game.deck.text]


def check_events(events: Sequence[wire.Told], viewer: int) -> None:
    """What only one seat may see is hidden from all others; what everybody may see is hidden from nobody."""
    for kind, seat, values in events:
        if kind in PRIVATE and seat != viewer:
            assert all(value == HIDDEN for value in values), f"viewer {viewer} may not know what seat {seat} {kind}"
        elif not kind.startswith("score "):
            assert HIDDEN not in values, f"viewer {viewer} should know what seat {seat} {kind}"


def may_know_step(
    step: wire.Step, viewer: int, game: Game, history: Sequence[wire.Told], is_past: bool = False
) -> bool:
    """Whether the rules let the viewer know this choice of a round, after these events of it."""
    seat, text = step
    if seat == viewer or text == UNKNOWN:
        return True
    match text.split()[0]:
        case "discard":
            return False
        case "give":
            has_received = is_past or any(kind == "received" and taker == viewer for kind, taker, _ in history)
            return viewer == (seat - 1) % game.players and has_received
        case "pick":
            return is_past or any(kind == "showed task" for kind, _, _ in history)
    return True


# Two tables that look the same to a viewer


def opened_with(match: Match, case: Case, further: str, wishes: dict[str, bool]) -> log.Opened:
    """A table at which this match goes on; later rounds are dealt from a seed."""
    clock = Clock(choice=20, bank=60) if wishes.get("has_clock") else None
    asked = wire.OpenTable(
        game=case.game,
        players=case.players,
        options=dict(case.options),
        seed=further,
        record=str(record_of(match)),
        clock=clock,
        level="random",
        plays_forced=wishes.get("plays_forced", False),
    )
    return opening(Asker(guest_of(0), "Guest 0", False, 1_000_000), asked)


class Twin:
    """A table that differs from another in what one viewer cannot see, as long as the rules do not bring it out."""

    def __init__(self, viewer: int, party: Party, actions: list[int]) -> None:
        self.viewer: Final = viewer
        self.party: Final = party
        self.actions: Final = actions
        """The choices that are made here; after them the other table's."""
        self.has_ended = False
        self._compared = 0

    async def follow(self, one: Party, place: int, seat: int, action: int, is_secret: bool, stream: Stream) -> None:
        """Does what was done at the other table, as far as the viewer can see, and compares what they were told."""
        if self.has_ended:
            return
        legal = self.party.match.legal_actions(seat)
        if place < len(self.actions):
            action = self.actions[place]
        elif is_secret and seat != self.viewer:
            action = stream.choice(legal)
        elif action not in legal:
            assert seat != self.viewer, "the viewer's choices differ"
            self.has_ended = True
            return
        await self.party.act(seat, action)
        self.compare(one, place >= len(self.actions))

    def compare(self, one: Party, may_come_out: bool) -> None:
        """The same bytes, in the same order, since the last time."""
        here, there = one.ear(self.viewer).heard, self.party.ear(self.viewer).heard
        if here[self._compared :] != there[self._compared :]:
            assert may_come_out, f"viewer {self.viewer} can tell two deals apart by what they hear"
            self._check_difference(here[self._compared :], there[self._compared :])
            self.has_ended = True
        self._compared = len(here)

    def _check_difference(self, here: list[bytes], there: list[bytes]) -> None:
        """The rules have shown something that is different: an event that everybody or this viewer may see."""
        assert len(here) == len(there), f"viewer {self.viewer} can tell two deals apart by counting"
        for text, other in zip(here, there, strict=True):
            if text == other:
                continue
            mine, theirs = wire.decode_message(text), wire.decode_message(other)
            assert isinstance(mine, wire.Update)
            assert isinstance(theirs, wire.Update)
            for told, counterpart in zip(mine.events, theirs.events, strict=False):
                if told != counterpart:
                    assert self._may_differ(told), f"viewer {self.viewer} can tell two deals apart by {told}"
                    return
            # MEINZ-R3: a swap is asked for only where the hand allows one, and everybody sees that
            assert mine.view is not None
            assert theirs.view is not None
            assert {mine.view.phase, theirs.view.phase} == {"swap", "trick"}, f"can tell {text!r} from {other!r}"
            return

    def _may_differ(self, told: wire.Told) -> bool:
        kind, seat, _ = told
        is_own = kind == "dealt" and seat == self.viewer
        return is_own or kind.startswith(COMES_OUT) or seat in self.party.match.game.house


def indistinguishable(
    match: Match, steps: Sequence[tuple[int, int]], viewer: int, stream: Stream
) -> tuple[Deal, list[int]]:
    """Another deal of this round that the viewer cannot rule out at some place of it, and everybody's choices up to
    there; or one with everything dealt anew that the viewer was not shown, without any choices."""
    game = match.game
    place = stream.below(len(steps) + 1)
    position = match.copy()
    if place == len(steps):
        if stream.below(2):
            position.apply(*steps[0])  # the viewer's later cards, where there are some, stay the same
        return redealt(position, viewer, stream), []
    for seat, action in steps[:place]:
        position.apply(seat, action)
    world = next(game.worlds(position.view(viewer), stream))
    return world.deal, [action for seat, action in world.steps if seat not in game.house]


def round_of(match: Match, stream: Stream) -> list[tuple[int, int]]:
    """The choices of this round, by chance."""
    steps: list[tuple[int, int]] = []
    played = match.copy()
    while played.number == match.number and not played.is_over:
        steps.append(choose(played, stream))
        played.apply(*steps[-1])
    return steps


async def check_deal(
    match: Match, case: Case, stream: Stream, who: Sequence[int], is_watched: bool = True, closely: int = 30
) -> int:
    """Plays the round that begins here at one table, where everybody is watched, and at a twin for each of these
    viewers. One of so many positions is looked at more closely. Returns how many choices the twins followed.
    """
    assert match.number
    assert not match.steps
    steps = round_of(match, stream)
    wishes = {"has_clock": stream.below(2) == 0, "plays_forced": stream.below(2) == 0}
    one = Party(opened_with(match, case, "further", wishes))
    twins: list[Twin] = []
    for viewer in who:
        deal, actions = indistinguishable(match, steps, viewer, stream)
        opened = opened_with(with_deal(match, deal), case, "further", wishes)
        twins.append(Twin(viewer, Party(opened), actions))
    secrets = secrets_of(one.opened, 0)
    watches = [Watch(match.game, viewer, secrets) for viewer in viewers(match.game)] if is_watched else []
    await one.begin()
    for twin in twins:
        await twin.party.begin()
        twin.compare(one, False)
    parties = [one, *(twin.party for twin in twins)]
    followed = 0
    for place, (seat, action) in enumerate(steps):
        is_secret = one.match.phase.is_secret
        await one.act(seat, action)
        for twin in twins:
            await twin.follow(one, place, seat, action, is_secret, stream)
        twins = [twin for twin in twins if not twin.has_ended]
        followed += len(twins)
        if stream.below(closely) == 0:
            await _ask_back(one, twins, seat)
        read_on(one, watches)
        if stream.below(closely) == 0:
            for watch in watches:
                await look_closely(one, watch, stream)
            for twin in twins:
                await _compare_closely(one, twin, stream)
    for party in parties:
        await party.end()
    return followed


def read_on(party: Party, watches: Sequence[Watch]) -> None:
    """Everybody who is watched reads what is new to them."""
    for watch in watches:
        heard = party.ears[watch.chair].heard
        for text in heard[watch.has_read :]:
            watch.read(text)


async def _ask_back(one: Party, twins: Sequence[Twin], seat: int) -> None:
    """Whoever made the last choice wants it back, and somebody does not agree: whether that can be asked does not
    depend on what is hidden."""
    answer = await one.answer(seat, wire.AskBack(id="back"))
    other = (seat + 1) % one.opened.players
    has_asked = one.table.asks_back is not None
    if has_asked:
        await one.answer(other, wire.AnswerBack(agrees=False))
    for twin in twins:
        assert await twin.party.answer(seat, wire.AskBack(id="back")) == answer
        if has_asked:
            await twin.party.answer(other, wire.AnswerBack(agrees=False))
        twin.compare(one, False)


def probe(game: Game, number: int, stream: Stream) -> wire.AnyRequest:
    """Something that tells somebody about the rules, or is refused."""
    text = game.actions.text[stream.below(len(game.actions))]
    requests: tuple[wire.AnyRequest, ...] = (
        wire.Why(action=text, id="why"),
        wire.Act(action=text + " nonsense", seen=number, id="nonsense"),
        wire.Act(action=text, seen=0, id="stale"),
        wire.AnswerBack(agrees=True, id="back"),
        wire.Return(id="return"),
        wire.Contribute(number=99, part="00" * 16, id="part"),
    )
    return requests[stream.below(len(requests))]


def is_choice(party: Party, viewer: int, request: wire.AnyRequest) -> bool:
    """The request would be carried out."""
    return isinstance(request, wire.Act) and request.action in party.table.legal_texts(viewer)


async def look_closely(one: Party, watch: Watch, stream: Stream) -> None:
    """All that the viewer can get by asking: the state, the record, what was missed, answers and refusals."""
    viewer = watch.viewer
    ear = one.ear(viewer)
    state, record = one.everything(viewer)
    fresh = Watch(watch.game, watch.chair, watch.secrets)
    fresh.viewer = viewer
    fresh.read(state)
    same = (fresh.history, fresh.steps, fresh.view) == (watch.history, watch.steps, watch.view)
    assert same, f"viewer {viewer} is told something else when they come anew"
    fresh.check_record(record.decode())
    fresh.look_for_secrets(msgspec.json.encode(one.hall.lobby()).decode())
    oldest = max(1, one.table.number - FARTHEST)
    since = oldest + stream.below(one.table.number - oldest + 1)
    if oldest > 1:
        assert one.owner.messages_since(ear.guest, oldest - 1) == [state]
    missed = one.owner.messages_since(ear.guest, since)
    assert missed == ear.updates(since), f"viewer {viewer} is told something else when they come back"
    heard = {place: len(other.heard) for place, other in one.ears.items()}
    for _ in range(PROBES):
        request = probe(watch.game, one.table.number, stream)
        if not is_choice(one, viewer, request):
            watch.check_answer(await one.answer(viewer, request), request)
    assert heard == {place: len(other.heard) for place, other in one.ears.items()}, "others hear of what is asked"


async def _compare_closely(one: Party, twin: Twin, stream: Stream) -> None:
    """The same for a viewer at both tables: not even by asking can they tell them apart."""
    viewer = twin.viewer
    same = one.everything(viewer) == twin.party.everything(viewer)
    assert same, f"viewer {viewer} can tell two deals apart by the state or the record"
    for _ in range(PROBES):
        request = probe(one.match.game, one.table.number, stream)
        if not is_choice(one, viewer, request):
            answer, other = await one.answer(viewer, request), await twin.party.answer(viewer, request)
            assert answer == other, f"viewer {viewer} can tell two deals apart by asking: {answer!r}, {other!r}"


def deals_of(case: Case, seed: str, rounds: int) -> Iterator[Match]:
    """Matches at the beginnings of their first rounds, played by chance."""
    for match in positions(rules(case), seed):
        if match.number > rounds or match.is_over:
            return
        if match.number and not match.steps:
            yield match


# A whole match, with fair shuffles


async def check_match(case: Case, seed: str, moves: int = 10_000) -> Party:
    """Plays a match, or so many choices of it, with the players' parts in the shuffles, and reads all that is told.
    Sometimes a bot is among the players."""
    game = rules(case)
    stream = Stream(seed)
    asked = wire.OpenTable(game=case.game, players=case.players, options=dict(case.options), level="random")
    party = Party(opening(Asker(guest_of(0), "Guest 0", False, 1_000_000), asked))
    people = case.players - stream.below(2)
    await party.begin([f"{stream.next():016x}" * 2 for _ in range(people)], case.players - people)
    secrets = secrets_of(party.opened)
    watches = [Watch(game, chair, secrets, is_drawn=True) for chair in party.ears]
    while not party.match.is_over and moves:
        moves -= 1
        seat, action = choose(party.match, stream)
        if party.table.chairs[seat].is_played_by_bot:
            await asyncio.sleep(1)
        else:
            await party.act(seat, action)
        if stream.below(20) == 0:
            await _contribute(party, stream.below(people), stream)
        read_on(party, watches)
        if stream.below(60) == 0:
            for watch in watches:
                await look_closely(party, watch, stream)
    for watch in watches:
        await look_closely(party, watch, stream)
        told = "".join(text.decode() for text in party.ears[watch.chair].heard)
        for number in watch.rounds:
            assert secrets.later[number] in told, f"the secret of round {number} is told when it is over"
            assert _seed(party, number) not in told
    return party


def _seed(party: Party, number: int) -> str:
    """The seed of a round that is over."""
    assert isinstance(party.table.deals, FairDeals)
    shuffle = party.table.deals.shuffle(number, True)
    parts = {player: bytes.fromhex(part) for player, part in shuffle.parts.items()}
    return seed_of(ID, number, bytes.fromhex(shuffle.secret), parts).hex()


async def _contribute(party: Party, chair: int, stream: Stream) -> None:
    coming = party.table.next_shuffle()
    if coming is not None:
        request = wire.Contribute(number=coming.number, part=f"{stream.next():016x}" * 2)
        if chair not in coming.parts:
            await party.ask(chair, request)
