"""A game that has only its rules and its vocabulary: all that is said about it are the defaults.

Everybody hides a card, the dealer names trump and a rival, everybody may lay a stake, then four tricks are played.
"""

from typing import ClassVar, Final

from tricktable.core.actions import Actions
from tricktable.core.cards import Deck, Hand
from tricktable.core.deals import Deal, Layout, Part
from tricktable.core.events import Event, Journal
from tricktable.core.games import Game
from tricktable.core.laws import FIRST, Law
from tricktable.core.phases import Facts, Phase, RoundOver
from tricktable.core.scores import FEWEST, MOST, Score, ScoreLine, Standing
from tricktable.core.seats import only, two_sides
from tricktable.core.tricks import Trick, TrickPlay
from tricktable.core.views import View
from tricktable.core.vocabulary import CARD, CARDS, NUMBER, NUMBERS, SEAT, SUIT, Kind, PhaseKind, Suit, Vocabulary

SUITS: Final = "chs"
ROUNDS: Final = 3
STAKES: Final = ("low", "high")
STAKE: Final = "stake"


class Plain(Game):
    """Whoever has the fewest points wins."""

    name = "plain"
    title = "Plain"
    player_counts: ClassVar[tuple[int, ...]] = (3, 4)
    default_players = 3
    aim = FEWEST
    vocabulary = Vocabulary(
        suits=(Suit("c", "clubs", "black"), Suit("h", "hearts", "red")),  # the third has no name
        phases=(PhaseKind("hide", "hidden card"), PhaseKind("name", "trump and rival"), PhaseKind("lay", "stakes")),
        events=(
            Kind("hid", (CARD,)),
            Kind("named", (SUIT, SEAT), "named trump and rival"),
            Kind("laid", (STAKE,), "laid"),
            Kind("passed"),
            Kind("showed", (CARDS,)),
        ),
        facts=(
            Kind("hidden", (CARDS,), "hidden card"),
            Kind("trump", (SUIT,)),
            Kind("rival", (SEAT,)),
            Kind("stakes", (NUMBERS,)),
            Kind("stake", (STAKE,)),
        ),
        scores=(Kind("tricks", (NUMBER, CARDS)), Kind("rival")),
        declining=("pass",),
    )

    def __init__(self, players: int) -> None:
        deck = Deck(SUITS, tuple((colour, number, 1) for colour in range(3) for number in range(1, 8)))
        names = tuple(f"{suit} {seat}" for suit in (*SUITS, "none") for seat in range(players))
        actions = Actions((("", deck.text), ("hide", deck.text), ("name", names), ("lay", STAKES), ("pass", ("",))))
        layout = Layout(tuple(Part(f"hand {seat}", deck, 5) for seat in range(players)))
        super().__init__(players, players, {}, deck, actions, layout)

    @classmethod
    def make(cls, players: int, options: dict[str, str]) -> Game:
        return cls(players)

    def start(self, standing: Standing, number: int, deal: Deal, journal: Journal) -> Phase:
        return Hiding(self, self.deal_hands(deal, journal), standing.dealer, {})

    def is_decided(self, standing: Standing, number: int) -> bool:
        return number >= ROUNDS

    def law(self, view: View) -> Law | None:
        return self.law_of(view.facts["trump"][0]) if "trump" in view.facts else None

    def law_of(self, trump: int) -> Law:
        """Trumps are a suit behind the others."""
        deck = self.deck
        suit = tuple(len(SUITS) if colour == trump else colour for colour in deck.colour)
        ranks = tuple(
            tuple(
                20 + deck.number[card] if own == len(SUITS) else deck.number[card] * (own == led) for card, own in each
            )
            for led in range(len(SUITS) + 1)
            for each in (list(enumerate(suit)),)
        )
        return Law(deck, suit, ranks, FIRST, deck.of_colour[trump] if trump < len(SUITS) else 0)


class PlainPairs(Plain):
    """The same in pairs, and the most points win."""

    name = "plain_pairs"
    title = "Plain in pairs"
    player_counts = (4,)
    default_players = 4
    aim = MOST

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.partners = two_sides(0b0101, players)


