"""NJET in four languages, sentence by sentence."""

from typing import Final

import pytest

from tests.words.matches import reasons
from tricktable.core.events import HIDDEN, Event
from tricktable.core.matches import Match
from tricktable.core.scores import ScoreLine
from tricktable.core.views import View
from tricktable.games import new_game, new_match
from tricktable.games.njet.boards import CACHES, NO_TRUMP, PASS, POINTS, ROWS
from tricktable.words import words_of
from tricktable.words.games import njet
from tricktable.words.phrases import Phrase
from tricktable.words.reasons import why
from tricktable.words.speakers import LANGUAGES, Speaker
from tricktable.words.tellings import tell

NAMES: Final = ("Ann", "Bela", "Cleo", "Dora", "Emil")
FOUR: Final = new_game("njet", 4)
FIVE: Final = new_game("njet", 5)
WORDS: Final = words_of(FOUR)


def said(phrase: Phrase | None, you: int | None = 0) -> list[str]:
    """The phrase in English, German, Dutch and Spanish."""
    assert phrase is not None
    return [Speaker(language, NAMES, you).say(phrase) for language in LANGUAGES]


def cards(*texts: str) -> tuple[int, ...]:
    return tuple(map(FOUR.deck.parse, texts))


def line(view: View, label: Phrase) -> Phrase:
    """The line of the position that has this label."""
    (found,) = (phrase for own, phrase in WORDS.describe(view) if own == label)
    return found


@pytest.fixture
def match() -> Match:
    return new_match("njet", players=4, seed="friday")


def test_a_veto_names_the_space_that_it_covers() -> None:
    trump, points = ROWS.index("trump"), ROWS.index("points")

    assert said(tell(FOUR, Event("vetoed", 0, (trump, 2)))) == [
        "You veto “red trump”",
        "Du deckst „Trumpf Rot“ ab",
        "Je dekt ‘rood troef’ af",
        "Vetas «triunfo rojo»",
    ]
    assert said(tell(FOUR, Event("vetoed", 1, (points, POINTS.index(-2))))) == [
        "Bela vetoes “−2 points a trick”",
        "Bela deckt „−2 Punkte je Stich“ ab",
        "Bela dekt ‘−2 punten per slag’ af",
        "Bela veta «−2 puntos por baza»",
    ]
    assert said(njet.space(points, POINTS.index(1)))[1:] == ["1 Punkt je Stich", "1 punt per slag", "1 punto por baza"]


def test_the_reader_can_be_vetoed_as_start_player() -> None:
    assert said(tell(FOUR, Event("vetoed", 1, (ROWS.index("start"), 0)))) == [
        "Bela vetoes “start player: you”",
        "Bela deckt „Startspieler: du“ ab",
        "Bela dekt ‘startspeler: jij’ af",
        "Bela veta «empiezas tú»",
    ]


def test_every_space_of_the_board_says_something_of_its_own() -> None:
    spaces = [said(njet.space(row, place)) for row in range(len(ROWS)) for place in range(5)]

    for language, texts in zip(LANGUAGES, zip(*spaces, strict=True), strict=True):
        assert len(set(texts)) == len(spaces), language


def test_the_settled_board_is_told_in_one_line() -> None:
    event = Event("settled", 2, (CACHES.index("discard-2-no-0"), 3, NO_TRUMP, 4))

    assert said(tell(FOUR, event)) == [
        "The board: Cleo starts · cache: discard 2, no 0s · black trump · no super trump · 4 points a trick",
        "Der Spielplan: Cleo beginnt · 2 Karten ablegen, keine Nullen · Trumpf Schwarz · kein Supertrumpf"
        " · 4 Punkte je Stich",
        "Het speelbord: Cleo begint · 2 kaarten afleggen, geen nullen · zwart troef · geen supertroef"
        " · 4 punten per slag",
        "El tablero: empieza Cleo · descartar 2 cartas, ningún cero · triunfo negro · sin supertriunfo"
        " · 4 puntos por baza",
    ]
    assert said(tell(FOUR, event), 2)[3].startswith("El tablero: empiezas tú · ")


