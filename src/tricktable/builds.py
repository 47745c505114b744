"""How this package was built: which parts are compiled, and what the compiler is told about classes.

The same files run interpreted and compiled; `setup.py` says when they are compiled. This one never is.
"""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**attributes):
        """Means something to the compiler alone: `allow_interpreted_subclasses` is for classes to derive from."""
        return lambda cls: cls


PARTS: Final = {"rules": "tricktable.core.matches", "kernel": "tricktable.kernel.rounds"}
"""The parts that can be compiled, each wholly or not at all, and a module of each."""


def is_compiled(module: str) -> bool:
    """There is an extension for this module, and so Python takes it. Nothing is loaded to find out."""
    path = Path(__file__).parents[1] / module.replace(".", "/")
    return any(path.with_name(path.name + suffix).exists() for suffix in EXTENSION_SUFFIXES)


def builds() -> str:
    """How each part was built: `rules compiled, kernel interpreted`."""
    return ", ".join(f"{part} {'compiled' if is_compiled(PARTS[part]) else 'interpreted'}" for part in PARTS)
