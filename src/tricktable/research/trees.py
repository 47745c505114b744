"""The whole tree of a mini game, in Gambit's format for extensive games.

OpenSpiel's solvers written in C++ ask a game that is written in Python for every node in every iteration. With the tree
as text (`pyspiel.load_efg_game`) they have all of it on their own side.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from tricktable.core.errors import SetupError
from tricktable.core.views import View
from tricktable.research.episodes import Episodes
from tricktable.research.observers import heard
from tricktable.research.positions import CHANCE, OVER, Position

MOST_NODES: Final = 2_000_000


class Infoset(NamedTuple):
    """Positions that their player cannot tell apart."""

    player: int
    number: int
    """From 1 on, for each player."""
    heard: str
    """The information state: what the player heard."""
    view: View
    """What the player knows, with the legal actions in the order in which the tree has them."""
    before: "Choice | None"
    """The player's own choice before this one; perfect recall leaves no more than one."""

    def key(self) -> tuple[int, int]:
        return self.player, self.number

    def name(self) -> str:
        """What OpenSpiel calls it once it has read the tree."""
        return f"{self.player}-{self.player}-{self.number}-"


class Choice(NamedTuple):
    """What a player did in an information set."""

    infoset: Infoset
    action: int


class Tree:
    """All positions of an episode, and what the players can tell apart in them."""

    def __init__(self, episodes: Episodes, most_nodes: int = MOST_NODES) -> None:
        self.episodes: Final = episodes
        self.infosets: Final[list[dict[str, Infoset]]] = [{} for _ in range(episodes.game.players)]
        """For each player the information sets by what was heard."""
        self.nodes = 0
        self.ends = 0
        self._most_nodes: Final = most_nodes
        self._lines: Final[list[str]] = []
        self._chances = 0
        self._grow(Position(episodes), (None,) * episodes.game.players)

    def efg(self) -> str:
        """The tree as OpenSpiel and Gambit read it. Actions have their notation as names."""
        players = " ".join(f'"{player}"' for player in range(self.episodes.game.players))
        title = f"{self.episodes.game.name}/{self.episodes.game.players}"
        return "\n".join((f'EFG 2 R "{title}" {{ {players} }}', *self._lines)) + "\n"

    def policy(self, choose: Callable[[View], dict[int, float]]) -> dict[str, list[tuple[str, float]]]:
        """How likely a player chooses what in every information set: notations and probabilities by the set's name.
        Where the player's own choices never lead, everything is equally likely, and nobody is asked."""
        text = self.episodes.game.actions.text
        policy: dict[str, list[tuple[str, float]]] = {}
        chances: dict[tuple[int, int], dict[int, float]] = {}
        for sets in self.infosets:
            for infoset in sets.values():  # in the order in which they were met: what comes before is there
                legal = infoset.view.legal
                before = infoset.before
                if before is None or chances[before.infoset.key()].get(before.action):
                    chosen = choose(infoset.view)
                    chances[infoset.key()] = chosen
                else:
                    chosen = dict.fromkeys(legal, 1 / len(legal))
                    chances[infoset.key()] = {}
                policy[infoset.name()] = [(text[action], chosen.get(action, 0.0)) for action in legal]
        return policy

    def _grow(self, position: Position, last: "tuple[Choice | None, ...]") -> None:
        """`last` is what each player did last."""
        self.nodes += 1
        if self.nodes > self._most_nodes:
            raise SetupError(f"{self.episodes.game.title} has more than {self._most_nodes} positions")
        if position.player == OVER:
            self.ends += 1
            worth = " ".join(map(str, self.episodes.rewards(position.running())))
            self._lines.append(f't "" {self.ends} "" {{ {worth} }}')
            return
        infoset: Infoset | None = None
        if position.player == CHANCE:
            assert position.chance is not None
            outcomes = position.outcomes()
            self._chances += 1
            choices = " ".join(f'"{position.chance.text(card)}" {chance!r}' for card, chance in outcomes)
            self._lines.append(f'c "" {self._chances} "" {{ {choices} }} 0')
            actions = [card for card, _ in outcomes]
        else:
            infoset = self._infoset(position, last[position.player])
            text = self.episodes.game.actions.text
            choices = " ".join(f'"{text[action]}"' for action in infoset.view.legal)
            self._lines.append(f'p "" {infoset.player + 1} {infoset.number} "" {{ {choices} }} 0')
            actions = list(infoset.view.legal)
        for action in actions:
            further = position.copy() if action != actions[-1] else position
            further.apply(action)
            now = last if infoset is None else _with(last, Choice(infoset, action))
            self._grow(further, now)

    def _infoset(self, position: Position, before: Choice | None) -> Infoset:
        match = position.running()
        player = position.player
        sets = self.infosets[player]
        known = heard(position, player)
        if known not in sets:
            sets[known] = Infoset(player, len(sets) + 1, known, match.view(player), before)
        return sets[known]


def _with(last: "tuple[Choice | None, ...]", choice: Choice) -> "tuple[Choice | None, ...]":
    player = choice.infoset.player
    return (*last[:player], choice, *last[player + 1 :])
