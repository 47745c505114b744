"""Everything that can happen in any of the games has words, for whoever watches."""

from collections import deque
from typing import Final

import pytest

from tests.contract.tables import TABLES, Table, game_at, positions, table_name
from tricktable.core.events import HIDDEN, Event
from tricktable.core.games import Game
from tricktable.core.seats import SPECTATOR
from tricktable.games import new_game
from tricktable.words import words_of
from tricktable.words.common import cards, choices, name
from tricktable.words.phrases import AllOf, AnyOf, Phrase, Seat
from tricktable.words.reasons import why
from tricktable.words.speakers import Speaker
from tricktable.words.tellings import Narration, log_lines, tell, tell_score

PEOPLE: Final = ("", "Ada", "Bela", "Cleo", "Dora", "Emil")
WORDLESS: Final = {
    ("hasp", "drew"),
    ("hasp", "seated"),
    ("meinz", "passed"),
    ("mue", "stayed"),
}
"""What is not worth a line of its own, or only sometimes."""


def speaker_at(game: Game) -> Speaker:
    """Speaks English to whoever sits at seat 0."""
    return Speaker("en", PEOPLE[: game.players], 0, game.house)


def is_sentence(text: str) -> bool:
    """Something to read: a capital or a card first, no programs' words, no hidden values."""
    return text[:1].isalnum() and "-1" not in text.split() and "None" not in text and "?" not in text.rstrip("?")


def check_event(game: Game, event: Event, seating: tuple[int, ...], speaker: Speaker) -> None:
    phrase = tell(game, event, seating)
    if phrase is not None:
        sentence = speaker.say(phrase)
        assert is_sentence(sentence), (event, sentence)
        assert "score " not in sentence
    else:
        is_hidden_deal = event.kind == "dealt" and HIDDEN in event.values
        assert is_hidden_deal or (game.name, event.kind) in WORDLESS, event


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_event_has_words_for_everybody_who_sees_it(table: Table) -> None:
    game = game_at(table)
    speaker = speaker_at(game)
    told: set[tuple[str, bool]] = set()
    for seed in ("first", "second", "third"):
        match = deque(positions(game, seed), maxlen=1)[0]
        for past in match.past:
            for event in past.journal:
                for seen in (event, event.seen(0), event.seen(SPECTATOR)):
                    check_event(game, seen, match.seating, speaker)
                    told.add((seen.kind, HIDDEN in seen.values))

    assert ("played", False) in told


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_score_has_words(table: Table) -> None:
    game = game_at(table)
    match = deque(positions(game, "scores"), maxlen=1)[0]
    speaker = speaker_at(game)

    lines = [line for past in match.past for line in past.score.lines]

    assert lines
    for line in lines:
        text = speaker.say(tell_score(game, line))
        assert is_sentence(text)
        assert text.startswith(f"{speaker.say(name(line.seat))}: ")


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_position_and_choice_has_words(table: Table) -> None:
    game = game_at(table)
    words = words_of(game)
    speaker = speaker_at(game)
    for place, match in enumerate(positions(game, "positions")):
        if match.number > 2:
            break
        for viewer in (*match.awaited(), (place % game.players), SPECTATOR):
            view = match.view(viewer)
            assert speaker.say(words.standing(view))
            for label, text in words.describe(view):
                assert label is None or speaker.say(label) == speaker.say(label).strip() != ""
                assert HIDDEN not in view.hand
                assert speaker.say(text)
            for action in view.legal:
                assert words.explain(game, action) or game.actions.text[action].split()[-1] in (
                    *game.deck.text,
                    *(word for text in game.actions.text if text.startswith("veto ") for word in text.split()),
                )
            if view.legal:
                assert speaker.say(words.ask(view))


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_refusal_has_a_sentence(table: Table) -> None:
    game = game_at(table)
    speaker = speaker_at(game)
    for place, match in enumerate(positions(game, "refusals")):
        if match.number > 1 or match.is_over:
            break
        if place % 4:
            continue
        seat = match.awaited()[0]
        view = match.view(seat)
        for action in range(len(game.actions)):
            if action not in view.legal:
                sentence = speaker.say(why(view, match.phase.refusal(seat, action)))
                assert sentence.endswith(".")
                assert sentence[0].isupper() or sentence.split()[0].rstrip(",") in game.deck.text


