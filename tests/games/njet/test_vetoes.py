"""Covering the spaces of the board."""

import pytest

from tests.games.njet.rounds import do, legal, njet, refused, settle, small_round
from tricktable.core.deals import ShuffledDeals
from tricktable.core.events import Event
from tricktable.core.matches import Match
from tricktable.core.streams import Stream


def test_the_dealer_places_the_first_marker_and_must() -> None:
    """NJET-R1: placing is compulsory, from the dealer on clockwise."""
    match = small_round(njet(3), ["b1", "b2", "b3"], dealer=1)

    assert match.awaited() == (1,)
    assert len(legal(match, 1)) == 3 + 5 * 4
    assert all(text.startswith("veto ") for text in legal(match, 1))
    do(match, "veto trump b", "veto trump y")
    assert match.turn == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_so_many_markers_are_placed(players: int) -> None:
    """NJET-C1: n + 15 markers with n players, so that 20 are enough."""
    for seed in range(5):
        match = Match.begin(njet(players), ShuffledDeals(f"markers {seed}"))
        stream = Stream(f"markers {seed}")

        while match.phase.name == "veto":
            match.apply(match.turn, stream.choice(match.legal_actions(match.turn)))

        vetoes = [event for event in match.journal if event.kind == "vetoed"]
        assert len(vetoes) == players + 15
        assert [event.seat for event in vetoes] == [place % players for place in range(players + 15)]


def test_the_last_open_space_of_a_row_may_not_be_covered() -> None:
    match = small_round(njet(2), ["b1", "b2"])

    do(match, "veto start 0")

    assert refused(match, 1, "veto start 1") == "last"
    assert not any("start" in text for text in legal(match, 1))
    assert match.view().facts["open start"] == (1,)


def test_a_covered_space_a_card_or_another_seat_is_refused() -> None:
    match = do(small_round(njet(4), ["b1", "b2", "b3", "b4"]), "veto points 3")

    assert refused(match, 1, "veto points 3") == "covered"
    assert refused(match, 1, "b2") == "veto"
    assert refused(match, 0, "veto points 2") == "turn"
    assert refused(match, 2, "veto points 2") == "turn"


def test_everybody_sees_every_marker_and_the_settled_board() -> None:
    match = do(small_round(njet(4), ["b1", "b2", "b3", "b4"]), "veto super k")
    assert match.view().history[-1] == Event("vetoed", 0, (3, 3))
    assert match.view().facts["open super"] == (0, 1, 2, 4)

    settle(match, start=3, cache="pass-2", trump="r", super="b", points="-2")

    assert match.view().history[-1] == Event("settled", 3, (3, 2, 0, -2))
    assert match.phase.name == "teams"
    assert match.view().facts["points"] == (-2,)
    assert "open points" not in match.view().facts
