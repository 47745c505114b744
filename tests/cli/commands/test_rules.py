"""`tricktable rules`."""

import io
import re

import pytest
from rich.console import Console

from tricktable.cli import main
from tricktable.cli.commands import rules
from tricktable.cli.terminal.rulebook import Rulebook
from tricktable.games import GAMES
from tricktable.words.rules import rules_text
from tricktable.words.speakers import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_every_game_can_be_read_in_every_language(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", game, "--lang", language]) == 0

    shown = capsys.readouterr().out
    assert GAMES[game].title in shown.splitlines()[0]
    headings = re.findall(r"^##+ (.*) {#", rules_text(game, language), re.MULTILINE)
    assert [line.strip() for line in shown.splitlines() if line.strip() in headings] == headings
    assert "→" in shown  # a trick, and who takes it
    assert not {"{", "}", "#", "*"} & set(shown)
    assert "\x1b" not in shown  # no colours and no pager where nobody watches


def test_cards_in_the_rules_have_their_colours_in_a_terminal() -> None:
    console = Console(force_terminal=True, color_system="standard", width=100, file=io.StringIO())

    with console.capture() as shown:
        console.print(Rulebook("mue", "en"))

    assert "\x1b[1;32mg2\x1b[0m" in shown.get()
    assert "\x1b[1;7mk7\x1b[0m" in shown.get()


@pytest.mark.parametrize("game", GAMES)
def test_the_exact_rules_come_with_the_rulings(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", game, "--rulings", "--lang", "en"]) == 0

    shown = capsys.readouterr().out
    assert GAMES[game].title in shown.splitlines()[0]
    assert "Rulings" in shown
    assert "**" not in shown


def test_the_rules_come_with_the_package() -> None:
    """The pages are package data, so that an installed program has them too."""
    assert rules.rulings_text("hasp").startswith("# HASP")
    assert rules_text("hasp", "nl").startswith("# HASP")


@pytest.mark.parametrize(("option", "what"), [([], "rules"), (["--rulings"], "rulings")])
def test_a_game_without_its_page_is_said_to_be_so(
    option: list[str], what: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAMES["hasp"], "name", "nowhere")

    assert main(["rules", "hasp", *option]) == 2
    assert capsys.readouterr().err == f"tricktable: the {what} of nowhere are not part of this installation\n"
