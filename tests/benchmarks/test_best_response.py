"""The benchmark of best responses: what is learned by watching, and what is made of it."""

import pytest

from benchmarks.best_response import FLOOR, PLANS, PREFIX, REFERENCE, gains, main, plans_of, response
from tricktable.bots.arena.ceilings import Table
from tricktable.bots.kit import kit_of
from tricktable.core.deals import ShuffledDeals
from tricktable.core.matches import Match
from tricktable.core.streams import Stream

HASP = Table("hasp", 2)


def test_a_plan_differs_from_search_where_it_says_so() -> None:
    assert plans_of(HASP) == ["worlds", "fitted", "hearing"], "two players search before the tricks anyway"
    assert plans_of(Table("hasp", 4)) == list(PLANS)
    assert plans_of(Table("meinz", 4)) == ["worlds", "fitted", "hearing"], "everything is searched"
    assert plans_of(Table("mue", 5)) == ["worlds", "fitted"], "nobody hears cards there"
    game = Table("hasp", 4).rules()
    match = Match.begin(game, ShuffledDeals("plans"))
    view = match.view(match.turn)
    own = kit_of(game)
    weights = tuple(own.policies.of(4))
    early, fitted = (response(weights, PREFIX + name, "hasp") for name in ("early", "fitted"))
    assert early.kit is not None
    assert fitted.kit is not None
    assert not own.manners.of(view).is_searching()
    assert early.kit.manners.of(view).is_searching()
    assert not fitted.kit.manners.of(view).is_searching()
    assert fitted.choose(view, Stream("any")) == own.rule_of_thumb(view)


def test_a_response_that_has_learned_nothing_gains_nothing() -> None:
    """With the policy that search supposes anyway it is search, to the last card."""
    weights = tuple(kit_of(HASP.rules()).policies.of(2))

    assert gains(HASP, (PREFIX + "fitted", REFERENCE), weights, range(3, 5), "nothing", 1) == [0.0, 0.0]


def test_the_deals_of_a_stage_follow_those_before() -> None:
    both = gains(HASP, (REFERENCE, FLOOR), (), range(1, 4), "stages", 1)

    assert gains(HASP, (REFERENCE, FLOOR), (), range(3, 4), "stages", 1) == both[2:]


def test_the_command_tells_what_was_learned_tried_and_measured(capsys: pytest.CaptureFixture[str]) -> None:
    counts = ["--watched", "1", "--tried", "2", "--deals", "2"]
    assert main(["--table", "hasp-2", *counts, "--plan", "fitted", "--plan", "hearing"]) == 0

    told = capsys.readouterr().out
    assert "choices, too few" in told
    assert "is best" in told
    assert "against search: " in told
    assert "search against thumb: " in told
    assert "deals: sha256 " in told
