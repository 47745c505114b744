"""Fair shuffles: the server commits to a secret, the players add parts, and both together make a round's seed.

`docs/fair-shuffle.md` defines every byte of it, with test vectors, and says what it protects against.
"""

import hmac
import re
from hashlib import sha256
from typing import Final

from tricktable.core.cards import Pack
from tricktable.core.deals import Deal, Deals, Layout, ShuffledDeals
from tricktable.core.errors import SetupError, TricktableError

SHORTEST_MASTER: Final = 32
SHORTEST_PART: Final = 16
LONGEST_PART: Final = 64
"""Bytes."""
MOST_PLAYERS: Final = 6
LAST_ROUND: Final = 999_999
"""What a record can number."""

TABLE_FORM: Final = r"[A-Za-z0-9_-]{1,64}"
DIGEST_FORM: Final = r"[0-9a-f]{64}"
PART_FORM: Final = r"(?:[0-9a-f]{2}){16,64}"
"""How a table's id, a commitment or secret, and a part are written."""

_SECRET: Final = b"tricktable secret 1\0"
_COMMITMENT: Final = b"tricktable commitment 1\0"
_SEED: Final = b"tricktable fair seed 1\0"
"""What each digest begins with, so that none can be taken for another."""


def is_table(text: str) -> bool:
    """A table's id: 1 to 64 letters, digits, `_` and `-` of ASCII."""
    return re.fullmatch(TABLE_FORM, text) is not None


def _number(number: int) -> bytes:
    return number.to_bytes(8, "big")


def _framed(content: bytes) -> bytes:
    """The content behind its length, so that neighbours cannot be cut apart elsewhere."""
    return _number(len(content)) + content


def secret_of(master: bytes, number: int) -> bytes:
    """The server's secret for a round: who knows that of one round knows nothing of another's."""
    return hmac.digest(master, _SECRET + _number(number), "sha256")


def commitment_of(table: str, number: int, secret: bytes) -> bytes:
    """What the server tells of its secret before anybody contributes: it fits no other secret, round or table."""
    return sha256(_COMMITMENT + _framed(table.encode()) + _number(number) + _framed(secret)).digest()


def seed_of(table: str, number: int, secret: bytes, parts: dict[int, bytes]) -> bytes:
    """The seed of a round's shuffle, from the server's secret and the players' parts."""
    digest = sha256(_SEED + _framed(table.encode()) + _number(number) + _framed(secret) + _number(len(parts)))
    for player in sorted(parts):
        digest.update(_number(player) + _framed(parts[player]))
    return digest.digest()


class PartError(TricktableError):
    """A part that cannot go into a shuffle.

    `reason` is a word for programs: `round` or `player` (there is none such), `late` (the round is dealt), `twice`
    (the player's part is in already) or `length`.
    """

    def __init__(self, player: int, number: int, reason: str) -> None:
        self.player = player
        self.number = number
        self.reason = reason
        allowed = f"one part of {SHORTEST_PART} to {LONGEST_PART} bytes before the round is dealt"
        super().__init__(f"player {player} may not contribute to round {number}: {reason} (allowed: {allowed})")

    def __reduce__(self) -> tuple[type["PartError"], tuple[int, int, str]]:
        return PartError, (self.player, self.number, self.reason)


