"""Every game speaks only of what its vocabulary declares, with values of the declared types."""

import pytest

from tests.contract.tables import TABLES, Table, game_at, positions, table_name, viewers
from tricktable.core.games import Game
from tricktable.core.vocabulary import CARD, COLOURS, MANY, SEAT, SUIT, Kind

pytestmark = pytest.mark.parametrize("table", TABLES, ids=table_name)


def fits(game: Game, kind: Kind, values: tuple[int, ...]) -> bool:
    """There are as many values as the kind says, each within the bounds of its type."""
    least = len(kind.values) - (1 if kind.values and kind.values[-1].endswith(MANY) else 0)
    if len(values) < least or (len(values) > least and least == len(kind.values)):
        return False
    limits = {CARD: len(game.deck.text), SEAT: game.seats, SUIT: len(game.vocabulary.suits) + 1}
    if kind.name == "drew":  # from a pack of its own
        limits[CARD] = len(game.draw_pack().text)
    types = [kind.type_of(place) for place in range(len(values))]
    return all(0 <= value < limits[own] for own, value in zip(types, values, strict=True) if own in limits)


def test_what_happens_is_declared(table: Table) -> None:
    game = game_at(table)
    words = game.vocabulary
    for match in positions(game, "vocabulary"):
        begins = not match.steps and bool(match.past)
        for event in match.past[-1].journal if begins or match.is_over else match.journal:
            rule = event.kind.removeprefix("score ")
            if rule != event.kind:
                assert fits(game, words.scores[rule], event.values[1:]), event
            else:
                assert fits(game, words.events[event.kind], event.values), event


def test_what_is_asked_and_known_is_declared(table: Table) -> None:
    game = game_at(table)
    words = game.vocabulary
    for match in positions(game, "vocabulary"):
        if match.is_over:
            continue
        phase = words.phases[match.phase.name]
        assert match.phase.line().rstrip("0123456789").rstrip() == phase.line
        for viewer in viewers(game):
            for name, values in match.view(viewer).facts.items():
                kind = words.fact(name)
                assert kind is not None, name
                assert fits(game, kind, values), (name, values)


def test_suits_are_those_of_the_deck(table: Table) -> None:
    game = game_at(table)

    assert "".join(suit.letter for suit in game.vocabulary.suits) == game.deck.colours
    assert all(suit.colour in COLOURS for suit in game.vocabulary.suits)


def test_declining_verbs_and_revealing_events_exist(table: Table) -> None:
    game = game_at(table)
    verbs = {text.partition(" ")[0] for text in game.actions.text}

    assert verbs.issuperset(game.vocabulary.declining)
    assert set(game.vocabulary.events).issuperset(game.vocabulary.reveals)
