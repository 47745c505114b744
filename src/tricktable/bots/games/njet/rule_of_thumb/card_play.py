"""A rule of thumb for the tricks of NJET: what does the trick bring with this card, and how much is the card missed?"""

from functools import cache
from typing import Final

from tricktable.bots.card_reading import Reading
from tricktable.core.cards import Hand
from tricktable.core.laws import Law
from tricktable.core.views import View

AGAIN: Final = 0.5
"""How much harder it is to beat a card that has itself beaten the one that one knows."""
SUPER: Final = 1.3
"""A super trump is kept for a trick that is worth it."""
TRUMP: Final = 0.5
"""Any trump may win a trick that nobody else trumps."""
TOP_TRUMP: Final = 0.55
"""What the highest trump has more."""
TOP: Final = 0.6
"""The highest card of another colour."""
ONE_HIGHER: Final = 0.56
"""What remains of that if one card that is higher is with the opponents."""
ZERO: Final = -0.5
"""A 0 in the hand will be captured one day: well gone if it costs nothing."""
NUMBER: Final = 0.004
"""Of cards that are worth the same the lower goes."""
RETURNED: Final = 0.15
"""A colour that a partner led is led again."""
SHY_SUPER: Final = -1.2
"""When tricks cost points: it takes whatever it is played to."""
SHY_TRUMP: Final = -0.6
SHY_PLAIN: Final = -0.5
SHY_ZERO: Final = 0.8
"""A 0 makes a trick of the opponents dearer: kept for one."""
SHY_NUMBER: Final = -0.03


@cache
def not_below(law: Law, led: int, strength: int) -> Hand:
    """All cards that, played later to a trick with this lead, beat a card of this strength (equal ones do)."""
    return sum([law.deck.slots[card] for card, own in enumerate(law.strength[led]) if own >= strength])


