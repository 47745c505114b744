"""`tricktable export` and `import`: nothing is lost on the way."""

from contextlib import closing
from pathlib import Path

import apsw
import pytest

from tests.at_once import at_once
from tests.cli.server_files import play_at
from tricktable.cli import main
from tricktable.tables.stores import open_store
from tricktable.tables.wire import OpenTable


@pytest.fixture
def db(tmp_path: Path) -> str:
    """A server's file with two finished matches and one that goes on."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    play_at(url, *[OpenTable(game="hasp", players=2, seed=seed, level="thumb") for seed in ("one", "two")])
    return url


def test_records_go_out_and_come_in_again(db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    new = f"sqlite:///{tmp_path / 'new.db'}"

    assert main(["export", str(out), "--db", db]) == 0
    assert "3 written" in capsys.readouterr().out
    assert main(["check", str(out)]) == 0
    assert main(["export", str(out), "--db", db, "--finished"]) == 0
    assert "0 written, 2 there already" in capsys.readouterr().out
    for path in out.glob("going-on-*"):
        path.unlink()
    assert main(["import", str(out), "--db", new]) == 0
    assert main(["import", str(out), "--db", new]) == 0

    store = open_store(new)
    assert len(at_once(store.records(10))) == 2
    store.close()


def test_what_is_no_finished_match_is_not_taken(db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    main(["export", str(out), "--db", db])
    (tmp_path / "wrong.txt").write_text("tricktable record 1\n")
    going_on = next(out.glob("going-on-*"))

    code = main(["import", str(going_on), str(tmp_path / "wrong.txt"), str(tmp_path / "none.txt"), "--db", db])

    assert code == 1
    captured = capsys.readouterr()
    assert "this match is not over" in captured.err
    assert captured.err.count("\n") == 3


def test_a_server_that_runs_is_not_disturbed(db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = open_store(db)
    try:
        assert main(["export", str(tmp_path / "out"), "--db", db]) == 0
        assert main(["import", str(tmp_path / "out"), "--db", db]) == 1
    finally:
        store.close()

    assert "tables.db" in capsys.readouterr().err


def test_a_damaged_record_keeps_nothing_else_from_going_out(
    db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(apsw.Connection(db.removeprefix("sqlite:///"))) as file:
        file.execute("UPDATE records SET record = record || 'x' WHERE id = (SELECT max(id) FROM records)")

    assert main(["export", str(tmp_path / "out"), "--db", db]) == 1

    said = capsys.readouterr()
    assert "2 written, 0 there already, 1 could not be read" in said.out
    assert "is damaged: it is not the text that was written" in said.err


def test_the_variable_says_where_the_tables_are(
    db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TRICKTABLE_DB", db)
    assert main(["export", str(tmp_path / "out"), "--finished"]) == 0
    assert "2 written" in capsys.readouterr().out

    monkeypatch.setenv("TRICKTABLE_DB", f"sqlite:///{tmp_path / 'new.db'}")
    assert main(["import", str(tmp_path / "out")]) == 0

    assert "2 records are good" in capsys.readouterr().out


def test_nothing_is_made_where_there_is_nothing_to_export(tmp_path: Path) -> None:
    assert main(["export", str(tmp_path / "out"), "--db", f"sqlite:///{tmp_path / 'nothing.db'}"]) == 1

    assert list(tmp_path.iterdir()) == []
