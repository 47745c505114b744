"""Knowledge: a game that gives nothing but its rules has worlds, exactly those that fit, each as likely as it is."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice, permutations, product
from math import sqrt

import pytest

from tricktable.core.actions import Actions
from tricktable.core.cards import Choices, Deck, Hand
from tricktable.core.deals import Deal, GivenDeals, Layout, Part, ShuffledDeals, row
from tricktable.core.errors import IllegalAction
from tricktable.core.events import HIDDEN, Journal
from tricktable.core.games import Game
from tricktable.core.laws import FIRST, Law
from tricktable.core.matches import Match
from tricktable.core.phases import Phase, RoundOver
from tricktable.core.picks import CardPicks, Passing
from tricktable.core.scores import Score, Standing
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream
from tricktable.core.tricks import Trick, TrickPlay
from tricktable.core.views import View
from tricktable.testing.checks import check_knowledge

HANDS = {2: 3, 3: 2}
"""How many cards each seat gets, by the number of seats."""
DECK = Deck("rg", ((0, 1, 2), (0, 2, 1), (1, 1, 2), (1, 2, 1), (1, 3, 2)))
"""Eight cards, three of them twice."""
ACTIONS = Actions((("", DECK.text), ("give", DECK.text)))
RANKS = tuple(tuple(DECK.number[card] * (DECK.colour[card] == led) for card in range(5)) for led in range(2))
LAWS = {
    "plain": Law(DECK, DECK.colour, RANKS, FIRST),
    "trumps": Law(DECK, DECK.colour, RANKS, FIRST, fallback=DECK.of_colour[0]),
    "restricted": Law(
        DECK,
        DECK.colour,
        RANKS,
        FIRST,
        reserved=DECK.of_colour[0],
        breaking=DECK.of_colour[0],
        opening=DECK.of_number(2),
        held_back=DECK.of_number(3),
    ),
    "answers": Law(
        DECK, DECK.colour, RANKS, FIRST, also_answering=(DECK.of_number(1),) * 5, fallback=DECK.of_number(3)
    ),
}
"""The last one leaves disjunctions, which no set of barred cards can tell."""

World = tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, int], ...]]


class Little(Game):
    """Six cards for two or three seats, one in a row aside, one in the box. Nothing but rules."""

    name = "little"
    player_counts = (2, 3)

    def __init__(self, picks: str, law: str, seats: int = 3) -> None:
        parts = (*(Part(f"hand {seat}", DECK, HANDS[seats]) for seat in range(seats)), row("aside", DECK, 1))
        super().__init__(seats, seats, {}, DECK, ACTIONS, Layout(parts))
        self.picks = picks
        self.tricks_law = LAWS[law]
        self.gifts = Choices(DECK, 5)

    def start(self, standing: Standing, number: int, deal: Deal, journal: Journal) -> Phase:
        hands = self.deal_hands(deal, journal)
        if self.picks == "pass":
            return Pass(DECK, ACTIONS, hands, self.gifts, [1] * self.seats)
        if self.picks == "discard":
            return Discard(DECK, ACTIONS, hands, self.gifts, [1] * self.seats)
        return Tricks(ACTIONS, hands, 0, self.tricks_law)

    def law(self, view: View) -> Law:
        return self.tricks_law

    def is_decided(self, standing: Standing, number: int) -> bool:
        return True


class Tricks(TrickPlay):
    def took(self, trick: Trick, journal: Journal) -> Phase:
        return self if any(self.hands) else RoundOver(self.actions, self.hands, Score(self.seats, []))

    def copy(self) -> "Tricks":
        new = Tricks(self.actions, self.hands, self.leader, self.law)
        self.copy_play(new)
        return new


LITTLE: list[Little] = []
"""The game in play: its phases ask it for the law."""


class Pass(Passing):
    name = "pass"

    def taker(self, seat: int) -> int:
        return (seat + 1) % len(self.hands)

    def all_in(self, journal: Journal) -> Phase:
        self.exchange(journal)
        return Tricks(self.actions, self.hands, 0, LITTLE[-1].tricks_law)


class Discard(CardPicks):
    name = "discard"

    def allowed(self, seat: int) -> Hand:
        """A 3 goes only when there is nothing else: a rule that the general knowledge has never heard of."""
        return self.hands[seat] & ~DECK.of_number(3) or self.hands[seat]

    def all_in(self, journal: Journal) -> Phase:
        return Tricks(self.actions, self.hands, 0, LITTLE[-1].tricks_law)


def walk(game: Little, seed: str) -> Iterator[Match]:
    """The positions of a round of random choices."""
    LITTLE.append(game)
    stream = Stream(seed)
    match = Match.begin(game, ShuffledDeals(seed))
    while not match.is_over:
        yield match
        seat = stream.choice(match.awaited())
        match.apply(seat, stream.choice(match.legal_actions(seat)))


def splits(cards: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """All ways to deal distinguishable cards to parts of these sizes; what is left stays in the box."""
    if not sizes:
        yield ()
        return
    for own in combinations(cards, sizes[0]):
        rest = tuple(card for card in cards if card not in own)
        for others in splits(rest, sizes[1:]):
            yield (own, *others)


def possible(view: View) -> Counter[World]:
    """For each world that looks like this view, the physical deals and ways to pick the hidden cards that give it."""
    seats = range(view.game.seats)
    hidden = [[step for step in view.steps if step == (seat, HIDDEN)] for seat in seats]
    weights: Counter[World] = Counter()
    fits: dict[World, bool] = {}
    for parts in splits(tuple(range(len(DECK.cards))), (*(HANDS[len(seats)] for _ in seats), 1)):
        deal = tuple(tuple(sorted(DECK.cards[place] for place in part)) for part in parts)
        ways = [permutations(parts[seat], len(hidden[seat])) for seat in seats]
        for picks in product(*ways):
            rest = [list(cards) for cards in picks]
            steps = tuple(
                (seat, 5 + DECK.cards[rest[seat].pop(0)] if action == HIDDEN else action) for seat, action in view.steps
            )
            world = (deal, steps)
            if world not in fits:
                fits[world] = looks_like(view, world)
            weights[world] += fits[world]
    return +weights


def looks_like(view: View, world: World) -> bool:
    game = view.game
    deals = GivenDeals((), {1: Deal(game.layout, world[0])}, ShuffledDeals("later"))
    match = Match.at_round(game, 1, view.standing, deals)
    try:
        for seat, action in world[1]:
            match.step(seat, action)
    except IllegalAction:
        return False
    return str(match.view(view.viewer)) == str(view)


def check_exact(view: View, draws: int) -> None:
    """The worlds that come out are the possible ones, as often as they are likely."""
    weights = possible(view)
    total = weights.total()

    worlds = islice(view.game.worlds(view, Stream("exact")), draws)
    drawn = Counter((world.deal.parts, tuple(world.steps)) for world in worlds)

    assert set(drawn) <= set(weights)
    expected = {world: draws * weight / total for world, weight in weights.items()}
    excess = sum((drawn[world] - often) ** 2 / often for world, often in expected.items()) - (len(weights) - 1)
    assert excess < 5 * sqrt(2 * len(weights)) + 5  # chi-square, five standard deviations


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("picks", ["none", "pass", "discard"])
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
@pytest.mark.parametrize("seats", HANDS)
def test_worlds_of_a_game_that_has_only_rules_are_exact(seats: int, picks: str, law: str, viewer: int) -> None:
    game = Little(picks, law, seats)
    for place, match in enumerate(walk(game, f"{picks} {law}")):
        if place % 3 == 1:
            check_exact(match.view(viewer), 400)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("picks", ["none", "pass", "discard"])
@pytest.mark.parametrize("seats", HANDS)
def test_nobody_rules_out_what_is_true(seats: int, picks: str, law: str) -> None:
    for seed in range(10):
        for match in walk(Little(picks, law, seats), f"truth {seed}"):
            check_knowledge(match)


def test_two_copies_that_change_places_are_two_cards() -> None:
    """What a seat got is not what it gave, even if they look alike."""
    game = Little("pass", "plain", 2)
    LITTLE.append(game)
    deal = game.layout.deal({"hand 0": "r1 g1 g2", "hand 1": "r1 g1 g3", "aside": "g3"})
    match = Match.begin(game, GivenDeals((), {1: deal}))
    match.apply_text(0, "give r1")
    match.apply_text(1, "give r1")

    check_knowledge(match)
    check_exact(match.view(0), 400)


def test_giver_and_taker_know_where_a_passed_card_is() -> None:
    game = Little("pass", "plain")
    match = next(walk(game, "gifts"))
    for seat in range(3):
        match.apply(seat, match.legal_actions(seat)[0])
    given = [action - 5 for _, action in match.steps]

    assert game.knowledge(match.view(0)).hands[1].held == [given[0]]
    assert given[2] in game.knowledge(match.view(0)).hands[0].held
    assert game.knowledge(match.view(0)).hands[2].held == []
    assert game.knowledge(match.view(SPECTATOR)).hands[1].held == []


def test_a_view_that_fits_no_world_is_told_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Little("none", "plain")
    match = next(walk(game, "wrong"))
    view = match.view(0)
    view.facts["winning"] = (2,)

    with pytest.raises(LookupError, match="no world of little looks like this view"):
        next(game.worlds(view, Stream("wrong")))
