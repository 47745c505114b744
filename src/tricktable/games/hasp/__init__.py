"""HASP, by Dennis Kirps and Christian Kruchten, for 2, 3 or 4 players (4: two teams of two).

Source: the printed rules in English; where they are silent, the rulings HASP-R1 to HASP-R11 of `docs/rules/hasp.md`.
A round: first cards, trump (`trumps`), more cards, predictions within the first trick (`predictions`), tricks
(`tricks`), the pot (`scores`). Before the match: the draw (`draws`).
"""

from typing import Final

from tricktable.core.actions import Actions
from tricktable.core.cards import Pack
from tricktable.core.deals import Deal, Deals
from tricktable.core.events import Event, Journal
from tricktable.core.games import Game, Option
from tricktable.core.knowledge import Knowledge
from tricktable.core.laws import Law
from tricktable.core.phases import Phase
from tricktable.core.scores import Standing
from tricktable.core.seats import EVERYONE, left_of, mask, only
from tricktable.core.views import View
from tricktable.games.hasp import cards, draws
from tricktable.games.hasp.laws import NO_TRUMP, law
from tricktable.games.hasp.predictions import PREDICTIONS, PredictionTables
from tricktable.games.hasp.scores import TARGET, is_decided
from tricktable.games.hasp.tricks import first_trick
from tricktable.games.hasp.trumps import Announcement
from tricktable.games.hasp.vocabulary import VOCABULARY
from tricktable.games.hasp.worlds import Holdings


class Hasp(Game):
    """The rules of HASP for one number of players. The deal moves to the announcer, with three players likewise
    (HASP-R8)."""

    name = "hasp"
    title = "HASP"
    player_counts = (2, 3, 4)
    default_players = 4
    vocabulary = VOCABULARY
    option_list = (
        Option("teams", "chosen", ("chosen", "drawn"), "with four players: sit as you are, or draw partners"),
        Option(
            "values",
            " ".join(map(str, cards.VALUES)),
            (),
            "card values for the strengths 1 to 10",
            r"\s*([0-9]{1,3}\s+){9}[0-9]{1,3}\s*",
        ),
    )

    def __init__(self, players: int, options: dict[str, str]) -> None:
        deck = cards.deck(players)
        trumps = (*cards.LETTERS[:NO_TRUMP], "none")
        actions = Actions((("", deck.text), ("trump", trumps), ("predict", PREDICTIONS), ("pass", ("",))))
        super().__init__(players, players, options, deck, actions, cards.layout(players, deck))
        self.full_deck: Final = cards.deck(4)
        """Draws before the match use all 28 cards, however many play."""
        values = cards.parse_values(options["values"])
        self.value: Final = tuple(values[strength - 1] for strength in deck.number)
        """What each card is worth (HASP-R1)."""
        teams = (mask((0, 2)), mask((1, 3)))
        if players == 4:  # partners sit opposite
            self.partners = teams + teams
        start = actions.start("trump")
        self.trump_actions: Final = tuple(range(start, start + len(trumps)))
        self.predictions: Final = PredictionTables(deck, actions, self.partners)

    @classmethod
    def make(cls, players: int, options: dict[str, str]) -> Game:
        return cls(players, options)

    def has_drawn_teams(self) -> bool:
        return self.players == 4 and self.options["teams"] == "drawn"

    def draw_pack(self) -> Pack:
        return self.full_deck

    def draw(self, deals: Deals) -> tuple[int, ...]:
        order = deals.draw(self.full_deck)
        if self.has_drawn_teams():
            return draws.first_common_suit(order, self.full_deck)
        return draws.first_village(order, self.full_deck)

    def seating(self, drawn: tuple[int, ...]) -> tuple[int, ...]:
        if drawn and self.has_drawn_teams():
            return draws.drawn_seating(drawn, self.full_deck)
        return tuple(range(self.seats))

    def first_standing(self, drawn: tuple[int, ...]) -> Standing:
        return Standing([0] * self.seats, draws.drawn_dealer(drawn, self.players))

    def opening(self, standing: Standing, drawn: tuple[int, ...], journal: Journal) -> Phase:
        draws.tell_draw(drawn, self.players, self.seating(drawn), journal)
        return super().opening(standing, drawn, journal)

    def start(self, standing: Standing, number: int, deal: Deal, journal: Journal) -> Phase:
        opener = left_of(standing.dealer, self.seats)
        hands = self.deal_hands(deal, journal)
        if self.players != 3:
            return Announcement(self, hands, opener, deal)
        turned = deal.part("turned")[0]
        journal.append(Event("turned", standing.dealer, (turned,)))
        trump = self.deck.colour[turned]  # a village card names none: its suit is numbered like NO_TRUMP
        journal.append(Event("named trump", standing.dealer, (trump,)))
        return first_trick(self, hands, opener, trump)

    def is_decided(self, standing: Standing, number: int) -> bool:
        return is_decided(standing, self.players)

    def ends_at(self) -> tuple[int, int]:
        return TARGET, 0

    def part_seen_by(self, label: str, dealer: int, journal: Journal) -> int:
        part, _, seat = label.partition(" ")
        if part == "turned":
            return EVERYONE
        if part == "aside" or (part == "more" and not any(event.kind == "named trump" for event in journal)):
            return 0
        return only(int(seat))

    def card_points(self) -> tuple[int, ...]:
        return self.value

    def law(self, view: View) -> Law | None:
        trump = view.facts.get("trump")
        return law(self.players, trump[0]) if trump else None

    def knowledge(self, view: View) -> Knowledge:
        return Holdings(view)
