"""From the cards that a position names to a whole deal."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tests.positions.texts import OPEN, Text, Value
from tricktable.core.cards import Pack
from tricktable.core.deals import Deal, Layout, Part, row
from tricktable.core.errors import DealError, NotationError
from tricktable.core.games import Game
from tricktable.core.streams import Stream

FIRST: Final = 3
"""How many cards of a hand come before trump is named in HASP."""
TRIES: Final = 400
"""How often the rest is dealt anew when the play so far does not fit."""


class Heap:
    """The cards of one part of the deal, as far as they are named."""

    def __init__(self, cards: list[int], is_open: bool, at: int) -> None:
        self.cards = cards
        self.is_open = is_open
        self.at = at


def deals(text: Text, game: Game) -> Iterator[Deal]:
    """Deals with the named cards. If all hands are complete, they are all there is: the game gets their layout."""
    heaps = _heaps(text, game)
    _check_copies(text, game, heaps)
    if not any(heap.is_open for heap in heaps):
        game.layout = _small(game, heaps)
        yield _checked(text, game, heaps, [heap.cards for heap in heaps])
        return
    for number in range(TRIES):
        yield _filled(text, game, heaps, Stream(f"{text.title} {number}"))


def _heaps(text: Text, game: Game) -> list[Heap]:
    """One for each part of the game's layout, in its order."""
    for label, value in text.deal.items():
        if not game.layout.has(label):
            parts = ", ".join(part.label for part in game.layout.parts)
            raise text.error(value.at, f"nothing is dealt to {label!r} (parts: {parts})")
    for seat, value in text.hands.items():
        if seat >= game.players:
            raise text.error(value.at, f"there is no seat {seat}")
    if game.name == "was_sticht":
        return _rows(text, game)
    # parts of which nothing is said are filled up as soon as one hand is
    some_open = any(seat not in text.hands or OPEN in text.hands[seat].text for seat in range(game.players))
    heaps: list[Heap] = []
    for part in game.layout.parts:
        word, _, rest = part.label.partition(" ")
        if part.label in text.deal:
            heaps.append(_heap(text, part.pack, text.deal[part.label]))
        elif word in ("hand", "first", "more") and int(rest) in text.hands:
            heaps.append(_hand(text, game, part, some_open))
        else:
            heaps.append(Heap(_shown(text, game, part), some_open, 0))
    return heaps


def _check_copies(text: Text, game: Game, heaps: list[Heap]) -> None:
    """Refuses more copies of a card than there are."""
    left = Counter(game.deck.cards)
    for part, heap in zip(_parts(game, heaps), heaps, strict=True):
        for card in heap.cards if part.pack.text == game.deck.text else ():
            left[card] -= 1
            if left[card] < 0:
                raise text.error(heap.at, f"there is no further {game.deck.text[card]}")


def _parts(game: Game, heaps: list[Heap]) -> tuple[Part, ...]:
    """The parts that these heaps are for: in Was sticht? there may be fewer rows, and trumps behind them."""
    parts = game.layout.parts
    return parts if len(heaps) == len(parts) else (*parts[: len(heaps) - 2], *parts[-2:])


def _heap(text: Text, pack: Pack, value: Value) -> Heap:
    words = value.text.replace("|", " ").split()
    is_open = words[-1:] == [OPEN]
    try:
        cards = [pack.parse(word) for word in (words[:-1] if is_open else words)]
    except NotationError as error:
        raise text.error(value.at, str(error)) from None
    return Heap(cards, is_open, value.at)


def _hand(text: Text, game: Game, part: Part, some_open: bool) -> Heap:
    """A hand, or in HASP that part of it: the cards before the bar, or else the first three, come first."""
    word, _, seat = part.label.partition(" ")
    value = text.hands[int(seat)]
    heap = _heap(text, part.pack, value)
    if heap.is_open:
        known = Counter(heap.cards)
        heap.cards += (Counter(_needed(text, game, int(seat))) - known).elements()
    if word == "hand":
        return heap
    before, bar, _ = value.text.partition("|")
    first = len(before.split()) if bar else (FIRST if some_open else len(heap.cards))
    return Heap(heap.cards[:first] if word == "first" else heap.cards[first:], heap.is_open, heap.at)


def _shown(text: Text, game: Game, part: Part) -> list[int]:
    """The named cards of a part of which nothing is said: what its seat has shown so far."""
    word, _, seat = part.label.partition(" ")
    if word == "stack":
        return _needed(text, game, game.house[0])
    if word not in ("hand", "first", "more"):
        return []
    needed = _needed(text, game, int(seat))
    if word == "hand":
        return needed
    return needed[:FIRST] if word == "first" else needed[FIRST:]


