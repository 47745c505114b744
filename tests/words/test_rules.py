"""The rules for players: complete in every language, alike in structure, and true to the code."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tricktable.core.cards import Deck
from tricktable.core.errors import SetupError
from tricktable.core.laws import Law
from tricktable.games import GAMES, hasp, meinz, mue, new_game, njet, was_sticht
from tricktable.words.phrases import Phrase
from tricktable.words.rules import rules_text, without_notation
from tricktable.words.speakers import LANGUAGES, Speaker

SECTIONS: Final = [
    "cards",
    "goal",
    "round",
    "example",
    "special",
    "scoring",
    "players",
    "match",
    "tips",
    "options",
]
PAGE: Final = Path(__file__).parents[2] / "web" / "src"
LENGTH: Final = range(700, 1500)
"""Words, with those in tables."""
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


def deck_of(game: str) -> Deck:
    """All cards that there are in a game."""
    return max((new_game(game, players).deck for players in GAMES[game].player_counts), key=lambda deck: len(deck.text))


def said(id: str, language: str, **arguments: int) -> str:
    return Speaker(language).say(Phrase(id, dict(arguments)))


every_text = pytest.mark.parametrize(("game", "language"), [(game, each) for game in GAMES for each in LANGUAGES])
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_text
def test_every_game_has_its_rules_in_every_language(game: str, language: str) -> None:
    text = rules_text(game, language)

    assert text.startswith(f"# {GAMES[game].title}\n")
    assert len(text.split()) in LENGTH
    assert len(section(game, language, "tips").split("\n- ")) == 4  # what stands before the first, and three


@every_text
def test_headings_have_the_same_ids_in_all_languages(game: str, language: str) -> None:
    """So that a link to a section holds whatever language its reader speaks."""
    headings = HEADING.findall(rules_text(game, language))

    assert headings == HEADING.findall(rules_text(game, "en"))
    assert [id for level, id in headings if level == "##"] == SECTIONS
    assert len(headings) == rules_text(game, language).count("\n##")
    assert len({id for _, id in headings}) == len(headings)


@every_text
def test_all_languages_show_the_same_cards_and_numbers(game: str, language: str) -> None:
    for id in SECTIONS:
        own, english = section(game, language, id), section(game, "en", id)
        assert Counter(cards_in(own)) == Counter(cards_in(english)), id
        assert tricks_in(own) == tricks_in(english), id
        assert EQUATION.findall(own.replace("\n> ", " ")) == EQUATION.findall(english.replace("\n> ", " ")), id
        for table, other in zip(tables(own), tables(english), strict=True):
            assert figures(table) == figures(other), id


@every_text
def test_every_card_that_is_named_exists(game: str, language: str) -> None:
    text = rules_text(game, language)

    assert set(cards_in(text)) <= set(deck_of(game).text)
    for braces in BRACES.findall(text):
        assert CARD.search(braces), braces


@every_text
def test_every_sum_is_right(game: str, language: str) -> None:
    sums = EQUATION.findall(rules_text(game, language).replace("\n> ", " "))

    assert sums or game == "was_sticht"
    for equation in sums:
        left, right = equation.replace("×", "*").split("=")
        assert eval(left) == int(right), equation  # digits and signs alone, as EQUATION says


@every_text
def test_the_options_are_those_of_the_game(game: str, language: str) -> None:
    named = re.findall(r"^- \*\*(\w+)\*\*", section(game, language, "options"), re.MULTILINE)

    assert named == [option.name for option in GAMES[game].option_list]


@every_text
def test_plain_text_has_nothing_of_the_notation(game: str, language: str) -> None:
    plain = without_notation(rules_text(game, language))

    assert not set("{}#") & set(re.sub(r"^#+ ", "", plain, flags=re.MULTILINE))


def test_a_trick_in_plain_text_says_who_takes_it() -> None:
    text = "## Tricks {#tricks}\n\n{Ada r7, Ben b3 b4 -> Ada}\n\nShe had {r7 r8}."

    assert without_notation(text) == "## Tricks\n\nAda r7 · Ben b3 b4 → Ada\n\nShe had r7 r8."


def test_rules_that_are_not_there_are_said_to_be_so() -> None:
    with pytest.raises(SetupError, match="the rules of chess are not part of this installation"):
        rules_text("chess", "en")


# What is the same in all languages


def test_the_facts_beside_the_texts_are_true() -> None:
    paths = sorted(PAGE.glob("games/*/facts.json"))
    facts = {path.parent.name: json.loads(path.read_text(encoding="utf-8")) for path in paths}

    assert set(facts) == set(GAMES)
    for game, fact in facts.items():
        assert fact["players"] == list(GAMES[game].player_counts)
        assert set(fact["cards"]) <= set(deck_of(game).text)
    assert facts["hasp"]["points"] == {str(1 + place): worth for place, worth in enumerate(hasp.cards.VALUES) if worth}
    assert facts["mue"]["points"] == {str(number): worth for number, worth in enumerate(mue.cards.TRIANGLES) if worth}
    assert facts["njet"]["points"] == facts["meinz"]["points"] == facts["was_sticht"]["points"] == {}


# The worked examples; all languages have the same

LAWS: Final[dict[str, Law]] = {
    "hasp": hasp.laws.law(4, hasp.cards.SUITS.index("river")),
    "njet": njet.laws.law(4, njet.cards.LETTERS.index("r"), njet.cards.LETTERS.index("k")),
    "meinz": meinz.laws.law(),
    "was_sticht": was_sticht.laws.law(was_sticht.cards.COLOURS.index("red"), 5),
    "mue": mue.laws.law(mue.cards.COLOURS.index("green"), mue.laws.FIRST_NUMBER + 7),
}


def may_play(game: str, hand: str, led: str) -> set[str]:
    """What of these cards may be played to a trick of the example."""
    law = LAWS[game]
    allowed = law.allowed(law.deck.hand([law.deck.parse(card) for card in hand.split()]), law.deck.parse(led))
    return {card for card in hand.split() if allowed & law.deck.bit[law.deck.parse(card)]}


@pytest.mark.parametrize("game", GAMES)
def test_the_trick_goes_to_whom_the_example_says(game: str) -> None:
    tricks = tricks_in(rules_text(game, "en"))

    assert len(tricks) == 1
    for trick in tricks:
        law = LAWS[game]
        assert law.winner([law.deck.parse(card) for card in trick.cards]) == trick.taker


def test_the_examples_tell_truly_what_may_be_played() -> None:
    assert may_play("hasp", "r2 f6 c6", "g4") == {"r2"}
    assert may_play("hasp", "v7 f6", "g4") == {"v7"}
    assert may_play("njet", "b0 k9 r9", "b8") == {"b0"}
    assert may_play("meinz", "r2 r8 g5 y7", "r5") == {"r2", "r8", "g5"}
    assert may_play("was_sticht", "y5 y6", "y8") == {"y6"}
    assert may_play("mue", "b7 k7 b3 g2", "b9") == {"b3"}


def test_the_card_that_would_have_won_the_row_is_the_one_that_is_told() -> None:
    """Under both trumps that the example leaves possible, and not without them."""
    row = [was_sticht.cards.DECK.parse(card) for card in ("b7", "r4", "g5", "b9")]
    colours = was_sticht.cards.COLOURS

    assert "{Ada b7, Ben r4, Cleo g5, Dora b9}" in rules_text("was_sticht", "en")
    assert LAWS["was_sticht"].winner(row) == 2
    for colour in range(5):
        for number in range(10):
            told = was_sticht.laws.law(colour, number).winner(row) == 2
            assert not told or number == 5 or colour == colours.index("green")


def test_double_trumps_are_above_the_chiefs_in_mue() -> None:
    law = LAWS["mue"]

    assert law.winner([law.deck.parse(card) for card in ("b9", "g9", "k7", "g7")]) == 3


# Tables and numbers of each game


@every_language
def test_hasp_tells_values_predictions_and_deals(language: str) -> None:
    strengths, points = tables(section("hasp", language, "cards"))[0]
    worth = {
        strength: int(cell)
        for head, cell in zip(strengths[1:], points[1:], strict=True)
        for strength in numbers_in(head)
    }
    predictions = tables(section("hasp", language, "round"))[0][1:]
    sizes = tables(section("hasp", language, "players"))[0]

    assert worth == {1 + place: value for place, value in enumerate(hasp.cards.VALUES)}
    assert [numbers_in(line[-1])[0] for line in predictions] == list(hasp.predictions.WORTH[:4])
    names = ["minor-find", "great-find", "find-all", "no-find"]
    assert [line[0] for line in predictions] == [said(f"hasp-{name}", language) for name in names]
    assert [cards_in(line[1]) for line in predictions] == [
        [f"v{strength}" for strength in shown] for shown in hasp.predictions.SHOWN[:4]
    ]
    for column, players in enumerate((2, 3, 4), 1):
        game = new_game("hasp", players)
        part = {label.label: label.size for label in game.layout.parts}
        hand = [part[f"{each} 0"] for each in ("first", "more", "hand") if f"{each} 0" in part]
        assert numbers_in(sizes[3][column]) == [len(game.deck.text)]
        assert numbers_in(sizes[4][column]) == [*hand, sum(hand)][-3 if len(hand) > 1 else -1 :]
        assert numbers_in(sizes[5][column]) == ([part["aside"]] if "aside" in part else [])
    assert str(hasp.scores.TARGET) in section("hasp", language, "match")
    in_all = sum(hasp.cards.VALUES[strength - 1] for strength in deck_of("hasp").number)
    assert in_all in numbers_in(section("hasp", language, "cards"))


@every_language
def test_njet_tells_the_board_hands_and_rounds(language: str) -> None:
    board = tables(section("njet", language, "round"))[0][1:]
    counts = tables(section("njet", language, "players"))[0][1:]

    assert [len(line[1].split("·")) for line in board[1:]] == [len(njet.boards.CACHES), 5, 5, len(njet.boards.POINTS)]
    assert [numbers_in(space) for space in board[1][1].split("·")][:2] == [[1], [2]]
    assert numbers_in(board[4][1]) == list(njet.boards.POINTS)
    colours = [said(f"njet-{colour}", language) for colour in njet.cards.COLOURS]
    for line in board[2:4]:
        assert [space.strip() for space in line[1].split("·")][:4] == colours
    for line in counts:
        players = int(line[0])
        part = {each.label: each.size for each in new_game("njet", players).layout.parts}
        assert numbers_in(line[1])[0] == part["hand 0"]
        assert ("aside" in part) == (len(numbers_in(line[1])) == 2 and numbers_in(line[1])[1] == 30)
        assert int(line[3]) == njet.scores.ROUNDS[players]


@every_language
def test_meinz_tells_what_places_are_worth(language: str) -> None:
    worth = [int(line[1]) for line in tables(section("meinz", language, "scoring"))[0][1:]]
    example = section("meinz", language, "scoring").partition("> **")[2]
    game = new_game("meinz", 4)
    assert isinstance(game, meinz.Meinz)

    assert worth == [*meinz.scores.WORTH, 0]
    told = numbers_in(example)
    for sums, points in ((told[0:4], told[4:8]), (told[8:12], told[12:16])):
        assert [line.points for line in meinz.scores.score(game, sums).lines] == points
    assert str(meinz.scores.MONSTER_BONUS) in section("meinz", language, "players")


@every_language
def test_was_sticht_tells_all_tasks(language: str) -> None:
    names = "; ".join(line[0] for line in tables(section("was_sticht", language, "goal"))[0][1:])
    others = [task for task in was_sticht.tasks.TASKS if not task.startswith("exactly")]

    for task in others:
        assert said(f"was-sticht-{task}", language) in names
    assert said("was-sticht-exactly", language, tricks=1) in names
    assert numbers_in(names) == [1, 2, 3, 4]
    assert len(others) + 4 == len(was_sticht.tasks.TASKS)
    assert sum(was_sticht.tasks.COPIES) in numbers_in(section("was_sticht", language, "cards"))
    example = section("was_sticht", language, "scoring")
    for task in ("no-tricks", "most-tricks"):
        assert f"*{said(f'was-sticht-{task}', language)}*" in example


@every_language
def test_mue_tells_points_goals_and_bonuses(language: str) -> None:
    numbers, points = tables(section("mue", language, "cards"))[0]
    goals, bonuses = tables(section("mue", language, "scoring"))
    hands = tables(section("mue", language, "players"))[0][1:]

    columns = zip(numbers[1:], points[1:], strict=True)
    worth = {number: int(cell) for head, cell in columns for number in numbers_in(head)}
    assert worth == dict(enumerate(mue.cards.TRIANGLES))
    assert [numbers_in(cell)[0] for cell in goals[0][1:]] == [4, 5, 6]
    for column, players in enumerate((4, 5, 6), 1):
        assert tuple(int(line[column]) for line in goals[1:] if line[column]) == mue.goals.GOALS[players]
    assert [int(line[0]) for line in goals[1:]] == list(range(1, 16))
    kinds = (0, mue.laws.FIRST_NUMBER + 7, mue.laws.FIRST_NUMBER + 4, mue.laws.NO_TRUMP)
    for line in bonuses[1:]:
        bid = numbers_in(line[0])[0]
        assert [int(cell) for cell in line[1:]] == [mue.goals.bonus(bid, trump) for trump in kinds]
    for line in hands:
        assert int(line[1]) == new_game("mue", int(line[0])).layout.parts[0].size


@every_language
def test_the_example_of_mue_is_scored_as_the_code_does(language: str) -> None:
    example = section("mue", language, "scoring").partition("> **")[2]

    assert mue.goals.goal(5, 4) == 33
    assert mue.goals.bonus(4, 0) == 40
    assert 4 - mue.goals.reached_bid(5, 29) == 2
    assert {33, 29, 35, 61, 54, -20, 10} <= set(numbers_in(example))
