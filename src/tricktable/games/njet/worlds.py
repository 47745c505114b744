"""What a player cannot rule out: hands that fit every void and every passed card, and caches that nobody saw.

Every physical deal with every way to pick the hidden cards of the cache is one world, and all are equally likely.
"""

from collections.abc import Iterator
from math import comb, factorial
from typing import TYPE_CHECKING, Final

from tricktable.core.allotments import Allotment
from tricktable.core.deals import Deal
from tricktable.core.events import HIDDEN
from tricktable.core.matches import Match, Step
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.core.worlds import rebuild, unseen
from tricktable.games.njet.boards import DISCARD_NO_ZERO, PASS
from tricktable.games.njet.caches import right_of
from tricktable.games.njet.holdings import Knowledge

if TYPE_CHECKING:
    from tricktable.games.njet import Njet

Cards = list[list[int]]
"""Some cards for each seat."""


class Case:
    """The worlds in which `zeros[seat]` of each seat's hidden discards are 0s that it could not avoid (NJET-R3).

    Places are the late hands by seats, then all hidden discards in one heap, the unavoidable 0s in another, and the
    cards aside: heaps are cut afterwards, since no fact tells one seat's discards from another's.
    """

    def __init__(self, knowledge: Knowledge, cards: tuple[int, ...], zeros: tuple[int, ...]) -> None:
        layout = knowledge.game.layout
        seats = range(len(zeros))
        self.zeros: Final = zeros
        self.others: Final = tuple(knowledge.hidden_discards(seat) - zeros[seat] for seat in seats)
        aside = layout.parts[layout.index("aside")].size if layout.has("aside") else 0
        room = (*(knowledge.room(seat) for seat in seats), sum(self.others), sum(zeros), aside)
        filled = sum(1 << place for place, size in enumerate(room) if not size)
        open_to = tuple(filled | self._places(knowledge, card) for card in cards)
        self.allotment: Final = Allotment(cards, room, open_to)

    def _places(self, knowledge: Knowledge, card: int) -> int:
        """The set of places where this card can be."""
        game = knowledge.game
        places = 0
        for seat, holder in enumerate(knowledge.seats):
            has_others = not self.zeros[seat]  # who discarded a 0 has nothing else
            if not holder.void & game.deck.bit[card] and (has_others or game.is_zero[card]):
                places |= 1 << seat
        heaps = 1 << len(self.zeros)
        if knowledge.cache == DISCARD_NO_ZERO and game.is_zero[card]:
            heaps <<= 1
        return places | heaps | 4 << len(self.zeros)

    def ways(self) -> int:
        """How many worlds these are: every order of each heap is another way to cut it and to pick."""
        return self.allotment.count() * factorial(sum(self.others)) * factorial(sum(self.zeros))

    def cut(self, places: Cards, stream: Stream) -> Cards:
        """Each seat's hidden discards in the order of picking: the 0s last."""
        others = stream.shuffled(tuple(places[len(self.zeros)]))
        zeros = stream.shuffled(tuple(places[len(self.zeros) + 1]))
        result: Cards = []
        for seat, count in enumerate(self.zeros):
            result.append(_draw(others, self.others[seat]) + _draw(zeros, count))
        return result


def _cases(knowledge: Knowledge) -> list[Case]:
    """One case, or with "discard 2, none a 0" all that are possible."""
    game = knowledge.game
    cards = knowledge.unseen()
    spare = sum(1 for card in cards if game.is_zero[card])
    counts: list[tuple[tuple[int, ...], int]] = [((), spare)]
    """For the seats so far: 0s discarded by each, and how many 0s are left over for other places."""
    for seat, holder in enumerate(knowledge.seats):
        most = knowledge.hidden_discards(seat) if knowledge.cache == DISCARD_NO_ZERO else 0
        if not all(game.is_zero[card] for card in holder.held):
            most = 0
        further: list[tuple[tuple[int, ...], int]] = []
        for zeros, left in counts:
            further.append(((*zeros, 0), left))
            for count in range(1, most + 1):
                needed = knowledge.room(seat) + count
                if needed <= left:
                    further.append(((*zeros, count), left - needed))
        counts = further
    return [Case(knowledge, cards, zeros) for zeros, _ in counts]


