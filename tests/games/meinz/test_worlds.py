"""Sampling: exactly the deals and discards that fit what a viewer has seen, each equally often."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice, permutations

import pytest

from tests.games.meinz.plain import PlainRound
from tests.games.meinz.rounds import ALL_CARDS, begin, begin_tricks, game_of, play
from tricktable.core.deals import ShuffledDeals
from tricktable.core.events import HIDDEN
from tricktable.core.matches import Match
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.games.meinz.worlds import Knowledge

World = tuple[str, ...]
"""What each seat was dealt (the monster in order), and the discards so far."""


def world_of(match: Match) -> World:
    text = match.game.actions.text
    discards = sorted(f"{seat} {text[action]}" for seat, action in match.steps if text[action].startswith("discard"))
    return (*(match.deal.text(part.label) for part in match.deal.layout.parts), *discards)


def seen_steps(view: View) -> list[tuple[int, str]]:
    text = view.game.actions.text
    return [(seat, "?" if action == HIDDEN else text[action]) for seat, action in view.steps]


def dealt_cards(view: View) -> list[str]:
    """The viewer's own cards as they were dealt."""
    for event in view.history:
        if event.kind == "dealt" and event.seat == view.viewer:
            return [view.game.deck.text[card] for card in event.values]
    return []


def possible_hands(view: View, seat: int, pool: list[str], size: int) -> Iterator[tuple[tuple[str, ...], str]]:
    """All hands and discards (empty before it) with which a seat could have done what it did, whatever it had to."""
    own = [choice for other, choice in seen_steps(view) if other == seat]
    for hand in combinations(pool, size):
        if seat == view.viewer and sorted(hand) != sorted(dealt_cards(view)):
            continue
        for discard in hand if own else ("",):
            if own and own[0] not in ("?", f"discard {discard}"):
                continue
            if _can_do(set(hand) - {discard}, own[1:]):
                yield hand, discard


def _can_do(held: set[str], choices: list[str]) -> bool:
    for choice in choices:
        words = choice.split()
        if words[0] in ("call", "pass", "keep"):
            continue
        card = words[1] if words[0] == "swap" else words[0]
        if card not in held:
            return False
        held = held - {card} | set(words[2:])
    return True


def possible_stacks(view: View, pool: list[str], size: int) -> Iterator[tuple[str, ...]]:
    played = [choice for seat, choice in seen_steps(view) if seat == 3]
    for stack in permutations(pool, size):
        if list(stack[: len(played)]) == played:
            yield stack


def enumerate_worlds(view: View) -> set[World]:
    """Every deal with every choice of hidden discards that the rules and the view allow, tried one by one."""
    game = view.game
    size = game.layout.parts[0].size
    pool = [game.deck.text[card] for card in game.layout.packs[0].cards]
    hands = [list(possible_hands(view, seat, pool, size)) for seat in range(game.players)]
    result: set[World] = set()
    for chosen in _disjoint(hands):
        rest = sorted(set(pool) - {card for hand, _ in chosen for card in hand})
        for stack in possible_stacks(view, rest, size) if game.house else [()]:
            if _replays(view, [list(hand) for hand, _ in chosen], list(stack), [discard for _, discard in chosen]):
                dealt = [" ".join(sorted(hand)) for hand, _ in chosen] + [" ".join(stack)] * len(game.house)
                discards = [f"{seat} discard {discard}" for seat, (_, discard) in enumerate(chosen) if discard]
                result.add((*dealt, *discards))
    return result


def _disjoint(
    hands: list[list[tuple[tuple[str, ...], str]]], taken: frozenset[str] = frozenset()
) -> Iterator[list[tuple[tuple[str, ...], str]]]:
    """One hand for each seat, no card twice."""
    if not hands:
        yield []
        return
    for hand, discard in hands[0]:
        if not taken & set(hand):
            for further in _disjoint(hands[1:], taken | set(hand)):
                yield [(hand, discard), *further]


def _replays(view: View, hands: list[list[str]], stack: list[str], discards: list[str]) -> bool:
    """With these cards everybody was asked what they were asked, could do what they did, and is asked what they are."""
    if not all(discards):
        return True  # before the last discard nobody has been asked anything that depends on cards
    plain = PlainRound(hands, stack, view.standing.dealer)
    for discard in discards:
        plain.do(f"discard {discard}")
    for seat, choice in seen_steps(view)[len(discards) :]:
        if plain.asked() != seat or choice not in plain.choices():
            return False
        plain.do(choice)
    return (plain.asked(),) == view.awaited and (plain.swapper is not None) == (view.phase == "swap")


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
    return len(possible)


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
    deck = game_of(players).deck
    stream = Stream("true deal")
    match = Match.begin(game_of(players), ShuffledDeals("true deal"))
    while not match.is_over:
        game = game_of(players)
        discards = [(seat, action - game.first_discard) for seat, action in match.steps[:players]]
        for viewer in (0, 1, SPECTATOR):
            knowledge = Knowledge(game, match.view(viewer))
            hidden = []
            for seat in range(4):
                dealt = match.deal.parts[seat]
                assert set(knowledge.dealt[seat]) <= set(dealt)
                rest = set(dealt) - set(knowledge.dealt[seat]) - {card for other, card in discards if other == seat}
                assert not deck.hand(sorted(rest)) & knowledge.void[seat]
                hidden.append(sorted(rest))
            assert knowledge.fits(game, hidden)
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
