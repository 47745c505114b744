"""What each game brings beyond its rules, and what stands in for the rest."""

from typing import Final, NamedTuple

from tricktable.bots.kit import find_kit
from tricktable.core.games import Game
from tricktable.server.page.looks import own_look
from tricktable.words.packages import is_built_in
from tricktable.words.parts import words_parts
from tricktable.words.speakers import LANGUAGES

STAND_INS: Final = {
    "vocabulary": "names from the code, cards without colours",
    "knowledge": "worlds are found by comparing deals with the view, slower",
    "words": "told from its vocabulary",
    "messages": "the labels of its vocabulary, in English",
    "rules for players": "none: `tricktable rules` and the page have nothing to show",
    "look": "drawn with the colours of its suits",
    "rule of thumb": "what `simple` does",
    "translation": "searches play on by the rules themselves, slower",
    "policies": "play-outs in which every card is as good as another",
    "nets": "`net` plays cards by the rule of thumb",
    "chances": "a race by totals",
    "known": "open hands, and cards that were passed on",
    "puzzles": "none: `tricktable puzzles make` finds some",
}
"""What happens without a part; for those of bots that are not named here there is a plain default."""
USUAL: Final = "the same as in every game"


class GamePart(NamedTuple):
    """A part that a game can bring."""

    layer: str
    name: str
    brought: str
    """`own`, or the languages in which it is there if these are not all; empty where something stands in."""

    @property
    def stand_in(self) -> str:
        """What there is without it."""
        return STAND_INS.get(self.name, USUAL)


def game_parts(game: type[Game]) -> list[GamePart]:
    """All parts, from the rules to the page."""
    words = words_parts(game.name)
    has_knowledge = game.knowledge is not Game.knowledge or game.worlds is not Game.worlds
    parts = [
        GamePart("rules", "vocabulary", _own(bool(game.vocabulary.suits))),
        GamePart("rules", "knowledge", _own(has_knowledge)),
    ]
    for part in find_kit(game).parts():
        parts.append(GamePart("bots", part.name.replace("_", " "), _own(part.is_own)))
    parts.append(GamePart("words", "words", _own(words.is_own)))
    parts.append(GamePart("words", "messages", _languages(words.messages)))
    parts.append(GamePart("words", "rules for players", _languages(words.rules)))
    parts.append(GamePart("page", "look", _own(is_built_in(game.name) or own_look(game) is not None)))
    return parts


def _own(is_own: bool) -> str:
    return "own" if is_own else ""


def _languages(languages: tuple[str, ...]) -> str:
    return "own" if languages == LANGUAGES else " ".join(languages)
