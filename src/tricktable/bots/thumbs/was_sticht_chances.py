"""What a seat of Was sticht? can still make of its cards.

All hands are open, so a good player sees for each card how many cards out there are higher or lower, who would trump
it, and how many of its suit stand beside it. The numbers below put that experience into chances; they were fitted to
rounds that this bot played against itself, with three and with four players.
"""

from functools import cache
from math import exp
from typing import Final

from tricktable.core.cards import Hand
from tricktable.core.laws import Law
from tricktable.games.was_sticht.cards import DECK
from tricktable.games.was_sticht.laws import TRUMPS
from tricktable.games.was_sticht.tasks import EXACTLY_ONE, LAST_TRICK, MOST_TRICKS, NO_RED, NO_TRICKS

Weights = tuple[float, float, float, float, float]
"""The evidence that a card takes a trick: to begin with, for each higher card that others hold, for each lower one, for
each own card of the suit below it, and for each own trump beside it (trumps) or each trump of others (other cards)."""
DUCKED_TRUMP: Final[dict[int, Weights]] = {3: (0.9, -0.9, 0.21, -0.15, 0.32), 4: (0.14, -0.66, 0.11, -0.5, 0.63)}
DUCKED_CARD: Final[dict[int, Weights]] = {3: (-1.41, -0.66, 1.0, -0.83, -0.17), 4: (-2.44, -0.55, 0.76, -0.83, -0.05)}
WANTED_TRUMP: Final[dict[int, Weights]] = {3: (1.2, -0.5, 0.0, 0.0, 0.5), 4: (1.2, -0.5, 0.0, 0.0, 0.5)}
WANTED_CARD: Final[dict[int, Weights]] = {3: (0.84, -1.05, 0.36, -0.2, -0.16), 4: (0.0, -1.05, 0.36, -0.2, -0.16)}
RUFFED: Final = {3: -0.85, 4: -0.5}
"""For each other seat that is void in the suit and holds a trump."""
NOBODYS_SUIT: Final = 0.6
"""A card that nobody can follow or trump takes its trick whenever it is led."""
OTHER_COLOUR: Final = 0.5
"""How often a trick taken with another colour still brings the colour that one must not take."""


def likely(weight: float) -> float:
    """The chance with this weight of evidence: 0 is even."""
    return 1 / (1 + exp(-weight)) if weight > -30 else 0.0


@cache
def _ranks(law: Law) -> tuple[tuple[Hand, Hand], ...]:
    """For each card the higher and the lower cards of its suit."""
    cards = range(len(DECK.text))
    ranks: list[tuple[Hand, Hand]] = []
    for card in cards:
        row = law.strength[card]
        mates = [other for other in cards if law.suit[other] == law.suit[card]]
        higher = sum(DECK.bit[other] for other in mates if row[other] > row[card])
        lower = sum(DECK.bit[other] for other in mates if row[other] < row[card])
        ranks.append((higher, lower))
    return tuple(ranks)


