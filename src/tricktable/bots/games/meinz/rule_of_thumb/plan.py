"""What sums in a round of Meinz are worth: the place that they are likely to get, never the sums themselves.

In the last round it is the share in the victory that this place is likely to give.
"""

from functools import lru_cache
from itertools import permutations
from math import erf, sqrt
from typing import Final

from tricktable.core.cards import Hand
from tricktable.games.meinz.cards import MONSTER, SEATS, deck
from tricktable.games.meinz.scores import WORTH

FURTHEST: Final = 90
"""Sums further apart than this do not change their order any more."""
SPREAD: Final = 6.0
"""How far the sum of a trick usually is from the expected one."""
PLAIN: Final = 20
"""The sum of a trick that is neither rich nor poor."""
LEANING: Final = 0.3
"""What of a rich or poor first trick returns in the second one: players stick to their plans."""
OWN_CARDS: Final = 1.5
"""How many of the own best cards get into an own trick: one is played, another often swapped in."""
RESISTANCE: Final = 2.1
"""What the others, who do not want it to be rich (or poor), make of that."""

Prizes = tuple[float, ...]
"""What each place is worth, from the highest sum to the lowest."""
Chances = tuple[tuple[float, float], ...]

POINTS: Final[Prizes] = tuple([float(points) for points in WORTH])
OTHERS: Final = tuple([tuple([other for other in range(SEATS) if other != seat]) for seat in range(SEATS)])


def _chances(tricks: int) -> Chances:
    """Chances to end above and below another seat, by twice the distance between the expected sums.

    `tricks` is how many the two still take. Level sums are neither above nor below.
    """
    spread = max(SPREAD * sqrt(2 * tricks), 0.1)
    rows = []
    for twice in range(-2 * FURTHEST, 2 * FURTHEST + 1):
        above = (1 + erf((twice - 1) / 2 / spread)) / 2
        below = (1 + erf((-twice - 1) / 2 / spread)) / 2
        rows.append((above, below))
    return tuple(rows)


CHANCES: Final = tuple([_chances(tricks) for tricks in range(5)])


class Plan:
    """How one seat values what may become of a round."""

    def __init__(self, players: int, me: int, totals: tuple[int, ...], share: int, whole: float) -> None:
        """`totals` are the points so far in the last round, nothing in any other; `whole` is what all tricks of the
        round will probably bring, `share` how many of them each seat takes."""
        self.me: Final = me
        self.has_monster: Final = players < SEATS
        self.share: Final = share
        self.whole: Final = whole
        self.is_last_round: Final = bool(totals)
        self.prizes: Prizes = POINTS
        self.rival = MONSTER
        self.harm = 0.0
        """What each point for the best of the others costs, in the last round."""
        if totals:
            self.prizes, self.rival, self.harm = last_prizes(totals, players, me)

    def worth(self, sums: list[float], left: list[int], hand: Hand) -> float:
        """What a round with these sums, tricks to take and own cards is worth: going high or low, as is better."""
        me = self.me
        open_tricks = left[0] + left[1] + left[2] + left[3]
        rest = (self.whole - (sums[0] + sums[1] + sums[2] + sums[3])) / open_tricks if open_tricks else 0.0
        ends = self._ends(sums, left, rest)
        down, up = _leeway(hand, left[me], open_tricks, rest)
        middle = ends[me]
        ends[me] = middle - down
        low = self._value(ends, left)
        if not down and not up:
            return low
        ends[me] = middle + up
        high = self._value(ends, left)
        return low if low > high else high

    def worths(self, sums: list[float], left: list[int], hands: list[Hand]) -> list[float]:
        """The same for several hands at once: many of them can go as high, or as low, as others."""
        me = self.me
        open_tricks = sum(left)
        rest = (self.whole - sum(sums)) / open_tricks if open_tricks else 0.0
        ends = self._ends(sums, left, rest)
        middle = ends[me]
        known: dict[float, float] = {}
        result: list[float] = []
        for hand in hands:
            down, up = _leeway(hand, left[me], open_tricks, rest)
            for end in (middle - down, middle + up):
                if end not in known:
                    ends[me] = end
                    known[end] = self._value(ends, left)
            result.append(max(known[middle - down], known[middle + up]))
        return result

    def _ends(self, sums: list[float], left: list[int], rest: float) -> list[float]:
        """The sums that are likely in the end if each trick to come brings so much, without the own plans."""
        ends: list[float] = []
        for seat in range(SEATS):
            tricks = left[seat]
            end = sums[seat] + tricks * rest
            if 0 < tricks < self.share and seat != self.me and not (seat == MONSTER and self.has_monster):
                end += LEANING * (sums[seat] - PLAIN)  # the monster has no plans
            ends.append(end)
        return ends

    def _value(self, ends: list[float], left: list[int]) -> float:
        """What the seat gets from these sums in the end."""
        points = _points(self.me, ends, left, self.prizes)
        if self.is_last_round:
            return points - self.harm * _points(self.rival, ends, left, POINTS)
        # what the monster gets is lost to the other two
        return points + _points(MONSTER, ends, left, POINTS) / 3 if self.has_monster else points


