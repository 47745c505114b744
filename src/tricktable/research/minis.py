"""Mini games: a few cards of a game, so few that all ways to play can be gone through.

They follow the rules to the letter; only the cards are fewer, and where a game has much to choose before its tricks the
first choices are made already. `games/` has one for each of our games.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec

from tricktable.core.cards import Pack
from tricktable.core.deals import Layout, Part, row
from tricktable.core.errors import SetupError
from tricktable.core.games import Game
from tricktable.games import find_game


@dataclass(frozen=True, kw_only=True)
class Mini:
    """What a mini game is dealt, and how it begins."""

    players: int
    packs: tuple[str, ...]
    """The cards that there are, in the order of the packs that the game deals from."""
    sizes: Mapping[str, int]
    """How many cards each part of the deal gets; parts that are not named get none and are left out."""
    has_sorted_rows: bool = False
    """Rows have no order, where it means nothing."""
    drawn: str = ""
    """What was drawn before the match, in a game that draws."""
    prologue: tuple[str, ...] = field(default=())
    """What the players choose first, in notation: these choices are made already. An empty text is the first of all
    that is allowed."""

    def put_into(self, game: Game) -> None:
        """Gives the rules the few cards."""
        packs = {
            id(pack): Pack(pack.text, tuple(sorted(pack.parse_all(text))))
            for pack, text in zip(game.layout.packs, self.packs, strict=True)
        }
        parts: list[Part] = []
        for part in game.layout.parts:
            if part.label in self.sizes:
                make = row if part.is_ordered and not self.has_sorted_rows else Part
                parts.append(make(part.label, packs[id(part.pack)], self.sizes[part.label]))
        game.layout = Layout(tuple(parts))


def has_mini(name: str) -> bool:
    """There is a mini game of this game."""
    return find_spec(_place(name)) is not None


def _place(name: str) -> str:
    return f"{__package__}.games.{name}"


def find_mini(name: str) -> Mini:
    """The mini game of this game."""
    if not has_mini(name):
        raise SetupError(f"{find_game(name).title} has no mini game")
    mini = import_module(_place(name)).MINI
    assert isinstance(mini, Mini)
    return mini
