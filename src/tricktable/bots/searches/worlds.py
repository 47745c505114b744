"""Choices tried in worlds: what each is worth when everybody plays on, from the same cards and chances."""

from array import array
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from tricktable.bots.kernels import TRANSLATIONS, Setting
from tricktable.bots.kernels.policies import policy
from tricktable.bots.thumbs import THUMBS
from tricktable.core.matches import Match
from tricktable.core.tricks import TrickPlay
from tricktable.kernel import Round
from tricktable.kernel.layout import HANDS

NOISE: Final = 1.0
"""How far the play-outs stray from the policy."""


class Desk:
    """Where one thread works: a round of the kernel that is used again and again."""

    def __init__(self) -> None:
        self._round: Round | None = None
        self._setting: Setting | None = None
        self._policy = ""

    def round(self, setting: Setting, policy_name: str) -> Round:
        """The kernel's round with these rules and goals."""
        if self._round is None:
            self._round = Round(setting.rules, setting.goal)
        elif self._setting is None or setting.rules is not self._setting.rules:
            self._round.follow_rules(setting.rules)
            self._round.follow_goal(setting.goal)
        elif setting.goal is not self._setting.goal:
            self._round.follow_goal(setting.goal)
        self._setting = setting
        if policy_name != self._policy:
            self._round.follow_policy(policy(policy_name), NOISE)
            self._policy = policy_name
        return self._round


class Trial:
    """The choices of one seat in one position, tried in worlds."""

    def __init__(
        self, worlds: Iterator[Match], seat: int, seed: int, playouts: int, nodes: int, is_open: bool, threads: int
    ) -> None:
        """`playouts` are played in each world; ends that need no more than so many `nodes` are solved. Where everything
        `is_open`, all worlds are the same."""
        self.worlds: Final = worlds
        self.seat: Final = seat
        self.seed: Final = seed
        self.playouts: Final = playouts
        self.nodes = nodes
        self.is_open: Final = is_open
        self.desks: Final = [Desk() for _ in range(threads)]
        self._seen: list[Match] = []
        self._words: array[int] | None = None
        self._setting: Setting | None = None
        self._solved: dict[int, float] = {}
        """What each action is worth, once that is certain."""

    def measure(self, actions: Sequence[int], first: int, last: int) -> list[list[float]]:
        """What the actions are worth in the worlds from `first` to below `last`, a row for each."""
        while len(self._seen) < last:
            self._seen.append(self._seen[0] if self._seen and self.is_open else next(self.worlds))
        rows: list[list[float]] = []
        if self.nodes and first == 0:  # what cannot be solved in the first world is not tried in the others
            rows.append(self._row(self.desks[0], actions, first))
            first = 1
        numbers = range(first, last)
        if self._solved:
            return rows + [[self._solved[action] for action in actions] for _ in numbers]
        if len(self.desks) == 1 or len(numbers) < 2:
            return rows + [self._row(self.desks[0], actions, number) for number in numbers]
        shares = [numbers[part :: len(self.desks)] for part in range(len(self.desks))]
        with ThreadPoolExecutor(len(self.desks)) as pool:
            parts = pool.map(
                lambda desk, share: [(number, self._row(desk, actions, number)) for number in share], self.desks, shares
            )
        by_number = dict(row for part in parts for row in part)
        return rows + [by_number[number] for number in numbers]

    def _row(self, desk: Desk, actions: Sequence[int], number: int) -> list[float]:
        world = self._seen[number]
        translation = TRANSLATIONS[world.game.name]
        play = translation.play(world.phase)
        if play is None:
            return [self._if_chosen(desk, world, action, number) for action in actions]
        setting, words = self._position(world, play)
        round = desk.round(setting, _policy_name(world))
        round.load(words, translation.stack(play))
        own = array("i", [translation.action(world, action) for action in actions])
        values = array("d", [0.0] * len(own))
        is_solved = round.evaluate(own, self.seat, self.playouts, self.seed + number, True, self.nodes, values)
        if number == 0 and not is_solved:
            self.nodes = 0
        if is_solved and self.is_open:
            self._solved = dict(zip(actions, values, strict=True))
        return list(values)

    def _position(self, world: Match, play: TrickPlay) -> tuple[Setting, "array[int]"]:
        """Worlds of one view differ in hands alone: the rest is worked out once."""
        translation = TRANSLATIONS[world.game.name]
        if self._words is None or self._setting is None:
            self._setting = translation.setting(world, play)
            self._words = translation.words(world, play, self._setting)
        words = self._words[:]
        for seat, hand in enumerate(play.hands):
            words[HANDS + seat] = hand
        return self._setting, words

    def _if_chosen(self, desk: Desk, world: Match, action: int, number: int) -> float:
        """Before the tricks: everybody goes on by rules of thumb until the kernel can take over."""
        match = world.copy()
        past = len(match.past)
        is_opening = match.number == 0
        match.apply(self.seat, action)
        translation = TRANSLATIONS[match.game.name]
        choose = THUMBS[match.game.name]
        while not match.is_over and (len(match.past) == past or (is_opening and match.number < 2)):
            play = translation.play(match.phase)
            if play is not None:
                setting = translation.setting(match, play)
                round = desk.round(setting, _policy_name(match))
                round.load(translation.words(match, play, setting), translation.stack(play))
                return round.play_out(self.playouts, self.seed + number, True)[1][self.seat]
            seat = match.turn
            view = match.view(seat)
            match.apply(seat, view.legal[0] if len(view.legal) == 1 else choose(view))
        if match.is_over:
            winners = match.winners()
            return 1 / len(winners) if self.seat in winners else 0.0
        return translation.shares(match)[self.seat]


def _policy_name(match: Match) -> str:
    return f"{match.game.name} {match.game.players}"
