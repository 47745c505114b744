"""Kinds of choices: what there is to choose in a game, as bots are measured and as kits speak of it.

A kind is a phase. In trick play whatever is not a card has its verb as a kind of its own, as a prediction before the
first card has.
"""

from tricktable.core.games import Game
from tricktable.core.views import View
from tricktable.core.vocabulary import TRICK_PHASE


def kind_of_choice(view: View) -> str:
    """What the viewer is to choose."""
    if view.phase == TRICK_PHASE.name and view.legal and view.legal[0] >= len(view.game.deck.text):
        return _verb(view.game, view.legal[0])
    return view.phase


def kinds_of_choices(game: Game) -> tuple[str, ...]:
    """All kinds that a game can have: its phases, then its verbs."""
    verbs = (_verb(game, action) for action in range(len(game.deck.text), len(game.actions.text)))
    return tuple(dict.fromkeys((*game.vocabulary.phases, *verbs)))


def _verb(game: Game, action: int) -> str:
    return game.actions.text[action].split()[0]
