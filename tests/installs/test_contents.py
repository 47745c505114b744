"""What is in the sdist and in the wheel: all that is needed, and nothing that only happened to lie around."""

import subprocess
import tarfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

from tests.installs.conftest import PROJECT

MADE_BY_SETUPTOOLS = ("PKG-INFO", "setup.cfg", "src/tricktable.egg-info/")
LEFT_OUT = (".ci/", ".dockerignore", "benchmarks/", "deploy/", "docs/", "examples/", "mkdocs.yml", "tests/", "tools/")
PAGE = PROJECT / "src/tricktable/page"
DOCS = "src/tricktable/docs/"
SOME_DOCS = {f"{DOCS}{name}" for name in ("index.html", "wire.html", "api/index.html", "search/search_index.json")}
"""Documents that were changed later are no reason to build everything again, so only these are looked for."""


def known_to_git() -> set[str]:
    """All files that git knows; a link to a folder stands for what is in it."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=PROJECT, check=True, capture_output=True, text=True)
    paths = [PROJECT / name for name in listed.stdout.split("\0") if name]
    links = [path for path in paths if path.is_dir()]
    return names_of([path for path in paths if path.is_file()] + [file for link in links for file in link.iterdir()])


def names_of(paths: list[Path]) -> set[str]:
    return {str(path.relative_to(PROJECT)) for path in paths}


def page_files() -> set[str]:
    return names_of([path for path in PAGE.rglob("*") if path.is_file()])


def test_an_sdist_is_the_package_with_what_was_built_and_the_sources_of_the_page(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {member.name.partition("/")[2] for member in archive if not member.isdir()}

    found = {name for name in names if not name.startswith((*MADE_BY_SETUPTOOLS, DOCS))}

    wanted = {name for name in known_to_git() if not name.startswith(LEFT_OUT) and not name.endswith(".gitignore")}
    assert found == wanted | page_files()
    assert names >= SOME_DOCS


def test_a_wheel_is_the_package_with_page_documentation_and_compiled_parts(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())

    is_compiled = not wheel.name.endswith("-none-any.whl")
    extensions = {name for name in names if name.endswith(tuple(EXTENSION_SUFFIXES))}
    described = {name for name in names if name.partition("/")[0].endswith(".dist-info")}

    package = {name for name in known_to_git() | page_files() if name.startswith("src/")}
    files = {f"src/{name}" for name in names - extensions - described}
    assert {name for name in files if not name.startswith(DOCS)} == package
    assert files >= SOME_DOCS
    assert bool(extensions) == is_compiled
    assert {name.rpartition("/")[2] for name in described} == {
        "LICENSE",
        "METADATA",
        "RECORD",
        "WHEEL",
        "entry_points.txt",
        "top_level.txt",
    }
