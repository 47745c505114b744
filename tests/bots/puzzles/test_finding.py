"""Puzzles are found the same way every time, and only where something is to be found."""

from itertools import islice

import pytest

from tests.bots.puzzles.solved import first_of, in_other_world, is_best
from tests.bots.reviews.reviewed import choices
from tricktable.bots.kit import Manner, kit_of
from tricktable.bots.puzzles import finding
from tricktable.bots.puzzles.checking import check
from tricktable.bots.puzzles.collection import puzzles_of
from tricktable.bots.puzzles.finding import STAGES, Finder, Weighing, is_puzzle, is_trusted, weigh
from tricktable.bots.puzzles.loading import opened
from tricktable.bots.puzzles.making import in_record, in_self_play
from tricktable.bots.puzzles.puzzles import Measured, Puzzle, Weighed
from tricktable.bots.puzzles.themes import COUNTING, DUCKING, TAKING, VOIDS, themes_of
from tricktable.bots.reasons import Reason
from tricktable.bots.reviews import Label, scale_of
from tricktable.core.record_writing import record_of
from tricktable.games import GAMES, new_game

WORLDS = 64
ANEW = "hands/"
"""Seeds of the shipped puzzles that are found again: the matches of older ones are played otherwise today."""


def in_first_round(game: str) -> Puzzle:
    """A puzzle of the first round, where its match is looked through soon."""
    return next(puzzle for puzzle in puzzles_of(game) if puzzle.seed.startswith(ANEW) and opened(puzzle).number == 1)


