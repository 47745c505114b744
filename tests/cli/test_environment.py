"""Every option of `serve` may be said by a variable of the environment."""

import argparse
import re
from pathlib import Path
from typing import Final

import pytest

from tricktable.cli import Parser, main, make_parser
from tricktable.cli.environment import FLAGS, file_variable_of, is_flag, strangers, variable_of

ROOT: Final = Path(__file__).parents[2]
DOCUMENT: Final = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
OTHER_VALUES: Final = {
    "host": "0.0.0.0",
    "db": "memory:",
    "public_url": "https://cards.example",
    "trust_proxy": "10.0.0.1",
    "log": "json",
    "docs": str(ROOT / "web"),  # any folder with a page in it
    "node": "north",
    "node_address": "10.0.0.2:7000",
    "node_listen": "10.0.0.2:7000",
}
"""Values for options that are no numbers; a new option whose value is none needs one here."""


def command(name: str) -> Parser:
    """The parser of a command."""
    subparsers = next(each for each in make_parser()._actions if isinstance(each, argparse._SubParsersAction))
    parser = subparsers.choices[name]
    assert isinstance(parser, Parser)
    return parser


def options() -> list[argparse.Action]:
    """All of `serve`, as argparse has them and not as our own list says."""
    return [each for each in command("serve")._actions if each.dest != "help"]


def other_value(action: argparse.Action) -> str:
    """A value that is not the default."""
    return "yes" if is_flag(action) else OTHER_VALUES.get(action.dest, "7")


def parsed(*args: str) -> argparse.Namespace:
    return make_parser().parse_args(["serve", *args])


def id_of(action: argparse.Action) -> str:
    return action.dest


@pytest.fixture(autouse=True)
def empty(monkeypatch: pytest.MonkeyPatch) -> None:
    """No variable of whoever runs the tests."""
    for action in options():
        monkeypatch.delenv(variable_of(action), raising=False)


@pytest.mark.parametrize("action", options(), ids=id_of)
def test_each_option_is_taken_from_its_variable(action: argparse.Action, monkeypatch: pytest.MonkeyPatch) -> None:
    text = other_value(action)
    told = parsed(action.option_strings[-1], *([] if is_flag(action) else [text]))
    assert getattr(told, action.dest) != getattr(parsed(), action.dest)

    monkeypatch.setenv(f"TRICKTABLE_{action.dest.upper()}", text)

    assert getattr(parsed(), action.dest) == getattr(told, action.dest)


@pytest.mark.parametrize("action", options(), ids=id_of)
def test_help_names_the_variable(action: argparse.Action) -> None:
    shown = " ".join(command("serve").format_help().split())

    assert f"[TRICKTABLE_{action.dest.upper()}]" in shown


def test_the_command_line_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRICKTABLE_PORT", "9000")
    monkeypatch.setenv("TRICKTABLE_GRACE", "rubbish")

    assert parsed("--port", "9001", "--grace", "3").port == 9001
    assert parsed("--port", "8000", "--grace", "3").port == 8000, "even where it says what would be so anyway"


@pytest.mark.parametrize(
    ("variable", "text", "said"),
    [
        ("TRICKTABLE_PORT", "70000", "TRICKTABLE_PORT: ports go up to 65535"),
        ("TRICKTABLE_PORT", "tcp://10.0.0.1:8000", "TRICKTABLE_PORT: 'tcp://10.0.0.1:8000' is not a whole number"),
        ("TRICKTABLE_LOG", "xml", "TRICKTABLE_LOG is json or text, not 'xml'"),
        ("TRICKTABLE_NO_LIMITS", "perhaps", "TRICKTABLE_NO_LIMITS is yes, true, 1, no, false, 0, not 'perhaps'"),
        ("TRICKTABLE_PUBLIC_URL", "cards.example", "TRICKTABLE_PUBLIC_URL: 'cards.example' is no address"),
        ("TRICKTABLE_DB_FILE", "/nowhere/secret", "TRICKTABLE_DB_FILE: /nowhere/secret cannot be read: No such file"),
    ],
)
def test_a_wrong_value_is_refused_by_its_variables_name(
    variable: str, text: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(variable, text)

    assert main(["serve"]) == 2
    assert said in capsys.readouterr().err


def test_other_commands_do_not_mind_a_wrong_value(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TRICKTABLE_PORT", "rubbish")

    assert main(["games"]) == 0


def test_an_empty_variable_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compose files hand on variables that nobody has set."""
    monkeypatch.setenv("TRICKTABLE_PORT", " ")
    monkeypatch.setenv("TRICKTABLE_TRUST_PROXY", "")

    assert parsed().port == 8000
    assert parsed().trust_proxy == ""


@pytest.mark.parametrize(("text", "is_on"), FLAGS.items())
def test_options_without_a_value_take_yes_and_no(text: str, is_on: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRICKTABLE_NO_LIMITS", text.upper())
    monkeypatch.setenv("TRICKTABLE_TRUST_PROXY", text)

    assert parsed().no_limits is is_on
    assert parsed().trust_proxy == ("127.0.0.1,::1" if is_on else "")


def test_a_value_may_be_in_a_file_and_is_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    secret = tmp_path / "secret"
    secret.write_text("sqlite:///hidden.db\n")
    monkeypatch.setenv("TRICKTABLE_DB_FILE", str(secret))
    assert parsed().db == "sqlite:///hidden.db"

    secret.write_text("70000")
    monkeypatch.setenv("TRICKTABLE_PORT_FILE", str(secret))
    assert main(["serve"]) == 2
    shown = capsys.readouterr().err
    assert "TRICKTABLE_PORT_FILE" in shown
    assert "70000" not in shown


def test_a_value_and_a_file_with_one_are_one_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TRICKTABLE_DB", "memory:")
    monkeypatch.setenv("TRICKTABLE_DB_FILE", str(tmp_path / "secret"))

    assert main(["serve"]) == 2
    assert "TRICKTABLE_DB and TRICKTABLE_DB_FILE are both given" in capsys.readouterr().err


def test_a_variable_that_is_none_of_ours_is_told() -> None:
    said = strangers(options(), {"TRICKTABLE_PROT": "1", "TRICKTABLE_COMPILE": "0", "PATH": "", "TRICKTABLE_DB": "x"})

    assert said == ["TRICKTABLE_PROT means nothing here: is it TRICKTABLE_PORT?"]


def test_the_document_lists_every_variable_and_no_other() -> None:
    rows = re.findall(r"^\| `(TRICKTABLE_\w+)` \| `(--[\w-]+)` \|", DOCUMENT, re.MULTILINE)

    assert rows == [(variable_of(action), action.option_strings[-1]) for action in options()]


def test_options_that_name_files_have_no_file_variant() -> None:
    action = argparse.ArgumentParser().add_argument("--cluster-key-file")

    assert variable_of(action) == "TRICKTABLE_CLUSTER_KEY_FILE"
    assert file_variable_of(action) == ""
