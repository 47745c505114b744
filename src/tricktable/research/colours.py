"""Colours: what an observation would be if the colours had changed places, for games in which they are alike.

A position and the same one in other colours are worth the same: whoever trains with both learns from one deal what
others learn from many.
"""

from itertools import permutations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tricktable.bots.kit import kit_of
from tricktable.core.actions import Actions
from tricktable.core.cards import Pack
from tricktable.core.errors import SetupError
from tricktable.core.games import Game
from tricktable.core.vocabulary import CARD, MANY, SUIT
from tricktable.research.encodings import Encoding
from tricktable.research.slices import Slice

Index = NDArray[np.int64]


def alike(game: Game) -> tuple[int, ...]:
    """The colours of this game that can change places; none where each has a part of its own."""
    return tuple(game.deck.colours.index(letter) for letter in kit_of(game).ranges.alike)


def recolourings(encoding: Encoding) -> "list[Recolouring]":
    """All ways to change the colours, the first of which changes nothing."""
    colours = alike(encoding.game)
    if not colours:
        raise SetupError(f"the colours of {encoding.game.title} are not alike")
    return [Recolouring(encoding, dict(zip(colours, order, strict=True))) for order in permutations(colours)]


class Recolouring:
    """One way to change the colours.

    `observations[:, recolouring.observation]`, `masks[:, recolouring.mask]` and `oracles[:, recolouring.oracle]` are in
    the new colours; `recolouring.action[action]` is what an action is called there.
    """

    def __init__(self, encoding: Encoding, becomes: dict[int, int]) -> None:
        """`becomes` says for each colour that changes which one it becomes."""
        self.encoding: Final = encoding
        self.becomes: Final = becomes
        self.words: Final = self._words()
        """What each text that names a colour becomes: letters, names of suits and texts of cards."""
        self.action: Final = np.array([self.number(encoding.game.actions, text) for text in encoding.actions])
        self.mask: Final = np.argsort(self.action)
        self.observation: Final = self._index(tuple(encoding.spec.values()))
        self.oracle: Final = self._index(tuple(encoding.oracle_spec.values()))

    def _words(self) -> dict[str, str]:
        game = self.encoding.game
        deck = game.deck
        words: dict[str, str] = {}
        for old, new in self.becomes.items():
            words[deck.colours[old]] = deck.colours[new]
            if game.vocabulary.suits:
                words[game.vocabulary.suits[old].name] = game.vocabulary.suits[new].name
        for card, text in enumerate(deck.text):
            words[text] = deck.colours[self.becomes.get(deck.colour[card], deck.colour[card])] + text[1:]
        return words

    def text(self, text: str) -> str:
        """A text of a card, an action or a task in the new colours."""
        words = [[self.words.get(part, part) for part in word.split("-")] for word in text.split(" ")]
        return " ".join("-".join(parts) for parts in words)

    def number(self, things: Pack | Actions, text: str) -> int:
        """Which of these things it becomes."""
        return things.parse(self.text(text)) if text else 0

    def of(self, pack: Pack) -> Index:
        """What each thing of a pack becomes."""
        return np.array([self.number(pack, text) for text in pack.text])

    def _index(self, slices: tuple[Slice, ...]) -> Index:
        """Where each byte comes from."""
        places = [each.start + _inner(each, np.argsort(self._becomes(each))) for each in slices]
        return np.concatenate(places)

    def _becomes(self, each: Slice) -> Index:
        """What each place of a slice's last dimension becomes."""
        game = self.encoding.game
        size = each.shape[-1]
        if each.name == "done":
            return self.action
        if each.name in ("hand", "hands", "void", "may hold"):
            return self.of(game.deck)
        if each.name.startswith("dealt "):
            return self.of(game.layout.parts[game.layout.index(each.name.removeprefix("dealt "))].pack)
        type, first = self._type_of(each.name)
        if type == CARD:
            cards = self.of(game.deck)
            rows = np.arange(size // len(cards)) * len(cards)
            return np.add.outer(rows, cards).reshape(-1)
        result = np.arange(size)
        if type == SUIT or first is not None:
            for old, new in self.becomes.items():
                result[(first or 0) + old] = (first or 0) + new
        return result

    def _type_of(self, name: str) -> tuple[str, int | None]:
        """The type of the values in this slice, and where colours begin among the game's own words."""
        for fact in self.encoding.facts:
            for place, part in enumerate(fact.values):
                if part.name == name:
                    coloured = kit_of(self.encoding.game).ranges.coloured
                    return fact.kind.values[place].removesuffix(MANY), coloured.get(fact.kind.name)
        return "", None


def _inner(each: Slice, sources: Index) -> Index:
    """The same change in every row of a slice."""
    rows = np.arange(each.size // each.shape[-1]) * each.shape[-1]
    return np.add.outer(rows, sources).reshape(-1)
