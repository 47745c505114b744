"""What is said about a game that has only its rules, in four languages."""

from typing import Final

import pytest

from tests.contract.tables import positions
from tests.words.plain import Plain, PlainPairs
from tricktable.bots.hints import Choice, Explanation, Interval, Lead
from tricktable.core.events import HIDDEN, Event
from tricktable.core.scores import ScoreLine
from tricktable.core.views import View
from tricktable.words import Words, words_of
from tricktable.words.hints import Hint
from tricktable.words.labels import label_words
from tricktable.words.phrases import Arg, Phrase
from tricktable.words.speakers import LANGUAGES, Speaker
from tricktable.words.tellings import tell, tell_score

NAMES: Final = ("Ann", "Bela", "Cleo", "Dora")
GAME: Final = Plain(3)
WORDS: Final = words_of(GAME)
NO_TRUMP: Final = 3


def said(phrase: Phrase | None, you: int | None = 0) -> list[str]:
    """The phrase in English, German, Dutch and Spanish."""
    assert phrase is not None
    return [Speaker(language, NAMES, you).say(phrase) for language in LANGUAGES]


def view_in(phase: str, game: Plain = GAME) -> View:
    """What whoever is awaited knows at the second choice of a phase."""
    seen = [match.view(match.turn) for match in positions(game, "defaults") if match.phase.name == phase]
    return seen[1]


def described(view: View) -> dict[str, str]:
    """The labels and lines of a position, in English to a spectator."""
    speaker = Speaker("en", NAMES)
    return {speaker.say(label): speaker.say(line) for label, line in WORDS.describe(view) if label}


def test_all_words_are_defaults() -> None:
    assert type(WORDS) is Words


@pytest.mark.parametrize(
    ("event", "texts"),
    [
        (Event("hid", 0, (0,)), ["You: hid c1", "Du: hid c1", "Jij: hid c1", "Tú: hid c1"]),
        (Event("hid", 1, (HIDDEN,)), ["Bela: hid a card", "Bela: hid eine Karte", "Bela: hid een kaart"]),
        (Event("named", 1, (1, 0)), ["Bela: named trump and rival hearts, you"]),
        (Event("named", 1, (2, 2)), ["Bela: named trump and rival s, Cleo"]),
        (Event("named", 1, (NO_TRUMP, 2)), [f"Bela: named trump and rival {no}, Cleo" for no in ("none", "keine")]),
        (Event("named", 1, (HIDDEN, HIDDEN)), ["Bela: named trump and rival"]),
        (Event("laid", 1, (1,)), ["Bela: laid stake 1"]),
        (Event("showed", 1, (0, 7)), ["Bela: showed c1 h1"]),
        (Event("danced", 1, (3, 4)), ["Bela: danced 3, 4"]),
    ],
)
def test_an_event_is_told_by_its_label_and_its_values(event: Event, texts: list[str]) -> None:
    assert said(tell(GAME, event))[: len(texts)] == texts


def test_a_score_is_told_by_its_rule_and_its_values() -> None:
    assert said(tell_score(GAME, ScoreLine("tricks", 1, 2, (2, 0))), None)[0] == "Bela: tricks 2, c1 (+2)"
    assert said(tell_score(GAME, ScoreLine("rival", 1, 0)), None)[0] == "Bela: rival"


def test_the_facts_of_a_round_are_described() -> None:
    facts = {"trump": (0,), "rival": (2,), "stakes": (0, 2, 1), "stake 0": (0,), "stake 2": (1,), "tricks": (1, 0, 0)}
    view = view_in("trick")
    view.facts.clear()
    view.facts.update(facts)

    assert described(view) == {
        "Tricks": "Ann 1 · Bela 0 · Cleo 0",
        "Trump": "clubs",
        "Rival": "Cleo",
        "Stakes": "Ann 0 · Bela 2 · Cleo 1",
        "Stake": "Ann: stake 0 · Cleo: stake 1",
    }


def test_the_standing_says_what_is_good() -> None:
    assert said(WORDS.standing(view_in("hide")), None) == [
        "Ann 0 · Bela 0 · Cleo 0 (fewest points win)",
        "Ann 0 · Bela 0 · Cleo 0 (wer die wenigsten Punkte hat, gewinnt)",
        "Ann 0 · Bela 0 · Cleo 0 (wie de minste punten heeft, wint)",
        "Ann 0 · Bela 0 · Cleo 0 (gana quien tiene menos puntos)",
    ]


def test_those_who_win_together_stand_together_as_long_as_they_have_the_same() -> None:
    view = view_in("hide", PlainPairs(4))
    view.standing.totals[:] = [3, 1, 3, 2]

    assert said(WORDS.standing(view), None) == [
        "Ann and Cleo 3 · Bela 1 · Dora 2 (most points win)",
        "Ann und Cleo 3 · Bela 1 · Dora 2 (wer die meisten Punkte hat, gewinnt)",
        "Ann en Cleo 3 · Bela 1 · Dora 2 (wie de meeste punten heeft, wint)",
        "Ann y Cleo 3 · Bela 1 · Dora 2 (gana quien tiene más puntos)",
    ]


def test_questions_name_the_phase() -> None:
    assert said(WORDS.ask(view_in("name"))) == [
        "Choose: trump and rival",
        "Wähle: trump and rival",
        "Kies: trump and rival",
        "Elige: trump and rival",
    ]
    assert WORDS.ask(view_in("trick")) == Phrase("ask-card")


def test_labels_are_those_of_the_vocabulary() -> None:
    labels: list[Arg] = [label_words(GAME, line) for line in ("name", "trick 2", "dance")]

    assert [Speaker("de").forms(label)[0] for label in labels] == ["trump and rival", "Stich 2", "dance"]


def test_an_action_is_explained_where_it_names_a_suit() -> None:
    explained = {text: WORDS.explain(GAME, action) for action, text in enumerate(GAME.actions.text)}

    assert said(explained["name h 2"]) == ["name hearts 2"] * 4
    assert explained["c1"] is explained["hide c1"] is explained["lay low"] is explained["pass"] is None


def test_whoever_sees_buttons_is_told_a_choice_without_cards_or_meaning_as_it_is_written() -> None:
    view = view_in("lay")
    sure = Interval(0.5, 0.5, 0.5)
    choices = tuple(Choice(action, sure, Lead(sure, 0, 0, 1), ()) for action in view.legal)
    hint = Hint(view, Explanation(choices, (), 1, 1), has_notation=False)

    assert [hint.short(choice) for choice in choices] == ["lay low", "lay high", "pass"]
