"""The five games, by the names that code and command line use."""

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

GAMES: Final[dict[str, type[Game]]] = {game.name: game for game in (Hasp, Njet, Meinz, WasSticht, Mue)}


def find_game(name: str) -> type[Game]:
    """The game of this name."""
    game = GAMES.get(name)
    if game is None:
        raise SetupError(f"there is no game {name!r} (games: {', '.join(GAMES)})")
    return game


def new_game(name: str, players: int | None = None, options: dict[str, str] | None = None) -> Game:
    """The rules of a game for so many players, options that are not given at their defaults."""
    game = find_game(name)
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
