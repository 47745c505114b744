"""What Hearts speaks of."""

from typing import Final

from tricktable.core.vocabulary import CARD, CARDS, NUMBER, NUMBERS, Kind, PhaseKind, Suit, Vocabulary

VOCABULARY: Final = Vocabulary(
    suits=(
        Suit("c", "clubs", "green"),
        Suit("d", "diamonds", "blue"),
        Suit("s", "spades", "black"),
        Suit("h", "hearts", "red"),
    ),
    phases=(PhaseKind("pass", "passing of cards"),),
    events=(Kind("gave", (CARD,)), Kind("received", (CARDS,)), Kind("opens", (CARD,))),
    facts=(
        Kind("distance", (NUMBER,), "cards go so many seats to the left"),
        Kind("picked", (CARDS,), "your cards to pass"),
        Kind("due", (NUMBERS,), "cards still to pass"),
        Kind("penalties", (NUMBERS,), "penalties taken"),
    ),
    scores=(
        Kind("penalties", (), "penalties"),
        Kind("moon", (), "shot the moon"),
        Kind("moonlight", (), "somebody shot the moon"),
    ),
    reveals=("received", "opens"),
)
