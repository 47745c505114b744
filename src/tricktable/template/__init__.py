"""Template: a small game of tricks to change into another one, for 3 to 5 players, everybody alone.

Source: made up. A round: one card is turned up and its suit is trump (`laws`), everybody plays their cards (`tricks`),
and each trick counts one point (`scores`). After as many rounds as there are players, the most points win.
"""

from tricktable.core.actions import Actions
from tricktable.core.deals import Deal
from tricktable.core.events import Event, Journal
from tricktable.core.games import Game
from tricktable.core.laws import Law
from tricktable.core.phases import Phase
from tricktable.core.scores import Standing
from tricktable.core.seats import EVERYONE, left_of
from tricktable.core.views import View
from tricktable.template import cards
from tricktable.template.laws import law
from tricktable.template.tricks import Tricks
from tricktable.template.vocabulary import VOCABULARY


class TemplateGame(Game):
    """The rules of Template for one number of players."""

    name = "template"
    title = "Template"
    player_counts = (3, 4, 5)
    default_players = 4
    vocabulary = VOCABULARY

    def __init__(self, players: int, options: dict[str, str]) -> None:
        actions = Actions((("", cards.DECK.text),))
        super().__init__(players, players, options, cards.DECK, actions, cards.layout(players))

    @classmethod
    def make(cls, players: int, options: dict[str, str]) -> Game:
        return cls(players, options)

    def start(self, standing: Standing, number: int, deal: Deal, journal: Journal) -> Phase:
        """Whoever sits to the left of the dealer leads."""
        hands = self.deal_hands(deal, journal)
        (turned,) = deal.part("turned")
        journal.append(Event("turned", standing.dealer, (turned,)))
        return Tricks(self.actions, hands, left_of(standing.dealer, self.seats), turned)

    def is_decided(self, standing: Standing, number: int) -> bool:
        return number == self.players

    def ends_at(self) -> tuple[int, int]:
        return 0, self.players

    def part_seen_by(self, label: str, dealer: int, journal: list[Event]) -> int:
        return EVERYONE if label == "turned" else super().part_seen_by(label, dealer, journal)

    def law(self, view: View) -> Law | None:
        turned = view.facts.get("turned")  # when the round is over there is none any more
        return law(self.deck.colour[turned[0]]) if turned else None
