"""What bots tell about Mü: the goal of the chief's team, and what bids have shown."""

from typing import Final

from tricktable.bots.reasons import Reason
from tricktable.bots.reasons.certainties import Certainties, Known, cards_told
from tricktable.bots.reasons.decisions import Decisions
from tricktable.bots.reasons.plays import Play, worth
from tricktable.core.views import View
from tricktable.core.vocabulary import NUMBER, Kind
from tricktable.games.mue.goals import goal
from tricktable.games.mue.laws import is_of_trump

KINDS: Final = (
    Kind("reaches", (NUMBER,), "the viewer takes the trick, and the own team has reached this goal"),
    Kind("goal", (NUMBER, NUMBER), "triangles of the chief's team, and how many it needs"),
    Kind("bid", (NUMBER, NUMBER), "the viewer's bid with this card, and the goal that it would ask for"),
)


def known(view: View) -> Known:
    """The cards that bids have laid open, as long as they are not played."""
    return Known(held=cards_told(view, "bid"))


def of_play(play: Play) -> list[Reason]:
    """The triangles in the trick, and whether they are enough."""
    facts = play.table.view.facts
    result = worth(play)
    (lying,) = result[0].values
    team = (facts["chief"][0], facts["partner"][0])
    have = sum([facts["triangles"][seat] for seat in team])
    needed = facts["goal"][0]
    if play.is_taking and play.table.me in team and have < needed <= have + lying:
        result.insert(0, Reason("reaches", (needed,)))
    return result


def standing(view: View, table: Certainties) -> list[Reason]:
    """How far the chief's team is."""
    facts = view.facts
    have = sum([facts["triangles"][seat] for seat in (facts["chief"][0], facts["partner"][0])])
    return [Reason("goal", (have, facts["goal"][0]))]


def _trump(view: View, token: str) -> list[Reason]:
    """How many cards of a colour or a number the viewer holds."""
    if token == "none":
        return []
    trump = view.game.actions.parse(f"trump {token}") - view.game.actions.start("trump")
    return [Reason("length", (sum([is_of_trump(card, trump) for card in view.hand]),))]


def _bid(view: View, token: str) -> list[Reason]:
    bid = len(view.facts.get(f"bid {view.viewer}", ())) + 1
    return [Reason("bid", (bid, goal(view.game.players, bid)))]


def _partner(view: View, token: str) -> list[Reason]:
    shown = view.facts.get(f"bid {token}", ())
    return [Reason("holds", (int(token), *shown))] if shown else []


DECISIONS: Final[Decisions] = {"trump": _trump, "bid": _bid, "partner": _partner}
