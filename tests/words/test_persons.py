"""Sentences about their own reader have the verbs and cases of the second person, in every language."""

from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.words.matches import NAMES
from tests.words.persons import faults
from tests.words.samples import messages, samples
from tests.words.sources import LOCALES
from tricktable.words import speakers
from tricktable.words.phrases import Seat
from tricktable.words.speakers import LANGUAGES, Speaker

OF_PAGE: Final = "page/**/*.ftl"
OF_OTHERS: Final = {"rematch-awaits", "rematch-away"}
"""Messages that are never about their reader."""
BEHIND_NAMES: Final = {"seat-asked", "seat-away", "seat-won"}
OF_THIRD_PERSON: Final = {
    *("is", "has", "starts", "takes", "deals", "bids", "wins", "plays", "chooses"),
    *("ist", "hat", "beginnt", "nimmt", "gibt", "bietet", "gewinnt", "spielt", "wählt", "sticht", "macht"),
    *("heeft", "es", "ha", "empieza", "toma", "reparte", "gana", "juega", "elige", "tiene", "va"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_fits_its_reader(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the page too, with the reader wherever a message asks who somebody is."""
    bundle = bundle_with_the_page(language)
    monkeypatch.setattr(speakers, "bundle_of", lambda _: bundle)
    reader = Speaker(language, NAMES, 0)

    wrong = {
        text: found
        for pattern in ("*.ftl", OF_PAGE)
        for id in messages(pattern)
        for phrase in samples(id, pattern)
        if id not in OF_OTHERS and list(phrase.args.values()).count(Seat(0)) < 2
        if (found := faults(text := reader.say(phrase), language))
    }

    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_behind_a_name_fits_the_reader(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Signs beside a seat: heard as one sentence with the name before it."""
    bundle = bundle_with_the_page(language)
    monkeypatch.setattr(speakers, "bundle_of", lambda _: bundle)
    reader = Speaker(language, NAMES, 0)
    signs = [
        reader.say(phrase)
        for id in messages(OF_PAGE)
        if id.startswith("sign-") or id in BEHIND_NAMES
        for phrase in samples(id, OF_PAGE)
        if phrase.args.get("who") != Seat(1)
    ]

    assert {sign.partition(" ")[0] for sign in signs}.isdisjoint(OF_THIRD_PERSON)
    assert len(signs) > len(BEHIND_NAMES)


def bundle_with_the_page(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for pattern in ("*.ftl", OF_PAGE):
        for path in sorted(Path(LOCALES / language).glob(pattern)):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You has both tricks"),
        ("en", "You plays r7"),
        ("de", "Du ✓ hat gewählt"),
        ("de", "Du hat beide Stiche"),
        ("de", "Ada wählt Bela: gegenüber von du"),
        ("nl", "Jij heeft beide slagen"),
        ("nl", "Een bot speelt voor jij"),
        ("es", "Tú tiene dos bazas"),
        ("es", "Un bot juega por tú"),
    ],
)
def test_a_sentence_that_takes_its_reader_for_somebody_else_is_noticed(language: str, text: str) -> None:
    assert faults(text, language)
