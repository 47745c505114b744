"""What Was sticht? speaks of; `docs/games/was_sticht.md` explains it."""

from typing import Final

from tricktable.core.vocabulary import CARD, CARDS, SEAT, SEATS, SUIT, Kind, PhaseKind, Suit, Vocabulary

ROW: Final = "row"
TASK: Final = "task"
TASKS: Final = "task..."
TRUMP_NUMBER: Final = "trump number"

VOCABULARY: Final = Vocabulary(
    suits=(
        Suit("r", "red", "red"),
        Suit("b", "blue", "blue"),
        Suit("g", "green", "green"),
        Suit("y", "yellow", "yellow"),
    ),
    phases=(
        PhaseKind("take", "choice of tasks"),
        PhaseKind("draft", "row", line="row"),
        PhaseKind("pick", "pick of a task"),
        PhaseKind("drop", "drop of a task"),
    ),
    events=(
        Kind("took task", (TASK,)),
        Kind("laid out", (CARDS,)),
        Kind("saw trumps", (SUIT, TRUMP_NUMBER)),
        Kind("drafted", (CARD,)),
        Kind("set aside", (CARD,)),
        Kind("told", (CARD,)),
        Kind("showed trumps", (SUIT, TRUMP_NUMBER)),
        Kind("picked", (TASK,)),
        Kind("showed task", (TASK,)),
        Kind("dropped", (TASK,)),
    ),
    facts=(
        Kind("open tasks", (TASKS,)),
        Kind("tasks", (TASKS,), of=SEAT),
        Kind("hand", (CARDS,), of=SEAT),
        Kind("row", (CARDS,), of=ROW),
        Kind("monster", (SEAT,)),
        Kind("taken", (CARDS,)),
        Kind("told", (CARDS,)),
        Kind("out", (CARDS,)),
        Kind("trump colour", (SUIT,)),
        Kind("trump number", (TRUMP_NUMBER,)),
        Kind("task", (TASK,), of=SEAT),
        Kind("met", (SEATS,)),
        Kind("stolen", (SEATS,)),
    ),
    scores=(Kind("task met", (TASK,)), Kind("task missed", (TASK,)), Kind("task stolen", (TASK, SEATS))),
    reveals=("told", "showed trumps", "showed task"),
)
