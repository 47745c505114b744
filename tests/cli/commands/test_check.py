"""`tricktable check`: good records are good, and one line says where a bad one stops being so."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.contract.tables import TABLES, Table, game_at, positions, table_name
from tricktable.cli import files, main
from tricktable.cli.batches import batches, play_batch
from tricktable.cli.commands.check import fault
from tricktable.core.matches import Match
from tricktable.core.record_writing import record_for, record_of
from tricktable.core.records import Record
from tricktable.games import new_game

Shown = tuple[int, str, str]


@pytest.fixture(scope="module")
def hasp() -> str:
    """The record of a match of HASP for two."""
    game = new_game("hasp", 2)
    (batch,) = batches(game, ("random", "simple"), "checks", 1, True)
    return play_batch(batch)[0].record


@pytest.fixture
def check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[[str | bytes], Shown]:
    """Checks a file with this content; the exit code and what was printed, the file's name aside."""

    def run(content: str | bytes) -> Shown:
        path = tmp_path / "match.txt"
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        code = main(["check", str(path)])
        shown = capsys.readouterr()
        return code, shown.out, shown.err.replace(str(path), "FILE")

    return run


def unfinished(table: Table, steps: int) -> Match:
    for number, match in enumerate(positions(game_at(table), "unfinished")):
        if number == steps:
            return match
    raise AssertionError("a match has more steps than this")


def changed(text: str, line: int, new: str) -> str:
    """The record with another line, sealed as if nothing had happened."""
    lines = text.split("\n")
    lines[line - 1] = new
    return str(Record.parse("\n".join(lines)).sealed())


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_unfinished_matches_of_every_table_are_good(table: Table, tmp_path: Path) -> None:
    for steps in (1, 13, 30):
        path = tmp_path / f"{steps}.txt"
        path.write_text(str(record_of(unfinished(table, steps))), encoding="utf-8")

        assert fault(path) == ""


def test_a_good_record_is_good(hasp: str, check: Callable[[str], Shown]) -> None:
    assert check(hasp) == (0, "1 record is good\n", "")


@pytest.mark.parametrize(
    ("line", "new", "reason"),
    [
        (2, "game: skat", "line 2: there is no game 'skat' (games: hasp, njet, meinz, was_sticht, mue)"),
        (3, "rules: 7", "line 3: version 7 of the rules of HASP is not known (known: 1)"),
        (4, "seats: 6", "line 4: HASP is for 2, 3, 4 players, not 6"),
        (5, "option pots: many", "line 5: 'option teams: ...' belongs here"),
        (5, "option teams: sideways", "line 5: option teams is one of chosen, drawn, not 'sideways'"),
        (6, "option values: 0 0 1", "line 6: option values is ten numbers"),
        (6, "option values: 0  0 1 2 3 4 1 1 2 3", "line 6: is written '0 0 1 2 3 4 1 1 2 3'"),
        (6, "option values: ² 0 1 2 3 4 1 1 2 3", "line 6: option values is ten numbers"),
        (7, "known to: seat 1", "line 7: this is what seat 1 knows of a match: it cannot be checked"),
    ],
)
def test_a_wrong_header_is_named(line: int, new: str, reason: str, hasp: str, check: Callable[[str], Shown]) -> None:
    code, out, err = check(changed(hasp, line, new))

    assert (code, out) == (1, "0 records are good, 1 is not\n")
    assert err.startswith(f"FILE: {reason}")
    assert err.count("\n") == 1


def test_an_option_too_many_is_named(check: Callable[[str], Shown]) -> None:
    record = record_of(unfinished(("meinz", 4), 3))
    record.options["pots"] = "many"

    assert check(str(record.sealed()))[2] == "FILE: line 5: Meinz has no option 'pots'\n"


def test_a_false_seed_is_refused(check: Callable[[str], Shown]) -> None:
    """Draw and deals must come from the seed that a record names."""
    record = record_of(unfinished(("njet", 3), 20))
    record.seed = b"unfinished".hex()
    assert check(str(record.sealed()))[0] == 0

    record.seed = b"another".hex()
    code, _, err = check(str(record.sealed()))

    assert code == 1
    assert err == "FILE: line 9: these cards are not from the seed of line 7\n"


