"""`tricktable arena`: the same report whatever the jobs, files for programs and eyes, one line for mistakes."""

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from tricktable.bots import BOTS, SimpleBot
from tricktable.cli import INTERRUPTED, WRONG_USAGE, main
from tricktable.core.streams import Stream
from tricktable.core.views import View

Json = dict[str, Any]  # what the command writes: tests look into it by key

HASP = ("arena", "--game", "hasp", "--bots", "simple,random", "--deals", "6", "--seed", "monday")


class Cautious(SimpleBot):
    """A third bot, wherever three are needed."""

    name = "cautious"


@pytest.fixture(autouse=True)
def third_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, Cautious.name, Cautious())


def measured(path: Path, *arguments: str) -> Json:
    assert main([*arguments, "--json", str(path)]) == 0
    report: Json = json.loads(path.read_text(encoding="utf-8"))
    return report


def untimed(report: Json) -> Json:
    return {key: value for key, value in report.items() if key != "times"}


def test_the_report_is_the_same_whatever_the_jobs(tmp_path: Path) -> None:
    alone = measured(tmp_path / "alone.json", *HASP)
    together = measured(tmp_path / "together.json", *HASP, "--jobs", "2")

    assert untimed(alone) == untimed(together)
    assert (alone["times"]["jobs"], together["times"]["jobs"]) == (1, 2)
    assert alone["times"]["place"] == together["times"]["place"] == "here"
    counts = [report["times"]["decisions"]["simple"]["count"] for report in (alone, together)]
    assert counts[0] == counts[1] > 0


def test_the_command_in_the_report_reproduces_it(tmp_path: Path) -> None:
    arguments = ("arena", "--game", "Mü", "--bots", "random,simple", "--deals", "2", "--option", "target=300")
    first = measured(tmp_path / "first.json", *arguments, "--seed", "-it's me")

    again = measured(tmp_path / "again.json", *shlex.split(first["command"])[1:])

    assert untimed(again) == untimed(first)
    assert first["options"]["hands"] == "20"
    assert first["options"]["target"] == "300"


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*HASP[:6], "60", "--seed", "monday"]) == 0

    shown = capsys.readouterr()
    lines = shown.out.splitlines()
    assert lines[0] == "HASP with 4 players: 60 deals, first rounds, seed monday"
    assert lines[1].startswith("deals: sha256 ")
    assert lines[3].split() == ["A", "B", "difference", "95", "%", "interval", "verdict", "A", "won", "B", "won"]
    assert lines[4].startswith("simple  random")
    assert "simple is stronger" in lines[4]
    assert "fewer than 1,000 deals: an impression, not a claim" in lines
    assert any(line.startswith("ms per decision") for line in lines)
    command = "tricktable arena --game hasp --seats 4 --bots simple,random --deals 60 --unit round --seed=monday"
    assert lines[-1] == f"again: {command}"
    assert not shown.err


