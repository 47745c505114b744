"""A rule of thumb for NJET: veto what hurts this hand, team up with the strong, get rid of losers, count cards."""

from functools import cache
from math import inf
from typing import Final

from tricktable.bots.games.njet.rule_of_thumb.card_play import play
from tricktable.bots.games.njet.rule_of_thumb.hand_worth import (
    SUPER_ROW,
    TRUMP_ROW,
    card_worths,
    prospects,
    seeming_strengths,
)
from tricktable.core.views import View
from tricktable.games.njet import Njet
from tricktable.games.njet.boards import PASS, POINTS, ROWS
from tricktable.games.njet.caches import right_of
from tricktable.games.njet.cards import COLOURS
from tricktable.games.njet.laws import law
from tricktable.games.njet.scores import ROUNDS

Spaces = tuple[int, ...]
"""Open spaces of a row."""
Pair = tuple[float, float]
"""What something is worth when tricks are wanted, and when they cost points."""

NOBODY: Final = -1
"""No space is covered."""
START_ROW: Final = ROWS.index("start")
CACHE_ROW: Final = ROWS.index("cache")
POINTS_ROW: Final = ROWS.index("points")
OPEN_ROWS: Final = tuple([f"open {row}" for row in ROWS])
"""The facts that list the open spaces."""

STARTING: Final = {2: (-0.2, -0.8), 3: (1.5, 5.5), 4: (0.5, 0.5), 5: (0.8, 2.0)}
"""By players: what it is worth to name the teams, when tricks are wanted and when they cost points."""
RIDDANCE: Final[tuple[float, ...]] = (0.6, 1.0, -0.2, 0.0, -1.0)
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


def boldness(game: Njet, view: View, seat: int) -> float:
    """Whoever is behind at the end of the match needs a round about much, whoever leads one about little."""
    totals = view.standing.totals
    behind = max([total for other, total in enumerate(totals) if other != seat]) - totals[seat]
    return max(-1.0, min(1.0, behind / (SCORE * _rounds_left(game, view))))


class _Wishes:
    """What a player expects of the round while several spaces of each row are open, each as likely as the others."""

    def __init__(self, game: Njet, view: View) -> None:
        self.me: Final = view.viewer
        self.starting: Final = STARTING[game.players]
        self.fair_share: Final = 1 / game.players
        self.wanted, self.shy = prospects(game.deck, view.hand)
        zeros = sum([game.is_zero[card] for card in view.hand])
        fair_zeros = game.zeros.bit_count() * len(view.hand) / len(game.deck.cards)
        surplus = MANY_ZEROS * (zeros - fair_zeros)
        self.riddance: Final = [surplus * welcome for welcome in RIDDANCE]
        self.boldness: Final = boldness(game, view, self.me)

    def share(self, start: Spaces, covered: int) -> float:
        """How much likelier than usual the viewer names the teams with these spaces of the start row open, but for one
        that is covered."""
        is_open = self.me in start and covered != self.me
        return (1 / (len(start) - (covered >= 0)) if is_open else 0.0) - self.fair_share


def _mean(values: list[float], places: Spaces) -> float:
    return sum([values[place] for place in places]) / len(places)


def _gained(points: Spaces, covered: int) -> Pair:
    """What tricks gain on average where they are wanted, and what they lose where they cost points."""
    gained = lost = 0
    number = 0
    for space in points:
        if space != covered:
            number += 1
            each = POINTS[space]
            if each > 0:
                gained += each
            else:
                lost -= each
    return gained / number, lost / number


def _veto(game: Njet, view: View) -> int:
    """Cover the space without which the round looks best; of equal ones the first."""
    best, choice = -inf, view.legal[0]
    for value, action in veto_values(game, view):
        if value > best:
            best, choice = value, action
    return choice


