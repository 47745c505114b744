"""What HASP speaks of; `docs/games/hasp.md` explains it."""

from typing import Final

from tricktable.core.vocabulary import CARD, CARDS, NUMBER, SEAT, SUIT, Kind, PhaseKind, Suit, Vocabulary

PREDICTION: Final = "prediction"

VOCABULARY: Final = Vocabulary(
    suits=(
        Suit("f", "forest", "yellow"),
        Suit("g", "grassland", "green"),
        Suit("r", "river", "blue"),
        Suit("c", "canyon", "violet"),
        Suit("v", "village", "white"),
    ),
    phases=(PhaseKind("trump", "trump"),),
    events=(
        Kind("drew", (CARD,)),
        Kind("seated", (SEAT,)),
        Kind("turned", (CARD,)),
        Kind("named trump", (SUIT,)),
        Kind("predicted", (PREDICTION, CARDS)),
        Kind("passed"),
    ),
    facts=(
        Kind("trump", (SUIT,)),
        Kind("pot", (NUMBER,)),
        Kind("prediction", (PREDICTION,), of=SEAT),
        Kind("shown", (CARDS,), of=SEAT),
    ),
    scores=(Kind("card points", (NUMBER,)), Kind("pot"), Kind("kept"), Kind("ruined")),
    declining=("pass",),
)
