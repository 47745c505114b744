"""Mates: who plays together in a round."""

from collections.abc import Callable
from typing import Final

from tricktable.core.games import Game
from tricktable.core.seats import members
from tricktable.core.views import View
from tricktable.games.hasp import Hasp


def mates(view: View) -> frozenset[int]:
    """The seats that win or lose this round together with the viewer, without the viewer; nobody as long as that is
    open."""
    finder = _FINDERS.get(view.game.name)
    together = finder(view) if finder else ()
    return frozenset(together) - {view.viewer}


def has_mates(game: Game) -> bool:
    """There are rounds of this game in which some play together."""
    return game.name in _FINDERS and (game.players > 3 or (game.name == "njet" and game.players == 3))


def _partners(view: View) -> tuple[int, ...]:
    """HASP: the side, through the whole match."""
    assert isinstance(view.game, Hasp)
    return members(view.game.sides[view.viewer])


def _team(view: View) -> tuple[int, ...]:
    """NJET: from the naming of the teams on."""
    return _side_of(view, view.facts.get("team", ()))


def _chiefs(view: View) -> tuple[int, ...]:
    """Mü: the chief and the partner, and all the others against them."""
    if "partner" not in view.facts:
        return ()
    return _side_of(view, (*view.facts["chief"], *view.facts["partner"]))


def _side_of(view: View, side: tuple[int, ...]) -> tuple[int, ...]:
    """This side if the viewer is on it, else all the others."""
    if not side or view.viewer in side:
        return side
    return tuple(seat for seat in range(view.game.players) if seat not in side)


_FINDERS: Final[dict[str, Callable[[View], tuple[int, ...]]]] = {"hasp": _partners, "njet": _team, "mue": _chiefs}
"""In Meinz and Was sticht? everybody plays alone."""
