"""The draft under secret trumps."""

import pytest

from tests.games.was_sticht.tables import do, draft_in_turn, kinds, legal_texts, small_match
from tricktable.core.errors import IllegalAction
from tricktable.core.events import HIDDEN, Event
from tricktable.core.matches import Match
from tricktable.core.seats import EVERYONE, only
from tricktable.games import new_match
from tricktable.games.was_sticht.cards import DECK

ROWS = ("r1 b1 g1 y1", "r2 b2 g2 y2", "r3 b3 g3 y3")
TASKS_4 = ("no-tricks",) * 4
TASKS_3 = ("no-tricks",) * 3


def told(match: Match) -> list[tuple[int, str]]:
    """Who took the card that would have won, and which, row by row."""
    return [(event.seat, DECK.text[event.values[0]]) for event in match.journal if event.kind == "told"]


@pytest.mark.parametrize(("tasks", "seats"), [(TASKS_3, 3), (TASKS_4, 4)])
@pytest.mark.parametrize("start", [0, 2])
def test_the_monster_begins_left_of_the_start_player_and_moves_left_with_each_row(
    tasks: tuple[str, ...], seats: int, start: int
) -> None:
    match = small_match(ROWS, "r 5", tasks, start)

    turns = []
    while match.phase.name == "draft":
        turns.append(match.turn)
        match.apply(match.turn, match.legal_actions(match.turn)[0])

    assert turns == [(start + 1 + row + place) % seats for row in range(3) for place in range(seats)]


def test_the_red_two_would_win_the_row_of_the_printed_example() -> None:
    """WAS-C2: blue 7, red 6, red 2, yellow 2 under trump red, number 2."""
    match = small_match(("b7 r6 r2 y2", "r1 b1 g1 y1"), "r 2", TASKS_4)

    draft_in_turn(match, "b7 r6 r2 y2")

    assert told(match) == [(3, "r2")]


def test_a_card_neither_trump_nor_of_the_first_colour_cannot_win() -> None:
    """WAS-R6: blue 1 is first; the nines beside it are worth nothing."""
    match = small_match(("b1 r9 g9 y9",), "none 5", TASKS_4)

    draft_in_turn(match, "b1 r9 g9 y9")

    assert told(match) == [(1, "b1")]


@pytest.mark.parametrize(
    ("row", "expected"), [("r2 b9 g9 y9", "r2"), ("b5 r9 g9 y9", "b5"), ("r2 b5 g9 r9", "b5"), ("b5 r9 g9 r5", "r5")]
)
def test_only_trumps_beat_a_trump_that_was_taken_first(row: str, expected: str) -> None:
    """WAS-R6: whether the first card is a colour trump or a number trump."""
    match = small_match((row,), "r 5", TASKS_4)

    draft_in_turn(match, row)

    assert [card for _, card in told(match)] == [expected]


def test_the_duty_to_follow_does_not_matter_in_the_draft() -> None:
    match = small_match(("r1 r2 b1 b2", "r3 r4 b3 b4"), "none none", TASKS_4)

    draft_in_turn(match, "r1 r2 b1 b2 r3")

    assert legal_texts(match, match.turn) == ["draft r4", "draft b3", "draft b4"]


def test_with_three_players_the_fourth_card_goes_out_and_cannot_be_the_told_winner() -> None:
    """WAS-R4: the red 9 would beat all, but nobody took it."""
    match = small_match(("r9 r1 r2 b3", "g1 g2 g3 g4"), "r none", TASKS_3)

    draft_in_turn(match, "r1 b3 r2")

    assert told(match) == [(0, "r2")]
    assert [event for event in match.journal if event.kind == "set aside"] == [
        Event("set aside", 0, DECK.parse_all("r9"))
    ]
    assert match.view(1).facts["out"] == DECK.parse_all("r9")
    assert all(match.view(1).facts[f"hand {seat}"] for seat in range(3))


def test_with_four_players_the_forced_last_card_of_a_row_is_a_step() -> None:
    match = small_match(ROWS, "r 5", TASKS_4)

    draft_in_turn(match, "r1 b1 g1")

    assert legal_texts(match, 0) == ["draft y1"]
    assert len(match.steps) == 3
    do(match, "0 draft y1")
    assert len(match.steps) == 4


def test_all_rows_are_visible_to_everybody_from_the_start() -> None:
    match = small_match(ROWS, "r 5", TASKS_4)

    for viewer in (0, 1, 2, 3, 7):
        facts = match.view(viewer).facts
        assert [facts[f"row {number}"] for number in (1, 2, 3)] == [DECK.parse_all(row) for row in ROWS]


