"""NJET for the bots."""

from typing import Final

from tricktable.bots.games.njet.chances import match_chances
from tricktable.bots.games.njet.reasons import DECISIONS, KINDS, known, of_play, standing, told
from tricktable.bots.games.njet.rule_of_thumb import choose, veto_values
from tricktable.bots.games.njet.rule_of_thumb.listening import VetoListener
from tricktable.bots.games.njet.translation import NjetTranslation
from tricktable.bots.kit import THUMB, Kit, Manner, Manners
from tricktable.bots.listening import Listener
from tricktable.bots.nets import Nets
from tricktable.bots.policies import Policies
from tricktable.bots.puzzle_collections import Collection
from tricktable.bots.ranges import Changes, Ranges
from tricktable.core.views import View
from tricktable.games.njet import Njet

VETOES: Final = 6
"""So many vetoes are tried."""


def shortlist(view: View) -> tuple[int, ...]:
    """Of many vetoes those that look best at once."""
    if view.phase != "veto" or len(view.legal) <= VETOES:
        return view.legal
    assert isinstance(view.game, Njet)
    values = sorted(veto_values(view.game, view), key=lambda each: (-each[0], each[1]))
    return tuple(action for _, action in values[:VETOES])


def listening(view: View) -> Listener | None:
    """What the others' vetoes tell."""
    listener = VetoListener(view)
    return listener if listener.seats else None


MANNERS: Final = Manners(
    {
        "veto": Manner(is_listening=True),
        "teams": THUMB,  # which remembers what the vetoes told
        "monster": THUMB,
        "cache": Manner(),
        "trick": Manner(),
    },
    {("cache", 5): THUMB, ("trick", 2): Manner(follows_search=True, prefers_net=True)},
)

KIT: Final = Kit(
    rule_of_thumb=choose,
    translation=NjetTranslation(),
    policies=Policies(__name__, watched=(2,)),
    nets=Nets(__name__),
    chances=match_chances,
    shortlist=shortlist,
    manners=MANNERS,
    listening=listening,
    told=told,
    known=known,
    standing=standing,
    play_reasons=of_play,
    decision_reasons=DECISIONS,
    reason_kinds=KINDS,
    ranges=Ranges(
        words={"space": 5},
        numbers={"points": (-2, 4), "due": (0, 15), "captured": (0, 63), "totals": (-512, 767)},
        alike="byrk",
        changes=Changes(events=("captured",), numbers={"captured": "captured"}),
        coloured={"open trump": 0, "open super": 0},
    ),
    puzzles=Collection(__name__, reasons=("captures",), against=("zero",)),
)
