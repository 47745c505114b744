"""Rounds of all tables for the kernel's tests, and what their ends are worth, worked out without the kernel."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from tests.contract.tables import TABLES, choose
from tricktable.bots import find_bot
from tricktable.bots.chances import race_shares, shares, sharpness, task_shares
from tricktable.bots.games.meinz import translation as meinz
from tricktable.bots.games.mue import translation as mue
from tricktable.bots.games.njet import translation as njet
from tricktable.bots.kit import kit_of
from tricktable.bots.translation import Setting, Translation
from tricktable.builds import PARTS, is_compiled
from tricktable.core.deals import ShuffledDeals
from tricktable.core.events import Journal
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.phases import Phase, RoundOver
from tricktable.core.scores import Standing
from tricktable.core.streams import Stream
from tricktable.core.tricks import TrickPlay
from tricktable.games import new_game
from tricktable.games.hasp.scores import TARGET
from tricktable.games.mue import Mue
from tricktable.games.was_sticht.tasks import TaskStanding
from tricktable.kernel import Round

IS_COMPILED: Final = is_compiled(PARTS["kernel"])


def sample(size: int) -> int:
    """How much of a sample the kernel gets: all, or a small part where it runs interpreted."""
    return size if IS_COMPILED else max(1, size // 20)


class Variant(NamedTuple):
    """A table with options that change what a round is worth."""

    name: str
    players: int
    option: str = ""
    value: str = ""

    def __str__(self) -> str:
        return f"{self.name}-{self.players}" + (f"-{self.option}" if self.option else "")

    @property
    def translation(self) -> Translation:
        return kit_of(self.game()).translation

    def game(self) -> Game:
        options = {"hands": "4"} if self.name == "mue" else {}
        return new_game(self.name, self.players, options | ({self.option: self.value} if self.option else {}))


PLAIN: Final = tuple(Variant(*table) for table in TABLES)
VARIANTS: Final = (
    *PLAIN,
    *(Variant("hasp", players, "values", "9 0 5 999 3 0 7 7 2 1") for players in (2, 3, 4)),
    *(Variant("njet", players, "difference", "on") for players in (2, 3, 4, 5)),
    *(Variant("mue", players, "target", "30") for players in (4, 5, 6)),
)


class Start(NamedTuple):
    """A match at a position that the kernel can take up."""

    match: Match
    play: TrickPlay
    setting: Setting

    def round(self, translation: Translation) -> Round:
        """The kernel in this position."""
        round = Round(*self.setting)
        round.load(translation.words(self.match, self.play, self.setting), translation.stack(self.play))
        return round


def start_at(translation: Translation, match: Match) -> Start | None:
    """The match as a start, if the kernel can take it up here."""
    play = translation.play(match.phase)
    return None if play is None else Start(match, play, translation.setting(match, play))


def starts(variant: Variant, seed: str) -> Iterator[Start]:
    """The beginning of trick play in every round of matches without end; the caller plays the round on, or drops it.

    What comes before is chosen at random, but in Mü by thumb, as random bids seldom get as far as tricks; and in every
    other match of HASP, as random players nearly always predict what ends the round early.
    """
    translation = variant.translation
    thumb = find_bot("thumb")
    stream = Stream(f"starts {seed}")
    game = variant.game()
    number = 0
    while True:
        number += 1
        match = Match.begin(game, ShuffledDeals(f"{seed} {number}"))
        while not match.is_over:
            start = start_at(translation, match)
            if start is not None:
                yield Start(match.copy(), *start[1:])
                current = match.number
                while not match.is_over and match.number == current:
                    match.apply(*choose(match, stream))
            elif variant.name == "mue" or (variant.name == "hasp" and number % 2):
                match.apply(match.turn, thumb.choose(match.view(match.turn), stream))
            else:
                match.apply(*choose(match, stream))


def is_end_of_play(phase: Phase, translation: Translation) -> bool:
    """The kernel's round is over here; in Was sticht? a start player may still have a task to drop."""
    return translation.play(phase) is None


def points_at_end(phase: Phase) -> list[int]:
    """What each seat gains by this end. Which task is dropped makes no difference to how many are left."""
    if phase.name == "drop":
        journal: Journal = []
        phase = phase.apply(phase.turn, phase.legal_actions(phase.turn)[0], journal)
    assert isinstance(phase, RoundOver)
    return phase.score.points


def worths_of(game: Game, before: Standing, number: int, gained: list[int]) -> tuple[float, ...]:
    """What an end of round `number` is worth to each seat: the standing before it, the points of its score, and the
    model of chances."""
    if isinstance(before, TaskStanding):
        return task_shares(tuple(len(tasks) - points for tasks, points in zip(before.tasks, gained, strict=True)))
    after = tuple(total + points for total, points in zip(before.totals, gained, strict=True))
    if game.name == "hasp":
        sides = race_shares(tuple(TARGET - total for total in (after[:2] if game.players == 4 else after)))
        return sides * 2 if game.players == 4 else sides
    if game.name == "njet":
        rounds = {2: 8, 3: 9, 4: 8, 5: 10}[game.players]
        return shares(after, sharpness(njet.SPREAD, rounds - number, 1))
    if game.name == "meinz":
        people = shares(after[: game.players], sharpness(meinz.SPREAD, 8 - number, 1))
        return (*people, *(0.0 for _ in game.house))
    assert isinstance(game, Mue)
    if max(after) >= game.target:
        return tuple((total == max(after)) / after.count(max(after)) for total in after)
    to_come = max(0.3, (game.target - max(before.totals)) / mue.ROUND - 1)
    return shares(after, sharpness(mue.SPREAD, min(to_come, game.rounds - number), 2))
