"""Choices tried in worlds: what each is worth when everybody plays on, from the same cards and chances."""

from array import array
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from queue import Empty, SimpleQueue
from typing import Final

from tricktable.bots.kit import Kit
from tricktable.bots.recall import Recall, Recollection
from tricktable.bots.search.sources import Source
from tricktable.bots.translation import Setting, Untranslated
from tricktable.core.hands import Hands
from tricktable.core.matches import Match
from tricktable.core.seats import members
from tricktable.core.streams import Stream
from tricktable.core.tricks import TrickPlay
from tricktable.kernel import Round
from tricktable.kernel.layout import HANDS

NOISE: Final = 1.0
"""How far the play-outs stray from the policy."""
BATCH: Final = 32
"""So many worlds are handed to the kernel at once."""


Arrival = tuple[Match, TrickPlay | None]
"""A match in which the kernel takes over; without tricks where the round has ended before."""


class Desk:
    """Where one thread works: a round of the kernel that is used again and again."""

    def __init__(self) -> None:
        self._round: Round | None = None
        self._setting: Setting | None = None
        self._policy: array[float] | None = None

    def round(self, setting: Setting, policy: "array[float]") -> Round:
        """The kernel's round with these rules and goals."""
        if self._round is None:
            self._round = Round(setting.rules, setting.goal)
        elif self._setting is None or setting.rules is not self._setting.rules:
            self._round.follow_rules(setting.rules)
            self._round.follow_goal(setting.goal)
        elif setting.goal is not self._setting.goal:
            self._round.follow_goal(setting.goal)
        self._setting = setting
        if policy is not self._policy:
            self._round.follow_policy(policy, NOISE)
            self._policy = policy
        return self._round


_desks: Final[SimpleQueue[Desk]] = SimpleQueue()


@contextmanager
def _desk() -> Iterator[Desk]:
    """A desk for this thread alone, as long as it needs one."""
    try:
        desk = _desks.get_nowait()
    except Empty:
        desk = Desk()
    try:
        yield desk
    finally:
        _desks.put(desk)


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, "search")


class Trial:
    """The choices of one seat in one position, tried in worlds."""

    def __init__(
        self,
        kit: Kit,
        source: Source,
        seat: int,
        seed: int,
        playouts: int,
        nodes: int,
        is_open: bool,
        threads: int,
        recall: Recall | None = None,
        follows_search: bool = False,
    ) -> None:
        """`playouts` are played in each world; ends that need no more than so many `nodes` are solved. Where everything
        `is_open`, all worlds are the same. Somebody who does not remember everything sees them by `recall`. Everybody
        plays on as the rule of thumb does, or `follows_search`."""
        self.kit: Final = kit
        self.translation: Final = kit.translation or Untranslated()
        self.source: Final = source
        self.seat: Final = seat
        self.seed: Final = seed
        self.playouts: Final = playouts
        self.nodes: Final = nodes
        self.is_open: Final = is_open or source.is_one
        self.threads: Final = threads
        self.recall: Final = recall
        self.follows_search: Final = follows_search
        self.arrivals: dict[tuple[int, int], Arrival] | None = {} if source.repeats else None
        """Where each choice leads in each world before the tricks, by the world's identity, for those who ask again."""
        self._tricks: Tricks | None = None

    def measure(self, actions: Sequence[int], first: int, last: int) -> list[list[float]]:
        """What the actions are worth in the worlds from `first` to below `last`, a row for each that is found."""
        world = self.source.first()
        if world is None:
            return []
        play = self.translation.play(world.phase)
        if play is None:
            with _desk() as desk:
                return [
                    [self._if_chosen(desk, other, action, number) for action in actions]
                    for number, other in enumerate(self.source.matches(first, last), first)
                ]
        if self._tricks is None:
            self._tricks = Tricks(self, world, play)
        return self._tricks.measure(actions, first, last)

    def equal_chance(self) -> float:
        """What the first world is worth to the seat if everybody plays on by the same means."""
        world = self.source.first()
        assert world is not None
        with _desk() as desk:
            return self._value(desk, self._played_on(world.copy()), 0)

    def _if_chosen(self, desk: Desk, world: Match, action: int, number: int) -> float:
        arrival = None if self.arrivals is None else self.arrivals.get((id(world), action))
        if arrival is None:
            arrival = self._played_on(world.copy(), action)
            if self.arrivals is not None:
                self.arrivals[id(world), action] = arrival
        return self._value(desk, arrival, number)

    def _played_on(self, match: Match, action: int = -1) -> Arrival:
        """Everybody goes on by the rule of thumb until the kernel can take over: in tricks, if it knows the game."""
        past = len(match.past)
        is_opening = match.number == 0
        if action >= 0:
            match.apply(self.seat, action)
        translation = self.translation
        choose = self.kit.rule_of_thumb
        while not match.is_over and (len(match.past) == past or (is_opening and match.number < 2)):
            play = translation.play(match.phase)
            if play is not None:
                return match, play
            if self.kit.translation is None or not isinstance(match.phase, TrickPlay):
                match.play_phase(choose)
                continue
            seat = match.turn  # in tricks the kernel may take over from a later card on
            view = match.view(seat)
            match.apply(seat, view.legal[0] if len(view.legal) == 1 else choose(view))
        return match, None

    def _value(self, desk: Desk, arrival: Arrival, number: int) -> float:
        match, play = arrival
        if play is None:
            return self._worth(match)
        setting = self.setting_of(match, play)
        round = desk.round(setting, self.policy(match.game.players))
        round.load(self.translation.words(match, play, setting), self.translation.stack(play))
        return round.play_out(self.playouts, self.seed + number * self.playouts, True)[1][self.seat]

    def policy(self, players: int) -> "array[float]":
        """How everybody plays on."""
        policies = self.kit.policies
        return policies.of_search(players) if self.follows_search else policies.of(players)

    def setting_of(self, match: Match, play: TrickPlay) -> Setting:
        """What the round is played for."""
        return self.translation.setting(match, play)

    def _worth(self, match: Match) -> float:
        """What it is worth that a round has ended so."""
        if match.is_over:
            shares = match.game.shares(match.standing)
            return sum([shares[seat] for seat in members(match.game.partners[self.seat])])
        return self.kit.chances(match)[self.seat]


