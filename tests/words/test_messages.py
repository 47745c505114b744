"""Every message is there in every language, says what the others say, and is used."""

from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from tests.words.sources import LOCALES, Use, arguments, entries, id_of, references, uses, uses_in
from tricktable.words.speakers import LANGUAGES

ALL: Final = "**/*.ftl"
"""The page's own messages too."""


def test_every_language_has_the_same_files() -> None:
    files = {
        language: {str(path.relative_to(LOCALES / language)) for path in (LOCALES / language).glob(ALL)}
        for language in LANGUAGES
    }

    assert {path.name for path in LOCALES.iterdir() if path.is_dir()} == set(LANGUAGES)
    assert all(names == files["en"] for names in files.values()), files


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_language_has_its_own_id_and_a_text(language: str) -> None:
    twice = [name for name, number in Counter(map(id_of, entries(language, ALL))).items() if number > 1]

    assert not twice
    assert all(entry.value is not None and not entry.attributes for entry in entries(language, ALL))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_all_messages_of_english_and_no_others(language: str) -> None:
    """Terms, whose ids begin with a hyphen, are a language's own business."""
    names = {id_of(entry) for entry in entries(language, ALL) if not id_of(entry).startswith("-")}

    assert names == {id_of(entry) for entry in entries("en", ALL) if not id_of(entry).startswith("-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_tells_the_same_things_in_every_language(language: str) -> None:
    english = {id_of(entry): arguments(entry) for entry in entries("en", ALL)}

    others = {id_of(entry): arguments(entry) for entry in entries(language, ALL) if id_of(entry) in english}

    assert others == english


def test_every_phrase_has_its_message_with_exactly_its_arguments() -> None:
    english = {id_of(entry): arguments(entry) for entry in entries("en")}

    wrong = [use for use in uses() if use.id not in english or use.args != english[use.id]]

    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    used = {use.id for use in uses()}
    by_id = {id_of(entry): entry for entry in entries(language)}
    waiting = list(used)
    while waiting:
        for name in references(by_id[waiting.pop()]).messages - used:
            used.add(name)
            waiting.append(name)

    assert set(by_id) - used == set()


def test_ids_are_read_from_the_sources() -> None:
    source = 'from tricktable.words.phrases import Phrase\n\nA = (Phrase("a"), phrases.Phrase("b", {"who": Seat(1)}))\n'

    assert list(uses_in(source, Path("x.py"))) == [
        Use("x.py:3", "a", frozenset()),
        Use("x.py:3", "b", frozenset({"who"})),
    ]


@pytest.mark.parametrize(
    "source",
    [
        "Phrase(name)",
        'Phrase(f"hasp-{name}")',
        'Phrase("a" + name)',
        'Phrase("a", args)',
        'Phrase("a", {name: 1})',
        'Phrase("a", {**args})',
        'Phrase(id="a")',
        "say = Phrase",
        "list(map(Phrase, names))",
        'partial(Phrase, "a")',
        "from tricktable.words.phrases import Phrase as Said",
    ],
)
def test_an_id_that_cannot_be_read_from_the_sources_is_refused(source: str) -> None:
    with pytest.raises(AssertionError, match=r"x\.py:"):
        list(uses_in(source, Path("x.py")))
