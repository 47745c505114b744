"""Was sticht? in words."""

from collections.abc import Sequence
from typing import Final

from tricktable.core.errors import IllegalAction
from tricktable.core.events import HIDDEN, Event
from tricktable.core.games import Game
from tricktable.core.scores import ScoreLine
from tricktable.core.views import View
from tricktable.games.was_sticht.cards import NO_COLOUR, NO_NUMBER, ROWS
from tricktable.games.was_sticht.tasks import TASKS, TASKS_EACH
from tricktable.words.common import TRUMPS, cards, choices, counts, line_of, name, starts, whose
from tricktable.words.defaults import CELL, Lines, Words
from tricktable.words.phrases import AllOf, Arg, Cards, Phrase, Row, Seat, Sentences

SUITS: Final = (
    Phrase("was-sticht-red"),
    Phrase("was-sticht-blue"),
    Phrase("was-sticht-green"),
    Phrase("was-sticht-yellow"),
    TRUMPS,
)
LETTERS: Final = (
    Phrase("was-sticht-letter-red"),
    Phrase("was-sticht-letter-blue"),
    Phrase("was-sticht-letter-green"),
    Phrase("was-sticht-letter-yellow"),
)
LINES: Final = {
    "take": Phrase("now-take"),
    "row": Phrase("now-row"),
    "pick": Phrase("now-pick"),
    "drop": Phrase("now-drop"),
}
TASK_WORDS: Final = (
    Phrase("was-sticht-no-tricks"),
    Phrase("was-sticht-no-red"),
    Phrase("was-sticht-no-blue"),
    Phrase("was-sticht-no-green"),
    Phrase("was-sticht-no-yellow"),
    *(Phrase("was-sticht-exactly", {"tricks": tricks}) for tricks in range(1, 5)),
    Phrase("was-sticht-last-trick"),
    Phrase("was-sticht-most-tricks"),
    Phrase("was-sticht-fewest-tricks"),
)
MEANINGS: Final = (
    Phrase("was-sticht-take-no-trick"),
    Phrase("was-sticht-take-no-red"),
    Phrase("was-sticht-take-no-blue"),
    Phrase("was-sticht-take-no-green"),
    Phrase("was-sticht-take-no-yellow"),
    *(Phrase("was-sticht-take-exactly", {"tricks": tricks}) for tricks in range(1, 5)),
    Phrase("was-sticht-take-last"),
    Phrase("was-sticht-take-most"),
    Phrase("was-sticht-take-fewest"),
)
TRUMPS_LABEL: Final = Phrase("was-sticht-label-trumps")
ROWS_A_LINE: Final = 3