class Tricks:
    """The choices of a trial in trick play, where worlds differ in hands alone: all else is worked out once."""

    def __init__(self, trial: Trial, world: Match, play: TrickPlay) -> None:
        """The first world stands for all."""
        self.trial: Final = trial
        self.world: Final = world
        self.stack: Final = trial.translation.stack(play)
        self.setting: Final = trial.setting_of(world, play)
        self.policy: Final = trial.policy(world.game.players)
        self.nodes = trial.nodes
        words = trial.translation.words(world, play, self.setting)
        self.recollection: Final = (
            Recollection(trial.recall, trial.seat, play, self.setting, words, trial.is_open) if trial.recall else None
        )
        self.words: Final = self.recollection.words if self.recollection else words
        self._is_tried = False
        """Whether ends can be solved has turned out."""
        self._solved: dict[int, float] = {}
        """What each action is worth, once that is certain."""

    def measure(self, actions: Sequence[int], first: int, last: int) -> list[list[float]]:
        """As in the trial. With several threads this one draws worlds while others try choices in those that are
        ready."""
        rows: list[list[float]] = []
        if self.nodes and not self._is_tried and first < last:
            rows += self._first_row(actions, first)
            first += 1
        if self._solved.keys() >= set(actions):
            return rows + [[self._solved[action] for action in actions] for _ in range(first, last)]
        pending: list[Future[list[list[float]]]] = []
        for begin in range(first, last, BATCH):
            worlds = self._worlds(begin, min(begin + BATCH, last))
            if not worlds:
                break
            if self.trial.threads == 1:
                rows += self._rows(actions, worlds, begin)
            else:
                pending.append(_pool(self.trial.threads).submit(self._rows, actions, worlds, begin))
        return rows + [row for future in pending for row in future.result()]

    def _worlds(self, first: int, last: int) -> list[Hands]:
        """The worlds of these numbers, fewer where no more are found, as the seat recalls them."""
        source, translation = self.trial.source, self.trial.translation
        if self.trial.is_open:
            worlds = source.hands(0, 1, translation) * (last - first)
        else:
            worlds = source.hands(first, last, translation)
        if self.recollection is None:
            return worlds
        streams = (Stream(f"recalled {self.trial.seed} {number}") for number in range(first, last))
        return [
            Hands(self.recollection.hands(world.held, stream), world.stack)
            for world, stream in zip(worlds, streams, strict=False)
        ]

    def _first_row(self, actions: Sequence[int], number: int) -> list[list[float]]:
        """One world, in which it turns out whether ends can be solved: what cannot be solved there is not tried in the
        others."""
        trial = self.trial
        values = array("d", [0.0] * len(actions))
        for world in self._worlds(number, number + 1):
            self._is_tried = True
            words = self.words[:]
            for seat, hand in enumerate(world.held):
                words[HANDS + seat] = hand
            with _desk() as desk:
                round = desk.round(self.setting, self.policy)
                round.load(words, world.stack)
                own = array("i", [trial.translation.action(self.world, action) for action in actions])
                seed = trial.seed + number * trial.playouts
                is_solved = round.evaluate(own, trial.seat, trial.playouts, seed, True, self.nodes, values)
            if not is_solved:
                self.nodes = 0
            elif trial.is_open and trial.recall is None:
                self._solved = dict(zip(actions, values, strict=True))
            return [list(values)]
        return []

    def _rows(self, actions: Sequence[int], worlds: list[Hands], first: int) -> list[list[float]]:
        """What the actions are worth in these worlds, the first of which has this number."""
        trial = self.trial
        with _desk() as desk:
            round = desk.round(self.setting, self.policy)
            round.load(self.words, self.stack)
            return round.evaluate_worlds(
                array("Q", [hand for world in worlds for hand in world.held]),
                array("i", [card for world in worlds for card in world.stack]),
                array("i", [trial.translation.action(self.world, action) for action in actions]),
                trial.seat,
                trial.playouts,
                trial.seed + first * trial.playouts,
                True,
                self.nodes,
            )
