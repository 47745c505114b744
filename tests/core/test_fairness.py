"""Fair shuffles: the published bytes, computed here a second time with nothing but `hashlib` and `hmac`."""

import hashlib
import hmac
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.tables import game_at
from tricktable.core.deals import ShuffledDeals
from tricktable.core.errors import SetupError
from tricktable.core.fairness import (
    FairDeals,
    PartError,
    Shuffle,
    commitment_of,
    is_table,
    secret_of,
    seed_of,
)
from tricktable.core.matches import Match
from tricktable.games import new_game

PAGE = Path(__file__).parents[2] / "docs" / "fair-shuffle.md"
MASTER = bytes(range(32))
PART = bytes(16)

Vector = dict[str, str]


def vectors() -> list[Vector]:
    """The blocks of the page's last section."""
    section = PAGE.read_text(encoding="utf-8").partition("## Test vectors")[2]
    blocks = re.findall(r"```text\n(.*?)```", section, re.DOTALL)
    return [dict(line.split(": ") for line in block.splitlines()) for block in blocks]


def parts_in(vector: Vector) -> dict[int, bytes]:
    return {int(key.removeprefix("part ")): bytes.fromhex(vector[key]) for key in vector if key.startswith("part ")}


# The page's definitions, without our code.


def plain_int(number: int) -> bytes:
    return bytes(number >> shift & 255 for shift in range(56, -8, -8))


def plain_framed(content: bytes) -> bytes:
    return plain_int(len(content)) + content


def plain_secret(master: bytes, number: int) -> bytes:
    return hmac.new(master, b"tricktable secret 1\x00" + plain_int(number), hashlib.sha256).digest()


def plain_commitment(table: str, number: int, secret: bytes) -> bytes:
    text = b"tricktable commitment 1\x00" + plain_framed(table.encode()) + plain_int(number) + plain_framed(secret)
    return hashlib.sha256(text).digest()


def plain_seed(table: str, number: int, secret: bytes, parts: dict[int, bytes]) -> bytes:
    text = b"tricktable fair seed 1\x00" + plain_framed(table.encode()) + plain_int(number) + plain_framed(secret)
    text += plain_int(len(parts))
    text += b"".join(plain_int(player) + plain_framed(part) for player, part in sorted(parts.items()))
    return hashlib.sha256(text).digest()


def plain_key(seed: bytes, name: str) -> bytes:
    key = hashlib.sha256(b"tricktable stream 1\x00" + seed).digest()
    return hashlib.sha256(key + b"/" + name.encode()).digest()


