"""The tasks: their number, their meaning, and how they are taken before the first round."""

import pytest

from tests.games.was_sticht.tables import do, game_of, legal_texts, tasks_of
from tricktable.core.deals import ShuffledDeals
from tricktable.core.errors import IllegalAction
from tricktable.core.matches import Match
from tricktable.core.tricks import Trick
from tricktable.games.was_sticht.cards import DECK
from tricktable.games.was_sticht.tasks import COPIES, TASKS, Tally, TaskStanding, is_met


def opening(players: int = 4) -> Match:
    return Match.begin(game_of(players), ShuffledDeals("tasks"))


def tally(*tricks: str, seats: int = 4) -> Tally:
    """Tricks as `winner: cards`."""
    done = []
    for text in tricks:
        winner, _, cards = text.partition(":")
        done.append(Trick(0, DECK.parse_all(cards), int(winner)))
    return Tally(seats, done)


def meets(task: str, seat: int, result: Tally) -> bool:
    return is_met(TASKS.index(task), seat, result)


def test_there_are_24_task_cards_two_of_each_of_twelve() -> None:
    """WAS-R1: two of each."""
    assert len(TASKS) == len(set(TASKS)) == 12
    assert COPIES == (2,) * 12
    assert sum(COPIES) == 24


def test_no_tricks_is_met_without_a_trick() -> None:
    result = tally("0: r1 b1 g1 y1")

    assert meets("no-tricks", 1, result)
    assert not meets("no-tricks", 0, result)


@pytest.mark.parametrize(
    ("task", "card"), [("no-red", "r1"), ("no-blue", "b1"), ("no-green", "g1"), ("no-yellow", "y1")]
)
def test_a_colour_is_avoided_only_with_a_trick_that_lacks_it(task: str, card: str) -> None:
    others = [name for name in ("r1", "b1", "g1", "y1") if name != card]
    without = " ".join([*others, others[0][0] + "2"])
    result = tally(f"0: {without}", f"1: {card} r3 r4 r5", f"1: {without}")

    assert meets(task, 0, result)
    assert not meets(task, 1, result)
    assert not meets(task, 2, result)


def test_the_printed_colour_counts_even_of_a_number_trump() -> None:
    """The tally looks at colours as printed; a number trump has no colour only for the duty to follow."""
    assert not meets("no-red", 0, tally("0: b5 r5 g1 y1"))


@pytest.mark.parametrize("wanted", [1, 2, 3, 4])
def test_exactly_so_many_tricks_means_neither_more_nor_fewer(wanted: int) -> None:
    for taken in range(1, 6):
        result = tally(*["0: r1 b1 g1 y1"] * taken)

        assert meets(f"exactly-{wanted}", 0, result) == (taken == wanted)


def test_the_last_trick_is_the_one_that_counts() -> None:
    result = tally("0: r1 b1 g1 y1", "2: r2 b2 g2 y2")

    assert meets("last-trick", 2, result)
    assert not meets("last-trick", 0, result)


def test_most_tricks_must_be_more_than_everybody_else() -> None:
    alone = tally("0: r1 b1 g1 y1", "0: r2 b2 g2 y2", "1: r3 b3 g3 y3")
    shared = tally("0: r1 b1 g1 y1", "1: r2 b2 g2 y2")

    assert meets("most-tricks", 0, alone)
    assert not meets("most-tricks", 1, alone)
    assert not meets("most-tricks", 0, shared)
    assert not meets("most-tricks", 1, shared)


def test_fewest_tricks_must_be_fewer_than_everybody_else() -> None:
    alone = tally("0: r1 b1 g1 y1", "1: r2 b2 g2 y2", "2: r3 b3 g3 y3")
    shared = tally("0: r1 b1 g1 y1", "1: r2 b2 g2 y2")

    assert meets("fewest-tricks", 3, alone)
    assert not meets("fewest-tricks", 0, alone)
    assert not meets("fewest-tricks", 2, shared)
    assert not meets("fewest-tricks", 3, shared)


@pytest.mark.parametrize("players", [3, 4])
def test_tasks_are_taken_one_by_one_clockwise_until_everyone_has_four(players: int) -> None:
    match = opening(players)

    turns = []
    while match.number == 0:
        turns.append(match.turn)
        match.apply(match.turn, match.legal_actions(match.turn)[0])

    assert turns == [turn % players for turn in range(4 * players)]
    standing = match.standing
    assert isinstance(standing, TaskStanding)
    assert [len(tasks) for tasks in standing.tasks] == [4] * players
    assert match.number == 1
    assert standing.dealer == 0
    assert standing.totals == [0] * players
    assert [event.kind for event in match.past[0].journal] == ["took task"] * (4 * players)


def test_a_player_may_take_the_same_task_twice_and_a_third_copy_does_not_exist() -> None:
    """WAS-R1, WAS-R2: two copies of each, and both may go to one player."""
    match = opening(3)

    do(match, "0 take no-red, 1 take no-blue, 2 take no-green, 0 take no-red")

    assert match.view().facts["tasks 0"] == tasks_of("no-red no-red")
    assert "take no-red" not in legal_texts(match, 1)
    assert "take no-blue" in legal_texts(match, 1)


def test_open_and_taken_tasks_are_seen_by_everybody() -> None:
    match = opening()

    do(match, "0 take last-trick")

    assert legal_texts(match, 1) == [f"take {task}" for task in TASKS]
    for viewer in (0, 1, 2, 3, 7):
        facts = match.view(viewer).facts
        assert facts["tasks 0"] == tasks_of("last-trick")
        assert facts["tasks 1"] == ()
        assert len(facts["open tasks"]) == 23


def test_a_task_that_is_gone_is_refused_and_nothing_changes() -> None:
    """WAS-R1: the third copy of a task is refused."""
    match = opening()
    do(match, "0 take no-red, 1 take no-red")
    before = str(match.view())

    with pytest.raises(IllegalAction) as refused:
        do(match, "2 take no-red")

    assert refused.value.reason == "gone"
    assert str(match.view()) == before


def test_taking_out_of_turn_or_doing_something_else_is_refused() -> None:
    match = opening()

    with pytest.raises(IllegalAction, match="turn"):
        do(match, "1 take no-red")
    with pytest.raises(IllegalAction, match="take"):
        do(match, "0 draft r1")
    with pytest.raises(IllegalAction, match="unknown"):
        match.apply(0, 9999)
    assert match.steps == []


def test_a_copied_opening_goes_its_own_way() -> None:
    match = opening()
    do(match, "0 take no-red")
    other = match.copy()

    do(other, "1 take no-red, 2 take no-blue")

    assert match.turn == 1
    assert "take no-red" in legal_texts(match, 1)
    assert match.view().facts["tasks 1"] == ()


def test_a_standing_tells_the_tasks_of_everybody_once_they_are_taken() -> None:
    standing = TaskStanding([0, 0, 0], 1, [tasks_of("no-red no-red"), tasks_of("last-trick"), ()])
    copied = standing.copy()
    assert isinstance(copied, TaskStanding)

    copied.discard(0, TASKS.index("no-red"))

    assert copied.facts()["tasks 0"] == tasks_of("no-red")
    assert standing.facts()["tasks 0"] == tasks_of("no-red no-red")
    assert TaskStanding([0, 0, 0], 0, []).facts() == {"totals": (0, 0, 0), "dealer": (0,)}
