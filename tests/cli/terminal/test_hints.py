"""Hints in words, and how one asks for them at the table."""

import re
from typing import Final

import pytest

from tests.bots.hints.test_hints import SMALL, at_every_table, samples
from tests.cli.terminals import Play
from tests.cli.test_words import speaker_at
from tests.contract.tables import Table, game_at, positions
from tricktable.bots.hints import Choice, Explanation, Interval, Lead, Reason, explain
from tricktable.core.views import View
from tricktable.games import new_match
from tricktable.words.hints import hint_lines, percent
from tricktable.words.reasons import why
from tricktable.words.speakers import Speaker

NOTHING: Final = Lead(Interval(0.0, 0.0, 0.0), 0, 0, 256)


@at_every_table
def test_every_phase_has_a_hint_in_words(table: Table) -> None:
    speaker = speaker_at(game_at(table))
    for match, seat in samples(table, "words", 60, rounds=2):
        view = match.view(seat)
        explanation = explain(view, SMALL)
        lines = [speaker.say(line) for line in hint_lines(view, explanation)]

        assert 1 <= len(lines) <= 3
        for line in lines:
            assert line.endswith(".")
            assert "None" not in line
            assert "  " not in line
        assert ("rule of thumb" if explanation.is_by_thumb else "to win the match") in lines[0]


def hasp_view() -> View:
    """Two players, the viewer leads with several cards."""
    match = new_match("hasp", players=2, seed="hint")
    match.apply_text(match.turn, "trump none")
    match.apply_text(match.turn, "pass")
    return match.view(match.turn)


def told(view: View, lead: Lead, *reasons: Reason, facts: tuple[Reason, ...] = (), deals: int = 256) -> list[str]:
    """The hint for the first card of the hand, which is held against the second."""
    first = Choice(view.legal[0], Interval(0.61, 0.55, 0.67), NOTHING, reasons)
    second = Choice(view.legal[1], Interval(0.57, 0.5, 0.64), lead, ())
    speaker = Speaker("en", ("North", "North"), view.viewer)
    return [speaker.say(line) for line in hint_lines(view, Explanation((first, second), facts, 256, deals))]


def test_a_clear_hint_says_what_to_play_and_why_and_how_often_it_is_better() -> None:
    view = hasp_view()
    one, other = (view.game.deck.text[card] for card in view.legal[:2])
    clear = Lead(Interval(0.04, 0.03, 0.05), 212, 30, 256)
    void = Reason("void", (1 - view.viewer, 2))

    lines = told(view, clear, Reason("takes"), Reason("top"), void, facts=(void, Reason("trumps out", (3,))))

    assert lines == [
        f"Play {one}: 61% to win the match. It takes the trick: nothing that is still out beats it. "
        "North has no river.",
        f"{one} is better than {other} in 212 of 256 deals that you cannot rule out, in 30 worse (+4%).",
        "What is known: 3 trumps are still out.",
    ]


def test_what_cannot_be_told_apart_is_too_close_to_call() -> None:
    view = hasp_view()
    one, other = (view.game.deck.text[card] for card in view.legal[:2])
    close = Lead(Interval(0.001, -0.01, 0.01), 20, 18, 256)

    lines = told(view, close, Reason("ahead"), Reason("beaten", (40, 256)))

    assert lines == [
        f"Too close to call between {one} and {other} (61% to win the match). I would choose {one}. "
        "In 40 of 256 deals an opponent who plays after you can beat it.",
        f"{one} is better than {other} in 20 of 256 deals that you cannot rule out, in 18 worse (less than 1% apart).",
    ]


def test_where_nothing_is_hidden_one_does_not_speak_of_deals() -> None:
    lines = told(hasp_view(), Lead(Interval(0.04, 0.03, 0.05), 50, 3, 64), deals=1)

    assert "in 50 of 64 ways in which the round may go on, in 3 worse (+4%)" in lines[1]


def test_choices_that_never_differ_are_worth_the_same() -> None:
    assert "are worth the same in all of 256 deals" in told(hasp_view(), NOTHING)[1]


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (0.0, "0%"),
        (0.001, "less than 1%"),
        (0.614, "61%"),
        (0.999, "more than 99%"),
        (1.0, "100%"),
    ],
)
def test_only_what_is_certain_is_nothing_or_everything(chance: float, text: str) -> None:
    assert Speaker("en").say(percent(chance)) == text


def test_hands_to_be_remembered_are_not_told_by_a_hint() -> None:
    """WAS-R7: with the option `memory` the hands that everybody saw are not shown any more."""
    match = new_match("was_sticht", players=3, seed="m", options={"memory": "on"})
    while match.phase.name != "trick":
        match.apply(match.turn, match.legal_actions(match.turn)[0])
    seen = 0
    while match.phase.name == "trick":
        view = match.view(match.turn)
        explanation = explain(view, SMALL)
        seen += any(reason.kind == "holds" for reason in explanation.facts)
        own = {view.game.deck.text[card] for card in (*view.hand, *view.facts["trick"])}

        text = " ".join(map(speaker_at(match.game).say, hint_lines(view, explanation)))

        assert set(re.findall(r"\b[rbgy]\d\b", text)) <= own
        assert not re.search(r"ha(s|ve) no (red|blue|green|yellow|trumps)", text)
        match.apply(match.turn, match.legal_actions(match.turn)[0])
    assert seen


@pytest.mark.parametrize("word", ["h", "hint", "H"])
def test_a_hint_is_given_at_the_table_and_the_question_comes_again(word: str, play: Play) -> None:
    code, out, err = play("hasp", "--seats", "2", "--seed", "x", "--bots", "thumb", typed=f"{word}\nq\n")

    assert (code, err) == (0, "")
    assert "to win the match" in " ".join(out.split())
    assert out.count("Name a trump > ") == 2
    assert max(map(len, out.splitlines()[:-1])) <= 80


def test_help_tells_of_hints(play: Play) -> None:
    _, out, _ = play("hasp", "--seats", "2", "--seed", "x", "--bots", "thumb", typed="?\nq\n")

    assert "  h      a hint: what to choose, and why\n" in out


@at_every_table
def test_whoever_asks_about_a_card_in_a_trick_is_told_the_duty(table: Table) -> None:
    """Cards that are not held, and cards that the led one forbids."""
    game = game_at(table)
    speaker = speaker_at(game)
    duties = 0
    for match in positions(game, "why"):
        if match.is_over or match.number > 4 or match.phase.name != "trick":
            continue
        seat = match.turn
        view = match.view(seat)
        for card in range(len(game.deck.text)):
            if card in view.legal or view.legal[0] >= len(game.deck.text):
                continue
            text = speaker.say(why(view, match.phase.refusal(seat, card)))
            if card in view.hand:
                assert "was led" in text, text
                duties += 1
            else:
                assert text == f"You do not hold {game.deck.text[card]}."
    assert duties