class Outlook:
    """A trick in play as somebody thinks about it who knows the sides and counts cards."""

    def __init__(self, view: View, law: Law) -> None:
        facts = view.facts
        discarded = tuple([event.values[0] for event in view.events_of("discarded") if event.seat == view.viewer])
        reading = Reading(view, law, discarded)
        team = facts["team"]
        seats = range(reading.seats)
        self.law: Final = law
        self.reading: Final = reading
        self.is_shy: Final = facts["points"][0] < 0
        self.trump: Final = facts["trump"][0]
        self.super_trump: Final = facts["super trump"][0]
        self.is_ours: Final = [(seat in team) == (view.viewer in team) for seat in seats]
        self.weight: Final = [2 if seat in facts.get("monster", ()) else 1 for seat in seats]
        self.may_hold: Final = [reading.unseen & ~void for void in reading.voids]
        """The cards that each seat can have."""
        self.lack: Final = [self._lack(seat, view.hand_sizes[seat]) for seat in seats]
        """How likely it is that a seat does not have one given card of those."""
        opposing = sum([view.hand_sizes[seat] for seat in seats if not self.is_ours[seat]])
        self.opposed: Final = min(1.0, opposing / max(1, reading.unseen.bit_count()))
        """How likely it is that an unseen card is with the opponents."""
        self.zeros: Final = self._zeros()
        self.returning: Final = self._led_by_partners() if reading.is_leading and not self.is_shy else 0
        self._takers: Final[dict[tuple[int, int, int], dict[int, float]]] = {}

    def _lack(self, seat: int, size: int) -> float:
        possible = self.may_hold[seat].bit_count()
        return max(0.0, 1 - size / possible) if possible else 1.0

    def _zeros(self) -> tuple[int, int]:
        """How many 0s our side and theirs have in the trick."""
        counts = [0, 0]
        for place, card in enumerate(self.reading.trick):
            if not self.law.deck.number[card]:
                counts[not self.is_ours[(self.reading.leader + place) % self.reading.seats]] += 1
        return counts[0], counts[1]

    def _led_by_partners(self) -> Hand:
        """All cards of the colours that partners led."""
        reading = self.reading
        colours = 0
        for seat, led in reading.leads:
            if self.is_ours[seat] and seat != reading.me:
                colours |= self.law.obliging[led]
        return colours

    def chance_to_beat(self, seat: int, led: int, strength: int) -> float:
        """How likely it is that a seat beats this; when tricks cost points: that it cannot help it."""
        lack = self.lack[seat]
        can_follow = self.may_hold[seat] & self.law.obliging[led]
        beating = self.may_hold[seat] & not_below(self.law, led, strength)
        follows_higher = 1 - lack ** (beating & can_follow).bit_count()
        if self.is_shy:
            return follows_higher * lack ** (can_follow & ~beating).bit_count()
        trumps = 1 - lack ** (beating & ~can_follow).bit_count()
        return follows_higher + lack ** can_follow.bit_count() * trumps

    def takers(self, card: int) -> dict[int, float]:
        """Who will take the trick if this card is played, and how likely it is."""
        reading = self.reading
        led = card if reading.is_leading else reading.trick[0]
        best, strongest = reading.me, card
        if not reading.takes(card):
            best = reading.winner()
            strongest = reading.trick[(best - reading.leader) % reading.seats]
        strength = reading.strength(strongest) if reading.trick else self.law.strength[led][card]
        known = self._takers.get((led, best, strength))
        if known is None:
            known = self._takers[led, best, strength] = self._outcome(led, best, strength)
        return known

    def _outcome(self, led: int, best: int, strength: int) -> dict[int, float]:
        """Everybody who comes beats the other side if they can; nobody beats their own side if they need not."""
        chances = {best: 1.0}
        for seat in self.reading.to_come:
            beats = self.chance_to_beat(seat, led, strength)
            gained = 0.0
            for other, chance in chances.items():
                if self.is_shy or self.is_ours[other] != self.is_ours[seat]:
                    lost = chance * beats * (1.0 if other == best else AGAIN)
                    chances[other] -= lost
                    gained += lost
            chances[seat] = gained
        return chances

    def brings(self, card: int) -> float:
        """What the trick is worth to our side with this card: it and the captured 0s, double for the monster."""
        ours, theirs = self.zeros
        ours += not self.law.deck.number[card]
        result = 0.0
        for seat, chance in self.takers(card).items():
            count = 1 + theirs if self.is_ours[seat] else -1 - ours
            result += chance * self.weight[seat] * count
        if self.returning & self.law.deck.bit[card]:
            result += RETURNED
        return -result if self.is_shy else result

    def missed(self, card: int) -> float:
        """What the card would do for our side in later tricks."""
        return self._feared(card) if self.is_shy else self._wanted(card)

    def _wanted(self, card: int) -> float:
        colour, number = self.law.deck.colour[card], self.law.deck.number[card]
        if number == 0 and colour == self.super_trump:
            return SUPER
        higher = self.reading.unseen & not_below(self.law, card, self.law.strength[card][card])
        if colour == self.trump:
            return TRUMP + TOP_TRUMP * (1 - self.opposed) ** higher.bit_count() + NUMBER * number
        if number == 0:
            return ZERO
        in_colour = (higher & self.law.obliging[card]).bit_count()
        remains: float = ONE_HIGHER ** (self.opposed * in_colour)
        return TOP * remains + NUMBER * number

    def _feared(self, card: int) -> float:
        colour, number = self.law.deck.colour[card], self.law.deck.number[card]
        if number == 0:
            return SHY_SUPER if colour == self.super_trump else SHY_ZERO
        unseen = self.reading.unseen & self.law.obliging[card]
        lower = unseen & ~not_below(self.law, card, self.law.strength[card][card])
        danger = lower.bit_count() / unseen.bit_count() if unseen else 1.0
        return (SHY_TRUMP if colour == self.trump else SHY_PLAIN) * danger + SHY_NUMBER * number


def play(view: View, law: Law) -> int:
    """The card with which the trick brings most, less what it would have done later."""
    outlook = Outlook(view, law)
    return max(view.legal, key=lambda card: (outlook.brings(card) - outlook.missed(card), -card))
