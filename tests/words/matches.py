"""Random matches of all games, and a sample of what can be said in them that has every kind of sentence."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Final, NamedTuple

from tests.contract.tables import TABLES, game_at, positions, viewers
from tests.words.plain import Plain, PlainPairs
from tricktable.bots.hints import explain
from tricktable.bots.search import HARD
from tricktable.core.errors import IllegalAction
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.seats import SPECTATOR
from tricktable.core.views import View
from tricktable.games import GAMES as INSTALLED
from tricktable.games import new_game
from tricktable.words import words_of
from tricktable.words.hints import hint_lines
from tricktable.words.labels import label_words
from tricktable.words.phrases import AllOf, AnyOf, Arg, Cards, Hidden, Parts, Phrase, Row, Seat, Sentences
from tricktable.words.reasons import why
from tricktable.words.tellings import log_lines, tell, tell_score

NAMES: Final = ("Ada", "Jonas", "isa", "Óscar", "Max", "Emil")
SEEDS: Final = ("first", "second", "third")
MORE_SEEDS: Final = {"hasp": 20, "mue": 2}
"""Further matches of games that are short, or in which something is rare."""
VARIANTS: Final = {
    "hasp": [(4, {"teams": "drawn"})],
    "njet": [(4, {"difference": "on"})],
    "meinz": [(3, {"sums": "on"})],
    "mue": [(4, {"target": "30"})],
}
"""Options that make other words necessary."""
GAMES: Final[list[Game]] = [
    *map(game_at, TABLES),
    *(new_game(name, players, options) for name, tables in VARIANTS.items() for players, options in tables),
    Plain(3),
    PlainPairs(4),
]
ROUNDS: Final = 3
"""So many rounds of a match are looked at, and the first match to its end."""
OFTEN: Final = 2
"""Sentences of the same kind that are kept for each game."""
SKIPPED: Final = 3
"""In tricks, where much is alike, one of so many positions is looked at."""
HINTED: Final = 15
"""There is a hint in one of so many positions."""
BUDGET: Final = HARD._replace(worlds=6, early_worlds=2, early_playouts=1, solved=2, nodes=200, open_nodes=200)


class Saying(NamedTuple):
    """What somebody is told."""

    viewer: int
    phrase: Phrase
    reason: str = ""
    """Of a refusal."""


def game_name(game: Game) -> str:
    options = [value for option in game.option_list if (value := game.options[option.name]) != option.default]
    return "-".join([game.name, str(game.players), *options])


def you(viewer: int) -> int | None:
    """The reader's seat."""
    return None if viewer == SPECTATOR else viewer


@cache
def sayings(game: Game) -> tuple[Saying, ...]:
    """A few sentences of every kind that occurs in some matches."""
    number: Counter[object] = Counter()
    kept = []
    for saying in everything_said(game):
        kind = saying.reason, kind_of(saying.phrase, saying.viewer)
        number[kind] += 1
        if number[kind] <= OFTEN:
            kept.append(saying)
    return tuple(kept)


@cache
def reasons(name: str) -> frozenset[str]:
    """Why something was refused in these matches of a game."""
    games = [game for game in GAMES if game.name == name]
    return frozenset(saying.reason for game in games for saying in sayings(game) if saying.reason)


def seeds(game: Game) -> tuple[str, ...]:
    """The matches that are looked at."""
    return (*SEEDS, *(f"further {number}" for number in range(MORE_SEEDS.get(game.name, 0))))


def some_positions(game: Game, seed: str) -> Iterator[Match]:
    """Positions of the first rounds, of the first match also the end."""
    for match in positions(game, seed):
        if match.number <= ROUNDS or match.is_over:
            yield match
        elif seed != SEEDS[0]:
            return


def refusals(match: Match) -> Iterator[tuple[View, IllegalAction]]:
    """For each reason a card and other choices that one who is awaited may not make, and something that another may
    not."""
    awaited = match.awaited()
    for seat in awaited[:1]:
        view = match.view(seat)
        found = set()
        for action in (*range(len(match.game.actions)), len(match.game.actions)):
            if action not in view.legal:
                refusal = match.phase.refusal(seat, action)
                verb = refusal.action.partition(" ")[0]
                kind = refusal.reason, "" if verb in match.game.deck.text else verb
                if kind not in found:
                    found.add(kind)
                    yield view, refusal
    for seat in range(match.game.players):
        if seat not in awaited:
            yield match.view(seat), match.phase.refusal(seat, 0)
            return


def everything_said(game: Game) -> Iterator[Saying]:
    """What is said in these matches: of positions to one viewer after the other, of events to everybody."""
    for seed in seeds(game):
        told = 0
        for place, match in enumerate(some_positions(game, seed)):
            if place % HINTED == 0 and game.name in INSTALLED:
                yield from _hints(match)
            if match.phase.name == "trick" and place % SKIPPED and not match.is_over:
                continue
            seen = (*match.awaited()[:1], viewers(game)[place % len(viewers(game))])
            for viewer in seen:
                yield from _about_position(match, viewer)
            for view, refusal in refusals(match):
                yield Saying(view.viewer, why(view, refusal), refusal.reason)
            for past in islice(match.past, told, None):
                for viewer in viewers(game):
                    events = [event.seen(viewer) for event in past.journal]
                    lines = [tell(game, event, match.seating) for event in events]
                    lines += [tell_score(game, line) for line in past.score.lines]
                    lines += log_lines(game, events, match.seating)
                    yield from (Saying(viewer, line) for line in lines if line is not None)
            told = len(match.past)


def _about_position(match: Match, viewer: int) -> Iterator[Saying]:
    game, view, words = match.game, match.view(viewer), words_of(match.game)
    said: list[Arg | None] = [words.standing(view), words.dealer(match.standing.dealer), label_words(game, view.line)]
    for label, phrase in words.describe(view):
        said += [label, phrase]
    if view.legal:
        said.append(words.ask(view))
        said += [words.explain(game, action) for action in view.legal]
    if view.facts.get("trick"):
        said.append(words.worth(game, view.facts["trick"]))
    yield from (Saying(viewer, phrase) for phrase in said if isinstance(phrase, Phrase))


def _hints(match: Match) -> Iterator[Saying]:
    for seat in match.awaited()[:1]:
        view = match.view(seat)
        explanation = explain(view, BUDGET)
        for has_notation in (True, False):
            for line in hint_lines(view, explanation, has_notation=has_notation):
                yield Saying(seat, line)


def parts_of(arg: Arg) -> Iterator[Phrase]:
    """A phrase and those within it."""
    match arg:
        case Phrase(args=args):
            yield arg
            for inner in args.values():
                yield from parts_of(inner)
        case AllOf() | AnyOf() | Parts() | Row() | Sentences():
            for inner in arg.items():
                yield from parts_of(inner)


def kind_of(arg: Arg, viewer: int) -> object:
    """What sentences have in common that differ in names, cards and numbers alone."""
    match arg:
        case int():
            return min(max(arg, -1), 2)
        case Seat(seat):
            return seat == viewer
        case Hidden(hidden):
            return min(hidden, 2)
        case str() | Cards():
            return ""
        case Phrase(id=id, args=args):
            return id, tuple(kind_of(inner, viewer) for inner in args.values())
        case AllOf() | AnyOf() | Parts() | Row() | Sentences():
            inner_ids = frozenset(part.id for item in arg.items() for part in parts_of(item))
            return type(arg).__name__, min(len(arg.items()), 2), Seat(viewer) in arg.items(), inner_ids
    raise TypeError(arg)
