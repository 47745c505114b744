"""The games, by the names that code and command line use: the five of this package, and those that other installed
packages bring.

A package brings a game by an entry point of the group `tricktable.games`, which names the game's class. Its bots and
its words are found in the same way by the layers above (`docs/adding-a-game.md`).
"""

import sys
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from tricktable.core.deals import Deals, ShuffledDeals
from tricktable.core.errors import SetupError
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.games.hasp import Hasp
from tricktable.games.meinz import Meinz
from tricktable.games.mue import Mue
from tricktable.games.njet import Njet
from tricktable.games.was_sticht import WasSticht

GROUP: Final = "tricktable.games"
GAMES: Final[dict[str, type[Game]]] = {game.name: game for game in (Hasp, Njet, Meinz, WasSticht, Mue)}


def find_game(name: str) -> type[Game]:
    """The game of this name."""
    game = GAMES.get(name)
    if game is None:
        raise SetupError(f"there is no game {name!r} (games: {', '.join(GAMES)})")
    return game


def new_game(name: str, players: int | None = None, options: dict[str, str] | None = None) -> Game:
    """The rules of a game for so many players, options that are not given at their defaults."""
    return rules_of(find_game(name), players, options)


def rules_of(game: type[Game], players: int | None = None, options: dict[str, str] | None = None) -> Game:
    """The same for a class, installed or not."""
    players = game.default_players if players is None else players
    if players not in game.player_counts:
        counts = ", ".join(map(str, game.player_counts))
        raise SetupError(f"{game.title} is for {counts} players, not {players}")
    given = dict(options or {})
    chosen = {option.name: option.check(given.pop(option.name, option.default)) for option in game.option_list}
    if given:
        known = ", ".join(chosen) or "none"
        raise SetupError(f"{game.title} has no option {next(iter(given))!r} (options: {known})")
    return game.make(players, chosen)


def new_match(
    name: str,
    players: int | None = None,
    seed: bytes | str = b"",
    options: dict[str, str] | None = None,
    deals: Deals | None = None,
) -> Match:
    """A new match, its chance from a seed or from given deals."""
    return Match.begin(new_game(name, players, options), deals or ShuffledDeals(seed))


def brought(found: EntryPoint) -> type[Game]:
    """The game that another package brings; raises `SetupError` if it brings none, or one of a name that is taken."""
    try:
        game = found.load()
    except Exception as error:  # whatever is wrong with somebody else's package
        raise SetupError(f"the game {found.name} ({found.value}) cannot be loaded: {error!r}") from error
    if not (isinstance(game, type) and issubclass(game, Game)):
        raise SetupError(f"{found.value}, installed as the game {found.name}, is no class of a game")
    if game.name != found.name:
        raise SetupError(f"{found.value} is installed as the game {found.name}, but calls itself {game.name!r}")
    if game.name in GAMES:
        raise SetupError(f"there are two games {game.name!r}: {GAMES[game.name].__module__} and {found.value}")
    return game


def _add_installed() -> None:
    """A package that is broken keeps nobody from the other games: what is wrong with it is told."""
    for found in sorted(entry_points(group=GROUP), key=lambda each: each.name):
        try:
            GAMES[found.name] = brought(found)
        except SetupError as error:
            print(f"tricktable: {error}", file=sys.stderr)


_add_installed()  # at the end: what they import from here is there
