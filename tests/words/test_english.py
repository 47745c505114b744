"""The English words are pinned, and every message occurs in them."""

from typing import Final

from tests.words.goldens import FILE, golden_text, ids_in_matches
from tests.words.samples import messages

OF_SPEAKERS: Final = {"you", "monster", "seat-number", "hidden-cards", "list-and", "list-or"}
"""Messages that a speaker says by itself, where an argument asks for them."""
SAID_DIRECTLY: Final = {
    # The name of a suit whose sentences have it in them: `why-follow-trumps`, `hint-no-trumps`
    "trumps",
    # Duties that none of these games has: tests/words/test_reasons.py
    "why-opening",
    "why-reserved",
    "why-held-back",
    # All these games find worlds: tests/words/test_hints.py
    "hint-untried",
    # Too rare: tests/words/games/test_was_sticht.py
    "was-sticht-none",
    # Clear hints, and those that are too rare for a few positions: tests/words/test_hints.py
    "hint-breaks",
    "hint-choose",
    "hint-goal-reached",
    "hint-more-than-99-percent",
    "hint-play",
    "hint-reaches",
    "hint-sum-stays",
    "hint-unbeaten",
}
"""Messages that do not come up in the matches that are looked at. The terminal's own are in tests/cli."""

LETTER: Final = "-letter-"
"""Messages that stand on cards: tests/words/test_letters.py."""


def test_the_english_sentences_are_those_that_were_written_down() -> None:
    """`python -m tests.words.write` writes them anew."""
    assert golden_text().splitlines() == FILE.read_text(encoding="utf-8").splitlines()


def test_every_message_occurs_in_the_matches_that_are_looked_at() -> None:
    elsewhere = ("cli-", "puzzle-", "review-")  # tests/cli, tests/words/test_reviews.py, test_puzzles.py
    never = {
        id for id in messages() if id not in ids_in_matches() and not id.startswith(elsewhere) and LETTER not in id
    }

    assert never - OF_SPEAKERS - SAID_DIRECTLY == set()


def test_the_exceptions_are_messages_at_all() -> None:
    assert set(messages()) >= OF_SPEAKERS | SAID_DIRECTLY
