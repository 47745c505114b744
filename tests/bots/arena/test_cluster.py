"""Contests on a real Dask cluster of local processes: the same report, whatever happens to the workers."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from distributed import Client

import tricktable
from tricktable.bots.arena.cluster import (
    AHEAD,
    LARGEST,
    ClusterError,
    batch_size,
    cluster,
    play_batch,
)
from tricktable.bots.arena.contests import MATCH, ROUND, Contest, Outcome, Report, Task, hold
from tricktable.bots.arena.identity import IDENTITY, Identity
from tricktable.cli import FAILED, INTERRUPTED, WRONG_USAGE, main

SOURCES: Final = Path(tricktable.__file__).parents[1]
HASP: Final = ("arena", "--game", "hasp", "--bots", "simple,random", "--deals", "30", "--seed", "monday")


def contest(deals: int, unit: str = ROUND) -> Contest:
    return Contest("hasp", 4, (), ("simple", "random"), unit, "cluster", deals)


def numbers(report: Report) -> list[object]:
    """Everything that does not depend on the machine."""
    comparisons = [(each.differences, each.won, each.level) for each in report.comparisons]
    return [report.digest, comparisons, {bot: times.count for bot, times in report.times.items()}]


def until(is_so: Callable[[], object]) -> None:
    """Waits until something is so, but not for ever."""
    deadline = time.monotonic() + 30
    while not is_so():
        assert time.monotonic() < deadline, "it never came to pass"
        time.sleep(0.02)


class Machines:
    """A scheduler and workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.processes: Final[list[subprocess.Popen[bytes]]] = []
        told = folder / "scheduler.json"
        self._start("scheduler", "--port", "0", "--host", "127.0.0.1", "--scheduler-file", str(told))
        until(lambda: told.exists() and told.read_text())
        self.address: Final[str] = json.loads(told.read_text())["address"]
        self.client: Final = Client(self.address, set_as_default=False)

    def start_worker(self, sources: Path = SOURCES) -> tuple[subprocess.Popen[bytes], str]:
        """A worker whose tricktable is in this folder, and its address."""
        before = set(self.workers())
        settings = ("--nthreads", "1", "--no-nanny", "--host", "127.0.0.1", "--local-directory", str(self.folder))
        process = self._start("worker", self.address, *settings, sources=sources)
        until(lambda: set(self.workers()) - before)
        (name,) = set(self.workers()) - before
        return process, name

    def lose(self, process: subprocess.Popen[bytes], name: str) -> None:
        process.kill()
        process.wait()
        until(lambda: name not in self.workers())

    def workers(self) -> dict[str, int]:
        workers: dict[str, int] = self.client.nthreads()
        return workers

    def tasks(self) -> int:
        """How many tasks the scheduler knows."""
        count: int = self.client.run_on_scheduler(_count_tasks)
        return count

    def close(self) -> None:
        self.client.close()
        for process in reversed(self.processes):
            process.kill()
            process.wait()

    def _start(self, kind: str, *arguments: str, sources: Path = SOURCES) -> subprocess.Popen[bytes]:
        command = (sys.executable, "-m", f"distributed.cli.dask_{kind}", *arguments, "--no-dashboard")
        paths = (str(sources), str(Path(__file__).parents[3]))  # the second for the functions of this file
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        quiet = subprocess.DEVNULL
        process = subprocess.Popen(command, env=environment, cwd=self.folder, stdout=quiet, stderr=quiet)
        self.processes.append(process)
        return process


def _count_tasks(dask_scheduler: Any) -> int:  # Dask hands itself over under this name
    return len(dask_scheduler.tasks)


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    """A scheduler with two workers."""
    started = Machines(tmp_path_factory.mktemp("dask"))
    try:
        for _ in range(2):
            started.start_worker()
        yield started
    finally:
        started.close()


def test_the_report_is_the_same_as_that_of_one_process(machines: Machines, tmp_path: Path) -> None:
    alone, together = (tmp_path / name for name in ("alone.json", "together.json"))

    codes = [main([*HASP, "--json", str(alone)]), main([*HASP, "--json", str(together), "--cluster", machines.address])]

    assert codes == [0, 0]
    reports = [json.loads(path.read_text(encoding="utf-8")) for path in (alone, together)]
    times = [report.pop("times") for report in reports]
    assert reports[0] == reports[1]
    assert [(each["place"], each["jobs"]) for each in times] == [("here", 1), ("cluster", 2)]
    counts = [each["decisions"]["simple"]["count"] for each in times]
    assert counts[0] == counts[1] > 0


def test_a_lost_workers_deals_are_played_again(machines: Machines) -> None:
    asked = contest(80, MATCH)
    process, name = machines.start_worker()
    lost: list[int] = []

    def run(work: Callable[[Task], Outcome], tasks: Iterable[Task]) -> Iterable[Outcome]:
        process.send_signal(signal.SIGSTOP)  # it is given deals, and hands nothing over
        for outcome in joined.run(work, tasks):
            yield outcome
            if not lost:
                until(lambda: machines.client.processing()[name])
                lost.append(len(machines.client.processing()[name]))
                machines.lose(process, name)

    try:
        with cluster(machines.address) as joined:
            report = hold(asked, run)
    finally:
        machines.lose(process, name)

    assert lost
    assert numbers(report) == numbers(hold(asked))


