"""Hearts, a traditional game in the public domain, for 3, 4 or 5 players, everybody alone.

Source: the rules as they are commonly played; the rules page (`locales/en/rules/hearts.md`) tells them in our words.
A round: everybody passes three cards (`passing`), tricks (`laws`, `tricks`), penalties (`scores`). Fewest points win.
"""

from typing import Final

from tricktable.core.actions import Actions
from tricktable.core.cards import Choices
from tricktable.core.deals import Deal
from tricktable.core.events import Journal
from tricktable.core.games import Game, Option
from tricktable.core.knowledge import Knowledge
from tricktable.core.laws import Law
from tricktable.core.phases import Phase
from tricktable.core.scores import FEWEST, Standing
from tricktable.core.views import View
from tricktable_hearts import cards
from tricktable_hearts.laws import law
from tricktable_hearts.passing import Passing, distance
from tricktable_hearts.tricks import first_trick
from tricktable_hearts.vocabulary import VOCABULARY
from tricktable_hearts.worlds import Holdings


class Hearts(Game):
    """The rules of Hearts for one number of players."""

    name = "hearts"
    title = "Hearts"
    player_counts = (3, 4, 5)
    default_players = 4
    aim = FEWEST
    vocabulary = VOCABULARY
    option_list = (Option("target", "100", ("50", "100"), "the points that end the match"),)

    def __init__(self, players: int, options: dict[str, str]) -> None:
        deck = cards.deck(players)
        actions = Actions((("", deck.text), ("give", deck.text)))
        super().__init__(players, players, options, deck, actions, cards.layout(players))
        self.target: Final = int(options["target"])
        self.penalty: Final = cards.penalties(deck)
        """What each card costs."""
        self.two_of_clubs: Final = deck.parse("c2")
        """The card that leads the round."""
        self.gifts: Final = Choices(deck, actions.start("give"))

    @classmethod
    def make(cls, players: int, options: dict[str, str]) -> Game:
        return cls(players, options)

    def start(self, standing: Standing, number: int, deal: Deal, journal: Journal) -> Phase:
        hands = self.deal_hands(deal, journal)
        far = distance(number, self.players)
        return Passing(self, hands, far) if far else first_trick(self, hands, journal)

    def is_decided(self, standing: Standing, number: int) -> bool:
        return max(standing.totals) >= self.target

    def ends_at(self) -> tuple[int, int]:
        return self.target, 0

    def card_points(self) -> tuple[int, ...]:
        return self.penalty

    def knowledge(self, view: View) -> Knowledge:
        return Holdings(view)

    def law(self, view: View) -> Law | None:
        return law(self.players)
