"""Two tables that look the same to a viewer must give the same bytes."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from tests.contract.tables import choose, positions, viewers
from tests.tables.secrecy.parties import Case, Party, guest_of, rules
from tests.tables.secrecy.readers import without_aid
from tests.tables.secrecy.truths import Truth
from tests.tables.secrecy.watches import Watch, secrets_of
from tricktable.core.deals import Deal
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.record_writing import record_of
from tricktable.core.streams import Stream
from tricktable.tables import log, wire
from tricktable.tables.clocks import Clock
from tricktable.tables.live.live_table import FARTHEST
from tricktable.tables.openings import opening
from tricktable.tables.requests import Asker
from tricktable.testing.checks import comes_out, redealt, with_deal

PROBES: Final = 3
"""What a viewer asks in vain at a time."""


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
        return is_own or comes_out(self.party.match.game, kind) or seat in self.party.match.game.house


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
    truth = Truth(one.store)
    watches = [Watch(match.game, viewer, truth, secrets) for viewer in viewers(match.game)] if is_watched else []
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
        plain = party.plain_ears[watch.chair].updates(watch.number)
        for text in heard[watch.has_read :]:
            watch.read(text)
            if isinstance(wire.decode_message(text), wire.Update):
                assert without_aid(text) == plain.pop(0), f"viewer {watch.viewer} without aids is told something else"


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
        wire.AskHint(id="hint"),
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
    fresh = Watch(watch.game, watch.chair, watch.truth, watch.secrets)
    fresh.viewer = viewer
    fresh.read(state)
    same = (fresh.history, fresh.steps, fresh.view) == (watch.history, watch.steps, watch.view)
    assert same, f"viewer {viewer} is told something else when they come anew"
    fresh.check_record(record.decode())
    fresh.look_for_secrets(msgspec.json.encode([live.listed() for live in one.tables.awake.values()]).decode())
    oldest = max(1, one.table.number - FARTHEST)
    since = oldest + stream.below(one.table.number - oldest + 1)
    if oldest > 1:
        assert one.missed(viewer, oldest - 1) == [state]
    missed = one.missed(viewer, since)
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
