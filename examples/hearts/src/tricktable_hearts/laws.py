"""How the cards relate: follow suit, no trumps, and hearts keep back as long as they can."""

from functools import cache

from tricktable.core.laws import FIRST, Law
from tricktable_hearts.cards import HEARTS, LETTERS, deck


@cache
def law(players: int) -> Law:
    """The two of clubs leads the round; no heart and no queen of spades in the first trick; no lead in hearts before
    one has been thrown. Whoever has nothing else may do all of that."""
    cards = deck(players)
    hearts = cards.of_colour[HEARTS]
    ranks = tuple(
        tuple(cards.number[card] if cards.colour[card] == led else 0 for card in range(len(cards.text)))
        for led in range(len(LETTERS))
    )
    return Law(
        cards,
        cards.colour,
        ranks,
        FIRST,
        opening=cards.bit[cards.parse("c2")],
        reserved=hearts,
        breaking=hearts,
        held_back=hearts | cards.bit[cards.parse("sQ")],
    )