def test_only_the_start_player_sees_the_trumps_before_the_draft_is_over() -> None:
    match = small_match(ROWS, "b 2", TASKS_4, start=1)

    while match.phase.name == "draft":
        for viewer in (0, 2, 3, 7):
            view = match.view(viewer)
            assert "trump colour" not in view.facts
            assert view.events_of("saw trumps")[0].values == (HIDDEN, HIDDEN)
        assert match.view(1).facts["trump colour"] == (1,)
        assert match.view(1).facts["trump number"] == (2,)
        assert match.game.part_seen_by("trump colour", 1, match.journal) == only(1)
        match.apply(match.turn, match.legal_actions(match.turn)[0])

    assert match.journal[-1] == Event("showed trumps", 1, (1, 2))
    assert match.view().facts["trump number"] == (2,)
    assert match.game.part_seen_by("trump number", 1, match.journal) == EVERYONE


def test_everybody_sees_every_hand_since_the_draft_is_public() -> None:
    """WAS-R7: views of other seats and of spectators include all hands."""
    match = small_match(ROWS, "r 5", TASKS_4)

    draft_in_turn(match, "r1 b1 g1 y1 r2")

    for viewer in (0, 1, 2, 3, 7):
        facts = match.view(viewer).facts
        assert facts["hand 1"] == DECK.parse_all("r1")
        assert facts["hand 2"] == DECK.parse_all("r2 b1")
    assert match.view(2).hand == DECK.parse_all("r2 b1")
    assert match.view().hand == ()
    assert match.view().hand_sizes == (1, 1, 2, 1)


def test_the_draft_shows_the_rest_of_the_row_and_what_has_been_told() -> None:
    match = small_match(ROWS, "r 5", TASKS_4)

    draft_in_turn(match, "b1 g1 y1 r1 y2 r2")

    facts = match.view(3).facts
    assert facts["monster"] == (2,)
    assert facts["taken"] == DECK.parse_all("y2 r2")
    assert facts["row 2"] == DECK.parse_all("b2 g2")
    assert facts["told"] == DECK.parse_all("r1")
    assert "row 1" not in facts
    assert match.view().line == "row 2"


def test_each_row_of_a_record_closes_with_the_told_card() -> None:
    match = small_match(ROWS, "r 5", TASKS_4)
    draft_in_turn(match, "b1 g1 y1 r1")

    event = match.journal[-1]

    assert match.game.result_text(event.kind, event.seat, event.values) == "r1"
    assert match.game.result_text("took", 3, ()) == "3"
    assert match.game.result_text("drafted", 3, (1,)) == ""


@pytest.mark.parametrize(
    ("step", "reason"),
    [("1 draft r2", "row"), ("2 draft r1", "turn"), ("1 r1", "draft"), ("1 pick no-tricks", "draft")],
)
def test_a_wrong_card_or_a_wrong_turn_is_refused_and_nothing_changes(step: str, reason: str) -> None:
    match = small_match(ROWS, "r 5", TASKS_4)
    before = str(match.view(1))

    with pytest.raises(IllegalAction) as refused:
        do(match, step)

    assert refused.value.reason == reason
    assert str(match.view(1)) == before


def test_a_card_already_taken_is_refused() -> None:
    match = small_match(ROWS, "r 5", TASKS_4)
    draft_in_turn(match, "r1")

    with pytest.raises(IllegalAction, match="seat 2 may not draft r1: row"):
        do(match, "2 draft r1")


def test_a_copied_draft_goes_its_own_way() -> None:
    match = small_match(ROWS, "r 5", TASKS_3)
    draft_in_turn(match, "b1 g1 y1 r2")
    before = str(match.view())
    other = match.copy()

    draft_in_turn(other, "b2 g2 r3 b3 g3")

    assert str(match.view()) == before
    assert match.phase.name == "draft"
    assert other.phase.name == "pick"


@pytest.mark.parametrize("players", [3, 4])
def test_a_full_draft_gives_everybody_nine_cards(players: int) -> None:
    match = new_match("was_sticht", players, seed="full draft")

    while match.phase.name != "pick":
        match.apply(match.turn, match.legal_actions(match.turn)[-1])

    assert match.view().hand_sizes == (9,) * players
    assert kinds(match).count("told") == 9
    assert kinds(match).count("set aside") == (9 if players == 3 else 0)
    held = [card for seat in range(players) for card in match.view().facts[f"hand {seat}"]]
    assert sorted([*held, *match.view().facts.get("out", ())]) == list(range(36))
