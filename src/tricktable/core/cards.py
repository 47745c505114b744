"""Cards as small ints, hands as bit masks, and the decks that give them names.

A *card* is a face: all copies of the red 7 are one card. A *hand* is an int that gives each copy of each card one bit;
whoever holds k copies has the lowest k of that card's bits set, so that equal hands are equal ints, and two copies are
never two choices.
"""

from typing import Final

from tricktable.core.errors import NotationError

Hand = int

PIECE: Final = 12
"""How many bits of a hand are looked up at once."""
MOST_KNOWN: Final = 1 << 13
"""How many listed hands are remembered."""
LAST_PIECE: Final = (1 << PIECE) - 1
"""The lowest of them."""


class Pack:
    """Things that are shuffled and dealt: `text[i]` names thing `i`, `cards` lists all of them, copies included."""

    def __init__(self, text: tuple[str, ...], cards: tuple[int, ...]) -> None:
        self.text: Final = text
        self.cards: Final = cards
        self._by_text: Final[dict[str, int]] = {name: card for card, name in enumerate(text)}

    def parse(self, text: str) -> int:
        """The card that this text names."""
        card = self._by_text.get(text)
        if card is None:
            raise NotationError(f"there is no card {text!r} (cards: {' '.join(self.text)})")
        return card

    def parse_all(self, text: str) -> tuple[int, ...]:
        """The cards named in a text, with spaces between."""
        return tuple(self.parse(name) for name in text.split())

    def texts(self, cards: tuple[int, ...] | list[int]) -> str:
        """The names of these cards, with spaces between."""
        return " ".join(self.text[card] for card in cards)


class Deck(Pack):
    """The cards of a game: for each card its colour, number, copies and bits.

    `colours` are letters; a card's text is its colour's letter and its number. Cards are ordered by colour, then by
    number.
    """

    def __init__(
        self, colours: str, faces: tuple[tuple[int, int, int], ...], names: dict[int, str] | None = None
    ) -> None:
        """`faces` lists (colour, number, copies). `names` are the texts of numbers that are not written as such:
        `{12: "Q"}` makes a queen of clubs `cQ`."""
        faces = tuple(sorted(faces))
        cards: list[int] = []
        bits: list[int] = []
        slots: list[int] = []
        for card, (_, _, copies) in enumerate(faces):
            bits.append(1 << len(cards))
            slots.append(((1 << copies) - 1) << len(cards))
            cards.extend([card] * copies)
        texts = {number: str(number) for _, number, _ in faces} | (names or {})
        super().__init__(tuple(colours[colour] + texts[number] for colour, number, _ in faces), tuple(cards))
        self.colours: Final = colours
        self.colour: Final = tuple(face[0] for face in faces)
        self.number: Final = tuple(face[1] for face in faces)
        self.copies: Final = tuple(face[2] for face in faces)
        self.bit: Final = tuple(bits)
        """The bit that is set when a hand holds at least one copy."""
        self.slots: Final = tuple(slots)
        """The bits of all copies."""
        self.of_colour: Final = tuple(self._union(self.colour, colour) for colour in range(len(colours)))
        """All bits of a colour."""
        self.plays: Final = Choices(self, 0)
        """Playing a card is the action with its number."""
        self._contents: Final = Listing(tuple(1 << place for place in range(len(cards))), self.cards)
        self._known: Final[dict[int, tuple[int, ...]]] = {}
        """Hands that were listed lately: those who tell a position again and again ask for the same ones."""

    def _union(self, kind: tuple[int, ...], wanted: int) -> Hand:
        result = 0
        for card, slots in enumerate(self.slots):
            if kind[card] == wanted:
                result |= slots
        return result

    def of_number(self, number: int) -> Hand:
        """All bits of the cards with this number."""
        return self._union(self.number, number)

    def hand(self, cards: tuple[int, ...] | list[int]) -> Hand:
        """The hand that holds these cards."""
        bits = self.bit
        result = 0
        for card in cards:
            bit = bits[card]
            result = self.add(result, card) if result & bit else result | bit
        return result

    def cards_in(self, hand: Hand) -> tuple[int, ...]:
        """All cards of a hand, copies repeated, in the deck's order."""
        known = self._known.get(hand)
        if known is None:
            known = self._contents.of(hand)
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[hand] = known
        return known

    def choices(self, hand: Hand) -> tuple[int, ...]:
        """The different cards of a hand, in the deck's order."""
        return self.plays.of(hand)

    def holds(self, hand: Hand, card: int) -> bool:
        return hand & self.bit[card] != 0

    def count(self, hand: Hand, card: int) -> int:
        """How many copies of this card the hand holds."""
        return (hand & self.slots[card]).bit_count()

    def add(self, hand: Hand, card: int) -> Hand:
        """The hand with one more copy of the card."""
        slots = self.slots[card]
        held = hand & slots
        if held == slots:
            raise ValueError(f"there are only {self.copies[card]} copies of {self.text[card]}")
        return hand | ((held << 1 | self.bit[card]) & slots)

    def remove(self, hand: Hand, card: int) -> Hand:
        """The hand with one copy less of a card that it holds."""
        held = hand & self.slots[card]
        if not held:
            raise ValueError(f"{self.text[card]} is not in this hand")
        return hand ^ (held & ~(held >> 1))


class Listing:
    """Numbers for some of the bits that hands can have, in the order of the bits.

    This is asked for every play, so each piece of a hand, `PIECE` bits of it, is worked out once and remembered.
    """

    def __init__(self, bits: tuple[int, ...], numbers: tuple[int, ...]) -> None:
        self._bits: Final = bits
        self._numbers: Final = numbers
        every = 0
        for bit in bits:
            every |= bit
        self._every: Final = every
        unknown: tuple[int, ...] = ()
        self._known: Final = tuple([unknown] * (1 << PIECE) for _ in range(0, every.bit_length(), PIECE))
        """For each piece of a hand, by its bits: their numbers, none until they are asked for."""

    def of(self, hand: Hand) -> tuple[int, ...]:
        """The numbers of this hand's bits."""
        result: tuple[int, ...] = ()
        rest = hand & self._every
        for known in self._known:
            piece = rest & LAST_PIECE
            if piece:
                numbers = known[piece]
                if not numbers:
                    numbers = self._work_out(known, piece)
                result = result + numbers if result else numbers
            rest >>= PIECE
            if not rest:
                break
        return result

    def _work_out(self, known: list[tuple[int, ...]], piece: int) -> tuple[int, ...]:
        for place, others in enumerate(self._known):
            if others is known:
                hand = piece << place * PIECE
                known[piece] = tuple([self._numbers[number] for number, bit in enumerate(self._bits) if bit & hand])
        return known[piece]


class Choices(Listing):
    """The actions that choose one of a hand's different cards, in the deck's order: card 0 is the action `first`."""

    def __init__(self, deck: Deck, first: int) -> None:
        super().__init__(deck.bit, tuple(range(first, first + len(deck.bit))))
        self.first: Final = first
