"""Worlds: full matches that stand where a view stands, and that its viewer cannot rule out.

Every physical deal, with every way to pick the cards of hidden picks, is one world, and all are equally likely.
"""

from collections.abc import Iterator
from typing import Final

from tricktable.core.copies import Copies, copies_of
from tricktable.core.deals import NO_DEAL, Deal, GivenDeals, Part, ShuffledDeals
from tricktable.core.errors import IllegalAction, NoWorlds
from tricktable.core.events import HIDDEN
from tricktable.core.hands import PATIENCE
from tricktable.core.knowledge import Cards, Knowledge, Place, without
from tricktable.core.matches import Match
from tricktable.core.picks import Picks
from tricktable.core.streams import Stream
from tricktable.core.views import View


def worlds(knowledge: Knowledge, stream: Stream) -> Iterator[Match]:
    """Endless matches that the viewer cannot rule out, all equally likely."""
    view = knowledge.view
    if not view.number:
        while True:
            yield rebuild(view, NO_DEAL, [], stream)
    text = "" if knowledge.is_exact else str(view)
    ways = knowledge.allotment()
    copies = copies_of(knowledge)
    failures = 0
    while failures < PATIENCE:
        failures += 1
        hidden = ways.sample(stream)
        if not knowledge.fits(hidden):
            continue
        past = Past(knowledge, hidden, stream)
        times = past.times_counted(copies)
        if times > 1 and stream.below(times):
            continue  # a world that is counted so often is taken so much less often
        try:
            world = rebuild(view, past.deal(stream), past.picks, stream)
        except IllegalAction:
            continue
        if knowledge.is_exact or str(world.view(view.viewer)) == text:
            failures = 0
            yield world
    raise NoWorlds(f"no world of {view.game.name} looks like this view: its knowledge must say more")


def rebuild(view: View, deal: Deal, picks: Cards, stream: Stream) -> Match:
    """The match in which this round was dealt like that and the view's steps were taken; later deals are new chance.

    `picks` has for each seat what it picked in the steps that the viewer did not see, in their order. In the opening
    (round 0) there is no deal yet: `NO_DEAL`.
    """
    further = ShuffledDeals(stream.next().to_bytes(8, "big"))
    if view.number:
        deals = GivenDeals((), {view.number: deal}, further)
        match = Match.at_round(view.game, view.number, view.standing, deals)
    else:
        match = Match.begin(view.game, further)
    used = [0] * len(picks)
    for seat, action in view.steps:
        if action == HIDDEN:
            phase = match.phase
            assert isinstance(phase, Picks)
            action = phase.first + picks[seat][used[seat]]
            used[seat] += 1
        match.step(seat, action)
    return match


class Past:
    """How the round may have begun, if the hidden cards lie like that: any card of a late hand can be one that came as
    a gift, any card of a hand one that is on its way."""

    def __init__(self, knowledge: Knowledge, hidden: Cards, stream: Stream) -> None:
        self.knowledge: Final = knowledge
        self.hidden: Final = hidden
        self.pool: Final = [place.held + hidden[seat] for seat, place in enumerate(knowledge.hands)]
        """The late hands without the gifts that are known: the hidden gifts are among these cards."""
        for gift in knowledge.gifts:
            self.pool[gift.taker] = list(without(self.pool[gift.taker], gift.cards))
        self.kept: Final = self.pool[:]
        """The late hands without all gifts."""
        self.dealt: Final[Cards] = []
        self.picks: Final[Cards] = [[] for _ in self.pool]
        """What each seat picked out of the viewer's sight, in order."""
        for gift in knowledge.gifts:
            if not gift.cards:
                cards = stream.shuffled(tuple(self.kept[gift.taker]))
                self.picks[gift.giver] = cards[len(cards) - gift.size :]
                self.kept[gift.taker] = cards[: len(cards) - gift.size]
        place = len(self.pool)
        for seat, out in enumerate(knowledge.out):
            if knowledge.away[seat].size:
                self.picks[seat] = stream.shuffled(tuple(hidden[place])) + self.picks[seat]
                place += 1
            self.dealt.append(self.kept[seat] + self.picks[seat] + out)
            if not knowledge.gifts and HIDDEN in knowledge.gave[seat]:
                self.picks[seat] += stream.shuffled(tuple(self.kept[seat]))[: len(knowledge.gave[seat])]

    def times_counted(self, copies: list[Copies]) -> int:
        """How often the allotments count one world."""
        times = 1
        for own in copies:
            times *= own.times_counted(self.hidden[own.seat], self.kept[own.seat])
        return times

    def deal(self, stream: Stream) -> Deal:
        """What was dealt to each part."""
        knowledge = self.knowledge
        layout = knowledge.view.game.layout
        parts: list[tuple[int, ...]] = [()] * len(layout.parts)
        for seat, numbers in enumerate(knowledge.owned):
            if len(numbers) == 1 and layout.parts[numbers[0]].is_ordered:
                part = layout.parts[numbers[0]]
                parts[numbers[0]] = _laid(part, knowledge.hands[seat], self.hidden[seat], stream)
                continue
            dealt = self.dealt[seat]
            if seat == knowledge.view.viewer:
                dealt = knowledge.dealt + self.hidden[seat]
            elif len(numbers) > 1:
                dealt = stream.shuffled(tuple(dealt))  # nobody else knows which of them came first
            for number in numbers:
                size = layout.parts[number].size
                parts[number] = tuple(sorted(dealt[:size]))
                dealt = dealt[size:]
        first = len(knowledge.hands) + sum([1 for place in knowledge.away if place.size])
        for index, (number, place) in enumerate(knowledge.aside.items()):
            parts[number] = _laid(layout.parts[number], place, self.hidden[first + index], stream)
        return Deal(layout, tuple(parts))


def _laid(part: Part, place: Place, hidden: list[int], stream: Stream) -> tuple[int, ...]:
    """The cards of a part. What is known of a row comes first, in its order; the rest lies in any."""
    return tuple(place.held + stream.shuffled(tuple(hidden)) if part.is_ordered else sorted(place.held + hidden))
