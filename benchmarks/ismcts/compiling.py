"""Compiles the trees beside their file, as an editable install does with the kernel: Python takes what is compiled."""

import platform
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

import tricktable

HERE: Final = Path(__file__).parent
SOURCES: Final = Path(tricktable.__file__).parents[1]
FLAGS: Final = ("-O3", "-g0", *(["-march=x86-64-v2"] if platform.machine() in ("x86_64", "AMD64") else []))
"""Those of the kernel."""
BUILD: Final = Path("build", "ismcts")


def is_fresh() -> bool:
    """The trees are compiled, and nothing that they are made of has changed since."""
    compiled = HERE / f"trees{EXTENSION_SUFFIXES[0]}"
    if not compiled.exists():
        return False
    parts = [*HERE.glob("trees.p*"), *SOURCES.glob("tricktable/kernel/*.p*")]
    return all(part.stat().st_mtime < compiled.stat().st_mtime for part in parts)


def compile_trees() -> None:
    """Without a compiler this ends the process: interpreted trees are no opponents."""
    if is_fresh():
        return
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    print("compiling the trees", file=sys.stderr)
    for earlier in HERE.glob("trees.*.so"):
        earlier.unlink()
    module = Extension("benchmarks.ismcts.trees", [str(HERE / "trees.pyx")], extra_compile_args=list(FLAGS))
    modules = cythonize(  # type: ignore[no-untyped-call]
        [module], build_dir=str(BUILD), include_path=[str(SOURCES)], quiet=True
    )
    command = build_ext(Distribution({"ext_modules": modules}))
    command.build_lib = str(HERE.parents[1])
    command.build_temp = str(BUILD)
    command.ensure_finalized()
    command.run()
