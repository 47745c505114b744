"""Deals: who was dealt what, and where a match's deals come from."""

from typing import Final

from tricktable.builds import mypyc_attr
from tricktable.core.cards import Pack
from tricktable.core.errors import DealError, NotationError
from tricktable.core.streams import Stream


class Part:
    """One place that cards are dealt to: `hand 0`, `aside`, `row 3`, ... Cards of a hand have no order."""

    __slots__ = ("is_ordered", "label", "pack", "size")

    def __init__(self, label: str, pack: Pack, size: int) -> None:
        self.label = label
        self.pack = pack
        self.size = size
        self.is_ordered = False


def row(label: str, pack: Pack, size: int) -> Part:
    """A part whose cards keep the order in which they were dealt."""
    part = Part(label, pack, size)
    part.is_ordered = True
    return part


class Layout:
    """How the cards of a round are dealt out: its parts in the order of dealing, and which cards are in the round."""

    def __init__(self, parts: tuple[Part, ...]) -> None:
        self.parts: Final = parts
        packs: list[Pack] = []
        for part in parts:
            if part.pack not in packs:
                packs.append(part.pack)
        self.packs: Final = tuple(packs)
        self._index: Final = {part.label: index for index, part in enumerate(parts)}
        self._cuts: Final = self._cut()

    def _cut(self) -> tuple[tuple[int, int, int, bool], ...]:
        """For each part its pack, where its cards begin and end in the shuffled pack, and whether it is ordered."""
        given = [0] * len(self.packs)
        cuts: list[tuple[int, int, int, bool]] = []
        for part in self.parts:
            pack = self.packs.index(part.pack)
            cuts.append((pack, given[pack], given[pack] + part.size, part.is_ordered))
            given[pack] += part.size
        return tuple(cuts)

    def index(self, label: str) -> int:
        return self._index[label]

    def has(self, label: str) -> bool:
        return label in self._index

    def shuffle(self, stream: Stream) -> "Deal":
        """Shuffles each pack and deals the parts from its beginning; what is left of a pack stays in the box."""
        orders = [stream.shuffled(pack.cards) for pack in self.packs]
        parts: list[tuple[int, ...]] = []
        for pack, begin, end, is_ordered in self._cuts:
            cards = orders[pack][begin:end]
            if not is_ordered:
                cards.sort()
            parts.append(tuple(cards))
        return Deal(self, tuple(parts))

    def deal(self, texts: dict[str, str]) -> "Deal":
        """The deal that gives each part the cards named for it; checked against the packs."""
        for label in texts:
            if label not in self._index:
                raise DealError(f"nothing is dealt there (parts: {', '.join(self._index)})", label)
        parts: list[tuple[int, ...]] = []
        for part in self.parts:
            if part.label not in texts:
                raise DealError("its cards are missing", part.label)
            try:
                cards = part.pack.parse_all(texts[part.label])
            except NotationError as error:
                raise DealError(str(error), part.label) from None
            parts.append(cards if part.is_ordered else tuple(sorted(cards)))
        deal = Deal(self, tuple(parts))
        deal.check()
        return deal


class Deal:
    """The cards of each part of a layout."""

    __slots__ = ("layout", "parts")

    def __init__(self, layout: Layout, parts: tuple[tuple[int, ...], ...]) -> None:
        self.layout = layout
        self.parts = parts

    def part(self, label: str) -> tuple[int, ...]:
        """The cards dealt to this part."""
        return self.parts[self.layout.index(label)]

    def text(self, label: str) -> str:
        """The cards of a part in notation."""
        index = self.layout.index(label)
        return self.layout.parts[index].pack.texts(self.parts[index])

    def check(self) -> None:
        """Refuses wrong numbers of cards, and more copies of a card than there are."""
        left = {id(pack): list(pack.cards) for pack in self.layout.packs}
        for part, cards in zip(self.layout.parts, self.parts, strict=True):
            if len(cards) != part.size:
                raise DealError(f"{part.size} cards are dealt, not {len(cards)}", part.label)
            rest = left[id(part.pack)]
            for card in cards:
                if card not in rest:
                    raise DealError(f"there is no further {part.pack.text[card]}", part.label)
                rest.remove(card)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deal):
            return NotImplemented
        return self.parts == other.parts

    def __hash__(self) -> int:
        return hash(self.parts)


NO_DEAL: Final = Deal(Layout(()), ())
"""Before the first round nothing is dealt."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Deals:
    """Where a match's chance comes from."""

    def draw(self, pack: Pack) -> tuple[int, ...]:
        """The shuffled pack from which seats or a first dealer are drawn before the match."""
        raise NotImplementedError

    def deal(self, number: int, layout: Layout) -> Deal:
        """The deal of this round, counted from 1."""
        raise NotImplementedError

    def has(self, number: int) -> bool:
        """There is a deal for this round; without one a match stops before it."""
        return True


class ShuffledDeals(Deals):
    """Deals from a seed: round `n` from the stream named `round n`, the draw from the one named `draw`."""

    def __init__(self, seed: bytes | str) -> None:
        self.stream: Final = Stream(seed)

    def draw(self, pack: Pack) -> tuple[int, ...]:
        return tuple(self.stream.named("draw").shuffled(pack.cards))

    def deal(self, number: int, layout: Layout) -> Deal:
        return layout.shuffle(self.stream.named(f"round {number}"))


class GivenDeals(Deals):
    """Deals that are known beforehand, by their rounds (a record, a test); other rounds come from `further`.

    With none, a match stops after the last round that was given: it is not over, and awaits nobody.
    """

    def __init__(self, drawn: tuple[int, ...], deals: dict[int, Deal], further: Deals | None = None) -> None:
        self.drawn: Final = drawn
        self.deals: Final = deals
        self.further: Final = further

    def draw(self, pack: Pack) -> tuple[int, ...]:
        if self.drawn or self.further is None:
            return self.drawn
        return self.further.draw(pack)

    def has(self, number: int) -> bool:
        return number in self.deals or self.further is not None

    def deal(self, number: int, layout: Layout) -> Deal:
        known = self.deals.get(number)
        if known is not None:
            return known
        if self.further is None:
            raise DealError(f"no deal is given for round {number}")
        return self.further.deal(number, layout)


class FirstRounds(Deals):
    """The deals of another source, up to a round: a match stops behind it."""

    def __init__(self, deals: Deals, last: int, drawn: tuple[int, ...] = ()) -> None:
        self.deals: Final = deals
        self.last: Final = last
        self.drawn: Final = drawn

    def draw(self, pack: Pack) -> tuple[int, ...]:
        return self.drawn or self.deals.draw(pack)

    def deal(self, number: int, layout: Layout) -> Deal:
        return self.deals.deal(number, layout)

    def has(self, number: int) -> bool:
        return number <= self.last and self.deals.has(number)
