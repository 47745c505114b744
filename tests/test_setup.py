"""Installing with and without a C compiler, by the same hooks that pip calls."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

PROJECT = Path(__file__).parents[1]
EXTENSIONS = (".so", ".pyd")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of what an install reads, with an extension that was left in place by an earlier one."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(PROJECT / name, tmp_path)
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd")
    package = PROJECT / "src/tricktable"

    def left_out(folder: str, names: list[str]) -> set[str]:
        is_package = Path(folder) == package
        return ignored(folder, names) | ({"docs", "page"} if is_package else set())  # megabytes that nothing compiles

    shutil.copytree(PROJECT / "src", tmp_path / "src", ignore=left_out)
    (tmp_path / "src/tricktable/kernel/rounds.old.so").touch()
    return tmp_path


def install(project: Path, hook: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs a hook of the build backend; wheels go to `out`."""
    code = f"from setuptools import build_meta; build_meta.{hook}('out')"
    settings = {name: value for name, value in os.environ.items() if name not in ("CC", "TRICKTABLE_COMPILE")}
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=project,
        env=settings | environment,
        check=False,
        capture_output=True,
        text=True,
    )


def extensions_in(project: Path) -> list[str]:
    (wheel,) = project.glob("out/*.whl")
    return [name for name in ZipFile(wheel).namelist() if name.endswith(EXTENSIONS)]


def test_without_a_compiler_a_wheel_is_pure_python(project: Path) -> None:
    done = install(project, "build_wheel", CC="false")

    assert done.returncode == 0, done.stderr
    assert done.stderr.count("no C compiler") == 1
    assert [path.name for path in project.glob("out/*-py3-none-any.whl")]
    assert extensions_in(project) == []


def test_without_a_compiler_an_editable_install_leaves_no_old_extension(project: Path) -> None:
    done = install(project, "build_editable", CC="false")

    assert done.returncode == 0, done.stderr
    assert done.stderr.count("no C compiler") == 1
    assert [path for path in project.glob("src/**/*") if path.suffix in EXTENSIONS] == []


def test_compiled_parts_can_be_demanded(project: Path) -> None:
    done = install(project, "build_wheel", CC="false", TRICKTABLE_COMPILE="1")

    assert done.returncode != 0
    assert "TRICKTABLE_COMPILE is 1, but there is no C compiler" in done.stderr


def test_compiled_parts_can_be_declined(project: Path) -> None:
    done = install(project, "build_wheel", TRICKTABLE_COMPILE="0")

    assert done.returncode == 0, done.stderr
    assert "compiler" not in done.stderr
    assert extensions_in(project) == []


def test_a_wish_that_cannot_be_meant_is_refused(project: Path) -> None:
    done = install(project, "build_wheel", TRICKTABLE_COMPILE="yes")

    assert done.returncode != 0
    assert "TRICKTABLE_COMPILE is 0, 1 or not set, not 'yes'" in done.stderr


def imports_of(path: Path) -> set[str]:
    """The modules that a file names in its imports; of `from a import b` both `a` and `a.b`, which may be one."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module is not None, f"{path} has a relative import"
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def files_of(modules: set[str]) -> set[Path]:
    """The files of those modules that are ours."""
    stems = [PROJECT / "src" / module.replace(".", "/") for module in modules]
    return {path for stem in stems for path in (stem.with_suffix(".py"), stem / "__init__.py") if path.is_file()}


def names(node: ast.Assign) -> list[str]:
    return [target.id for target in node.targets if isinstance(target, ast.Name)]


def test_a_build_is_given_the_types_that_compiled_modules_use() -> None:
    """Those of the classes that they import, too: what is missing is `Any` to the compiler, without a word."""
    settings = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    given = {re.split(r"\W", wish)[0].lower() for wish in settings["build-system"]["requires"]} | {"mypy_extensions"}
    setup = ast.parse((PROJECT / "setup.py").read_text(encoding="utf-8"))
    (patterns,) = [node.value for node in setup.body if isinstance(node, ast.Assign) and names(node) == ["RULES"]]
    compiled = {path for pattern in ast.literal_eval(patterns) for path in (PROJECT / "src").glob(pattern)}

    neighbours = files_of({module for path in compiled for module in imports_of(path)})
    used = {module.partition(".")[0] for path in compiled | neighbours for module in imports_of(path)}

    assert used - set(sys.stdlib_module_names) - {"tricktable"} <= given
