"""The parts that can be compiled are compiled where that is promised: nothing falls back to Python in silence."""

import re
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pkgutil import walk_packages

import pytest

import tricktable
from tricktable.builds import PARTS, builds, is_compiled

KERNEL = ["tricktable.core.shuffles", "tricktable.kernel.rounds", "tricktable.research.lanes"]
COMPILED_AS_RULES = re.compile(
    r"tricktable\.(core|games|bots\.card_reading|bots\.games\.\w+\.rule_of_thumb|bots\.reasons\.certainties)(\.|$)"
)
RULES = [
    module.name
    for module in walk_packages(tricktable.__path__, "tricktable.")
    if COMPILED_AS_RULES.match(module.name) and module.name not in KERNEL
]


@pytest.mark.parametrize("part", PARTS)
def test_a_part_is_compiled_where_that_is_promised(part: str, pytestconfig: pytest.Config) -> None:
    """`pytest --compiled PART` makes the promise."""
    modules = RULES if part == "rules" else KERNEL
    compiled = [
        module for module in modules if (import_module(module).__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
    ]

    if part in pytestconfig.getoption("--compiled"):
        assert compiled == modules
    assert compiled in ([], modules), "a part is compiled wholly or not at all"
    assert is_compiled(PARTS[part]) == bool(compiled)


def test_the_builds_are_told_in_one_line() -> None:
    assert builds() == ", ".join(
        f"{part} {'compiled' if is_compiled(module) else 'interpreted'}" for part, module in PARTS.items()
    )
