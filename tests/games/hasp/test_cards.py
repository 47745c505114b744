"""Cards, their values, and how they are dealt."""

from pathlib import Path

import pytest

from tests.games.hasp.rounds import game_of
from tricktable.core.errors import SetupError
from tricktable.games import new_game

RULES = Path(__file__).parents[3] / "docs" / "rules" / "hasp.md"


@pytest.mark.parametrize(("players", "cards", "lowest"), [(2, 20, 3), (3, 24, 2), (4, 28, 1)])
def test_the_low_cards_leave_the_deck_with_fewer_players(players: int, cards: int, lowest: int) -> None:
    deck = game_of(players).deck

    assert len(deck.cards) == len(set(deck.cards)) == cards
    assert min(deck.number) == lowest
    assert [text for text in deck.text if text.startswith("v")] == ["v7", "v8", "v9", "v10"]
    assert sorted(text for text in deck.text if text.startswith("g")) == [f"g{n}" for n in range(lowest, 7)]


def test_values_by_strength_add_up_to_47() -> None:
    """HASP-R1: 1:0 2:0 3:1 4:2 5:3 6:4, village 7:1 8:1 9:2 10:3."""
    game = game_of(4)
    by_strength = {game.deck.number[card]: game.value[card] for card in game.deck.cards}

    assert by_strength == {1: 0, 2: 0, 3: 1, 4: 2, 5: 3, 6: 4, 7: 1, 8: 1, 9: 2, 10: 3}
    assert sum(game.value[card] for card in game.deck.cards) == 47


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_can_be_given_another_table_of_values(players: int) -> None:
    """HASP-R1."""
    game = game_of(players, values="9 8 7 6 5 4 3 2 1 100")

    assert game.value[game.deck.parse("f3")] == 7
    assert game.value[game.deck.parse("v10")] == 100


@pytest.mark.parametrize("values", ["", "1 2 3", "0 0 1 2 3 4 1 1 2 x", "0 0 1 2 3 4 1 1 2 -3", "0 0 1 2 3 4 1 1 2 ²"])
def test_a_table_of_values_that_is_not_ten_numbers_is_refused(values: str) -> None:
    with pytest.raises(SetupError, match="ten numbers"):
        new_game("hasp", 4, {"values": values})


def test_an_unknown_way_to_find_teams_is_refused() -> None:
    with pytest.raises(SetupError, match="chosen, drawn"):
        new_game("hasp", 4, {"teams": "bought"})


@pytest.mark.parametrize("players", [1, 5])
def test_hasp_is_for_two_to_four_players(players: int) -> None:
    with pytest.raises(SetupError, match="2, 3, 4"):
        new_game("hasp", players)


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (2, {"first 0": 3, "first 1": 3, "more 0": 5, "more 1": 5, "aside": 4}),
        (3, {"hand 0": 7, "hand 1": 7, "hand 2": 7, "turned": 1, "aside": 2}),
        (4, {f"{part} {seat}": size for part, size in (("first", 3), ("more", 4)) for seat in range(4)}),
    ],
)
def test_the_whole_deck_is_dealt(players: int, sizes: dict[str, int]) -> None:
    game = game_of(players)

    assert {part.label: part.size for part in game.layout.parts} == sizes
    assert sum(sizes.values()) == len(game.deck.cards)


def test_the_rules_page_has_the_official_words() -> None:
    """HASP-C3."""
    rows = [
        "minor find | kleine vondst | geringer Fund | descubierta menor",
        "great find | grote vondst | großer Fund | descubierta mayor",
        "find all | vind alles | alles finden | descubierta completa",
        "no find | geen vondst | nichts finden | descubierta nula",
        "forest | bos | Wald | bosque",
        "grassland | grasland | Weideland | colina",
        "river | rivier | Fluss | río",
        "canyon | canyon | Felsen | montaña",
        "village | dorp | Dorf | pueblo",
    ]
    page = RULES.read_text(encoding="utf-8")

    assert [row for row in rows if f"| {row} |" not in page] == []
