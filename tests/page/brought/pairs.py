"""Pairs, a made-up game that has only its rules: no bots, no words, no look. The page was not built with it.

Two teams of two, court cards, two suits of each colour. Whoever sits left of the dealer names a trump or none, and may
show a card; then tricks are played. Each trick is a point for the team; two rounds are a match.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from tricktable.core.actions import Actions
from tricktable.core.cards import Deck, Hand
from tricktable.core.deals import Deal, Layout, Part
from tricktable.core.events import Event, Journal
from tricktable.core.games import Game, Option
from tricktable.core.laws import FIRST, Law
from tricktable.core.matches import Match
from tricktable.core.phases import Facts, Phase, RoundOver
from tricktable.core.scores import Score, ScoreLine, Standing
from tricktable.core.seats import left_of, mask, only
from tricktable.core.streams import Stream
from tricktable.core.tricks import Trick, TrickPlay
from tricktable.core.views import View
from tricktable.core.vocabulary import CARD, SUIT, Kind, PhaseKind, Suit, Vocabulary

PLAYERS: Final = 4
LETTERS: Final = "cdhs"
NO_TRUMP: Final = len(LETTERS)
COURT: Final = {11: "J", 12: "Q", 13: "K", 14: "A"}
DECK: Final = Deck(LETTERS, tuple((suit, number, 1) for suit in range(4) for number in range(9, 15)), COURT)
EACH: Final = len(DECK.cards) // PLAYERS
TRUMPS: Final = (*LETTERS, "none")
ACTIONS: Final = Actions((("", DECK.text), ("trump", TRUMPS), ("show", DECK.text), ("pass", ("",))))
VOCABULARY: Final = Vocabulary(
    suits=(
        Suit("c", "clubs", "black"),
        Suit("d", "diamonds", "red"),
        Suit("h", "hearts", "red"),
        Suit("s", "spades", "black"),
    ),
    phases=(PhaseKind("trump", "name a trump"), PhaseKind("show", "show a card")),
    events=(Kind("named", (SUIT,), "names as trump:"), Kind("shown", (CARD,), "shows")),
    facts=(Kind("trump", (SUIT,)), Kind("shown", (CARD,), "shown card")),
    scores=(Kind("tricks", (), "tricks of the team"),),
    declining=("pass",),
)


@cache
def law(trump: int) -> Law:
    """Follow suit; trumps beat everything."""
    cards = range(len(DECK.text))
    rows = []
    for led in range(len(LETTERS)):
        own = [DECK.number[card] if DECK.colour[card] == led else 0 for card in cards]
        rows.append(tuple(100 + DECK.number[card] if DECK.colour[card] == trump else own[card] for card in cards))
    return Law(DECK, DECK.colour, tuple(rows), FIRST, trumps=DECK.of_colour[trump] if trump < NO_TRUMP else 0)


class Naming(Phase):
    """A trump is named."""

    name = "trump"

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        start = ACTIONS.start("trump")
        return tuple(range(start, start + len(TRUMPS))) if seat == self.turn else ()

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        self.check(seat, action)
        trump = action - ACTIONS.start("trump")
        journal.append(Event("named", seat, (trump,)))
        return Showing(self.hands, seat, trump)

    def reason(self, seat: int, action: int) -> str:
        return "trump"

    def facts(self, viewer: int) -> Facts:
        return {}

    def copy(self) -> Phase:
        return Naming(ACTIONS, self.hands[:], self.turn)


class Showing(Phase):
    """A card may be shown."""

    name = "show"

    def __init__(self, hands: list[Hand], turn: int, trump: int) -> None:
        super().__init__(ACTIONS, hands, turn)
        self.trump: Final = trump

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        if seat != self.turn:
            return ()
        start = ACTIONS.start("show")
        return (*(start + card for card in DECK.choices(self.hands[seat])), ACTIONS.start("pass"))

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        self.check(seat, action)
        shown: tuple[int, ...] = ()
        if action != ACTIONS.start("pass"):
            shown = (action - ACTIONS.start("show"),)
            journal.append(Event("shown", seat, shown))
        return Tricks(self.hands, seat, self.trump, shown)

    def reason(self, seat: int, action: int) -> str:
        return "show"

    def facts(self, viewer: int) -> Facts:
        return {"trump": (self.trump,)}

    def copy(self) -> Phase:
        return Showing(self.hands[:], self.turn, self.trump)


class Tricks(TrickPlay):
    """As many tricks as there are cards."""

    def __init__(self, hands: list[Hand], leader: int, trump: int, shown: tuple[int, ...]) -> None:
        super().__init__(ACTIONS, hands, leader, law(trump))
        self.trump: Final = trump
        self.shown: Final = shown

    def took(self, trick: Trick, journal: Journal) -> Phase:
        if self.hands[trick.winner]:
            return self
        teams = [self.tricks_of(seat) + self.tricks_of((seat + 2) % PLAYERS) for seat in range(PLAYERS)]
        lines = [ScoreLine("tricks", seat, teams[seat]) for seat in range(PLAYERS)]
        return RoundOver(ACTIONS, self.hands, Score(PLAYERS, lines))

    def facts(self, viewer: int) -> Facts:
        facts = super().facts(viewer)
        facts["trump"] = (self.trump,)
        if self.shown:
            facts["shown"] = self.shown
        return facts

    def copy(self) -> "Tricks":
        new = Tricks(self.hands, self.leader, self.trump, self.shown)
        self.copy_play(new)
        return new


class Pairs(Game):
    """The rules."""

    name = "pairs"
    title = "Pairs"
    player_counts = (PLAYERS,)
    default_players = PLAYERS
    vocabulary = VOCABULARY
    option_list = (Option("rounds", "2", (), "so many rounds are a match", "[1-9]"),)

    def __init__(self, options: dict[str, str]) -> None:
        layout = Layout(tuple(Part(f"hand {seat}", DECK, EACH) for seat in range(PLAYERS)))
        super().__init__(PLAYERS, PLAYERS, options, DECK, ACTIONS, layout)
        teams = (mask((0, 2)), mask((1, 3)))
        self.partners = teams + teams

    @classmethod
    def make(cls, players: int, options: dict[str, str]) -> Game:
        return cls(options)

    def start(self, standing: Standing, number: int, deal: Deal, journal: Journal) -> Phase:
        return Naming(ACTIONS, self.deal_hands(deal, journal), left_of(standing.dealer, PLAYERS))

    def is_decided(self, standing: Standing, number: int) -> bool:
        return number >= int(self.options["rounds"])

    def part_seen_by(self, label: str, dealer: int, journal: Journal) -> int:
        return only(int(label.rpartition(" ")[2]))

    def card_points(self) -> tuple[int, ...]:
        return tuple(13 if number == 14 else 2 * (number > 11) for number in DECK.number)

    def law(self, view: View) -> Law | None:
        trump = view.facts.get("trump")
        return law(trump[0]) if trump else None

    def worlds(self, view: View, stream: Stream) -> Iterator[Match]:
        raise NotImplementedError
