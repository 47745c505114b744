"""What a person is asked before a match begins."""

from datetime import datetime
from pathlib import Path
from typing import Final

from tricktable.bots.levels import DEFAULT_LEVEL, LEVELS
from tricktable.cli.terminal.keyboard import read
from tricktable.core.games import Game
from tricktable.games import GAMES
from tricktable.words.phrases import Arg, Phrase
from tricktable.words.speakers import Speaker

MEANINGS: Final = {
    "easy": Phrase("cli-level-easy"),
    "medium": Phrase("cli-level-medium"),
    "hard": Phrase("cli-level-hard"),
}


def choose_game(speaker: Speaker, saved: Path | None) -> str | Path:
    """The name of a game, or the saved match to go on with."""
    games = list(GAMES.values())
    print(speaker.say(Phrase("cli-menu-games")))
    for number, game in enumerate(games, 1):
        print(f"  {number}  {game.title:<12} {speaker.say(Phrase('cli-menu-players', {'counts': _counts(game)}))}")
    if saved is not None:
        print(f"  0  {speaker.say(_go_on(saved))}")
    default = 1 if saved is None else 0
    while True:
        answer = read(f"{speaker.say(Phrase('cli-menu-game'))} [{default}] > ").strip().lower() or str(default)
        if answer == "0" and saved is not None:
            return saved
        for number, game in enumerate(games, 1):
            if answer in (str(number), game.name, game.title.lower()):
                return game.name
        print(speaker.say(Phrase("cli-menu-number", {"first": 0 if saved else 1, "last": len(games)})))


def choose_seats(speaker: Speaker, game: type[Game]) -> int:
    """For how many."""
    if len(game.player_counts) == 1:
        return game.default_players
    question = speaker.say(Phrase("cli-menu-seats", {"counts": _counts(game)}))
    while True:
        answer = read(f"{question} [{game.default_players}] > ").strip()
        if not answer:
            return game.default_players
        if answer in map(str, game.player_counts):
            return int(answer)
        print(speaker.say(Phrase("cli-menu-wrong-seats", {"game": game.title, "counts": _counts(game)})))


def choose_level(speaker: Speaker) -> str:
    """How strong the bots are."""
    print(speaker.say(Phrase("cli-menu-levels")))
    for number, level in enumerate(LEVELS, 1):
        print(f"  {number}  {level:<8} {speaker.say(MEANINGS[level])}")
    default = LEVELS.index(DEFAULT_LEVEL) + 1
    while True:
        answer = read(f"{speaker.say(Phrase('cli-menu-level'))} [{default}] > ").strip().lower() or str(default)
        for number, level in enumerate(LEVELS, 1):
            if answer in (str(number), level):
                return level
        print(speaker.say(Phrase("cli-menu-number", {"first": 1, "last": len(LEVELS)})))


def _counts(game: type[Game]) -> str:
    return ", ".join(map(str, game.player_counts))


def _go_on(saved: Path) -> Phrase:
    """The saved match, by its game and the time when it was left."""
    when = datetime.fromtimestamp(saved.stat().st_mtime)
    month = Phrase("cli-month", {"number": when.month})
    title = next((game.title for game in GAMES.values() if saved.name.startswith(game.name)), "")
    game: Arg = title or Phrase("cli-menu-a-match")
    return Phrase("cli-menu-go-on", {"game": game, "day": f"{when:%d}", "month": month, "time": f"{when:%H:%M}"})
