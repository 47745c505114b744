"""Picks: everybody at once chooses in secret, and nothing more happens until all have chosen.

A game's own phase derives from one of these: `Picks` for things of any kind, `CardPicks` for cards that leave the hand,
`Passing` for cards that go to another seat.
"""

from typing import ClassVar, Final

from tricktable.builds import mypyc_attr
from tricktable.core.actions import Actions
from tricktable.core.cards import Choices, Deck, Hand
from tricktable.core.events import Event, Journal
from tricktable.core.phases import Facts, Phase
from tricktable.core.seats import only


@mypyc_attr(allow_interpreted_subclasses=True)
class Picks(Phase):
    """Each seat picks as many things as it is due, one by one, hidden from the others.

    A pick is the action `first` and the thing's number. A game says what there is to choose from (`options`), what
    follows when all are in (`all_in`) and who knows a pick then (`known_later`: everybody, unless it says otherwise).
    """

    is_secret = True
    told: ClassVar[str] = "picked"
    """The kind of the event that tells a pick to the one who made it."""

    def __init__(self, actions: Actions, hands: list[Hand], first: int, due: list[int]) -> None:
        super().__init__(actions, hands, 0)
        self.first: Final = first
        self.due = due
        """How many things each seat has still to pick."""
        self.picked: list[tuple[int, ...]] = [()] * len(due)
        """What each seat has picked so far."""
        self._pass_on()

    def options(self, seat: int) -> tuple[int, ...]:
        """The actions that an awaited seat picks from, in ascending order."""
        raise NotImplementedError

    def all_in(self, journal: Journal) -> Phase:
        """What follows the last pick."""
        raise NotImplementedError

    def note(self, seat: int, thing: int, journal: Journal) -> None:
        """What a pick changes at once, and what it tells."""
        journal.append(Event(self.told, seat, (thing,), only(seat)))

    def awaited(self) -> tuple[int, ...]:
        return tuple([seat for seat, due in enumerate(self.due) if due])

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        return self.options(seat) if 0 <= seat < len(self.due) and self.due[seat] else ()

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        self.check(seat, action)
        thing = action - self.first
        self.picked[seat] += (thing,)
        self.due[seat] -= 1
        self.note(seat, thing, journal)
        self._pass_on()
        return self if self.turn < len(self.due) else self.all_in(journal)

    def _pass_on(self) -> None:
        """The turn goes to the first seat that is still awaited."""
        while self.turn < len(self.due) and not self.due[self.turn]:
            self.turn += 1

    def facts(self, viewer: int) -> Facts:
        facts: Facts = {"due": tuple(self.due)}
        if viewer < len(self.picked):
            facts["picked"] = self.picked[viewer]
        return facts

    def copy_picks(self, new: "Picks") -> None:
        """Gives a new phase of the same class this one's position."""
        new.hands = self.hands[:]
        new.turn = self.turn
        new.picked = self.picked[:]
        new.due = self.due[:]


@mypyc_attr(allow_interpreted_subclasses=True)
class CardPicks(Picks):
    """The picks are cards that leave the hand, and nobody else ever sees them."""

    told = "discarded"

    def __init__(self, deck: Deck, actions: Actions, hands: list[Hand], choices: Choices, due: list[int]) -> None:
        """`choices` are the actions that pick a card."""
        super().__init__(actions, hands, choices.first, due)
        self.deck: Final = deck
        self.choices: Final = choices

    def allowed(self, seat: int) -> Hand:
        """The cards that this seat may choose from."""
        return self.hands[seat]

    def options(self, seat: int) -> tuple[int, ...]:
        return self.choices.of(self.allowed(seat))

    def note(self, seat: int, thing: int, journal: Journal) -> None:
        self.hands[seat] = self.deck.remove(self.hands[seat], thing)
        super().note(seat, thing, journal)

    def known_later(self, seat: int) -> int:
        return only(seat)

    def reason(self, seat: int, action: int) -> str:
        """A game whose `allowed` keeps back cards of the hand has a word of its own for them."""
        return "unheld" if 0 <= action - self.first < len(self.deck.text) else self.name


@mypyc_attr(allow_interpreted_subclasses=True)
class Passing(CardPicks):
    """The cards go to other seats, all at the same moment; giver and taker know them."""

    told = "gave"

    def taker(self, seat: int) -> int:
        """Who gets what this seat gives."""
        raise NotImplementedError

    def known_later(self, seat: int) -> int:
        return only(seat) | only(self.taker(seat))

    def exchange(self, journal: Journal) -> None:
        """Everybody takes up what they were given; told to the takers in the order of the givers' seats."""
        for giver, cards in enumerate(self.picked):
            taker = self.taker(giver)
            for card in cards:
                self.hands[taker] = self.deck.add(self.hands[taker], card)
            journal.append(Event("received", taker, cards, only(taker)))
