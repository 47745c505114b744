"""A rule of thumb for NJET: veto what hurts this hand, team up with the strong, get rid of losers, count cards."""

from typing import Final

from tricktable.bots.thumbs.njet_hands import Prospects, seeming_strengths, worth
from tricktable.bots.thumbs.njet_tricks import play
from tricktable.core.seats import members
from tricktable.core.views import View
from tricktable.games.njet import Njet
from tricktable.games.njet.boards import PASS, POINTS, ROWS
from tricktable.games.njet.caches import right_of
from tricktable.games.njet.cards import COLOURS
from tricktable.games.njet.laws import law
from tricktable.games.njet.scores import ROUNDS

STARTING: Final = {2: (-0.2, -0.8), 3: (1.5, 5.5), 4: (0.5, 0.5), 5: (0.8, 2.0)}
"""By players: what it is worth to name the teams, when tricks are wanted and when they cost points."""
RIDDANCE: Final = (0.6, 1.0, -0.2, 0.0, -1.0)
"""By the space of the cache row: how welcome it is to somebody with many 0s."""
MANY_ZEROS: Final = 0.2
EDGE: Final = {3: (3.0, 9.0), 5: (0.8, 3.5)}
"""By players: what the larger team has more than the smaller one with its monster card."""
SCORE: Final = 15.0
"""So many points of lead and round to go make somebody bold, or careful."""
SHARED: Final = 5.0
"""So many points of lead and round to go make a partner dear: partners score the same, and the lead stays."""
TRUMP_RICH: Final = 3
VOID: Final = 0.5
"""What it is worth to have none of a colour."""


def choose(view: View) -> int:
    """One of the legal actions."""
    game = view.game
    assert isinstance(game, Njet)
    if view.phase == "veto":
        return _veto(game, view)
    if view.phase == "teams":
        return _name_team(game, view)
    if view.phase == "monster":
        return _give_monster(game, view)
    if view.phase == "cache":
        return _pick(game, view)
    return play(view, law(game.players, view.facts["trump"][0], view.facts["super trump"][0]))


def _rounds_left(game: Njet, view: View) -> int:
    """This round included."""
    return max(1, ROUNDS[game.players] - view.number + 1)


# The veto


class _Wishes:
    """What a player expects of the round while several spaces of each row are open, each as likely as the others."""

    def __init__(self, game: Njet, view: View) -> None:
        self.me: Final = view.viewer
        self.starting: Final = STARTING[game.players]
        self.fair_share: Final = 1 / game.players
        self.prospects: Final = (Prospects(view, False), Prospects(view, True))
        zeros = sum(game.is_zero[card] for card in view.hand)
        fair_zeros = game.zeros.bit_count() * len(view.hand) / len(game.deck.cards)
        surplus = MANY_ZEROS * (zeros - fair_zeros)
        self.riddance: Final = [surplus * welcome for welcome in RIDDANCE]
        totals = view.standing.totals
        behind = max(total for seat, total in enumerate(totals) if seat != self.me) - totals[self.me]
        self.boldness: Final = max(-1.0, min(1.0, behind / (SCORE * _rounds_left(game, view))))
        """Whoever is behind at the end of the match needs a round about much, whoever leads one about little."""

    def value(self, rows: list[tuple[int, ...]]) -> float:
        """The points that the viewer expects to be ahead with these spaces open."""
        start, cache, trump, super_trump, points = rows
        result = 0.0
        share = (1 / len(start) if self.me in start else 0.0) - self.fair_share
        hand = [
            own.base + _mean(own.trump, trump) + _mean(own.super_trump, super_trump) + bonus * share
            for own, bonus in zip(self.prospects, self.starting, strict=True)
        ]
        hand[0] += _mean(self.riddance, cache)
        for space in points:
            result += abs(POINTS[space]) * (hand[POINTS[space] < 0] + self.boldness)
        return result / len(points)


