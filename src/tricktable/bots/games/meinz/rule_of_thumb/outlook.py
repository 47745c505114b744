"""What a player of Meinz has seen of a round, and what can be foreseen from it.

Tricks lie face down, but whoever has watched knows what is in them: the sums so far, the cards that are still out, and
who has shown to be without a colour. `Plan` says what all that is worth.
"""

from collections.abc import Sequence
from typing import Final

from tricktable.bots.games.meinz.rule_of_thumb.plan import PLAIN, Plan, last_prizes
from tricktable.core.cards import Hand
from tricktable.core.views import View
from tricktable.games.meinz.cards import COLOURS, MONSTER, NUMBERS, SEATS
from tricktable.games.meinz.laws import law
from tricktable.games.meinz.scores import MONSTER_BONUS, ROUNDS

__all__ = ["Outlook", "last_prizes"]

MANY: Final = 5
"""With so many unseen cards of a colour everybody is taken to follow."""
ALL_CARDS: Final = (1 << len(COLOURS) * NUMBERS) - 1
"""Every card has one bit, by colours and then by numbers."""
ONE_COLOUR: Final = (1 << NUMBERS) - 1
NUMBER_SUMS: Final = tuple(
    [sum([number + 1 for number in range(NUMBERS) if cards >> number & 1]) for cards in range(1 << NUMBERS)]
)
"""The sum of the numbers on each set of cards of one colour."""


def numbers_on(cards: Hand) -> int:
    """The sum of the numbers on these cards."""
    result = 0
    while cards:
        result += NUMBER_SUMS[cards & ONE_COLOUR]
        cards >>= NUMBERS
    return result


def colours_on(cards: Hand) -> int:
    """The set of colours of these cards."""
    result = 0
    for colour in range(len(COLOURS)):
        if cards >> colour * NUMBERS & ONE_COLOUR:
            result |= 1 << colour
    return result


def average_of(unseen: Hand) -> float:
    """The number that an unseen card has on average."""
    return numbers_on(unseen) / unseen.bit_count() if unseen else PLAIN / SEATS


def tricks_each(tricks: int) -> int:
    """How many of so many tricks each seat takes."""
    return -(-tricks // SEATS)


def totals_at_stake(view: View) -> tuple[int, ...]:
    """The points of the match in its last round, when they count; nothing before."""
    return tuple(view.standing.totals) if view.number == ROUNDS else ()


class Outlook:
    """A round of Meinz as its viewer can foresee it."""

    def __init__(self, view: View) -> None:
        facts = view.facts
        self.view: Final = view
        self.me: Final = view.viewer
        self.number: Final = view.game.deck.number
        self.colour: Final = view.game.deck.colour
        self.hand: Final = view.game.deck.hand(view.hand)
        self.trick: Final = facts.get("trick", ())
        self.leader: Final = facts.get("leader", facts["dealer"])[0]
        self.to_come: Final = [(self.leader + place) % SEATS for place in range(len(self.trick), SEATS)]
        """Who has no card in the trick yet, the viewer included."""
        taken = facts.get("tricks", (0,) * SEATS)
        has_played = bool(self.trick) and self.me not in self.to_come
        share = tricks_each(sum(taken) + len(view.hand) + has_played - (view.phase == "discard"))
        self.left: Final = [share - own for own in taken]
        """How many tricks each seat still takes, the one in play included."""
        self.sums: Final = [0.0] * SEATS
        self.void: Final = [0] * SEATS
        """The colours that a seat has shown not to hold, as bits."""
        self.unseen: Final = self._watch()
        """The cards that may be in other hands."""
        self.average: Final = average_of(self.unseen)
        self.lying: Final = sum([self.number[card] for card in self.trick])
        others = SEATS * sum(self.left) - len(self.trick) - len(view.hand)
        pool = self.lying + numbers_on(self.hand) + self.average * others
        """The numbers on all cards that are still to be taken, as far as one can guess."""
        self.plan: Final = Plan(view.game.players, self.me, totals_at_stake(view), share, pool + sum(self.sums))

    def _watch(self) -> Hand:
        """Follows the round: adds up the tricks with their swaps, notes the voids, strikes off the cards."""
        rules = law()
        sums = self.sums
        void = self.void
        seen = self.hand
        for card in self.view.facts.get("discard", ()):
            seen |= 1 << card
        trick = led = 0
        unswapped = 0  # the last trick, if its taker had nothing to swap for its colours
        for event in self.view.history:
            kind = event.kind
            if kind == "passed":
                continue
            if kind == "played":
                card = event.values[0]
                if not trick:
                    led = card
                    if unswapped:
                        void[event.seat] |= colours_on(unswapped)
                elif rules.ruled_out(card, led):
                    void[event.seat] |= 1 << self.colour[led]
                trick |= 1 << card
            elif kind == "took":
                sums[event.seat] += numbers_on(trick)
                seen |= trick
                unswapped = trick
                trick = 0
            elif kind == "kept":
                unswapped = 0
            elif kind == "swapped":
                unswapped = 0
                given, taken = event.values
                sums[event.seat] += given - taken  # of one colour: as far apart as their numbers
                seen |= 1 << given
                if event.seat != self.me:
                    seen &= ~(1 << taken)
        if self.view.game.house:
            sums[MONSTER] += MONSTER_BONUS
            void[MONSTER] = 0b1111  # whatever is led, it plays any card
        return ALL_CARDS & ~(seen | trick)

    def unseen_of(self, colour: int) -> Hand:
        """The unseen cards of a colour: the bit of a number is one less than it."""
        return self.unseen >> colour * NUMBERS & ONE_COLOUR

    def follows(self, seat: int, led: int) -> bool:
        """Nothing says that this seat is without the led colour."""
        colour = self.colour[led]
        return self.unseen_of(colour) != 0 and not self.void[seat] >> colour & 1

    def expected(self, seats: Sequence[int], led: int) -> float:
        """What these seats are likely to add to a trick with this lead."""
        same = self.unseen_of(self.colour[led])
        count = same.bit_count()
        average = self.average
        following = average
        if same:
            share = min(1.0, count / MANY)
            following = share * NUMBER_SUMS[same] / count + (1 - share) * average
        result = 0.0
        for seat in seats:
            result += average if self.void[seat] >> self.colour[led] & 1 else following
        return result

    def after(self, taker: int, gain: float, hand: Hand) -> float:
        """What the round is worth when this seat has taken the trick in play for so much."""
        sums = self.sums[:]
        left = self.left[:]
        sums[taker] += gain
        left[taker] -= 1
        return self.plan.worth(sums, left, hand)
