"""Episodes: what one run of an environment is, where its chance comes from, and what it is worth to each player.

All forms (PettingZoo, OpenSpiel, Gymnasium) take their episodes from here: one seed gives the same cards in each.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from tricktable.core.deals import Deal, Deals, FirstRounds, GivenDeals, ShuffledDeals
from tricktable.core.errors import SetupError
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.games import find_game, new_game
from tricktable.research.minis import Mini, find_mini

UNITS: Final = ("round", "match")
"""An episode is one round, with whatever a game has before its first one, or a whole match."""
REWARDS: Final = ("points", "margin", "share")
"""Points of a round, points beyond the mean of the others, or one for the winners together.

All of them are good, the more the better: where the fewest points win, points count against their player.
"""


class Key(NamedTuple):
    """All that it takes to make the same episodes again."""

    name: str
    players: int
    options: tuple[tuple[str, str], ...]
    unit: str
    reward: str
    is_mini: bool


class Episodes:
    """The episodes of one table: its rules, what an episode is, and what it brings."""

    def __init__(self, game: Game, unit: str = "round", reward: str = "points", mini: Mini | None = None) -> None:
        """The rules have a layout of their own where there is a mini game."""
        for name, value, known in (("unit", unit, UNITS), ("reward", reward, REWARDS)):
            if value not in known:
                raise SetupError(f"{name} is one of {', '.join(known)}, not {value!r}")
        self.game: Final = game
        self.unit: Final = unit
        self.reward: Final = reward
        self.mini: Final = mini
        self.drawn: tuple[int, ...] = ()
        """What is always drawn before the match; nothing where chance draws."""
        self.prologue: tuple[int | None, ...] = ()
        """The choices with which every episode begins; nobody makes them. None is the first of all that is allowed."""
        if mini is not None:
            if unit != "round":
                raise SetupError("a mini game is one round")
            mini.put_into(game)
            self.drawn = game.draw_pack().parse_all(mini.drawn)
            self.prologue = tuple(game.actions.parse(text) if text else None for text in mini.prologue)

    @staticmethod
    def at(
        name: str,
        players: int | None = None,
        unit: str = "round",
        reward: str = "points",
        options: Mapping[str, str] | None = None,
        is_mini: bool = False,
    ) -> "Episodes":
        """The episodes of a game by its name, with few cards if it `is_mini`. Without options a game has those with
        which every match ends."""
        chosen = find_game(name).ending_options if options is None else options
        if not is_mini:
            return Episodes(new_game(name, players, dict(chosen)), unit, reward)
        mini = find_mini(name)
        if players not in (None, mini.players):
            raise SetupError(f"the mini game of {find_game(name).title} is for {mini.players} players, not {players}")
        return Episodes(new_game(name, mini.players, dict(chosen)), unit, reward, mini)

    def key(self) -> Key:
        game = self.game
        options = tuple(sorted(game.options.items()))
        return Key(game.name, game.players, options, self.unit, self.reward, self.mini is not None)

    def begin(self, seed: bytes | str | int) -> Match:
        """A new episode: the match with this seed, as far as the unit goes."""
        return self.begin_with(ShuffledDeals(str(seed) if isinstance(seed, int) else seed))

    def begin_with(self, deals: Deals) -> Match:
        """A new episode with chance from anywhere."""
        if self.unit == "round":
            deals = FirstRounds(deals, 1, self.drawn)
        match = Match.begin(self.game, deals)
        self.make_first_choices(match)
        return match

    def make_first_choices(self, match: Match) -> None:
        """Whatever of the prologue can be done now."""
        if self.prologue and match.number < 2:
            done = sum(len(past.steps) for past in match.past if past.steps is not match.steps) + len(match.steps)
            for action in self.prologue[done:]:
                if not match.awaited():
                    break
                match.apply(match.turn, match.legal_actions(match.turn)[0] if action is None else action)

    def round_after(self, match: Match, deal: Deal) -> Match:
        """The same match in its next round, which is dealt like that; no further one is known."""
        number = match.number + 1
        further = Match.at_round(self.game, number, match.standing, GivenDeals(match.drawn, {number: deal}))
        further.drawn = match.drawn
        further.past = match.past[:]
        self.make_first_choices(further)
        return further

    def is_over(self, match: Match) -> bool:
        """Nobody is awaited any more."""
        return match.phase.is_over

    def rewards(self, match: Match, since: int = 0) -> tuple[float, ...]:
        """What each player got in the rounds that have ended since so many had."""
        players = self.game.players
        if self.reward == "share" and self.unit == "match":
            return self.game.shares(match.standing)[:players] if match.is_over else (0.0,) * players
        gained = [0] * players
        for past in match.past[since:]:
            for seat in range(players):
                gained[seat] += self.game.aim * past.score.points[seat]
        if self.reward == "points":
            return tuple(map(float, gained))
        if self.reward == "margin":
            total = sum(gained)
            return tuple((players * points - total) / (players - 1) for points in gained)
        if not any(past.number for past in match.past[since:]):
            return (0.0,) * players
        best = max(gained)
        return tuple(float(points == best) / gained.count(best) for points in gained)


def seed_of(seed: int, number: int) -> str:
    """The seed of one of the episodes that follow a seed: the first has the seed itself."""
    return f"{seed} {number}" if number else str(seed)


@cache
def episodes_of(key: Key) -> Episodes:
    """The episodes with this key."""
    return Episodes.at(key.name, key.players, key.unit, key.reward, dict(key.options), key.is_mini)
