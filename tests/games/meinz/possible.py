"""What a viewer cannot rule out, found by trying every deal and every discard against the plain rules."""

from collections.abc import Iterator
from itertools import combinations, permutations

from tests.games.meinz.plain import PlainRound
from tricktable.core.events import HIDDEN
from tricktable.core.matches import Match
from tricktable.core.views import View

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
