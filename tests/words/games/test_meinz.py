"""Meinz in four languages, sentence by sentence."""

from typing import Final

import pytest

from tests.words.matches import reasons
from tricktable.core.errors import IllegalAction
from tricktable.core.events import HIDDEN, Event
from tricktable.core.matches import Match
from tricktable.core.scores import ScoreLine
from tricktable.core.views import View
from tricktable.games import new_game, new_match
from tricktable.games.meinz.cards import MONSTER
from tricktable.words import words_of
from tricktable.words.games import meinz
from tricktable.words.phrases import Phrase
from tricktable.words.reasons import why
from tricktable.words.speakers import LANGUAGES, Speaker
from tricktable.words.tellings import log_lines, tell, tell_score

NAMES: Final = ("Ann", "Bela", "Cleo", "Dora")
FOUR: Final = new_game("meinz", 4)
THREE: Final = new_game("meinz", 3)
WORDS: Final = words_of(FOUR)


def said(phrase: Phrase | None, you: int | None = 0) -> list[str]:
    """The phrase at a table of four, in English, German, Dutch and Spanish."""
    assert phrase is not None
    return [Speaker(language, NAMES, you).say(phrase) for language in LANGUAGES]


def said_with_the_monster(phrase: Phrase | None) -> list[str]:
    """The phrase at a table of three."""
    assert phrase is not None
    return [Speaker(language, NAMES[:MONSTER], 0, THREE.house).say(phrase) for language in LANGUAGES]


def cards(*texts: str) -> tuple[int, ...]:
    return tuple(map(FOUR.deck.parse, texts))


def line(view: View, label: Phrase) -> Phrase:
    """The line of the position that has this label."""
    (found,) = (phrase for own, phrase in WORDS.describe(view) if own == label)
    return found


@pytest.fixture
def match() -> Match:
    return new_match("meinz", players=4, seed="friday")


def test_a_card_set_aside_is_known_to_its_own_player() -> None:
    assert said(tell(FOUR, Event("discarded", 0, cards("r5")))) == [
        "You set r5 aside",
        "Du legst r5 beiseite",
        "Je legt r5 opzij",
        "Apartas r5",
    ]
    assert said(tell(FOUR, Event("discarded", 1, (HIDDEN,)))) == [
        "Bela sets a card aside",
        "Bela legt eine Karte beiseite",
        "Bela legt een kaart opzij",
        "Bela aparta una carta",
    ]


def test_a_call_is_told_and_a_pass_is_not() -> None:
    assert said(tell(FOUR, Event("called", 1))) == [
        "Bela calls “Meinz!” and will take the trick",
        "Bela ruft „Meinz!“ und bekommt den Stich",
        "Bela roept ‘Meinz!’ en krijgt de slag",
        "Bela canta «¡Meinz!» y se llevará la baza",
    ]
    assert tell(FOUR, Event("passed", 1)) is None
    assert log_lines(FOUR, [Event("passed", 1), Event("passed", 2)]) == []


def test_a_swap_is_told_with_both_cards() -> None:
    assert said(tell(FOUR, Event("swapped", 0, cards("r3", "r7")))) == [
        "You swap r3 from the hand for r7 from the trick",
        "Du tauschst r3 aus der Hand gegen r7 aus dem Stich",
        "Je ruilt r3 uit je hand voor r7 uit de slag",
        "Cambias r3 de tu mano por r7 de la baza",
    ]
    assert said(WORDS.explain(FOUR, FOUR.actions.parse("swap r3 r7"))) == [
        "give r3, get r7",
        "r3 geben, r7 bekommen",
        "r3 geven, r7 krijgen",
        "dar r3, recibir r7",
    ]


def test_the_monster_is_told_like_a_player() -> None:
    assert said_with_the_monster(WORDS.dealer(MONSTER)) == [
        "The monster starts",
        "Das Monster beginnt",
        "Het monster begint",
        "Empieza el monstruo",
    ]
    assert said_with_the_monster(tell_score(THREE, ScoreLine("highest", MONSTER, 3, (51,)))) == [
        "The monster: 51, the highest sum (+3)",
        "Das Monster: 51, die höchste Summe (+3)",
        "Het monster: 51, de hoogste som (+3)",
        "El monstruo: 51, la suma más alta (+3)",
    ]