def test_few_deals_are_on_their_way_and_none_is_left_behind(machines: Machines) -> None:
    taken: list[int] = []

    def tasks() -> Iterator[Task]:
        for number in range(1, 100_001):
            taken.append(number)
            yield Task(contest(100_000), number)

    with cluster(machines.address) as joined:
        run = joined.run(play_one, tasks())
        next(run)
        first = len(taken)
        for _ in range(50):
            next(run)
        begun = machines.tasks()

    assert first == 2 * AHEAD
    assert 0 < begun <= 2 * AHEAD + 1
    until(lambda: not machines.tasks())


def play_one(task: Task) -> Outcome:
    """A deal that is over at once."""
    return Outcome(task.number, "", (), (), {})


def test_ctrl_c_cancels_what_the_cluster_has(machines: Machines) -> None:
    command = [sys.executable, "-m", "tricktable", *HASP[:6], "100000", "--cluster", machines.address]
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdout=pipe, stderr=pipe, text=True) as process:
        until(machines.tasks)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)

    assert (process.returncode, out, err) == (INTERRUPTED, "", "tricktable: stopped\n")
    until(lambda: not machines.tasks())


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("raise ModuleNotFoundError", f"has no tricktable: install tricktable {tricktable.__version__} there"),
        ('__version__ = "0.0.9"', f"has not tricktable {tricktable.__version__}, as here, but: 0.0.9"),
        ("", f"has other sources of tricktable {tricktable.__version__}"),
    ],
)
def test_a_worker_that_would_play_something_else_is_refused(
    source: str, reason: str, machines: Machines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    package = tmp_path / "tricktable"
    if source:
        package.mkdir()
        (package / "__init__.py").write_text(source)
    else:
        shutil.copytree(SOURCES / "tricktable", package)
        for compiled in SOURCES.glob("tricktable__*"):
            shutil.copy(compiled, tmp_path)
        (package / "bots" / "more.py").write_text("# an idea\n")
    process, name = machines.start_worker(tmp_path)

    try:
        code = main([*HASP, "--cluster", machines.address])
    finally:
        machines.lose(process, name)

    shown = capsys.readouterr()
    assert code == FAILED
    assert shown.err.startswith(f"tricktable: worker {name} {reason}")
    assert (shown.out, shown.err.count("\n")) == ("", 1)


def test_a_worker_that_comes_later_is_asked_too() -> None:
    with pytest.raises(ClusterError, match="a worker that came later has Python 3"):
        play_batch(play_one, [], Identity("2.7", IDENTITY.code))


def test_a_cluster_that_ends_ends_the_contest(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    machines = Machines(tmp_path)
    try:
        assert main([*HASP, "--cluster", machines.address]) == FAILED
        assert capfd.readouterr().err == "tricktable: the cluster has no workers\n"

        _, worker = machines.start_worker()
        assert main([*HASP, "--cluster", worker]) == FAILED
        assert capfd.readouterr().err == f"tricktable: at {worker} is no scheduler, but a worker\n"

        with cluster(machines.address) as joined:
            run = joined.run(play_one, (Task(contest(10**6), number) for number in range(10**6)))
            next(run)
            machines.client.close()
            machines.processes[0].kill()
            with pytest.raises(ClusterError, match="the cluster is gone"):
                list(run)
        assert not capfd.readouterr().err
    finally:
        machines.close()


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("tcp://127.0.0.1:1", "no scheduler answers at tcp://127.0.0.1:1 within 1 seconds"),
        ("carrier-pigeon", "'carrier-pigeon' is no address of a scheduler, such as tcp://host:8786"),
        ("", "'' is no address of a scheduler"),
        ("pigeon://loft:1", "'pigeon://loft:1' is no address of a scheduler"),
    ],
)
def test_where_no_cluster_is_one_line_says_so(
    address: str, reason: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tricktable.bots.arena.cluster.PATIENCE", 1)

    assert main([*HASP, "--cluster", address]) == FAILED

    shown = capfd.readouterr()
    assert shown.err.startswith(f"tricktable: {reason}")
    assert (shown.out, shown.err.count("\n")) == ("", 1)


def test_somebody_who_listens_and_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tricktable.bots.arena.cluster.PATIENCE", 1)

    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(ClusterError, match="no scheduler answers"), cluster(address):
            pass


def test_the_missing_package_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)

    assert main([*HASP, "--cluster", "tcp://127.0.0.1:1"]) == WRONG_USAGE

    message = "a cluster needs the package distributed: pip install 'tricktable[cluster]'"
    assert capsys.readouterr().err == f"tricktable: {message}\n"


def test_batches_grow_slowly_and_take_seconds() -> None:
    assert batch_size(1, 0.001) == 2
    assert batch_size(64, 0.1) == 20
    assert batch_size(8, 60.0) == 1
    assert batch_size(LARGEST, 0.0) == LARGEST
