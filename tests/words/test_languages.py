"""Everything that occurs in a match, and every message, can be said in every language."""

import re
from functools import cache
from typing import Final

import pytest

from tests.words.matches import GAMES, NAMES, game_name, sayings, you
from tests.words.persons import faults
from tests.words.samples import messages, samples
from tests.words.sources import entries, id_of
from tricktable.core.games import Game
from tricktable.core.seats import SPECTATOR
from tricktable.words.phrases import Phrase
from tricktable.words.speakers import LANGUAGES, Speaker

IDS: Final = frozenset(id_of(entry) for entry in entries("en") if "-" in id_of(entry))
WORD: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")
"""What looks like the id of a message."""
COLUMNS: Final = {"was-sticht-rows", "was-sticht-row-taken", "cli-hand-with-trumps"}
"""Messages with wider gaps, because their parts stand below each other."""


@cache
def speaker(language: str, game: Game, viewer: int) -> Speaker:
    return Speaker(language, NAMES[: game.players], you(viewer), game.house)


def check(text: str, phrase: Phrase) -> None:
    """A text that somebody can read, with nothing of a message's inside in it."""
    assert text == text.strip(), (phrase, text)
    assert text, phrase
    assert not set("{}$\u2068\u2069") & set(text), (phrase, text)
    assert "  " not in text or phrase.id in COLUMNS, (phrase, text)
    assert IDS.isdisjoint(WORD.findall(text)), (phrase, text)
    assert "None" not in text
    assert "-1" not in text.split()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=game_name)
def test_whatever_happens_can_be_said(game: Game, language: str) -> None:
    """To everybody at the table, who are spoken of in the second person themselves."""
    said = sayings(game)

    for viewer, phrase, _ in said:
        text = speaker(language, game, viewer).say(phrase)
        check(text, phrase)
        assert viewer == SPECTATOR or not faults(text, language), text

    assert len(said) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_to_and_of_anybody(language: str) -> None:
    everybody = Speaker(language, NAMES, 0)

    for id in messages():
        for phrase in samples(id):
            check(everybody.say(phrase), phrase)
