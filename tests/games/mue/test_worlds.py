"""What a player cannot rule out, against the list of all deals that fit."""

from collections import Counter
from itertools import combinations, islice
from math import sqrt

import pytest

from tests.games.drawn_hands import are_hands_exact
from tests.games.mue.rounds import COPIES, all_pass, begin, begin_deal, new_game, play
from tricktable.core.deals import Deal, ShuffledDeals
from tricktable.core.errors import IllegalAction
from tricktable.core.matches import Match
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.games.mue import Mue

Hands = tuple[tuple[int, ...], ...]

AUCTION = "0 bid r7, 1 bid b1, 1 bid k7, 2 pass, 3 pass, 0 pass, 1 pass"
NAMES = "0 trump 7, 1 trump b, 1 partner 2"
SCRIPT = f"{AUCTION}, {NAMES}, 1 b1, 2 k7, 3 b7, 0 r7, 3 g1, 0 b1, 1 y4, 2 g1, 0 r7, 1 k7, 2 r3".split(", ")
"""A round on the hands `COPIES`: a bid copy is played, later the other one; seat 0 shows that it holds no green."""

PAIRS = ("r7 k4", "r7 b3", "k1 y8", "k1 y2")
PAIRS_AUCTION = "0 bid r7, 1 pass, 2 bid k1, 2 bid y8, 3 pass, 0 pass, 1 pass, 2 pass"
PAIRS_SCRIPT = f"{PAIRS_AUCTION}, 0 trump r, 2 trump 1, 2 partner 1, 2 y8, 3 y2, 0 r7".split(", ")


def at(hands: tuple[str, ...], script: list[str], steps: int) -> Match:
    match = begin(*hands)
    for step in script[:steps]:
        play(match, step)
    return match


def splits(cards: tuple[int, ...], sizes: list[int]) -> list[list[tuple[int, ...]]]:
    """All ways to deal distinguishable cards to hands of these sizes."""
    if not sizes:
        return [[]]
    result = []
    for chosen in combinations(range(len(cards)), sizes[0]):
        rest = tuple(card for place, card in enumerate(cards) if place not in chosen)
        own = tuple(cards[place] for place in chosen)
        result += [[own, *others] for others in splits(rest, sizes[1:])]
    return result


def fitting(view: View) -> Counter[Hands]:
    """How many physical deals look to the viewer like this view, by the faces dealt."""
    game = view.game
    assert isinstance(game, Mue)
    pool = list(game.layout.packs[0].cards)
    sizes = [part.size for part in game.layout.parts]
    own: tuple[int, ...] = ()
    if view.viewer < game.seats:
        own = next(event.values for event in view.history if event.kind == "dealt" and event.seat == view.viewer)
        sizes[view.viewer] = 0
    for card in own:
        pool.remove(card)
    weights: Counter[Hands] = Counter()
    for split in splits(tuple(pool), sizes):
        hands = [tuple(sorted(hand)) for hand in split]
        if own:
            hands[view.viewer] = own
        weights[tuple(hands)] += 1
    return Counter({hands: weight for hands, weight in weights.items() if fits(game, view, hands)})


def fits(game: Mue, view: View, hands: Hands) -> bool:
    match = begin_deal(game, Deal(game.layout, hands))
    try:
        for seat, action in view.steps:
            match.step(seat, action)
    except IllegalAction:
        return False
    return str(match.view(view.viewer)) == str(view)


def sampled(view: View, seed: str, worlds: int) -> Counter[Hands]:
    source = view.game.worlds(view, Stream(seed))
    return Counter(world.deal.parts for world in islice(source, worlds))


def assert_uniform(view: View, seed: str, worlds: int = 1000) -> None:
    """The worlds are exactly the deals that fit, and each as often as chance has it (chi-square, six sigma)."""
    weights = fitting(view)
    seen = sampled(view, seed, worlds)
    assert set(seen) <= set(weights)
    total = sum(weights.values())
    expected = {hands: worlds * weight / total for hands, weight in weights.items()}
    if min(expected.values()) > 12:
        assert set(seen) == set(weights)
    square = sum((seen[hands] - value) ** 2 / value for hands, value in expected.items())
    freedom = len(weights) - 1
    assert square <= freedom + 6 * sqrt(2 * freedom) + 1e-9


@pytest.mark.parametrize("steps", [0, 3, 7, 9, 10, 11, 12, 14, 17, 19])
def test_worlds_are_all_fitting_deals_and_equally_likely(steps: int) -> None:
    """In every phase, with bid copies, played copies and voids; copies are cards of their own (MUE-R7)."""
    match = at(COPIES, SCRIPT, steps)

    for viewer in range(4) if steps == 17 else (steps % 4,):
        assert_uniform(match.view(viewer), f"{steps} {viewer}")


@pytest.mark.parametrize("steps", [1, 3, 4, 9, 11, 13, 14])
def test_spectators_worlds_are_all_fitting_deals_and_equally_likely(steps: int) -> None:
    match = at(PAIRS, PAIRS_SCRIPT, steps)

    assert_uniform(match.view(SPECTATOR), f"spectator {steps}")
    assert_uniform(match.view(3), f"seat 3 {steps}")


