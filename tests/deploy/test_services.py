"""The units of systemd: taken by it, and closed to everything that a server does not need."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.cli.test_environment import options
from tests.deploy.programs import DEPLOY, run
from tricktable.cli import make_parser
from tricktable.cli.environment import variable_of

UNITS: Final = DEPLOY / "systemd"
SERVER: Final = UNITS / "tricktable.service"
MOST_EXPOSED: Final = 1.5
"""Of ten; what systemd thinks somebody could do who has got hold of the server."""


def settings(path: Path) -> dict[str, list[str]]:
    """What a unit says, by name."""
    found: dict[str, list[str]] = {}
    for name, value in re.findall(r"^(\w+)=(.*)$", path.read_text(), re.MULTILINE):
        found.setdefault(name, []).append(value)
    return found


def copied(folder: Path) -> list[Path]:
    """All units, with a command that there is."""
    there = []
    for path in UNITS.iterdir():
        (folder / path.name).write_text(path.read_text().replace("/opt/tricktable/bin/tricktable", "/bin/true"))
        there.append(folder / path.name)
    return there


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    units = copied(tmp_path)

    done = run("systemd-analyze", "verify", "--man=no", *map(str, units))

    assert [line for line in done.stderr.splitlines() if "tricktable" in line] == []
    assert done.returncode == 0, done.stderr
    bad = tmp_path / "tricktable.service"
    bad.write_text(bad.read_text().replace("ProtectSystem=strict", "ProtectSystem=rubbish"))
    assert "protect system value" in run("systemd-analyze", "verify", "--man=no", str(bad)).stderr


def test_the_server_may_do_little() -> None:
    done = run("systemd-analyze", "security", "--offline=true", "--no-pager", str(SERVER))

    found = re.search(r"Overall exposure level for \S+: ([\d.]+)", done.stdout)
    assert found, done.stdout + done.stderr
    assert float(found[1]) <= MOST_EXPOSED


def test_the_unit_is_told_when_the_server_is_ready_and_that_it_lives() -> None:
    unit = settings(SERVER)

    assert unit["Type"] == ["notify"]
    assert float(unit["WatchdogSec"][0]) >= 30
    assert unit["DynamicUser"] == ["yes"]
    assert unit["ProtectSystem"] == ["strict"]
    assert unit["StateDirectory"] == ["tricktable"]
    assert int(unit["LimitNOFILE"][0]) >= 65536


@pytest.mark.parametrize("path", sorted(UNITS.glob("*.service")), ids=lambda path: path.name)
def test_commands_and_variables_are_ours(path: Path) -> None:
    unit = settings(path)
    known = {variable_of(each) for each in options()} | {"PYTHONDONTWRITEBYTECODE"}

    command = re.search(r"/opt/tricktable/bin/tricktable ([a-z]+)", unit["ExecStart"][0])
    assert command
    make_parser().parse_args([command[1], *(["copy.db", "--replace"] if command[1] == "backup" else [])])
    assert {each.partition("=")[0] for each in unit["Environment"]} <= known
    assert "TRICKTABLE_DB=sqlite:////var/lib/tricktable/tables.db" in unit["Environment"]
