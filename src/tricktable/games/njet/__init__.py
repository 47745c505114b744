"""NJET, by Stefan Dorra, for 2, 3, 4 or 5 players in two teams that change every round.

Source: the printed rules in English; where they are silent, the rulings NJET-R1 to NJET-R9 of `docs/rules/njet.md`.
A round: the veto (`vetoes`) on the board (`boards`), the teams and the monster card (`teams`), the cache (`caches`),
tricks (`tricks`), points (`scores`).
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
from tricktable.core.scores import Standing
from tricktable.core.seats import mask, two_sides
from tricktable.core.views import View
from tricktable.games.njet import cards
from tricktable.games.njet.boards import Board
from tricktable.games.njet.laws import law
from tricktable.games.njet.scores import ROUNDS
from tricktable.games.njet.teams import WITH_MONSTER, compositions
from tricktable.games.njet.vetoes import Markers, Veto
from tricktable.games.njet.vocabulary import VOCABULARY
from tricktable.games.njet.worlds import Holdings


class Njet(Game):
    """The rules of NJET for one number of players."""

    name = "njet"
    title = "NJET"
    player_counts = (2, 3, 4, 5)
    default_players = 4
    vocabulary = VOCABULARY
    option_list = (Option("difference", "off", ("off", "on"), "only the better team scores, and only the difference"),)

    def __init__(self, players: int, options: dict[str, str]) -> None:
        deck = cards.deck(players)
        board = Board(players)
        teams = compositions(players)
        holders = tuple(map(str, range(players))) if players in WITH_MONSTER else ()
        actions = Actions(
            (
                ("", deck.text),
                ("veto", board.tokens),
                ("team", tuple("+".join(map(str, team)) for team in teams)),
                ("monster", holders),
                ("discard", deck.text),
                ("give", deck.text),
            )
        )
        super().__init__(players, players, options, deck, actions, cards.layout(players, deck))
        self.board: Final = board
        self.first_veto: Final = actions.start("veto")
        self.markers: Final = Markers(board, players, self.first_veto)
        self.teams: Final = teams
        self.first_team: Final = actions.start("team")
        self.team_actions: Final = tuple(
            tuple(self.first_team + number for number, team in enumerate(teams) if seat in team)
            for seat in range(players)
        )
        """The teams that a start player may name: all that they are in."""
        self.first_monster: Final = actions.start("monster")
        self.first_discard: Final = actions.start("discard")
        self.discards: Final = Choices(deck, self.first_discard)
        self.first_give: Final = actions.start("give")
        self.gifts: Final = Choices(deck, self.first_give)
        self.zeros: Final = deck.of_number(0)
        self.is_zero: Final = tuple(number == 0 for number in deck.number)

    @classmethod
    def make(cls, players: int, options: dict[str, str]) -> Game:
        return cls(players, options)

    def start(self, standing: Standing, number: int, deal: Deal, journal: Journal) -> Phase:
        return Veto(self, self.deal_hands(deal, journal), standing.dealer)

    def is_decided(self, standing: Standing, number: int) -> bool:
        return number >= ROUNDS[self.players]

    def ends_at(self) -> tuple[int, int]:
        return 0, ROUNDS[self.players]

    def law(self, view: View) -> Law | None:
        trump = view.facts.get("trump")
        return law(self.players, trump[0], view.facts["super trump"][0]) if trump else None

    def sides(self, view: View) -> tuple[int, ...]:
        """The two teams, from their naming on."""
        return two_sides(mask(view.facts.get("team", ())), self.seats)

    def has_sides(self) -> bool:
        return self.players > 2

    def knowledge(self, view: View) -> Knowledge:
        return Holdings(view)
