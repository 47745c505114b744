"""Finding puzzles: positions with one right choice that weak players miss, for a reason that can be known.

Most positions are no puzzle, and a look in few worlds tells. What stays is looked at in more and more worlds, and at
last twice in worlds that have chosen nothing.
"""

from collections.abc import Collection
from itertools import islice
from typing import Final, NamedTuple

from tricktable import __version__
from tricktable.bots.bot import Bot
from tricktable.bots.choices import kind_of_choice
from tricktable.bots.hints import reasons_for
from tricktable.bots.kit import USUAL, kit_of
from tricktable.bots.levels import EasyBot, MediumBot
from tricktable.bots.puzzles.puzzles import Measured, Puzzle, Weighed, id_of
from tricktable.bots.puzzles.redeals import redealt
from tricktable.bots.puzzles.themes import themes_of
from tricktable.bots.reviews.judgements import scale_of
from tricktable.bots.reviews.measures import Measure
from tricktable.bots.reviews.verdicts import Label, Scale, label_of
from tricktable.bots.search import FULL, search, worlds_of
from tricktable.bots.search.ratings import FLAT, Difference
from tricktable.core.errors import NoWorlds
from tricktable.core.matches import Match
from tricktable.core.record_writing import record_for, record_of
from tricktable.core.streams import Stream
from tricktable.core.views import View

QUICK: Final = FULL._replace(worlds=48, early_worlds=12)
"""The first look at every position."""
LOOKS: Final = {64: 0.0, 256: 1.5}
"""Worlds of the looks in which a candidate may still fail at less cost, and the lead that it must have there."""
HOPE: Final = 3.0
"""So many standard errors a look may have been too low."""
WORLDS: Final = 2048
"""Worlds of each of the two judgements."""
LEAD: Final = 4.0
"""The best choice is ahead of every other by so many standard errors."""
EASY_TRIES: Final = 5
EASY_FAILURES: Final = 4
MEDIUM_TRIES: Final = 3
DECIDED: Final = 0.03
"""Where the match is lost or won but for this chance there is nothing to find."""
COUNTED: Final = 64
"""Reasons with counts are counted over so many worlds."""
REMEMBERED: Final = 512
"""For more worlds there is no room to remember where each choice leads."""
MANY: Final = 5
"""So many choices make a puzzle harder."""

STAGES: Final = (
    "positions",  # choices where searching is trusted
    "candidates",  # a quick search does not choose what the rule of thumb does
    "reasons",  # something that can be known tells the two apart
    "bots",  # easy fails
    *(f"look {worlds}" for worlds in LOOKS),
    "first",  # clear in the first judgement...
    "puzzles",  # ...and in the second
)


class Weighing(NamedTuple):
    """All legal choices beside one of them."""

    chance: float
    """To win the match behind that one."""
    choices: tuple[Weighed, ...]
    """That one first, then the others in the order of the legal actions."""

    def of(self, action: str) -> Weighed:
        return next(each for each in self.choices if each.action == action)


def weigh(view: View, best: int, worlds: int, seed: str, lead: float) -> Weighing | None:
    """Every legal choice beside this one, in worlds that depend on the view and the seed alone; nothing if it is not
    ahead of every other by so many standard errors, and by more than nothing."""
    scale = scale_of(view.game)
    has_points = scale.points is not None
    measure = Measure(view, Stream(f"puzzle {seed}\n{view}"), has_points, remembers=worlds <= REMEMBERED)
    chances = measure.chances(view.legal, 0, worlds)
    others = tuple(action for action in view.legal if action != best)
    lost = {action: Difference(chances[best], chances[action]) for action in (best, *others)}
    if any(lost[action].mean <= max(lead * lost[action].error, FLAT) for action in others):
        return None
    points = measure.points(view.legal, 0, worlds) if measure.has_points else {}
    weighed = [
        labelled(
            view.game.actions.text[action],
            _measured(difference),
            _measured(Difference(points[best], points[action])) if points else None,
            scale,
        )
        for action, difference in lost.items()
    ]
    return Weighing(chances[best].mean(), tuple(weighed))


def _measured(difference: Difference) -> Measured:
    return Measured(round(difference.mean, 6), round(difference.error, 6))


def labelled(action: str, chance: Measured, points: Measured | None, scale: Scale) -> Weighed:
    """A choice under the name that its loss deserves."""
    plain = Weighed(action, Label.GOOD, chance, points)
    return plain._replace(label=label_of(*plain.loss(), scale))


