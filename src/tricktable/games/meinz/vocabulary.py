"""What Meinz speaks of; `docs/games/meinz.md` explains it."""

from typing import Final

from tricktable.core.vocabulary import CARD, CARDS, NUMBER, SEAT, TRICKS, Kind, PhaseKind, Suit, Vocabulary

VOCABULARY: Final = Vocabulary(
    suits=(
        Suit("b", "blue", "blue"),
        Suit("g", "green", "green"),
        Suit("r", "red", "red"),
        Suit("y", "yellow", "yellow"),
    ),
    phases=(
        PhaseKind("discard", "discard"),
        PhaseKind("call", "call", TRICKS, line="trick"),
        PhaseKind("swap", "swap", TRICKS),
    ),
    events=(
        Kind("discarded", (CARD,)),
        Kind("called"),
        Kind("passed"),
        Kind("swapped", (CARD, CARD)),
        Kind("kept"),
    ),
    facts=(Kind("discard", (CARD,)), Kind("called", (SEAT,)), Kind("shown", (CARDS,), of=SEAT)),
    scores=(
        Kind("highest", (NUMBER,)),
        Kind("second", (NUMBER,)),
        Kind("third", (NUMBER,)),
        Kind("lowest", (NUMBER,)),
        Kind("level", (NUMBER,)),
    ),
    declining=("pass", "keep"),
)
