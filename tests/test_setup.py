"""Installing with and without a C compiler, by the same hooks that pip calls."""

import os
import shutil
import subprocess
import sys
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
    shutil.copytree(PROJECT / "src", tmp_path / "src", ignore=ignored)
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
