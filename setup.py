"""Builds the compiled parts: the rules (core, games and the rules of thumb) with mypyc, the search kernel with Cython.

The environment variable TRICKTABLE_COMPILE decides: 0 leaves everything interpreted, 1 demands compiled parts. Without
it they are compiled if there is a C compiler. A part that fails to compile ends the build, so none is there in half.

An editable install compiles the kernel alone, in place: a compiled rule would hide the edits of its file.
"""

import os
import platform
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from sysconfig import get_path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, PlatformError

from distutils.ccompiler import new_compiler  # isort: skip (setuptools brings distutils along)
from distutils.sysconfig import customize_compiler  # isort: skip

SOURCE = Path("src")
RULES = (
    "tricktable/core/**/*.py",
    "tricktable/games/**/*.py",
    "tricktable/bots/card_reading.py",
    "tricktable/bots/games/*/rule_of_thumb/*.py",
    "tricktable/bots/reasons/certainties.py",
    "tricktable/tables/announcements.py",
    "tricktable/tables/chairs.py",
    "tricktable/tables/table.py",
    "tricktable/tables/view_forms.py",
)
KERNEL = ("tricktable/core/shuffles.py", "tricktable/kernel/rounds.pyx", "tricktable/research/lanes.pyx")
"""`rounds.pyx` includes the kernel's other modules, `lanes.pyx` those that write observations."""
RULES_FLAGS = ("-fvisibility=hidden", "-ffp-contract=off")
"""Functions of one extension call each other directly; sums of floats are rounded as in Python on every machine."""
KERNEL_FLAGS = (
    "-O3",
    *(["-march=x86-64-v2"] if platform.machine() in ("x86_64", "AMD64") else []),
    *([] if "-g" in os.environ.get("CFLAGS", "").split() else ["-g0"]),
)
"""Version 2 of x86-64 counts bits in one instruction; processors have had it since 2009. What debuggers want takes a
third of the compiler's time: whoever needs it says so."""

BUILDS = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}
"""The commands that need extensions; those that only ask for names and versions do not wait for compilers."""
IN_PLACE = {"editable_wheel", "--inplace", "-i"}


class BuildExtensions(build_ext):  # type: ignore[misc] # setuptools has no types
    """Compiles the C files of an extension side by side: mypyc makes one extension of all rules."""

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile

        def compile_together(sources: list[str], **settings: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_in_turn([source], **settings), sources)
                return [name for names in objects for name in names]

        self.compiler.compile = compile_together
        super().build_extensions()


def compiles(flags: tuple[str, ...] = ()) -> bool:
    """There is a C compiler that takes these flags and finds Python's headers."""
    compiler = new_compiler()
    customize_compiler(compiler)
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        probe = partial(compiler.compile, [str(source)], folder, include_dirs=[get_path("include")])
        try:
            probe(extra_postargs=list(flags))
        except (CompileError, PlatformError):
            return False
    return True


def rules() -> list[Extension]:
    from mypyc.build import mypycify

    kernel = [SOURCE / path for path in KERNEL]
    paths = sorted(str(path) for pattern in RULES for path in SOURCE.glob(pattern) if path not in kernel)
    settings = ["--cache-dir=build/mypy", "--follow-imports=silent"]  # what others import, a build need not have
    extensions: list[Extension] = mypycify(
        [*settings, *paths],
        group_name="tricktable",
        target_dir="build/mypyc",
        multi_file=True,
        opt_level="1",  # 2 takes longer and gives nothing that can be measured
        debug_level="0",
    )
    if compiles(RULES_FLAGS):
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *RULES_FLAGS]
    return extensions


def kernel() -> list[Extension]:
    from Cython.Build import cythonize

    flags = list(KERNEL_FLAGS) if compiles(KERNEL_FLAGS) else []
    modules = [
        Extension(path.rpartition(".")[0].replace("/", "."), [str(SOURCE / path)], extra_compile_args=flags)
        for path in KERNEL
        if Path(SOURCE, path).exists()
    ]
    extensions: list[Extension] = cythonize(  # type: ignore[no-untyped-call]
        modules, build_dir="build/cython", include_path=[str(SOURCE)]
    )
    return extensions


def remove_earlier_build(is_in_place: bool) -> None:
    """An extension beside its file would hide the file's edits, and what lies in `build/lib*` would go into a wheel."""
    if is_in_place:
        for path in map(SOURCE.joinpath, KERNEL):
            for extension in [*path.parent.glob(f"{path.stem}.*so"), *path.parent.glob(f"{path.stem}.*pyd")]:
                extension.unlink()
    else:
        for folder in Path("build").glob("lib*"):
            shutil.rmtree(folder)


def extensions() -> list[Extension]:
    """What this command compiles."""
    wish = os.environ.get("TRICKTABLE_COMPILE", "")
    if wish not in ("", "0", "1"):
        sys.exit(f"TRICKTABLE_COMPILE is 0, 1 or not set, not {wish!r}")
    if not BUILDS.intersection(sys.argv):
        return []
    is_in_place = not IN_PLACE.isdisjoint(sys.argv)
    remove_earlier_build(is_in_place)
    if wish == "0":
        return []
    if not compiles():
        if wish == "1":
            sys.exit("TRICKTABLE_COMPILE is 1, but there is no C compiler that works")
        print("There is no C compiler that works: all of Tricktable stays interpreted, and slower", file=sys.stderr)
        return []
    return kernel() if is_in_place else kernel() + rules()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildExtensions},
    options={"build_ext": {"parallel": os.cpu_count()}},
)
