"""The README's examples are true."""

import doctest
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"


def test_the_readme_is_a_doctest() -> None:
    result = doctest.testfile(str(README), module_relative=False)

    assert result.attempted > 5
    assert result.failed == 0


def test_the_readme_lists_every_extra() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

    listed = re.findall(r"^\| `tricktable\[(\w+)\]`", README.read_text(encoding="utf-8"), re.MULTILINE)

    assert listed == list(settings["project"]["optional-dependencies"])
