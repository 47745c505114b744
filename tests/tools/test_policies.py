"""How policies of the play-outs are made: by fitting what thumb plays, and by watching searches."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from tools import policies
from tools.fitting import ENOUGH, Example, fit
from tools.watching import Given, Watched, learned, plays_of
from tricktable.bots.arena.ceilings import Table
from tricktable.bots.kit import NO_NETS, find_kit, kit_of
from tricktable.bots.policies import Policies
from tricktable.games import GAMES
from tricktable.kernel.layout import ATTITUDES, FEATURES

HASP = Table("hasp", 2)
OWN = kit_of(HASP.rules()).policies


def test_every_card_that_was_a_choice_is_watched() -> None:
    examples = plays_of(Watched(HASP, "watched", OWN, NO_NETS))

    assert sum(map(len, examples.values())) >= 4
    for own in examples.values():
        assert all(0 <= chosen < len(features) for features, chosen in own)
    again = plays_of(Watched(HASP, "watched", OWN, NO_NETS))
    assert {kind: [chosen for _, chosen in own] for kind, own in again.items()} == {
        kind: [chosen for _, chosen in own] for kind, own in examples.items()
    }


def test_who_is_watched_plays_on_by_the_weights_that_are_given() -> None:
    """Else a policy would be fitted to a search that is not there."""
    upside_down = Given(tuple(-weight for weight in OWN.of(2)))
    rounds = range(4)

    def chosen(policies: Policies) -> list[int]:
        found = [plays_of(Watched(HASP, f"weights/{number}", policies, NO_NETS)) for number in rounds]
        return [place for examples in found for kind in sorted(examples) for _, place in examples[kind]]

    assert chosen(OWN) != chosen(upside_down)


def test_where_too_little_was_seen_weights_stay(capsys: pytest.CaptureFixture[str]) -> None:
    assert learned(HASP, OWN, NO_NETS, 1, "few", 1) == tuple(OWN.of_search(2))
    assert "too few" in capsys.readouterr().out


def test_a_fit_finds_what_somebody_plays_by() -> None:
    """Somebody who always plays the card with most of one feature."""
    rows = np.random.default_rng(5).random((ENOUGH, 4, FEATURES))
    examples: list[Example] = [(features, int(features[:, 3].argmax())) for features in rows]

    weights, agreement = fit(examples)

    assert agreement > 0.95
    assert int(np.abs(weights).argmax()) == 3
    assert weights[3] > 0


def test_the_command_writes_what_the_package_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "policies.json"
    monkeypatch.setattr(sys, "argv", ["policies", "hasp", "--matches", "2", "--into", str(file)])

    policies.main()

    found = json.loads(file.read_text(encoding="utf-8"))
    assert list(found) == [str(players) for players in GAMES["hasp"].player_counts]
    assert all(len(weights) == ATTITUDES * 2 * FEATURES for weights in found.values())


@pytest.mark.parametrize("name", policies.OURS)
def test_searches_are_watched_where_some_choice_follows_them(name: str) -> None:
    """Nothing lies in a package that nobody plays by, and nobody follows what is not there."""
    kit = find_kit(GAMES[name])

    for players in GAMES[name].player_counts:
        manners = [kit.manners.tables.get((kind, players), manner) for kind, manner in kit.manners.kinds.items()]
        assert any(manner.follows_search for manner in manners) == (players in kit.policies.watched)
        own, of_search = kit.policies.of(players), kit.policies.of_search(players)
        assert len(of_search) == len(own)
        assert (of_search != own) == (players in kit.policies.watched)
