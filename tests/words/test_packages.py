"""Words, messages and rules that another package brings, and what happens where it brings none, or broken ones."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from tests.words.plain import Plain
from tricktable.core.errors import SetupError
from tricktable.core.events import Event
from tricktable.games import GAMES
from tricktable.words import Words, words_of
from tricktable.words.packages import messages_text, text_in, words_named
from tricktable.words.parts import WordsParts, words_parts
from tricktable.words.phrases import Phrase, Seat
from tricktable.words.rules import rules_text
from tricktable.words.speakers import LANGUAGES, Speaker, bundle_of

GAME: Final = """\
from tests.words.plain import Plain


class Brought(Plain):
    name = "brought"
    title = "Brought"
"""
WORDS: Final = """\
from tricktable.words import Words
from tricktable.words.phrases import Phrase, Seat


class BroughtWords(Words):
    def tell(self, game, event):
        if event.kind == "passed":
            return Phrase("brought-passed", {"who": Seat(event.seat)})
        return super().tell(game, event)

    def ask(self, view):
        return Phrase("brought-ask")
"""
ENGLISH: Final = """\
# Of this game alone
brought-passed = { $Who } lays nothing
brought-ask = { -what }?
-what = What now
"""
GERMAN: Final = "brought-passed = { $Who } legt nichts\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An installed package with a game, and with words of its own in English and some German."""
    files = {
        "__init__.py": GAME,
        "words.py": WORDS,
        "locales/en/brought.ftl": ENGLISH,
        "locales/de/brought.ftl": GERMAN,
        "locales/en/rules/brought.md": "# Brought\n",
        "locales/es/rules/brought.md": "# Traído\n",
        "../brought-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: brought\nVersion: 1.0\n",
        "../brought-1.0.dist-info/entry_points.txt": "[tricktable.words]\nbrought = brought_game.words:BroughtWords\n",
    }
    for name, text in files.items():
        path = tmp_path / "brought_game" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(GAMES, "brought", import_module("brought_game").Brought)
    forget()
    yield tmp_path
    for name in ("brought_game", "brought_game.words"):
        sys.modules.pop(name, None)
    forget()


def forget() -> None:
    """What was found before may be gone, and the other way round."""
    for found in (words_named, text_in, bundle_of):
        found.cache_clear()


def passed(language: str) -> str:
    """What is said when somebody passes."""
    told = words_named("brought").tell(GAMES["brought"].make(3, {}), Event("passed", 1))
    assert told is not None
    return Speaker(language, ("Ada", "Ben", "Cleo")).say(told)


def break_it(package: Path, value: str) -> None:
    """The entry point names something else."""
    path = package / "brought-1.0.dist-info" / "entry_points.txt"
    path.write_text(f"[tricktable.words]\nbrought = {value}\n", encoding="utf-8")


@pytest.mark.usefixtures("package")
def test_a_package_brings_words_that_override_what_they_say_better() -> None:
    game = GAMES["brought"].make(3, {})

    words = words_of(game)

    assert type(words).__name__ == "BroughtWords"
    assert words.tell(game, Event("passed", 1)) == Phrase("brought-passed", {"who": Seat(1)})
    assert words.tell(game, Event("laid", 1, (0,))) == Words().tell(game, Event("laid", 1, (0,)))


@pytest.mark.usefixtures("package")
def test_its_messages_are_said_in_its_languages_and_else_in_english() -> None:
    assert [passed(language) for language in LANGUAGES] == [
        "Ben lays nothing",
        "Ben legt nichts",
        "Ben lays nothing",
        "Ben lays nothing",
    ]
    assert [Speaker(language).say(Phrase("brought-ask")) for language in LANGUAGES] == ["What now?"] * 4


@pytest.mark.usefixtures("package")
def test_its_messages_can_be_sent_to_whoever_says_them() -> None:
    assert messages_text("brought", "en") == ENGLISH
    assert messages_text("brought", "nl") == ENGLISH
    assert messages_text("brought", "de") == GERMAN + "\nbrought-ask = { -what }?\n\n-what = What now\n"
    assert messages_text("hasp", "de") == text_in("hasp", "de", "hasp.ftl")
    assert messages_text("unknown", "de") == ""


@pytest.mark.usefixtures("package")
def test_its_rules_are_found_and_fall_back_to_english() -> None:
    assert [rules_text("brought", language) for language in LANGUAGES] == ["# Brought\n"] * 3 + ["# Traído\n"]


@pytest.mark.usefixtures("package")
def test_it_is_listed_what_a_game_brings() -> None:
    assert words_parts("brought") == WordsParts(True, ("en", "de"), ("en", "es"))
    assert words_parts("hasp") == WordsParts(True, LANGUAGES, LANGUAGES)


def test_a_game_without_words_has_the_defaults_and_says_that_it_has_no_rules() -> None:
    assert type(words_of(Plain(3))) is Words
    assert words_parts("plain") == WordsParts(False, (), ())
    with pytest.raises(SetupError, match="the rules of plain are not part of this installation"):
        rules_text("plain", "de")


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("brought_game.nothing:Words", "the words of brought (brought_game.nothing:Words) cannot be loaded: "),
        ("brought_game.words:Nothing", "the words of brought (brought_game.words:Nothing) cannot be loaded: "),
        ("brought_game.words:Seat", "the words of brought (brought_game.words:Seat) cannot be loaded: "),
        ("builtins:dict", "builtins:dict, installed as the words of brought, is no class of words"),
    ],
)
def test_broken_words_are_told_once_and_the_defaults_are_used(
    value: str, problem: str, package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    break_it(package, value)

    said = [passed(language) for language in LANGUAGES]

    assert said == ["Ben: passed"] * 4
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"tricktable: {problem}")


def test_messages_that_cannot_be_read_are_told_once(package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (package / "brought_game" / "locales" / "de" / "brought.ftl").write_bytes(b"\xff")

    said = [passed("de"), passed("de")]

    assert said == ["Ben lays nothing"] * 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "brought.ftl cannot be read" in line
