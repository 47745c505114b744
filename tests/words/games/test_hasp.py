"""HASP in four languages, sentence by sentence."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.words.matches import reasons
from tricktable.core.errors import IllegalAction
from tricktable.core.events import Event
from tricktable.core.matches import Match
from tricktable.core.scores import ScoreLine
from tricktable.games import new_game, new_match
from tricktable.games.hasp.laws import NO_TRUMP
from tricktable.words import words_of
from tricktable.words.games import hasp
from tricktable.words.phrases import Phrase
from tricktable.words.reasons import why
from tricktable.words.speakers import LANGUAGES, Speaker
from tricktable.words.tellings import tell

ROOT: Final = Path(__file__).parents[3]
NAMES: Final = ("Ann", "Bela", "Cleo", "Dora")
FOUR: Final = new_game("hasp", 4)
THREE: Final = new_game("hasp", 3)
WORDS: Final = words_of(FOUR)


def said(phrase: Phrase | None, you: int | None = 0) -> list[str]:
    """The phrase in English, German, Dutch and Spanish."""
    assert phrase is not None
    return [Speaker(language, NAMES, you).say(phrase) for language in LANGUAGES]


def cards(*texts: str) -> tuple[int, ...]:
    return tuple(map(FOUR.deck.parse, texts))


@pytest.fixture
def match() -> Match:
    return new_match("hasp", players=4, seed="friday")


def test_suits_and_predictions_have_their_official_words() -> None:
    """HASP-C3: the words that the printed rules use in each language."""
    page = (ROOT / "docs" / "rules" / "hasp.md").read_text(encoding="utf-8")
    rows = [re.split(r" *\| *", row)[1:-1] for row in re.findall(r"^ +\|.*", page.partition("**HASP-C3**")[2], re.M)]
    english, dutch, german, spanish = range(4)
    official = [[row[english], row[german], row[dutch], row[spanish]] for row in rows[2:]]

    assert [said(phrase) for phrase in (*hasp.PREDICTED, *hasp.SUITS)] == official


def test_a_prediction_is_told_with_the_cards_that_it_shows() -> None:
    event = Event("predicted", 0, (0, *cards("v7", "v8")))

    assert said(tell(FOUR, event)) == [
        "You predict minor find and show v7 v8",
        "Du zeigst v7 v8 und sagst vorher: geringer Fund",
        "Je toont v7 v8 en voorspelt: kleine vondst",
        "Tu previsión es descubierta menor y enseñas v7 v8",
    ]
    assert said(tell(FOUR, Event("predicted", 1, (3,)))) == [
        "Bela predicts no find",
        "Bela sagt vorher: nichts finden",
        "Bela voorspelt: geen vondst",
        "La previsión de Bela es descubierta nula",
    ]


def test_trump_is_named_or_turned_up() -> None:
    assert said(tell(FOUR, Event("named trump", 1, (1,)))) == [
        "Bela names grassland as trump",
        "Bela sagt Weideland als Trumpf an",
        "Bela kondigt grasland als troef aan",
        "Bela elige colina como triunfo",
    ]
    assert said(tell(THREE, Event("named trump", 0, (NO_TRUMP,)))) == [
        "Only the village is trump",
        "Nur das Dorf ist Trumpf",
        "Alleen dorp is troef",
        "Solo el pueblo es triunfo",
    ]


def test_whoever_sits_opposite_the_reader_sits_opposite_you() -> None:
    drawn = new_game("hasp", 4, {"teams": "drawn"})

    assert said(tell(drawn, Event("seated", 3, (1,))), 1) == [
        "Dora sits at seat 3, opposite you",
        "Dora sitzt auf Platz 3, dir gegenüber",
        "Dora zit op plaats 3, tegenover jou",
        "Dora se sienta en el asiento 3, frente a ti",
    ]


def test_a_card_of_the_draw_belongs_to_the_player_and_not_to_the_seat() -> None:
    """HASP-R6: the events of the draw use the seats before it."""
    village = Event("drew", 3, (FOUR.draw_pack().parse("v7"),))

    assert said(tell(FOUR, village, (0, 3, 2, 1)))[0] == "Bela draws v7, the first village card, and deals first"
    assert said(tell(FOUR, village))[0] == "Dora draws v7, the first village card, and deals first"


def test_the_standing_of_teams_names_partners_together(match: Match) -> None:
    assert said(WORDS.standing(match.view(2)), 2) == [
        "Ann and you 0 · Bela and Dora 0 (12 win)",
        "Ann und du 0 · Bela und Dora 0 (mit 12 gewinnt man)",
        "Ann en jij 0 · Bela en Dora 0 (wie 12 haalt, wint)",
        "Ann y tú 0 · Bela y Dora 0 (se gana con 12)",
    ]


def test_a_prediction_is_explained() -> None:
    assert said(WORDS.explain(FOUR, FOUR.actions.parse("predict minor"))) == [
        "minor find: shows v7 and v8, pot +1",
        "geringer Fund: v7 und v8 zeigen, Topf +1",
        "kleine vondst: v7 en v8 tonen, pot +1",
        "descubierta menor: enseñar v7 y v8, bote +1",
    ]


def test_the_score_has_its_plurals() -> None:
    for number, texts in {
        1: ["1 point in tricks", "1 Punkt in Stichen", "1 punt in slagen", "1 punto en bazas"],
        21: ["21 points in tricks", "21 Punkte in Stichen", "21 punten in slagen", "21 puntos en bazas"],
    }.items():
        assert said(WORDS.score(FOUR, ScoreLine("card points", 0, 0, (number,)))) == texts
    assert said(WORDS.score(FOUR, ScoreLine("ruined", 0, 3)))[1] == "Vorhersage durchkreuzt: der Topf mit 3 Punkten"
    assert said(WORDS.score(FOUR, ScoreLine("pot", 0, 1)))[1] == "der Topf mit 1 Punkt"


def test_what_can_be_named_is_said_in_notation(match: Match) -> None:
    view = match.view(match.turn)
    refusal = match.phase.refusal(match.turn, view.hand[0])

    assert said(why(view, refusal)) == [
        "First name a trump: trump f, g, r, c or none.",
        "Sag zuerst einen Trumpf an: trump f, g, r, c oder none.",
        "Kondig eerst een troef aan: trump f, g, r, c of none.",
        "Primero elige un triunfo: trump f, g, r, c o none.",
    ]


def test_after_the_end_nothing_can_be_chosen(match: Match) -> None:
    over = IllegalAction(0, "f1", "over", ())

    assert said(why(match.view(0), over)) == [
        "The match is over.",
        "Die Partie ist zu Ende.",
        "De partij is afgelopen.",
        "La partida ha terminado.",
    ]


def test_all_reasons_of_the_game_occur_in_the_matches_that_are_looked_at() -> None:
    """So that the tests of all languages say something about each of them."""
    expected = {"over", "turn", "unknown", "announce", "predict", "said", "trick", "unheld", "follow", "trump"}

    assert expected <= reasons("hasp")
