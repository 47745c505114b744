"""Dealing card by card: every deal once, as likely as it is."""

from fractions import Fraction
from itertools import permutations
from math import isclose

import pytest

from tests.contract.tables import TABLES, Table, game_at, table_name
from tricktable.core.cards import Pack
from tricktable.core.deals import Deal, Layout, Part, ShuffledDeals, row
from tricktable.research.chance import Dealing, Drawing

TEXT = ("a", "b", "c", "d")


def paths(dealing: Dealing, chance: float = 1.0) -> list[tuple[tuple[tuple[int, ...], ...], float]]:
    """All deals and how likely they are."""
    if dealing.is_done():
        return [(dealing.deal().parts, chance)]
    found = []
    for card, further in dealing.outcomes():
        after = dealing.copy()
        after.take(card)
        found += paths(after, chance * further)
    return found


@pytest.mark.parametrize("cards", [(0, 1, 2, 3), (0, 0, 1, 2, 2), (0, 0, 0, 1, 1, 3)])
@pytest.mark.parametrize("sizes", [(2, 1), (1, 2), (2, 2)])
@pytest.mark.parametrize("is_ordered", [False, True])
def test_every_deal_is_one_path_and_as_likely_as_shuffling_makes_it(
    cards: tuple[int, ...], sizes: tuple[int, int], is_ordered: bool
) -> None:
    pack = Pack(TEXT, cards)
    layout = Layout((Part("hand 0", pack, sizes[0]), (row if is_ordered else Part)("hand 1", pack, sizes[1])))
    shuffles = list(permutations(cards))
    expected: dict[tuple[tuple[int, ...], ...], Fraction] = {}
    for order in shuffles:
        second = order[sizes[0] : sum(sizes)]
        parts = (tuple(sorted(order[: sizes[0]])), second if is_ordered else tuple(sorted(second)))
        expected[parts] = expected.get(parts, Fraction(0)) + Fraction(1, len(shuffles))

    found = paths(Dealing(layout))

    assert len(found) == len(expected)
    assert all(isclose(chance, expected[parts]) for parts, chance in found)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_given_deal_is_dealt(table: Table) -> None:
    game = game_at(table)
    deal = ShuffledDeals("given").deal(1, game.layout)
    dealing = Dealing(game.layout)

    while not dealing.is_done():
        card = dealing.next_of(deal)
        assert card in dict(dealing.outcomes())
        dealing.take(card)

    assert dealing.deal() == Deal(game.layout, deal.parts)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_game_looks_no_further_than_it_has_to_draw(table: Table) -> None:
    game = game_at(table)
    drawn = game.draw(ShuffledDeals("drawn"))
    drawing = Drawing(game)

    while not drawing.is_done():
        drawing.take(drawn[len(drawing.taken)])

    assert drawing.drawn == drawn
