"""Whole matches under review."""

from itertools import pairwise

import pytest

from tests.bots.reviews.reviewed import SMALL, played
from tests.contract.tables import TABLES, Table, table_name
from tricktable.bots.reviews import Label, review_round, scale_of, summary_of, turning_points
from tricktable.bots.reviews.matches import dealt_chances
from tricktable.cli.commands.review import Task, review_task
from tricktable.cli.processes import spread
from tricktable.core.record_playback import playback
from tricktable.core.record_writing import record_of


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_each_choice_of_a_round_is_judged_once(table: Table) -> None:
    match = played(table, ("simple", "thumb"), "once")
    past = match.past[-1]
    record = record_of(match)

    review = review_round(record, match.game, past.number, (1,), SMALL)

    steps = [(judgement.seat, judgement.played) for judgement in review.judgements]
    places = [judgement.step for judgement in review.judgements]
    assert places == sorted(set(places))
    assert all(past.steps[place] == step for place, step in zip(places, steps, strict=True))
    assert {seat for seat, _ in steps} <= {1}
    assert sum(review.after[: match.game.players]) > 0
    assert len(review.before) == len(review.after) == match.game.players


@pytest.mark.parametrize("table", [("hasp", 2)], ids=table_name)
def test_skill_and_luck_are_what_the_match_brought(table: Table) -> None:
    """Whoever plays by the rule of thumb has no skill beyond it, and the chances add up to the result."""
    match = played(table, ("thumb", "simple"), "sum")
    record = record_of(match)
    numbers = [past.number for past in match.past if past.number]
    reviews = [review_round(record, match.game, number, (0, 1), SMALL) for number in numbers]

    for before, after in pairwise(reviews):
        assert after.before == before.after
    scale = scale_of(match.game)
    for seat in (0, 1):
        found = summary_of(reviews, seat, scale)
        assert found.skill + found.luck == pytest.approx(reviews[-1].after[seat] - reviews[0].before[seat])
        assert 0 < found.accuracy <= 100
        assert sum(found.labels.values()) == found.choices
    assert summary_of(reviews, 0, scale).skill == 0
    assert any(review.dealt != review.before for review in reviews)
    assert reviews[-1].after[match.winners()[0]] > 0
    assert len(turning_points(reviews, 0)) == min(3, len(reviews))


def test_what_is_chosen_before_the_first_round_is_judged_too() -> None:
    match = played(("was_sticht", 4), ("simple",), "tasks")
    record = record_of(match)
    opening = next(past for past in match.past if not past.number and past.steps)

    review = review_round(record, match.game, 0, range(4), SMALL)

    assert review.judgements
    assert {(each.seat, each.played) for each in review.judgements} <= set(opening.steps)
    assert review.before == review.dealt == review.after


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_good_deal_is_luck(table: Table) -> None:
    """Chances with the cards on the table are shares of one victory, the same each time, and none is kept secret."""
    match = played(table, ("thumb",), "dealt")
    game = match.game
    begun = next(each for each in playback(record_of(match), game) if each.number == 1)

    dealt = dealt_chances(begun, 32)

    sides = len(set(game.partners[: game.players]))
    assert sum(dealt) == pytest.approx(game.players / sides, abs=0.02)
    assert all(-0.01 <= chance <= 1.01 for chance in dealt)
    assert dealt == dealt_chances(begun, 32)


def test_one_process_or_two_find_the_same() -> None:
    match = played(("hasp", 2), ("simple",), "processes")
    text = str(record_of(match))
    tasks = [Task(text, past.number, (0,), "") for past in match.past[-2:]]

    assert list(spread(review_task, tasks, 1)) == list(spread(review_task, tasks, 2))


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("game", ["hasp", "njet", "meinz", "was_sticht", "mue"])
def test_the_better_player_has_more_skill(game: str) -> None:
    table = next(table for table in TABLES if table[0] == game)
    skills = [0.0, 0.0]
    for number in range(20):
        match = played(table, ("hard", "easy"), f"skill {number}")
        record = record_of(match)
        reviews = [review_round(record, match.game, past.number, (0, 1), SMALL) for past in match.past if past.number]
        for seat in (0, 1):
            found = summary_of(reviews, seat, scale_of(match.game))
            skills[seat] += found.skill
            assert found.labels[Label.GOOD] > 0
    assert skills[0] > skills[1]
