"""Worlds: exactly what a viewer cannot rule out, every physical deal and hidden pick equally likely."""

from collections import Counter
from itertools import combinations
from math import sqrt

import pytest

from tests.games.drawn_hands import are_hands_exact
from tests.games.njet.rounds import do, njet, settle, small_round
from tricktable.core.deals import Deal, GivenDeals, Layout
from tricktable.core.events import HIDDEN
from tricktable.core.matches import Match, Step
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream
from tricktable.core.views import View

World = tuple[tuple[tuple[int, ...], ...], tuple[Step, ...]]


def deals(layout: Layout) -> Counter[tuple[tuple[int, ...], ...]]:
    """All deals of this layout, with the number of physical deals that look like them."""
    result: Counter[tuple[tuple[int, ...], ...]] = Counter()
    pack = layout.packs[0].cards

    def deal(place: int, left: tuple[int, ...], parts: tuple[tuple[int, ...], ...]) -> None:
        if place == len(layout.parts):
            result[parts] += 1
            return
        for chosen in combinations(left, layout.parts[place].size):
            rest = tuple(copy for copy in left if copy not in chosen)
            deal(place + 1, rest, (*parts, tuple(sorted(pack[copy] for copy in chosen))))

    deal(0, tuple(range(len(pack))), ())
    return result


def possible_worlds(view: View) -> Counter[World]:
    """Plays every deal through the steps of the view, every hidden pick with each card that could be it."""
    game = view.game
    result: Counter[World] = Counter()
    text = str(view)

    def go_on(match: Match, weight: int) -> None:
        if len(match.steps) == len(view.steps):
            if str(match.view(view.viewer)) == text:
                result[match.deal.parts, tuple(match.steps)] += weight
            return
        seat, action = view.steps[len(match.steps)]
        if action != HIDDEN:
            if action in match.legal_actions(seat):
                match.step(seat, action)
                go_on(match, weight)
            return
        for choice in match.legal_actions(seat):
            further = match.copy()
            further.step(seat, choice)
            card = game.actions.text[choice].split()[1]
            copies = game.deck.count(match.phase.hands[seat], game.deck.parse(card))
            go_on(further, weight * copies)

    for parts, weight in deals(game.layout).items():
        if view.viewer < game.players and parts[view.viewer] != view.history[view.viewer].values:
            continue
        given = GivenDeals((), {1: Deal(game.layout, parts), 2: Deal(game.layout, parts)})
        go_on(Match.at_round(game, 1, view.standing, given), weight)
    return result


def sampled_worlds(view: View, count: int) -> Counter[World]:
    source = view.game.worlds(view, Stream(f"sample {count}"))
    result: Counter[World] = Counter()
    for _ in range(count):
        world = next(source)
        result[world.deal.parts, tuple(world.steps)] += 1
    return result


def assert_exact(match: Match, viewer: int, count: int = 1500) -> None:
    """The sampler gives all possible worlds and no others, each as often as it should."""
    view = match.view(viewer)
    possible = possible_worlds(view)
    sampled = sampled_worlds(view, count)
    total = sum(possible.values())

    assert (match.deal.parts, tuple(match.steps)) in possible
    assert set(sampled) <= set(possible)
    if min(possible.values()) * count > 20 * total:
        assert set(sampled) == set(possible)
    pools: list[list[float]] = [[0.0, 0.0]]
    for world in sorted(possible):  # small classes are pooled until five are expected
        if pools[-1][0] >= 5:
            pools.append([0.0, 0.0])
        pools[-1][0] += possible[world] * count / total
        pools[-1][1] += sampled[world]
    chi_square = sum((seen - expected) ** 2 / expected for expected, seen in pools)
    free = len(pools) - 1
    assert chi_square <= free + 4 * sqrt(2 * free) + 8
    are_hands_exact(view, possible)


def play_on(match: Match, steps: int, seed: str) -> Match:
    """So many random choices within the round, in any order where all are awaited."""
    stream = Stream(seed)
    for _ in range(steps):
        seat = stream.choice(match.awaited())
        match.apply(seat, stream.choice(match.legal_actions(seat)))
    assert match.number == 1
    return match


def begun(hands: list[str], cache: str, aside: str = "") -> Match:
    """A small round with its board settled and its teams named."""
    match = settle(small_round(njet(len(hands)), hands, aside), 1, cache=cache, trump="r", super="b")
    named = {2: (), 3: ("team 1", "monster 1"), 4: ("team 1+2",), 5: ("team 1+2", "monster 2")}
    return do(match, *named[len(hands)])


THREE = ["b0 b9 r0", "b0 r7 b0", "r0 k2 r0"]
ZEROS = ["b0 r0 b7", "b0 r0 r0", "k0 b8 r1"]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_before_the_cache_every_deal_is_possible(viewer: int) -> None:
    match = small_round(njet(2), ["b0 b7 r1", "b0 b7 k0"], "b7 b7")
    do(match, "veto start 1", "veto trump b")

    assert_exact(match, viewer)


@pytest.mark.parametrize("steps", [2, 5])
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_played_cards_and_voids_are_honoured_and_copies_weigh_as_in_the_deals(steps: int, viewer: int) -> None:
    """NJET-R9: a seat that has played one copy of a card can hold more of them."""
    for seed in ("a", "b"):
        assert_exact(play_on(begun(THREE, "nothing"), steps, seed), viewer)


@pytest.mark.parametrize("steps", [1, 2, 4, 5])
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_hidden_discards_can_be_any_card(steps: int, viewer: int) -> None:
    assert_exact(play_on(begun(["b0 b7 b7", "b7 r7 b0"], "discard-1", "r1"), steps, f"d{viewer}"), viewer)


