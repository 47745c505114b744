"""NJET for the bots."""

from typing import Final

from tricktable.bots.games.njet.chances import match_chances
from tricktable.bots.games.njet.reasons import DECISIONS, KINDS, known, of_play, standing
from tricktable.bots.games.njet.rule_of_thumb import choose, veto_values
from tricktable.bots.games.njet.translation import NjetTranslation
from tricktable.bots.kit import Kit
from tricktable.bots.policies import Policies
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


KIT: Final = Kit(
    rule_of_thumb=choose,
    translation=NjetTranslation(),
    policies=Policies(__name__),
    chances=match_chances,
    shortlist=shortlist,
    known=known,
    standing=standing,
    play_reasons=of_play,
    decision_reasons=DECISIONS,
    reason_kinds=KINDS,
)