def test_the_same_seed_finds_the_same_puzzle() -> None:
    puzzle = in_first_round("hasp")
    search = in_self_play(new_game(puzzle.game, puzzle.players, puzzle.options), puzzle.seed, rounds=1)

    assert search.puzzles == (puzzle,)
    assert search.tally["positions"] > search.tally["candidates"] >= search.tally["reasons"] >= search.tally["bots"]
    assert search.tally["first"] >= search.tally["puzzles"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_depends_on_what_its_seat_knows_alone(game: str) -> None:
    """All hidden cards are other ones than where it was found first, and everything about it is the same."""
    puzzle = first_of(game)
    match = opened(in_other_world(puzzle, "found again"))

    assert Finder(puzzle.seed).look(match, puzzle.seat) == (match.game.actions.parse(puzzle.best), puzzle)


def test_puzzles_are_found_in_records_too() -> None:
    """One for each round: the position is one, unless an earlier one of its round is."""
    puzzle = in_first_round("hasp")
    match = opened(puzzle)
    match.apply_text(puzzle.seat, puzzle.best)

    search = in_record(record_of(match), match.game, puzzle.seed)

    assert len(search.puzzles) == search.tally["puzzles"] == 1
    assert opened(search.puzzles[0]).number == 1
    assert search.tally["positions"] > 1


def test_a_position_is_counted_as_far_as_it_gets() -> None:
    finder = Finder("counted")
    for match, seat in islice(choices(("meinz", 3), "counted", 3), 12):
        finder.look(match, seat, wants_puzzle=False)

    assert set(finder.tally) == set(STAGES)
    assert not any(finder.tally.values()), "nobody wanted to know"


def test_choices_of_other_kinds_are_left_to_the_rule_of_thumb() -> None:
    finder = Finder("kinds", kinds=("swap",))
    for match, seat in islice(choices(("meinz", 3), "kinds", 1), 12):
        view = match.view(seat)
        if view.phase == "trick":
            assert finder.look(match, seat) == (kit_of(match.game).rule_of_thumb(view), None)

    assert finder.tally["positions"] <= 1


def test_where_a_search_is_hardly_trusted_there_are_no_puzzles() -> None:
    """Meinz: what follows a call is misjudged by those who play on."""
    calls = [view for match, seat in choices(("meinz", 4), "call", 1) if (view := match.view(seat)).phase == "call"]

    assert calls
    assert kit_of(calls[0].game).manners.of(calls[0]) == Manner(faith=4.0, hears_cards=True, follows_search=True)
    assert not is_trusted(calls[0])


def weighing(*losses: float, error: float = 0.001, chance: float = 0.5) -> Weighing:
    """A best choice and others that cost so much."""
    scale = scale_of(new_game("was_sticht", 3, {}))
    found = [
        finding.labelled(f"c{number}", Measured(loss, error), None, scale) for number, loss in enumerate((0.0, *losses))
    ]
    return Weighing(chance, tuple(found))


def test_what_makes_a_puzzle() -> None:
    assert is_puzzle(weighing(0.2, 0.1), "c1")
    assert is_puzzle(weighing(0.06, 0.03), "c1")
    assert not is_puzzle(weighing(0.06, 0.01), "c1"), "another choice is as good"
    assert not is_puzzle(weighing(0.04, 0.2), "c1"), "the rule of thumb costs little"
    assert not is_puzzle(weighing(0.2, error=0.09), "c1"), "nobody can be sure"
    assert not is_puzzle(weighing(0.02, chance=0.02), "c1"), "the match is lost"
    assert not is_puzzle(weighing(0.06, chance=1.04), "c1"), "the match is won"
    assert not is_puzzle(None, "c1")


def test_points_must_speak_for_the_solution_too() -> None:
    best = Weighed("a", Label.GOOD, Measured(0.0, 0.0), Measured(0.0, 0.0))
    other = Weighed("b", Label.BLUNDER, Measured(0.3, 0.01), Measured(2.0, 0.1))

    assert is_puzzle(Weighing(0.5, (best, other)), "b")
    assert not is_puzzle(Weighing(0.5, (best, other._replace(points=Measured(-0.1, 0.1)))), "b")


def test_all_choices_are_weighed_beside_the_best_in_worlds_of_the_seed() -> None:
    puzzle = first_of("hasp")
    match = opened(puzzle)
    view, best = match.view(puzzle.seat), match.game.actions.parse(puzzle.best)

    one, again, other = (weigh(view, best, WORLDS, seed, 0.0) for seed in ("one", "one", "other"))

    assert one == again
    assert one is not None
    assert other is not None
    assert one.choices[1:] != other.choices[1:]
    assert {choice.action for choice in one.choices} == {match.game.actions.text[each] for each in view.legal}
    wrong = next(action for action in view.legal if action != best)
    assert weigh(view, wrong, WORLDS, "one", 0.0) is None


def test_themes_are_what_the_solution_has_and_the_other_choice_has_not() -> None:
    view = opened(first_of("meinz")).view(0)
    takes, under = [Reason("takes"), Reason("last")], [Reason("under", (1,))]
    beaten = [[Reason("ahead"), Reason("beaten", (number, 64))] for number in (10, 60)]

    assert themes_of(view, takes, under) == (TAKING,)
    assert themes_of(view, under, takes) == (DUCKING,)
    assert themes_of(view, under, under) == ()
    assert themes_of(view, beaten[0], beaten[1]) == (COUNTING,)
    assert themes_of(view, beaten[1], beaten[0]) == ()
    assert themes_of(view, [*under, Reason("empties", (2,))], under) == (VOIDS,)
    assert themes_of(view, [*beaten[0], Reason("empties", (2,))], beaten[0]) == (), "of a lead that says nothing"
    void = Reason("void", (1, 2))
    closer = [Reason("ahead"), Reason("beaten", (50, 64))]
    assert themes_of(view, [*beaten[1], void], closer) == (), "a void that only helps others"
    assert themes_of(view, [*closer, void], beaten[1]) == (VOIDS,)
    assert themes_of(view, [Reason("worth", (9,))], [Reason("worth", (1,))]) == ()


def test_a_solution_with_a_reason_against_it_is_none() -> None:
    """NJET: that a 0 may be captured is no reason to play it, whatever else there is to say."""
    view = opened(first_of("njet")).view(0)
    zero = Reason("zero", (0,))

    assert themes_of(view, [Reason("under", (1,)), zero], [Reason("takes")]) == ()
    assert themes_of(view, [Reason("under", (1,)), zero], [Reason("takes"), zero]) == (DUCKING,)


@pytest.mark.parametrize("game", GAMES)
def test_a_check_keeps_what_is_right_and_drops_what_is_not(game: str) -> None:
    puzzle = first_of(game)
    first, second, *rest = puzzle.choices
    liar = puzzle._replace(
        best=second.action,
        choices=(first._replace(action=second.action), second._replace(action=first.action), *rest),
    )

    assert is_best(puzzle, 512, "other deals")
    assert not is_best(liar, 512, "other deals")
    assert "clearly" in check(liar, 512, "other deals").fault or "finds it" in check(liar, 512, "other deals").fault
    assert "digest" in check(puzzle._replace(id="0" * 12)).fault
