"""The notebook that looks at a bank: it runs, it draws, and nothing that it drew is kept in it."""

import json
from pathlib import Path
from typing import Any

import matplotlib as mpl
import pytest

from tests.research.banks.planting import plan_of
from tricktable.bots.search import Budget
from tricktable.research.banks.making import Making

NOTEBOOK = Path(__file__).parents[3] / "examples" / "look_at_a_bank.ipynb"


def code_cells() -> list[dict[str, Any]]:  # cells, as notebooks write them
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in cells if cell["cell_type"] == "code"]


def drawn(bank: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[int, dict[str, Any]]:  # whatever the notebook names
    """Runs all cells one behind the other; how many figures there are then, and everything that has a name."""
    mpl.use("agg")
    from matplotlib import pyplot as plt

    monkeypatch.setenv("TRICKTABLE_BANK", str(bank))
    names: dict[str, Any] = {}
    plt.close("all")
    for number, cell in enumerate(code_cells()):
        exec(compile("".join(cell["source"]), f"{NOTEBOOK.name}, cell {number}", "exec"), names)
    count = len(plt.get_fignums())
    plt.close("all")
    return count, names


def test_it_looks_at_a_bank(bank: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    figures, names = drawn(bank, monkeypatch)

    shown = capsys.readouterr().out
    assert figures == 4
    assert "hasp for 2 - 7 matches," in shown
    assert "game: hasp" in shown
    assert "this bank was made without values" in shown
    assert names["shares"][:, 2].sum() == 7


def test_it_looks_at_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    budget = Budget(worlds=4, early_worlds=2, early_playouts=1, nodes=100, solved=2)
    Making(plan_of("valued", matches=1, budget=budget), tmp_path / "valued").make()

    figures, names = drawn(tmp_path / "valued", monkeypatch)

    assert figures == 5
    assert min(names["left_behind"]) == 0
    assert max(names["left_behind"]) <= 1


def test_nothing_that_it_drew_is_kept() -> None:
    assert all(not cell["outputs"] and cell["execution_count"] is None for cell in code_cells())