def test_teams_are_told_without_a_word_that_would_change_the_reader() -> None:
    """Behind `gegen`, `tegen` and `contra` stands another `you`, which a list does not have."""
    assert said(tell(FIVE, Event("named team", 1, (1, 3, 4)))) == [
        "Bela names the teams: Bela, Dora and Emil against you and Cleo",
        "Bela bestimmt die Teams: Bela, Dora und Emil – du und Cleo",
        "Bela kiest de teams: Bela, Dora en Emil – jij en Cleo",
        "Bela forma los equipos: Bela, Dora y Emil – tú y Cleo",
    ]
    assert said(WORDS.explain(FOUR, FOUR.actions.parse("team 0+2"))) == [
        "You and Cleo against Bela and Dora",
        "Du und Cleo – Bela und Dora",
        "Jij en Cleo – Bela en Dora",
        "Tú y Cleo – Bela y Dora",
    ]


def test_the_monster_card_is_kept_or_given() -> None:
    assert said(tell(FIVE, Event("gave monster", 0, (0,)))) == [
        "You keep the monster card and count double",
        "Du behältst das Kartenmonster und zählst doppelt",
        "Je houdt de monsterkaart en telt dubbel",
        "Te quedas la carta del monstruo y cuentas doble",
    ]
    assert said(tell(FIVE, Event("gave monster", 1, (0,)))) == [
        "Bela gives the monster card to you, to count double",
        "Bela gibt dir das Kartenmonster: du zählst doppelt",
        "Bela geeft de monsterkaart aan jou: jij telt dubbel",
        "Bela te da la carta del monstruo: cuentas doble",
    ]
    assert said(tell(FIVE, Event("gave monster", 1, (2,)))) == [
        "Bela gives the monster card to Cleo, to count double",
        "Bela gibt Cleo das Kartenmonster: Cleo zählt doppelt",
        "Bela geeft de monsterkaart aan Cleo, die dubbel telt",
        "Bela le da la carta del monstruo a Cleo, que cuenta doble",
    ]


def test_cards_are_passed_to_the_right_and_come_from_the_left() -> None:
    """NJET-R4."""
    assert said(tell(FOUR, Event("gave", 0, cards("b0")))) == [
        "You pass b0 to Dora",
        "Du gibst b0 an Dora weiter",
        "Je geeft b0 door aan Dora",
        "Le pasas b0 a Dora",
    ]
    assert said(tell(FOUR, Event("gave", 1, (HIDDEN,)))) == [
        "Bela passes a card to you",
        "Bela gibt eine Karte an dich weiter",
        "Bela geeft een kaart door aan jou",
        "Bela te pasa una carta",
    ]
    assert said(tell(FOUR, Event("received", 3, cards("b0", "k7")))) == [
        "Dora gets b0 k7 from you",
        "Dora bekommt b0 k7 von dir",
        "Dora krijgt b0 k7 van jou",
        "Dora recibe b0 k7 de ti",
    ]


def test_zeros_are_captured() -> None:
    assert said(tell(FOUR, Event("captured", 1, cards("b0", "k0")))) == [
        "Bela captures b0 k0",
        "Bela erbeutet b0 k0",
        "Bela maakt b0 k0 buit",
        "Bela captura b0 k0",
    ]


def test_rows_are_shown_as_soon_as_they_are_settled(match: Match) -> None:
    assert WORDS.describe(match.view(0)) == []
    for place in ("start 1", "start 2", "start 3"):
        match.apply(match.turn, FOUR.actions.parse(f"veto {place}"))

    ((label, settled),) = WORDS.describe(match.view(0))

    assert said(label) == ["Board", "Spielplan", "Speelbord", "Tablero"]
    assert said(settled) == [
        "start player: you (settled)",
        "Startspieler: du (steht fest)",
        "startspeler: jij (ligt vast)",
        "empiezas tú (ya decidido)",
    ]