@pytest.mark.parametrize("steps", [10, 11, 12, 14, 17, 19])
def test_hands_that_are_drawn_alone_are_those_of_all_fitting_deals(steps: int) -> None:
    """With copies that were bid, and others that were played (MUE-R7)."""
    match = at(COPIES, SCRIPT, steps)

    for viewer in range(4):
        view = match.view(viewer)
        steps_taken = tuple(match.steps)
        fit = Counter({(hands, steps_taken): weight for hands, weight in fitting(view).items()})
        assert are_hands_exact(view, fit)


def test_who_shows_one_copy_is_less_likely_to_hold_the_other() -> None:
    """MUE-R7: two deals give the copies to seats 0 and 1, and only one gives both to seat 0."""
    view = at(PAIRS, PAIRS_SCRIPT, 1).view(3)
    red_seven = view.game.deck.parse("r7")

    fit = fitting(view)
    seen = sampled(view, "copies", 3000)

    both = sum(weight for hands, weight in fit.items() if hands[0].count(red_seven) == 2)
    # six cards for three seats: 6 deals give both to seat 0; of 2 x 24 others it has exactly one
    assert (both, sum(fit.values())) == (6, 54)
    share = sum(count for hands, count in seen.items() if hands[0].count(red_seven) == 2) / 3000
    assert abs(share - 6 / 54) < 0.025


def test_a_played_bid_copy_does_not_show_the_other() -> None:
    """MUE-R7: after the only bid r7 is played, the viewer knows of one r7 at seat 0 and no more."""
    before = fitting(at(PAIRS, PAIRS_SCRIPT, 13).view(3))
    after = fitting(at(PAIRS, PAIRS_SCRIPT, 14).view(3))
    red_seven = begin(*PAIRS).game.deck.parse("r7")

    # both yellow cards are on the table already: the play has told nothing at all
    assert before == after
    assert {hands[0].count(red_seven) for hands in after} == {1, 2}


def test_a_void_is_of_the_effective_suit() -> None:
    """All trumps are one suit: whoever discards on a 7 holds neither blue cards nor any 7."""
    match = all_pass(play(begin("r7 r2", "b1 k7", "y3 y5", "b9 g4"), "0 bid r7, 1 bid b1, 1 bid k7"))
    play(match, "0 trump 7, 1 trump b, 1 partner 2, 1 k7, 2 y3")
    view = match.view(3)

    assert_uniform(view, "void")
    for hands in fitting(view):
        texts = [view.game.deck.text[card] for card in hands[2]]
        assert not any(text[0] == "b" or text[1] == "7" for text in texts)


def test_who_cannot_follow_a_colour_may_hold_its_trumps() -> None:
    """A red 7 is no red card when sevens are trump, so that no red does not mean no red 7."""
    match = all_pass(play(begin("k7 r2", "b1 r5", "r7 y5", "r9 g4"), "0 bid k7, 1 bid b1, 1 bid r5"))
    play(match, "0 trump 7, 1 trump b, 1 partner 2, 1 r5, 2 y5")
    view = match.view(3)

    assert_uniform(view, "no red")
    assert any(view.game.deck.parse("r7") in hands[2] for hands in fitting(view))


@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_true_deal_is_never_ruled_out(players: int) -> None:
    """Bid and played cards and voids of real rounds; towards the end the true deal must turn up."""
    match = Match.begin(new_game(players, hands="4"), ShuffledDeals(f"true {players}"))
    stream = Stream(f"true {players}")
    found = 0
    while not match.is_over:
        seat = match.turn
        legal = match.legal_actions(seat)
        is_short = match.phase.name == "auction" and stream.below(3)
        match.apply(seat, legal[-1] if is_short else stream.choice(legal))
        if match.view().hand_sizes[0] == 1 and not match.is_over:
            view = match.view(match.turn)
            seen = sampled(view, "true", 150)
            if len(seen) <= 9:
                assert match.deal.parts in seen
                found += 1
    assert found


@pytest.mark.parametrize("players", [4, 5, 6])
def test_every_world_looks_the_same_to_the_viewer(players: int) -> None:
    match = Match.begin(new_game(players, hands="2"), ShuffledDeals(f"same {players}"))
    stream = Stream(f"same {players}")
    place = 0
    while not match.is_over:
        if place % 7 == 0:
            viewer = (*range(players), SPECTATOR)[place // 7 % (players + 1)]
            view = match.view(viewer)
            for world in islice(match.game.worlds(view, stream.named(str(place))), 2):
                assert str(world.view(viewer)) == str(view)
                world.deal.check()
        place += 1
        seat = match.turn
        legal = match.legal_actions(seat)
        is_short = match.phase.name == "auction" and stream.below(3)
        match.apply(seat, legal[-1] if is_short else stream.choice(legal))


def test_the_same_stream_gives_the_same_worlds() -> None:
    view = at(COPIES, SCRIPT, 12).view(2)

    first = [world.deal.parts for world in islice(view.game.worlds(view, Stream("again")), 20)]
    second = [world.deal.parts for world in islice(view.game.worlds(view, Stream("again")), 20)]

    assert first == second
