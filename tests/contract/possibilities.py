"""Whether worlds can come upon the truth: hidden cards as they really lie, held against what is believed possible."""

from importlib import import_module
from typing import Final

from tricktable.core.events import HIDDEN
from tricktable.core.matches import Match
from tricktable.core.views import View
from tricktable.games.was_sticht import WasSticht
from tricktable.games.was_sticht.tasks import TaskStanding
from tricktable.testing.checks import is_true

# `import_module`, since the package's own name `worlds` is the function
was_sticht_worlds: Final = import_module("tricktable.games.was_sticht.worlds")


def is_possible(match: Match, viewer: int) -> bool:
    """The truth is among the worlds of this viewer. No cards are drawn, so that it takes no luck to find out."""
    view = match.view(viewer)
    if not match.number:
        return True
    game = match.game
    return _in_was_sticht(game, match, view) if isinstance(game, WasSticht) else is_true(game.knowledge(view), match)


def _in_was_sticht(game: WasSticht, match: Match, view: View) -> bool:
    standing = view.standing
    assert isinstance(standing, TaskStanding)
    trumps = (match.deal.part("trump colour")[0], match.deal.part("trump number")[0])
    for (seat, action), (_, seen) in zip(match.steps, view.steps, strict=True):
        if seen == HIDDEN and action - game.first_pick not in standing.tasks[seat]:
            return False
    return trumps in was_sticht_worlds.possible_trumps(game, view)
