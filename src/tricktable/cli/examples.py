"""Examples in the help of commands, with the games that there are."""

from itertools import cycle, islice
from typing import Final

from tricktable.games import GAMES

MENTIONED: Final = 5
"""So many games may be mentioned; where there are fewer, some are mentioned again."""
WIDEST: Final = 45
"""Columns of a command that has what it does beside it."""
GAP: Final = 4


def examples_text(*examples: tuple[str, str]) -> str:
    """The end of a command's help: commands without `tricktable`, and what they do.

    `{0.name}` in a command is the name of the first game, `{1.name}` that of the second, ...
    """
    games = list(islice(cycle(GAMES.values()), MENTIONED))
    commands = [f"  tricktable {command.format(*games)}" for command, _ in examples]
    width = max((len(command) for command in commands if len(command) <= WIDEST), default=0) + GAP
    text = "examples:\n"
    for command, (_, meaning) in zip(commands, examples, strict=True):
        if not meaning:
            text += f"{command}\n"
        elif len(command) <= WIDEST:
            text += f"{command:{width}}{meaning.format(*games)}\n"
        else:
            text += f"{command}\n{'':{width}}{meaning.format(*games)}\n"
    return text
