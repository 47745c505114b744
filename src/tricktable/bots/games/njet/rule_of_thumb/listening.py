"""What vetoes tell: how likely they were with a hand, for those who cannot see it.

Whoever covers a space likes the round better without it. But nobody is taken for somebody who never errs: better vetoes
are likelier, and every one is possible.
"""

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from tricktable.bots.games.njet.rule_of_thumb import (
    CACHE_ROW,
    MANY_ZEROS,
    POINTS_ROW,
    RIDDANCE,
    START_ROW,
    STARTING,
    boldness,
)
from tricktable.bots.games.njet.rule_of_thumb.hand_worth import SUPER_ROW, TRUMP_ROW, card_worths
from tricktable.core.cards import Deck
from tricktable.core.deals import Deal
from tricktable.core.views import View
from tricktable.games.njet import Njet
from tricktable.games.njet.boards import NO_TRUMP, POINTS, ROWS
from tricktable.kernel import Statements

WARMTH: Final = 0.8
"""A veto that looks so many points worse than another is less likely by a factor e."""
CHANCE: Final = 0.1
"""How many of all vetoes have reasons that nobody knows."""
DRAWN: Final = 24
"""So many worlds are drawn for one that is kept: of a hundred that are possible, one or two count."""


class Veto(NamedTuple):
    """A veto, and the open spaces of each row before it."""

    seat: int
    row: int
    space: int
    rows: tuple[tuple[int, ...], ...]


class Stakes:
    """What a veto was about, whatever the hand behind it."""

    def __init__(self, players: int, veto: Veto) -> None:
        self.row: Final = veto.row
        self.rows: Final = veto.rows
        self.place: Final = veto.rows[veto.row].index(veto.space)
        """Which of the row's open spaces was covered."""
        start = veto.rows[START_ROW]
        points = veto.rows[POINTS_ROW]
        self.share: Final = _share(start, veto.seat, players)
        self.shares: Final = [_share(_without(start, place), veto.seat, players) for place in range(len(start))]
        """How much likelier than usual the seat names the teams: as it is, and without each of the spaces."""
        self.gained: Final = _gained(points)
        self.lost: Final = _lost(points)
        self.gains: Final = [_gained(_without(points, place)) for place in range(len(points))]
        """What tricks gain on average where they are wanted: as it is, and without each of the spaces."""
        self.losses: Final = [_lost(_without(points, place)) for place in range(len(points))]
        """What they lose on average where they cost points."""


def _without(spaces: tuple[int, ...], place: int) -> tuple[int, ...]:
    return spaces[:place] + spaces[place + 1 :]


def _share(start: tuple[int, ...], seat: int, players: int) -> float:
    return (1 / len(start) if seat in start else 0.0) - 1 / players


def _gained(points: tuple[int, ...]) -> float:
    return sum([POINTS[space] for space in points if POINTS[space] > 0]) / max(1, len(points))


def _lost(points: tuple[int, ...]) -> float:
    return sum([-POINTS[space] for space in points if POINTS[space] < 0]) / max(1, len(points))


class CardGains:
    """What cards add to a hand: in itself, as a trump beyond that, as a super trump beyond that."""

    def __init__(self, deck: Deck, is_shy: bool) -> None:
        plain = card_worths(deck, NO_TRUMP, NO_TRUMP, is_shy)
        colours = range(NO_TRUMP)
        trump = [card_worths(deck, colour, NO_TRUMP, is_shy) for colour in colours]
        top = [card_worths(deck, NO_TRUMP, colour, is_shy) for colour in colours]
        size = len(deck.cards)
        average = sum([plain[card] for card in deck.cards]) / size
        faces = range(len(plain))
        self.plain: Final = [plain[card] - average for card in faces]
        self.trump: Final = [trump[deck.colour[card]][card] - plain[card] for card in faces]
        self.super_trump: Final = [top[deck.colour[card]][card] - plain[card] for card in faces]
        self.usual_trump: Final = sum([self.trump[card] for card in deck.cards]) / size / NO_TRUMP
        """What every card of the deck adds on average with one of the colours as trump."""
        self.usual_super: Final = sum([self.super_trump[card] for card in deck.cards]) / size / NO_TRUMP


@cache
def _gains(deck: Deck) -> tuple[CardGains, CardGains]:
    """What cards add when tricks are wanted, and when they cost points."""
    return CardGains(deck, False), CardGains(deck, True)


class VetoListener:
    """Somebody who has followed the vetoes of a round."""

    drawn: Final = DRAWN

    def __init__(self, view: View) -> None:
        game = view.game
        assert isinstance(game, Njet)
        players = game.players
        self.game: Final = game
        self.vetoes: Final[list[Veto]] = []
        """Those of the others."""
        self.seats: Final[list[int]] = []
        """Who made them."""
        self.boldness: Final = [boldness(game, view, seat) for seat in range(players)]
        rows = [list(range(players if row == START_ROW else len(POINTS))) for row in range(len(ROWS))]
        for event in view.history:
            if event.kind == "vetoed":
                row, space = event.values
                if event.seat != view.viewer:
                    self.vetoes.append(Veto(event.seat, row, space, tuple([tuple(spaces) for spaces in rows])))
                    if event.seat not in self.seats:
                        self.seats.append(event.seat)
                rows[row].remove(space)
        said: list[tuple[int, int, array[float], array[float]]] = []
        for veto in self.vetoes:
            appeal = appeal_of(game, self.boldness[veto.seat], veto)
            said.append((veto.seat, appeal.chosen, appeal.plain, appeal.by_bit))
        self.statements: Final = Statements(players, CHANCE, said)

    def weigh(self, deals: Sequence[Deal]) -> list[float]:
        """For each of these deals, the logarithm of how likely the others' vetoes were if it was dealt."""
        deck = self.game.deck
        seats = range(self.game.players)
        weights: list[float] = self.statements.weigh(
            array("Q", [deck.hand(deal.parts[seat]) for deal in deals for seat in seats])
        )
        return weights