class Outlook:
    """What one seat has taken, and what its cards may still take: a trick for each card at most."""

    __slots__ = ("duck", "grab", "hand", "law", "least", "most", "others", "pile", "rival_trumps", "seats", "tricks")

    def __init__(self, law: Law, hands: list[Hand], seat: int, tricks: int, pile: Hand) -> None:
        self.law = law
        self.seats = len(hands)
        self.hand = hands[seat]
        self.tricks = tricks
        self.pile = pile
        """All cards in its tricks."""
        self.others: Hand = 0
        self.rival_trumps = 0
        """How many trumps the other seat with the most of them has."""
        for other, hand in enumerate(hands):
            if other != seat:
                self.others |= hand
                self.rival_trumps = max(self.rival_trumps, (hand & law.trumps).bit_count())
        self.duck: dict[int, float] = {}
        """For each card the chance that it takes a trick although its holder would rather not."""
        self.grab: dict[int, float] = {}
        """The same when the holder wants it."""
        self._weigh(hands, seat)
        self.least = sum(self.duck.values())
        """The tricks that will come even if none is wanted."""
        self.most = sum(self.grab.values())
        """The tricks that can be had if all are wanted."""

    def _weigh(self, hands: list[Hand], seat: int) -> None:
        trumps = self.law.trumps
        rival_trumps = (self.others & trumps).bit_count()
        for number, suit in enumerate(self.law.of_suit):
            own = self.hand & suit
            if not own:
                continue
            if number == TRUMPS:
                company = own.bit_count() - 1
                self._weigh_suit(own, DUCKED_TRUMP[self.seats], WANTED_TRUMP[self.seats], company, 0.0)
            elif rival_trumps or self.others & suit:
                ruffs = 0
                for other, hand in enumerate(hands):
                    if other != seat and hand & trumps and not hand & suit:
                        ruffs += 1
                ruffed = ruffs * RUFFED[self.seats]
                self._weigh_suit(own, DUCKED_CARD[self.seats], WANTED_CARD[self.seats], rival_trumps, ruffed)
            else:
                for card in DECK.choices(own):
                    self.duck[card] = self.grab[card] = NOBODYS_SUIT

    def _weigh_suit(self, own: Hand, ducked: Weights, wanted: Weights, around: int, ruffed: float) -> None:
        ranks = _ranks(self.law)
        for card in DECK.choices(own):
            above, below = ranks[card]
            higher = (self.others & above).bit_count()
            lower = (self.others & below).bit_count()
            under = (own & below).bit_count()
            base, per_higher, per_lower, per_under, per_around = ducked
            weight = base + per_higher * higher + per_lower * lower + per_under * under + per_around * around
            self.duck[card] = 1 / (1 + exp(-weight))
            if not higher and self.law.suit[card] == TRUMPS:
                self.grab[card] = 1.0
                continue
            base, per_higher, per_lower, per_under, per_around = wanted
            weight = base + per_higher * higher + per_lower * lower + per_under * under + per_around * around
            self.grab[card] = 1 / (1 + exp(-weight - ruffed))

    @property
    def expected(self) -> float:
        """The tricks that this seat will have in the end if nobody minds."""
        return self.tricks + (self.least + self.most) / 2

    def after(self, card: int, takes: bool, trick: Hand) -> "Outlook":
        """The same seat when this card is gone in a trick that it takes or not; nobody else's cards change."""
        new = self._copy(takes, trick)
        new.hand = self.hand & ~DECK.bit[card]
        new.duck = self.duck.copy()
        new.grab = self.grab.copy()
        new.least = self.least - new.duck.pop(card)
        new.most = self.most - new.grab.pop(card)
        return new

    def one_trick_on(self, takes: bool) -> "Outlook":
        """The same seat one trick later, when one cannot say which card it will have played."""
        new = self._copy(takes, 0)
        new.duck = self.duck
        new.grab = self.grab
        rest = 1 - 1 / len(self.duck)
        new.least = self.least * rest
        new.most = self.most * rest
        return new

    def _copy(self, takes: bool, trick: Hand) -> "Outlook":
        new = Outlook.__new__(Outlook)
        new.law = self.law
        new.seats = self.seats
        new.hand = self.hand
        new.others = self.others
        new.rival_trumps = self.rival_trumps
        new.tricks = self.tricks + takes
        new.pile = self.pile | trick if takes else self.pile
        return new

    def chance(self, task: int, rivals: list[float]) -> float:
        """How likely this seat meets the task when the other seats are expected to get so many tricks."""
        if task == NO_TRICKS:
            return 0.0 if self.tricks else likely(3 - 3.9 * self.least)
        if task < EXACTLY_ONE:
            return self._chance_without(DECK.of_colour[task - NO_RED])
        if task < LAST_TRICK:
            return self._chance_of_exactly(task - EXACTLY_ONE + 1 - self.tricks)
        if task == LAST_TRICK:
            return self._chance_of_the_last()
        if task == MOST_TRICKS:
            return likely(1.35 * (self.tricks + self.most - max(rivals)) - 0.7)
        return likely(1.9 * (min(rivals) - self.tricks - self.least) - 1.6)

    def _chance_without(self, colour: Hand) -> float:
        """One clean trick is needed, and after it no dirty one: own cards of the colour are the worst."""
        if self.pile & colour:
            return 0.0
        dirty = sum([chance if colour >> card & 1 else OTHER_COLOUR * chance for card, chance in self.duck.items()])
        if self.tricks:
            return likely(2.8 - 3.8 * dirty)
        clean = sum([chance for card, chance in self.grab.items() if not colour >> card & 1])
        return likely(1.7 * min(clean, 2.0) - 1.1 * dirty - 2.6)

    def _chance_of_exactly(self, need: int) -> float:
        """There must be room on both sides: enough tricks to be had, and not too many that come by themselves."""
        if need < 0 or need > len(self.duck):
            return 0.0
        if not need:
            return likely(2.9 - 3.9 * self.least)
        return 0.55 * likely(1.5 + 3 * (self.most - need)) * likely(1.5 + 3 * (need - self.least))

    def _chance_of_the_last(self) -> float:
        """It goes to the longest trumps, above all with the highest of them."""
        trumps = self.law.trumps
        own = self.hand & trumps
        if not own:
            return likely(-3.0 if self.others & trumps else -1.0)
        longer = own.bit_count() - self.rival_trumps
        ranks = _ranks(self.law)
        has_highest = any(not self.others & ranks[card][0] for card in DECK.choices(own))
        if self.seats == 3:
            return likely(1.1 * longer + (2.5 if has_highest else -1.0))
        return likely(1.2 * longer + (1.8 if has_highest else 0.2))
