"""Sources: where a search gets its worlds from; whoever asks again for the same numbers gets the same worlds."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice, repeat
from typing import Final

from tricktable.bots.kit import kit_of
from tricktable.bots.translation import Translation
from tricktable.core.errors import NoWorlds
from tricktable.core.hands import Hands
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.views import View

Pick = Callable[[Match, Iterator[Hands]], Iterator[Hands]]
"""Takes one world, and hands of which it keeps some."""


class Source:
    """Worlds in their order: as matches, or as the hands in them for those who only play tricks."""

    def __init__(
        self,
        matches: Iterator[Match],
        hands: Iterator[Hands] | None = None,
        pick: Pick | None = None,
        *,
        repeats: bool = False,
        is_one: bool = False,
    ) -> None:
        """`hands`, where somebody can tell them without matches, are those of all worlds but the first, which is always
        a match: it tells what all of them have in common. `pick` keeps some of them. Where a source `repeats` matches,
        what came of one is worth remembering; where it `is_one`, it has no others."""
        self._further: Final = matches
        self.repeats: Final = repeats or is_one
        self.is_one: Final = is_one
        self._further_hands = hands
        self._pick: Final = pick
        self.seen: Final[list[Match]] = []
        """The matches that were needed so far."""
        self._hands: Final[list[Hands]] = []

    def first(self) -> Match | None:
        """The first world; none where there are no worlds."""
        found = self.matches(0, 1)
        return found[0] if found else None

    def matches(self, begin: int, end: int) -> list[Match]:
        """The worlds of these numbers, fewer where no more are found."""
        known = self.seen
        known.extend(islice(self._further, max(0, end - len(known))))
        return known[begin:end]

    def hands(self, begin: int, end: int, translation: Translation) -> list[Hands]:
        """The same in trick play, without the matches around them."""
        known = self._hands
        if self._further_hands is None:
            known.extend([translation.hands(match) for match in self.matches(len(known), end)])
        else:
            if not known:
                first = self.matches(0, 1)
                known.extend([translation.hands(match) for match in first])
                if first and self._pick is not None:
                    self._further_hands = self._pick(first[0], self._further_hands)
            known.extend(islice(self._further_hands, max(0, end - len(known))))
        return known[begin:end]


def source_of_one(match: Match) -> Source:
    """This match as the only world, again and again."""
    return Source(repeat(match.copy()), is_one=True)


def uniform_source(view: View, stream: Stream, pick: Pick | None = None) -> Source:
    """The worlds of a view, all equally likely; none in a game that cannot tell them, and no more where it finds no
    more."""
    return Source(uniform_worlds(view, stream), _uniform_hands(view, stream.named("hands")), pick)


def uniform_worlds(view: View, stream: Stream) -> Iterator[Match]:
    """The same as matches."""
    with suppress(NotImplementedError, NoWorlds):
        yield from view.game.worlds(view, stream)


def _uniform_hands(view: View, stream: Stream) -> Iterator[Hands] | None:
    """The same as hands in trick play; nothing before, and where only matches tell them."""
    if kit_of(view.game).translation is None or not view.game.vocabulary.is_in_tricks(view.phase):
        return None
    hands = view.game.hands(view, stream)
    return None if hands is None else _until_no_more(hands)


def _until_no_more(hands: Iterator[Hands]) -> Iterator[Hands]:
    with suppress(NoWorlds):
        yield from hands