def _mean(values: list[float], places: tuple[int, ...]) -> float:
    return sum([values[place] for place in places]) / len(places)


def _veto(game: Njet, view: View) -> int:
    """Cover the space without which the round looks best."""
    wishes = _Wishes(game, view)
    rows = [view.facts[f"open {row}"] for row in ROWS]

    def value_without(action: int) -> float:
        row = game.board.row_of[action - game.first_veto]
        covered = action - game.first_veto - game.board.first[row]
        return wishes.value(
            [
                tuple([space for space in spaces if space != covered]) if place == row else spaces
                for place, spaces in enumerate(rows)
            ]
        )

    return max(view.legal, key=lambda action: (round(value_without(action), 6), -action))


# The teams


def _best_holder(seeming: list[float], smaller: tuple[int, ...], me: int) -> int:
    """The monster card goes to the strongest of our own side, or to the weakest of theirs."""
    if me in smaller:
        return max(smaller, key=lambda seat: (seeming[seat], seat == me))
    return min(smaller, key=lambda seat: (seeming[seat], seat))


def _name_team(game: Njet, view: View) -> int:
    """With whoever seems strong and does not lead the match; alone or in two only with a hand for it."""
    me, players = view.viewer, game.players
    seeming = seeming_strengths(view)
    totals = view.standing.totals
    is_shy = view.facts["points"][0] < 0
    patience = SHARED * _rounds_left(game, view)

    def promise(action: int) -> tuple[float, bool]:
        team = game.teams[action - game.first_team]
        others = members(((1 << players) - 1) & ~sum(1 << seat for seat in team))
        ahead = sum(seeming[seat] for seat in team) - sum(seeming[seat] for seat in others)
        if players in EDGE:
            is_smaller = len(team) < len(others)
            doubled = seeming[_best_holder(seeming, team if is_smaller else others, me)] - EDGE[players][is_shy]
            ahead += doubled if is_smaller else -doubled
        ahead *= len(others) / (players - 1)  # partners score the same: only the others fall behind
        ahead -= sum(totals[seat] - totals[me] for seat in team) / patience
        return round(ahead, 6), (me + 2) % players in team

    return max(view.legal, key=lambda action: (promise(action), -action))


def _give_monster(game: Njet, view: View) -> int:
    smaller = tuple(action - game.first_monster for action in view.legal)
    return game.first_monster + _best_holder(seeming_strengths(view), smaller, view.viewer)


# The cache


def _pick(game: Njet, view: View) -> int:
    """What is worth least goes, and the rest of a short colour with it: whoever has none of it trumps, or throws.

    A partner with the monster gets the best instead; any other partner gets a 0 less readily than an opponent.
    """
    me, facts, deck = view.viewer, view.facts, game.deck
    trump, super_trump = facts["trump"][0], facts["super trump"][0]
    is_shy = facts["points"][0] < 0
    is_passing = facts["cache"][0] == PASS
    first = game.first_give if is_passing else game.first_discard
    right = right_of(me, game.players)
    to_partner = is_passing and (right in facts["team"]) == (me in facts["team"])
    to_monster = to_partner and right in facts.get("monster", ())
    length = [0] * len(COLOURS)
    for card in view.hand:
        length[deck.colour[card]] += 1
    trumps = length[trump] if trump < len(COLOURS) else 0
    likes_voids = is_shy or trumps >= TRUMP_RICH

    def regret(action: int) -> float:
        card = action - first
        colour = deck.colour[card]
        lost = worth(deck, card, trump, super_trump, is_shy)
        if to_monster:
            lost = -lost
        elif to_partner and not is_shy and game.is_zero[card]:
            lost -= worth(deck, card, trump, super_trump, is_shy) / 2
        if not to_monster and colour != trump and length[colour] <= facts["due"][me] and likes_voids:
            lost -= VOID
        return lost

    return min(view.legal, key=lambda action: (round(regret(action), 6), length[deck.colour[action - first]], action))
