"""Rules of thumb for Mü: when to bid and which cards, which trump, which partner. `card_play` plays the cards.

A good player counts what the hand takes as chief, bids as long as that pays, and otherwise shows a card or two that
the coming chief would like to see: partners share the bonus without the risk, a vice never does.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from tricktable.bots.games.mue.rule_of_thumb.card_play import play
from tricktable.bots.games.mue.rule_of_thumb.hand_worth import Cards, best_trump, best_worth, helps, prospects
from tricktable.core.views import View
from tricktable.games.mue import Mue
from tricktable.games.mue.cards import DECK
from tricktable.games.mue.goals import bonus
from tricktable.games.mue.laws import FIRST_NUMBER, NO_TRUMP

OFFERED: Final = 2
"""So many cards show well enough that one would be a good partner."""
HELPFUL: Final = 2.5
"""A card that adds so many triangles to the chief's team is worth showing."""
ALARM: Final = 15.0
"""What one puts at risk to stop somebody who would win the match with this round."""
FOLLOWERS: Final = 2
"""So many others who are about to bid their last cards make it likely that one of them does."""
AVERAGE: Final = 0.8
"""What a card that nobody has seen adds to a team, roughly."""
OWN_TRIANGLES: Final = 10
"""About what a chief takes in tricks of the own."""


def choose(view: View) -> int:
    """One of `view.legal`."""
    return PHASES[view.phase](view)


def _rules(view: View) -> Mue:
    game = view.game
    assert isinstance(game, Mue)
    return game


class Bidding:
    """The auction as the seat on turn sees it."""

    def __init__(self, view: View) -> None:
        facts = view.facts
        bids = facts["bids"]
        me = view.viewer
        self.view: Final = view
        self.game: Final = _rules(view)
        self.total: Final = bids[me]
        self.begun: Final = bids[me] - facts["laid"][0]
        """The own total when this turn began: a plan does not change while its cards are laid."""
        self.limit: Final = facts["limit"][0]
        others = sorted([(bid, seat) for seat, bid in enumerate(bids) if seat != me])
        self.others: Final = [bid for bid, _ in others]
        """What the others have bid, the highest last."""
        self.top, self.rival = others[-1]
        self.second: Final = others[-2][0]
        self.ahead: Final = prospects(self.game.players, view.hand)
        """The triangles that the hand promises a chief, by trump."""

    def worth(self, bid: int) -> float:
        """What it brings to be chief with this bid and the best trump for it."""
        return best_worth(self.game.players, self.view.hand, bid)

    def is_alarming(self) -> bool:
        """The highest bidder would win the match by making this bid."""
        totals = self.view.standing.totals
        coming = totals[self.rival] + bonus(self.top, self.best_trump()) + OWN_TRIANGLES if self.top else 0
        return coming >= self.game.target and coming > max(totals)

    def is_enough(self, bid: int) -> bool:
        """This bid, made, wins the match: there is nothing to raise for."""
        totals = self.view.standing.totals
        mine = totals[self.view.viewer]
        return mine == max(totals) and mine + bonus(bid, self.best_trump()) + OWN_TRIANGLES >= self.game.target

    def best_trump(self) -> int:
        """The trump with which the hand takes most."""
        return self.ahead.index(max(self.ahead))


def _auction(view: View) -> int:
    """Bid to be chief; else show the coming chief a good partner; else be vice against a match winner; else pass."""
    bidding = Bidding(view)
    if bidding.total < max(_total_of_chief(bidding), _total_in_stalemate(bidding)):
        return _most_appealing(bidding)
    if bidding.total < _total_of_partner(bidding):
        offers = _offers(bidding)
        return bidding.game.first_bid + max(_unbid(bidding), key=offers.__getitem__)
    if bidding.total < _total_of_vice(bidding):
        return _most_appealing(bidding)
    return view.legal[-1]


def _total_of_chief(bidding: Bidding) -> int:
    """The total for a hand that should play as chief: always above everybody, never level with the highest."""
    begun, limit = bidding.begun, bidding.limit
    if begun and begun == bidding.top:
        return begun  # whoever came level is last, and pays if nobody bids more
    if limit > len(bidding.view.hand):
        return begun
    if begun > bidding.top:
        is_raise = bidding.worth(limit) > bidding.worth(begun) and not bidding.is_enough(begun)
        return limit if is_raise else begun
    risk = ALARM if bidding.is_alarming() else 0.0
    return limit if bidding.worth(limit) > -risk else begun