def worlds(game: "Njet", view: View, stream: Stream) -> Iterator[Match]:
    """Matches that the viewer cannot rule out, uniform over deals and hidden picks."""
    knowledge = Knowledge(game, view)
    cases = _cases(knowledge)
    ways = [case.ways() for case in cases] if len(cases) > 1 else [1]
    while True:
        case = cases[_pick(ways, stream)]
        places = case.allotment.sample(stream)
        late = [holder.held + places[seat] for seat, holder in enumerate(knowledge.seats)]
        picks = case.cut(places, stream)
        dealt = [late[seat] + picks[seat] for seat in range(game.players)]
        if knowledge.is_exchanged:
            dealt, picks = _before_passing(knowledge, late, stream)
        elif knowledge.cache == PASS:
            picks = [stream.shuffled(tuple(cards))[: knowledge.seats[seat].picks] for seat, cards in enumerate(dealt)]
        times = _times_counted(knowledge, places, dealt)
        if times > 1 and stream.below(times):
            continue  # a world that is counted so often is taken so much less often
        if view.viewer < game.players:
            dealt[view.viewer] = knowledge.seats[view.viewer].dealt
        parts = [tuple(sorted(cards)) for cards in dealt]
        if game.layout.has("aside"):
            parts.append(tuple(sorted(places[-1])))
        yield rebuild(view, Deal(game.layout, tuple(parts)), _filled(game, view, picks), stream)


def _before_passing(knowledge: Knowledge, late: Cards, stream: Stream) -> tuple[Cards, Cards]:
    """What each seat was dealt and what it gave: any cards of a late hand can be those that came from the left."""
    players = len(late)
    kept: Cards = []
    received: Cards = []
    for seat, holder in enumerate(knowledge.seats):
        if holder.received:
            received.append(holder.received)
            kept.append(list(unseen(tuple(late[seat]), holder.received)))
        else:
            cards = stream.shuffled(tuple(late[seat]))
            received.append(_draw(cards, holder.picks))
            kept.append(cards)
    gave = [received[right_of(seat, players)] for seat in range(players)]
    return [kept[seat] + gave[seat] for seat in range(players)], gave


def _times_counted(knowledge: Knowledge, places: Cards, dealt: Cards) -> int:
    """How often the allotments count one world.

    Known copies of a card can be any of those that the seat has: one world, but one allotment for each choice.
    """
    times = 1
    for seat, holder in enumerate(knowledge.seats):
        if seat == knowledge.viewer:
            continue
        rest = places[seat]
        for card in set(rest):
            known = holder.held.count(card) - holder.received.count(card)
            if known:
                times *= comb(known + rest.count(card), known)
        for card in set(holder.gave):
            given = holder.gave.count(card)
            times *= comb(dealt[seat].count(card), given)
    return times


def _filled(game: "Njet", view: View, picks: Cards) -> tuple[Step, ...]:
    """The steps of the view with the hidden picks in their places."""
    steps: list[Step] = []
    used = [0] * game.players
    first = game.first_give if any(event.kind == "gave" for event in view.history) else game.first_discard
    for seat, action in view.steps:
        if action == HIDDEN:
            steps.append((seat, first + picks[seat][used[seat]]))
            used[seat] += 1
        else:
            steps.append((seat, action))
    return tuple(steps)


def _pick(ways: list[int], stream: Stream) -> int:
    """One of the cases, each as likely as it has ways."""
    if len(ways) == 1:
        return 0
    number = stream.below(sum(ways))
    for case, count in enumerate(ways):
        number -= count
        if number < 0:
            return case
    raise AssertionError("the number is below the sum of the ways")


def _draw(cards: list[int], count: int) -> list[int]:
    """Takes so many cards from the end of a shuffled list."""
    drawn = cards[len(cards) - count :]
    del cards[len(cards) - count :]
    return drawn
