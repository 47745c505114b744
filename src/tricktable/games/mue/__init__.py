"""Mü, by Doris Matthäus and Frank Nestel, for 4, 5 or 6 players.

Source: the English booklet; where it is silent or its pictures are lost, the rulings MUE-R1 to MUE-R12 of
`docs/rules/mue.md`. A round: the auction (`auctions`), which makes a chief and a vice (`chiefs`) or a stalemate
(`stalemates`), trumps (`trumps`), the partner (`partners`), tricks (`tricks`), and the score (`scores`) by the goals.
"""

from typing import ClassVar, Final

from tricktable.core.actions import Actions
from tricktable.core.cards import Choices
from tricktable.core.deals import Deal
from tricktable.core.errors import SetupError
from tricktable.core.events import Event, Journal, card_events
from tricktable.core.games import Game, Option
from tricktable.core.knowledge import Knowledge
from tricktable.core.laws import Law
from tricktable.core.phases import Phase
from tricktable.core.scores import Standing
from tricktable.core.seats import mask, two_sides
from tricktable.core.views import View
from tricktable.games.mue import cards
from tricktable.games.mue.auctions import Auction
from tricktable.games.mue.laws import NO_TRUMP, law
from tricktable.games.mue.vocabulary import VOCABULARY
from tricktable.games.mue.worlds import Holdings

UNLIMITED: Final = "none"


class Mue(Game):
    """The rules of Mü for one number of players."""

    name = "mue"
    title = "Mü"
    player_counts = (4, 5, 6)
    default_players = 5
    vocabulary = VOCABULARY
    option_list = (
        Option("target", "200", (), "the score that ends the match", r"[1-9][0-9]{0,5}"),
        Option("hands", UNLIMITED, (), "the match ends after so many rounds at the latest", r"[1-9][0-9]{0,5}|none"),
    )
    ending_options: ClassVar[dict[str, str]] = {"hands": "20"}  # MUE-R12

    def __init__(self, players: int, options: dict[str, str]) -> None:
        deck = cards.DECK
        trumps = (*cards.LETTERS, *map(str, range(cards.NUMBERS)), "none")
        seats = tuple(map(str, range(players)))
        actions = Actions(
            (
                ("", deck.text),
                ("bid", deck.text),
                ("stay", ("",)),
                ("pass", ("",)),
                ("trump", trumps),
                ("partner", seats),
            )
        )
        super().__init__(players, players, options, deck, actions, cards.layout(players))
        self.target: Final = _positive("target", options["target"])
        self.rounds: Final = 0 if options["hands"] == UNLIMITED else _positive("hands", options["hands"])
        """After how many rounds the match ends at the latest (MUE-R12); 0 for no limit."""
        self.first_bid: Final = actions.start("bid")
        self.bids: Final = Choices(deck, self.first_bid)
        self.stay_action: Final = actions.start("stay")
        self.pass_action: Final = actions.start("pass")
        self.stay_only: Final = (self.stay_action,)
        self.pass_only: Final = (self.pass_action,)
        self.first_trump: Final = actions.start("trump")
        self.first_partner: Final = actions.start("partner")
        self.bid_events: Final = card_events("bid", players, len(deck.text))
        self.stay_events: Final = tuple(Event("stayed", seat) for seat in range(players))
        self.pass_events: Final = tuple(Event("passed", seat) for seat in range(players))

    @classmethod
    def make(cls, players: int, options: dict[str, str]) -> Game:
        return cls(players, options)

    def start(self, standing: Standing, number: int, deal: Deal, journal: Journal) -> Phase:
        return Auction(self, self.deal_hands(deal, journal), standing.dealer)

    def is_decided(self, standing: Standing, number: int) -> bool:
        return max(standing.totals) >= self.target or number == self.rounds

    def ends_at(self) -> tuple[int, int]:
        return self.target, self.rounds

    def result_text(self, kind: str, seat: int, values: tuple[int, ...]) -> str:
        if kind == "became chief":
            return f"chief {seat}"
        if kind == "tied":
            return " ".join(("tied", *map(str, values)))
        return kind if kind == "passed out" else super().result_text(kind, seat, values)

    def card_points(self) -> tuple[int, ...]:
        return cards.CARD_TRIANGLES

    def law(self, view: View) -> Law | None:
        chief_trump = view.facts.get("chief trump")
        if chief_trump is None:
            return None
        return law(chief_trump[0], view.facts.get("vice trump", (NO_TRUMP,))[0])

    def sides(self, view: View) -> tuple[int, ...]:
        """The chief and the partner, once named, against all the others."""
        partner = view.facts.get("partner")
        return two_sides(mask((*view.facts["chief"], *partner)), self.seats) if partner else self.partners

    def has_sides(self) -> bool:
        return True

    def knowledge(self, view: View) -> Knowledge:
        return Holdings(view)


def _positive(name: str, text: str) -> int:
    """The number that an option gives."""
    if not (text.isascii() and text.isdigit() and len(text) <= 6 and text[0] != "0"):
        raise SetupError(f"option {name} is a number from 1 on, not {text!r}")
    return int(text)
