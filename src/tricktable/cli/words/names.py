"""What those at the table are called, and the grammar that goes with it: `You play`, `Ada plays`."""

from collections.abc import Iterable, Sequence
from typing import Final

from tricktable.core.events import HIDDEN
from tricktable.core.games import Game

YOU: Final = "You"
MONSTER: Final = "the monster"

_THIRD_PERSON: Final = {"are": "is", "have": "has", "do": "does", "were": "was"}
_LONG_ENDING: Final = ("s", "sh", "ch", "x", "z", "o")


class Names:
    """The names by seat. `seating[seat]` is the player who sits there, numbered as they sat before a draw."""

    def __init__(self, names: Sequence[str], seating: Sequence[int] = ()) -> None:
        self.names: Final = tuple(names)
        self.seating: Final = tuple(seating) or tuple(range(len(names)))

    def __call__(self, seat: int) -> str:
        """At the beginning of a sentence."""
        name = self.names[seat]
        return name[:1].upper() + name[1:]

    def whom(self, seat: int) -> str:
        """Within a sentence."""
        name = self.names[seat]
        return "you" if name == YOU else name

    def whose(self, seat: int) -> str:
        """Before a thing that is theirs."""
        name = self.names[seat]
        if name == YOU:
            return "your"
        return f"{name}'" if name.endswith("s") else f"{name}'s"

    def does(self, seat: int, verb: str) -> str:
        """The name with a verb behind it: `does(2, "pass")` is `You pass` or `Ada passes`."""
        return f"{self(seat)} {self.verb(seat, verb)}"

    def verb(self, seat: int, verb: str) -> str:
        """The verb as it stands behind this name."""
        if self.names[seat] == YOU:
            return verb
        if verb in _THIRD_PERSON:
            return _THIRD_PERSON[verb]
        return f"{verb}es" if verb.endswith(_LONG_ENDING) else f"{verb}s"

    def player(self, player: int) -> str:
        """Somebody by the seat that they had before the draw."""
        return self(self.seating.index(player))

    def together(self, seats: Iterable[int]) -> str:
        """Several of them: `You and Bela`."""
        return joined([self(seat) if place == 0 else self.whom(seat) for place, seat in enumerate(seats)])

    def among(self, seats: Iterable[int]) -> str:
        """Several of them, within a sentence: `you and Bela`."""
        return joined([self.whom(seat) for seat in seats])

    def counts(self, numbers: Sequence[int]) -> str:
        """A number for each seat: `You 2 · Ada 1`."""
        return " · ".join(f"{self(seat)} {number}" for seat, number in enumerate(numbers))

    def trick(self, game: Game, leader: int, cards: Sequence[int]) -> str:
        """The cards of a trick with those who played them."""
        seats = [(leader + place) % game.seats for place in range(len(cards))]
        return ", ".join(f"{self(seat)} {game.deck.text[card]}" for seat, card in zip(seats, cards, strict=True))


def joined(words: Sequence[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def choices(allowed: Sequence[str]) -> str:
    """What can be chosen instead, the verb said once: `bid r7, r9 or pass`."""
    words: list[str] = []
    verb = ""
    for text in allowed:
        own, space, rest = text.partition(" ")
        words.append(rest if space and own == verb else text)
        verb = own if space else ""
    return joined(words, "or")


def count(number: int, thing: str) -> str:
    """`1 card`, `3 cards`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def cards(game: Game, values: Sequence[int]) -> str:
    """These cards in notation; hidden ones as what is known of them: how many there are."""
    if HIDDEN in values:
        return "a card" if len(values) == 1 else count(len(values), "card")
    return game.deck.texts(tuple(values))


def signed(points: int) -> str:
    """`+3`, `0`, `-20`."""
    return f"{points:+d}" if points else "0"
