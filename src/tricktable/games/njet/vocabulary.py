"""What NJET speaks of; `docs/games/njet.md` explains it."""

from typing import Final

from tricktable.core.vocabulary import (
    CARD,
    CARDS,
    NUMBER,
    NUMBERS,
    SEAT,
    SEATS,
    SUIT,
    Kind,
    PhaseKind,
    Suit,
    Vocabulary,
)

ROW: Final = "row"
SPACE: Final = "space"
SPACES: Final = "space..."

VOCABULARY: Final = Vocabulary(
    suits=(
        Suit("b", "blue", "blue"),
        Suit("y", "yellow", "yellow"),
        Suit("r", "red", "red"),
        Suit("k", "black", "black"),
    ),
    phases=(
        PhaseKind("veto", "veto"),
        PhaseKind("teams", "teams"),
        PhaseKind("monster", "monster card"),
        PhaseKind("cache", "cache"),
    ),
    events=(
        Kind("vetoed", (ROW, SPACE)),
        Kind("settled", (SPACE, SUIT, SUIT, NUMBER)),
        Kind("named team", (SEATS,)),
        Kind("gave monster", (SEAT,)),
        Kind("discarded", (CARD,)),
        Kind("gave", (CARD,)),
        Kind("received", (CARDS,)),
        Kind("captured", (CARDS,)),
    ),
    facts=(
        Kind("open start", (SPACES,)),
        Kind("open cache", (SPACES,)),
        Kind("open trump", (SPACES,)),
        Kind("open super", (SPACES,)),
        Kind("open points", (SPACES,)),
        Kind("start", (SEAT,)),
        Kind("cache", (SPACE,)),
        Kind("trump", (SUIT,)),
        Kind("super trump", (SUIT,)),
        Kind("points", (NUMBER,)),
        Kind("team", (SEATS,)),
        Kind("monster", (SEAT,)),
        Kind("due", (NUMBERS,)),
        Kind("picked", (CARDS,)),
        Kind("captured", (NUMBERS,)),
    ),
    scores=(
        Kind("count", (NUMBER, NUMBER, NUMBER)),
        Kind("team", (NUMBER, NUMBER)),
        Kind("difference", (NUMBER, NUMBER)),
    ),
    reveals=("received",),
)
