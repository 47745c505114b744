"""Sampling: exactly the deals and discards that fit what a viewer has seen, each equally often."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from tests.games.drawn_hands import Parts, are_hands_exact
from tests.games.meinz.possible import World, enumerate_worlds, world_of
from tests.games.meinz.rounds import ALL_CARDS, begin, begin_tricks, game_of, play
from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match, Step
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream
from tricktable.testing.checks import check_knowledge


def check_exact(match: Match, viewer: int, draws: int = 12) -> int:
    """The worlds that come out are the possible ones, and equally often; returns how many there are."""
    view = match.view(viewer)
    possible = enumerate_worlds(view)
    number = draws * len(possible)

    source = match.game.worlds(view, Stream(f"exact {viewer}"))
    drawn = Counter(world_of(world) for world in islice(source, number))

    assert world_of(match) in possible
    assert set(drawn) <= possible
    excess = sum((drawn[world] - draws) ** 2 / draws for world in possible) - (len(possible) - 1)
    assert excess < 5 * (2 * len(possible)) ** 0.5 + 5  # chi-square, five standard deviations
    if match.phase.name != "discard":
        assert are_hands_exact(view, Counter(dealt_and_done(match, world) for world in possible))
    return len(possible)


def dealt_and_done(match: Match, world: World) -> tuple[Parts, tuple[Step, ...]]:
    """The deal of a world, and the steps of this match with its discards."""
    game = match.game
    parts = tuple(game.deck.parse_all(text) for text in world[: len(game.layout.parts)])
    discards = dict(text.split(" ", 1) for text in world[len(game.layout.parts) :])
    steps = [
        (seat, game.actions.parse(discards[str(seat)]) if game.actions.text[action].startswith("discard") else action)
        for seat, action in match.steps
    ]
    return parts, tuple(steps)


def tiny_match(players: int, seed: str, size: int) -> Match:
    """A round with few cards of few colours, so that colours run out."""
    game = game_of(players)
    names = [name for name in ALL_CARDS if name[1] in "123"]
    stream = Stream(seed)
    cards = sorted(stream.shuffled(tuple(game.deck.parse(name) for name in names))[: 4 * size])
    parts = islice(iter(stream.shuffled(tuple(cards))), 4 * size)
    hands = [" ".join(game.deck.text[next(parts)] for _ in range(size)) for _ in range(4)]
    return begin(hands[:players], hands[3] if players == 3 else "", starter=stream.below(4))


def walk(match: Match, stream: Stream) -> Iterator[Match]:
    """The positions of the first round under random choices."""
    while match.number == 1:
        yield match
        seat = stream.choice(match.awaited())
        match.apply(seat, stream.choice(match.legal_actions(seat)))


def hands_of(match: Match, viewer: int, seat: int, draws: int = 300) -> set[str]:
    """Every card that this seat holds in some of the worlds."""
    deck = match.game.deck
    source = match.game.worlds(match.view(viewer), Stream("hands"))
    return {deck.text[card] for world in islice(source, draws) for card in deck.choices(world.phase.hands[seat])}


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("chosen", [(), (1,), (2, 0), (0, 1, 2)])
def test_worlds_are_exact_while_cards_are_discarded(players: int, chosen: tuple[int, ...]) -> None:
    match = tiny_match(players, f"discards {players}", 2)
    for seat in chosen:
        match.apply(seat, match.legal_actions(seat)[-1])

    assert check_exact(match, viewer=0) >= 90


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_worlds_are_exact_in_the_tricks(players: int, viewer: int) -> None:
    """In every phase: cards, calls and swaps of random rounds with two tricks."""
    phases: Counter[str] = Counter()
    for seed in range(6):
        start = tiny_match(players, f"tricks {seed}", 3)
        for match in walk(start, Stream(f"tricks {seed}")):
            played = len([event for event in match.journal if event.kind == "played"])
            if played < (6 if viewer == SPECTATOR else 4) or phases[match.phase.name] > 1:
                continue
            possible = len(enumerate_worlds(match.view(viewer)))
            assert possible
            if 1 < possible < 130:
                phases[match.phase.name] += 1
                check_exact(match, viewer)

    assert phases["trick"] == 2


def test_worlds_are_exact_where_a_winner_kept_the_hand() -> None:
    """MEINZ-R3: whoever was asked for a swap holds a card in the colours of the trick."""
    match = begin_tricks(["b9 g1 g2", "b8 r1 g5", "b7 y6 y9", "b6 y7 y8"], starter=1)
    play(match, "r1, call, y6, y7, g1")
    assert match.phase.name == "swap"

    assert check_exact(match, viewer=0) == 3 * 120
    assert hands_of(match, 0, 1) == {"g5", "y8", "y9"}

    play(match, "keep")
    assert check_exact(match, viewer=0) == 3 * 120
    assert hands_of(match, 0, 1) == {"g5", "y8", "y9"}


def test_worlds_are_exact_where_a_winner_could_not_swap() -> None:
    """MEINZ-R3: whoever was not asked holds no card in the colours of the trick."""
    match = begin_tricks(["b9 g1 g2", "g5 r1 b8", "b7 y6 y9", "b6 y7 y8"], starter=1)
    play(match, "r1, call, y6, y7, g1")
    assert match.phase.name == "trick"

    assert check_exact(match, viewer=0) == 3 * 120
    assert hands_of(match, 0, 1) == {"b6", "b7", "b8"}


def test_worlds_are_exact_where_a_player_is_void_and_the_monster_is_not() -> None:
    """The rest of the stack lies in any order, also where some of its cards could be in fewer hands than others."""
    match = begin_tricks(["b9 r5 g1", "r1 b6 y2", "r2 r6 g6"], stack="r9 r3 g4", starter=3)
    play(match, "r5, call, b6, r6")

    assert check_exact(match, viewer=0) == 3 * 120


def test_a_void_is_shown_by_neither_colour_nor_number() -> None:
    """Seat 1 plays blue to red: no red in its hand, but a red discard is possible."""
    match = begin_tricks(["b9 r5 g1", "r1 b6 y2", "r2 r6 g6", "r3 r7 g7"])
    play(match, "r5, call, b6")

    assert not {card for card in hands_of(match, 0, 1) if card[0] == "r"}
    discards = {world_of(world)[5] for world in islice(match.game.worlds(match.view(0), Stream("void")), 300)}
    assert {"1 discard r1", "1 discard r2", "1 discard r3"} <= discards


def test_the_led_number_shows_no_void() -> None:
    match = begin_tricks(["b9 r5 g1", "r1 b5 y2", "r2 r6 g6", "r3 r7 g7"])

    play(match, "r5, call, b5")

    assert {"r1", "r2", "r3", "y2", "g6"} <= hands_of(match, 0, 1)


def test_the_monster_shows_no_void() -> None:
    match = begin_tricks(["b9 r5 g1", "b8 r2 y2", "b7 r6 g6"], stack="y9 r3 r4", starter=0)

    play(match, "r5, call, r2, r6")

    assert {"r3", "r4", "g6", "y2", "b7"} <= hands_of(match, 0, 3)


def test_a_card_that_was_swapped_in_is_known() -> None:
    match = begin_tricks(["b9 g1 g2", "b8 r1 g5", "b7 y6 y9", "b6 y7 y8"], starter=1)

    play(match, "r1, call, y6, y7, g1, swap g5 g1")

    assert hands_of(match, 0, 1) == {"g1"}
    assert hands_of(match, SPECTATOR, 1) == {"g1"}


def test_a_card_that_was_taken_back_and_played_again_is_one_card() -> None:
    match = begin_tricks(["b9 g1 g2 y3", "b8 r1 r5 y5", "b7 y6 y9 y4", "b6 y7 y8 y2"], starter=1)

    play(match, "r1, call, y6, y7, g1, swap r5 r1, r1")

    for viewer in (0, 2, SPECTATOR):
        for world in islice(match.game.worlds(match.view(viewer), Stream("again")), 50):
            assert {"r1", "r5"} <= set(world.deal.text("hand 1").split())


def test_the_played_part_of_the_stack_keeps_its_order_and_the_rest_is_unknown() -> None:
    match = begin_tricks(["b9 r5 g1", "b8 r2 y2", "b7 r6 g6"], stack="y9 r3 r4", starter=3)

    stacks = {world.deal.text("stack") for world in islice(match.game.worlds(match.view(0), Stream("stack")), 600)}

    assert {stack.split()[0] for stack in stacks} == {"y9"}
    assert {"y9 r3 r4", "y9 r4 r3"} <= stacks
    assert len(stacks) == 8 * 7


@pytest.mark.parametrize("players", [3, 4])
def test_the_true_deal_is_never_ruled_out(players: int) -> None:
    """Nothing that the history tells contradicts what was really dealt, at any position of whole matches."""
    stream = Stream("true deal")
    match = Match.begin(game_of(players), ShuffledDeals("true deal"))
    while not match.is_over:
        check_knowledge(match)
        match.apply(match.turn, stream.choice(match.legal_actions(match.turn)))


@pytest.mark.parametrize("players", [3, 4])
def test_every_world_looks_the_same_to_its_viewer(players: int) -> None:
    stream = Stream("same")
    match = Match.begin(game_of(players), ShuffledDeals("same"))
    while match.number < 3:
        for viewer in (stream.below(4), SPECTATOR):
            view = match.view(viewer)
            for world in islice(match.game.worlds(view, stream), 2):
                assert str(world.view(viewer)) == str(view)
        match.apply(match.turn, stream.choice(match.legal_actions(match.turn)))
