"""Commands of blocks: read from the text, run, or looked at whether they exist with these options."""

import contextlib
import importlib.util
import io
import json
import re
import runpy
import shlex
import sys
import tomllib
import warnings
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

import pytest

from tests.docs.blocks import ROOT, Block
from tricktable.cli import main, make_parser

REMARK: Final = re.compile(r"(^|\s)#.*$")
PLACEHOLDERS: Final = {"GAME": "hasp", "N": "4", "DEALS": "100", "PHASE": "trick"}
"""What stands for a value that the reader chooses, in blocks that are not run."""
OTHERS: Final = (
    "cd",
    "cp",
    "dask",
    "docker compose",
    "echo",
    "mkdir",
    "npm ci",
    "npm test",
    "pytest",
    "python3 -m",
    "systemctl",
)
"""Programs of others: nothing is known of their options here."""


class Command(NamedTuple):
    """A line to type, and what is shown to come out; nothing is shown of most."""

    words: list[str]
    shown: str


def commands_in(block: Block) -> Iterator[Command]:
    """In `console` those are the lines with a dollar sign, and what follows is output; in `sh` all lines."""
    typed: list[str] = []
    shown: list[list[str]] = []
    for line in block.text.splitlines():
        if block.language == "console" and not line.startswith("$ "):
            assert shown, f"{block.place} shows output before any command"
            shown[-1].append(line)
        elif REMARK.sub("", line.removeprefix("$ ")).strip():
            typed.append(REMARK.sub("", line.removeprefix("$ ")).strip())
            shown.append([])
    for line, lines in zip(typed, shown, strict=True):
        yield Command(shlex.split(line), "".join(f"{text}\n" for text in lines))


def run(command: Command) -> str:
    """Runs a command of ours in this process, as its entry point does; returns what it printed."""
    program, *arguments = command.words
    assert program.removeprefix(".venv/bin/") == "tricktable", f"{command.words} cannot be run here"
    assert not {"|", ">", "&&", ";"} & set(arguments), f"{command.words} needs a shell"
    output = io.StringIO()
    errors = io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
        code = main(arguments)
    assert code == 0, f"{' '.join(command.words)} ended with {code}: {errors.getvalue() or output.getvalue()}"
    return output.getvalue()


def check(command: Command) -> None:
    """Raises if there is no such command, or not with these options."""
    program, *arguments = [PLACEHOLDERS.get(word, word) for word in command.words]
    match program.removeprefix(".venv/bin/").removeprefix("/opt/tricktable/bin/"):
        case "tricktable":
            make_parser().parse_args(arguments)
        case "make":
            assert set(arguments) <= targets(), f"there is no make {arguments}"
        case "python" if arguments[0].endswith(".py"):
            source = (ROOT / arguments[0]).read_text(encoding="utf-8")
            assert all(f'"{word}"' in source for word in arguments if word.startswith("--")), f"{command.words}"
        case "python":
            assert arguments[0] == "-m", f"{command.words} is no module"
            _check_module(arguments[1], arguments[2:])
        case "pip":
            assert arguments[0] == "install", f"pip {arguments[0]}"
            named = re.findall(r"tricktable\[(\w+)\]", " ".join(arguments))
            assert set(named) <= set(project()["project"]["optional-dependencies"]), f"there is no extra {named}"
        case "npm" if arguments[0] == "run":
            scripts = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["scripts"]
            assert arguments[1] in scripts, f"the page has no script {arguments[1]}"
        case name:
            known = (name, f"{name} {arguments[0] if arguments else ''}".strip())
            assert set(known) & set(OTHERS), f"nobody knows {command.words}"


def _check_module(module: str, arguments: list[str]) -> None:
    assert importlib.util.find_spec(module) is not None, f"there is no module {module}"
    told = _help_of(module)
    for option in arguments:
        if option.startswith("-"):
            assert re.search(rf"{re.escape(option)}\b", told), f"python -m {module} has no option {option}"


@cache
def _help_of(module: str) -> str:
    told = io.StringIO()
    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(told), warnings.catch_warnings():
        patch.setattr(sys, "argv", [module, "--help"])
        warnings.simplefilter("ignore", RuntimeWarning)  # a test may have imported it before
        with pytest.raises(SystemExit) as end:
            runpy.run_module(module, run_name="__main__", alter_sys=True)
    assert not end.value.code, f"python -m {module} --help ended with {end.value.code}"
    return told.getvalue()


@cache
def targets() -> set[str]:
    """What make can do."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z]+):.* ## ", makefile, re.MULTILINE))


@cache
def project() -> dict[str, dict[str, dict[str, list[str]]]]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