def plain_numbers(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(key + plain_int(block)).digest()
        for begin in range(0, 32, 8):
            yield int.from_bytes(digest[begin : begin + 8], "big")
        block += 1


def plain_shuffled(key: bytes, pack: list[str]) -> list[str]:
    """A pack of cards in a key's order."""
    numbers = plain_numbers(key)
    cards = list(pack)
    for place in range(len(cards) - 1, 0, -1):
        number = next(numbers)
        while number >= 2**64 // (place + 1) * (place + 1):
            number = next(numbers)
        other = number % (place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


PACKS = {
    "hasp": [f"{suit}{strength}" for suit in "fgrc" for strength in range(1, 7)] + ["v7", "v8", "v9", "v10"],
    "mue": [f"{colour}{number}" for colour in "byrkg" for number in (0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 8, 9)],
}
SIZES = {
    "hasp": {f"{when} {seat}": size for when, size in (("first", 3), ("more", 4)) for seat in range(4)},
    "mue": {f"hand {seat}": 12 for seat in range(5)},
}
"""The packs of the games that have vectors, and how many cards go where, from their pages in `docs/games`."""


@pytest.mark.parametrize("vector", vectors())
def test_the_digests_of_the_page_follow_from_its_definitions(vector: Vector) -> None:
    table, number, secret = vector["table"], int(vector["round"]), bytes.fromhex(vector["secret"])

    assert plain_secret(bytes.fromhex(vector["master"]), number) == secret
    assert plain_commitment(table, number, secret).hex() == vector["commitment"]
    assert plain_seed(table, number, secret, parts_in(vector)).hex() == vector["seed"]


@pytest.mark.parametrize("vector", [vector for vector in vectors() if "game" in vector], ids=lambda one: one["game"])
def test_the_cards_of_the_page_follow_from_its_definitions(vector: Vector) -> None:
    pack, seed = PACKS[vector["game"]], bytes.fromhex(vector["seed"])
    key = plain_key(seed, f"round {vector['round']}")

    order = plain_shuffled(key, pack)

    assert key.hex() == vector["key"]
    assert order[:12] == vector["pack"].split()
    dealt = {key: cards for key, cards in vector.items() if key.startswith("deal ")}
    assert list(dealt) == [f"deal {label}" for label in SIZES[vector["game"]]]
    for label, size in SIZES[vector["game"]].items():
        assert dealt[f"deal {label}"].split() == sorted(order[:size], key=pack.index)
        del order[:size]
    if "draw" in vector:
        drawn = plain_shuffled(plain_key(seed, "draw"), pack)
        village = next(place for place, card in enumerate(drawn) if card.startswith("v"))
        assert drawn[: village + 1] == vector["draw"].split()


@pytest.mark.parametrize("vector", [vector for vector in vectors() if "game" in vector], ids=lambda one: one["game"])
def test_a_table_deals_the_cards_of_the_page(vector: Vector) -> None:
    game = new_game(vector["game"], int(vector["seats"]))
    number = int(vector["round"])
    deals = FairDeals(vector["table"], bytes.fromhex(vector["master"]))
    for player, part in reversed(parts_in(vector).items()):
        deals.contribute(number, player, part)

    assert deals.commitment(number).hex() == vector["commitment"]
    if "draw" in vector:
        assert game.draw_pack().texts(game.draw(deals)) == vector["draw"]
    deal = deals.deal(number, game.layout)
    for dealt in game.layout.parts:
        assert deal.text(dealt.label) == vector[f"deal {dealt.label}"]
    shuffle = deals.shuffle(number, True)
    assert (shuffle.commitment, shuffle.secret) == (vector["commitment"], vector["secret"])
    assert {f"part {player}": part for player, part in shuffle.parts.items()} == {
        key: value for key, value in vector.items() if key.startswith("part ")
    }


tables = st.from_regex(r"[A-Za-z0-9_-]{1,64}", fullmatch=True)
rounds = st.integers(1, 999_999)
secrets = st.binary(min_size=32, max_size=32)
parts = st.dictionaries(st.integers(0, 5), st.binary(min_size=16, max_size=64), max_size=6)


@given(tables, rounds, secrets, parts)
def test_every_digest_is_what_the_page_defines(
    table: str, number: int, secret: bytes, contributed: dict[int, bytes]
) -> None:
    backwards = dict(reversed(contributed.items()))

    assert secret_of(secret, number) == plain_secret(secret, number)
    assert commitment_of(table, number, secret) == plain_commitment(table, number, secret)
    assert seed_of(table, number, secret, contributed) == plain_seed(table, number, secret, contributed)
    assert seed_of(table, number, secret, backwards) == seed_of(table, number, secret, contributed)


def test_everything_that_goes_into_a_seed_changes_it() -> None:
    """The table, the round, the secret, who contributed, what, and where one part ends and the next begins."""
    one, two = bytes(16), bytes(17)
    seeds = [
        seed_of(table, number, secret, contributed)
        for table in ("a", "b")
        for number in (1, 256)
        for secret in (bytes(32), bytes(31) + b"\1")
        for contributed in ({}, {0: one}, {1: one}, {0: two}, {0: one, 1: two}, {0: two, 1: one}, {0: one, 2: two})
    ]

    assert len(set(seeds)) == len(seeds) == 56


def test_a_commitment_fits_one_secret_one_round_and_one_table_only() -> None:
    commitment = commitment_of("table", 2, MASTER).hex()

    assert Shuffle(commitment, {}, MASTER.hex()).problem("table", 2) == ""
    assert Shuffle(commitment, {}, "").problem("table", 2) == "unrevealed"
    assert Shuffle(commitment, {}, bytes(32).hex()).problem("table", 2) == "mismatch"
    assert Shuffle(commitment, {}, MASTER.hex()).problem("table", 3) == "mismatch"
    assert Shuffle(commitment, {}, MASTER.hex()).problem("other", 2) == "mismatch"


@pytest.mark.parametrize(
    ("commitment", "contributed", "secret"),
    [
        ("", {}, ""),
        ("AB" * 32, {}, ""),
        ("ab" * 31, {}, ""),
        ("ab" * 32 + "\n", {}, ""),
        ("ab" * 32, {}, "ab"),
        ("ab" * 32, {6: "ab" * 16}, ""),
        ("ab" * 32, {-1: "ab" * 16}, ""),
        ("ab" * 32, {0: "ab" * 15}, ""),
        ("ab" * 32, {0: "ab" * 65}, ""),
        ("ab" * 32, {0: "ab" * 16 + "a"}, ""),
    ],
)
def test_a_shuffle_that_no_record_could_hold_is_refused(
    commitment: str, contributed: dict[int, str], secret: str
) -> None:
    with pytest.raises(ValueError, match=r"there is no player|hexadecimal digits"):
        Shuffle(commitment, contributed, secret)


def test_the_cards_of_a_shuffle_can_be_had_when_its_secret_is_revealed() -> None:
    game = game_at(("njet", 4))
    deals = FairDeals("table", MASTER)
    deals.contribute(3, 1, PART)
    deal = deals.deal(3, game.layout)

    assert deals.shuffle(3, True).deals("table", 3).deal(3, game.layout) == deal
    with pytest.raises(ValueError, match="the secret of round 3 is not revealed"):
        deals.shuffle(3, False).deals("table", 3)


def test_a_round_is_dealt_from_its_own_seed() -> None:
    """The stream `round n` of the seed of round n; the draw is the stream `draw` of the seed of round 1."""
    game = game_at(("hasp", 3))
    deals = FairDeals("table", MASTER)
    deals.contribute(1, 0, PART)
    deals.contribute(2, 2, PART)
    seeds = {
        1: seed_of("table", 1, secret_of(MASTER, 1), {0: PART}),
        2: seed_of("table", 2, secret_of(MASTER, 2), {2: PART}),
    }

    assert deals.draw(game.draw_pack()) == ShuffledDeals(seeds[1]).draw(game.draw_pack())
    for number, seed in seeds.items():
        assert deals.has(number)
        assert deals.deal(number, game.layout) == ShuffledDeals(seed).deal(number, game.layout)


@pytest.mark.parametrize(
    ("number", "player", "part", "reason"),
    [
        (0, 0, PART, "round"),
        (-1, 0, PART, "round"),
        (1_000_000, 0, PART, "round"),
        (1, -1, PART, "player"),
        (1, 6, PART, "player"),
        (1, 0, bytes(15), "length"),
        (1, 0, bytes(65), "length"),
        (1, 3, PART, "twice"),
        (2, 0, PART, "late"),
    ],
)
def test_a_part_that_cannot_count_is_refused_and_changes_nothing(
    number: int, player: int, part: bytes, reason: str
) -> None:
    game = game_at(("mue", 5))
    deals = FairDeals("table", MASTER)
    deals.contribute(1, 3, bytes(20))
    deals.deal(2, game.layout)
    before = {known: str(deals.shuffle(known, False).parts) for known in (1, 2)}

    with pytest.raises(PartError) as error:
        deals.contribute(number, player, part)

    assert (error.value.player, error.value.number, error.value.reason) == (player, number, reason)
    assert str(error.value) == (
        f"player {player} may not contribute to round {number}: {reason} "
        "(allowed: one part of 16 to 64 bytes before the round is dealt)"
    )
    assert {known: str(deals.shuffle(known, False).parts) for known in (1, 2)} == before
    again = pickle.loads(pickle.dumps(error.value))
    assert (str(again), again.reason) == (str(error.value), reason)


@pytest.mark.parametrize("size", [16, 64])
def test_the_shortest_and_the_longest_part_count(size: int) -> None:
    deals = FairDeals("table", MASTER)

    deals.contribute(1, 5, bytes(size))

    assert deals.shuffle(1, False).parts == {5: "00" * size}


def test_the_draw_freezes_the_parts_of_round_1() -> None:
    deals = FairDeals("table", MASTER)
    deals.draw(game_at(("hasp", 4)).draw_pack())

    assert deals.is_dealt(1)
    assert not deals.is_dealt(2)
    with pytest.raises(PartError, match="late"):
        deals.contribute(1, 0, PART)
    deals.contribute(2, 0, PART)


def test_where_something_is_chosen_before_the_first_deal_players_may_contribute_until_then() -> None:
    """The tasks of Was sticht? are taken before round 1 is dealt."""
    deals = FairDeals("table", MASTER)
    match = Match.begin(game_at(("was_sticht", 4)), deals)

    deals.contribute(1, 0, PART)
    while not match.number:
        seat = match.awaited()[0]
        match.apply(seat, match.legal_actions(seat)[0])

    assert deals.shuffle(1, False).parts == {0: PART.hex()}
    assert match.deal == ShuffledDeals(seed_of("table", 1, secret_of(MASTER, 1), {0: PART})).deal(1, match.game.layout)
    with pytest.raises(PartError, match="late"):
        deals.contribute(1, 1, PART)


def test_the_secret_is_told_only_of_a_round_that_was_dealt_and_is_over() -> None:
    deals = FairDeals("table", MASTER)

    assert deals.shuffle(1, False).secret == ""
    with pytest.raises(ValueError, match="round 1 is not dealt yet"):
        deals.shuffle(1, True)
    deals.deal(1, game_at(("mue", 4)).layout)
    assert deals.shuffle(1, False).secret == ""
    assert deals.shuffle(1, True).secret == plain_secret(MASTER, 1).hex()


def test_what_is_told_of_a_shuffle_does_not_change_with_later_parts() -> None:
    deals = FairDeals("table", MASTER)
    deals.contribute(1, 2, PART)

    told = deals.shuffle(1, False)
    deals.contribute(1, 0, PART)

    assert list(told.parts) == [2]
    assert list(deals.shuffle(1, False).parts) == [0, 2]


def test_a_copy_of_a_match_gets_the_same_deals_to_come() -> None:
    match = Match.begin(game_at(("meinz", 3)), FairDeals("table", MASTER))
    other = match.copy()
    for each in (match, other):
        while each.number == 1:
            seat = each.awaited()[0]
            each.apply(seat, each.legal_actions(seat)[0])

    assert match.deal == other.deal


def test_nobody_learns_the_master_secret_from_what_is_told() -> None:
    """Neither in what a table tells nor when something that holds it is printed."""
    deals = FairDeals("table", MASTER)
    deals.deal(1, game_at(("mue", 4)).layout)
    shuffle = deals.shuffle(1, True)

    told = " ".join((repr(deals), str(deals), shuffle.commitment, shuffle.secret, str(shuffle.parts)))

    assert MASTER.hex() not in told
    assert repr(MASTER) not in told
    assert secret_of(MASTER, 2).hex() not in told


@pytest.mark.parametrize("table", ["", "a b", "ä", "x" * 65, "a\n", "a/b"])
def test_a_table_needs_an_id_that_a_record_can_name(table: str) -> None:
    assert not is_table(table)
    with pytest.raises(SetupError, match="a table's id is 1 to 64 letters, digits, '_' and '-', not"):
        FairDeals(table, MASTER)


def test_a_master_secret_is_not_short() -> None:
    with pytest.raises(SetupError, match="at least 32 bytes, not 31"):
        FairDeals("table", MASTER[1:])
