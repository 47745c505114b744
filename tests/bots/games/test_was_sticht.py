"""What the rule of thumb does at Was sticht?: tasks, the draft under secret trumps, and tricks with open hands."""

import pytest

from tests.contract.tables import game_at, positions
from tests.games.was_sticht.tables import do, play_in_turn, small_match
from tricktable.bots.games.was_sticht.rule_of_thumb import choose
from tricktable.core.matches import Match
from tricktable.games import new_match


def chosen(match: Match, seat: int | None = None) -> str:
    """What the rule of thumb does there, in notation."""
    view = match.view(match.turn if seat is None else seat)
    assert len(view.legal) > 1
    return match.game.actions.text[choose(view)]


def drafted(hands: tuple[str, ...], trumps: str, tasks: tuple[str, ...]) -> Match:
    """Everybody has drafted this hand, one card from each row. Seat 0 is the start player."""
    cards = [hand.split() for hand in hands]
    match = small_match(tuple(" ".join(row) for row in zip(*cards, strict=True)), trumps, tasks)
    while match.phase.name == "draft":
        row = int(match.view().line.split()[1]) - 1
        match.apply_text(match.turn, f"draft {cards[match.turn][row]}")
    return match


def at_tricks(hands: tuple[str, ...], trumps: str, tasks: tuple[str, ...], plays: str = "") -> Match:
    """Everybody has picked the first of these tasks, and these cards have been played, beginning with seat 1."""
    match = drafted(hands, trumps, tasks)
    while match.phase.name == "pick":
        do(match, f"{match.turn} pick {tasks[match.turn].split()[0]}")
    play_in_turn(match, plays)
    return match


# Tasks


@pytest.mark.parametrize("players", [3, 4])
def test_the_first_task_taken_is_one_that_a_hand_can_be_drafted_for(players: int) -> None:
    """Strong and weak hands are drafted on purpose; exact numbers and clean colours are luck."""
    match = new_match("was_sticht", players, seed="tasks")

    assert chosen(match) in ("take most-tricks", "take last-trick", "take no-tricks", "take fewest-tricks")


def test_a_kind_of_hand_that_others_will_draft_is_left_to_them() -> None:
    match = new_match("was_sticht", 4, seed="tasks")
    do(match, "0 take most-tricks, 1 take last-trick")

    assert chosen(match) in ("take no-tricks", "take fewest-tricks")


def test_the_next_task_goes_with_the_own_ones() -> None:
    """Who has promised to take no tricks drafts weak cards anyway."""
    match = new_match("was_sticht", 4, seed="tasks")
    do(match, "0 take no-tricks, 1 take no-red, 2 take no-red, 3 take no-blue")

    assert chosen(match) in ("take no-tricks", "take fewest-tricks")


def test_the_start_player_drops_the_hardest_task() -> None:
    tasks = ("no-red last-trick", "last-trick", "last-trick", "last-trick")
    match = at_tricks(("r9", "r1", "r2", "r3"), "none none", tasks, "r1 r2 r3 r9")

    assert chosen(match) == "drop no-red"


# The draft


@pytest.mark.parametrize(("task", "card"), [("no-tricks", "r1"), ("fewest-tricks", "r1"), ("most-tricks", "r9")])
def test_the_draft_looks_for_the_hand_that_the_task_needs(task: str, card: str) -> None:
    match = small_match(("r1 b4 g5 r9", "b1 b2 b3 b5"), "g 7", ("exactly-2", task, task, task))

    assert chosen(match) == f"draft {card}"


@pytest.mark.parametrize(("task", "card"), [("most-tricks", "r5"), ("no-tricks", "b5")])
def test_a_card_that_is_probably_trump_is_strong_whatever_its_number(task: str, card: str) -> None:
    """A red 3 that wins over a led blue 9 is trump, by its colour or by its number: red cards have become stronger."""
    match = small_match(("b9 r3 g8 y8", "r4 b5 r5 b6"), "r none", ("last-trick", task, task, task))
    do(match, "1 draft b9, 2 draft r3, 3 draft g8, 0 draft y8")

    assert chosen(match) == f"draft {card}"


@pytest.mark.parametrize(("tasks", "card"), [("most-tricks last-trick", "r1"), ("no-tricks fewest-tricks", "b9")])
def test_the_start_player_drafts_for_the_tasks_of_the_others_and_knows_the_trumps(tasks: str, card: str) -> None:
    """The red 1 is the super trump. Who may meet the task of another needs that other's kind of hand."""
    match = small_match(("b2 g3 y4 y5", "r1 b9 g5 g6"), "r 1", ("exactly-2", tasks, tasks, tasks))
    do(match, "1 draft b2, 2 draft g3, 3 draft y4, 0 draft y5, 2 draft g5, 3 draft g6")

    assert chosen(match, 0) == f"draft {card}"


def test_who_has_not_seen_the_trumps_does_not_know_them() -> None:
    """The red 1 is the super trump, but nothing that was told says so."""
    match = small_match(("b2 g3 y4 y5", "r1 b9 g5 g6"), "r 1", ("exactly-2", *("most-tricks last-trick",) * 3))
    do(match, "1 draft b2, 2 draft g3, 3 draft y4, 0 draft y5, 2 draft g5")

    assert chosen(match, 3) == "draft b9"


# The pick


HANDS = ("b5 g6 y5 g5", "r9 r8 r7 b9", "g1 y1 b1 g2", "b6 g7 y6 y7")