class WasStichtWords(Words):
    """What Was sticht? says better than the defaults."""

    suits = SUITS
    letters = LETTERS
    lines = LINES

    def dealer(self, seat: int) -> Phrase:
        """Who starts the round."""
        return starts(seat)

    def tell(self, game: Game, event: Event) -> Phrase | None:
        """An event as a sentence."""
        who, values = Seat(event.seat), event.values
        match event.kind:
            case "took task":
                return Phrase("was-sticht-took-task", {"who": who, "task": TASK_WORDS[values[0]]})
            case "laid out":
                return Phrase("was-sticht-laid-out", {"cards": cards(game, values)})
            case "saw trumps" if HIDDEN in values:
                return Phrase("was-sticht-saw-trumps", {"who": who})
            case "saw trumps":
                return Phrase("was-sticht-saw-trumps-shown", {"who": who, "trumps": trumps_of(*values)})
            case "drafted":
                return Phrase("was-sticht-drafted", {"who": who, "cards": cards(game, values)})
            case "set aside":
                return Phrase("was-sticht-set-aside", {"cards": cards(game, values)})
            case "told":
                return Phrase("was-sticht-told", {"who": who, "cards": cards(game, values)})
            case "showed trumps":
                return Phrase("was-sticht-showed-trumps", {"trumps": trumps_of(*values)})
            case "picked" if HIDDEN in values:
                return Phrase("was-sticht-picked-secretly", {"who": who})
            case "picked":
                return Phrase("was-sticht-picked", {"who": who, "task": TASK_WORDS[values[0]]})
            case "showed task":
                return Phrase("was-sticht-showed-task", {"who": who, "task": TASK_WORDS[values[0]]})
            case "dropped":
                return Phrase("was-sticht-dropped", {"who": who, "task": TASK_WORDS[values[0]]})
        return super().tell(game, event)

    def describe(self, view: View) -> Lines:
        """The state of the round, as labelled lines."""
        facts = view.facts
        start = Seat(view.standing.dealer)
        if view.phase == "take":
            return _tasks(view)
        lines: Lines = []
        if "trump colour" in facts:
            trumps = trumps_of(facts["trump colour"][0], facts["trump number"][0])
            is_secret = view.phase == "draft"
            lines.append(
                (TRUMPS_LABEL, Phrase("was-sticht-secret", {"trumps": trumps}) if is_secret else line_of(trumps))
            )
        elif view.phase == "draft":
            lines.append((TRUMPS_LABEL, Phrase("was-sticht-known-to", {"who": start})))
        lines += _tasks(view)
        if view.phase == "draft":
            lines += _draft(view)
        if "stolen" in facts:
            met = Phrase("was-sticht-met", {"who": start, "owners": _owners(facts["stolen"])})
            lines.append((Phrase("was-sticht-label-met"), met))
        return lines

    def standing(self, view: View) -> Phrase:
        """How the match stands."""
        return Phrase("was-sticht-standing", {"totals": counts(view.standing.totals), "target": TASKS_EACH})

    def ask(self, view: View) -> Phrase:
        """What the viewer has to choose."""
        match view.phase:
            case "take":
                return Phrase("was-sticht-ask-take")
            case "draft":
                return Phrase("was-sticht-ask-draft")
            case "pick":
                return Phrase("was-sticht-ask-pick")
            case "drop":
                return Phrase("was-sticht-ask-drop")
        return super().ask(view)

    def explain(self, game: Game, action: int) -> Phrase | None:
        """What an action means; nothing for a card, which speaks for itself."""
        verb, _, token = game.actions.text[action].partition(" ")
        return MEANINGS[TASKS.index(token)] if verb in ("take", "pick", "drop") else None

    def why(self, view: View, refusal: IllegalAction) -> Phrase | None:
        """Why an action is refused, where the reason is one of this game alone."""
        allowed = choices(view.game, refusal.allowed)
        match refusal.reason:
            case "gone":
                return Phrase("was-sticht-why-gone")
            case "take":
                return Phrase("was-sticht-why-take", {"allowed": allowed})
            case "row":
                return Phrase("was-sticht-why-row", {"allowed": allowed})
            case "draft":
                return Phrase("was-sticht-why-draft", {"allowed": allowed})
            case "unowned":
                return Phrase("was-sticht-why-unowned", {"allowed": allowed})
            case "pick":
                return Phrase("was-sticht-why-pick", {"allowed": allowed})
            case "drop":
                return Phrase("was-sticht-why-drop", {"allowed": allowed})
        return super().why(view, refusal)

    def reason(self, view: View, kind: str, values: Sequence[int]) -> Phrase | None:
        """What speaks for a choice in this game alone."""
        match kind:
            case "breaks":
                return Phrase("hint-breaks", {"task": TASK_WORDS[values[0]]})
            case "task":
                seat, task, tricks = values
                return Phrase("hint-task", {"owner": whose(seat), "task": TASK_WORDS[task], "tricks": tricks})
        return super().reason(view, kind, values)

    def is_memory_tested(self, game: Game) -> bool:
        """WAS-R7."""
        return game.options["memory"] == "on"

    def score(self, game: Game, line: ScoreLine) -> Phrase:
        """What a line of the score was given for."""
        task = TASK_WORDS[line.facts[0]]
        match line.rule:
            case "task met":
                return Phrase("was-sticht-score-met", {"task": task})
            case "task missed":
                return Phrase("was-sticht-score-missed", {"task": task})
            case "task stolen":
                return Phrase("was-sticht-score-stolen", {"owners": _owners(line.facts[1:]), "task": task})
        return super().score(game, line)


