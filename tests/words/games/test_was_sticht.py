"""Was sticht? in four languages, sentence by sentence."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.words.matches import reasons
from tricktable.core.events import HIDDEN, Event
from tricktable.core.matches import Match
from tricktable.core.scores import ScoreLine
from tricktable.games import new_game, new_match
from tricktable.games.was_sticht.cards import NO_COLOUR, NO_NUMBER
from tricktable.games.was_sticht.tasks import TASKS
from tricktable.words import words_of
from tricktable.words.defaults import CELL
from tricktable.words.games import was_sticht
from tricktable.words.phrases import Phrase
from tricktable.words.reasons import why
from tricktable.words.speakers import LANGUAGES, Speaker
from tricktable.words.tellings import tell

ROOT: Final = Path(__file__).parents[3]
NAMES: Final = ("Ann", "Jonas", "Cleo", "Max")
GAME: Final = new_game("was_sticht", 4)
WORDS: Final = words_of(GAME)


def said(phrase: Phrase | None, you: int | None = 0) -> list[str]:
    """The phrase in English, German, Dutch and Spanish."""
    assert phrase is not None
    return [Speaker(language, NAMES, you).say(phrase) for language in LANGUAGES]


def cards(*texts: str) -> tuple[int, ...]:
    return tuple(map(GAME.deck.parse, texts))


@pytest.fixture
def match() -> Match:
    return new_match("was_sticht", players=4, seed="friday")


def play_until(match: Match, phase: str) -> Match:
    """The first choice of everybody, until this phase comes."""
    while match.phase.name != phase:
        seat = match.awaited()[0]
        match.apply(seat, match.legal_actions(seat)[0])
    return match


def test_a_task_is_taken_under_its_name() -> None:
    assert said(tell(GAME, Event("took task", 0, (TASKS.index("no-red"),)))) == [
        "You take the task “no red”",
        "Du nimmst die Aufgabe „kein Rot“",
        "Je neemt de opdracht ‘geen rood’",
        "Tomas la tarea «nada de rojo»",
    ]
    assert said(tell(GAME, Event("dropped", 2, (TASKS.index("most-tricks"),)))) == [
        "Cleo discards the task “most tricks”",
        "Cleo legt die Aufgabe „die meisten Stiche“ ab",
        "Cleo legt de opdracht ‘meeste slagen’ af",
        "Cleo descarta la tarea «más bazas que nadie»",
    ]


def test_a_pick_is_secret_to_others() -> None:
    assert said(tell(GAME, Event("picked", 1, (HIDDEN,)))) == [
        "Jonas picks a task in secret",
        "Jonas wählt verdeckt eine Aufgabe",
        "Jonas kiest in het geheim een opdracht",
        "Jonas elige una tarea en secreto",
    ]
    assert said(tell(GAME, Event("picked", 0, (TASKS.index("exactly-3"),)))) == [
        "You pick the task “exactly 3”",
        "Du wählst die Aufgabe „genau 3“",
        "Je kiest de opdracht ‘precies 3’",
        "Eliges la tarea «justo 3»",
    ]


def test_both_trumps_are_named_and_each_may_be_missing() -> None:
    assert said(tell(GAME, Event("showed trumps", 0, (0, 5)))) == [
        "The trumps are shown: red and the 5s",
        "Die Trümpfe werden aufgedeckt: Rot und die 5er",
        "De troeven worden getoond: rood en de vijven",
        "Se descubren los triunfos: rojo y los 5",
    ]
    assert said(tell(GAME, Event("saw trumps", 0, (NO_COLOUR, 9)))) == [
        "You look at the trumps: the 9s",
        "Du siehst dir die Trümpfe an: die 9er",
        "Je bekijkt de troeven: de negens",
        "Miras los triunfos: los 9",
    ]
    assert said(tell(GAME, Event("showed trumps", 0, (NO_COLOUR, NO_NUMBER)))) == [
        "The trumps are shown: none",
        "Die Trümpfe werden aufgedeckt: keine",
        "De troeven worden getoond: geen",
        "Se descubren los triunfos: ninguno",
    ]
    assert said(tell(GAME, Event("saw trumps", 1, (HIDDEN, HIDDEN))))[1] == "Jonas sieht sich die Trümpfe an"


def test_the_card_that_would_have_won_belongs_to_somebody() -> None:
    assert [said(tell(GAME, Event("told", seat, cards("r7")))) for seat in range(4)] == [
        [
            "Your r7 would have won",
            "Deine r7 hätte gestochen",
            "Jouw r7 zou de slag gewonnen hebben",
            "Habría ganado tu r7",
        ],
        [
            "Jonas’ r7 would have won",
            "Jonas’ r7 hätte gestochen",
            "Jonas’ r7 zou de slag gewonnen hebben",
            "Habría ganado r7, de Jonas",
        ],
        [
            "Cleo’s r7 would have won",
            "Cleos r7 hätte gestochen",
            "Cleo’s r7 zou de slag gewonnen hebben",
            "Habría ganado r7, de Cleo",
        ],
        [
            "Max’s r7 would have won",
            "Max’ r7 hätte gestochen",
            "Max’ r7 zou de slag gewonnen hebben",
            "Habría ganado r7, de Max",
        ],
    ]


def test_in_the_draft_only_the_start_player_knows_the_trumps(match: Match) -> None:
    play_until(match, "draft")

    _, own = WORDS.describe(match.view(0))[0]
    _, others = WORDS.describe(match.view(1))[0]

    assert own.id == "was-sticht-secret"
    assert said(own)[1].endswith(" (das weißt nur du)")
    assert said(others, 1) == [
        "known to Ann alone until the draft is over",
        "nur Ann bekannt, bis alle Karten genommen sind",
        "alleen bij Ann bekend tot alle kaarten gepakt zijn",
        "solo los conoce Ann hasta que se hayan elegido todas las cartas",
    ]


@pytest.mark.parametrize("players", [3, 4])
def test_rows_of_the_draft_are_cells_of_columns(players: int) -> None:
    """In every language, whether a winner is marked in them or not; lines but the first have no label."""
    match = play_until(new_match("was_sticht", players=players, seed="friday"), "draft")
    for _ in range(3 * players + 1):
        match.apply(match.turn, match.legal_actions(match.turn)[0])

    lines = WORDS.describe(match.view(0))[1 + players :]

    assert [None if label is None else said(label)[1] for label, _ in lines] == ["Bisher", "Später", None, "Reihe 4"]
    for language in range(len(LANGUAGES)):
        behind, coming, last, now = (said(phrase)[language] for _, phrase in lines)
        assert [cell.strip()[:2] for cell in behind.split(CELL)] == ["1:", "2:", "3:"]
        assert [cell.strip()[:2] for cell in coming.split(CELL)] == ["5:", "6:", "7:"]
        assert [cell.strip()[:2] for cell in last.split(CELL)] == ["8:", "9:"]
        assert behind.count("[") == 3
        assert re.fullmatch(r"\w\d \w\d \w\d   \(\w+: \w+ \w\d\)", now)


def test_the_task_of_the_round_stands_out(match: Match) -> None:
    play_until(match, "trick")
    picked = match.view(0).facts["task 1"][0]
    task = said(was_sticht.TASK_WORDS[picked])

    label, line = WORDS.describe(match.view(0))[2]

    assert label is not None
    assert said(label) == ["Jonas"] * 4
    for text, name, tricks in zip(said(line), task, ["0 tricks", "0 Stiche", "0 slagen", "0 bazas"], strict=True):
        assert text.startswith(tricks)
        assert name.upper() in text


def test_the_start_player_is_marked_and_starts(match: Match) -> None:
    play_until(match, "draft")

    _, line = WORDS.describe(match.view(1))[1]

    starts = ["start player · ", "Startspieler · ", "startspeler · ", "jugador inicial · "]
    assert all(text.startswith(start) for text, start in zip(said(line), starts, strict=True))
    assert said(WORDS.dealer(0)) == ["You start", "Du beginnst", "Jij begint", "Empiezas tú"]


def test_a_missed_task_of_others_is_met_by_the_start_player() -> None:
    line = ScoreLine("task stolen", 1, 1, (TASKS.index("last-trick"), 2, 0))

    assert said(WORDS.score(GAME, line)) == [
        "met Cleo’s and your missed task: “last trick” discarded",
        "Cleos und deine verfehlte Aufgabe erfüllt: „letzter Stich“ abgelegt",
        "Cleo’s en jouw gemiste opdracht gehaald: ‘laatste slag’ afgelegd",
        "cumplida la tarea fallada de Cleo y tuya: «última baza» descartada",
    ]
    assert said(WORDS.score(GAME, ScoreLine("task met", 0, 1, (TASKS.index("no-tricks"),)))) == [
        "met “no tricks”: discarded",
        "„kein Stich“ erfüllt und abgelegt",
        "‘geen slagen’ gehaald en afgelegd",
        "tarea «ninguna baza» cumplida y descartada",
    ]


def test_tasks_are_explained() -> None:
    for token, texts in {
        "no-yellow": [
            "take a trick or more, but no yellow card",
            "mindestens einen Stich machen, aber keine gelbe Karte bekommen",
            "minstens één slag winnen, maar geen gele kaart",
            "hacer al menos una baza, pero sin ninguna carta amarilla",
        ],
        "exactly-1": [
            "take exactly 1 trick",
            "genau 1 Stich machen",
            "precies 1 slag winnen",
            "hacer justo 1 baza",
        ],
        "exactly-4": [
            "take exactly 4 tricks",
            "genau 4 Stiche machen",
            "precies 4 slagen winnen",
            "hacer justo 4 bazas",
        ],
        "fewest-tricks": [
            "take fewer tricks than everybody else",
            "weniger Stiche machen als alle anderen",
            "minder slagen winnen dan alle anderen",
            "hacer menos bazas que nadie",
        ],
    }.items():
        for verb in ("take", "pick", "drop"):
            assert said(WORDS.explain(GAME, GAME.actions.parse(f"{verb} {token}"))) == texts
    assert WORDS.explain(GAME, GAME.actions.parse("draft r7")) is None


def test_the_standing_counts_discarded_tasks(match: Match) -> None:
    assert said(WORDS.standing(match.view(0))) == [
        "You 0 · Jonas 0 · Cleo 0 · Max 0 tasks discarded (4 win)",
        "Abgelegte Aufgaben: Du 0 · Jonas 0 · Cleo 0 · Max 0 (mit 4 gewinnt man)",
        "Afgelegde opdrachten: Jij 0 · Jonas 0 · Cleo 0 · Max 0 (wie er 4 aflegt, wint)",
        "Tareas descartadas: Tú 0 · Jonas 0 · Cleo 0 · Max 0 (se gana con 4)",
    ]


def test_what_can_be_taken_from_the_row_is_said_in_notation(match: Match) -> None:
    play_until(match, "draft")
    view = match.view(match.turn)
    first, second, third, fourth = (GAME.deck.text[card] for card in sorted(view.facts["row 1"]))
    elsewhere = GAME.deck.text[view.facts["row 2"][0]]

    refusal = match.phase.refusal(match.turn, GAME.actions.parse(f"draft {elsewhere}"))

    allowed = f"draft {first}, {second}, {third}"
    assert said(why(view, refusal)) == [
        f"That card is not in the row: {allowed} or {fourth}.",
        f"Diese Karte liegt nicht in der Reihe: {allowed} oder {fourth}.",
        f"Die kaart ligt niet in de rij: {allowed} of {fourth}.",
        f"Esa carta no está en la fila: {allowed} o {fourth}.",
    ]


def test_all_reasons_of_the_game_occur_in_the_matches_that_are_looked_at() -> None:
    """So that the tests of all languages say something about each of them."""
    page = (ROOT / "docs" / "games" / "was_sticht.md").read_text(encoding="utf-8")
    expected = set(re.findall("`([a-z]+)` ?[,(]", page.partition("### Reasons for a refusal")[2].partition("\n## ")[0]))

    assert len(expected) == 13
    assert expected <= reasons("was_sticht")
