"""What the game speaks of: everybody who has no better words uses these."""

from typing import Final

from tricktable.core.vocabulary import CARD, Kind, Suit, Vocabulary

VOCABULARY: Final = Vocabulary(
    suits=(
        Suit("r", "red", "red"),
        Suit("g", "green", "green"),
        Suit("b", "blue", "blue"),
        Suit("y", "yellow", "yellow"),
    ),
    events=(Kind("turned", (CARD,), "turns up the trump card"),),
    facts=(Kind("turned", (CARD,), "trump card"),),
    scores=(Kind("tricks", (), "tricks"),),
)
