"""The rules for players as tests read them: sections, tables, cards and tricks."""

import re
from importlib.resources import files
from typing import Final, NamedTuple

import pytest

from tricktable.core.cards import Deck
from tricktable.core.laws import Law
from tricktable.games import GAMES, new_game
from tricktable.words.phrases import Phrase
from tricktable.words.rules import rules_text
from tricktable.words.speakers import LANGUAGES, Speaker

every_language = pytest.mark.parametrize("language", LANGUAGES)
HEADING: Final = re.compile(r"^(##+) .*\S \{#([a-z-]+)\}$", re.MULTILINE)
BRACES: Final = re.compile(r"\{([^{}#]*)\}")
ROW: Final = re.compile(r"^(?:> )?\{([^{}]*)\}$", re.MULTILINE)
CARD: Final = re.compile(r"[a-z]\d{1,2}")
TABLE: Final = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)
EQUATION: Final = re.compile(r"[(\d][\d ()+×\n>]*[\d)]\s=\s\d+")

Cells = list[list[str]]


class Trick(NamedTuple):
    """A row in which somebody takes a trick."""

    cards: list[str]
    taker: int


def section(game: str, language: str, id: str) -> str:
    """The text of a section, with its parts."""
    text = rules_text(game, language)
    found = re.search(rf"^## [^\n]*{{#{id}}}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, f"{game} has no section {id} in {language}"
    return found[1]


def tables(text: str) -> list[Cells]:
    """The cells of all tables, without the line below their heads."""
    found = []
    for table in TABLE.findall(text):
        lines = [line.strip("|").split("|") for line in table.strip().splitlines()]
        found.append([[cell.strip() for cell in line] for place, line in enumerate(lines) if place != 1])
    return found


def numbers_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"-?\d+", text.replace("−", "-"))]


def figures(table: Cells) -> list[list[str]]:
    """The cells in which there are no words."""
    return [[cell if re.fullmatch(r"[-−+=, \d]*", cell) else "..." for cell in line] for line in table]


def cards_in(text: str) -> list[str]:
    return [card for braces in BRACES.findall(text) for card in CARD.findall(braces)]


def tricks_in(text: str) -> list[Trick]:
    tricks = []
    for row in ROW.findall(text):
        groups, arrow, taker = row.partition("->")
        if arrow:
            names = [group.split()[0] for group in groups.split(",")]
            tricks.append(Trick(CARD.findall(groups), names.index(taker.strip())))
    return tricks


def sums_in(game: str, language: str) -> list[str]:
    """What is added up before the reader's eyes."""
    return EQUATION.findall(rules_text(game, language).replace("\n> ", " "))


def deck_of(game: str) -> Deck:
    """All cards that there are in a game."""
    return max((new_game(game, players).deck for players in GAMES[game].player_counts), key=lambda deck: len(deck.text))


def said(id: str, language: str, **arguments: int) -> str:
    return Speaker(language).say(Phrase(id, dict(arguments)))


def page_messages(game: str, language: str) -> dict[str, str]:
    """What the page says of a game where nothing is filled in."""
    text = files("tricktable").joinpath("locales", language, "page", "games", f"{game}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w-]+) = ([^{}\n]+)$", text, re.MULTILINE))


def may_play(law: Law, hand: str, led: str) -> set[str]:
    """What of these cards may be played to a trick of an example."""
    allowed = law.allowed(law.deck.hand([law.deck.parse(card) for card in hand.split()]), law.deck.parse(led))
    return {card for card in hand.split() if allowed & law.deck.bit[law.deck.parse(card)]}


def winner(law: Law, trick: Trick) -> int:
    """Who takes a trick of an example."""
    return law.winner([law.deck.parse(card) for card in trick.cards])
