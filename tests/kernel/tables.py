"""Rounds of all tables for the kernel's tests."""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from tests.contract.tables import LIMITS, TABLES, choose
from tricktable.bots import find_bot
from tricktable.bots.kit import kit_of
from tricktable.bots.translation import Setting, Translation
from tricktable.builds import PARTS, is_compiled
from tricktable.core.deals import ShuffledDeals
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.tricks import TrickPlay
from tricktable.games import GAMES, new_game
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
        translation = kit_of(self.game()).translation
        assert translation is not None
        return translation

    def game(self) -> Game:
        options = LIMITS.get(self.name, {}) | ({self.option: self.value} if self.option else {})
        return new_game(self.name, self.players, options)


PLAIN: Final = tuple(Variant(*table) for table in TABLES)
VARIANTS: Final = (
    *PLAIN,
    *(
        Variant(name, players, option.name, value)
        for name, players in TABLES
        for option in GAMES[name].option_list
        for value in option.choices
        if value != option.default
    ),
)
"""Every table with every choice of its options; where any value goes, the game's own tests choose some."""


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

    What comes before is chosen at random, and in every other match by thumb: random bids seldom get as far as tricks,
    and random predictions mostly end a round early.
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
            elif number % 2 == 0:
                match.apply(match.turn, thumb.choose(match.view(match.turn), stream))
            else:
                match.apply(*choose(match, stream))


@cache
def table_with(kind: int, seats: int) -> Variant:
    """A table whose rounds have a goal of this kind, for so many seats that all hold hands."""
    for variant in PLAIN:
        rules, goal = next(starts(variant, "table")).setting
        if goal.kind == kind and rules.seats == seats and rules.stacked >= seats:
            return variant
    raise ValueError(f"no table for {seats} has a goal of kind {kind}")


def is_in_play(match: Match, past: int, translation: Translation) -> bool:
    """The kernel's round goes on; so many rounds were past when it began."""
    return len(match.past) == past and translation.play(match.phase) is not None
