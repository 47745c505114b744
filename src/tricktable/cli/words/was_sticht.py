"""Was sticht? in words."""

from collections.abc import Sequence
from typing import Final

from tricktable.cli.words.names import Names, cards, choices, count, joined
from tricktable.core.errors import IllegalAction
from tricktable.core.events import HIDDEN, Event
from tricktable.core.games import Game
from tricktable.core.views import View
from tricktable.games.was_sticht.cards import COLOURS as SUITS
from tricktable.games.was_sticht.cards import NO_COLOUR, NO_NUMBER, ROWS
from tricktable.games.was_sticht.tasks import TASKS, TASKS_EACH

COLOURS: Final = {"r": "red", "b": "bright_blue", "g": "green", "y": "yellow"}
SUIT_WORDS: Final = (*SUITS, "trumps")
DEALER_VERB: Final = "start"
TASK_WORDS: Final = tuple(task.replace("-", " ") for task in TASKS)
MEANINGS: Final = (
    "take no trick",
    *(f"take a trick or more, but no {colour} card" for colour in SUITS),
    "take exactly 1 trick",
    *(f"take exactly {tricks} tricks" for tricks in range(2, 5)),
    "take the ninth trick",
    "take more tricks than everybody else",
    "take fewer tricks than everybody else",
)
ROWS_A_LINE: Final = 3


def trumps_words(colour: int, number: int) -> str:
    """Both trumps, each of which may be none."""
    names = [] if colour == NO_COLOUR else [SUITS[colour]]
    if number != NO_NUMBER:
        names.append(f"the {number}s")
    return joined(names) or "none"


def tell(game: Game, event: Event, names: Names) -> str:
    """An event as a sentence."""
    seat, values = event.seat, event.values
    match event.kind:
        case "took task":
            return f"{names.does(seat, 'take')} the task {TASK_WORDS[values[0]]}"
        case "laid out":
            return f"A row is laid out: {cards(game, values)}"
        case "saw trumps":
            if HIDDEN in values:
                return f"{names.does(seat, 'look')} at the trumps"
            return f"{names.does(seat, 'look')} at the trumps: {trumps_words(*values)}"
        case "drafted":
            return f"{names.does(seat, 'draft')} {cards(game, values)}"
        case "set aside":
            return f"{cards(game, values)} goes out of the round"
        case "told":
            whose = names.whose(seat)
            return f"{whose[:1].upper()}{whose[1:]} {cards(game, values)} would have won"
        case "showed trumps":
            return f"The trumps are shown: {trumps_words(*values)}"
        case "picked":
            task = "a task in secret" if HIDDEN in values else f"the task {TASK_WORDS[values[0]]}"
            return f"{names.does(seat, 'pick')} {task}"
        case "showed task":
            return f"{names.does(seat, 'show')} the task {TASK_WORDS[values[0]]}"
        case "dropped":
            return f"{names.does(seat, 'discard')} the task {TASK_WORDS[values[0]]}"
    raise KeyError(event.kind)


def describe(view: View, names: Names) -> list[tuple[str, str]]:
    """The state of the round, as labelled lines."""
    facts = view.facts
    if view.phase == "take":
        return _tasks(view, names)
    lines: list[tuple[str, str]] = []
    if "trump colour" in facts:
        secret = " (only you know)" if view.phase == "draft" else ""
        lines.append(("Trumps", trumps_words(facts["trump colour"][0], facts["trump number"][0]) + secret))
    elif view.phase == "draft":
        lines.append(("Trumps", f"known to {names.whom(view.standing.dealer)} alone until the draft is over"))
    lines += _tasks(view, names)
    if view.phase == "draft":
        lines += _draft(view, names)
    if "stolen" in facts:
        owners = joined([names.whose(seat) for seat in facts["stolen"]])
        lines.append(("Met", f"{names.does(view.standing.dealer, 'have')} met {owners} missed task"))
    return lines


