"""Puzzles at the command line: solving, finding, checking and writing them."""

import io
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bots.puzzles.solved import first_of
from tricktable.bots.puzzles import checking
from tricktable.bots.puzzles.collection import all_puzzles, puzzles_of
from tricktable.bots.puzzles.files import read_file, write_puzzles
from tricktable.bots.puzzles.loading import opened
from tricktable.bots.puzzles.making import Search
from tricktable.bots.puzzles.puzzles import Puzzle
from tricktable.cli import main
from tricktable.cli.commands import puzzles_make
from tricktable.games import GAMES
from tricktable.words.speakers import LANGUAGES

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`tricktable puzzles ...` with these lines typed: exit code, output, errors."""

    def run(*args: str | Path, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(["puzzles", *map(str, args)])
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return run


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_solved_in_the_terminal(run: Run, game: str, language: str) -> None:
    """Choices are typed as the screen numbers them: the legal actions in their order."""
    puzzle = first_of(game)
    number = sorted(range(len(puzzle.choices)), key=lambda place: _place(puzzle, place)).index(0) + 1

    code, out, err = run("play", "--id", puzzle.id, "--lang", language, typed=f"{number}\n")

    assert (code, err) == (0, "")
    words = {"en": "Right: ", "de": "Richtig: ", "nl": "Goed: ", "es": "Correcto: "}
    assert words[language] in out
    assert "{" not in out
    assert "1" in out.splitlines()[-1]
    assert max(map(len, out.splitlines())) <= 80


def _place(puzzle: Puzzle, place: int) -> int:
    """Where a choice stands among all actions of the game."""
    return opened(puzzle).game.actions.parse(puzzle.choices[place].action)


def test_whoever_is_wrong_is_told_what_was_right_and_goes_on_or_stops(run: Run) -> None:
    code, out, _ = run("play", "--game", "hasp", "--theme", "counting", "--seed", "wrong", typed="zz\n?\nl\n1\nq\n")

    assert code == 0
    assert "Solved: " in out
    assert "of 1." in out.splitlines()[-1]
    assert ("Right is" in out) or ("Right: " in out)
    assert "Theme: " in out


def test_everybody_may_stop_at_any_time(run: Run) -> None:
    assert "Solved: 0 of 0." in run("play", "--game", "mue", typed="q\n")[1]
    assert "Solved: 0 of 0." in run("play", "--game", "mue", typed="")[1]
    assert "Solved: 0 of 0." in run("play", "--game", "mue", typed="b\nend\n")[1]


def test_a_file_of_ones_own_is_played(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "own.csv"
    path.write_text(write_puzzles([first_of("njet")]), encoding="utf-8")

    assert first_of("njet").id in run("play", "--file", path, typed="q\n")[1]
    assert "there is no such puzzle" in run("play", "--file", path, "--game", "mue")[2]


def test_a_game_that_there_is_not_is_refused_by_its_name(run: Run, tmp_path: Path) -> None:
    for command in (("play",), ("export", "--out", tmp_path / "none.csv")):
        code, _, err = run(*command, "--game", "chess")
        assert code == 2
        assert "there is no game 'chess'" in err
    assert not (tmp_path / "none.csv").exists()


def test_puzzles_are_written_plain_and_packed_in_one_order(run: Run, tmp_path: Path) -> None:
    plain, packed, published = (tmp_path / f"puzzles.csv{ending}" for ending in ("", ".gz", ".zst"))
    dropped = puzzles_of("hasp")[0].id

    assert run("export", "--out", plain)[0] == 0
    assert run("export", plain, plain, "--out", published)[0] == 0
    assert run("export", plain, "--game", "hasp", "--without", dropped, "--out", packed)[0] == 0

    assert read_file(plain) == read_file(published) == list(all_puzzles().values())
    assert read_file(packed) == list(puzzles_of("hasp")[1:])
    assert "no puzzle nobody" in run("export", "--without", "nobody", "--out", plain)[2]
    assert ".csv" in run("export", "--out", tmp_path / "puzzles.txt")[2]


@pytest.mark.parametrize("game", GAMES)
def test_the_files_of_the_package_are_what_export_writes(game: str, run: Run, tmp_path: Path) -> None:
    written = tmp_path / "puzzles.csv.gz"
    assert run("export", "--game", game, "--out", written)[0] == 0

    assert read_file(written) == list(puzzles_of(game))


def test_a_check_names_what_is_not_kept(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good = first_of("was_sticht")
    bad = first_of("mue")._replace(difficulty=9)
    path = tmp_path / "some.csv"
    path.write_text(write_puzzles([good, bad]), encoding="utf-8")
    monkeypatch.setattr(checking, "LEAD", 2.0)

    code, out, _ = run("check", path, "--jobs", "1", "--worlds", "1024")

    assert code == 1
    assert "from 1 to 5, not 9" in out
    assert "mue: 0 of 1 kept" in out
    assert "was_sticht: 1 of 1 kept" in out
    assert "1 of 2 puzzles kept in 1024 other deals each" in out


def test_what_is_found_is_added_at_once_and_a_search_goes_on_behind_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where puzzles come from is another test's business: here each match has one."""
    stock = list(puzzles_of("hasp"))
    asked: list[str] = []

    def look(task: puzzles_make.Task) -> Search:
        asked.append(task.seed)
        number = int(task.seed.rpartition("/")[2])
        found = stock[number - 1]._replace(seed=task.seed, players=task.players)
        return Search(task.seed, (found,), Counter(positions=10, puzzles=1))

    monkeypatch.setattr(puzzles_make, "look", look)
    path = tmp_path / "found.csv"
    table = ("make", "--game", "hasp", "--seats", "3", "--seed", "s", "--out", path)

    assert run(*table, "--count", "2")[0] == 0
    assert asked == ["s/1", "s/2"]
    code, out, _ = run(*table, "--positions", "20")

    assert code == 0
    assert asked == ["s/1", "s/2", "s/3", "s/4"]
    assert "2 new puzzles" in out
    assert "positions 20" in out
    assert [puzzle.seed for puzzle in read_file(path)] == asked


def test_a_search_in_records(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    record.write_text(first_of("hasp").world, encoding="utf-8")
    path = tmp_path / "found.csv"

    code, out, _ = run("make", "--records", record, "--only", "trump", "--rounds", "1", "--out", path)

    assert code == 0
    assert "new puzzles in" in out
    assert read_file(path) == []
    record.write_text("nonsense\n", encoding="utf-8")
    assert "match.txt" in run("make", "--records", record, "--out", path)[2]


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("make", "--game", "hasp", "--count", "1", "--out", "x.gz"), ".csv"),
        (("make", "--count", "1", "--out", "x.csv"), "--game"),
        (("make", "--game", "hasp", "--out", "x.csv"), "--count"),
        (("make", "--game", "hasp", "--count", "1", "--only", "chess", "--out", "x.csv"), "no choices chess"),
        (("check", "nowhere.csv"), "nowhere.csv"),
        (("play", "--theme", "chess"), "chess"),
        (("play", "--id", "chess"), "no such puzzle"),
    ],
)
def test_what_cannot_be_meant_is_refused(run: Run, args: tuple[str, ...], complaint: str) -> None:
    code, out, err = run(*args)

    assert code in (1, 2)
    assert complaint in err
    assert not out
