"""The actions of a game: small ints in a fixed order, each with its notation.

Actions come in blocks, one for each verb (`veto`, `bid`, ...). An action's text is `verb token`; playing a card has no
verb, so its text is just the card's.
"""

from typing import Final

from tricktable.core.errors import NotationError


class Actions:
    """All actions that a game with a given number of seats knows."""

    def __init__(self, blocks: tuple[tuple[str, tuple[str, ...]], ...]) -> None:
        """`blocks` lists (verb, tokens). A token may be empty: then the verb alone is the action."""
        text: list[str] = []
        start: dict[str, int] = {}
        for verb, tokens in blocks:
            start[verb] = len(text)
            text.extend(f"{verb} {token}".strip() for token in tokens)
        self.text: Final = tuple(text)
        """The notation of each action."""
        self._start: Final = start
        self._by_text: Final[dict[str, int]] = {name: action for action, name in enumerate(text)}
        if len(self._by_text) != len(text):
            raise ValueError("two actions have the same notation")

    def __len__(self) -> int:
        return len(self.text)

    def start(self, verb: str) -> int:
        """The first action of a verb's block; the others follow in the order of its tokens."""
        return self._start[verb]

    def parse(self, text: str) -> int:
        """The action that this notation names."""
        action = self._by_text.get(" ".join(text.split()))
        if action is None:
            raise NotationError(f"there is no action {text!r}")
        return action
