"""Everything that can happen in any of the games has words, for whoever watches."""

from collections import deque
from typing import Final

import pytest

from tests.contract.tables import TABLES, Table, game_at, positions, table_name
from tricktable.cli.words import tell, tell_score, why, words_of
from tricktable.cli.words.names import MONSTER, YOU, Names, cards, choices, joined
from tricktable.cli.words.narrations import Narration, log_lines
from tricktable.core.events import HIDDEN, Event
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.seats import SPECTATOR
from tricktable.games import new_game

PEOPLE: Final = (YOU, "Ada", "Bela", "Cleo", "Dora", "Emil")
WORDLESS: Final = {
    ("hasp", "drew"),
    ("hasp", "seated"),
    ("meinz", "passed"),
    ("mue", "stayed"),
}
"""What is not worth a line of its own, or only sometimes."""


def names_at(game: Game, match: Match | None = None) -> Names:
    people = [PEOPLE[seat] if seat < game.players else MONSTER for seat in range(game.seats)]
    return Names(people, match.seating if match else ())


def is_sentence(text: str) -> bool:
    """Something to read: a capital or a card first, no programs' words, no hidden values."""
    return text[:1].isalnum() and "-1" not in text.split() and "None" not in text and "?" not in text.rstrip("?")


def check_event(game: Game, event: Event, names: Names) -> None:
    sentence = tell(game, event, names)
    if sentence:
        assert is_sentence(sentence), (event, sentence)
        assert "score " not in sentence
    else:
        is_hidden_deal = event.kind == "dealt" and HIDDEN in event.values
        assert is_hidden_deal or (game.name, event.kind) in WORDLESS, event


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_event_has_words_for_everybody_who_sees_it(table: Table) -> None:
    game = game_at(table)
    told: set[tuple[str, bool]] = set()
    for seed in ("first", "second", "third"):
        match = deque(positions(game, seed), maxlen=1)[0]
        names = names_at(game, match)
        for past in match.past:
            for event in past.journal:
                for seen in (event, event.seen(0), event.seen(SPECTATOR)):
                    check_event(game, seen, names)
                    told.add((seen.kind, HIDDEN in seen.values))

    assert ("played", False) in told


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_score_has_words(table: Table) -> None:
    game = game_at(table)
    match = deque(positions(game, "scores"), maxlen=1)[0]
    names = names_at(game)

    lines = [line for past in match.past for line in past.score.lines]

    assert lines
    for line in lines:
        text = tell_score(game, line, names)
        assert is_sentence(text)
        assert text.startswith(f"{names(line.seat)}: ")


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_position_and_choice_has_words(table: Table) -> None:
    game = game_at(table)
    words = words_of(game)
    names = names_at(game)
    for place, match in enumerate(positions(game, "positions")):
        if match.number > 2:
            break
        for viewer in (*match.awaited(), (place % game.players), SPECTATOR):
            view = match.view(viewer)
            assert words.standing(view, names)
            for label, text in words.describe(view, names):
                assert label == label.strip()
                assert HIDDEN not in view.hand
                assert text
            for action in view.legal:
                assert words.explain(game, action, names) or game.actions.text[action].split()[-1] in (
                    *game.deck.text,
                    *(word for text in game.actions.text if text.startswith("veto ") for word in text.split()),
                )
            if view.legal:
                assert words.ask(view)


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_refusal_has_a_sentence(table: Table) -> None:
    game = game_at(table)
    names = names_at(game)
    for place, match in enumerate(positions(game, "refusals")):
        if match.number > 1 or match.is_over:
            break
        if place % 4:
            continue
        seat = match.awaited()[0]
        view = match.view(seat)
        for action in range(len(game.actions)):
            if action not in view.legal:
                sentence = why(view, match.phase.refusal(seat, action), names)
                assert sentence.endswith(".")
                assert sentence[0].isupper() or sentence.split()[0].rstrip(",") in game.deck.text


def test_a_refusal_names_the_duty_and_the_cards() -> None:
    game = new_game("meinz", 4)
    names = names_at(game)
    for match in positions(game, "duty"):
        view = match.view(match.turn)
        forbidden = [card for card in view.hand if card not in view.legal]
        if view.phase == "trick" and view.facts["trick"] and forbidden:
            break

    sentence = why(view, match.phase.refusal(match.turn, forbidden[0]), names)

    assert "was led and you hold" in sentence
    assert sentence.endswith(f"{choices([game.deck.text[card] for card in view.legal])}.")


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_log_has_a_line_for_each_trick(table: Table) -> None:
    game = game_at(table)
    for match in positions(game, "log"):
        if match.past and any(event.kind == "took" for event in match.past[-1].journal):
            break
    past = match.past[-1]

    lines = log_lines(game, past.journal, names_at(game, match))

    tricks = [line for line in lines if line.endswith((": You take it", "takes it"))]
    assert len(tricks) == sum(event.kind == "took" for event in past.journal)


def test_names_go_with_their_verbs() -> None:
    names = Names((YOU, "Ada", "Jonas", MONSTER))

    assert names.does(0, "play") == "You play"
    assert names.does(1, "pass") == "Ada passes"
    assert names.does(1, "veto") == "Ada vetoes"
    assert names.does(3, "are") == "The monster is"
    assert names.whose(0) == "your"
    assert names.whose(2) == "Jonas'"
    assert names.together((0, 1, 3)) == "You, Ada and the monster"


def test_hidden_cards_are_counted_and_not_named() -> None:
    game = new_game("njet")

    assert cards(game, (HIDDEN,)) == "a card"
    assert cards(game, (HIDDEN, HIDDEN)) == "2 cards"
    assert cards(game, (0, 1)) == "b0 b1"


def test_lists_read_like_english() -> None:
    assert joined([]) == ""
    assert joined(["a"]) == "a"
    assert joined(["a", "b", "c"], "or") == "a, b or c"
    assert choices(["bid r7", "bid r9", "pass"]) == "bid r7, r9 or pass"


def test_passes_and_bids_in_a_row_become_one_sentence() -> None:
    game = new_game("mue", 4)
    said: list[str] = []
    narration = Narration(game, names_at(game), said.append, frozenset())

    narration.hear([Event("bid", 1, (0,)), Event("bid", 1, (1,)), Event("stayed", 1)])
    narration.hear([Event("passed", 2), Event("passed", 3)])
    narration.hear([Event("passed", 0)])
    narration.pause()

    assert said == ["Ada bids b0 b1", "Bela, Cleo and you pass"]
