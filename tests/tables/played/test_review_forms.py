"""Reviews as they are told: nothing in them knows more than the seat did, until all cards are wanted."""

from collections.abc import Callable

import msgspec
import pytest

from tests.bots.reviews.reviewed import SMALL, played
from tests.contract.tables import TABLES, Table, table_name
from tests.tables.played.twin_records import twins
from tricktable.bots.reviews import review_round, scale_of, summary_of
from tricktable.core.record_writing import record_of
from tricktable.tables.played.played_match import PlayedMatch
from tricktable.tables.played.review_forms import (
    ChoiceTask,
    KeptChoice,
    KeptRound,
    ReviewForms,
    judged,
    kept_round,
    packed,
    plans_for,
    tasks_of,
    tried,
    unpacked,
)
from tricktable.words.speakers import LANGUAGES, Speaker


def reviewed(text: str, seat: int) -> list[KeptRound]:
    match = PlayedMatch.of(text)
    rounds = []
    for plan in plans_for(match, seat):
        rounds.append(kept_round(plan, {task.place: work(task) for work, task in tasks_of(text, plan, SMALL)}))
    return rounds


@pytest.mark.parametrize("work", [judged, tried])
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_cards_that_the_seat_did_not_see_change_nothing(table: Table, work: Callable[[ChoiceTask], bytes]) -> None:
    """Hidden cards are dealt anew, and both matches played to their ends: the choice is told in the same bytes."""
    compared = 0
    for found in twins(table, "told", 3):
        told = []
        for text in (found.one, found.two):
            task = ChoiceTask(text, found.round, found.place, found.seat, found.action, SMALL)
            kept = msgspec.json.decode(work(task), type=KeptChoice)
            told.append(msgspec.json.encode(ReviewForms(PlayedMatch.of(text), found.seat, False).choice(kept)))
        compared += 1

        assert told[0] == told[1]
        assert b"as_it_lay" not in told[0]
    assert compared


@pytest.mark.parametrize("table", [("hasp", 3), ("was_sticht", 3)], ids=table_name)
def test_a_round_judged_in_parts_is_the_round_judged_at_once(table: Table) -> None:
    match = played(table, ("simple", "thumb"), "parts")
    record = record_of(match)
    for kept in reviewed(str(record), 1):
        whole = review_round(record, match.game, kept.number, (1,), SMALL)

        assert tuple(choice.judgement for choice in kept.choices) == whole.judgements
        assert (kept.before, kept.dealt, kept.after) == (whole.before, whole.dealt, whole.after)


def test_what_a_store_keeps_is_read_as_it_was() -> None:
    match = played(("hasp", 2), ("simple",), "kept")
    kept = reviewed(str(record_of(match)), 0)[0]

    assert unpacked(packed(kept)) == kept
    assert unpacked(b"rubbish") is None
    assert unpacked(packed(kept)[:-9]) is None


def test_the_summary_is_that_of_the_judgements() -> None:
    match = played(("hasp", 2), ("simple", "thumb"), "added")
    text = str(record_of(match))
    rounds = reviewed(text, 0)
    whole = PlayedMatch.of(text)

    known, all_cards = (ReviewForms(whole, 0, has_cards).summary(rounds) for has_cards in (False, True))

    reviews = [review_round(whole.record, whole.game, kept.number, (0,), SMALL) for kept in rounds]
    right = summary_of(reviews, 0, scale_of(whole.game))
    assert known.fortune is None
    assert all_cards.fortune is not None
    assert (all_cards.fortune.skill, all_cards.fortune.luck) == (right.skill, right.luck)
    assert all_cards.fortune.deal == right.deal
    assert (known.accuracy, known.choices) == (right.accuracy, right.choices)
    assert sum(known.labels.values()) == known.choices
    blamed = {each.position: each for kept in rounds for each in ReviewForms(whole, 0, False).round(kept).choices}
    assert known.worst
    assert all(blamed[position].label != "good" for position in known.worst)


@pytest.mark.parametrize("table", TABLES[:: len(TABLES) // 4], ids=table_name)
def test_whatever_is_tried_is_answered_in_words(table: Table) -> None:
    """Also good choices, in four languages."""
    for found in twins(table, "words", 1):
        task = ChoiceTask(found.one, found.round, found.place, found.seat, found.action, SMALL)
        match = PlayedMatch.of(found.one)
        part = match.round(found.round)
        assert part is not None
        position = match.begun(part)
        for seat, action in part.steps[: found.place]:
            position.step(seat, action)
        ids = set()
        for action in position.legal_actions(found.seat):
            kept = msgspec.json.decode(tried(task._replace(action=action)), type=KeptChoice)
            assert kept.judgement.played == action
            assert kept.lines
            ids.add(kept.lines[0].id)
            for language in LANGUAGES:
                speaker = Speaker(language, ["Ann", "Ben", "Cem", "Dan", "Eve", "Fay"], found.seat)
                assert all(speaker.say(line) for line in kept.lines)
        assert ids <= {"review-choice", "review-best", "review-as-good", "review-not-judged"}