def veto_values(game: Njet, view: View) -> list[tuple[float, int]]:
    """How the round looks without each of the spaces that may be covered, in points."""
    wishes = _Wishes(game, view)
    start, cache, trump, super_trump, points = [view.facts[name] for name in OPEN_ROWS]
    eager, shy = wishes.starting
    share = wishes.share(start, NOBODY)
    riddance = _mean(wishes.riddance, cache)
    trumps = _mean(wishes.wanted.trump, trump)
    shy_trumps = _mean(wishes.shy.trump, trump)
    supers = _mean(wishes.wanted.super_trump, super_trump)
    shy_supers = _mean(wishes.shy.super_trump, super_trump)
    wanted = wishes.wanted.base + wishes.boldness + trumps + supers + eager * share + riddance
    shunned = wishes.shy.base + wishes.boldness + shy_trumps + shy_supers + shy * share
    gained, lost = _gained(points, NOBODY)
    result: list[tuple[float, int]] = []
    for action in view.legal:
        space = action - game.first_veto
        row = game.board.row_of[space]
        covered = space - game.board.first[row]
        more = shy_more = 0.0
        if row == START_ROW:
            change = wishes.share(start, covered) - share
            more, shy_more = eager * change, shy * change
        elif row == CACHE_ROW:
            more = _change(riddance, wishes.riddance[covered], cache)
        elif row == TRUMP_ROW:
            more = _change(trumps, wishes.wanted.trump[covered], trump)
            shy_more = _change(shy_trumps, wishes.shy.trump[covered], trump)
        elif row == SUPER_ROW:
            more = _change(supers, wishes.wanted.super_trump[covered], super_trump)
            shy_more = _change(shy_supers, wishes.shy.super_trump[covered], super_trump)
        else:
            own_gained, own_lost = _gained(points, covered)
            result.append((round(own_gained * wanted + own_lost * shunned, 6), action))
            continue
        result.append((round(gained * (wanted + more) + lost * (shunned + shy_more), 6), action))
    return result


def _change(mean: float, value: float, places: Spaces) -> float:
    """How the mean of the places changes when the one with this value is covered."""
    return (mean - value) / (len(places) - 1)


# The teams


def _best_holder(seeming: list[float], smaller: tuple[int, ...], me: int) -> int:
    """The monster card goes to the strongest of our own side, or to the weakest of theirs."""
    best = smaller[0]
    if me in smaller:
        for seat in smaller:
            if seeming[seat] > seeming[best] or (seeming[seat] == seeming[best] and seat == me):
                best = seat
    else:
        for seat in smaller:
            if seeming[seat] < seeming[best]:
                best = seat
    return best


@cache
def _others(players: int, team: tuple[int, ...]) -> tuple[int, ...]:
    """Who is not in a team."""
    return tuple([seat for seat in range(players) if seat not in team])


def _name_team(game: Njet, view: View) -> int:
    """With whoever seems strong and does not lead the match; alone or in two only with a hand for it."""
    me, players = view.viewer, game.players
    seeming = seeming_strengths(view)
    totals = view.standing.totals
    is_shy = view.facts["points"][0] < 0
    patience = SHARED * _rounds_left(game, view)
    opposite = (me + 2) % players

    def promise(action: int) -> tuple[float, bool, int]:
        team = game.teams[action - game.first_team]
        others = _others(players, team)
        ours = sum([seeming[seat] for seat in team], 0.0)
        theirs = sum([seeming[seat] for seat in others], 0.0)
        ahead = ours - theirs
        if players in EDGE:
            is_smaller = len(team) < len(others)
            doubled = seeming[_best_holder(seeming, team if is_smaller else others, me)] - EDGE[players][is_shy]
            ahead += doubled if is_smaller else -doubled
        ahead *= len(others) / (players - 1)  # partners score the same: only the others fall behind
        ahead -= sum([totals[seat] - totals[me] for seat in team]) / patience
        return round(ahead, 6), opposite in team, -action

    return max(view.legal, key=promise)


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
    likes_voids = not to_monster and (is_shy or trumps >= TRUMP_RICH)
    is_kind = to_partner and not to_monster and not is_shy
    due = facts["due"][me]
    worth = card_worths(deck, trump, super_trump, is_shy)

    def regret(action: int) -> tuple[float, int, int]:
        card = action - first
        colour = deck.colour[card]
        lost = worth[card]
        if to_monster:
            lost = -lost
        elif is_kind and game.is_zero[card]:
            lost -= lost / 2
        if likes_voids and colour != trump and length[colour] <= due:
            lost -= VOID
        return round(lost, 6), length[colour], action

    return min(view.legal, key=regret)