def test_the_help_says_that_shuffles_are_for_verify(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--help"]) == 0
    assert "`tricktable verify`" in capsys.readouterr().out


def test_every_line_counts(hasp: str, tmp_path: Path) -> None:
    """Without any one of its lines a record is not good."""
    lines = hasp.split("\n")
    path = tmp_path / "match.txt"
    for number in range(len(lines) - 1):
        path.write_text("\n".join(lines[:number] + lines[number + 1 :]), encoding="utf-8")

        assert fault(path).startswith("line ")


def test_a_match_is_written_in_one_way_only(hasp: str, check: Callable[[str], Shown]) -> None:
    """Spaces and the order of a hand's cards change nothing in the match, but they change the record."""
    lines = hasp.split("\n")
    dealt = next(number for number, line in enumerate(lines, 1) if line.startswith("deal more 0: "))
    label, cards = lines[dealt - 1].split(": ")
    first, second, *rest = cards.split(" ")
    turned = f"{label}: {' '.join([second, first, *rest])}"
    spaced = f"{label}: {first}  {' '.join([second, *rest])}"

    for other in (turned, spaced):
        code, _, err = check(changed(hasp, dealt, other))

        assert code == 1
        assert err == f"FILE: line {dealt}: is written {lines[dealt - 1]!r}, not {other!r}\n"


def test_a_changed_name_breaks_the_seal(hasp: str, check: Callable[[str], Shown]) -> None:
    code, _, err = check(hasp.replace("player 1: simple", "player 1: mighty"))

    assert code == 1
    assert "seal" in err


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "line 1: "),
        (b"\n", "line 1: "),
        (b"tricktable record 1", "line 1: the text ends in the middle of a line"),
        (b"tricktable record 1\n", "line 2: "),
        (b"\x7fELF\x02\x00\xff", "line 1: this is not text in UTF-8"),
        (b"tricktable record 1\ngame: \xe4\n", "line 2: this is not text in UTF-8"),
        (b"\x00" * 1000, "line 1: "),
        (b"x" * 100_000 + b"\n", "line 1: "),
        (b"\xef\xbb\xbftricktable record 1\n", "line 1: "),
        (b"tricktable record 1\r\ngame: hasp\r\n", "line 1: "),
    ],
)
def test_what_is_no_record_is_said_to_be_none(content: bytes, reason: str, check: Callable[[bytes], Shown]) -> None:
    code, _, err = check(content)

    assert code == 1
    assert err.startswith(f"FILE: {reason}")
    assert err.count("\n") == 1
    assert len(err) < 500


def test_a_huge_file_is_not_read_to_its_end(
    hasp: str, check: Callable[[str], Shown], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "LARGEST", 1000)

    assert check(hasp)[2] == "FILE: line 1: this is no record: it has more than 0 MiB\n"


def test_what_one_seat_knows_cannot_be_checked(check: Callable[[str], Shown]) -> None:
    record = record_for(unfinished(("hasp", 4), 30), 2)

    code, _, err = check(str(record))

    assert code == 1
    assert err == "FILE: line 7: this is what seat 2 knows of a match: it cannot be checked\n"


def test_files_that_cannot_be_read_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "missing.txt"
    empty = tmp_path / "empty"
    empty.mkdir()

    assert main(["check", str(missing), str(empty)]) == 1

    shown = capsys.readouterr()
    assert shown.out == "0 records are good, 2 are not\n"
    assert shown.err.splitlines() == [
        f"{missing}: No such file or directory",
        f"{empty}: there are no records (*.txt) in this directory",
    ]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_directory_stands_for_its_records(
    jobs: str, hasp: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("a", "b", "d"):
        (tmp_path / f"{name}.txt").write_text(hasp, encoding="utf-8")
    (tmp_path / "c.txt").write_text("nothing\n", encoding="utf-8")
    (tmp_path / "notes.md").write_text("not looked at", encoding="utf-8")

    assert main(["check", "--jobs", jobs, str(tmp_path)]) == 1

    shown = capsys.readouterr()
    assert shown.out == "3 records are good, 1 is not\n"
    assert shown.err == f"{tmp_path / 'c.txt'}: line 1: a record begins with 'tricktable record 1'\n"
