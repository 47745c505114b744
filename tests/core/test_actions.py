"""Actions and their notation."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.tables import TABLES, Table, game_at, table_name
from tricktable.core.actions import Actions
from tricktable.core.errors import NotationError


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_action_of_every_game_parses_back_from_its_notation(table: Table) -> None:
    actions = game_at(table).actions

    for action, text in enumerate(actions.text):
        assert actions.parse(text) == action
        assert actions.parse(f"  {text.replace(' ', '   ')} ") == action
    assert len(set(actions.text)) == len(actions)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_plays_come_first_and_are_numbered_like_the_cards(table: Table) -> None:
    game = game_at(table)

    assert game.actions.text[: len(game.deck.text)] == game.deck.text


@given(st.text())
def test_a_text_that_names_no_action_is_refused(text: str) -> None:
    actions = game_at(("hasp", 4)).actions
    if " ".join(text.split()) in actions.text:
        return

    with pytest.raises(NotationError):
        actions.parse(text)


def test_two_actions_cannot_share_a_notation() -> None:
    with pytest.raises(ValueError, match="same notation"):
        Actions((("", ("a", "b")), ("a", ("",))))


def test_a_verb_knows_where_its_block_begins() -> None:
    actions = Actions((("", ("r1", "r2")), ("bid", ("r1", "r2")), ("pass", ("",))))

    assert actions.text == ("r1", "r2", "bid r1", "bid r2", "pass")
    assert (actions.start("bid"), actions.start("pass"), len(actions)) == (2, 4, 5)
