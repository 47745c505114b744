"""What a player of Meinz foresees: the sums so far, the sums that are likely in the end, and what they are worth.

Tricks lie face down, but whoever has watched knows what is in them. The worth of a sum is the place that it is likely
to get, never the sum itself; in the last round, the share in the victory that this place is likely to give.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from math import erf, sqrt
from typing import Final

from tricktable.core.views import View
from tricktable.games.meinz.cards import MONSTER, NUMBERS, SEATS
from tricktable.games.meinz.scores import MONSTER_BONUS, ROUNDS, WORTH

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
MANY: Final = 5
"""With so many unseen cards of a colour everybody is taken to follow."""

Chances = tuple[tuple[float, float], ...]


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


CHANCES: Final = tuple(_chances(tricks) for tricks in range(5))


class Outlook:
    """A round of Meinz as its viewer can foresee it."""

    def __init__(self, view: View) -> None:
        facts = view.facts
        self.view: Final = view
        self.me: Final = view.viewer
        self.number: Final = view.game.deck.number
        self.colour: Final = view.game.deck.colour
        self.hand: Final = view.hand
        self.trick: Final = facts.get("trick", ())
        self.leader: Final = facts.get("leader", facts["dealer"])[0]
        self.to_come: Final = tuple((self.leader + place) % SEATS for place in range(len(self.trick), SEATS))
        """Who has no card in the trick yet, the viewer included."""
        taken = facts.get("tricks", (0,) * SEATS)
        self.share: Final = self._share(sum(taken))
        """How many tricks each seat takes in this round."""
        self.left: Final = [self.share - own for own in taken]
        """How many tricks each seat still takes, the one in play included."""
        self.sums: Final = [0] * SEATS
        self.void: Final = [0] * SEATS
        """The colours that a seat has shown not to hold, as bits."""
        self.unseen: Final = self._watch()
        """The numbers of the cards that may be in other hands, by colour."""
        numbers = [number for colour in self.unseen for number in colour]
        self.average: Final = sum(numbers) / len(numbers) if numbers else PLAIN / SEATS
        self.lying: Final = sum([self.number[card] for card in self.trick])
        others = SEATS * sum(self.left) - len(self.trick) - len(self.hand)
        self.pool: Final = self.lying + sum([self.number[card] for card in self.hand]) + self.average * others
        """The numbers on all cards that are still to be taken, as far as one can guess."""
        self.is_last_round: Final = view.number == ROUNDS

    def _share(self, done: int) -> int:
        has_played = bool(self.trick) and self.me not in self.to_come
        is_discarding = self.view.phase == "discard"
        return -(-(done + len(self.hand) + has_played - is_discarding) // SEATS)

    def _watch(self) -> list[list[int]]:
        """Follows the round: adds up the tricks with their swaps, notes the voids, strikes off the cards."""
        number = self.number
        colour = self.colour
        seen = set(self.hand)
        seen.update(self.view.facts.get("discard", ()))
        trick: list[int] = []
        unswapped = 0  # the colours of the last trick, if its taker had nothing to swap for them
        for event in self.view.history:
            kind = event.kind
            if kind == "played":
                card = event.values[0]
                if not trick:
                    self.void[event.seat] |= unswapped
                elif colour[card] != colour[trick[0]] and number[card] != number[trick[0]]:
                    self.void[event.seat] |= 1 << colour[trick[0]]
                trick.append(card)
                seen.add(card)
            elif kind == "took":
                unswapped = 0
                for card in trick:
                    self.sums[event.seat] += number[card]
                    unswapped |= 1 << colour[card]
                trick = []
            elif kind == "kept":
                unswapped = 0
            elif kind == "swapped":
                unswapped = 0
                given, taken = event.values
                self.sums[event.seat] += number[given] - number[taken]
                seen.add(given)
                if event.seat != self.me:
                    seen.discard(taken)
        if self.view.game.house:
            self.sums[MONSTER] += MONSTER_BONUS
            self.void[MONSTER] = 0b1111  # whatever is led, it plays any card
        unseen: list[list[int]] = [[], [], [], []]
        for card in range(SEATS * NUMBERS):
            if card not in seen:
                unseen[colour[card]].append(number[card])
        return unseen

    def follows(self, seat: int, led: int) -> bool:
        """Nothing says that this seat is without the led colour."""
        colour = self.colour[led]
        return bool(self.unseen[colour]) and not self.void[seat] >> colour & 1

    def expected(self, seats: Sequence[int], led: int) -> float:
        """What these seats are likely to add to a trick with this lead."""
        same = self.unseen[self.colour[led]]
        result = 0.0
        for seat in seats:
            if self.follows(seat, led):
                share = min(1.0, len(same) / MANY)
                result += share * sum(same) / len(same) + (1 - share) * self.average
            else:
                result += self.average
        return result

    def after(self, taker: int, gain: float, hand: Sequence[int]) -> float:
        """What the round is worth when this seat has taken the trick in play for so much."""
        sums: list[float] = list(self.sums)
        left = self.left[:]
        sums[taker] += gain
        left[taker] -= 1
        return self.worth(sums, left, hand)

    def worth(self, sums: Sequence[float], left: Sequence[int], hand: Sequence[int]) -> float:
        """What a round with these sums, tricks to take and own cards is worth: going high or low, as is better."""
        me = self.me
        own = left[me]
        open_tricks = sum(left)
        rest = (self.pool + sum(self.sums) - sum(sums)) / open_tricks if open_tricks else 0.0
        ends = [
            total + tricks * rest + (LEANING * (total - PLAIN) if 0 < tricks < self.share else 0.0)
            for total, tricks in zip(sums, left, strict=True)
        ]
        if self.view.game.house:  # the monster has no plans
            ends[MONSTER] = sums[MONSTER] + left[MONSTER] * rest
        ends[me] = sums[me] + own * rest
        if not own or own == open_tricks or not hand:  # nothing left to choose
            return self._value(ends, left)
        numbers = sorted([self.number[card] for card in hand])
        used = min(2 * own, len(numbers))
        usual = rest / SEATS
        control = own * sqrt(1 - own / open_tricks)  # the fewer others take tricks, the fewer one can leave
        poorer = OWN_CARDS * (usual - sum(numbers[:used]) / used) - RESISTANCE
        richer = OWN_CARDS * (sum(numbers[-used:]) / used - usual) - RESISTANCE
        middle = ends[me]
        ends[me] = middle - control * max(0.0, poorer)
        low = self._value(ends, left)
        ends[me] = middle + control * max(0.0, richer)
        return max(low, self._value(ends, left))

    def _value(self, ends: Sequence[float], left: Sequence[int]) -> float:
        """What the viewer gets from these sums in the end."""
        game = self.view.game
        if self.is_last_round:
            prizes, rival, harm = last_prizes(tuple(self.view.standing.totals), game.players, self.me)
            return _points(self.me, ends, left, prizes) - harm * _points(rival, ends, left)
        points = _points(self.me, ends, left)
        # what the monster gets is lost to the other two
        return points + _points(MONSTER, ends, left) / 3 if game.house else points


def _points(seat: int, ends: Sequence[float], left: Sequence[int], prizes: Sequence[float] = WORTH) -> float:
    """The prize that this seat can expect from its place; level players get that of the third."""
    highest = lowest = 1.0
    second = 0.0
    for other in range(SEATS):
        if other != seat:
            distance = int(2 * (ends[seat] - ends[other] + FURTHEST) + 0.5)
            above, below = CHANCES[left[seat] + left[other]][max(0, min(distance, 4 * FURTHEST))]
            second = second * above + highest * below
            highest *= above
            lowest *= below
    third = 1 - highest - second - lowest
    return prizes[0] * highest + prizes[1] * second + prizes[2] * third + prizes[3] * lowest


@lru_cache(maxsize=64)
def last_prizes(totals: tuple[int, ...], players: int, me: int) -> tuple[tuple[float, ...], int, float]:
    """What the places of the last round mean with these totals.

    For each place the share in the victory that it gives, all else being equally likely, and on the scale of points;
    the best of the others; and what each point for that one costs.
    """
    rival = max((seat for seat in range(players) if seat != me), key=lambda seat: (totals[seat], -seat))
    prizes = [0.0] * SEATS
    cost = 0.0
    for places in permutations(range(SEATS)):
        ends = [totals[seat] + WORTH[places[seat]] for seat in range(players)]
        share = 1 / ends.count(ends[me]) if ends[me] == max(ends) else 0.0
        prizes[places[me]] += share / 2  # six orders for each place, three points for the victory
        cost += share * (1.5 - WORTH[places[rival]])
    return tuple(prizes), rival, cost / 10