class Finder:
    """Looks for puzzles, and counts how far positions get."""

    def __init__(self, seed: str, kinds: Collection[str] = (), worlds: int = WORLDS) -> None:
        """Of these kinds of choices alone, or of all: some take very long and are hardly ever clear."""
        self.seed: Final = seed
        self.kinds: Final = kinds
        self.worlds: Final = worlds
        self.tally: Final = dict.fromkeys(STAGES, 0)

    def look(self, match: Match, seat: int, wants_puzzle: bool = True) -> tuple[int, Puzzle | None]:
        """What a quick search would choose in this position, and the puzzle that it is, if it is one and wanted."""
        view = match.view(seat)
        if len(view.legal) == 1:
            return view.legal[0], None
        kit = kit_of(view.game)
        thumb = kit.rule_of_thumb(view)
        if not kit.manners.of(view).is_searching() or (self.kinds and kind_of_choice(view) not in self.kinds):
            return thumb, None
        wants_puzzle = wants_puzzle and is_trusted(view)
        self.tally["positions"] += wants_puzzle
        found = search(view, QUICK, Stream(f"quick {self.seed}\n{view}"), judges=True).choice()
        if found == thumb or not wants_puzzle:
            return found, None
        self.tally["candidates"] += 1
        return found, self._examine(match, view, thumb, found)

    def _examine(self, match: Match, view: View, thumb: int, found: int) -> Puzzle | None:
        themes = themes_in(view, found, thumb)
        if not themes:
            return None
        self.tally["reasons"] += 1
        if not fails_easy(view, found):
            return None
        self.tally["bots"] += 1
        refuted = view.game.actions.text[thumb]
        for worlds, lead in LOOKS.items():
            weighing = weigh(view, found, worlds, f"{self.seed} look {worlds}", lead)
            if weighing is None or not _may_be(weighing, refuted, scale_of(view.game)):
                return None
            self.tally[f"look {worlds}"] += 1
        judged = [weigh(view, found, self.worlds, f"{self.seed} first", LEAD)]
        if is_puzzle(judged[0], refuted):
            self.tally["first"] += 1
            judged.append(weigh(view, found, self.worlds, f"{self.seed} second", LEAD))
        if judged[0] is None or not is_puzzle(judged[-1], refuted):
            return None
        try:
            world = redealt(match, view.viewer, Stream(f"world {self.seed}\n{view}"))
        except NoWorlds:
            return None
        self.tally["puzzles"] += 1
        game = view.game
        position = str(record_for(match, view.viewer))
        return Puzzle(
            id=id_of(position),
            game=game.name,
            players=game.players,
            options=dict(game.options),
            seat=view.viewer,
            position=position,
            world=str(record_of(world)),
            best=game.actions.text[found],
            choices=judged[0].choices,
            themes=themes,
            difficulty=_difficulty(view, found, judged[0].of(refuted)),
            seed=self.seed,
            engine=__version__,
        )


def is_trusted(view: View) -> bool:
    """Trying choices out is known to do well here, and is not only believed where it is very sure of itself."""
    manner = kit_of(view.game).manners.of(view)
    return manner.is_searching() and manner.faith <= USUAL.faith


def is_puzzle(weighing: Weighing | None, refuted: str) -> bool:
    """The best is clearly ahead, every other choice costs something, and what the rule of thumb says is a mistake, in
    points too; the match is not decided."""
    if weighing is None:
        return False
    thumb = weighing.of(refuted)
    return (
        weighing.chance > DECIDED
        and weighing.chance - thumb.chance.mean < 1 - DECIDED
        and all(each.label is not Label.GOOD for each in weighing.choices[1:])
        and thumb.label in (Label.MISTAKE, Label.BLUNDER)
        and (thumb.points is None or thumb.points.mean > 0)
    )


def _may_be(weighing: Weighing, refuted: str, scale: Scale) -> bool:
    """The same, if all that is measured was measured too low by some errors."""
    hopeful = [
        labelled(each.action, _higher(each.chance), each.points and _higher(each.points), scale)
        for each in weighing.choices[1:]
    ]
    return is_puzzle(weighing._replace(choices=(weighing.choices[0], *hopeful)), refuted)


def _higher(measured: Measured) -> Measured:
    return Measured(measured.mean + HOPE * measured.error, 0.0)


def themes_in(view: View, best: int, refuted: int) -> tuple[str, ...]:
    """What a puzzle is about that has this solution, and this choice that suggests itself."""
    worlds = tuple(islice(worlds_of(view, Stream(f"reasons\n{view}"), FULL), COUNTED))
    return themes_of(view, reasons_for(view, best, worlds), reasons_for(view, refuted, worlds))


def fails_easy(view: View, best: int) -> bool:
    """The friendly level nearly always chooses otherwise."""
    return _fails(EasyBot(), view, best, EASY_TRIES, EASY_FAILURES)


def _fails(bot: Bot, view: View, best: int, tries: int, failures: int) -> bool:
    """The bot chooses otherwise in most of some tries."""
    found = [bot.choose(view, Stream(f"{bot.name} {number}\n{view}")) != best for number in range(tries)]
    return sum(found) >= failures


def _difficulty(view: View, best: int, refuted: Weighed) -> int:
    """How many of the things hold that make a choice hard to find."""
    hard = (
        _fails(EasyBot(), view, best, EASY_TRIES, EASY_TRIES),
        _fails(MediumBot(), view, best, MEDIUM_TRIES, MEDIUM_TRIES // 2 + 1),
        len(view.legal) >= MANY,
        refuted.label is not Label.BLUNDER,
    )
    return 1 + sum(hard)
