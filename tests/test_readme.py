"""The README lists what there is; that its examples run is tested with those of the docs (`tests/docs`)."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"


def test_the_readme_lists_every_extra() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

    listed = re.findall(r"^\| `tricktable\[(\w+)\]`", README.read_text(encoding="utf-8"), re.MULTILINE)

    assert listed == list(settings["project"]["optional-dependencies"])
