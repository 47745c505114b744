"""Practice: when choices come back."""

from tricktable.tables.played.practice import DAY, after_try
from tricktable.tables.stores import NEVER, PracticeItem

NEW = PracticeItem("m", 0, 7, "hasp", 100 + DAY)


def test_solved_choices_come_back_after_1_3_7_and_21_days_and_are_then_done() -> None:
    item, rests = NEW, []
    for _ in range(4):
        moment = item.due_at
        item = after_try(item, True, moment)
        rests.append((item.due_at - moment) // DAY)

    assert rests == [1, 3, 7, 21]
    assert after_try(item, True, item.due_at).due_at == NEVER


def test_whoever_fails_begins_anew_tomorrow() -> None:
    item = NEW._replace(solved=3, due_at=500)

    assert after_try(item, False, 800) == NEW._replace(solved=0, due_at=800 + DAY)
    assert after_try(item, False, 400) == NEW._replace(solved=0, due_at=400 + DAY)


def test_solving_it_again_before_its_time_does_not_count() -> None:
    item = after_try(NEW, True, 200)

    assert (item.solved, item.due_at) == (1, 200 + DAY)
    assert after_try(item, True, 201) == item
    assert after_try(item, True, item.due_at).solved == 2