def trumps_of(colour: int, number: int) -> AllOf:
    """Both trumps, each of which may be none."""
    trumps = [] if colour == NO_COLOUR else [SUITS[colour]]
    if number != NO_NUMBER:
        trumps.append(Phrase("was-sticht-numbers", {"number": number}))
    return AllOf(tuple(trumps) or (Phrase("was-sticht-none"),))


def _owners(seats: Sequence[int]) -> AllOf:
    """Those whose missed task the start player has met."""
    return AllOf(tuple(whose(seat) for seat in seats))


def _tasks(view: View) -> Lines:
    """Everybody's tasks, the one of this round in capitals, and how many tricks they have."""
    facts = view.facts
    lines: Lines = []
    for seat in range(view.game.seats):
        tasks = facts.get(f"tasks {seat}", ())
        words = [TASK_WORDS[task] for task in tasks]
        picked = facts.get(f"task {seat}")
        if picked:
            words[tasks.index(picked[0])] = Phrase("was-sticht-picked-task", {"task": TASK_WORDS[picked[0]]})
        parts: list[Arg] = []
        if seat == view.standing.dealer and view.number:
            parts.append(Phrase("was-sticht-start-player"))
        if "tricks" in facts:
            parts.append(Phrase("was-sticht-tricks", {"tricks": facts["tricks"][seat]}))
        parts.append(Row(tuple(words)) if words else Phrase("was-sticht-no-tasks"))
        lines.append((name(seat), line_of(*parts)))
    return lines


def _draft(view: View) -> Lines:
    """The rows behind us with the cards in the order of taking and the one that would have won, and those to come."""
    game, facts = view.game, view.facts
    size = game.seats
    taken = [event.values[0] for event in view.events_of("drafted")]
    rows = [_told(game, taken[row * size : (row + 1) * size], winner) for row, winner in enumerate(facts["told"])]
    now = len(rows) + 1
    coming = [cards(game, facts[f"row {row}"]) for row in range(now + 1, ROWS + 1)]
    lines: Lines = [
        *_labelled(Phrase("was-sticht-label-told"), _packed(rows, 1)),
        *_labelled(Phrase("was-sticht-label-later"), _packed(coming, now + 1)),
    ]
    left = cards(game, facts[f"row {now}"])
    row = Phrase("was-sticht-row-taken", {"cards": left, "taken": _taken(view)}) if facts["taken"] else line_of(left)
    lines.append((Phrase("was-sticht-label-row", {"number": now}), row))
    return lines


def _told(game: Game, drafted: Sequence[int], winner: int) -> Sentences:
    """The cards of a row, with a mark on the one that would have won."""
    row = [Cards((game.deck.text[card],)) for card in drafted]
    mark = Phrase("was-sticht-winner", {"card": row[drafted.index(winner)]})
    return Sentences(tuple(mark if card == winner else text for card, text in zip(drafted, row, strict=True)))


def _taken(view: View) -> Row:
    """The cards that have been taken from this row, with those who took them."""
    first, size = view.facts["monster"][0], view.game.seats
    return Row(
        tuple(
            Phrase("card-of", {"who": Seat((first + place) % size), "card": cards(view.game, (card,))})
            for place, card in enumerate(view.facts["taken"])
        )
    )


def _labelled(label: Phrase, phrases: Sequence[Phrase]) -> Lines:
    """Lines of which the first has the label."""
    return [(None if place else label, phrase) for place, phrase in enumerate(phrases)]


def _packed(rows: Sequence[Arg], first: int) -> list[Phrase]:
    """Several rows to a line, each with its number, as cells that stand below each other."""
    cells = [Phrase("was-sticht-row", {"number": first + place, "cards": row}) for place, row in enumerate(rows)]
    lines = []
    for at in range(0, len(cells), ROWS_A_LINE):
        parted = [part for cell in cells[at : at + ROWS_A_LINE] for part in (CELL, cell)]
        lines.append(Phrase("was-sticht-rows", {"rows": Sentences(tuple(parted[1:]))}))
    return lines


WORDS: Final = WasStichtWords
