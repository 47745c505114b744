"""The layout is said twice, to Python and to the compiler: both say the same."""

import re
from pathlib import Path

from tricktable.kernel import layout


def test_the_compiler_is_told_the_same_layout() -> None:
    text = Path(layout.__file__).with_suffix(".pxd").read_text(encoding="utf-8")
    told = {name: int(number) for name, number in re.findall(r"^    ([A-Z_]+) = (\d+)$", text, re.MULTILINE)}

    assert told == {name: value for name, value in vars(layout).items() if name.isupper()}
