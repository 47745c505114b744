"""What a viewer cannot rule out: exactly that, each possibility as likely as it is."""

from collections import Counter
from itertools import islice, product

import pytest

from tests.games.was_sticht import plain
from tests.games.was_sticht.tables import do, draft_in_turn, game_of, play_in_turn, small_match
from tricktable.core.cards import Pack
from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.games.was_sticht.cards import TRUMP_COLOURS, TRUMP_NUMBERS
from tricktable.games.was_sticht.worlds import possible_trumps

ROWS = ("r1 b7 g5 y2", "r6 r5 b5 g9", "y9 g2 y5 b3")
OWNED = ("no-tricks", "no-red no-red last-trick", "exactly-1 exactly-2", "most-tricks no-blue")
VIEWERS = (0, 1, 2, 3, 7)

World = tuple[str, str, tuple[str, ...]]
"""Trump colour, trump number, and the tasks picked so far, in the order of picking."""


def world_of(match: Match) -> World:
    picks = tuple(match.game.actions.text[action] for _, action in match.steps if _is_pick(match, action))
    return match.deal.text("trump colour"), match.deal.text("trump number"), picks


def _is_pick(match: Match, action: int) -> bool:
    return match.game.actions.text[action].startswith("pick ")


def sample(match: Match, viewer: int, count: int) -> Counter[World]:
    """Worlds of a view, each checked to look the same to the viewer."""
    view = match.view(viewer)
    text = str(view)
    seen: Counter[World] = Counter()
    for world in islice(match.game.worlds(view, Stream(f"worlds {viewer}")), count):
        key = world_of(world)
        if key not in seen:
            assert str(world.view(viewer)) == text
        seen[key] += 1
    return seen


def enumerate_worlds(match: Match, viewer: int) -> Counter[World]:
    """All physical possibilities by brute force: trump cards against what was told, and tasks that may be picked."""
    colours = [TRUMP_COLOURS.text[card] for card in match.game.layout.packs[1].cards]
    numbers = [TRUMP_NUMBERS.text[card] for card in match.game.layout.packs[2].cards]
    texts = match.game.deck.text
    knows_trumps = viewer == match.standing.dealer or match.phase.name != "draft"
    rows: list[tuple[list[str], str]] = []
    taken: list[str] = []
    for event in match.journal:
        if event.kind == "drafted":
            taken.append(texts[event.values[0]])
        elif event.kind == "told":
            rows.append((taken, texts[event.values[0]]))
            taken = []
    picked = [(seat, match.game.actions.text[action]) for seat, action in match.steps if _is_pick(match, action)]
    open_picks = [
        [f"pick {task}" for task in OWNED[seat].split()] if match.phase.name == "pick" and seat != viewer else [text]
        for seat, text in picked
    ]
    found: Counter[World] = Counter()
    for colour, number in product(colours, numbers):
        trumps = plain.Trumps(colour, number)
        if knows_trumps and (colour, number) != world_of(match)[:2]:
            continue
        if all(cards[plain.winning(cards, trumps)] == told for cards, told in rows):
            for picks in product(*open_picks):
                found[colour, number, picks] += 1
    return found


def assert_uniform(seen: Counter[World], expected: Counter[World]) -> None:
    """Exactly the expected worlds, and by a chi-square with a generous limit as often as expected."""
    count = sum(seen.values())
    weight = sum(expected.values())

    assert set(seen) == set(expected)
    chance = {world: count * ways / weight for world, ways in expected.items()}
    distance = sum((seen[world] - chance[world]) ** 2 / chance[world] for world in expected)
    free = len(expected) - 1
    assert distance <= free + 5 * (2 * free) ** 0.5


@pytest.mark.parametrize("drafted", ["", "r1", "b7 r1 g5 y2", "b7 r1 g5 y2 r6 b5", "b7 r1 g5 y2 r6 b5 r5 g9 y9 g2"])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_secret_trumps_in_the_draft_are_all_that_fit_what_was_told(drafted: str, viewer: int) -> None:
    """WAS-R5, WAS-R6: one of fifty combinations, filtered by every told row; the start player knows it."""
    match = small_match(ROWS, "r 5", OWNED, start=2)
    draft_in_turn(match, drafted)

    expected = enumerate_worlds(match, viewer)

    assert viewer != 2 or len(expected) == 1
    assert_uniform(sample(match, viewer, 20 * len(expected)), expected)


def test_at_the_beginning_all_fifty_combinations_are_possible() -> None:
    match = small_match(ROWS, "r 5", OWNED)

    assert len(possible_trumps(game_of(4), match.view(1))) == 50
    assert len(possible_trumps(game_of(4), match.view(0))) == 1


