"""The kit of a game: all that bots know about it beyond its rules, each part with a default.

A game that has only its rules is played with the defaults, and every part that it brings makes its bots better.
Whatever bots learn to know about games next becomes a part here, never a table keyed by games.

The games of this package have their kits in `bots/games`, as `KIT` of the folder with the game's name. Another package
brings one by an entry point of the group `tricktable.bots` with the name of the game.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from math import inf
from typing import Final, NamedTuple

from tricktable.bots.chances import chances_by_totals
from tricktable.bots.choices import kind_of_choice
from tricktable.bots.listening import Listener
from tricktable.bots.nets import Nets
from tricktable.bots.policies import Policies
from tricktable.bots.puzzle_collections import Collection
from tricktable.bots.ranges import Ranges
from tricktable.bots.reasons import Reason
from tricktable.bots.reasons.certainties import Certainties, Known, known_by_rules
from tricktable.bots.reasons.decisions import LAYING_AWAY, Decisions
from tricktable.bots.reasons.plays import Play, worth
from tricktable.bots.reasons.standing import nothing_else
from tricktable.bots.simple_bot import plain_choice
from tricktable.bots.translation import Translation
from tricktable.core.errors import SetupError
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.views import View
from tricktable.core.vocabulary import Kind

GROUP: Final = "tricktable.bots"
OURS: Final = "tricktable.games."
NO_POLICIES: Final = Policies()
NO_NETS: Final = Nets()
NO_RANGES: Final = Ranges()
NO_PUZZLES: Final = Collection()


def all_choices(view: View) -> tuple[int, ...]:
    """A search that knows nothing of a game tries everything."""
    return view.legal


def nothing_heard(view: View) -> Listener | None:
    """Nothing is known of what choices tell: all worlds are alike."""
    return None


def nothing_told(view: View, worlds: Sequence[Match]) -> list[Reason]:
    """Nobody has put into words what choices tell."""
    return []


class Manner(NamedTuple):
    """How a search goes about choices of one kind: what measuring that kind alone has told (`docs/strength.md`)."""

    faith: float = 1.0
    """How many standard errors better another choice must look than what is preferred: what the rule of thumb says."""
    is_listening: bool = False
    """Worlds are weighed by what the others have chosen so far."""

    hears_cards: bool = False
    """In the tricks worlds are weighed by the cards that the others have played so far."""

    follows_search: bool = False
    """Play-outs suppose that everybody plays cards as a search does, not as the rule of thumb (`Policies.watched`)."""

    prefers_net: bool = False
    """In the tricks another choice must look better than the card of the game's net, where it has one."""

    def is_searching(self) -> bool:
        """A search has a say here; else the rule of thumb decides."""
        return self.faith < inf


THUMB: Final = Manner(faith=inf)
"""For choices that searching makes worse, or not better."""


class Manners:
    """How a search goes about all choices of a game."""

    def __init__(self, kinds: Mapping[str, Manner], tables: Mapping[tuple[str, int], Manner] | None = None) -> None:
        """By kind of choice, and by kind and players where tables differ."""
        self.kinds: Final = kinds
        self.tables: Final = tables or {}

    def of(self, view: View) -> Manner:
        kind = kind_of_choice(view)
        own = self.tables.get((kind, view.game.players))
        return own or self.kinds.get(kind, USUAL)


USUAL: Final = Manner()
"""For choices of which nothing has been measured."""
NOT_MEASURED: Final = Manners({})


class Part(NamedTuple):
    """A part of a kit, and whether the game brings it or the default stands in."""

    name: str
    is_own: bool


@dataclass(frozen=True, kw_only=True)
class Kit:
    """What bots know about one game."""

    rule_of_thumb: Callable[[View], int] = plain_choice
    """One of the legal actions: the same for equal views, and at once."""
    translation: Translation | None = None
    """The rounds of the game in the words of the kernel. Without one a search plays on by the Python rules, everybody
    by the rule of thumb, and looks at fewer worlds."""
    policies: Policies = NO_POLICIES
    """How the kernel plays on."""
    nets: Nets = NO_NETS
    """How the bot `net` plays cards; without them by the rule of thumb."""
    chances: Callable[[Match], tuple[float, ...]] = chances_by_totals
    """Everybody's chance to win the match, behind a round that has just ended; with a translation what the goal of its
    setting says of this end."""
    shortlist: Callable[[View], tuple[int, ...]] = all_choices
    """The choices that a search tries: all, unless most can be ruled out at a glance."""
    manners: Manners = NOT_MEASURED
    """Where a search has a say, and how much."""
    listening: Callable[[View], Listener | None] = nothing_heard
    """Who weighs worlds by what the others have chosen so far; nobody where that tells nothing."""
    told: Callable[[View, Sequence[Match]], list[Reason]] = nothing_told
    """The same for people: what the others' choices tell, counted in the worlds that were weighed by them."""
    known: Callable[[View], Known] = known_by_rules
    """What a viewer knows for sure in trick play, beyond the cards that were played."""
    standing: Callable[[View, Certainties], list[Reason]] = nothing_else
    """How a round stands, as far as its viewer knows."""
    play_reasons: Callable[[Play], list[Reason]] = worth
    """What else speaks for or against a card."""
    decision_reasons: Decisions = field(default_factory=lambda: LAYING_AWAY)
    """What speaks for or against anything else."""
    reason_kinds: tuple[Kind, ...] = ()
    """The kinds of reasons that the game adds to those of every game of tricks."""
    ranges: Ranges = NO_RANGES
    """How far the values of its facts reach: encodings give each of them a place. Without them the places are wide."""
    puzzles: Collection = NO_PUZZLES
    """Positions to solve that come with the game."""

    def parts(self) -> tuple[Part, ...]:
        """All parts, the game's own and the defaults."""
        names = [each.name for each in fields(self)]
        return tuple(Part(name, getattr(self, name) is not getattr(DEFAULT, name)) for name in names)


DEFAULT: Final = Kit()
"""For a game that has only its rules."""


def kit_of(game: Game) -> Kit:
    """The kit of this game, or the default."""
    return find_kit(type(game))


_kits: Final[dict[type[Game], Kit]] = {}
"""Those that were asked for before."""


def find_kit(game: type[Game]) -> Kit:
    """The same from the class of a game."""
    if game not in _kits:
        _kits[game] = _find(game)
    return _kits[game]


def _find(game: type[Game]) -> Kit:
    """A kit that is broken keeps nobody from playing: what is wrong with it is told, and the default is used."""
    if game.__module__.startswith(OURS):
        name = f"{__package__}.games.{game.name}"
        return _checked(import_module(name).KIT, name) if find_spec(name) else DEFAULT
    for found in entry_points(group=GROUP, name=game.name):
        try:
            return brought(found)
        except SetupError as error:
            print(f"tricktable: {error}", file=sys.stderr)
    return DEFAULT


def brought(found: EntryPoint) -> Kit:
    """The kit that another package brings; raises `SetupError` if it brings none."""
    try:
        kit = found.load()
    except Exception as error:  # whatever is wrong with somebody else's package
        raise SetupError(f"the bots' kit of {found.name} ({found.value}) cannot be loaded: {error!r}") from error
    return _checked(kit, found.value)


def _checked(kit: object, source: str) -> Kit:
    if not isinstance(kit, Kit):
        raise SetupError(f"{source} should be a bots' kit, and is {kit!r}")
    return kit
