"""`tricktable ceilings`: a table of gains by phase that grows, goes on where it was, and mixes nothing."""

import json
from pathlib import Path

import pytest

from tricktable.cli import WRONG_USAGE, main

HASP = ("ceilings", "--table", "hasp:2", "--bot", "simple", "--ceiling-deals", "2", "--seed", "monday")


@pytest.fixture(autouse=True)
def small_ceiling(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clairvoyant who looks at little."""
    from tricktable.bots.arena.seers import Clairvoyant

    few = Clairvoyant.budget._replace(worlds=4, early_worlds=2, early_playouts=2, nodes=200, open_nodes=200)
    monkeypatch.setattr(Clairvoyant, "budget", few)


def test_every_phase_has_a_gain_and_a_ceiling_and_more_deals_go_on_from_fewer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also what is stopped in the middle of a cell is not lost: the file has one number for each deal."""
    once, grown, table = tmp_path / "once.json", tmp_path / "grown.json", tmp_path / "table.md"

    assert main([*HASP, "--deals", "4", "--json", str(once)]) == 0
    assert main([*HASP, "--deals", "2", "--json", str(grown)]) == 0
    capsys.readouterr()
    assert main([*HASP, "--deals", "4", "--json", str(grown), "--markdown", str(table)]) == 0

    shown = capsys.readouterr()
    found = json.loads(grown.read_text(encoding="utf-8"))
    assert found == json.loads(once.read_text(encoding="utf-8"))
    assert {name: len(gains) for name, gains in found["cells"].items()} == {
        f"hasp 2 {kind} {bot}": deals
        for kind in ("trump", "predict", "trick")
        for bot, deals in (("simple", 4), ("clairvoyant", 2))
    }
    rows = [line for line in shown.out.splitlines() if line.startswith("| HASP 2 |")]
    assert [row.split(" | ")[1] for row in rows] == ["trump", "predict", "trick"]
    assert all("(2)" in row and "(4)" in row for row in rows)
    assert table.read_text(encoding="utf-8") == shown.out
    assert "6/6 hasp 2 trick: clairvoyant" in shown.err


def test_what_other_sources_or_another_bank_have_begun_is_not_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cells.json"
    assert main([*HASP, "--deals", "2", "--json", str(path)]) == 0
    found = json.loads(path.read_text(encoding="utf-8"))

    for name, value in {"code": "0" * 64, "seed": "tuesday"}.items():
        path.write_text(json.dumps({**found, "begun": {**found["begun"], name: value}}), encoding="utf-8")
        assert main([*HASP, "--deals", "2", "--json", str(path)]) == WRONG_USAGE
        assert f"begun with another {name}" in capsys.readouterr().err
    path.write_text("[]", encoding="utf-8")

    assert main([*HASP, "--deals", "2", "--json", str(path)]) == WRONG_USAGE
    assert "is not what this command writes" in capsys.readouterr().err
    assert main([*HASP, "--deals", "1", "--json", str(path)]) == WRONG_USAGE
    assert main([*HASP, "--deals", "2", "--table", "skat", "--json", str(path)]) == WRONG_USAGE
    assert main([*HASP, "--deals", "2", "--json", str(tmp_path / "none" / "x.json")]) == WRONG_USAGE


def test_some_phases_alone_are_measured_without_a_ceiling_where_nobody_asks_for_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Later calls for other phases add to the same file."""
    path = tmp_path / "cells.json"
    some = ("ceilings", "--table", "hasp:2", "--bot", "simple", "--seed", "monday", "--deals", "2", "--json", str(path))

    assert main([*some, "--ceiling-deals", "0", "--only", "trick,trump"]) == 0
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("| HASP 2 |")]
    assert main([*some, "--ceiling-deals", "2", "--only", "predict"]) == 0

    assert [row.split(" | ")[1] for row in rows] == ["trump", "trick"]
    assert list(json.loads(path.read_text(encoding="utf-8"))["cells"]) == [
        "hasp 2 trump simple",
        "hasp 2 trick simple",
        "hasp 2 predict simple",
        "hasp 2 predict clairvoyant",
    ]
    assert main([*some, "--only", "veto"]) == WRONG_USAGE
    assert "kind 'veto'" in capsys.readouterr().err
