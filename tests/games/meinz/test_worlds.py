"""Sampling: exactly the deals and discards that fit what a viewer has seen, each equally often."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice, permutations, product

import pytest

from tests.games.meinz.plain import PlainRound
from tests.games.meinz.rounds import ALL_CARDS, begin, begin_tricks, begin_with, game_of, play
from tricktable.core.deals import Deal, ShuffledDeals
from tricktable.core.events import HIDDEN
from tricktable.core.matches import Match
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.games.meinz import Meinz

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


@pytest.mark.parametrize("players", [3, 4])
def test_x(players: int) -> None:
    import time
    for seed in range(6):
        for place, match in enumerate(walk(tiny_match(players, f"s {seed}", 3), Stream(f"c {seed}"))):
            for viewer in (0, SPECTATOR):
                t = time.perf_counter()
                if place < (9 if viewer == 0 else 14): continue
                n = len(enumerate_worlds(match.view(viewer)))
                print(players, seed, place, match.phase.name, viewer, n, round(time.perf_counter() - t, 3))
