"""Why something is refused: duties that none of the five games has, in all languages."""

import pytest

from tricktable.core.deals import ShuffledDeals
from tricktable.core.errors import IllegalAction
from tricktable.core.matches import Match
from tricktable.games import new_game
from tricktable.words.reasons import why
from tricktable.words.speakers import LANGUAGES, Speaker


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        ("opening", "The first trick must be opened with r2, not with g4."),
        ("reserved", "g4 may not be led yet, as long as you hold something else: r2."),
        ("held back", "g4 may not be played to the first trick as long as you can play something else: r2."),
    ],
)
def test_a_restriction_names_the_card_and_what_is_allowed(reason: str, sentence: str) -> None:
    view = Match.begin(new_game("mue"), ShuffledDeals("reasons")).view(0)
    phrase = why(view, IllegalAction(0, "g4", reason, ("r2",)))

    said = [Speaker(language, you=0).say(phrase) for language in LANGUAGES]

    assert said[LANGUAGES.index("en")] == sentence
    assert len(set(said)) == len(LANGUAGES)
    assert all("g4" in text and "r2" in text for text in said)