def test_a_strong_hand_picks_the_most_tricks_and_a_weak_one_none() -> None:
    """All hands are open: the own one is held against the others'."""
    match = drafted(HANDS, "r none", ("no-red", *("exactly-4 most-tricks no-tricks",) * 3))

    assert chosen(match, 1) == "pick most-tricks"
    assert chosen(match, 2) == "pick no-tricks"


def test_the_longest_and_highest_trumps_pick_the_last_trick() -> None:
    match = drafted(HANDS, "r none", ("no-red", *("last-trick no-red",) * 3))

    assert chosen(match, 1) == "pick last-trick"


# The tricks


def test_who_wants_no_trick_stays_below_with_the_highest_card_that_does() -> None:
    """A high card got rid of is a danger less; taking the trick, whomever it hurt, would be against the own task."""
    hands = ("b5 g6 y5 g5", "b8 g9 y9 r1", "b7 b2 b9 g1", "b6 g7 y6 y7")
    match = at_tricks(hands, "r none", ("no-red", "most-tricks", "no-tricks", "most-tricks"), "b8")

    assert chosen(match) == "b7"


def test_who_wants_no_trick_throws_off_the_most_dangerous_card() -> None:
    hands = ("b5 g6 y5 g5", "b8 g9 y9 b2", "g8 y1 y2 g1", "b6 g7 y6 y7")
    match = at_tricks(hands, "none none", ("no-red", "most-tricks", "no-tricks", "most-tricks"), "b8")

    assert chosen(match) == "g8"


def test_who_has_taken_exactly_enough_gives_the_lead_away_with_a_high_card() -> None:
    """Seat 1 has its one trick. The owner of the green 9 wants tricks, so the green 8 is safe to lead."""
    hands = ("b5 g6 y5 g5", "b9 g3 y3 g8", "b7 g9 y9 g2", "b6 g7 y6 y7")
    match = at_tricks(hands, "r none", ("no-red", "exactly-1", "most-tricks", "most-tricks"), "b9 b7 b6 b5")

    assert chosen(match) == "g8"


@pytest.mark.parametrize("task", ["most-tricks", "exactly-3"])
def test_who_plays_last_trumps_with_the_lowest_trump(task: str) -> None:
    """The red 9 is not burnt where the red 2 is enough."""
    hands = ("g9 b6 y6 b8", "b5 b4 y5 g5", "b7 b3 b1 g2", "r9 r2 y9 g1")
    tasks = ("no-tricks", "exactly-1", "exactly-1", task)
    match = at_tricks(hands, "r none", tasks, "g5 g2 g1 g9 b6 b5 b7")

    assert chosen(match, 3) == "r2"


def test_the_highest_trump_is_kept_for_the_last_trick() -> None:
    hands = ("b5 g6 y5 g5", "r9 b9 y9 g1", "b7 g9 r1 g2", "b6 g7 y6 r2")
    match = at_tricks(hands, "r none", ("no-red", "last-trick", "most-tricks", "most-tricks"))

    assert chosen(match) != "r9"


def test_poison_goes_into_the_trick_of_who_must_not_take_the_colour() -> None:
    """Seat 1 wants no red. Nobody can beat the blue 9, and seat 2 throws red rather than a higher card."""
    hands = ("b5 g6 y5 g5", "b9 g1 y1 g2", "r5 g8 y8 g3", "b6 g7 y6 y7")
    match = at_tricks(hands, "none none", ("no-tricks", "no-red", "no-tricks", "no-tricks"), "b9")

    assert chosen(match) == "r5"


def test_who_needs_a_clean_trick_does_not_take_a_dirty_one() -> None:
    hands = ("b5 g6 y5 g5", "r2 g9 y3 g1", "r5 r1 y9 g2", "r3 g7 y6 y7")
    match = at_tricks(hands, "none none", ("no-tricks", "exactly-2", "no-red", "no-tricks"), "r2")

    assert chosen(match) == "r1"


def test_the_start_player_waits_to_meet_the_task_that_its_owner_misses() -> None:
    """Seat 1 has picked the last trick. With the red 9 kept for it, the start player takes it from the red 8."""
    hands = ("r9 g1", "r8 y7", "b7 y2", "b6 y6")
    match = at_tricks(hands, "r none", ("no-red", "last-trick", "no-tricks", "no-tricks"), "y7 y2 y6")

    assert chosen(match, 0) == "g1"


@pytest.mark.parametrize(
    ("first", "second", "card"), [("last-trick", "last-trick no-red", "g1"), ("last-trick no-red", "last-trick", "b1")]
)
def test_who_has_lost_keeps_from_winning_whoever_would_end_the_match(first: str, second: str, card: str) -> None:
    """Seat 3 has missed its task and decides who leads to the last trick: with blue seat 1, with green seat 2."""
    hands = ("y3 r1 r2", "y1 b9 r9", "y2 g9 y8", "y9 b1 g1")
    tasks = ("no-red no-red", first, second, "no-tricks no-red")
    match = at_tricks(hands, "none none", tasks, "y1 y2 y9 y3")

    assert chosen(match, 3) == card


# Everywhere


@pytest.mark.parametrize("players", [3, 4])
def test_equal_views_get_equal_choices_and_only_legal_ones(players: int) -> None:
    asked = set()
    for seed in ("one", "two", "three"):
        for match in positions(game_at(("was_sticht", players)), seed):
            for seat in match.awaited():
                view = match.view(seat)
                if len(view.legal) > 1:
                    choice = choose(view)
                    asked.add(view.phase)

                    assert choice in view.legal
                    assert choose(match.copy().view(seat)) == choice
    assert asked == {"take", "draft", "pick", "trick", "drop"}
