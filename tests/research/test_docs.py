"""The page for research is true: its blocks of code run, one behind the other."""

import contextlib
import io
import re
from pathlib import Path
from textwrap import dedent

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
BLOCK = re.compile(r"^( *)```python\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


def test_every_block_of_code_runs() -> None:
    blocks = [dedent(block) for _, block in BLOCK.findall(PAGE.read_text(encoding="utf-8"))]
    names: dict[str, object] = {}

    for block in blocks:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(block, PAGE.name, "exec"), names)

    assert len(blocks) > 5
