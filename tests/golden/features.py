"""The rare things that the golden matches must hold among them, told from events and scores."""

from collections.abc import Callable
from typing import Final

from tests.contract.tables import Table
from tricktable.core.events import Event
from tricktable.core.games import Game
from tricktable.core.matches import Match, PastRound

Feature = Callable[[Game, PastRound], bool]
"""Whether a round has something rare in it."""


def events(played: PastRound, kind: str) -> list[Event]:
    return [event for event in played.journal if event.kind == kind]


def has(kind: str) -> Feature:
    return lambda game, played: bool(events(played, kind))


def scored(rule: str) -> Feature:
    return lambda game, played: any(line.rule == rule for line in played.score.lines)


def tricks(played: PastRound) -> list[tuple[list[Event], int]]:
    """The plays of each trick, and who took it."""
    result: list[tuple[list[Event], int]] = []
    plays: list[Event] = []
    for event in played.journal:
        if event.kind == "played":
            plays.append(event)
        elif event.kind == "took":
            result.append((plays, event.seat))
            plays = []
    return result


def predicted(what: int, rule: str) -> Feature:
    """HASP: this prediction (2: find all, 3: no find) was made and ended like that."""

    def is_so(game: Game, played: PastRound) -> bool:
        made = any(event.values[0] == what for event in events(played, "predicted"))
        return made and scored(rule)(game, played)

    return is_so


def equal_points(game: Game, played: PastRound) -> bool:
    """HASP: the card points decide, and they are equal for all."""
    points = {line.facts for line in played.score.lines if line.rule == "card points"}
    extreme = any(event.values[0] >= 2 for event in events(played, "predicted"))
    return len(points) == 1 and not extreme


def full_pot(game: Game, played: PastRound) -> bool:
    return 5 in played.score.points


def settled(place: int, value: int) -> Feature:
    """NJET: the board settled on this (cache, trump, super trump, points)."""
    return lambda game, played: any(event.values[place] == value for event in events(played, "settled"))


def super_trump_wins(game: Game, played: PastRound) -> bool:
    colour = events(played, "settled")[0].values[2]
    for plays, taker in tricks(played):
        won = next(event.values[0] for event in plays if event.seat == taker)
        trumped = game.deck.colour[plays[0].values[0]] != colour
        if trumped and game.deck.colour[won] == colour and game.deck.number[won] == 0:
            return True
    return False


def passed_over(game: Game, played: PastRound) -> bool:
    """Meinz: the strictly lowest card did not take the trick, and nobody had called: its player was full."""
    called = False
    plays: list[Event] = []
    for event in played.journal:
        if event.kind == "called":
            called = True
        elif event.kind == "played":
            plays.append(event)
        elif event.kind == "took":
            numbers = sorted(game.deck.number[play.values[0]] for play in plays)
            own = next(game.deck.number[play.values[0]] for play in plays if play.seat == event.seat)
            if not called and own > numbers[0] and numbers[0] < numbers[1]:
                return True
            called, plays = False, []
    return False


def monster_takes_last_two(game: Game, played: PastRound) -> bool:
    takers = [taker for _, taker in tricks(played)]
    return takers[-2:] == [3, 3]


def no_trump_at_all(game: Game, played: PastRound) -> bool:
    return any(event.values == (4, 0) for event in events(played, "showed trumps"))


def no_vice(game: Game, played: PastRound) -> bool:
    return bool(events(played, "became chief")) and not events(played, "became vice")


def double_sevens(game: Game, played: PastRound) -> bool:
    """Mü: one trump is a colour, the other the 7, and both 7s of that colour meet in one trick."""
    named = sorted(event.values[0] for event in events(played, "named trump"))
    if len(named) != 2 or named[0] > 4 or named[1] != 5 + 7:
        return False
    return any(
        sum(game.deck.colour[e.values[0]] == named[0] and game.deck.number[e.values[0]] == 7 for e in plays) == 2
        for plays, _ in tricks(played)
    )


HASP: Final[dict[str, Feature]] = {
    "ruined find all": predicted(2, "ruined"),
    "held no find": predicted(3, "kept"),
}
NJET: Final[dict[str, Feature]] = {
    "minus two": settled(3, -2),
    "pass to the right": settled(0, 3),
    "discard without 0s": settled(0, 2),
    "super trump wins": super_trump_wins,
    "captured 0": has("captured"),
}
MEINZ: Final[dict[str, Feature]] = {
    "call": has("called"),
    "swap": has("swapped"),
    "full player passed over": passed_over,
    "level sums": scored("level"),
}
WAS_STICHT: Final[dict[str, Feature]] = {
    "no trump at all": no_trump_at_all,
    "stolen task": lambda game, played: any("stolen" in line.rule for line in played.score.lines),
}
MUE: Final[dict[str, Feature]] = {
    "stalemate": has("tied"),
    "no vice": no_vice,
    "double trump with 7s": double_sevens,
    "bonus": scored("bonus"),
    "missed goal": scored("penalty"),
}
MONSTER: Final[dict[str, Feature]] = {
    "minus two with the monster": lambda game, played: (
        settled(3, -2)(game, played) and bool(events(played, "gave monster"))
    )
}

FEATURES: Final[dict[Table, dict[str, Feature]]] = {
    ("hasp", 2): {**HASP, "tie: the announcer loses": equal_points},
    ("hasp", 3): {**HASP, "three-way tie": equal_points, "full pot": full_pot},
    ("hasp", 4): {**HASP, "full pot": full_pot},
    ("njet", 2): NJET,
    ("njet", 3): {**NJET, **MONSTER},
    ("njet", 4): NJET,
    ("njet", 5): {**NJET, **MONSTER},
    ("meinz", 3): {**MEINZ, "the monster takes the last two": monster_takes_last_two},
    ("meinz", 4): MEINZ,
    ("was_sticht", 3): WAS_STICHT,
    ("was_sticht", 4): WAS_STICHT,
    ("mue", 4): MUE,
    ("mue", 5): MUE,
    ("mue", 6): MUE,
}

SHARED: Final[tuple[Table, ...]] = (("meinz", 4), ("was_sticht", 3), ("was_sticht", 4))
"""Tables of which a golden match ends in a shared victory."""


def features_of(table: Table, match: Match) -> set[str]:
    """What a finished match has of the wanted features."""
    found = {
        name
        for name, feature in FEATURES[table].items()
        if any(played.number and feature(match.game, played) for played in match.past)
    }
    if table in SHARED and len(match.winners()) > 1:
        found.add("shared victory")
    return found


def wanted(table: Table) -> set[str]:
    return {*FEATURES[table], *(["shared victory"] if table in SHARED else [])}