def _tasks(view: View, names: Names) -> list[tuple[str, str]]:
    """Everybody's tasks, the one of this round in capitals, and how many tricks they have."""
    facts = view.facts
    lines = []
    for seat in range(view.game.seats):
        texts = [TASK_WORDS[task] for task in facts.get(f"tasks {seat}", ())]
        picked = facts.get(f"task {seat}")
        if picked:
            texts[texts.index(TASK_WORDS[picked[0]])] = TASK_WORDS[picked[0]].upper()
        tricks = f"{count(facts['tricks'][seat], 'trick')} · " if "tricks" in facts else ""
        start = "start player · " if seat == view.standing.dealer and view.number else ""
        lines.append((names(seat), start + tricks + (", ".join(texts) or "no tasks")))
    return lines


def _draft(view: View, names: Names) -> list[tuple[str, str]]:
    """The rows behind us with the cards in the order of taking and the one that would have won, and those to come."""
    facts = view.facts
    text = view.game.deck.text
    size = view.game.seats
    taken = [event.values[0] for event in view.events_of("drafted")]
    rows = []
    for row, winner in enumerate(facts["told"]):
        drafted = taken[row * size : (row + 1) * size]
        rows.append(" ".join(f"[{text[card]}]" if card == winner else text[card] for card in drafted))
    now = len(rows) + 1
    lines = [("Told" if place == 0 else "", part) for place, part in enumerate(_packed(rows, 1))]
    coming = [" ".join(text[card] for card in facts[f"row {row}"]) for row in range(now + 1, ROWS + 1)]
    lines += [("Later" if place == 0 else "", part) for place, part in enumerate(_packed(coming, now + 1))]
    left = cards(view.game, facts[f"row {now}"])
    so_far = names.trick(view.game, facts["monster"][0], facts["taken"])
    lines.append((f"Row {now}", f"{left}   (taken: {so_far})" if so_far else left))
    return lines


def _packed(rows: list[str], first: int) -> list[str]:
    """Several rows to a line, each with its number."""
    cells = [f"{first + place}: {row:<14}" for place, row in enumerate(rows)]
    return ["   ".join(cells[at : at + ROWS_A_LINE]).rstrip() for at in range(0, len(cells), ROWS_A_LINE)]


def worth(game: Game, trick: Sequence[int]) -> str:
    """Cards have no values."""
    return ""


def standing(view: View, names: Names) -> str:
    """How the match stands."""
    return f"{names.counts(view.standing.totals)} tasks discarded ({TASKS_EACH} win)"


def ask(view: View) -> str:
    """What the viewer has to choose."""
    return {
        "take": "Take a task for the match",
        "draft": "Take a card from the row",
        "pick": "Pick your task for this round",
        "drop": "Discard one of your tasks",
    }.get(view.phase, "Play a card")


def explain(game: Game, action: int, names: Names) -> str:
    """An action in words; nothing for a card, which speaks for itself."""
    verb, _, token = game.actions.text[action].partition(" ")
    return MEANINGS[TASKS.index(token)] if verb in ("take", "pick", "drop") else ""


def why(view: View, refusal: IllegalAction, names: Names) -> str:
    """Why an action is refused, where the reason is one of this game alone."""
    allowed = choices(refusal.allowed)
    return {
        "gone": "Both cards of that task are taken.",
        "take": f"First everybody takes tasks: {allowed}.",
        "row": f"That card is not in the row: {allowed}.",
        "draft": f"First comes the draft: {allowed}.",
        "unowned": f"You do not have that task: {allowed}.",
        "pick": f"First pick your task for this round: {allowed}.",
        "drop": f"You must discard one of your tasks: {allowed}.",
    }.get(refusal.reason, "")


def score(game: Game, rule: str, points: int, facts: tuple[int, ...], names: Names) -> str:
    """A line of the score."""
    task = TASK_WORDS[facts[0]]
    match rule:
        case "task met":
            return f"met {task}: discarded"
        case "task missed":
            return f"missed {task}"
        case "task stolen":
            owners = joined([names.whose(seat) for seat in facts[1:]])
            return f"met {owners} missed task: {task} discarded"
    raise KeyError(rule)
