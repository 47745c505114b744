"""Mü in four languages, sentence by sentence."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.words.matches import reasons
from tricktable.core.events import Event
from tricktable.core.matches import Match
from tricktable.core.scores import ScoreLine
from tricktable.games import new_game, new_match
from tricktable.games.mue.laws import FIRST_NUMBER, NO_TRUMP
from tricktable.words import words_of
from tricktable.words.games import mue
from tricktable.words.phrases import Phrase
from tricktable.words.reasons import why
from tricktable.words.speakers import LANGUAGES, Speaker
from tricktable.words.tellings import tell

ROOT: Final = Path(__file__).parents[3]
NAMES: Final = ("Ann", "Bela", "Cleo", "Dora", "Emil")
GAME: Final = new_game("mue", 5)
WORDS: Final = words_of(GAME)


def said(phrase: Phrase | None, you: int | None = 0) -> list[str]:
    """The phrase in English, German, Dutch and Spanish."""
    assert phrase is not None
    return [Speaker(language, NAMES, you).say(phrase) for language in LANGUAGES]


def cards(*texts: str) -> tuple[int, ...]:
    return tuple(map(GAME.deck.parse, texts))


@pytest.fixture
def match() -> Match:
    return new_match("mue", players=5, seed="friday")


def bid(match: Match, *numbers: int) -> None:
    """So many cards from everybody in turn, and then everybody passes."""
    for number in numbers:
        seat = match.turn
        for _ in range(number):
            match.apply(seat, match.legal_actions(seat)[0])
        if match.turn == seat:
            match.apply(seat, match.legal_actions(seat)[-1])
    while match.phase.name == "auction":
        match.apply(match.turn, match.legal_actions(match.turn)[-1])


def name_trumps(match: Match, *trumps: str) -> None:
    for trump in trumps:
        match.apply(match.turn, GAME.actions.parse(f"trump {trump}"))


def lines(match: Match, viewer: int) -> dict[str, list[str]]:
    """The described state, by its English labels."""
    described = WORDS.describe(match.view(viewer))
    return {said(label)[0]: said(text, viewer) for label, text in described if label is not None}


def test_bids_and_passes_are_told() -> None:
    assert said(tell(GAME, Event("bid", 0, cards("r7", "b2")))) == [
        "You bid r7 b2",
        "Du bietest r7 b2",
        "Je biedt r7 b2",
        "Pujas con r7 b2",
    ]
    assert said(tell(GAME, Event("passed", 1))) == ["Bela passes", "Bela passt", "Bela past", "Bela pasa"]
    assert tell(GAME, Event("stayed", 1)) is None


def test_a_stalemate_names_those_who_are_tied() -> None:
    assert said(tell(GAME, Event("tied", 1, (0, 1)))) == [
        "Stalemate between you and Bela; Bela bid last",
        "Eklat! Gleichauf: du und Bela; zuletzt hat Bela geboten",
        "Patstelling! Gelijk: jij en Bela; Bela bood het laatst",
        "Empate en lo más alto: tú y Bela; la última puja es de Bela",
    ]
    assert said(tell(GAME, Event("tied", 0, (0, 1, 2)))) == [
        "Stalemate between you, Bela and Cleo; you bid last",
        "Eklat! Gleichauf: du, Bela und Cleo; zuletzt hast du geboten",
        "Patstelling! Gelijk: jij, Bela en Cleo; jij bood het laatst",
        "Empate en lo más alto: tú, Bela y Cleo; la última puja es tuya",
    ]


def test_offices_are_won_with_a_number_of_cards() -> None:
    assert said(tell(GAME, Event("became chief", 0, (4,)))) == [
        "You are chief with a bid of 4 cards",
        "Du bist Chef mit einem Gebot von 4 Karten",
        "Je bent chef met een bod van 4 kaarten",
        "Eres jefe con una puja de 4 cartas",
    ]
    assert said(tell(GAME, Event("became vice", 2, (1,)))) == [
        "Cleo is vice with a bid of 1 card",
        "Cleo ist Vize mit einem Gebot von 1 Karte",
        "Cleo is vice met een bod van 1 kaart",
        "Cleo es vice con una puja de 1 carta",
    ]


def test_a_trump_is_a_colour_or_a_number_or_none() -> None:
    assert said(tell(GAME, Event("named trump", 1, (3,)))) == [
        "Bela names black trump",
        "Bela macht Schwarz zum Trumpf",
        "Bela maakt zwart troef",
        "Bela elige negro como triunfo",
    ]
    assert said(tell(GAME, Event("named trump", 0, (FIRST_NUMBER,)))) == [
        "You name the 0s trump",
        "Du machst die 0er zum Trumpf",
        "Je maakt de nullen troef",
        "Eliges los 0 como triunfo",
    ]
    assert said(tell(GAME, Event("named trump", 1, (NO_TRUMP,)))) == [
        "Bela names no trump",
        "Bela bestimmt keinen Trumpf",
        "Bela kiest geen troef",
        "Bela no elige ningún triunfo",
    ]


@pytest.mark.parametrize(
    ("you", "texts"),
    [
        (0, ["You choose Bela", "Du wählst Bela", "Je kiest Bela", "Eliges a Bela"]),
        (1, ["Ann chooses you", "Ann wählt dich", "Ann kiest jou", "Ann te elige"]),
        (2, ["Ann chooses Bela", "Ann wählt Bela", "Ann kiest Bela", "Ann elige a Bela"]),
    ],
)
def test_a_partner_is_chosen(you: int, texts: list[str]) -> None:
    ends = ["as partner", "als Partner", "als partner", "como pareja"]

    told = said(tell(GAME, Event("named partner", 0, (1,))), you)

    assert told == [f"{text} {end}" for text, end in zip(texts, ends, strict=True)]


def test_bids_have_a_limit(match: Match) -> None:
    assert lines(match, 0)["Bids"] == [
        "none yet (at most 1 card now)",
        "noch keine (jetzt höchstens 1 Karte)",
        "nog geen (nu hoogstens 1 kaart)",
        "ninguna todavía (ahora, 1 carta como mucho)",
    ]
    card = GAME.deck.text[match.view(0).hand[0]]

    match.apply(0, GAME.actions.parse(f"bid {card}"))

    assert lines(match, 0)["Bids"] == [
        f"You {card} (at most 2 cards now)",
        f"Du {card} (jetzt höchstens 2 Karten)",
        f"Jij {card} (nu hoogstens 2 kaarten)",
        f"Tú {card} (ahora, 2 cartas como mucho)",
    ]


def test_the_chiefs_team_is_described_to_the_partner(match: Match) -> None:
    bid(match, 1, 2)
    vice_card, chief_card = match.view(0).facts["bid 0"][0], match.view(0).facts["bid 1"][0]
    vice_trump, chief_trump = GAME.deck.text[vice_card][1], GAME.deck.text[chief_card][0]
    colour = said(mue.SUITS[GAME.deck.colour[chief_card]])
    number = said(mue.trump_of(FIRST_NUMBER + int(vice_trump)))

    assert lines(match, 2)["Chief"][:2] == [
        "Bela (bid 2) · 27 points needed · vice Ann",
        "Bela (Gebot 2) · 27 Punkte nötig · Vize: Ann",
    ]
    name_trumps(match, vice_trump)
    assert lines(match, 2)["Trumps"][1] == f"{number[1]} (Vize)"
    name_trumps(match, chief_trump)
    match.apply(match.turn, GAME.actions.parse("partner 2"))

    described = lines(match, 2)
    assert described["Chief"] == [
        "Bela (bid 2) with you · 27 points needed, 0 so far · vice Ann",
        "Bela (Gebot 2) mit dir · 27 Punkte nötig, bisher 0 · Vize: Ann",
        "Bela (bod 2) met jou · 27 punten nodig, tot nu toe 0 · vice: Ann",
        "Bela (puja 2) contigo · hacen falta 27 puntos, hay 0 · vice: Ann",
    ]
    assert described["Trumps"] == [
        f"{colour[0]} (chief), then {number[0]} (vice)",
        f"{colour[1]} (Chef), dann {number[1]} (Vize)",
        f"{colour[2]} (chef), dan {number[2]} (vice)",
        f"{colour[3]} (jefe), después {number[3]} (vice)",
    ]
    assert list(described) == ["Chief", "Trumps", "Open", "Points"]


def test_without_a_vice_there_is_one_trump_or_none(match: Match) -> None:
    bid(match, 1)
    name_trumps(match, "none")

    described = lines(match, 1)

    assert described["Chief"][2] == "Ann (bod 1) · 24 punten nodig · geen vice"
    assert described["Trumps"] == ["no trump (chief)", "kein Trumpf (Chef)", "geen troef (chef)", "sin triunfo (jefe)"]


def test_the_standing_says_when_the_match_ends(match: Match) -> None:
    totals = "Ann 0 · Bela 0 · Cleo 0 · Dora 0 · Emil 0"
    limited = {hands: new_match("mue", players=5, options={"hands": hands}).view(0) for hands in ("1", "6")}

    assert said(WORDS.standing(match.view(0)), None) == [
        f"{totals} (to 200)",
        f"{totals} (bis 200)",
        f"{totals} (tot 200)",
        f"{totals} (hasta 200)",
    ]
    assert said(WORDS.standing(limited["6"]), None) == [
        f"{totals} (to 200, at most 6 rounds)",
        f"{totals} (bis 200, höchstens 6 Runden)",
        f"{totals} (tot 200, hoogstens 6 rondes)",
        f"{totals} (hasta 200, 6 rondas como mucho)",
    ]
    assert said(WORDS.standing(limited["1"]), None)[1] == f"{totals} (bis 200, höchstens 1 Runde)"


def test_choices_are_explained() -> None:
    assert said(WORDS.explain(GAME, GAME.actions.parse("stay"))) == [
        "lay no more in this turn",
        "in diesem Zug nichts mehr legen",
        "deze beurt niets meer bieden",
        "no añadir más en este turno",
    ]
    assert said(WORDS.explain(GAME, GAME.actions.parse("trump 7"))) == ["the 7s", "die 7er", "de zevens", "los 7"]
    assert said(WORDS.explain(GAME, GAME.actions.parse("partner 0"))) == ["You", "Du", "Jij", "Tú"]
    assert WORDS.explain(GAME, GAME.actions.parse("r7")) is None


def test_the_score_says_how_much_was_missing() -> None:
    assert said(WORDS.score(GAME, ScoreLine("bonus", 0, 40, (33, 35, 4)))) == [
        "bonus: the team has 35; bid 4 needed 33",
        "Bonus: Das Team hat 35; Gebot 4 brauchte 33",
        "bonus: het team heeft 35; bod 4 vroeg 33",
        "bonificación: el equipo tiene 35; la puja de 4 pedía 33",
    ]
    assert said(WORDS.score(GAME, ScoreLine("penalty", 0, -20, (33, 29, 4, 2)))) == [
        "the chief’s team has 29; bid 4 needed 33: 2 bids short",
        "das Chefteam hat 29; Gebot 4 brauchte 33: 2 Karten zu viel geboten",
        "het team van de chef heeft 29; bod 4 vroeg 33: 2 kaarten te veel geboden",
        "el equipo del jefe tiene 29; la puja de 4 pedía 33: 2 cartas pujadas de más",
    ]
    assert said(WORDS.score(GAME, ScoreLine("defence", 0, 5, (33, 32, 4, 1)))) == [
        "the chief’s team has 32; bid 4 needed 33: 1 bid short",
        "das Chefteam hat 32; Gebot 4 brauchte 33: 1 Karte zu viel geboten",
        "het team van de chef heeft 32; bod 4 vroeg 33: 1 kaart te veel geboden",
        "el equipo del jefe tiene 32; la puja de 4 pedía 33: 1 carta pujada de más",
    ]
    assert said(WORDS.score(GAME, ScoreLine("bid last", 0, -30, (3,)))) == [
        "bid last in a stalemate with 3 cards",
        "zuletzt geboten beim Eklat mit 3 Karten",
        "als laatste geboden bij een patstelling met 3 kaarten",
        "última puja en un empate con 3 cartas",
    ]


def test_a_refused_trump_is_explained_by_those_of_the_own_bid(match: Match) -> None:
    bid(match, 1)
    card = GAME.deck.text[match.view(0).facts["bid 0"][0]]
    colour, number = card[0], card[1]
    other = next(letter for letter in GAME.deck.colours if letter != colour)

    refusal = match.phase.refusal(0, GAME.actions.parse(f"trump {other}"))

    allowed = f"trump {colour}, {number}"
    assert said(why(match.view(0), refusal)) == [
        f"A trump is a colour or number on a card of your own bid: {allowed} or none.",
        f"Trumpf kann nur eine Farbe oder Zahl auf einer Karte deines eigenen Gebots sein: {allowed} oder none.",
        f"Troef kan alleen een kleur of getal zijn dat op een kaart van je eigen bod staat: {allowed} of none.",
        f"El triunfo debe ser un color o un número de una carta de tu propia puja: {allowed} o none.",
    ]


def test_all_reasons_of_the_game_occur_in_the_matches_that_are_looked_at() -> None:
    """So that the tests of all languages say something about each of them."""
    page = (ROOT / "docs" / "games" / "mue.md").read_text(encoding="utf-8")
    section = page.partition("### Reasons for a refusal")[2].partition("\n## ")[0]
    expected = {name for row in re.findall(r"^\| (`.*?) \|", section, re.M) for name in re.findall("`([a-z]+)`", row)}

    assert len(expected) == 16
    assert expected <= reasons("mue")


def test_in_the_auction_everybody_hears_what_the_next_bid_asks_for_and_brings(match: Match) -> None:
    """MUE-R11: the goals and bonuses of the summary cards, before they are promised."""
    described = lines(match, match.turn)

    assert described["At stake"] == [
        "1 card: 24 points needed, 10 to 40 as a bonus",
        "1 Karte: 24 Punkte nötig, 10 bis 40 als Bonus",
        "1 kaart: 24 punten nodig, 10 tot 40 als bonus",
        "1 carta: 24 puntos necesarios, bonificación de 10 a 40",
    ]


def test_whoever_would_only_tie_is_warned(match: Match) -> None:
    first = match.turn
    match.apply(first, match.legal_actions(first)[0])
    view = match.view(match.turn)

    assert WORDS.tally(view)["tie"] == (1, -10)
    assert said(WORDS.describe(view)[-1][1], match.turn)[0] == (
        "With 1 card you only tie: if it stays so, the round ends and you lose 10."
    )
    assert "tie" not in WORDS.tally(match.view(first)), "it is not their turn"