class Shuffle:
    """What a record tells of one round's shuffle, in hexadecimal: who was bound to what, and who contributed what."""

    __slots__ = ("commitment", "parts", "secret")

    def __init__(self, commitment: str, parts: dict[int, str], secret: str) -> None:
        """By player: the number of a player is the seat that they had before any draw."""
        if not re.fullmatch(DIGEST_FORM, commitment):
            raise ValueError(f"a commitment has 64 hexadecimal digits, lower case, not {commitment!r}")
        if secret and not re.fullmatch(DIGEST_FORM, secret):
            raise ValueError("a secret has 64 hexadecimal digits, lower case, or none while the round is in play")
        for player, part in parts.items():
            if not 0 <= player < MOST_PLAYERS:
                raise ValueError(f"there is no player {player} (players: 0 to {MOST_PLAYERS - 1})")
            if not re.fullmatch(PART_FORM, part):
                raise ValueError(f"a part has 32 to 128 hexadecimal digits, lower case, not {part!r}")
        self.commitment: Final = commitment
        self.parts: Final = {player: parts[player] for player in sorted(parts)}
        self.secret: Final = secret
        """Empty while the round is in play."""

    def problem(self, table: str, number: int) -> str:
        """Empty if the secret fits the commitment; else a word for programs, `unrevealed` or `mismatch`."""
        if not self.secret:
            return "unrevealed"
        right = commitment_of(table, number, bytes.fromhex(self.secret)).hex()
        return "" if self.commitment == right else "mismatch"

    def deals(self, table: str, number: int) -> Deals:
        """Where the cards of this round must have come from, once the secret is revealed."""
        if not self.secret:
            raise ValueError(f"the secret of round {number} is not revealed yet")
        parts = {player: bytes.fromhex(part) for player, part in self.parts.items()}
        return ShuffledDeals(seed_of(table, number, bytes.fromhex(self.secret), parts))


class FairDeals(Deals):
    """Deals of a live table, from the server's secrets and the parts that players contributed to each round.

    The first look at a round's cards freezes its parts; the draw before the match is a look at round 1. A match that
    is restored gives the parts again, then deals again. A copy of a match shares its deals, so whoever plays a copy on
    into the next round has dealt that round.
    """

    def __init__(self, table: str, master: bytes) -> None:
        """One match has one table's id and one master secret: a second match with them would have known secrets."""
        if not is_table(table):
            raise SetupError(f"a table's id is 1 to 64 letters, digits, '_' and '-', not {table!r}")
        if len(master) < SHORTEST_MASTER:
            raise SetupError(f"a master secret has at least {SHORTEST_MASTER} bytes, not {len(master)}")
        self.table: Final = table
        self._master: Final = master
        self._parts: Final[dict[int, dict[int, bytes]]] = {}
        self._dealt: Final[set[int]] = set()

    def commitment(self, number: int) -> bytes:
        """What everybody is told before they contribute to this round."""
        return commitment_of(self.table, number, secret_of(self._master, number))

    def contribute(self, number: int, player: int, part: bytes) -> None:
        """A player's part goes into the shuffle of this round; refused with a `PartError` when it cannot."""
        given = self._parts.get(number, {})
        reason = ""
        if not 1 <= number <= LAST_ROUND:
            reason = "round"
        elif not 0 <= player < MOST_PLAYERS:
            reason = "player"
        elif number in self._dealt:
            reason = "late"
        elif player in given:
            reason = "twice"
        elif not SHORTEST_PART <= len(part) <= LONGEST_PART:
            reason = "length"
        if reason:
            raise PartError(player, number, reason)
        given[player] = part
        self._parts[number] = given

    def is_dealt(self, number: int) -> bool:
        """It is too late to contribute to this round."""
        return number in self._dealt

    def draw(self, pack: Pack) -> tuple[int, ...]:
        return self._freeze(1).draw(pack)

    def deal(self, number: int, layout: Layout) -> Deal:
        return self._freeze(number).deal(number, layout)

    def has(self, number: int) -> bool:
        """Whoever has not contributed by now is not waited for."""
        return True

    def _freeze(self, number: int) -> Deals:
        """Where this round's cards come from; from now on nothing changes them."""
        self._dealt.add(number)
        secret = secret_of(self._master, number)
        return ShuffledDeals(seed_of(self.table, number, secret, self._parts.get(number, {})))

    def shuffle(self, number: int, is_over: bool) -> Shuffle:
        """What may be told of a round's shuffle: the secret only when the round is over."""
        if is_over and number not in self._dealt:
            raise ValueError(f"round {number} is not dealt yet, so it is not over and its secret is not told")
        parts = {player: part.hex() for player, part in self._parts.get(number, {}).items()}
        secret = secret_of(self._master, number).hex() if is_over else ""
        return Shuffle(self.commitment(number).hex(), parts, secret)
