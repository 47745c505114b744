"""`tricktable games` and `tricktable rules`."""

import io
import json
import re

import pytest
from rich.console import Console

from tricktable.cli import listings, main
from tricktable.cli.rulebooks import Rulebook
from tricktable.games import GAMES
from tricktable.words.rules import rules_text
from tricktable.words.speakers import LANGUAGES


def test_all_games_are_listed_with_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0

    shown = capsys.readouterr().out
    for game in GAMES.values():
        counts = ", ".join(map(str, game.player_counts))
        assert any(
            line.split()[0] == game.name and game.title in line and counts in line
            for line in shown.splitlines()
            if line
        )
        for option in game.option_list:
            assert f"  {option.name} " in shown
            assert option.meaning.split()[0] in shown


def test_the_listing_for_programs_is_complete(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0

    listed = json.loads(capsys.readouterr().out)
    assert [entry["name"] for entry in listed] == list(GAMES)
    for entry, game in zip(listed, GAMES.values(), strict=True):
        assert entry["title"] == game.title
        assert entry["seats"] == list(game.player_counts)
        assert entry["default_seats"] == game.default_players
        assert entry["rules_version"] == game.version
        assert [option["name"] for option in entry["options"]] == [option.name for option in game.option_list]
        assert [option["default"] for option in entry["options"]] == [option.default for option in game.option_list]


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
    assert listings.rulings_text("hasp").startswith("# HASP")
    assert rules_text("hasp", "nl").startswith("# HASP")


@pytest.mark.parametrize(("option", "what"), [([], "rules"), (["--rulings"], "rulings")])
def test_a_game_without_its_page_is_said_to_be_so(
    option: list[str], what: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GAMES["hasp"], "name", "nowhere")

    assert main(["rules", "hasp", *option]) == 2
    assert capsys.readouterr().err == f"tricktable: the {what} of nowhere are not part of this installation\n"
