"""Judgements: right about what is certain, silent about what is not, blind to what the player could not see."""

from itertools import islice

import pytest

from tests.bots.reviews.reviewed import SMALL, choices, copies, known
from tests.bots.secrecies import twin
from tests.contract.tables import TABLES, Table, game_at, table_name
from tricktable.bots.hints import Interval, explain
from tricktable.bots.kit import DEFAULT, kit_of
from tricktable.bots.reviews import FULL, QUICK, Label, Luck, Scale, Thoroughness, judge, thoroughness_for
from tricktable.bots.reviews.points import PointsTrial
from tricktable.bots.reviews.verdicts import label_of, luck_of
from tricktable.bots.search import HARD, Source
from tricktable.core.matches import Match
from tricktable.core.streams import Stream

SCALE = Scale(points=(1.0, 2.5, 5.0))


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_judgement_knows_what_the_player_knew_and_no_more(table: Table) -> None:
    """Hidden cards are dealt anew: all that is said without the open cards stays, to the last digit."""
    different = 0
    early, late = islice(choices(table, "secret", 3), 2), islice(choices(table, "secret", 13), 2)
    for match, seat in (*copies(early), *copies(late)):
        other = twin(match, seat, Stream(f"twin {len(match.steps)}"))
        different += str(match.deal.parts) != str(other.deal.parts)
        played = match.legal_actions(seat)[-1]

        one, two = judge(match, seat, played, SMALL), judge(other, seat, played, SMALL)

        assert one is not None
        assert two is not None
        assert known(one) == known(two)
    assert different


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_the_same_position_is_judged_the_same(table: Table) -> None:
    match, seat = next(choices(table, "same", 3))
    played = match.legal_actions(seat)[0]

    assert judge(match, seat, played, SMALL) == judge(match.copy(), seat, played, SMALL)


def test_another_seed_tries_other_deals() -> None:
    match, seat = next((match, seat) for match, seat in choices(("hasp", 4), "seeds", 5) if match.phase.name == "trick")
    chances = {
        judgement.chance
        for seed in "abcd"
        if (judgement := judge(match, seat, match.legal_actions(seat)[0], SMALL, seed))
    }

    assert len(chances) > 1


def test_whoever_has_no_choice_is_not_judged() -> None:
    for match in (match for match, _ in choices(("hasp", 2), "none", 1)):
        for seat in match.awaited():
            legal = match.legal_actions(seat)
            if len(legal) == 1:
                assert judge(match, seat, legal[0], SMALL) is None
                return


WITH_POINTS = [table for table in TABLES if table[0] != "was_sticht"]


@pytest.mark.parametrize("table", WITH_POINTS, ids=table_name)
def test_points_are_those_that_the_rules_give(table: Table) -> None:
    """Before the last choices of a round everything is forced or can be played out: the score says what they are
    worth."""
    checked = 0
    for number in range(12):
        for match, seat in choices(table, f"points {number}", 1):
            hands = [hand.bit_count() for hand in match.phase.hands]
            translation = kit_of(match.game).translation
            assert translation is not None
            if max(hands) > 2 or translation.play(match.phase) is None or match.phase.name != "trick":
                continue
            for action in match.legal_actions(seat):
                end = _forced_end(match, seat, action)
                if end is None:
                    continue
                points = end.past[-1].score.points[: match.game.players]
                above = match.game.aim * (points[seat] - sum(points) / len(points))
                trial = PointsTrial(kit_of(match.game), Source(iter([match.copy()])), seat, 1, 1, 0, False, 1)
                assert trial.points([action], 0, 1)[0][0] == pytest.approx(above, abs=1e-3)
                checked += 1
            if checked > 6:
                return
    assert checked


def _forced_end(match: Match, seat: int, action: int) -> Match | None:
    """The match behind the round, if nobody has a choice after this one."""
    after = match.copy()
    past = len(after.past)
    after.apply(seat, action)
    while not after.is_over and len(after.past) == past:
        legal = after.legal_actions(after.turn)
        if len(legal) > 1:
            return None
        after.apply(after.turn, legal[0])
    return after


def test_labels_go_by_the_lower_bound() -> None:
    def label(low: float, points: float | None = None) -> Label:
        found = None if points is None else Interval(points + 1, points, points + 2)
        return label_of(Interval(low + 0.01, low, low + 0.02), found, SCALE)

    assert [label(low) for low in (-0.01, 0.02, 0.021, 0.051, 0.11)] == [
        Label.GOOD,
        Label.GOOD,
        Label.INACCURACY,
        Label.MISTAKE,
        Label.BLUNDER,
    ]
    assert label(0.01, 3.0) is Label.MISTAKE
    assert label(0.001, 9.0) is Label.GOOD, "a match that is decided knows no blunders"
    assert label(-0.01, 9.0) is Label.GOOD, "whoever must gamble may lose points"


def test_luck_is_what_only_open_cards_tell() -> None:
    nothing, much = Interval(0.0, 0.0, 0.0), Interval(0.2, 0.15, 0.25)

    assert luck_of(Label.GOOD, much, None, SCALE) is Luck.UNLUCKY
    assert luck_of(Label.GOOD, nothing, None, SCALE) is Luck.NONE
    assert luck_of(Label.BLUNDER, nothing, None, SCALE) is Luck.LUCKY
    assert luck_of(Label.BLUNDER, much, None, SCALE) is Luck.NONE


PLAIN = Thoroughness(first=32, choosing=64, judging=192, openly=16)
GLANCE = HARD._replace(worlds=64)
"""Finds choices that may be blunders..."""
MUCH = 0.05
"""...which lose at least so much of the chance to win the match."""


@pytest.mark.parametrize(
    "table", [("hasp", 2), ("njet", 2), ("meinz", 3), ("was_sticht", 3), ("mue", 4)], ids=table_name
)
def test_blunders_that_are_planted_in_tricks_are_found(table: Table) -> None:
    """The worst card by a search of its own, where it loses much, is blamed by other worlds too; the best is not."""
    planted = 0
    for match, seat in choices(table, "planted", 2):
        if match.phase.name != "trick":
            continue
        explanation = explain(match.view(seat), GLANCE, Stream("search"))
        if explanation.choices[0].value.mean - explanation.choices[-1].value.mean < MUCH:
            continue
        worst = judge(match, seat, explanation.choices[-1].action, PLAIN, "search")
        assert worst is not None
        if worst.label is not Label.BLUNDER:
            continue
        planted += 1
        blamed = judge(match, seat, worst.played, PLAIN, "another seed")
        best = judge(match, seat, worst.best, PLAIN, "another seed")
        assert blamed is not None
        assert best is not None
        assert blamed.label is not Label.GOOD
        assert best.label not in (Label.MISTAKE, Label.BLUNDER)
        if planted == 3:
            break
    assert planted


def test_a_full_review_tries_512_deals_and_a_costly_one_fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that the kernel does not know are played on by their Python rules."""
    game = game_at(("hasp", 2))
    monkeypatch.setattr("tricktable.bots.reviews.judgements.is_compiled", lambda part: True)
    assert thoroughness_for(game) is FULL
    assert FULL.judging >= 512

    monkeypatch.setattr("tricktable.bots.reviews.judgements.kit_of", lambda game: DEFAULT)
    assert thoroughness_for(game) is QUICK
