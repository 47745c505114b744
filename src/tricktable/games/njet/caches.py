"""The cache: everybody at once discards cards, or passes them to the right."""

from typing import TYPE_CHECKING, Final

from tricktable.core.cards import Choices, Hand
from tricktable.core.events import Event, Journal
from tricktable.core.phases import Facts, Phase
from tricktable.core.seats import only
from tricktable.games.njet.boards import CACHED, DISCARD_NO_ZERO, NOTHING, PASS, Conditions
from tricktable.games.njet.tricks import first_trick

if TYPE_CHECKING:
    from tricktable.games.njet import Njet
    from tricktable.games.njet.teams import Sides


def before_tricks(game: "Njet", hands: list[Hand], conditions: Conditions, sides: "Sides") -> Phase:
    """Teams are known: now the cache, then the start player leads (NJET-R2)."""
    if conditions.cache == NOTHING:
        return first_trick(game, hands, conditions, sides)
    if conditions.cache == PASS:
        return Pass(game, hands, conditions, sides)
    return Discard(game, hands, conditions, sides)


class Cache(Phase):
    """Everybody picks the cards that leave their hand, hidden from the others and one by one."""

    name = "cache"
    is_secret = True

    def __init__(
        self, game: "Njet", hands: list[Hand], conditions: Conditions, sides: "Sides", choices: Choices
    ) -> None:
        super().__init__(game.actions, hands, 0)
        self.game: Final = game
        self.conditions: Final = conditions
        self.sides: Final = sides
        self.choices: Final = choices
        """The actions that pick a card."""
        self.picked: list[tuple[int, ...]] = [()] * game.players
        """The cards that each seat has chosen so far; they have left its hand."""
        self.due = [min(CACHED[conditions.cache], hand.bit_count()) for hand in hands]
        """How many cards each seat has still to choose."""

    def awaited(self) -> tuple[int, ...]:
        return tuple(seat for seat, due in enumerate(self.due) if due)

    def is_awaited(self, seat: int) -> bool:
        return 0 <= seat < len(self.due) and self.due[seat] > 0

    def allowed(self, seat: int) -> Hand:
        """The cards that this seat may choose from."""
        return self.hands[seat]

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        return self.choices.of(self.allowed(seat)) if self.is_awaited(seat) else ()

    def pick(self, seat: int, action: int) -> int:
        """The card leaves the hand, and the turn goes to the first seat that is still awaited."""
        deck = self.game.deck
        card = action - self.choices.first
        if not self.is_awaited(seat) or not 0 <= card < len(deck.bit) or not self.allowed(seat) & deck.bit[card]:
            raise self.refusal(seat, action)
        self.hands[seat] = deck.remove(self.hands[seat], card)
        self.picked[seat] += (card,)
        self.due[seat] -= 1
        while self.turn < len(self.due) and not self.due[self.turn]:
            self.turn += 1
        return card

    def reason(self, seat: int, action: int) -> str:
        card = action - self.choices.first
        if not 0 <= card < len(self.game.deck.text):
            return "cache"
        return "zero" if self.game.deck.holds(self.hands[seat], card) else "unheld"

    def is_complete(self) -> bool:
        return self.turn == len(self.due)

    def facts(self, viewer: int) -> Facts:
        facts = self.conditions.facts()
        facts.update(self.sides.facts())
        facts["due"] = tuple(self.due)
        if viewer < len(self.picked):
            facts["picked"] = self.picked[viewer]
        return facts

    def copy_picks(self, new: "Cache") -> None:
        """Gives a new phase of the same class this one's position."""
        new.turn = self.turn
        new.picked = self.picked[:]
        new.due = self.due[:]


class Discard(Cache):
    """Cards leave the round, and nobody ever sees them."""

    def __init__(self, game: "Njet", hands: list[Hand], conditions: Conditions, sides: "Sides") -> None:
        super().__init__(game, hands, conditions, sides, game.discards)

    def allowed(self, seat: int) -> Hand:
        hand = self.hands[seat]
        if self.conditions.cache == DISCARD_NO_ZERO:  # NJET-R3: a 0 goes only when nothing else is left
            return hand & ~self.game.zeros or hand
        return hand

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        card = self.pick(seat, action)
        journal.append(Event("discarded", seat, (card,), only(seat)))
        if self.is_complete():
            return first_trick(self.game, self.hands, self.conditions, self.sides)
        return self

    def known_later(self, seat: int) -> int:
        return only(seat)

    def copy(self) -> Phase:
        new = Discard(self.game, self.hands[:], self.conditions, self.sides)
        self.copy_picks(new)
        return new


class Pass(Cache):
    """Cards go to the right-hand neighbour, all at the same moment (NJET-R4)."""

    def __init__(self, game: "Njet", hands: list[Hand], conditions: Conditions, sides: "Sides") -> None:
        super().__init__(game, hands, conditions, sides, game.gifts)

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        card = self.pick(seat, action)
        journal.append(Event("gave", seat, (card,), only(seat)))
        if not self.is_complete():
            return self
        deck = self.game.deck
        for giver, cards in enumerate(self.picked):
            taker = right_of(giver, self.game.players)
            for received in cards:
                self.hands[taker] = deck.add(self.hands[taker], received)
            journal.append(Event("received", taker, cards, only(taker)))
        return first_trick(self.game, self.hands, self.conditions, self.sides)

    def known_later(self, seat: int) -> int:
        return only(seat) | only(right_of(seat, self.game.players))

    def copy(self) -> Phase:
        new = Pass(self.game, self.hands[:], self.conditions, self.sides)
        self.copy_picks(new)
        return new


def right_of(seat: int, players: int) -> int:
    """The right-hand neighbour: whoever sits before this seat, clockwise."""
    return (seat - 1) % players
