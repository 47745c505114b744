"""What Mü speaks of; `docs/games/mue.md` explains it."""

from typing import Final

from tricktable.core.vocabulary import CARD, CARDS, NUMBER, NUMBERS, SEAT, SEATS, Kind, PhaseKind, Suit, Vocabulary

TRUMP: Final = "trump"
"""A colour, or behind the colours a number, or none."""

VOCABULARY: Final = Vocabulary(
    suits=(
        Suit("b", "blue", "blue"),
        Suit("y", "yellow", "yellow"),
        Suit("r", "red", "red"),
        Suit("k", "black", "black"),
        Suit("g", "green", "green"),
    ),
    phases=(
        PhaseKind("auction", "auction"),
        PhaseKind("vice trump", "vice’s trump"),
        PhaseKind("chief trump", "chief’s trump"),
        PhaseKind("partner", "partner"),
    ),
    events=(
        Kind("bid", (CARD,)),
        Kind("stayed"),
        Kind("passed"),
        Kind("passed out"),
        Kind("tied", (SEATS,)),
        Kind("became chief", (NUMBER,)),
        Kind("became vice", (NUMBER,)),
        Kind("named trump", (TRUMP,)),
        Kind("named partner", (SEAT,)),
    ),
    facts=(
        Kind("bid", (CARDS,), of=SEAT),
        Kind("bids", (NUMBERS,)),
        Kind("limit", (NUMBER,)),
        Kind("laid", (NUMBER,)),
        Kind("passes", (NUMBER,)),
        Kind("chief", (SEAT,)),
        Kind("vice", (SEAT,)),
        Kind("goal", (NUMBER,)),
        Kind("vice trump", (TRUMP,)),
        Kind("chief trump", (TRUMP,)),
        Kind("partner", (SEAT,)),
        Kind("triangles", (NUMBERS,)),
    ),
    scores=(
        Kind("triangles"),
        Kind("bonus", (NUMBER, NUMBER, NUMBER)),
        Kind("penalty", (NUMBER, NUMBER, NUMBER, NUMBER)),
        Kind("defence", (NUMBER, NUMBER, NUMBER, NUMBER)),
        Kind("stalemate", (NUMBER,)),
        Kind("bid last", (NUMBER,)),
    ),
    declining=("pass", "stay"),
)
