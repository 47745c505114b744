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
from tricktable.bots.translation import Setting, Untranslated
from tricktable.core.cards import Hand
from tricktable.core.matches import Match
from tricktable.core.seats import members
from tricktable.core.streams import Stream
from tricktable.core.tricks import TrickPlay
from tricktable.kernel import Round
from tricktable.kernel.layout import HANDS

NOISE: Final = 1.0
"""How far the play-outs stray from the policy."""
BATCH: Final = 8
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
        worlds: Iterator[Match],
        seat: int,
        seed: int,
        playouts: int,
        nodes: int,
        is_open: bool,
        threads: int,
        recall: Recall | None = None,
    ) -> None:
        """`playouts` are played in each world; ends that need no more than so many `nodes` are solved. Where everything
        `is_open`, all worlds are the same. Somebody who does not remember everything sees them by `recall`."""
        self.kit: Final = kit
        self.translation: Final = kit.translation or Untranslated()
        self.worlds: Final = worlds
        self.seat: Final = seat
        self.seed: Final = seed
        self.playouts: Final = playouts
        self.nodes = nodes
        self.is_open: Final = is_open
        self.threads: Final = threads
        self.recall: Final = recall
        self.seen: Final[list[Match]] = []
        """The worlds that were needed so far."""
        self.arrivals: dict[tuple[int, int], Arrival] | None = None
        """Where each choice leads in each world before the tricks, by the world's identity, for those who ask again."""
        self._words: array[int] | None = None
        self._setting: Setting | None = None
        self._recollection: Recollection | None = None
        self._solved: dict[int, float] = {}
        """What each action is worth, once that is certain."""

    def measure(self, actions: Sequence[int], first: int, last: int) -> list[list[float]]:
        """What the actions are worth in the worlds from `first` to below `last`, a row for each that is found.

        With several threads this one makes worlds while others try choices in those that are ready.
        """
        rows: list[list[float]] = []
        if self.nodes and first == 0:  # what cannot be solved in the first world is not tried in the others
            rows.append(self._first_row(actions))
            first = 1
        if self._solved:
            return rows + [[self._solved[action] for action in actions] for _ in range(first, last)]
        pending: list[Future[list[list[float]]]] = []
        for begin in range(first, last, BATCH):
            worlds = self._worlds(begin, min(begin + BATCH, last))
            if not worlds:
                break
            if self.threads == 1 or self.translation.play(worlds[0].phase) is None:
                rows += self._rows(actions, worlds, begin)
            else:
                pending.append(_pool(self.threads).submit(self._rows, actions, worlds, begin))
        return rows + [row for future in pending for row in future.result()]

    def _worlds(self, first: int, last: int) -> list[Match]:
        """The worlds of these numbers, fewer where no more are found."""
        while len(self.seen) < last:
            world = self.seen[0] if self.seen and self.is_open else next(self.worlds, None)
            if world is None:
                break
            self.seen.append(world)
        return self.seen[first:last]

    def _first_row(self, actions: Sequence[int]) -> list[float]:
        """The first world, in which it turns out whether ends can be solved."""
        (world,) = self._worlds(0, 1)
        translation = self.translation
        play = translation.play(world.phase)
        if play is None:
            self.nodes = 0
            return self._rows(actions, [world], 0)[0]
        setting, words = self._position(world, play)
        for seat, hand in enumerate(self._hands(play, 0)):
            words[HANDS + seat] = hand
        values = array("d", [0.0] * len(actions))
        with _desk() as desk:
            round = desk.round(setting, self._policy(world))
            round.load(words, translation.stack(play))
            own = array("i", [translation.action(world, action) for action in actions])
            is_solved = round.evaluate(own, self.seat, self.playouts, self.seed, True, self.nodes, values)
        if not is_solved:
            self.nodes = 0
        elif self.is_open and self.recall is None:
            self._solved = dict(zip(actions, values, strict=True))
        return list(values)

    def _rows(self, actions: Sequence[int], worlds: list[Match], first: int) -> list[list[float]]:
        """What the actions are worth in these worlds, the first of which has this number."""
        translation = self.translation
        plays = [play for world in worlds if (play := translation.play(world.phase))]
        with _desk() as desk:
            if not plays:
                return [
                    [self._if_chosen(desk, world, action, first + number) for action in actions]
                    for number, world in enumerate(worlds)
                ]
            setting, words = self._position(worlds[0], plays[0])
            round = desk.round(setting, self._policy(worlds[0]))
            round.load(words, translation.stack(plays[0]))
            return round.evaluate_worlds(
                array("Q", [hand for number, play in enumerate(plays, first) for hand in self._hands(play, number)]),
                array("i", [card for play in plays for card in translation.stack(play)]),
                array("i", [translation.action(worlds[0], action) for action in actions]),
                self.seat,
                self.playouts,
                self.seed + first * self.playouts,
                True,
                self.nodes,
            )

    def _position(self, world: Match, play: TrickPlay) -> tuple[Setting, "array[int]"]:
        """Worlds of one view differ in hands alone: the rest is worked out once."""
        if self._words is None or self._setting is None:
            setting = self._setting_of(world, play)
            words = self.translation.words(world, play, setting)
            if self.recall is not None:
                self._recollection = Recollection(self.recall, self.seat, play, setting, words, self.is_open)
                words = self._recollection.words
            self._setting = setting
            self._words = words  # last: another thread that finds it finds the rest
        words = self._words[:]
        for seat, hand in enumerate(play.hands):
            words[HANDS + seat] = hand
        return self._setting, words

    def _hands(self, play: TrickPlay, number: int) -> list[Hand]:
        """The hands in the world of this number, as the seat recalls it."""
        if self._recollection is None:
            return play.hands
        return self._recollection.hands(play, Stream(f"recalled {self.seed} {number}"))

    def equal_chance(self) -> float:
        """What the first world is worth to the seat if everybody plays on by the same means."""
        (world,) = self._worlds(0, 1)
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
            seat = match.turn
            view = match.view(seat)
            match.apply(seat, view.legal[0] if len(view.legal) == 1 else choose(view))
        return match, None

    def _value(self, desk: Desk, arrival: Arrival, number: int) -> float:
        match, play = arrival
        if play is None:
            return self._worth(match)
        setting = self._setting_of(match, play)
        round = desk.round(setting, self._policy(match))
        round.load(self.translation.words(match, play, setting), self.translation.stack(play))
        return round.play_out(self.playouts, self.seed + number * self.playouts, True)[1][self.seat]

    def _setting_of(self, match: Match, play: TrickPlay) -> Setting:
        """What the round is played for."""
        return self.translation.setting(match, play)

    def _worth(self, match: Match) -> float:
        """What it is worth that a round has ended so."""
        if match.is_over:
            shares = match.game.shares(match.standing)
            return sum([shares[seat] for seat in members(match.game.partners[self.seat])])
        return self.kit.chances(match)[self.seat]

    def _policy(self, match: Match) -> "array[float]":
        return self.kit.policies.of(match.game.players)