def test_the_cache_shows_what_is_chosen_and_what_is_not(match: Match) -> None:
    wanted = ("start 0", "cache pass-2", "trump b", "super b", "points 1")
    while match.phase.name == "veto":
        legal = (FOUR.actions.text[action] for action in match.legal_actions(match.turn))
        place = next(text for text in legal if text.removeprefix("veto ") not in wanted)
        match.apply(match.turn, FOUR.actions.parse(place))
    match.apply(0, FOUR.actions.parse("team 0+2"))
    assert match.view(0).facts["cache"] == (PASS,)
    before = line(match.view(0), njet.CACHE_LABEL)
    card = match.view(0).hand[0]
    text = FOUR.deck.text[card]
    match.apply(0, FOUR.actions.parse(f"give {text}"))

    after = line(match.view(0), njet.CACHE_LABEL)

    assert said(before) == ["2 still to choose", "noch 2 zu wählen", "nog 2 te kiezen", "2 por elegir"]
    assert said(after) == [
        f"1 still to choose, chosen: {text}",
        f"noch 1 zu wählen, gewählt: {text}",
        f"nog 1 te kiezen, gekozen: {text}",
        f"1 por elegir, ya elegido: {text}",
    ]
    assert said(WORDS.ask(match.view(0))) == [
        "Pass a card to the right",
        "Gib eine Karte nach rechts weiter",
        "Geef een kaart door naar rechts",
        "Pasa una carta a la derecha",
    ]


def test_the_score_has_its_plurals() -> None:
    assert said(WORDS.score(FIVE, ScoreLine("count", 0, 0, (1, 1, 1)))) == [
        "1 trick + 1 captured 0",
        "1 Stich + 1 erbeutete Null",
        "1 slag + 1 buitgemaakte nul",
        "1 baza + 1 cero capturado",
    ]
    assert said(WORDS.score(FIVE, ScoreLine("count", 0, 0, (2, 0, 2)))) == [
        "2 tricks + 0 captured 0s counted double",
        "2 Stiche + 0 erbeutete Nullen, doppelt gezählt",
        "2 slagen + 0 buitgemaakte nullen, dubbel geteld",
        "2 bazas + 0 ceros capturados, cuenta doble",
    ]


def test_a_team_scores_its_product_or_the_difference() -> None:
    """NJET-C2."""
    assert said(WORDS.score(FIVE, ScoreLine("team", 0, 20, (10, 2)))) == [
        "the team has 10 × 2",
        "das Team hat 10 × 2",
        "het team heeft 10 × 2",
        "el equipo tiene 10 × 2",
    ]
    assert said(WORDS.score(FIVE, ScoreLine("difference", 0, 2, (20, 18)))) == [
        "the team has 20, the others 18",
        "das Team hat 20, die anderen haben 18",
        "het team heeft 20, de anderen 18",
        "el equipo tiene 20; los otros, 18",
    ]


def test_the_last_open_space_of_a_row_stays(match: Match) -> None:
    for place in ("start 1", "start 2", "start 3"):
        match.apply(match.turn, FOUR.actions.parse(f"veto {place}"))
    refusal = match.phase.refusal(match.turn, FOUR.actions.parse("veto start 0"))

    assert said(why(match.view(match.turn), refusal)) == [
        "That is the last open space of its row: it stays.",
        "Das ist das letzte freie Feld seiner Zeile: Es bleibt frei.",
        "Dat is het laatste open vak van die rij: het blijft open.",
        "Es la última casilla libre de su fila: se queda libre.",
    ]


def test_all_reasons_of_the_game_occur_in_the_matches_that_are_looked_at() -> None:
    """So that the tests of all languages say something about each of them."""
    phases = {"veto", "team", "monster", "cache", "trick"}

    assert phases | {"over", "turn", "unknown", "covered", "last", "zero", "unheld", "follow"} <= reasons("njet")