@pytest.mark.parametrize("steps", [4, 6, 8])
@pytest.mark.parametrize("viewer", [1, 2])
def test_two_hidden_discards_of_each_of_three(steps: int, viewer: int) -> None:
    assert_exact(play_on(begun(THREE, "discard-2"), steps, f"e{steps}"), viewer)


@pytest.mark.parametrize("steps", [1, 3, 5, 7])
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_a_hidden_discard_is_a_zero_only_where_nothing_else_was_left(steps: int, viewer: int) -> None:
    """NJET-R3: the sampler knows when a 0 can have been discarded."""
    assert_exact(play_on(begun(ZEROS, "discard-2-no-0"), steps, f"z{steps}"), viewer)


@pytest.mark.parametrize("steps", [3, 4, 5])
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_between_two_players_unseen_zeros_may_lie_aside(steps: int, viewer: int) -> None:
    """NJET-R3: the same for a spectator, who knows nothing of the discards."""
    match = begun(["b0 r0 b7", "b0 b0 r7"], "discard-2-no-0", "k0")
    assert_exact(play_on(match, steps, "s"), viewer)


@pytest.mark.parametrize("steps", [1, 3, 5])
@pytest.mark.parametrize("viewer", [0, 1])
def test_picked_gifts_are_hidden_until_all_are_in(steps: int, viewer: int) -> None:
    assert_exact(play_on(begun(THREE, "pass-2"), steps, f"p{steps}"), viewer)


@pytest.mark.parametrize("steps", [6, 8, 10])
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_after_passing_own_gifts_and_received_cards_are_known(steps: int, viewer: int) -> None:
    """NJET-R4: and the pass between the two others is any two cards."""
    assert_exact(play_on(begun(THREE, "pass-2"), steps, f"q{steps}"), viewer)


@pytest.mark.parametrize("steps", [2, 4, 7])
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_swap_between_two(steps: int, viewer: int) -> None:
    match = begun(["b7 b7 r7", "b7 r7 b0"], "pass-2", "b0 b7")
    assert_exact(play_on(match, steps, f"w{steps}"), viewer)


@pytest.mark.parametrize("steps", [5, 10])
@pytest.mark.parametrize("viewer", [0, 3, SPECTATOR])
def test_passing_around_a_table_of_four(steps: int, viewer: int) -> None:
    match = begun(["b7 r7", "b7 r1", "b7 r7", "k0 b7"], "pass-2")
    assert_exact(play_on(match, steps, f"f{steps}"), viewer)


def test_own_gifts_stay_with_the_right_hand_neighbour_and_received_cards_came_from_the_left() -> None:
    """NJET-R4: known to giver and taker."""
    match = begun(["b1 b2 b3 b4", "y1 y2 y3 y4", "r1 r2 r3 r4", "k1 k2 k3 k4"], "pass-2")
    do(match, "give b1", "give b2", "give y1", "give y2", "give r1", "give r2", "give k1", "give k2")
    deck = match.game.deck
    source = match.game.worlds(match.view(0), Stream("neighbours"))

    for _ in range(50):
        world = next(source)

        assert set(deck.parse_all("b1 b2")) <= set(deck.cards_in(world.phase.hands[3]))
        assert set(deck.parse_all("y1 y2")) <= set(world.deal.parts[1])


def test_own_discards_are_with_nobody_else_and_who_did_not_follow_is_void() -> None:
    match = begun(["b1 b2 r3", "y1 b3 y3", "r1 b4 r4"], "discard-1")
    do(match, "discard b1", "discard b3", "discard r1", "y1", "r4", "r3")
    deck = match.game.deck
    source = match.game.worlds(match.view(0), Stream("voids"))

    for _ in range(50):
        world = next(source)

        assert world.deal.parts[0] == deck.parse_all("b1 b2 r3")
        assert not world.phase.hands[2] & deck.of_colour[1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_phase_of_a_full_round_has_worlds(players: int) -> None:
    """The worlds of a view look the same to its viewer."""
    game = njet(players)
    for seed in ("one", "two"):
        match = Match.at_round(game, 1, game.first_standing(()), GivenDeals((), {1: game.layout.shuffle(Stream(seed))}))
        stream = Stream(seed)
        while sum(match.view().hand_sizes) > players:
            seat = stream.choice(match.awaited())
            match.apply(seat, stream.choice(match.legal_actions(seat)))
            if len(match.steps) % 9 == 0:
                view = match.view(seat)
                assert str(next(game.worlds(view, stream)).view(seat)) == str(view)


@pytest.mark.parametrize("cache", ["nothing", "discard-1", "discard-2", "pass-2"])
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_hands_that_are_drawn_alone_are_those_of_all_worlds(cache: str, viewer: int) -> None:
    """In the tricks, after hidden discards and passes, where copies of cards were played."""
    picks = {"nothing": 0, "discard-1": 3, "discard-2": 6, "pass-2": 6}[cache]
    for seed in ("a", "b"):
        for steps in (1, 2):
            match = play_on(begun(THREE, cache), picks + steps, seed)
            view = match.view(viewer)

            assert match.phase.name == "trick"
            assert are_hands_exact(view, possible_worlds(view))


def test_hands_are_not_drawn_alone_where_only_steps_tell_which_discards_were_legal() -> None:
    """NJET-R3: a hand of few cards can be all 0s, and then a 0 may be discarded behind another card."""
    match = play_on(begun(ZEROS, "discard-2-no-0"), 7, "zeros")

    assert [match.game.hands(match.view(viewer), Stream("any")) for viewer in (0, SPECTATOR)] == [None, None]


def test_hands_are_not_drawn_alone_while_cards_are_on_their_way() -> None:
    match = play_on(begun(THREE, "pass-2"), 3, "on their way")

    assert match.game.hands(match.view(0), Stream("any")) is None
