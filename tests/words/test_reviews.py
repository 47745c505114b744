"""Reviews in four languages, sentence by sentence."""

from typing import Final

import pytest

from tests.bots.reviews.reviewed import SMALL, choices
from tests.bots.secrecies import twin
from tests.contract.tables import TABLES, Table, table_name
from tricktable.bots.hints import Interval
from tricktable.bots.reviews import Judgement, Label, Loss, judge
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.words.phrases import Phrase
from tricktable.words.reviews import as_it_lay, change, lost, part_of_match, review_lines
from tricktable.words.speakers import LANGUAGES, Speaker

NAMES: Final = ("Ann", "Bela", "Cleo", "Dora", "Edda", "Finn")


def said(phrase: Phrase, language: str, you: int = 0) -> str:
    return Speaker(language, NAMES, you).say(phrase)


def blamed(match: Match, seat: int) -> Judgement:
    """The last choice, called a blunder whatever it is."""
    judgement = judge(match, seat, match.legal_actions(seat)[-1], SMALL)
    assert judgement is not None
    return judgement._replace(label=Label.BLUNDER)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_choice_is_told_to_its_player_and_tells_nothing_hidden(table: Table) -> None:
    """Hidden cards are dealt anew: all sentences but the one about the cards as they lay are the same."""
    match, seat = next(choices(table, "told", 9))
    other = twin(match, seat, Stream("told"))
    line = match.phase.line()
    one, two = (review_lines(each.view(seat), blamed(each, seat), line) for each in (match, other))

    for language in LANGUAGES:
        texts = [said(phrase, language, seat) for phrase in one]
        assert texts[:-1] == [said(phrase, language, seat) for phrase in two[:-1]]
        assert all(text and "{" not in text for text in texts)


def test_what_was_lost() -> None:
    much = Loss(Interval(0.06, 0.04, 0.08), Interval(1.2, 0.4, 2.0))

    assert [said(lost(much), language) for language in LANGUAGES] == [
        "6% of the match, a point of the round",
        "6\N{NO-BREAK SPACE}% der Partie, einen Punkt der Runde",
        "6% van de partij, een punt van de ronde",
        "6\N{NO-BREAK SPACE}% de la partida, un punto de la ronda",
    ]
    little = Loss(Interval(0.001, 0.0, 0.002), Interval(0.2, 0.1, 0.3))
    assert said(lost(little), "en") == "less than 1% of the match, less than a point of the round"
    assert said(lost(Loss(Interval(0.31, 0.3, 0.32), None)), "en") == "31% of the match"
    assert said(lost(much._replace(points=Interval(6.4, 6.0, 7.0))), "en") == "6% of the match, 6 points of the round"


def test_labels_and_the_way_of_the_chances() -> None:
    match, seat = next(choices(("hasp", 2), "labels", 5))
    for label, word in ((Label.INACCURACY, "Inaccuracy"), (Label.MISTAKE, "Mistake"), (Label.BLUNDER, "Blunder")):
        judgement = blamed(match, seat)._replace(label=label)
        assert f". {word}: you chose" in said(review_lines(match.view(seat), judgement, "trick 1")[0], "en")
    judgement = blamed(match, seat)
    nothing = judgement._replace(open_loss=Loss(Interval(-0.1, -0.2, 0.0), None))
    assert said(as_it_lay(nothing), "de") == "So, wie die Karten lagen, hat es nichts gekostet."
    assert said(change(0.25, 0.4), "en") == "25% → 40%"
    assert said(part_of_match(-0.29), "en") == "−29%"
