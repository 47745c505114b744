"""Colours that change places: a match in other colours is the same match."""

import numpy as np
import pytest

from tests.contract.tables import TABLES, Table, choose, game_at, table_name
from tricktable.core.deals import Deal, GivenDeals, ShuffledDeals
from tricktable.core.errors import SetupError
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.games import rules_of
from tricktable.research import Encoding
from tricktable.research.colours import Recolouring, alike, recolourings
from tricktable.template import TemplateGame


def recoloured_deal(recolouring: Recolouring, deal: Deal) -> Deal:
    parts = []
    for part, cards in zip(deal.layout.parts, deal.parts, strict=True):
        new = [int(recolouring.of(part.pack)[card]) for card in cards]
        parts.append(tuple(new if part.is_ordered else sorted(new)))
    return Deal(deal.layout, tuple(parts))


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_match_in_other_colours_is_the_same_match(table: Table) -> None:
    game = game_at(table)
    encoding = Encoding.of(game)
    colours = alike(game)
    recolouring = Recolouring(encoding, dict(zip(colours, (*colours[1:], colours[0]), strict=True)))
    drawn = game.draw(ShuffledDeals("colours"))
    deals = {number: ShuffledDeals("colours").deal(number, game.layout) for number in (1, 2)}
    others = {number: recoloured_deal(recolouring, deal) for number, deal in deals.items()}
    match = Match.begin(game, GivenDeals(drawn, deals))
    other = Match.begin(game, GivenDeals(drawn, others))
    stream = Stream("colours")
    out, expected = encoding.empty(), encoding.empty()
    mask, other_mask = encoding.empty_mask(), encoding.empty_mask()
    oracle, other_oracle = np.zeros((2, encoding.oracle_size), np.uint8)

    while match.awaited():
        for viewer in range(game.players):
            encoding.write(match.view(viewer), out)
            encoding.write(other.view(viewer), expected)
            encoding.mask(match.view(viewer), mask)
            encoding.mask(other.view(viewer), other_mask)
            encoding.write_oracle(match, viewer, oracle)
            encoding.write_oracle(other, viewer, other_oracle)

            assert (out[recolouring.observation] == expected).all()
            assert (mask[recolouring.mask] == other_mask).all()
            assert (oracle[recolouring.oracle] == other_oracle).all()
        seat, action = choose(match, stream)
        match.apply(seat, action)
        other.apply(seat, int(recolouring.action[action]))

    assert [past.score.points for past in match.past] == [past.score.points for past in other.past]
    assert not other.awaited()


def test_all_orders_are_there_and_the_first_changes_nothing() -> None:
    encoding = Encoding("njet/4/obs-1")
    found = recolourings(encoding)

    assert len(found) == 24
    assert (found[0].observation == np.arange(encoding.size)).all()
    assert all(sorted(each.observation) == list(range(encoding.size)) for each in found)


def test_a_game_that_says_nothing_of_its_colours_keeps_them() -> None:
    game = rules_of(TemplateGame)

    with pytest.raises(SetupError):
        recolourings(Encoding.of(game))
