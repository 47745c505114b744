"""Layouts, deals and where they come from."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.tables import TABLES, Table, game_at, table_name
from tricktable.core.cards import Deck, Pack
from tricktable.core.deals import NO_DEAL, Deal, GivenDeals, Layout, Part, ShuffledDeals, row
from tricktable.core.errors import DealError
from tricktable.core.streams import Stream

DECK = Deck("rb", tuple((colour, number, 2) for colour in (0, 1) for number in (1, 2, 3)))
JOKERS = Pack(("sun", "moon"), (0, 1))
LAYOUT = Layout((Part("hand 0", DECK, 3), Part("omen", JOKERS, 1), row("row", DECK, 4), Part("hand 1", DECK, 2)))


@given(st.binary(max_size=4))
def test_parts_are_cut_from_the_beginning_of_each_shuffled_pack(seed: bytes) -> None:
    stream = Stream(seed)
    cards, jokers = stream.shuffled(DECK.cards), stream.shuffled(JOKERS.cards)

    deal = LAYOUT.shuffle(Stream(seed))

    assert deal.part("hand 0") == tuple(sorted(cards[:3]))
    assert deal.part("row") == tuple(cards[3:7]), "a row keeps its order"
    assert deal.part("hand 1") == tuple(sorted(cards[7:9]))
    assert deal.part("omen") == (jokers[0],)
    deal.check()


@given(st.binary(max_size=4))
def test_a_deal_reads_back_from_its_texts(seed: bytes) -> None:
    deal = LAYOUT.shuffle(Stream(seed))

    again = LAYOUT.deal({part.label: deal.text(part.label) for part in LAYOUT.parts})

    assert again == deal
    assert hash(again) == hash(deal)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_games_deals_fit_their_packs(table: Table) -> None:
    layout = game_at(table).layout

    for seed in range(5):
        deal = layout.shuffle(Stream(str(seed)))
        deal.check()
        for pack in layout.packs:
            given_out = Counter(
                card
                for part, cards in zip(layout.parts, deal.parts, strict=True)
                if part.pack is pack
                for card in cards
            )
            assert not given_out - Counter(pack.cards)


TEXTS = {"hand 0": "r1 r1 b3", "omen": "sun", "row": "b1 b2 b1 r3", "hand 1": "r2 b3"}


def test_a_hand_has_no_order_and_a_row_has_one() -> None:
    deal = LAYOUT.deal({**TEXTS, "hand 0": "b3 r1 r1"})

    assert deal.text("hand 0") == "r1 r1 b3"
    assert deal.text("row") == "b1 b2 b1 r3"
    assert deal == LAYOUT.deal(TEXTS)
    assert deal != LAYOUT.deal({**TEXTS, "row": "b2 b1 b1 r3"})
    assert deal != "r1 r1 b3"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"hand 0": "r1 r1"}, "hand 0: 3 cards are dealt, not 2"),
        ({"hand 1": "r2 r1"}, "hand 1: there is no further r1"),
        ({"hand 1": "r2 g9"}, "hand 1: there is no card 'g9'"),
        ({"omen": "r1"}, "omen: there is no card 'r1'"),
        ({"hand 7": "r1"}, "hand 7: nothing is dealt there"),
    ],
)
def test_what_is_no_deal_is_refused(change: dict[str, str], problem: str) -> None:
    with pytest.raises(DealError, match=problem):
        LAYOUT.deal({**TEXTS, **change})


def test_a_missing_part_is_refused() -> None:
    with pytest.raises(DealError, match="row: its cards are missing"):
        LAYOUT.deal({label: text for label, text in TEXTS.items() if label != "row"})


def test_a_layout_knows_its_parts_and_packs() -> None:
    assert LAYOUT.packs == (DECK, JOKERS)
    assert LAYOUT.index("row") == 2
    assert LAYOUT.has("omen")
    assert not LAYOUT.has("aside")
    assert NO_DEAL.parts == ()


def test_shuffled_deals_depend_on_the_seed_and_the_round_alone() -> None:
    deals, same = ShuffledDeals("a seed"), ShuffledDeals("a seed")
    second = deals.deal(2, LAYOUT)

    assert same.deal(1, LAYOUT) == deals.deal(1, LAYOUT) != second
    assert same.deal(2, LAYOUT) == second == LAYOUT.shuffle(Stream("a seed").named("round 2"))
    assert same.draw(DECK) == tuple(Stream("a seed").named("draw").shuffled(DECK.cards))
    assert ShuffledDeals("another").deal(2, LAYOUT) != second


def test_given_deals_come_first_and_further_ones_after_them() -> None:
    known, further = LAYOUT.deal(TEXTS), ShuffledDeals("further")
    deals = GivenDeals((3, 1), {1: known}, further)

    assert deals.deal(1, LAYOUT) is known
    assert deals.deal(2, LAYOUT) == further.deal(2, LAYOUT)
    assert deals.draw(DECK) == (3, 1)
    assert GivenDeals((), {}, further).draw(DECK) == further.draw(DECK)


def test_a_round_that_nobody_dealt_is_told() -> None:
    deals = GivenDeals((), {1: Deal(LAYOUT, ())})

    with pytest.raises(DealError, match="round 2"):
        deals.deal(2, LAYOUT)
    assert deals.draw(DECK) == ()