def _points(seat: int, ends: list[float], left: list[int], prizes: Prizes) -> float:
    """The prize that this seat can expect from its place; level players get that of the third."""
    highest = lowest = 1.0
    second = 0.0
    own = ends[seat]
    tricks = left[seat]
    for other in OTHERS[seat]:
        distance = int(2 * (own - ends[other] + FURTHEST) + 0.5)
        if not 0 <= distance <= 4 * FURTHEST:
            distance = 0 if distance < 0 else 4 * FURTHEST
        above, below = CHANCES[tricks + left[other]][distance]
        second = second * above + highest * below
        highest *= above
        lowest *= below
    third = 1 - highest - second - lowest
    return prizes[0] * highest + prizes[1] * second + prizes[2] * third + prizes[3] * lowest


def _leeway(hand: Hand, own: int, open_tricks: int, rest: float) -> tuple[float, float]:
    """How far down and up this hand can bring so many own ones of the open tricks, which else bring `rest` each."""
    if not own or own == open_tricks or not hand:  # nothing left to choose
        return 0.0, 0.0
    used = min(2 * own, hand.bit_count())
    lowest, highest = _extremes(hand, used)
    usual = rest / SEATS
    poorer = OWN_CARDS * (usual - lowest / used) - RESISTANCE
    richer = OWN_CARDS * (highest / used - usual) - RESISTANCE
    control = own * sqrt(1 - own / open_tricks)  # the fewer others take tricks, the fewer one can leave
    return control * poorer if poorer > 0 else 0.0, control * richer if richer > 0 else 0.0


@lru_cache(maxsize=1 << 12)
def _extremes(hand: Hand, used: int) -> tuple[int, int]:
    """The sums of the so many lowest and highest numbers of a hand."""
    cards = deck()
    numbers = sorted([cards.number[card] for card in cards.choices(hand)])
    return sum(numbers[:used]), sum(numbers[-used:])


@lru_cache(maxsize=64)
def last_prizes(totals: tuple[int, ...], players: int, me: int) -> tuple[Prizes, int, float]:
    """What the places of the last round mean with these totals.

    For each place the share in the victory that it gives, all else being equally likely, and on the scale of points;
    the best of the others; and what each point for that one costs.
    """
    rival = max([seat for seat in range(players) if seat != me], key=lambda seat: (totals[seat], -seat))
    prizes = [0.0] * SEATS
    cost = 0.0
    for places in permutations(range(SEATS)):
        ends = [totals[seat] + WORTH[places[seat]] for seat in range(players)]
        share = 1 / ends.count(ends[me]) if ends[me] == max(ends) else 0.0
        prizes[places[me]] += share / 2  # six orders for each place, three points for the victory
        cost += share * (1.5 - WORTH[places[rival]])
    return tuple(prizes), rival, cost / 10
