"""A puzzle is opened only if everything that it says of itself fits."""

import pytest

from tests.bots.puzzles.solved import first_of, in_other_world
from tricktable.bots.kit import kit_of
from tricktable.bots.puzzles.files import PuzzleError
from tricktable.bots.puzzles.loading import opened
from tricktable.bots.puzzles.puzzles import Measured, Puzzle, id_of
from tricktable.bots.reviews import Label
from tricktable.core.record_writing import record_for, record_of
from tricktable.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_are_dealt_anew_and_the_seat_sees_no_difference(game: str) -> None:
    puzzle = first_of(game)
    match = opened(puzzle)
    others = [opened(in_other_world(puzzle, f"world {number}")) for number in range(3)]

    assert {str(record_for(other, puzzle.seat)) for other in others} == {puzzle.position}
    assert {str(other.view(puzzle.seat)) for other in others} == {str(match.view(puzzle.seat))}
    translation = kit_of(match.game).translation
    assert translation is not None
    assert translation.is_open == (len({str(record_of(other)) for other in (match, *others)}) == 1)


def forged(puzzle: Puzzle) -> dict[str, tuple[Puzzle, str]]:
    """Puzzles that are not what they say, and what is wrong with them."""
    first, second, *rest = puzzle.choices
    position = puzzle.position.replace("known to: seat", "known to: seat ")
    cheaper = second._replace(chance=Measured(0.0, 0.0), points=second.points and Measured(0.0, 0.0))
    return {
        "another game": (puzzle._replace(game="mue"), "another game"),
        "other players": (puzzle._replace(players=puzzle.players + 1), "another game"),
        "no record": (puzzle._replace(world="tricktable record 1\n"), "no match"),
        "the seat's record": (puzzle._replace(world=puzzle.position), "no match"),
        "another seat": (puzzle._replace(seat=(puzzle.seat + 1) % puzzle.players), "nothing to choose"),
        "no seat": (puzzle._replace(seat=9), "nothing to choose"),
        "another position": (puzzle._replace(position=position), "does not look like"),
        "another id": (puzzle._replace(id=id_of("another")), "digest"),
        "a choice left out": (puzzle._replace(choices=(first, *rest)), "choices are not those"),
        "a choice twice": (puzzle._replace(choices=(*puzzle.choices, second)), "choices are not those"),
        "another solution": (puzzle._replace(best=second.action), "not the first"),
        "a costly solution": (
            puzzle._replace(choices=(first._replace(chance=Measured(0.1, 0.1)), second, *rest)),
            "not the first",
        ),
        "a label of its own": (
            puzzle._replace(choices=(first, second._replace(label=Label.GOOD), *rest)),
            "is not good by",
        ),
        "a loss of nothing": (puzzle._replace(choices=(first, cheaper, *rest)), "by what it loses"),
        "no themes": (puzzle._replace(themes=()), "themes"),
        "a strange theme": (puzzle._replace(themes=("chess",)), "themes"),
        "too hard": (puzzle._replace(difficulty=6), "from 1 to 5"),
    }


@pytest.mark.parametrize("what", forged(first_of("njet")))
def test_a_forged_puzzle_is_refused(what: str) -> None:
    puzzle, wrong = forged(first_of("njet"))[what]

    with pytest.raises(PuzzleError, match=wrong):
        opened(puzzle)


def test_a_changed_card_of_the_world_is_noticed() -> None:
    """A card of the seat and one of somebody else change places in the deal: the seat's record does not fit any more,
    or what was played."""
    puzzle = first_of("hasp")
    lines = puzzle.world.splitlines(keepends=True)
    dealt = [line for line in lines if line.startswith("deal ")]
    own = next(line for line in dealt if line.split(":")[0].endswith(f" {puzzle.seat}"))
    other = next(line for line in dealt if line != own and not line.split(":")[0].endswith(f" {puzzle.seat}"))
    mine, yours = (line.partition(": ")[2].split()[0] for line in (own, other))
    swapped = [
        line.replace(mine, yours) if line is own else line.replace(yours, mine) if line is other else line
        for line in lines
    ]

    with pytest.raises(PuzzleError):
        opened(puzzle._replace(world="".join(swapped)))
