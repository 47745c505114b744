"""The cards and how they are laid out."""

import pytest

from tests.games.was_sticht.tables import game_of, small_match
from tricktable.core.errors import DealError, SetupError
from tricktable.core.seats import EVERYONE, only
from tricktable.core.streams import Stream
from tricktable.games import new_game, new_match
from tricktable.games.was_sticht.cards import DECK, NO_COLOUR, NO_NUMBER, TRUMP_COLOURS, TRUMP_NUMBERS


def test_there_are_36_number_cards_from_1_to_9_in_four_colours() -> None:
    assert len(DECK.cards) == 36
    assert DECK.text[0] == "r1"
    assert DECK.text[35] == "y9"
    assert {text[0] for text in DECK.text} == set("rbgy")


def test_there_are_five_trump_colours_and_ten_trump_numbers_with_none_among_both() -> None:
    assert TRUMP_COLOURS.texts(TRUMP_COLOURS.cards) == "r b g y none"
    assert TRUMP_NUMBERS.texts(TRUMP_NUMBERS.cards) == "none 1 2 3 4 5 6 7 8 9"
    assert TRUMP_COLOURS.parse("none") == NO_COLOUR
    assert TRUMP_NUMBERS.parse("none") == NO_NUMBER


@pytest.mark.parametrize("players", [3, 4])
def test_nine_rows_of_four_use_all_number_cards_once(players: int) -> None:
    deal = game_of(players).layout.shuffle(Stream("rows"))

    cards = [card for number in range(1, 10) for card in deal.part(f"row {number}")]

    assert sorted(cards) == list(range(36))
    assert all(len(deal.part(f"row {number}")) == 4 for number in range(1, 10))
    assert len(deal.part("trump colour")) == len(deal.part("trump number")) == 1


def test_a_row_keeps_the_order_in_which_it_was_laid_out() -> None:
    match = small_match(("y9 r1 g5 b2",), "r 5", ("no-tricks",) * 4)

    assert match.deal.text("row 1") == "y9 r1 g5 b2"
    assert match.journal[0].values == DECK.parse_all("y9 r1 g5 b2")


def test_a_row_with_a_card_twice_is_no_deal() -> None:
    game = game_of(4)
    texts = {f"row {number}": "r1 r1 r1 r1" for number in range(1, 10)}

    with pytest.raises(DealError, match="no further r1"):
        game.layout.deal({**texts, "trump colour": "r", "trump number": "1"})


def test_everybody_is_shown_the_rows_and_only_the_start_player_the_trumps() -> None:
    match = small_match(("r1 b1 g1 y1",), "r 5", ("no-tricks",) * 4, start=2)

    assert match.game.part_seen_by("row 1", 2, match.journal) == EVERYONE
    assert match.game.part_seen_by("trump colour", 2, match.journal) == only(2)
    assert match.game.part_seen_by("trump number", 2, match.journal) == only(2)


def test_the_option_memory_is_off_by_default_and_changes_no_view() -> None:
    """WAS-R7: hands are known to all; the option `memory` hides them from the display only."""
    plain, hidden = (new_match("was_sticht", seed="x", options={"memory": value}) for value in ("off", "on"))

    assert new_game("was_sticht").options == {"memory": "off"}
    for match in (plain, hidden):
        while not match.number or len(match.steps) < 10:
            match.apply(match.turn, match.legal_actions(match.turn)[0])
    assert "hand 2" in hidden.view(0).facts
    assert str(plain.view(0)) == str(hidden.view(0))


def test_the_game_is_for_three_or_four_players() -> None:
    assert new_game("was_sticht").players == 4
    assert new_game("was_sticht", 3).seats == 3
    with pytest.raises(SetupError, match="3, 4 players"):
        new_game("was_sticht", 5)
