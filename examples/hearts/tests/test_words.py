"""Hearts in words: everything that happens, is asked and is known can be said, and is said well."""

import pytest
from hearts_matches import dealt, play

from tricktable.core.errors import IllegalAction
from tricktable.core.matches import Match
from tricktable.games import new_game
from tricktable.testing.matches import positions, viewers
from tricktable.words import words_of
from tricktable.words.reasons import why
from tricktable.words.speakers import LANGUAGES, Speaker
from tricktable.words.tellings import tell

NAMES = ["You", "Ada", "Bela", "Cleo", "Dora"]


def said(match: Match, viewer: int, language: str) -> list[str]:
    """All that a viewer reads in a position."""
    game = match.game
    words = words_of(game)
    speaker = Speaker(language, NAMES[: game.players], viewer if viewer < game.players else None)
    view = match.view(viewer)
    phrases = [tell(game, event) for event in view.history]
    phrases += [words.standing(view), *(line for pair in words.describe(view) for line in pair)]
    phrases += [words.ask(view)] if view.legal else []
    return [speaker.say(phrase) for phrase in phrases if phrase is not None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    for players in (3, 4, 5):
        for place, match in enumerate(positions(new_game("hearts", players, {"target": "50"}), "words")):
            if place % 7 == 0:
                for viewer in viewers(match.game):
                    assert all(said(match, viewer, language))


def test_a_pass_is_asked_for_by_where_it_goes() -> None:
    match = dealt("c2 sQ", number=1)

    assert said(match, 0, "en")[-1] == "Pick a card to pass to the left (3 to go)"


def test_a_heart_that_may_not_be_led_is_explained() -> None:
    match = dealt("c2 c3", "cA h5 h6 d2", "cK d3", "cQ d4")
    play(match, "c2 cA cK cQ")

    with pytest.raises(IllegalAction) as refused:
        match.apply_text(1, "h5")

    sentence = Speaker("en", NAMES[:4], 1).say(why(match.view(1), refused.value))
    assert sentence.startswith("h5 may not be led yet")
    assert "d2" in sentence