def test_a_bot_in_one_phase_alone_is_told_as_that(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = measured(tmp_path / "only.json", *HASP, "--only", "predict")

    assert report["only"] == ["predict"]
    assert capsys.readouterr().out.splitlines()[0].endswith("seed monday, A in predict alone")
    again = measured(tmp_path / "again.json", *shlex.split(report["command"])[1:])
    assert untimed(again) == untimed(report)


def test_matches_are_told_as_matches(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*HASP[:6], "2", "--unit", "match", "--seats", "2"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("HASP with 2 players: 2 deals, matches, seed ")
    assert any(line.startswith("difference: matches won") for line in lines)


def test_three_bots_have_pairs_and_a_ladder_and_files_are_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "ladder.png"
    arguments = ("arena", "--game", "hasp", "--seats", "3", "--bots", "simple,random,cautious", "--deals", "4")

    report = measured(tmp_path / "ladder.json", *arguments, "--seed", "l", "--plot", str(picture))

    pairs = [(each["a"], each["b"]) for each in report["comparisons"]]
    assert pairs == [("simple", "random"), ("simple", "cautious"), ("random", "cautious")]
    for each in report["comparisons"]:
        assert len(each["by_deal"]) == 4
        assert [side["seats"] for side in each["by_side"]] == [[0], [1], [2]]
        assert each["difference"]["mean"] == pytest.approx(sum(each["by_deal"]) / 4)
    assert sorted(rung["bot"] for rung in report["ladder"]) == ["cautious", "random", "simple"]
    assert {rung["tables"] for rung in report["ladder"]} == {12}
    assert "\nladder " in capsys.readouterr().out
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ladder.json", "ladder.png"]


def test_two_bots_are_drawn_without_a_ladder_even_when_they_are_the_same(tmp_path: Path) -> None:
    picture = tmp_path / "same.svg"

    assert main([*HASP[:4], "random,random", *HASP[5:], "--plot", str(picture)]) == 0

    assert b"<svg" in picture.read_bytes()


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "the following arguments are required: --game, --bots, --deals"),
        ("--game skat --bots simple,random --deals 2", "there is no game 'skat'"),
        ("--game hasp --bots simple,deep --deals 2", "there is no bot 'deep' (bots: random, simple"),
        ("--game hasp --bots simple --deals 2", "at least two bots are needed"),
        ("--game hasp --bots simple, --deals 2", "there is no bot ''"),
        ("--game hasp --bots simple,random,simple --deals 2", "bot 'simple' is named twice"),
        ("--game hasp --bots simple,random --deals 1", "at least 2 deals are needed"),
        ("--game hasp --bots simple,random --deals x", "argument --deals: 'x' is not a whole number"),
        ("--game hasp --bots simple,random --deals 2 --seats 5", "HASP is for 2, 3, 4 players, not 5"),
        ("--game hasp --bots simple,random --deals 2 --unit trick", "argument --unit: invalid choice: 'trick'"),
        ("--game hasp --bots simple,random --deals 2 --jobs 0", "argument --jobs: at least 1 is needed"),
        ("--game hasp --bots simple,random --deals 2 --jobs 1 --cluster tcp://a:1", "not allowed with argument --jobs"),
        ("--game hasp --bots simple,random --deals 2 --option pot=3", "HASP has no option 'pot'"),
        ("--game hasp --bots simple,random --deals 2 --plot x.txt", "--plot takes a file that ends in .png"),
        ("--game hasp --bots simple,random --deals 2 --json /no/where/x", "/no/where is no directory"),
        ("--game hasp --bots simple,random --deals 2 --json /", "/ is a directory, not a file"),
    ],
)
def test_wrong_usage_is_one_line_and_exit_code_2(line: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *line.split()]) == WRONG_USAGE

    shown = capsys.readouterr()
    assert not shown.out
    assert shown.err.startswith("tricktable: ")
    assert reason in shown.err
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize(
    ("module", "more", "package"),
    [("matplotlib.figure", ("--plot", "x.png"), "matplotlib"), ("openskill.models", (), "openskill")],
)
def test_a_missing_package_is_one_line(
    module: str,
    more: tuple[str, ...],
    package: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, module, None)

    assert main([*HASP[:4], "simple,random,cautious", *HASP[5:], *more]) == WRONG_USAGE

    shown = capsys.readouterr()
    assert shown.err.endswith(f"needs the package {package}: pip install 'tricktable[arena]'\n")
    assert shown.err.count("\n") == 1
    assert not shown.out


class Impatient(SimpleBot):
    """Somebody presses Ctrl-C while it thinks."""

    def choose(self, view: View, stream: Stream) -> int:
        raise KeyboardInterrupt


def test_ctrl_c_stops_cleanly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(BOTS, "simple", Impatient())

    assert main([*HASP, "--json", str(tmp_path / "x.json")]) == INTERRUPTED

    shown = capsys.readouterr()
    assert (shown.out, shown.err) == ("", "tricktable: stopped\n")
    assert not list(tmp_path.iterdir())
