"""What a person is asked before a match begins."""

from datetime import datetime
from pathlib import Path

from tricktable.bots import BOTS
from tricktable.bots.levels import DEFAULT_LEVEL, LEVELS
from tricktable.cli.keyboards import read
from tricktable.core.games import Game
from tricktable.games import GAMES


def choose_game(saved: Path | None) -> str | Path:
    """The name of a game, or the saved match to go on with."""
    games = list(GAMES.values())
    print("What would you like to play?")
    for number, game in enumerate(games, 1):
        print(f"  {number}  {game.title:<12} {_players(game)}")
    if saved is not None:
        when = datetime.fromtimestamp(saved.stat().st_mtime)
        title = next((game.title for game in games if saved.name.startswith(game.name)), "a match")
        print(f"  0  go on with {title}, saved {when:%d %b %H:%M}")
    default = 1 if saved is None else 0
    while True:
        answer = read(f"Game [{default}] > ").strip().lower() or str(default)
        if answer == "0" and saved is not None:
            return saved
        for number, game in enumerate(games, 1):
            if answer in (str(number), game.name, game.title.lower()):
                return game.name
        print(f"Please type a number from {0 if saved else 1} to {len(games)}.")


def choose_seats(game: type[Game]) -> int:
    """For how many."""
    if len(game.player_counts) == 1:
        return game.default_players
    while True:
        answer = read(f"How many players, you included ({_counts(game)}) [{game.default_players}] > ").strip()
        if not answer:
            return game.default_players
        if answer in map(str, game.player_counts):
            return int(answer)
        print(f"{game.title} is for {_counts(game)} players.")


def choose_level() -> str:
    """How strong the bots are."""
    print("How well shall the others play?")
    for number, level in enumerate(LEVELS, 1):
        print(f"  {number}  {level:<8} {BOTS[level].meaning}")
    default = LEVELS.index(DEFAULT_LEVEL) + 1
    while True:
        answer = read(f"Level [{default}] > ").strip().lower() or str(default)
        for number, level in enumerate(LEVELS, 1):
            if answer in (str(number), level):
                return level
        print(f"Please type a number from 1 to {len(LEVELS)}.")


def _counts(game: type[Game]) -> str:
    return ", ".join(map(str, game.player_counts))


def _players(game: type[Game]) -> str:
    return f"{_counts(game)} players"
