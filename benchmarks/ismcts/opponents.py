"""The opponents of `search`: they choose within a time or by a number of simulations, and say how many those were."""

from array import array
from collections.abc import Iterator
from functools import cache
from time import thread_time
from typing import ClassVar, Final, NamedTuple

from benchmarks.ismcts.trees import Tree
from tricktable.bots.kit import kit_of
from tricktable.bots.search.sources import uniform_worlds
from tricktable.bots.search.trial import NOISE
from tricktable.core.cards import Hand
from tricktable.core.games import Game
from tricktable.core.knowledge import Knowledge
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.core.worlds import worlds
from tricktable.kernel.layout import HANDS

ALL_CARDS: Final = (1 << 64) - 1
RENEWED: Final = 256
"""After so many iterations hidden cards do not change hands any more: a new world is drawn..."""
REUSED: Final = 16
"""...or after so many where they cannot change hands."""
BETWEEN_LOOKS: Final = 32
"""Iterations between two looks at the clock."""


class Limit(NamedTuple):
    """How long somebody may think."""

    seconds: float
    """Of processor time."""
    least: int
    """Simulations that are made in any case."""
    simulations: int = 0
    """So many and no others, whatever time they take; 0 if time decides."""

    def goes_on(self, done: int, began: float) -> bool:
        if self.simulations:
            return done < self.simulations
        return done < self.least or thread_time() - began < self.seconds


class Thought(NamedTuple):
    """A choice, and what it took."""

    action: int
    simulations: int
    seconds: float


class Opponent:
    """Chooses by trying what follows."""

    name: ClassVar[str] = ""
    least: ClassVar[int] = 0
    """Simulations without which a choice would be chance, unless somebody says otherwise."""

    def __init__(self, exploration: float) -> None:
        self.exploration: Final = exploration

    def choose(self, match: Match, seat: int, stream: Stream, limit: Limit) -> Thought | None:
        """One of the seat's legal actions, from what it can know; nothing where this opponent cannot choose."""
        raise NotImplementedError


class TreeOpponent(Opponent):
    """Single-observer ISMCTS over the kernel, with random play-outs."""

    name = "tree"
    least = 100
    by_policy: ClassVar[bool] = False

    def choose(self, match: Match, seat: int, stream: Stream, limit: Limit) -> Thought | None:
        view = match.view(seat)
        began = thread_time()
        fixed, drawn = _drawn(view, stream.named("worlds"))
        kit = kit_of(view.game)
        translation = kit.translation
        world = next(drawn, None)
        play = translation.play(world.phase) if world is not None and translation is not None else None
        if world is None or translation is None or play is None:
            return None
        setting = translation.setting(world, play)
        words = translation.words(world, play, setting)
        policy = kit.policies.of(view.game.players)
        tree = Tree(setting.rules, setting.goal, policy, NOISE, array("Q", fixed), stream.named("tree").next())
        tree.take_world(words, translation.stack(play))
        renewed = RENEWED if _can_change(fixed) else REUSED
        done = 0
        left = renewed
        while limit.goes_on(done, began):
            if not left:
                world = next(drawn, world)
                play = translation.play(world.phase)
                assert play is not None
                for place, hand in enumerate(play.hands):  # worlds of one view differ in hands alone
                    words[HANDS + place] = hand
                tree.take_world(words, translation.stack(play))
                left = renewed
            number = min(left, BETWEEN_LOOKS, limit.simulations - done if limit.simulations else BETWEEN_LOOKS)
            tree.run(number, self.exploration, self.by_policy)
            done += number
            left -= number
        visited = {action: (visits, mean) for action, visits, mean in tree.choices()}
        best = max(view.legal, key=lambda action: visited.get(translation.action(world, action), (0, 0.0)))
        return Thought(best, done, thread_time() - began)


class PolicyTreeOpponent(TreeOpponent):
    """The same with play-outs by the kernel's policy."""

    name = "tree-policy"
    by_policy = True


def _drawn(view: View, stream: Stream) -> tuple[list[Hand], Iterator[Match]]:
    """The worlds of a view, and for each seat the cards that may not come to it or leave it by a change of hands.

    Where the game draws its worlds by nothing but places, what is left are the cards that a seat has shown not to hold,
    and those of which it has shown a copy: how likely further ones are is another matter.
    """
    game = view.game
    knowledge = game.knowledge(view)
    is_by_places = type(game).worlds is Game.worlds and type(knowledge).fits is Knowledge.fits
    if not is_by_places or not knowledge.is_exact:
        return [ALL_CARDS] * game.seats, uniform_worlds(view, stream)
    fixed: list[Hand] = []
    for seat, place in enumerate(knowledge.hands):
        cards = place.barred
        for card in (*place.held, *place.still, *knowledge.out[seat]):
            cards |= game.deck.slots[card]
        fixed.append(ALL_CARDS if seat == view.viewer or seat in game.house else cards)
    return fixed, worlds(knowledge, stream)


def _can_change(fixed: list[Hand]) -> bool:
    return sum(cards != ALL_CARDS for cards in fixed) > 1


OPPONENTS: Final = (TreeOpponent.name, PolicyTreeOpponent.name, "openspiel")


@cache
def find_opponent(name: str, exploration: float) -> Opponent:
    """The opponent of this name."""
    if name == "openspiel":
        from benchmarks.ismcts.openspiel import OpenSpielOpponent  # which is slow to load

        return OpenSpielOpponent(exploration)
    return next(kind for kind in (TreeOpponent, PolicyTreeOpponent) if kind.name == name)(exploration)
