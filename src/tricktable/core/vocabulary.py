"""The vocabulary of a game: what can happen in it, be asked, be known and be scored, by the names that views, records
and messages use.

A game declares it once. Interfaces make words, labels and pictures from it where a game brings none of its own, and
tests read from it what they would otherwise have to list by hand.
"""

from typing import Final

# The types of values. Others are a game's own words (a task, a space of a board): a number with a meaning.
CARD: Final = "card"
"""The number of a card of the game's deck."""
SEAT: Final = "seat"
SUIT: Final = "suit"
"""The number of a suit; the number after the last suit stands for none."""
NUMBER: Final = "number"
"""An amount: points, tricks, a bid."""
MANY: Final = "..."
"""Behind a type: as many of it as there are, also none. `card...` is a list of cards."""

CARDS: Final = CARD + MANY
SEATS: Final = SEAT + MANY
NUMBERS: Final = NUMBER + MANY

BEFORE: Final = "before"
"""A phase that comes before the tricks, or behind the last of them."""
TRICKS: Final = "tricks"
"""A phase in the middle of trick play: cards are on the table or have just been taken."""


class Kind:
    """Something with a name and typed values: an event, a fact, a rule of the score.

    `label` says in plain English what it is, for whoever has no better words; without one it is the name.
    """

    __slots__ = ("label", "name", "of", "values")

    def __init__(self, name: str, values: tuple[str, ...] = (), label: str = "", of: str = "") -> None:
        self.name: Final = name
        self.values: Final = values
        """The type of each value; the last one may stand for many."""
        self.label: Final = label or name
        self.of: Final = of
        """What there is one of it for, by the type of the number behind its name in a view: `SEAT` for `shown 2`. Empty
        where there is one for the round."""

    def type_of(self, place: int) -> str:
        """The type of the value at this place."""
        if place < len(self.values) - 1 or not self.values[-1].endswith(MANY):
            return self.values[place]
        return self.values[-1].removesuffix(MANY)


class PhaseKind:
    """A phase: its name, how the lines of a record and of a log call it, and whether it is a part of trick play."""

    __slots__ = ("label", "line", "name", "stage")

    def __init__(self, name: str, label: str, stage: str = BEFORE, line: str = "") -> None:
        self.name: Final = name
        self.label: Final = label
        """In plain English."""
        self.stage: Final = stage
        self.line: Final = line or name
        """The label of its lines in a record, without a number."""


class Suit:
    """A suit of the deck: the letter in its cards' texts, its name in plain English, and its colour."""

    __slots__ = ("colour", "letter", "name")

    def __init__(self, letter: str, name: str, colour: str) -> None:
        self.letter: Final = letter
        self.name: Final = name
        self.colour: Final = colour
        """One of `COLOURS`: what those draw with who have no look of the game's own."""


COLOURS: Final = ("red", "blue", "green", "yellow", "black", "white", "violet", "orange")

PLAYED: Final = Kind("played", (CARD,))
TOOK: Final = Kind("took")
DEALT: Final = Kind("dealt", (CARDS,))
COMMON_EVENTS: Final = (DEALT, PLAYED, TOOK)
"""What happens in every game of tricks; a vocabulary has them without naming them."""
TRICK_PHASE: Final = PhaseKind("trick", "trick", TRICKS)
COMMON_FACTS: Final = (
    Kind("totals", (NUMBERS,)),
    Kind("dealer", (SEAT,)),
    Kind("leader", (SEAT,)),
    Kind("trick", (CARDS,)),
    Kind("tricks", (NUMBERS,)),
    Kind("winning", (SEAT,)),
    Kind("last trick", (SEAT, SEAT, CARDS)),
)


class Vocabulary:
    """All that a game speaks of."""

    def __init__(
        self,
        suits: tuple[Suit, ...] = (),
        phases: tuple[PhaseKind, ...] = (),
        events: tuple[Kind, ...] = (),
        facts: tuple[Kind, ...] = (),
        scores: tuple[Kind, ...] = (),
        reveals: tuple[str, ...] = (),
        declining: tuple[str, ...] = (),
    ) -> None:
        """`phases` are the game's own, in the order of a round; trick play, its events and its facts go without saying.

        A fact that there is for each seat is named without the seat (`shown` for `shown 2`) and says so (`of`).
        """
        self.suits: Final = suits
        """By their numbers, in the order of the deck's colours."""
        self.phases: Final = {phase.name: phase for phase in (*phases, TRICK_PHASE)}
        self.events: Final = {kind.name: kind for kind in (*COMMON_EVENTS, *events)}
        self.facts: Final = {kind.name: kind for kind in (*COMMON_FACTS, *facts)}
        self.scores: Final = {kind.name: kind for kind in scores}
        """The rules that give or take points; the values are the facts of a score line."""
        self.reveals: Final = reveals
        """Events by which the rules bring to light what was hidden."""
        self.declining: Final = declining
        """The verbs of those who leave things as they are: pass, stay, keep."""

    def is_in_tricks(self, phase: str) -> bool:
        """The phase of this name is a part of trick play."""
        return phase in self.phases and self.phases[phase].stage == TRICKS

    def lines(self) -> dict[str, PhaseKind]:
        """The phases by the labels of their lines."""
        return {phase.line: phase for phase in self.phases.values()}

    def fact(self, name: str) -> Kind | None:
        """The kind of a fact by the name that it has in a view: `shown 2` is one of `shown`."""
        kind = self.facts.get(name)
        if kind is None:
            base, _, seat = name.rpartition(" ")
            kind = self.facts.get(base) if seat.isdigit() else None
        return kind
