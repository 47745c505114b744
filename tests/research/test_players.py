"""Players of the arena who choose by arrays: policies and networks."""

import pickle
from pathlib import Path
from types import ModuleType
from typing import BinaryIO

import numpy as np
import pytest

from tests.research.episodes import positions
from tests.research.test_learning import load_example
from tricktable.bots.arena.contests import ROUND, Contest, hold, one_by_one
from tricktable.cli import main
from tricktable.core.errors import SetupError
from tricktable.core.streams import Stream
from tricktable.research import Encoding
from tricktable.research.episodes import Episodes
from tricktable.research.networks import Network
from tricktable.research.pettingzoo import env
from tricktable.research.players import own_player

ROOT = Path(__file__).parents[2]
MINE = """
import numpy as np

asked = []

def policy(observation, mask):
    asked.append((observation, mask))
    return np.flatnonzero(mask)[0]

class Callable:
    def __call__(self, observation, mask):
        return mask.argmax()

thing = Callable()

class Player:
    def choose(self, view, stream):
        return view.legal[0]

def cheat(observation, mask):
    return mask.argmin()

number = 1
"""


def contest(*bots: str, players: int = 2) -> Contest:
    return Contest("hasp", players, (), bots, ROUND, "own", 3, (), own_player)


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(MINE, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def example() -> ModuleType:
    return load_example()


def network(encoding: str = "hasp/2/obs-1", hidden: int = 5, activation: str = "relu") -> Network:
    made = Encoding(encoding)
    chance = np.random.default_rng(1)
    sizes = (made.size, hidden, len(made.actions))
    weights = [chance.standard_normal((sizes[place], sizes[place + 1])).astype(np.float32) for place in range(2)]
    return Network(encoding, weights, [np.zeros(size, np.float32) for size in sizes[1:]], "policy", activation)


def test_functions_classes_and_whatever_can_be_called_play(mine: Path) -> None:
    reports = [hold(contest(f"{mine}:{name}", "random"), one_by_one) for name in ("policy", "thing", "Player")]

    outcomes = [report.comparisons[0].differences for report in reports]

    assert outcomes[0] == outcomes[1] == outcomes[2]


def test_the_function_of_the_example_plays_beside_its_class() -> None:
    path = f"{ROOT}/examples/arena_bot.py"

    report = hold(contest(f"{path}:policy", f"{path}:Player"), one_by_one)

    assert len(report.comparisons[0].differences) == 3


def test_a_file_is_run_once_whatever_is_taken_from_it(mine: Path) -> None:
    mine.write_text(MINE + "\nwith open(__file__ + '.runs', 'a') as file:\n    file.write('run ')\n")

    contest(f"{mine}:policy", f"{mine}:Player").check()

    assert Path(f"{mine}.runs").read_text() == "run "


def test_a_policy_gets_what_pettingzoo_gives(mine: Path) -> None:
    table = env("hasp", players=2)
    table.reset(seed=7)
    match = table.match
    assert match is not None
    player = own_player(f"{mine}:policy")

    player.choose(match.view(match.turn), Stream(""))

    observation, mask = player.policy.__globals__["asked"][-1]  # type: ignore[attr-defined]
    told = table.observe(table.agent_selection)
    for given, right in ((observation, told["observation"]), (mask, told["action_mask"])):
        assert given.dtype == right.dtype
        assert (given == right).all()


def test_what_is_no_player_is_refused(mine: Path) -> None:
    with pytest.raises(SetupError, match="neither a class with choose"):
        contest(f"{mine}:number", "random").check()
    with pytest.raises(SetupError, match="which is not allowed"):
        hold(contest(f"{mine}:cheat", "random"), one_by_one)


def test_a_network_that_is_not_written_to_its_end_leaves_the_one_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.npz"
    network().save(path)
    before = path.read_bytes()

    def stop(file: BinaryIO, **arrays: object) -> None:
        file.write(b"half of it")
        raise KeyboardInterrupt

    monkeypatch.setattr(np, "savez", stop)
    with pytest.raises(KeyboardInterrupt):
        network(hidden=6).save(path)

    assert path.read_bytes() == before


@pytest.mark.parametrize("activation", ["relu", "tanh"])
def test_a_network_comes_back_from_its_file(tmp_path: Path, activation: str) -> None:
    saved = network(activation=activation)
    saved.save(tmp_path / "one.npz")
    saved.save(tmp_path / "two.npz")

    loaded = Network.load(tmp_path / "one.npz")

    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()
    assert (loaded.encoding, loaded.output, loaded.activation) == ("hasp/2/obs-1", "policy", activation)
    observations = np.ones((3, Encoding("hasp/2/obs-1").size), np.uint8)
    high = Encoding("hasp/2/obs-1").high
    assert (loaded.outputs(observations, high) == saved.outputs(observations, high)).all()


def test_a_network_plays_what_it_says_is_best(tmp_path: Path) -> None:
    """Worked out by hand, layer by layer, from the file alone."""
    network(activation="tanh").save(tmp_path / "net.npz")
    arrays = np.load(tmp_path / "net.npz")
    player = own_player(str(tmp_path / "net.npz"))
    encoding = Encoding(str(arrays["encoding"]))
    choices = set()
    for match in positions(Episodes.at("hasp", 2), "network"):
        view = match.view(match.turn)
        observation = encoding.empty()
        encoding.write(view, observation)
        hidden = np.tanh((observation / np.maximum(encoding.high, 1)) @ arrays["weights 0"] + arrays["bias 0"])
        outputs = hidden @ arrays["weights 1"] + arrays["bias 1"]
        best = max(view.legal, key=lambda action: outputs[action])

        assert player.choose(view, Stream("")) == best
        choices.add(best)

    assert len(choices) > 3


def test_the_example_learns_saves_and_enters_the_arena(example: ModuleType, tmp_path: Path) -> None:
    path = str(tmp_path / "hasp.npz")
    trained = example.train("hasp", 2, steps=20_000, seed=1, lanes=64, hidden=32)

    example.save(trained, "hasp", 2, path)
    report = hold(Contest("hasp", 2, (), (path, "random"), ROUND, "learned", 60, (), own_player), one_by_one)

    assert report.comparisons[0].difference.mean > 0


def test_the_arena_takes_both_in_several_processes(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = mine.parent / "net.npz"
    network().save(path)
    asked = [
        "arena",
        "--game",
        "hasp",
        "--seats",
        "2",
        "--bots",
        f"{path},{mine}:policy",
        "--deals",
        "2",
        "--seed",
        "a",
    ]

    assert main([*asked, "--jobs", "2"]) == 0
    spread = capsys.readouterr().out
    assert main(asked) == 0

    assert "net.npz" in spread
    assert pickle.loads(pickle.dumps(contest("thumb", "random"))).reader is own_player


def test_a_network_of_another_table_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "net.npz")
    network().save(path)

    code = main(["arena", "--game", "hasp", "--seats", "4", "--bots", f"{path},thumb", "--deals", "2"])

    assert code == 2
    shown = capsys.readouterr().err
    assert "the network is for hasp/2/obs-1, not for hasp/4/obs-1" in shown
    assert shown.count("\n") == 1


def test_networks_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    right = network()
    few = Network(right.encoding, [right.weights[0][:-1], right.weights[1]], right.biases)
    few.save(tmp_path / "few.npz")
    much = Network(right.encoding, right.weights[:1], right.biases[:1])
    much.save(tmp_path / "much.npz")

    with pytest.raises(SetupError, match="inputs, but hasp/2/obs-1 has"):
        contest(str(tmp_path / "few.npz"), "random").check()
    with pytest.raises(SetupError, match="has 5 outputs, but hasp/2/obs-1 has"):
        contest(str(tmp_path / "much.npz"), "random").check()
    with pytest.raises(SetupError, match="layer 1 of the network has weights"):
        Network("hasp/2/obs-1", [right.weights[0], right.weights[1][1:]], right.biases)
    with pytest.raises(SetupError, match="no number"):
        Network("hasp/2/obs-1", [right.weights[0] * np.float32(np.nan), right.weights[1]], right.biases)
    with pytest.raises(SetupError, match="activation of a network is one of relu, tanh"):
        Network("hasp/2/obs-1", right.weights, right.biases, activation="step")
    with pytest.raises(SetupError, match="has layers"):
        Network("hasp/2/obs-1", [], [])


def test_files_that_are_no_networks_are_refused(tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("hello")
    np.savez(tmp_path / "other.npz", form=np.array("something else"))
    np.savez(tmp_path / "less.npz", form=np.array("tricktable network 1"))
    np.savez(tmp_path / "objects.npz", form=np.array([{}], dtype=object), allow_pickle=True)

    for name, reason in (
        ("none", "there is no file"),
        ("text", "is no file of numpy arrays"),
        ("other", "is no 'tricktable network 1'"),
        ("less", "it has no array 'encoding'"),
        ("objects", "is no file of numpy arrays"),
    ):
        with pytest.raises(SetupError, match=reason):
            contest(str(tmp_path / f"{name}.npz"), "random").check()