def _needed(text: Text, game: Game, seat: int) -> list[int]:
    """What a seat must have been dealt to have done what it did, in that order."""
    played: Counter[str] = Counter()
    bid: Counter[str] = Counter()
    got: Counter[str] = Counter()
    for step in text.steps:
        words = step.text.split()
        if words[0] == "give" and (step.seat - 1) % game.players == seat:
            got[words[1]] += 1
        if step.seat != seat or words[-1] not in game.deck.text:
            continue
        card = words[1] if words[0] == "swap" else words[-1]
        if got[card]:
            got[card] -= 1
        elif words[0] == "bid":
            bid[card] += 1  # and may be played later
        else:
            played[card] += 1
        if words[0] == "swap":
            got[words[2]] += 1
    return [game.deck.parse(card) for card in (played | bid).elements()]


def _rows(text: Text, game: Game) -> list[Heap]:
    """Was sticht?: hands were drafted, one card of each from every row."""
    rows = [part for part in game.layout.parts if part.label.startswith("row ")]
    trumps = [part for part in game.layout.parts if not part.label.startswith("row ")]
    if text.hands:
        hands = [_heap(text, game.deck, text.hands.get(seat, Value("", text.at))) for seat in range(game.players)]
        sizes = {len(hand.cards) for hand in hands}
        if len(sizes) > 1 or not sizes - {0} or any(hand.is_open for hand in hands):
            raise text.error(hands[0].at, "in Was sticht? all hands are given, each with as many cards")
        dealt = {card for hand in hands for card in hand.cards}
        spare = [card for card in game.deck.cards if card not in dealt]
        heaps = [Heap(list(cards), False, hands[0].at) for cards in zip(*(hand.cards for hand in hands), strict=True)]
        for heap in heaps:
            heap.cards += [spare.pop() for _ in range(4 - game.players)]
    elif any(label.startswith("row ") for label in text.deal):
        given = [text.deal[part.label] for part in rows if part.label in text.deal]
        heaps = [_heap(text, game.deck, value) for value in given]
    else:
        heaps = [Heap([], True, 0) for _ in rows]
    for part in trumps:
        value = text.deal.get(part.label)
        heaps.append(_heap(text, part.pack, value) if value else Heap([], True, 0))
    if any(not heap.is_open for heap in heaps[: -len(trumps)]):
        if len(heaps) < len(game.layout.parts):
            game.layout = _small(game, heaps)
    return heaps


def _small(game: Game, heaps: list[Heap]) -> Layout:
    """A layout of as many cards as are named, and no others."""
    old = _parts(game, heaps)
    packs: dict[int, Pack] = {}
    for pack in {id(part.pack): part.pack for part in old}.values():
        cards = [card for part, heap in zip(old, heaps, strict=True) if part.pack is pack for card in heap.cards]
        is_deck = pack.text == game.deck.text
        packs[id(pack)] = Pack(pack.text, tuple(sorted(cards))) if is_deck else pack
    parts: list[Part] = []
    for part, heap in zip(old, heaps, strict=True):
        size = len(heap.cards) if packs[id(part.pack)] is not part.pack else part.size
        parts.append((row if part.is_ordered else Part)(part.label, packs[id(part.pack)], size))
    return Layout(tuple(parts))


def _filled(text: Text, game: Game, heaps: list[Heap], stream: Stream) -> Deal:
    """The named cards in their places, and the others by chance in what room is left."""
    left: dict[int, list[int]] = {}
    for pack in game.layout.packs:
        rest = Counter(pack.cards)
        for part, heap in zip(game.layout.parts, heaps, strict=True):
            if part.pack is pack:
                rest.subtract(heap.cards)
        left[id(pack)] = stream.shuffled(tuple((+rest).elements()))
    whole: list[list[int]] = []
    for part, heap in zip(game.layout.parts, heaps, strict=True):
        room = part.size - len(heap.cards)
        if room > 0 and not heap.is_open:
            raise text.error(heap.at, f"{part.label} gets {part.size} cards: end the list with '{OPEN}'")
        rest_of_pack = left[id(part.pack)]
        whole.append([*heap.cards, *(rest_of_pack.pop() for _ in range(min(max(room, 0), len(rest_of_pack))))])
    return _checked(text, game, heaps, whole)


def _checked(text: Text, game: Game, heaps: list[Heap], whole: list[list[int]]) -> Deal:
    parts = game.layout.parts
    texts = {part.label: part.pack.texts(cards) for part, cards in zip(parts, whole, strict=True)}
    try:
        return game.layout.deal(texts)
    except DealError as error:
        at = next(heap.at for part, heap in zip(parts, heaps, strict=True) if part.label == error.part)
        raise text.error(at, str(error)) from None
