"""Meinz, by Günter Burkhardt, for 4 players, or 3 and the card monster in the fourth seat.

Source: the printed rules in English; where they are silent, the rulings MEINZ-R1 to MEINZ-R6 of `docs/rules/meinz.md`.
A round: the discard (`discards`), eight tricks (`tricks`) with the chance to call after each card (`calls`) and to swap
after each trick (`swaps`), the places (`scores`).
"""

from typing import Final

from tricktable.core.actions import Actions
from tricktable.core.cards import Choices
from tricktable.core.deals import Deal
from tricktable.core.events import Event, Journal
from tricktable.core.games import Game, Option
from tricktable.core.knowledge import Knowledge
from tricktable.core.laws import Law
from tricktable.core.phases import Phase
from tricktable.core.scores import Standing
from tricktable.core.seats import only
from tricktable.core.views import View
from tricktable.games.meinz import cards
from tricktable.games.meinz.calls import windows
from tricktable.games.meinz.cards import MONSTER, SEATS
from tricktable.games.meinz.discards import Discard
from tricktable.games.meinz.laws import law
from tricktable.games.meinz.scores import ROUNDS
from tricktable.games.meinz.swaps import exchanges
from tricktable.games.meinz.vocabulary import VOCABULARY
from tricktable.games.meinz.worlds import Holdings


class Meinz(Game):
    """The rules of Meinz for one number of players. With three the monster is the house's seat (MEINZ-R1)."""

    name = "meinz"
    title = "Meinz"
    player_counts = (3, 4)
    default_players = 4
    option_list = (Option("sums", "off", ("off", "on"), "show the sums that follow from the tricks", is_late=True),)
    vocabulary = VOCABULARY

    def __init__(self, players: int, options: dict[str, str]) -> None:
        deck = cards.deck()
        self.exchanges: Final = exchanges(deck)
        swaps = tuple(f"{deck.text[given]} {deck.text[taken]}" for given, taken in self.exchanges)
        actions = Actions(
            (
                ("", deck.text),
                ("discard", deck.text),
                ("call", ("",)),
                ("pass", ("",)),
                ("keep", ("",)),
                ("swap", swaps),
            )
        )
        super().__init__(players, SEATS, options, deck, actions, cards.layout(players, deck))
        self.first_discard: Final = actions.start("discard")
        self.discards: Final = Choices(deck, self.first_discard)
        self.call_actions: Final = (actions.start("call"), actions.start("pass"))
        self.keep: Final = actions.start("keep")
        self.first_swap: Final = actions.start("swap")
        swap_actions: list[dict[int, int]] = [{} for _ in deck.text]
        for index, (given, taken) in enumerate(self.exchanges):
            swap_actions[given][taken] = self.first_swap + index
        self.swap_actions: Final = tuple(swap_actions)
        """The action of each exchange, by the card given and the card taken."""
        self.windows: Final = windows(SEATS, players)
        self.called: Final = tuple(Event("called", seat) for seat in range(SEATS))
        self.passed: Final = tuple(Event("passed", seat) for seat in range(SEATS))

    @classmethod
    def make(cls, players: int, options: dict[str, str]) -> Game:
        return cls(players, options)

    def first_standing(self, drawn: tuple[int, ...]) -> Standing:
        return Standing([0] * self.seats, MONSTER if self.house else 0)

    def start(self, standing: Standing, number: int, deal: Deal, journal: Journal) -> Phase:
        stack = deal.part("stack") if self.house else ()
        return Discard(self, self.deal_hands(deal, journal), standing.dealer, stack)

    def is_decided(self, standing: Standing, number: int) -> bool:
        return number >= ROUNDS

    def ends_at(self) -> tuple[int, int]:
        return 0, ROUNDS

    def part_seen_by(self, label: str, dealer: int, journal: Journal) -> int:
        return only(MONSTER) if label == "stack" else only(int(label.removeprefix("hand ")))

    def law(self, view: View) -> Law | None:
        return law()

    def knowledge(self, view: View) -> Knowledge:
        return Holdings(view)