class Hiding(Phase):
    """Everybody hides a card, all at once."""

    name = "hide"
    is_secret = True

    def __init__(self, game: Plain, hands: list[Hand], dealer: int, hidden: dict[int, int]) -> None:
        super().__init__(game.actions, hands, min(set(range(game.players)) - set(hidden)))
        self.game: Final = game
        self.dealer: Final = dealer
        self.hidden: Final = hidden

    def awaited(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.game.players) if seat not in self.hidden)

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        if seat not in self.awaited():
            return ()
        first = self.actions.start("hide")
        return tuple(first + card for card in self.game.deck.choices(self.hands[seat]))

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        self.check(seat, action)
        card = action - self.actions.start("hide")
        hands = [*self.hands]
        hands[seat] = self.game.deck.remove(hands[seat], card)
        hidden = {**self.hidden, seat: card}
        journal.append(Event("hid", seat, (card,), only(seat)))
        if len(hidden) == self.game.players:
            return Naming(self.game, hands, self.dealer, hidden)
        return Hiding(self.game, hands, self.dealer, hidden)

    def reason(self, seat: int, action: int) -> str:
        return "hide"

    def facts(self, viewer: int) -> Facts:
        return {"hidden": (self.hidden[viewer],)} if viewer in self.hidden else {}

    def copy(self) -> Phase:
        return Hiding(self.game, self.hands[:], self.dealer, self.hidden)


class Naming(Phase):
    """The dealer names trump, or none, and a rival."""

    name = "name"

    def __init__(self, game: Plain, hands: list[Hand], dealer: int, hidden: dict[int, int]) -> None:
        super().__init__(game.actions, hands, dealer)
        self.game: Final = game
        self.hidden: Final = hidden

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        if seat != self.turn:
            return ()
        return tuple(range(self.actions.start("name"), self.actions.start("lay")))

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        self.check(seat, action)
        trump, rival = divmod(action - self.actions.start("name"), self.game.players)
        journal.append(Event("named", seat, (trump, rival)))
        return Laying(self.game, self.hands, seat, self.hidden, trump, rival, ())

    def reason(self, seat: int, action: int) -> str:
        return "name"

    def facts(self, viewer: int) -> Facts:
        return {"hidden": (self.hidden[viewer],)} if viewer in self.hidden else {}

    def copy(self) -> Phase:
        return Naming(self.game, self.hands[:], self.turn, self.hidden)


class Laying(Phase):
    """One after the other lays a stake, or none."""

    name = "lay"

    def __init__(
        self,
        game: Plain,
        hands: list[Hand],
        turn: int,
        hidden: dict[int, int],
        trump: int,
        rival: int,
        stakes: tuple[int, ...],
    ) -> None:
        super().__init__(game.actions, hands, turn)
        self.game: Final = game
        self.hidden: Final = hidden
        self.trump: Final = trump
        self.rival: Final = rival
        self.stakes: Final = stakes

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        return tuple(range(self.actions.start("lay"), len(self.actions))) if seat == self.turn else ()

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        self.check(seat, action)
        stake = action - self.actions.start("lay")
        journal.append(Event("laid", seat, (stake,)) if stake < len(STAKES) else Event("passed", seat))
        stakes = (*self.stakes, stake)
        turn = (seat + 1) % self.game.players
        if len(stakes) < self.game.players:
            return Laying(self.game, self.hands, turn, self.hidden, self.trump, self.rival, stakes)
        return Tricks(self.game, self.hands, turn, self.hidden, self.trump, self.rival, stakes)

    def reason(self, seat: int, action: int) -> str:
        return "lay"

    def facts(self, viewer: int) -> Facts:
        return {"trump": (self.trump,), "rival": (self.rival,)}

    def copy(self) -> Phase:
        return Laying(self.game, self.hands[:], self.turn, self.hidden, self.trump, self.rival, self.stakes)


class Tricks(TrickPlay):
    """Four tricks; at the end the hidden cards are shown."""

    def __init__(
        self,
        game: Plain,
        hands: list[Hand],
        leader: int,
        hidden: dict[int, int],
        trump: int,
        rival: int,
        stakes: tuple[int, ...],
    ) -> None:
        super().__init__(game.actions, hands, leader, game.law_of(trump))
        self.game: Final = game
        self.hidden: Final = hidden
        self.trump: Final = trump
        self.rival: Final = rival
        self.stakes: Final = stakes

    def took(self, trick: Trick, journal: Journal) -> Phase:
        if any(self.hands):
            return self
        lines = []
        for seat in range(self.game.players):
            journal.append(Event("showed", seat, (self.hidden[seat],)))
            number = self.tricks_of(seat)
            lines.append(ScoreLine("tricks", seat, number, (number, self.hidden[seat])))
        lines.append(ScoreLine("rival", self.rival, 0))
        return RoundOver(self.actions, self.hands, Score(self.game.players, lines))

    def facts(self, viewer: int) -> Facts:
        stakes = {f"stake {seat}": (stake,) for seat, stake in enumerate(self.stakes) if stake < len(STAKES)}
        own = {"trump": (self.trump,), "rival": (self.rival,), "stakes": self.stakes}
        return super().facts(viewer) | own | stakes

    def copy(self) -> Phase:
        new = Tricks(self.game, self.hands[:], self.leader, self.hidden, self.trump, self.rival, self.stakes)
        self.copy_play(new)
        return new
