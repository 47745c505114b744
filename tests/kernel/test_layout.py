"""Layout and intrinsics are said twice, to Python and to the compiler: both say the same."""

import re
from ast import literal_eval
from pathlib import Path
from types import ModuleType

from tricktable.kernel import intrinsics, layout


def told_to_the_compiler(module: ModuleType, line: str) -> dict[str, str]:
    text = Path(str(module.__file__)).with_suffix(".pxd").read_text(encoding="utf-8")
    return dict(re.findall(line, text, re.MULTILINE))


def constants(module: ModuleType) -> dict[str, float]:
    return {name: value for name, value in vars(module).items() if name.isupper()}


def test_the_compiler_is_told_the_same_layout() -> None:
    told = told_to_the_compiler(layout, r"^    ([A-Z_]+) = (\d+)$")

    assert {name: int(number) for name, number in told.items()} == constants(layout)


def test_the_compiler_is_told_the_same_constants() -> None:
    told = told_to_the_compiler(intrinsics, r"#define TRICKTABLE_([A-Z_]+) (\S+)$")

    assert {name: literal_eval(number.removesuffix("ULL")) for name, number in told.items()} == constants(intrinsics)


def test_interpreted_intrinsics_find_bits() -> None:
    bits = 0b1011_0100

    assert intrinsics.count(bits) == 4
    assert intrinsics.lowest(bits) == 2
    assert [intrinsics.nth(bits, number) for number in range(4)] == [2, 4, 5, 7]
