"""Events told one after the other."""

from tests.words.plain import Plain
from tricktable.core.events import HIDDEN, Event
from tricktable.core.games import Game
from tricktable.games import new_game
from tricktable.words.phrases import Cards, Phrase, Row, Seat
from tricktable.words.speakers import Speaker
from tricktable.words.tellings import Narration, log_lines, tell

GAME = new_game("hasp", 4)


def test_passes_in_a_row_become_one_sentence_and_a_single_one_has_its_own() -> None:
    told: list[Phrase] = []
    narration = Narration(GAME, told.append, frozenset({"played"}))

    narration.hear([Event("passed", 1), Event("passed", 2)])
    narration.hear([Event("played", 2, (0,)), Event("passed", 3)])
    assert len(told) == 1
    narration.pause()

    assert [phrase.id for phrase in told] == ["passed-together", "hasp-passed"]


def test_a_hidden_deal_is_not_worth_a_word() -> None:
    assert tell(GAME, Event("dealt", 1, (HIDDEN, HIDDEN))) is None
    assert tell(GAME, Event("dealt", 1, (0, 1))) == Phrase("dealt", {"who": Seat(1), "cards": Cards(("f1", "f2"))})


def test_the_log_has_a_line_for_each_trick_and_one_for_the_trick_in_play() -> None:
    events = [Event("played", 0, (0,)), Event("played", 1, (1,)), Event("took", 1), Event("played", 1, (2,))]

    first, second = log_lines(GAME, events)

    assert first.id == "trick-taken"
    assert first.args["who"] == Seat(1)
    assert second == Phrase("line", {"parts": Row((Phrase("card-of", {"who": Seat(1), "card": Cards(("f3",))}),))})


def test_scores_are_left_to_the_score_sheet() -> None:
    told: list[Phrase] = []
    narration = Narration(GAME, told.append, frozenset())

    narration.hear([Event("score pot", 1, (3,))])
    narration.pause()

    assert not told
    assert tell(GAME, Event("score pot", 1, (3,))) == Phrase(
        "score-line-points", {"who": Seat(1), "what": Phrase("hasp-score-pot", {"points": 3}), "points": "+3"}
    )


def test_a_game_without_words_gathers_what_many_do_without_saying_more() -> None:
    plain = Plain(3)
    events = [Event("passed", 1), Event("passed", 2), Event("laid", 0, (1,)), Event("took", 0), Event("took", 0)]

    passed, laid, took, again = told_in(plain, events)

    assert Speaker("en", ("Ada", "Ben", "Cleo"), 1).say(passed) == "You and Cleo: passed"
    assert laid == tell(plain, events[2])
    assert took == again == tell(plain, events[3])


def told_in(game: Game, events: list[Event]) -> list[Phrase]:
    told: list[Phrase] = []
    narration = Narration(game, told.append, frozenset())
    narration.hear(events)
    narration.pause()
    return told