def test_a_told_row_rules_combinations_out() -> None:
    """WAS-R6: blue 7 was first, and yellow 2 is told: it must be a trump, and no other taken card a higher one."""
    match = small_match(ROWS, "y 9", OWNED)
    draft_in_turn(match, "b7 r1 y2 g5")

    possible = possible_trumps(game_of(4), match.view(1))

    texts = {f"{TRUMP_COLOURS.text[colour]} {TRUMP_NUMBERS.text[number]}" for colour, number in possible}
    yellow = {f"y {number}" for number in (2, 3, 4, 6, 8, 9, "none")}
    assert texts == yellow | {"r 2", "b 2", "g 2", "none 2"}


def test_trump_cards_come_from_the_layout_copy_by_copy() -> None:
    """A pack with two red cards makes red twice as likely."""
    colours = Pack(TRUMP_COLOURS.text, (0, 0, 1))
    numbers = Pack(TRUMP_NUMBERS.text, (0, 5))
    match = small_match(ROWS, "r 5", OWNED, colours=colours, numbers=numbers)

    expected = enumerate_worlds(match, 3)

    assert expected == Counter({("r", "none", ()): 2, ("r", "5", ()): 2, ("b", "none", ()): 1, ("b", "5", ()): 1})
    assert_uniform(sample(match, 3, 600), expected)


def at_pick(picks: str, start: int = 0) -> Match:
    match = small_match(ROWS, "r 5", OWNED, start)
    draft_in_turn(match, "b7 r1 g5 y2 r6 b5 r5 g9 y9 g2 y5 b3")
    if picks:
        do(match, picks)
    return match


@pytest.mark.parametrize(
    "picks", ["", "1 pick no-red", "3 pick no-blue, 1 pick last-trick", "2 pick exactly-2, 3 pick most-tricks"]
)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_secret_picks_are_any_task_of_their_owner_copy_by_copy(picks: str, viewer: int) -> None:
    """WAS-R2: who owns a task twice picked it twice as likely."""
    match = at_pick(picks)

    expected = enumerate_worlds(match, viewer)

    assert_uniform(sample(match, viewer, 200 * len(expected)), expected)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_once_the_tasks_are_shown_there_is_a_single_world(viewer: int) -> None:
    """WAS-R7: hands are known to all who watched the draft."""
    match = at_pick("3 pick no-blue, 1 pick last-trick, 2 pick exactly-1")

    for _ in range(6):
        assert list(sample(match, viewer, 5)) == [world_of(match)]
        match.apply(match.turn, match.legal_actions(match.turn)[0])


@pytest.mark.parametrize("viewer", [0, 1, 2, 7])
def test_there_is_a_single_world_while_the_start_player_drops(viewer: int) -> None:
    """WAS-R3: the drop comes when everything is open."""
    match = small_match(("r1 r2 r9",), "none none", ("no-red no-blue", "last-trick", "no-tricks no-red"))
    draft_in_turn(match, "r1 r2 r9")
    do(match, "1 pick last-trick, 2 pick no-tricks")
    play_in_turn(match, "r1 r2 r9")

    assert match.phase.name == "drop"
    assert list(sample(match, viewer, 3)) == [world_of(match)]


@pytest.mark.parametrize("players", [3, 4])
def test_nothing_is_hidden_while_tasks_are_taken(players: int) -> None:
    match = Match.begin(game_of(players), ShuffledDeals("opening"))
    do(match, "0 take no-red, 1 take no-red")

    for viewer in (0, players - 1, 7):
        view = match.view(viewer)
        worlds = list(islice(match.game.worlds(view, Stream("opening")), 3))
        assert [str(world.view(viewer)) for world in worlds] == [str(view)] * 3
        assert [world.number for world in worlds] == [0, 0, 0]


def test_rounds_to_come_are_new_chance_in_every_world() -> None:
    match = small_match(("r1 r2 r3",), "none none", ("no-tricks no-blue",) * 3)
    deals = set()
    for world in islice(match.game.worlds(match.view(0), Stream("later")), 20):
        while world.number == 1:
            world.apply(world.turn, world.legal_actions(world.turn)[0])
        deals.add(world.deal.parts)

    assert len(deals) > 10


@pytest.mark.parametrize("players", [3, 4])
def test_the_truth_is_never_ruled_out_and_every_world_looks_like_the_view(players: int) -> None:
    """WAS-R4: with three players the told card is among the three that were taken."""
    game = game_of(players)
    match = Match.begin(game, ShuffledDeals("truth"))
    stream = Stream("choices")
    while match.number <= 3 and not match.is_over:
        viewer = stream.choice((*range(players), 7))
        view = match.view(viewer)
        if match.number:
            trumps = (match.deal.part("trump colour")[0], match.deal.part("trump number")[0])
            assert trumps in possible_trumps(game, view)
        for world in islice(game.worlds(view, stream), 2):
            assert str(world.view(viewer)) == str(view)
        seat = stream.choice(match.awaited())
        match.apply(seat, stream.choice(match.legal_actions(seat)))
