"""A player's client looks at every shuffle: whether its part is in, and whether the table kept its word."""

import msgspec

from tricktable.clients.shuffle_parts import Parts
from tricktable.core.fairness import FairDeals
from tricktable.games import new_game
from tricktable.tables.wire import ShuffleForm

TABLE = "table-1"
MASTER = bytes(range(32))
LAYOUT = new_game("meinz", 4).layout


def form(deals: FairDeals, number: int, is_over: bool) -> ShuffleForm:
    """What the table tells of a round's shuffle."""
    told = deals.shuffle(number, is_over)
    return ShuffleForm(number=number, commitment=told.commitment, parts=told.parts, secret=told.secret)


def played() -> tuple[Parts, ShuffleForm]:
    """A round to which we contributed, and what is told of it when it is over."""
    deals = FairDeals(TABLE, MASTER)
    parts = Parts(TABLE)
    assert parts.notice(form(deals, 1, False)) == ""
    contribution = parts.contribution(form(deals, 1, False))
    assert contribution is not None
    assert len(contribution.part) == 64
    deals.contribute(1, 2, bytes.fromhex(contribution.part))
    deals.contribute(1, 3, bytes(16))
    assert parts.notice(form(deals, 1, False)) == ""
    deals.deal(1, LAYOUT)
    return parts, form(deals, 1, True)


def test_an_honest_shuffle_is_fine() -> None:
    parts, told = played()

    assert parts.verify(told) == ""


def test_our_part_is_given_once_and_is_another_one_for_each_round() -> None:
    deals = FairDeals(TABLE, MASTER)
    parts = Parts(TABLE)
    first = parts.contribution(form(deals, 1, False))
    again = parts.contribution(form(deals, 1, False))
    assert first is not None

    deals.contribute(1, 0, bytes.fromhex(first.part))

    assert again == first  # as long as it is not in, it is the same one
    assert parts.contribution(form(deals, 1, False)) is None
    second = parts.contribution(form(deals, 2, False))
    assert second is not None
    assert second.part != first.part


def test_a_secret_that_does_not_fit_is_noticed() -> None:
    parts, told = played()

    wrong = msgspec.structs.replace(told, secret="00" * 32)

    assert parts.verify(wrong) == "the secret of round 1 does not fit its commitment (mismatch)"
    hidden = msgspec.structs.replace(told, secret="")
    assert parts.verify(hidden) == "the secret of round 1 does not fit its commitment (unrevealed)"


def test_another_commitment_is_noticed_even_if_its_secret_fits() -> None:
    parts, told = played()
    other = FairDeals(TABLE, bytes(32))
    other.deal(1, LAYOUT)
    exchanged = form(other, 1, True)

    exchanged = msgspec.structs.replace(exchanged, parts=told.parts)

    assert parts.verify(exchanged) == "round 1 has another commitment than the one told before it"
    assert parts.notice(form(other, 1, False)) == "the commitment for round 1 was changed"


def test_a_part_that_was_left_out_is_noticed() -> None:
    parts, told = played()

    without = msgspec.structs.replace(told, parts={3: told.parts[3]})

    assert parts.verify(without) == "our part is missing in the shuffle of round 1"


def test_a_part_that_came_too_late_is_nobodys_fault() -> None:
    deals = FairDeals(TABLE, MASTER)
    parts = Parts(TABLE)
    parts.notice(form(deals, 1, False))
    assert parts.contribution(form(deals, 1, False)) is not None
    deals.deal(1, LAYOUT)

    assert parts.verify(form(deals, 1, True)) == ""


def test_what_is_no_shuffle_at_all_is_noticed() -> None:
    parts, told = played()

    assert "cannot be verified" in parts.verify(msgspec.structs.replace(told, commitment="nonsense"))
