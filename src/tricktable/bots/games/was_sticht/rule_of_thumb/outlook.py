"""What a seat of Was sticht? can still make of its cards.

All hands are open, so a good player sees for each card how many cards out there are higher or lower, who would trump
it, and how many of its suit stand beside it. The numbers below put that experience into chances; they were fitted to
rounds that this bot played against itself, with three and with four players.
"""

from functools import cache, lru_cache
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
    ranks = [(0, 0)] * len(DECK.text)
    for suit in law.of_suit:
        cards = DECK.choices(suit)
        if not cards:
            continue
        row = law.strength[cards[0]]
        alike: dict[int, Hand] = {}
        for card in cards:
            alike[row[card]] = alike.get(row[card], 0) | DECK.bit[card]
        lower = 0
        for strength in sorted(alike):
            equal = alike[strength]
            for card in DECK.choices(equal):
                ranks[card] = suit & ~(lower | equal), lower
            lower |= equal
    return tuple(ranks)


@lru_cache(maxsize=1 << 13)
def _card_chances(
    seats: int, is_trump: bool, higher: int, lower: int, under: int, around: int, ruffs: int
) -> tuple[float, float]:
    """The chances of a card to take a trick, ducking and wanting it, by what of its suit is around it."""
    base, per_higher, per_lower, per_under, per_around = (DUCKED_TRUMP if is_trump else DUCKED_CARD)[seats]
    weight = base + per_higher * higher + per_lower * lower + per_under * under + per_around * around
    duck = 1 / (1 + exp(-weight))
    if is_trump and not higher:
        return duck, 1.0
    base, per_higher, per_lower, per_under, per_around = (WANTED_TRUMP if is_trump else WANTED_CARD)[seats]
    weight = base + per_higher * higher + per_lower * lower + per_under * under + per_around * around
    return duck, 1 / (1 + exp(-weight - ruffs * RUFFED[seats]))


Chances = dict[int, float]
"""A chance for each card."""


@lru_cache(maxsize=1 << 12)
def _suit_chances(
    law: Law, seats: int, is_trump: bool, own: Hand, others: Hand, around: int, ruffs: int
) -> tuple[Chances, Chances]:
    """The chances of all cards that a seat holds of a suit, against what the others have of it. Not to be changed."""
    ranks = _ranks(law)
    duck: Chances = {}
    grab: Chances = {}
    for card in DECK.choices(own):
        above, below = ranks[card]
        higher = (others & above).bit_count()
        lower = (others & below).bit_count()
        under = (own & below).bit_count()
        duck[card], grab[card] = _card_chances(seats, is_trump, higher, lower, under, around, ruffs)
    return duck, grab


class Outlook:
    """What one seat has taken, and what its cards may still take: a trick for each card at most."""

    __slots__ = ("duck", "grab", "hand", "law", "least", "most", "others", "pile", "rival_trumps", "seats", "tricks")

    def __init__(
        self, law: Law, seats: int, hand: Hand, others: Hand, rival_trumps: int, tricks: int, pile: Hand
    ) -> None:
        """Nothing is weighed yet: `outlook_of` does that."""
        self.law = law
        self.seats = seats
        self.hand = hand
        self.others = others
        """All cards that the other seats hold."""
        self.rival_trumps = rival_trumps
        """How many trumps the other seat with the most of them has."""
        self.tricks = tricks
        self.pile = pile
        """All cards in its tricks."""
        self.duck: Chances = {}
        """For each card the chance that it takes a trick although its holder would rather not."""
        self.grab: Chances = {}
        """The same when the holder wants it."""
        self.least = 0.0
        """The tricks that will come even if none is wanted."""
        self.most = 0.0
        """The tricks that can be had if all are wanted."""

    def weigh(self, hands: list[Hand], seat: int) -> None:
        law = self.law
        trumps = law.trumps
        all_trumps = (self.others & trumps).bit_count()
        for number, suit in enumerate(law.of_suit):
            own = self.hand & suit
            if not own:
                continue
            others = self.others & suit
            if number == TRUMPS:
                company = own.bit_count() - 1
                duck, grab = _suit_chances(law, self.seats, True, own, others, company, 0)
            elif all_trumps or others:
                ruffs = 0
                for other, hand in enumerate(hands):
                    if other != seat and hand & trumps and not hand & suit:
                        ruffs += 1
                duck, grab = _suit_chances(law, self.seats, False, own, others, all_trumps, ruffs)
            else:
                duck = grab = dict.fromkeys(DECK.choices(own), NOBODYS_SUIT)
            self.duck.update(duck)
            self.grab.update(grab)
        self.least = sum(self.duck.values())
        self.most = sum(self.grab.values())

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
        pile = self.pile | trick if takes else self.pile
        return Outlook(self.law, self.seats, self.hand, self.others, self.rival_trumps, self.tricks + takes, pile)

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


def outlook_of(law: Law, hands: list[Hand], seat: int, tricks: int, pile: Hand) -> Outlook:
    """The outlook of a seat that has taken these tricks, with the cards `pile`, when all hands are known."""
    others = 0
    rival_trumps = 0
    for other, hand in enumerate(hands):
        if other != seat:
            others |= hand
            rival_trumps = max(rival_trumps, (hand & law.trumps).bit_count())
    outlook = Outlook(law, len(hands), hands[seat], others, rival_trumps, tricks, pile)
    outlook.weigh(hands, seat)
    return outlook
