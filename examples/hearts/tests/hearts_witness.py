"""A second opinion of Hearts: views and penalties from the events alone, without the game's phases."""

from tricktable.core.events import HIDDEN, Event
from tricktable.core.games import Game
from tricktable.core.phases import Facts
from tricktable.core.scores import Standing
from tricktable.testing import Fold

PASSED = 3
FAR = {3: (1, 2, 0), 4: (1, 3, 2, 0), 5: (1, 4, 2, 3, 0)}
"""How many seats to the left cards are passed, by players; the dealer moves on with the cycle."""


def tricks(events: tuple[Event, ...]) -> list[tuple[int, list[int], int]]:
    """The finished tricks: leader, cards, taker."""
    found: list[tuple[int, list[int], int]] = []
    leader = 0
    cards: list[int] = []
    for event in events:
        if event.kind == "played":
            leader = leader if cards else event.seat
            cards = [*cards, event.values[0]]
        elif event.kind == "took":
            found.append((leader, cards, event.seat))
            cards = []
    return found


def cost(game: Game, cards: list[int]) -> int:
    texts = [game.deck.text[card] for card in cards]
    return sum(text[0] == "h" for text in texts) + 13 * ("sQ" in texts)


def points(game: Game, standing: Standing, events: tuple[Event, ...]) -> list[int]:
    taken = [0] * game.seats
    for _, cards, taker in tricks(events):
        taken[taker] += cost(game, cards)
    return [26 - own for own in taken] if 26 in taken else taken


def fold(game: Game, viewer: int, standing: Standing, events: tuple[Event, ...]) -> Fold:
    hands: list[list[int]] = [[] for _ in range(game.seats)]
    given: list[list[int]] = [[] for _ in range(game.seats)]
    lying: list[int] = []
    leader = 0
    for event in events:
        hand = hands[event.seat]
        if event.kind in ("dealt", "received"):
            hand += event.values
        elif event.kind == "gave":
            given[event.seat] += event.values
            hand.remove(event.values[0] if event.values[0] in hand else HIDDEN)
        elif event.kind == "played":
            leader = leader if lying else event.seat
            lying.append(event.values[0])
            hand.remove(event.values[0] if event.values[0] in hand else HIDDEN)
        elif event.kind == "took":
            lying, leader = [], event.seat
    own = tuple(sorted(hands[viewer])) if viewer < game.seats else ()
    sizes = tuple(map(len, hands))
    opened = [event.seat for event in events if event.kind == "opens"]
    if not opened:
        facts: Facts = {"distance": (FAR[game.players][standing.dealer],)}
        facts["due"] = tuple(PASSED - len(cards) for cards in given)
        if viewer < game.seats:
            facts["picked"] = tuple(given[viewer])
        return Fold(facts, own, sizes)
    done = tricks(events)
    facts = {
        "leader": (leader if lying or done else opened[0],),
        "trick": tuple(lying),
        "tricks": tuple(sum(taker == seat for _, _, taker in done) for seat in range(game.seats)),
        "penalties": tuple(
            sum(cost(game, cards) for _, cards, taker in done if taker == seat) for seat in range(game.seats)
        ),
    }
    if lying:
        suit = game.deck.text[lying[0]][0]
        following = [card for card in lying if game.deck.text[card][0] == suit]
        facts["winning"] = ((leader + lying.index(max(following))) % game.seats,)
    if done:
        first, cards, taker = done[-1]
        facts["last trick"] = (first, taker, *cards)
    return Fold(facts, own, sizes)