def test_sums_are_told_with_their_places() -> None:
    """MEINZ-C2."""
    lines = [("second", 1, 38), ("third", 0, 37), ("lowest", 2, 31), ("level", 0, 40)]

    texts = [said(WORDS.score(FOUR, ScoreLine(rule, 0, points, (total,)))) for rule, points, total in lines]

    assert texts == [
        [
            "38, the second highest sum",
            "38, die zweithöchste Summe",
            "38, de op een na hoogste som",
            "38, la segunda suma más alta",
        ],
        [
            "37, the third highest sum",
            "37, die dritthöchste Summe",
            "37, de op twee na hoogste som",
            "37, la tercera suma más alta",
        ],
        ["31, the lowest sum", "31, die niedrigste Summe", "31, de laagste som", "31, la suma más baja"],
        [
            "40, the same sum as somebody else",
            "40, die gleiche Summe wie jemand anders",
            "40, dezelfde som als iemand anders",
            "40, la misma suma que alguien más",
        ],
    ]


def test_the_round_is_described_with_what_its_viewer_knows(match: Match) -> None:
    for seat in range(4):
        match.apply(seat, match.legal_actions(seat)[0])
    aside = FOUR.deck.text[match.view(0).facts["discard"][0]]
    match.apply(0, match.legal_actions(0)[0])
    match.apply(0, FOUR.actions.parse("call"))

    labels = [label for label, _ in WORDS.describe(match.view(0)) if label]
    own = [said(text) for _, text in WORDS.describe(match.view(0))]

    assert [said(label) for label in labels] == [
        ["Tricks", "Stiche", "Slagen", "Bazas"],
        ["Aside", "Beiseite", "Opzij", "Apartada"],
        ["Called", "Gerufen", "Geroepen", "Cantada"],
    ]
    assert own[0] == [
        "You 0 · Bela 0 · Cleo 0 · Dora 0 (2 at most)",
        "Du 0 · Bela 0 · Cleo 0 · Dora 0 (höchstens 2)",
        "Jij 0 · Bela 0 · Cleo 0 · Dora 0 (hoogstens 2)",
        "Tú 0 · Bela 0 · Cleo 0 · Dora 0 (2 como máximo)",
    ]
    assert own[1] == [aside] * len(LANGUAGES)
    assert said(line(match.view(1), meinz.CALLED_LABEL), 1) == [
        "Ann takes this trick, whatever is played",
        "Ann bekommt diesen Stich, was auch gespielt wird",
        "Ann krijgt deze slag, wat er ook gespeeld wordt",
        "Ann se lleva esta baza, se juegue lo que se juegue",
    ]


def test_following_means_the_colour_or_the_number(match: Match) -> None:
    """MEINZ-C1."""
    for seat in range(4):
        match.apply(seat, match.legal_actions(seat)[0])
    match.apply(0, match.legal_actions(0)[0])
    view = match.view(1)
    led = view.facts["trick"][0]
    card, number, colour = FOUR.deck.text[led], FOUR.deck.number[led], FOUR.deck.colour[led]
    refusal = IllegalAction(1, "y9", "follow", ("r3", "r9", "b5"))

    english, german, dutch, spanish = (text[colour] for text in zip(*map(said, meinz.SUITS), strict=True))
    assert said(why(view, refusal)) == [
        f"{card} was led and you hold {english}, so you must play {english} or a {number}: r3, r9 or b5.",
        f"{card} wurde ausgespielt und du hast {german}, also musst du {german} oder eine {number} spielen:"
        " r3, r9 oder b5.",
        f"Er is uitgekomen met {card} en je hebt {dutch}, dus je moet {dutch} of een {number} spelen: r3, r9 of b5.",
        f"Se ha salido con {card} y tienes {spanish}, así que debes jugar {spanish} o un {number}: r3, r9 o b5.",
    ]


def test_what_can_be_called_is_said_in_notation(match: Match) -> None:
    refusal = IllegalAction(0, "r5", "call", ("call", "pass"))

    assert said(why(match.view(0), refusal)) == [
        "First say whether you call: call or pass.",
        "Sag zuerst, ob du „Meinz!“ rufst: call oder pass.",
        "Zeg eerst of je ‘Meinz!’ roept: call of pass.",
        "Primero di si cantas «¡Meinz!»: call o pass.",
    ]


def test_all_reasons_of_the_game_occur_in_the_matches_that_are_looked_at() -> None:
    """So that the tests of all languages say something about each of them. `stack` is the monster's alone."""
    phases = {"discard", "trick", "call", "swap"}

    assert phases | {"over", "turn", "unknown", "unheld", "follow", "untaken"} <= reasons("meinz")
    assert "stack" not in reasons("meinz")