class Appeal:
    """How much each of the vetoes that there were appealed to a seat, as a sum over the cards of its hand."""

    def __init__(self, game: Njet, boldness: float, veto: Veto) -> None:
        stakes = Stakes(game.players, veto)
        nothing, chosen = Wishes(game, boldness, ()).values(stakes)
        self.chosen: Final = chosen
        self.plain: Final = array("d", [value / WARMTH for value in nothing])
        """Without any cards."""
        self.by_bit: Final = array("d", [0.0] * (64 * len(nothing)))
        """What each card adds, for every bit of a hand: it is asked for alone."""
        for bit, card in enumerate(game.deck.cards):
            values, _ = Wishes(game, boldness, (card,)).values(stakes)
            for choice, value in enumerate(values):
                self.by_bit[bit * len(nothing) + choice] = (value - nothing[choice]) / WARMTH


@lru_cache(maxsize=1 << 8)
def appeal_of(game: Njet, boldness: float, veto: Veto) -> Appeal:
    """The same as often as somebody asks in a round."""
    return Appeal(game, boldness, veto)


class Wishes:
    """What a seat expects of the round, like those of the rule of thumb; but of some cards of a hand, since it is a sum
    over all of them."""

    def __init__(self, game: Njet, boldness: float, hand: tuple[int, ...]) -> None:
        wanted, shy = _gains(game.deck)
        size = game.layout.parts[0].size
        colour = game.deck.colour
        self.starting_wanted, self.starting_shy = STARTING[game.players]
        plain = boldness
        shy_plain = boldness
        trump = [-size * wanted.usual_trump] * NO_TRUMP
        shy_trump = [-size * shy.usual_trump] * NO_TRUMP
        top = [-size * wanted.usual_super] * NO_TRUMP
        shy_top = [-size * shy.usual_super] * NO_TRUMP
        zeros = 0
        for card in hand:
            own = colour[card]
            plain += wanted.plain[card]
            shy_plain += shy.plain[card]
            trump[own] += wanted.trump[card]
            shy_trump[own] += shy.trump[card]
            if game.is_zero[card]:
                zeros += 1
                top[own] += wanted.super_trump[card]
                shy_top[own] += shy.super_trump[card]
        self.plain = plain
        self.shy_plain = shy_plain
        self.trump: Final = [*trump, 0.0]
        self.shy_trump: Final = [*shy_trump, 0.0]
        self.super_trump: Final = [*top, 0.0]
        self.shy_super: Final = [*shy_top, 0.0]
        surplus = MANY_ZEROS * (zeros - game.zeros.bit_count() * size / len(game.deck.cards))
        self.riddance: Final = [surplus * welcome for welcome in RIDDANCE]

    def values(self, stakes: Stakes) -> tuple[list[float], int]:
        """How the round looks without each of the spaces that might have been covered, and which of them was."""
        rows = stakes.rows
        gained, lost = stakes.gained, stakes.lost
        trump = rows[TRUMP_ROW]
        top = rows[SUPER_ROW]
        cache = rows[CACHE_ROW]
        trumps = _sum(self.trump, trump)
        shy_trumps = _sum(self.shy_trump, trump)
        tops = _sum(self.super_trump, top)
        shy_tops = _sum(self.shy_super, top)
        riddances = _sum(self.riddance, cache)
        riddance = riddances / len(cache)
        starting, shy_starting = self.starting_wanted, self.starting_shy
        wanted = self.plain + trumps / len(trump) + tops / len(top) + riddance + starting * stakes.share
        shy = self.shy_plain + shy_trumps / len(trump) + shy_tops / len(top) + shy_starting * stakes.share
        value = gained * wanted + lost * shy
        values: list[float] = []
        chosen = 0
        for row in range(len(ROWS)):
            if row == stakes.row:
                chosen = len(values) + stakes.place
            spaces = rows[row]
            rest = len(spaces) - 1
            if not rest:
                continue
            for place in range(len(spaces)):
                space = spaces[place]
                if row == START_ROW:
                    more = stakes.shares[place] - stakes.share
                    values.append(value + (gained * starting + lost * shy_starting) * more)
                elif row == CACHE_ROW:
                    values.append(value + gained * ((riddances - self.riddance[space]) / rest - riddance))
                elif row == TRUMP_ROW:
                    more = (trumps - self.trump[space]) / rest - trumps / len(spaces)
                    shy_more = (shy_trumps - self.shy_trump[space]) / rest - shy_trumps / len(spaces)
                    values.append(value + gained * more + lost * shy_more)
                elif row == SUPER_ROW:
                    more = (tops - self.super_trump[space]) / rest - tops / len(spaces)
                    shy_more = (shy_tops - self.shy_super[space]) / rest - shy_tops / len(spaces)
                    values.append(value + gained * more + lost * shy_more)
                else:
                    values.append(stakes.gains[place] * wanted + stakes.losses[place] * shy)
        return values, chosen


def _sum(values: list[float], places: tuple[int, ...]) -> float:
    total = 0.0
    for place in places:
        total += values[place]
    return total