def _total_in_stalemate(bidding: Bidding) -> int:
    """Others bid whole hands: a stalemate is coming. Be in it as long as somebody else is likely to be last."""
    whole = len(bidding.view.hand)
    if bidding.top < whole - 1:
        return bidding.begun
    followers = sum([whole / 2 < bid < whole for bid in bidding.others])
    return whole if followers >= FOLLOWERS else bidding.begun


def _total_of_partner(bidding: Bidding) -> int:
    """A helpful card shown invites the chief, as long as two others stay above: the vice cannot be partner."""
    begun = bidding.begun
    if begun >= OFFERED or begun + 1 >= bidding.second:
        return begun
    offers = _offers(bidding)
    return begun + 1 if max([offers[card] for card in _unbid(bidding)]) >= HELPFUL else begun


def _total_of_vice(bidding: Bidding) -> int:
    """Against a chief who would win the match one wants a trump of one's own."""
    total = bidding.second + 1
    return total if bidding.begun < total < bidding.top and bidding.is_alarming() else bidding.begun


def _unbid(bidding: Bidding) -> list[int]:
    """The cards that can still be laid."""
    first = bidding.game.first_bid
    return [action - first for action in bidding.view.legal[:-1]]


def _most_appealing(bidding: Bidding) -> int:
    """The bid that shows best which trump the hand wants."""
    appeals = _appeals(bidding.game.players, bidding.view.hand)
    return bidding.game.first_bid + max(_unbid(bidding), key=appeals.__getitem__)


@lru_cache(maxsize=1 << 10)
def _appeals(players: int, hand: Cards) -> dict[int, float]:
    """For each card how well it shows a trump that the hand wants, best of all two of them; rather a high card."""
    ahead = prospects(players, hand)
    appeals: dict[int, float] = {}
    for card in hand:
        number = DECK.number[card]
        one, other = ahead[DECK.colour[card]], ahead[FIRST_NUMBER + number]
        appeals[card] = max(one, other) + 0.3 * (min(one, other) + number)
    return appeals


def _offers(bidding: Bidding) -> tuple[float, ...]:
    """What each card would add to the team of the highest bidder, as the bid promises it."""
    return helps(_promised(bidding.view, bidding.rival), NO_TRUMP)


def _promised(view: View, seat: int) -> int:
    """The trump that a seat's bid shows most often."""
    shown = view.facts.get(f"bid {seat}", ())
    counts = [0] * (NO_TRUMP + 1)
    for card in shown:
        counts[DECK.colour[card]] += 1
        counts[FIRST_NUMBER + DECK.number[card]] += 1
    return counts.index(max(counts))


def _vice_trump(view: View) -> int:
    """The trump that would make the most of the hand."""
    first = _rules(view).first_trump
    ahead = prospects(view.game.players, view.hand)
    return max(view.legal, key=lambda action: ahead[action - first])


def _chief_trump(view: View) -> int:
    """The trump that promises most beside the vice's: numbers and none pay more, but only if the goal is reached."""
    first = _rules(view).first_trump
    trumps = tuple([action - first for action in view.legal])
    bid = view.facts["bids"][view.viewer]
    return first + best_trump(view.game.players, view.hand, bid, trumps, _vice_named(view))


def _vice_named(view: View) -> int:
    named = view.facts.get("vice trump")
    return named[0] if named else NO_TRUMP


def _partner(view: View) -> int:
    """Who has shown the most help for these trumps; not one whom the bonus would carry past the chief to the target."""
    game = _rules(view)
    facts = view.facts
    totals = view.standing.totals
    chief_trump = facts["chief trump"][0]
    vice_trump = _vice_named(view)
    gain = bonus(facts["bids"][view.viewer], chief_trump)

    table = helps(chief_trump, vice_trump)

    def merit(action: int) -> tuple[bool, float, int]:
        seat = action - game.first_partner
        would_win = totals[seat] >= totals[view.viewer] and totals[seat] + gain >= game.target
        help_shown = sum([table[card] - AVERAGE for card in facts.get(f"bid {seat}", ())])
        return not would_win, help_shown, -totals[seat]

    return max(view.legal, key=merit)


PHASES: Final[dict[str, Callable[[View], int]]] = {
    "auction": _auction,
    "vice trump": _vice_trump,
    "chief trump": _chief_trump,
    "partner": _partner,
    "trick": play,
}
