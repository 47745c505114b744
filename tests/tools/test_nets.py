"""How nets are made: choices that searches rate, and training on them, the same every time."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from tools import nets
from tools.net_training import Example, gain, rounded, train
from tools.nets import Lesson, examples_of
from tricktable.bots.arena.ceilings import Table
from tricktable.kernel.layout import NET, PREFERRED, SIGHT

HASP = Table("hasp", 2)


def made_up(count: int, seed: int) -> list[Example]:
    """Cards that are the better, the more of one number they have; the rule of thumb prefers the first."""
    chance = np.random.default_rng(seed)
    found = []
    for _ in range(count):
        sights = chance.random((4, SIGHT))
        sights[:, PREFERRED] = [1.0, 0.0, 0.0, 0.0]
        found.append(Example(sights, sights[:, 40].copy()))
    return found


def test_every_choice_between_cards_is_rated_by_a_search() -> None:
    examples = examples_of(Lesson(HASP, "rated", ()))

    assert len(examples) >= 4
    for sights, values in examples:
        assert sights.shape == (len(values), SIGHT)
        assert len(values) > 1
        assert sights[:, PREFERRED].sum() == 1.0
        assert ((values >= 0.0) & (values <= 1.0)).all()


def test_a_net_that_sits_at_the_table_changes_what_is_learned_from() -> None:
    weights = rounded(train(made_up(64, 1), 1))

    without = [examples_of(Lesson(HASP, f"seats/{number}", ())) for number in range(3)]
    beside = [examples_of(Lesson(HASP, f"seats/{number}", weights)) for number in range(3)]

    assert str(without) != str(beside)


def test_training_finds_what_cards_are_good_for() -> None:
    weights = rounded(train(made_up(400, 2), 1))

    more, error = gain(weights, made_up(500, 3))

    best = np.mean([values.max() - values[0] for _, values in made_up(500, 3)])
    assert more > 0.5 * best
    assert more > 10 * error


def test_the_same_seed_trains_the_same_weights() -> None:
    examples = made_up(100, 4)

    assert rounded(train(examples, 1)) == rounded(train(examples, 1)) != rounded(train(examples, 2))


def test_the_command_writes_the_same_bytes_for_the_same_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / name for name in ("one.json", "two.json")]
    monkeypatch.setattr(nets, "gain", lambda weights, examples: (1.0, 0.1))
    for file in files:
        arguments = ["nets", "hasp", "--players", "2", "--choices", "60", "--seed", "bytes", "--into", str(file)]
        monkeypatch.setattr(sys, "argv", arguments)
        nets.main()

    one, two = (file.read_bytes() for file in files)
    assert one == two
    found = json.loads(one)
    assert list(found) == ["2"]
    assert len(found["2"]) == NET
    digests = [line.split()[0] for line in capsys.readouterr().out.splitlines() if line.endswith(".json")]
    assert len(digests) == 2
    assert len(set(digests)) == 1


def test_a_table_where_the_rule_of_thumb_is_as_good_gets_no_net(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nets, "gain", lambda weights, examples: (0.1, 0.2))

    assert nets.learned(HASP, 40, "none", 1) is None


def test_one_table_is_not_written_over_a_package(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["nets", "hasp", "--players", "2"])

    with pytest.raises(SystemExit):
        nets.main()

    assert "--players goes with a game and --into FILE" in capsys.readouterr().err