def test_a_refusal_names_the_duty_and_the_cards() -> None:
    game = new_game("meinz", 4)
    speaker = speaker_at(game)
    for match in positions(game, "duty"):
        view = match.view(match.turn)
        forbidden = [card for card in view.hand if card not in view.legal]
        if view.phase == "trick" and view.facts["trick"] and forbidden:
            break

    sentence = speaker.say(why(view, match.phase.refusal(match.turn, forbidden[0])))

    assert "was led and you hold" in sentence
    assert sentence.endswith(f"{speaker.forms(choices(game, [game.deck.text[card] for card in view.legal]))[0]}.")


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_log_has_a_line_for_each_trick(table: Table) -> None:
    game = game_at(table)
    for match in positions(game, "log"):
        if match.past and any(event.kind == "took" for event in match.past[-1].journal):
            break
    past = match.past[-1]

    lines = [speaker_at(game).say(line) for line in log_lines(game, past.journal, match.seating)]

    tricks = [line for line in lines if line.endswith((": You take it", "takes it"))]
    assert len(tricks) == sum(event.kind == "took" for event in past.journal)


def test_names_go_with_their_verbs() -> None:
    speaker = Speaker("en", ("", "Ada", "Jonas"), 0, (3,))

    assert speaker.say(Phrase("played", {"who": Seat(0), "cards": "r7"})) == "You play r7"
    assert speaker.say(Phrase("mue-passed", {"who": Seat(1)})) == "Ada passes"
    assert speaker.say(Phrase("njet-vetoed", {"who": Seat(1), "space": "r7"})) == "Ada vetoes “r7”"
    assert speaker.say(Phrase("cli-winning", {"who": Seat(3), "plays": "r7"})) == "r7: The monster is winning"
    assert speaker.say(Phrase("whose", {"who": Seat(0)})) == "your"
    assert speaker.say(Phrase("whose", {"who": Seat(2)})) == "Jonas’"
    assert speaker.forms(AllOf((Seat(0), Seat(1), Seat(3))))[1] == "You, Ada and the monster"


def test_hidden_cards_are_counted_and_not_named() -> None:
    game = new_game("njet")
    speaker = speaker_at(game)

    assert speaker.forms(cards(game, (HIDDEN,)))[0] == "a card"
    assert speaker.forms(cards(game, (HIDDEN, HIDDEN)))[0] == "2 cards"
    assert speaker.forms(cards(game, (0, 1)))[0] == "b0 b1"


def test_lists_read_like_english() -> None:
    game = new_game("mue")
    speaker = speaker_at(game)

    assert speaker.forms(AnyOf(()))[0] == ""
    assert speaker.forms(AnyOf(("a",)))[0] == "a"
    assert speaker.forms(AnyOf(("a", "b", "c")))[0] == "a, b or c"
    assert speaker.forms(choices(game, ["bid r7", "bid r9", "pass"]))[0] == "bid r7, r9 or pass"


def test_passes_and_bids_in_a_row_become_one_sentence() -> None:
    game = new_game("mue", 4)
    said: list[Phrase] = []
    narration = Narration(game, said.append, frozenset())

    narration.hear([Event("bid", 1, (0,)), Event("bid", 1, (1,)), Event("stayed", 1)])
    narration.hear([Event("passed", 2), Event("passed", 3)])
    narration.hear([Event("passed", 0)])
    narration.pause()

    assert [speaker_at(game).say(phrase) for phrase in said] == ["Ada bids b0 b1", "Bela, Cleo and you pass"]
