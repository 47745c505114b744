"""Cards of HASP by rules of thumb: for points as a rule, for or against a find all or no find once one is said."""

from typing import Final

from tricktable.bots.games.hasp.rule_of_thumb.trick_table import Table
from tricktable.core.views import View
from tricktable.games.hasp import Hasp
from tricktable.games.hasp.cards import VILLAGE
from tricktable.games.hasp.predictions import ALL, NO

FIRST_VILLAGE: Final = 7
KEEP_VILLAGE: Final[tuple[float, ...]] = (2.5, 3.0, 4.5, 6.0)
"""What the 7 to 10 of the village are still good for, in points: never spend a higher one than needed."""
KEEP_TRUMP: Final = 1.0
KEEP_SIDE: Final[tuple[float, ...]] = (-1.0, -1.0, -1.0, -1.0, -0.5, 1.0)
"""The same for the 1 to 6 of a suit that is not trump: only the six has a future."""
COMING: Final = 1.7
"""What each player still to come adds to a trick, on average."""
OTHERS_GAIN: Final = {2: 1.0, 3: 0.5, 4: 1.0}
"""What a lost point costs, by players: with three it goes to only one of two rivals."""
SAFE: Final = 0.9
LIKELY: Final = 0.5
FEW_CARDS: Final = 3
"""With so many cards left it is time to cash what is high."""


def play(view: View, game: Hasp) -> int:
    """A card for the trick: first of all for what was promised, or against it, else for points."""
    table = Table(view, game)
    for seat, said in enumerate(table.predictions):
        if said == ALL:
            return want_trick(table)
        if said == NO:
            return avoid_trick(table) if table.is_ours(seat) else push_trick(table, game.partners[seat])
    if not table.is_leading:
        return follow(table)
    return lead_against_one(table) if table.seats == 2 else lead(table)


def want_trick(table: Table) -> int:
    """Find all stands: its side needs every trick, the others need a single one; both take what they can get, with
    the card that is most likely to hold, and no better one than that takes."""
    return max(table.view.legal, key=lambda card: (round(table.chance(card), 3), -table.power(card), card))


def avoid_trick(table: Table) -> int:
    """The own side said no find: stay under, and get rid of the highest card that does."""
    return min(table.view.legal, key=lambda card: (round(table.burden(card, table.ours), 3), -table.power(card), card))


def push_trick(table: Table, side: int) -> int:
    """Others said no find: leave them the trick if they may have to take it, else use it to get rid of high cards."""
    return max(table.view.legal, key=lambda card: (round(table.burden(card, side), 3), table.power(card), card))


def follow(table: Table) -> int:
    """What the trick brings for certain against what the card could still do later.

    A trick that the partner wins anyway is fed and not overtaken.
    """
    cards = table.view.legal
    winner = table.winner()
    if winner != table.me and table.is_ours(winner):
        under = tuple(card for card in cards if not table.takes(card))
        if under and table.chance(under[0]) >= SAFE:
            cards = under
    stake = sum([table.value[card] for card in table.trick]) + COMING * len(table.to_come)
    return max(cards, key=lambda card: gain(table, card, stake) - keep(table, card))


def gain(table: Table, card: int, stake: float) -> float:
    """The points that this card probably wins, or loses, if so many are at stake beside its own."""
    ours = table.chance(card)
    return (ours - (1 - ours) * OTHERS_GAIN[table.seats]) * (stake + table.value[card])


def keep(table: Table, card: int) -> float:
    """What a card is still good for, in points."""
    number = table.law.deck.number[card]
    if number >= FIRST_VILLAGE:
        return KEEP_VILLAGE[number - FIRST_VILLAGE]
    return KEEP_TRUMP if table.is_trump(card) else KEEP_SIDE[number - 1]


def lead(table: Table) -> int:
    """With three and four players winners wait for rich tricks, and the lead goes to low cards.

    Towards the end cash what is high. Before that, return what the partner led; clear out a suit in order to trump it;
    cash; lead low. Trumps stay at home as long as possible.
    """
    side = [card for card in table.view.legal if not table.is_trump(card)]
    high = [card for card in side if table.is_high(card)]
    low = [card for card in side if card not in high]
    bare = [card for card in low if table.is_bare(card)]
    returned = [card for card in low if table.partner_has_led(card)]
    cash = [card for card in high if table.chance(card) >= LIKELY]
    if cash and len(table.view.hand) <= FEW_CARDS:
        return _surest(table, cash)
    if returned or bare:
        return _lightest(table, returned or bare)
    if cash:
        return _surest(table, cash)
    if low:
        return _lightest(table, low)
    return draw_trumps(table, high)


def draw_trumps(table: Table, high: list[int]) -> int:
    """Nothing low and nothing safe: the highest village card makes the others' trumps fall; without it what is high,
    or the lowest trump."""
    top = table.strongest(table.view.legal)
    if table.law.suit[top] == VILLAGE and table.is_high(top):
        return top
    return _surest(table, high) if high else table.weakest(table.view.legal)


def _surest(table: Table, cards: list[int]) -> int:
    return max(cards, key=lambda card: (table.chance(card), table.value[card], -card))


def _lightest(table: Table, cards: list[int]) -> int:
    """The card with the fewest points, and of equals the one with the best hopes (that the partner trumps it)."""
    return min(cards, key=lambda card: (table.value[card], -table.chance(card), card))


def lead_against_one(table: Table) -> int:
    """With two players every lead is a question: ask with what is high, with the village first of all; low trumps and
    beatable village cards wait."""
    return max(table.view.legal, key=lambda card: gain(table, card, 0) + readiness(table, card))


def readiness(table: Table, card: int) -> float:
    """How good it is to lead this card now, beside its points."""
    if table.law.suit[card] == VILLAGE:
        return 2.0 if table.is_high(card) else -1.0
    if table.is_trump(card):
        return -1.5
    return 1.0 if table.is_high(card) else 0.0
