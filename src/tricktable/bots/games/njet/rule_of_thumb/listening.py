"""What vetoes tell: how likely they were with a hand, for those who cannot see it.

Whoever covers a space likes the round better without it. But nobody is taken for somebody who never errs: better vetoes
are likelier, and every one is possible.
"""

from math import exp, log
from typing import Final

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

WARMTH: Final = 1.0
"""A veto that looks so many points worse than another is less likely by a factor e."""
CHANCE: Final = 0.2
"""How many of all vetoes have reasons that nobody knows."""


class Veto:
    """A veto, the board before it, and what does not depend on the hand behind it."""

    def __init__(self, seat: int, players: int, row: int, space: int, rows: list[list[int]]) -> None:
        self.seat: Final = seat
        self.row: Final = row
        self.place: Final = rows[row].index(space)
        """Which of the row's open spaces was covered."""
        self.rows: Final = [spaces[:] for spaces in rows]
        self.choices: Final = sum([len(spaces) for spaces in rows if len(spaces) > 1])
        start = rows[START_ROW]
        points = rows[POINTS_ROW]
        self.share: Final = _share(start, seat, players)
        self.shares: Final = [_share(_without(start, place), seat, players) for place in range(len(start))]
        """How much likelier than usual the seat names the teams: as it is, and without each of the spaces."""
        self.gained: Final = _gained(points)
        self.lost: Final = _lost(points)
        self.gains: Final = [_gained(_without(points, place)) for place in range(len(points))]
        """What tricks gain on average where they are wanted: as it is, and without each of the spaces."""
        self.losses: Final = [_lost(_without(points, place)) for place in range(len(points))]
        """What they lose on average where they cost points."""


def _without(spaces: list[int], place: int) -> list[int]:
    return spaces[:place] + spaces[place + 1 :]


def _share(start: list[int], seat: int, players: int) -> float:
    return (1 / len(start) if seat in start else 0.0) - 1 / players


def _gained(points: list[int]) -> float:
    return sum([POINTS[space] for space in points if POINTS[space] > 0]) / max(1, len(points))


def _lost(points: list[int]) -> float:
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


class VetoListener:
    """Somebody who has followed the vetoes of a round."""

    def __init__(self, view: View) -> None:
        game = view.game
        assert isinstance(game, Njet)
        players = game.players
        self.game: Final = game
        self.wanted: Final = CardGains(game.deck, False)
        self.shy: Final = CardGains(game.deck, True)
        self.boldness: Final = [boldness(game, view, seat) for seat in range(players)]
        self.vetoes: Final[list[Veto]] = []
        """Those of the others."""
        self.seats: Final[list[int]] = []
        """Who made them."""
        rows = [list(range(players if row == START_ROW else len(POINTS))) for row in range(len(ROWS))]
        for event in view.history:
            if event.kind == "vetoed":
                row, space = event.values
                if event.seat != view.viewer:
                    self.vetoes.append(Veto(event.seat, players, row, space, rows))
                    if event.seat not in self.seats:
                        self.seats.append(event.seat)
                rows[row].remove(space)

    def weigh(self, deal: Deal) -> float:
        """The logarithm of how likely the others' vetoes were, if this is what was dealt."""
        result = 0.0
        for seat in self.seats:
            wishes = Wishes(self, seat, deal.parts[seat])
            for veto in self.vetoes:
                if veto.seat == seat:
                    result += log(wishes.chance(veto))
        return result


class Wishes:
    """What a seat expects of the round with some hand, like those of the rule of thumb; but quick for many vetoes."""

    def __init__(self, listener: VetoListener, seat: int, hand: tuple[int, ...]) -> None:
        game = listener.game
        wanted = listener.wanted
        shy = listener.shy
        colour = game.deck.colour
        size = len(hand)
        self.starting_wanted, self.starting_shy = STARTING[game.players]
        plain = listener.boldness[seat]
        shy_plain = plain
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

    def chance(self, veto: Veto) -> float:
        """How likely this veto was among all that there were."""
        values, chosen = self.values(veto)
        best = max(values)
        total = 0.0
        for value in values:
            total += exp((value - best) / WARMTH)
        return (1 - CHANCE) * exp((values[chosen] - best) / WARMTH) / total + CHANCE / veto.choices

    def values(self, veto: Veto) -> tuple[list[float], int]:
        """How the round looks without each of the spaces that might have been covered, and which of them was."""
        rows = veto.rows
        gained, lost = veto.gained, veto.lost
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
        wanted = self.plain + trumps / len(trump) + tops / len(top) + riddance + starting * veto.share
        shy = self.shy_plain + shy_trumps / len(trump) + shy_tops / len(top) + shy_starting * veto.share
        value = gained * wanted + lost * shy
        values: list[float] = []
        chosen = 0
        for row in range(len(ROWS)):
            if row == veto.row:
                chosen = len(values) + veto.place
            spaces = rows[row]
            rest = len(spaces) - 1
            if not rest:
                continue
            for place in range(len(spaces)):
                space = spaces[place]
                if row == START_ROW:
                    more = veto.shares[place] - veto.share
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
                    values.append(veto.gains[place] * wanted + veto.losses[place] * shy)
        return values, chosen


def _sum(values: list[float], places: list[int]) -> float:
    total = 0.0
    for place in places:
        total += values[place]
    return total
