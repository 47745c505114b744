"""Teams: the start player names them, and gives the monster card to somebody of the smaller one."""

from itertools import combinations
from typing import TYPE_CHECKING, Final

from tricktable.core.cards import Hand
from tricktable.core.events import Event, Journal
from tricktable.core.phases import Facts, Phase
from tricktable.core.seats import mask, members, only
from tricktable.games.njet.boards import Conditions
from tricktable.games.njet.caches import before_tricks

if TYPE_CHECKING:
    from tricktable.games.njet import Njet

SIZES: Final[dict[int, tuple[int, ...]]] = {2: (), 3: (1, 2), 4: (2,), 5: (2, 3)}
"""How many may be on the start player's side, by players; two players name no teams (NJET-R8)."""
WITH_MONSTER: Final = (3, 5)
"""Numbers of players with teams of different size."""


class Sides:
    """Who plays with whom in this round."""

    __slots__ = ("monster", "team")

    def __init__(self, team: int, monster: int) -> None:
        self.team = team
        """The set of seats on the start player's side."""
        self.monster = monster
        """The set of those who count double: the holder of the monster card, or nobody where there is none."""

    def side(self, seat: int) -> int:
        """0 for the start player's side, 1 for their opponents."""
        return 1 - (self.team >> seat & 1)

    def weight(self, seat: int) -> int:
        """How often this seat's own count counts (NJET-R7)."""
        return 1 + (self.monster >> seat & 1)

    def facts(self) -> Facts:
        facts: Facts = {"team": members(self.team)}
        if self.monster:
            facts["monster"] = members(self.monster)
        return facts


def compositions(players: int) -> tuple[tuple[int, ...], ...]:
    """All teams that a start player can name, smaller ones first."""
    return tuple(team for size in SIZES[players] for team in combinations(range(players), size))


def after_veto(game: "Njet", hands: list[Hand], conditions: Conditions, journal: Journal) -> Phase:
    """The board is settled: the start player names the teams, where there is anything to name."""
    values = (conditions.cache, conditions.trump, conditions.super_trump, conditions.points)
    journal.append(Event("settled", conditions.start, values))
    if game.players == 2:
        return before_tricks(game, hands, conditions, Sides(only(conditions.start), 0))
    return Naming(game, hands, conditions)


class Naming(Phase):
    """The start player names all who are on their side, themselves included."""

    name = "teams"

    def __init__(self, game: "Njet", hands: list[Hand], conditions: Conditions) -> None:
        super().__init__(game.actions, hands, conditions.start)
        self.game: Final = game
        self.conditions: Final = conditions

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        return self.game.team_actions[seat] if seat == self.turn else ()

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        self.check(seat, action)
        team = self.game.teams[action - self.game.first_team]
        journal.append(Event("named team", seat, team))
        if self.game.players in WITH_MONSTER:
            return Monster(self.game, self.hands, self.conditions, mask(team))
        return before_tricks(self.game, self.hands, self.conditions, Sides(mask(team), 0))

    def reason(self, seat: int, action: int) -> str:
        return "team"

    def facts(self, viewer: int) -> Facts:
        return self.conditions.facts()

    def copy(self) -> Phase:
        return Naming(self.game, self.hands[:], self.conditions)


class Monster(Phase):
    """The start player gives the monster card to a player of the smaller team, their own or the other."""

    name = "monster"

    def __init__(self, game: "Njet", hands: list[Hand], conditions: Conditions, team: int) -> None:
        super().__init__(game.actions, hands, conditions.start)
        self.game: Final = game
        self.conditions: Final = conditions
        self.team: Final = team

    def smaller(self) -> int:
        """The set of those who may get the card."""
        others = ((1 << self.game.players) - 1) ^ self.team
        return self.team if self.team.bit_count() < others.bit_count() else others

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        if seat != self.turn:
            return ()
        return tuple(self.game.first_monster + holder for holder in members(self.smaller()))

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        self.check(seat, action)
        holder = action - self.game.first_monster
        journal.append(Event("gave monster", seat, (holder,)))
        return before_tricks(self.game, self.hands, self.conditions, Sides(self.team, only(holder)))

    def reason(self, seat: int, action: int) -> str:
        return "monster"

    def facts(self, viewer: int) -> Facts:
        facts = self.conditions.facts()
        facts.update(Sides(self.team, 0).facts())
        return facts

    def copy(self) -> Phase:
        return Monster(self.game, self.hands[:], self.conditions, self.team)
