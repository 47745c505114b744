"""What players hate in bots: positions in which `search` must choose well, and the files that hold them."""

from pathlib import Path

import pytest

from tests.positions.positions import FOLDER, Position, all_positions, positions_of
from tests.positions.texts import PositionError
from tricktable.bots import SearchBot
from tricktable.bots.search import FULL
from tricktable.builds import PARTS, is_compiled
from tricktable.games import GAMES

SEEDS = 3 if is_compiled(PARTS["kernel"]) else 1
POSITIONS = all_positions()

LINES = """
position: a trick
players: 4
hand 0: b2 y3
hand 1: b9 y4
hand 2: b3 y5
hand 3: k7 r0
board: start 0, cache nothing, trump k, super none, points 2
teams: 0 team 0+2
trick 1: 0 b2, 1 b9, 2 b3
seat: 3
best: r0
"""


@pytest.mark.parametrize("position", POSITIONS, ids=[f"{one.path.stem}: {one.title}" for one in POSITIONS])
def test_search_chooses_what_every_good_player_would(position: Position) -> None:
    for number in range(SEEDS):
        choice = SearchBot(FULL).choose(position.view, position.stream(number))

        assert position.allows(choice), f"{position.match.game.actions.text[choice]} ({position.path}:{position.at})"


def test_every_game_has_positions() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)
    for game in GAMES:
        assert len([one for one in POSITIONS if one.path.stem == game]) >= 8


def test_the_example_in_the_documentation_is_one_of_them() -> None:
    page = (FOLDER.parent.parent / "docs" / "positions.md").read_text(encoding="utf-8")

    assert page.partition("```text\n")[2].partition("```")[0] in (FOLDER / "hasp.txt").read_text(encoding="utf-8")


# The files


def written(folder: Path, text: str, game: str = "njet") -> Path:
    path = folder / f"{game}.txt"
    path.write_text(text, encoding="utf-8")
    return path


def changed(folder: Path, old: str, new: str) -> str:
    """What is said about the lines above with this change."""
    assert old in LINES
    with pytest.raises(PositionError) as error:
        positions_of(written(folder, LINES.replace(old, new)))
    return str(error.value)


def test_a_position_is_what_its_lines_say(tmp_path: Path) -> None:
    (position,) = positions_of(written(tmp_path, LINES))
    names = [position.match.game.actions.text[action] for action in position.view.legal]

    assert position.seat == 3
    assert names == ["r0", "k7"]
    assert [position.allows(action) for action in position.view.legal] == [True, False]
    assert position.view.facts["winning"] == (1,)


def test_cards_that_are_not_named_are_dealt_so_that_the_play_was_possible(tmp_path: Path) -> None:
    """Seat 3 has not followed blue, so it gets no blue card; what seats have played was dealt to them."""
    lines = LINES.replace("hand 1: b9 y4\nhand 2: b3 y5\n", "").replace("hand 3: k7 r0", "hand 3: k7 r0 k2 ...")
    lines = lines.replace("2 b3\n", "2 b3, 3 r0 = 1\ntrick 2: 1 k9, 2 k1\n").replace("best: r0", "never: k7")
    lines = lines.replace("hand 0: b2 y3", "hand 0: b2 y3 ...")
    first, second = (positions_of(written(tmp_path, lines))[0] for _ in range(2))
    deck = first.match.game.deck

    hand = deck.texts(first.view.hand)

    assert len(first.view.hand) == 14
    assert "b" not in hand
    assert str(first.view) == str(second.view)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("hand 1: b9 y4", "hand 1: b9 z4", 5, "there is no card 'z4'"),
        ("hand 1: b9 y4", "hand 1: b2 y4", 5, "there is no further b2"),
        ("hand 1: b9 y4", "hand 7: b9 y4", 5, "there is no seat 7"),
        ("hand 1: b9 y4", "hand 1 b9 y4", 5, "is not of the form 'key: value'"),
        ("hand 1: b9 y4", "hand 0: b9 y4", 5, "'hand 0' stands twice"),
        ("players: 4", "players: 7", 2, "for 2, 3, 4, 5 players, not 7"),
        ("trump k, super", "trump q, super", 8, "'trump q' is not a row"),
        ("2 b3\n", "2 y5\n", 10, "seat 2 may not y5: follow (allowed: b3)"),
        ("trick 1:", "trick 2:", 10, "this belongs to 'trick 1', not to 'trick 2'"),
        ("trick 1:", "trik 1:", 10, "this belongs to 'trick 1', not to 'trik 1'"),
        ("2 b3\n", "2 b3, 3 r0 = 2\n", 10, "ends with '1', not with '2'"),
        ("seat: 3", "seat: 2", 11, "seat 2 is not to choose"),
        ("best: r0", "best: y9", 12, "seat 3 may not y9 (allowed: r0, k7)"),
        ("best: r0", "best: r0, k7", 2, "every choice would be right"),
        ("best: r0", "best: r0\nnever: r0", 2, "no choice would be right"),
        ("best: r0", "beste: r0", 12, "there is no such key as 'beste'"),
    ],
)
def test_a_wrong_file_is_told_by_file_and_line(tmp_path: Path, old: str, new: str, line: int, reason: str) -> None:
    message = changed(tmp_path, old, new)

    assert message.startswith(f"njet.txt, line {line}: ")
    assert reason in message


def test_a_play_that_no_deal_makes_possible_is_told(tmp_path: Path) -> None:
    """However the rest is dealt: seat 2 holds blue and may not play yellow."""
    lines = LINES.replace("hand 3: k7 r0", "hand 3: k7 r0 ...").replace("hand 2: b3 y5", "hand 2: b3 y5 ...")
    lines = lines.replace("hand 0: b2 y3", "hand 0: b2 y3 ...").replace("hand 1: b9 y4", "hand 1: b9 y4 ...")

    with pytest.raises(PositionError, match="line 10: seat 2 may not y5: follow"):
        positions_of(written(tmp_path, lines.replace("2 b3\n", "2 y5\n")))
