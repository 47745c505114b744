"""Reasons: why a choice is good or bad, and how things stand, as data. Interfaces make sentences of them.

Every reason is a fact, which holds in every world that the viewer cannot rule out, but for two kinds: `beaten`, and
what others' choices tell (`Kit.told`), are counts over the worlds that were tried. Here are the kinds that every game
of tricks has; a game's kit adds its own.
"""

from typing import Final, NamedTuple

from tricktable.core.vocabulary import CARD, CARDS, NUMBER, SEAT, Kind

EFFECTIVE_SUIT: Final = "effective suit"
"""A suit of the round's law: trumps may be one of their own."""

GENERAL: Final = (
    Kind("only", (), "there is no other choice"),
    Kind("takes", (), "the viewer takes this trick, whatever the others do"),
    Kind("last", (), "nobody plays after the viewer in this trick"),
    Kind("top", (), "no card that is still out beats this one in this trick"),
    Kind("unable", (CARDS,), "these cards would beat it, but nobody who is still to play can play one of them"),
    Kind("ahead", (), "the best card of the trick so far, not sure to stay so"),
    Kind("beatable", (CARDS,), "cards still out that would beat it, and that somebody who is still to play may have"),
    Kind("beaten", (NUMBER, NUMBER), "in so many of the worlds tried an opponent who is still to play can beat it"),
    Kind("under", (SEAT,), "after this card this seat still wins the trick as it lies"),
    Kind("mate ahead", (SEAT,), "the same, and the seat is on the viewer's side"),
    Kind("mate takes", (SEAT,), "the same, and nobody can take the trick from it any more"),
    Kind("caller", (SEAT,), "this seat has called the trick, and takes it"),
    Kind("full", (), "the viewer has all the tricks that a seat can take"),
    Kind("void", (SEAT, EFFECTIVE_SUIT), "this seat has no card of this effective suit"),
    Kind("empties", (EFFECTIVE_SUIT,), "afterwards the viewer has no card of this effective suit"),
    Kind("worth", (NUMBER,), "what lies in the trick with this card, where cards are worth something"),
    Kind("holds", (SEAT, CARD, CARDS), "this seat is known to hold these cards"),
    Kind("trumps out", (NUMBER,), "trumps that are neither played nor in the viewer's hand"),
    Kind("length", (NUMBER,), "the viewer's cards that this choice is about (of a colour, of a number)"),
)


class Reason(NamedTuple):
    """One fact or count; what the values mean belongs to the kind."""

    kind: str
    values: tuple[int, ...] = ()
