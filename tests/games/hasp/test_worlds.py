"""Worlds: exactly the deals that a viewer cannot rule out, each as likely as any other."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import sqrt

import pytest

from tests.games.drawn_hands import are_hands_exact
from tests.games.hasp.rounds import do, full_round, may, round_of
from tricktable.core.deals import Deal, GivenDeals, Layout, ShuffledDeals
from tricktable.core.errors import IllegalAction
from tricktable.core.matches import Match
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream

Parts = tuple[tuple[int, ...], ...]

SMALL = {
    2: (("f3 | g4 v9", "v7 | f4 v8"), "g3", ""),
    3: (("f2 v8", "v9 g3", "v7 c4"), "g4", "f6"),
    4: (("f1 | g4", "f3 |", "v7 | v8", "r1 |"), "", ""),
}
"""Hands, the cards aside, the card turned up."""

STEPS = {
    2: ("trump g", "predict great", "f3", "predict minor, f4", "v8"),
    3: ("pass", "f2", "predict great, v9", "pass, v7", "g3, c4"),
    4: ("trump none", "pass", "f1", "pass, f3", "predict minor, v7"),
}
"""What happens then, a little at a time."""


def small_round(players: int) -> Match:
    hands, aside, turned = SMALL[players]
    return round_of(hands, aside, turned, dealer=players - 1)


def every_deal(layout: Layout, cards: tuple[int, ...], part: int = 0) -> Iterator[Parts]:
    """All ways to deal these cards into the parts of a layout, from this part on."""
    if part == len(layout.parts):
        yield ()
        return
    for chosen in combinations(cards, layout.parts[part].size):
        rest = tuple(card for card in cards if card not in chosen)
        for others in every_deal(layout, rest, part + 1):
            yield (chosen, *others)


def possible_deals(match: Match, viewer: int) -> set[Parts]:
    """The deals under which the same steps were legal and this viewer would have seen the same: by trying all."""
    view = match.view(viewer)
    wanted = str(view)
    possible = set()
    for parts in every_deal(match.game.layout, match.game.layout.packs[0].cards):
        if viewer != SPECTATOR and parts[viewer] != match.deal.parts[viewer]:
            continue
        deals = GivenDeals((), {1: Deal(match.game.layout, parts)}, ShuffledDeals("later"))
        other = Match.at_round(match.game, 1, view.standing, deals)
        try:
            for seat, action in match.steps:
                other.step(seat, action)
        except IllegalAction:
            continue
        if str(other.view(viewer)) == wanted:
            possible.add(parts)
    return possible


def assert_uniform(seen: Counter[Parts], possible: set[Parts]) -> None:
    """Nothing impossible, nothing left out, and no more uneven than chance allows (chi-square, five deviations)."""
    draws = sum(seen.values())
    expected = draws / len(possible)
    assert set(seen) <= possible
    assert len(seen) == len(possible)
    freedom = len(possible) - 1
    chi_square = sum((seen[parts] - expected) ** 2 / expected for parts in possible)
    assert chi_square < freedom + 5 * sqrt(2 * freedom) + 5


def draw_worlds(match: Match, viewer: int, draws: int) -> Counter[Parts]:
    source = match.game.worlds(match.view(viewer), Stream(f"worlds {viewer}"))
    return Counter(next(source).deal.parts for _ in range(draws))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("taken", range(6))
def test_worlds_are_exactly_the_possible_deals_and_equally_likely(players: int, taken: int) -> None:
    match = small_round(players)
    for choices in STEPS[players][:taken]:
        do(match, choices)

    for viewer in (0, players - 1):
        possible = possible_deals(match, viewer)
        assert match.deal.parts in possible, "the true deal"
        assert_uniform(draw_worlds(match, viewer, 25 * len(possible)), possible)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("taken", [3, 4, 5])
def test_hands_that_are_drawn_alone_are_those_of_all_possible_deals(players: int, taken: int) -> None:
    match = small_round(players)
    for choices in STEPS[players][:taken]:
        do(match, choices)

    for viewer in (0, players - 1):
        view = match.view(viewer)
        possible = Counter((parts, tuple(match.steps)) for parts in possible_deals(match, viewer))
        assert are_hands_exact(view, possible)


@pytest.mark.parametrize("players", [2, 3])
def test_a_spectator_cannot_rule_out_any_hand_that_fits(players: int) -> None:
    match = small_round(players)
    do(match, ", ".join(STEPS[players][:4]))

    possible = possible_deals(match, SPECTATOR)

    assert match.deal.parts in possible
    assert_uniform(draw_worlds(match, SPECTATOR, 25 * len(possible)), possible)


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_worlds_fit_every_void(viewer: int) -> None:
    """Forest is led, river is trump: seat 1 has neither of them nor the village, seat 2 has no forest."""
    match = round_of(("f2 g3", "c4 g4", "v7 r3"), aside="f5 v8", turned="r2", dealer=2)
    do(match, "pass, f2, pass, c4, pass, v7")

    possible = possible_deals(match, viewer)

    assert len(possible) == (2, 9, 6)[viewer]
    assert_uniform(draw_worlds(match, viewer, 60 * len(possible)), possible)


@pytest.mark.parametrize("viewer", [0, 1])
def test_with_two_players_there_are_495_hands_after_the_deal(viewer: int) -> None:
    """C(12, 4): which four of the twelve unseen cards lie aside."""
    match = full_round(2)
    do(match, "trump none")
    source = match.game.worlds(match.view(viewer), Stream("hands"))

    seen: Counter[Parts] = Counter((tuple(next(source).phase.hands),) for _ in range(9000))

    assert len(seen) == 495
    assert tuple(match.phase.hands) in {hands[0] for hands in seen}
    assert_uniform(seen, set(seen))


def hands_in_worlds(match: Match, viewer: int, seat: int) -> list[str]:
    """The cards of a seat in some worlds."""
    deck = match.game.deck
    source = match.game.worlds(match.view(viewer), Stream("facts"))
    return [deck.texts(deck.cards_in(next(source).phase.hands[seat])) for _ in range(60)]


VOIDS = ("f1 f2 f3 | v7 v8 g1 g2", "g3 g4 g5 | c1 c2 f4 c3", "r1 r2 r3 | r4 f5 f6 c4", "c5 c6 v9 | v10 r5 r6 g6")


def test_an_off_suit_trump_shows_a_void_in_the_led_suit() -> None:
    match = round_of(VOIDS, dealer=3)
    do(match, "trump none, pass, f1, pass, f4, pass, f5, pass, v9")

    hands = hands_in_worlds(match, viewer=0, seat=3)

    assert not any("f" in hand for hand in hands)
    assert any("v10" in hand for hand in hands)
    assert any("g" in hand for hand in hands)


def test_an_off_suit_card_that_is_no_trump_shows_a_void_in_the_suit_and_in_all_trumps() -> None:
    match = round_of(VOIDS, dealer=0)
    do(match, "trump r, pass, c1, pass, c4, pass, c5, pass, v7, f1, f4, f5, r5, r6, v8, g3")
    assert may(match) == "r1, r2, r3, r4"
    do(match, "r1")

    hands = hands_in_worlds(match, viewer=2, seat=1)

    assert not any(suit in hand for hand in hands for suit in "rv")
    assert all("r" not in hand for hand in hands_in_worlds(match, viewer=2, seat=0)), "trumped river with the village"


def test_a_lead_shows_nothing() -> None:
    match = round_of(VOIDS, dealer=3)
    do(match, "trump none, pass, f1")
    hands = hands_in_worlds(match, viewer=1, seat=0)

    assert any("v" in hand for hand in hands)
    assert any("f" in hand for hand in hands)


def test_shown_cards_stay_with_their_player() -> None:
    """HASP-R4."""
    match = round_of(VOIDS, dealer=3)
    do(match, "trump none, predict minor, f1, pass, f4, pass, f5, predict great")

    for viewer in (1, 2, SPECTATOR):
        assert all("v7 v8" in hand for hand in hands_in_worlds(match, viewer, seat=0))
        assert all("v9" in hand for hand in hands_in_worlds(match, viewer, seat=3))


def test_a_viewer_knows_which_of_the_own_cards_came_first() -> None:
    match = full_round(4)
    do(match, "trump none")
    source = match.game.worlds(match.view(2), Stream("own"))
    firsts: set[tuple[int, ...]] = set()

    for _ in range(50):
        world = next(source)
        assert world.deal.part("first 2") == match.deal.part("first 2")
        assert world.deal.part("more 2") == match.deal.part("more 2")
        firsts.add(world.deal.part("first 0"))

    assert len(firsts) > 40


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_true_hands_are_among_the_last_worlds(players: int) -> None:
    """Whole rounds of random choices; before the last trick but one so few worlds are left that all turn up."""
    for seed in range(6):
        match = full_round(players, f"true {seed}")
        stream = Stream(f"choices {seed}")
        if players != 3:
            do(match, "trump g")
        while not match.past and max(match.view().hand_sizes) > 2:
            choices = may(match).split(", ")
            do(match, "pass" if "pass" in choices else choices[stream.below(len(choices))])
        for viewer in range(players):
            source = match.game.worlds(match.view(viewer), stream)
            seen = {tuple(next(source).phase.hands) for _ in range(600)}
            assert tuple(match.phase.hands) in seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rounds_after_a_world_are_new_chance(players: int) -> None:
    match = full_round(players)
    source = match.game.worlds(match.view(0), Stream("later"))
    later = {next(source).deals.deal(2, match.game.layout).parts for _ in range(10)}

    assert len(later) == 10
