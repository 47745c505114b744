"""What several games say in the same way."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from tricktable.core.events import HIDDEN, Event
from tricktable.core.games import Game
from tricktable.core.views import View
from tricktable.words.phrases import MINUS, AllOf, AnyOf, Arg, Cards, Hidden, Parts, Phrase, Seat, Sentences

TRUMPS: Final = Phrase("trumps")
"""The suit of all trumps, where they form one."""
TRUMP_LABEL: Final = Phrase("label-trump")
TRICKS_LABEL: Final = Phrase("label-tricks")


def cards(game: Game, values: Sequence[int]) -> Cards | Hidden:
    """These cards; hidden ones as what is known of them: how many there are."""
    if HIDDEN in values:
        return Hidden(len(values))
    return Cards(tuple(game.deck.text[card] for card in values))


def choices(game: Game, allowed: Sequence[str]) -> AnyOf:
    """What can be chosen instead, in notation, the verb said once: `bid r7, r9 or pass`."""
    words: list[Arg] = []
    verb = ""
    for text in allowed:
        own, space, rest = text.partition(" ")
        words.append(notation(game, rest if space and own == verb else text))
        verb = own if space else ""
    return AnyOf(tuple(words))


def notation(game: Game, text: str) -> Arg:
    """What one types for a choice: its cards and suits apart, which every reader has letters of their own for."""
    words: list[Arg] = []
    faces = {*game.deck.text, *game.draw_pack().text, *game.deck.colours}
    for is_card, group in groupby(text.split(), key=faces.__contains__):
        said = tuple(group)
        words += [Cards(said)] if is_card else said
    return words[0] if len(words) == 1 else Sentences(tuple(words))


def line_of(*parts: Arg) -> Phrase:
    """Parts that stand beside each other."""
    return Phrase("line", {"parts": Parts(parts)})


def counts(numbers: Sequence[int]) -> Phrase:
    """A number for each seat."""
    return line_of(*(count_of(Seat(seat), number) for seat, number in enumerate(numbers)))


def count_of(who: Arg, number: int) -> Phrase:
    """A number that belongs to somebody."""
    return Phrase("count-of", {"who": who, "number": number})


def name(seat: int) -> Phrase:
    """Somebody's name as a label."""
    return Phrase("name", {"who": Seat(seat)})


def whose(seat: int) -> Phrase:
    """Somebody's, before a thing that is theirs."""
    return Phrase("whose", {"who": Seat(seat)})


def points_taken(view: View, points: Sequence[int]) -> tuple[int, ...]:
    """The points of the cards in each seat's tricks of this round, by the points of all cards."""
    taken = [0] * view.game.seats
    lying = 0
    for event in view.history:
        if event.kind == "played":
            lying += points[event.values[0]]
        elif event.kind == "took":
            taken[event.seat] += lying
            lying = 0
    return tuple(taken)


def points(number: int) -> Phrase:
    """So many points."""
    return Phrase("points", {"number": number})


def passed_together(events: Sequence[Event]) -> Phrase:
    """Several who pass."""
    return Phrase("passed-together", {"who": AllOf(tuple(Seat(event.seat) for event in events))})


def deals(seat: int) -> Phrase:
    """Who deals the round."""
    return Phrase("deals", {"who": Seat(seat)})


def starts(seat: int) -> Phrase:
    """Who starts the round, where there is a start player instead of a dealer."""
    return Phrase("starts", {"who": Seat(seat)})


def signed(points: int) -> str:
    """`+3`, `0`, `−20`."""
    return f"{points:+d}".replace("-", MINUS) if points else "0"
