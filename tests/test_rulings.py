"""Every ruling and every check of the rules pages has a test that cites it."""

import ast
import re
from pathlib import Path

import pytest

from tricktable.games import GAMES

ROOT = Path(__file__).parent.parent
NUMBER = re.compile(r"\b[A-Z]{3,}-[RC]\d+\b")
STATED = re.compile(r"^- \*\*([A-Z]{3,}-[RC]\d+)\*\*", re.MULTILINE)


def cited() -> set[str]:
    """The numbers in the docstrings of all test functions."""
    numbers: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                numbers.update(NUMBER.findall(ast.get_docstring(node) or ""))
    return numbers


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_and_check_is_cited_by_a_test(name: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{name}.md").read_text()
    stated = STATED.findall(page)

    assert len(stated) == len(set(stated)) >= 9
    assert not set(stated) - cited()


@pytest.mark.parametrize("name", GAMES)
def test_rulings_are_numbered_without_gaps(name: str) -> None:
    numbers = STATED.findall((ROOT / "docs" / "rules" / f"{name}.md").read_text())

    for kind in "RC":
        own = [int(number.rpartition(kind)[2]) for number in numbers if f"-{kind}" in number]
        assert own == list(range(1, len(own) + 1))
        assert own


def test_no_test_cites_a_ruling_that_does_not_exist() -> None:
    stated = {number for name in GAMES for number in STATED.findall((ROOT / "docs/rules" / f"{name}.md").read_text())}

    assert not cited() - stated


def test_code_cites_only_rulings_that_exist() -> None:
    stated = {number for name in GAMES for number in STATED.findall((ROOT / "docs/rules" / f"{name}.md").read_text())}
    for path in (ROOT / "src").rglob("*.py"):
        assert not set(NUMBER.findall(path.read_text())) - stated, path
