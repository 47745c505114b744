"""Trump: named from three cards, or turned up."""

import pytest

from tests.games.hasp.rounds import do, full_round, may, round_of
from tricktable.core.errors import IllegalAction
from tricktable.core.events import Event
from tricktable.core.seats import EVERYONE, SPECTATOR, only


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_player_to_the_dealers_left_announces_from_three_cards(players: int, dealer: int) -> None:
    match = full_round(players, dealer=dealer)

    assert match.awaited() == ((dealer + 1) % players,)
    assert may(match) == "trump f, trump g, trump r, trump c, trump none"
    assert match.view(0).hand_sizes == (3,) * players
    assert set(match.view(0).facts) == {"totals", "dealer"}


@pytest.mark.parametrize(("players", "cards"), [(2, 8), (4, 7)])
def test_everybody_gets_more_cards_once_trump_is_named(players: int, cards: int) -> None:
    match = full_round(players)

    do(match, "trump c")

    assert match.view(0).hand_sizes == (cards,) * players
    assert match.view(0).facts["trump"] == (3,)
    assert match.view(0).facts["pot"] == (1,)
    assert match.turn == 1, "the announcer opens"


def test_the_further_cards_are_shown_to_nobody_before_trump_is_named() -> None:
    match = full_round(4)
    seen = match.game.part_seen_by

    assert seen("first 2", 0, match.journal) == only(2)
    assert seen("more 2", 0, match.journal) == 0
    do(match, "trump none")
    assert seen("more 2", 0, match.journal) == only(2)


def test_the_cards_aside_are_shown_to_nobody() -> None:
    two, three = full_round(2), full_round(3)
    do(two, "trump g")

    assert two.game.part_seen_by("aside", 0, two.journal) == 0
    assert three.game.part_seen_by("aside", 0, three.journal) == 0
    assert three.game.part_seen_by("turned", 0, three.journal) == EVERYONE


@pytest.mark.parametrize(("turned", "trump"), [("f6", 0), ("g2", 1), ("r3", 2), ("c4", 3), ("v7", 4), ("v10", 4)])
def test_with_three_players_the_suit_turned_up_is_trump(turned: str, trump: int) -> None:
    """A village card: no further trump."""
    match = round_of(("f2 f3", "g3 g4", "r4 r5"), turned=turned, dealer=2)

    assert match.view(SPECTATOR).facts["trump"] == (trump,)
    assert match.view(SPECTATOR).events_of("turned") == [Event("turned", 2, match.deal.part("turned"))]
    assert match.view(SPECTATOR).events_of("named trump") == [Event("named trump", 2, (trump,))]
    assert match.turn == 0, "the left neighbour of the dealer opens"
    assert may(match) == "predict all, predict no, pass"


def test_the_law_is_known_as_soon_as_trump_is() -> None:
    match = full_round(4)
    game = match.game
    assert game.law(match.view(0)) is None

    do(match, "trump r")

    law = game.law(match.view(0))
    assert law is not None
    assert law.deck is game.deck
    assert law.trumps == game.deck.of_colour[2] | game.deck.of_colour[4]


def test_only_the_announcer_may_name_trump() -> None:
    match = full_round(4)
    before = str(match.view(1))

    with pytest.raises(IllegalAction, match="turn") as refusal:
        match.apply_text(2, "trump f")
    assert refusal.value.allowed == ()
    with pytest.raises(IllegalAction) as refusal:
        match.apply_text(1, "pass")
    assert refusal.value.reason == "announce"
    assert len(refusal.value.allowed) == 5
    assert str(match.view(1)) == before


def test_a_copy_before_the_announcement_goes_its_own_way() -> None:
    match = full_round(4)
    copy = match.copy()

    do(copy, "trump f")

    assert match.view(0).hand_sizes == (3, 3, 3, 3)
    do(match, "trump none")
    assert match.view(0).facts["trump"] == (4,)
    assert copy.view(0).facts["trump"] == (0,)
