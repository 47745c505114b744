"""The language that a command speaks: the wanted one, or that of the user's system."""

import argparse
import os
from collections.abc import Mapping
from typing import Final

from tricktable.core.errors import SetupError
from tricktable.core.games import Game
from tricktable.words.letters import letters_of
from tricktable.words.phrases import Phrase
from tricktable.words.speakers import LANGUAGES, Speaker, language_from

YOU: Final = "You"
"""The person at the terminal, in the names of a record."""
NAME_LENGTH: Final = 20


def add_language(parser: argparse.ArgumentParser) -> None:
    """The option --lang."""
    parser.add_argument(
        "--lang",
        metavar="CODE",
        type=_language,
        help=f"the language to speak, suits in its letters: {', '.join(LANGUAGES)} (default: that of your system)",
    )


def _language(text: str) -> str:
    try:
        return language_from({}, text)
    except SetupError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def chosen_speaker(args: argparse.Namespace) -> Speaker:
    """Says what has nothing to do with a table, in the language that --lang or the system asks for."""
    return Speaker(language_from(os.environ, args.lang or ""))


def speaker_at(speaker: Speaker, game: Game, names: Mapping[int, str], you: int | None) -> Speaker:
    """The same language at a table: nobody but the reader is called `you`, and bots go without their kind."""
    taken = {YOU.casefold(), speaker.say(Phrase("you")).casefold()}
    texts = []
    for seat in range(game.seats):
        name = names.get(seat, "").partition(" (")[0].strip()[:NAME_LENGTH]
        texts.append(f"{name} {seat}" if name.casefold() in taken else name)
    return Speaker(speaker.language, texts, you, game.house, letters_of(game, speaker.language))
