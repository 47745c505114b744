"""Installing as people do it: into an empty environment, from a wheel or from source, which pip builds in isolation.

With a compiler that was done by `make dist` already, which builds the wheel from the sdist in isolation.
"""

import subprocess
import sys
from pathlib import Path

from tricktable import __version__


def run(surroundings: dict[str, str], folder: Path, *command: str | Path) -> str:
    done = subprocess.run(command, cwd=folder, env=surroundings, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_wheel_brings_all_that_it_needs(wheel: Path, surroundings: dict[str, str], tmp_path: Path) -> None:
    is_compiled = not wheel.name.endswith("-none-any.whl")

    version = run(surroundings, tmp_path, "tricktable", "--version")
    run(surroundings, tmp_path, "tricktable", "simulate", "mue", "--matches", "1", "--records", "out")
    run(surroundings, tmp_path, "tricktable", "check", "out")

    assert version.startswith(f"tricktable {__version__} ")
    assert version.count(" compiled") == 2 * is_compiled


def test_without_a_compiler_pip_installs_the_sdist_interpreted(
    sdist: Path, installed: Path, surroundings: dict[str, str], tmp_path: Path
) -> None:
    pip = (sys.executable, "-m", "pip", "--python", installed, "install", "--quiet", "--no-deps", "--target", "here")

    run(surroundings | {"CC": "false"}, tmp_path, *pip, sdist)
    version = run(surroundings | {"PYTHONPATH": "here"}, tmp_path, "tricktable", "--version")

    assert version.startswith(f"tricktable {__version__} ")
    assert "rules interpreted, kernel interpreted" in version
    assert (tmp_path / "here/tricktable/page/index.html").is_file()
