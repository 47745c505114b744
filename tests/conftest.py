"""Settings for all tests."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

from tricktable.builds import PARTS

# A busy machine is slow, not wrong: what an example costs is the benchmarks' business.
settings.register_profile("tricktable", deadline=None)
settings.load_profile("tricktable")

OF_RULES: Final = (
    "tests/contract/",
    "tests/golden/",
    "tests/core/",
    "tests/games/",
    "tests/bots/games/",
    "tests/test_builds.py",
)
"""Where the rules are tested, which people have interpreted or compiled."""

OF_CLOCKS: Final = (
    "tests/page/",
    "tests/server/",
    "tests/clients/",
    "tests/installs/",
    "tests/bots/arena/",
    "tests/deploy/",
)
"""Where browsers, processes and the machine's own clock take part. What fails there is tried a second time, and told as
such at the end: a machine that is too busy for a moment breaks nothing, and what is broken fails twice. A secret that
was told once was told: such tests are not tried again."""

TOLD: Final = 60
"""So many lines of such a failure are enough."""


def pytest_configure(config: pytest.Config) -> None:
    """Programs that tests start hear Ctrl-C, also where these tests themselves were started in the background."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--compiled",
        action="append",
        default=[],
        choices=PARTS,
        help="fail unless this part is compiled",
    )
    parser.addoption(
        "--of-rules",
        action="store_true",
        help="only the tests of what can be compiled, and those that need it interpreted",
    )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Reading all tests takes longer than many of them."""
    if not config.getoption("--of-rules") or collection_path.suffix != ".py":
        return None
    place = collection_path.relative_to(config.rootpath).as_posix()
    is_wanted = place.startswith(OF_RULES) or "mark.interpreted" in collection_path.read_text(encoding="utf-8")
    return None if is_wanted else True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--of-rules"):
        others = [item for item in items if not (item.get_closest_marker("interpreted") or _is_of_rules(item))]
        config.hook.pytest_deselected(items=others)
        left = set(others)
        items[:] = [item for item in items if item not in left]
    if "rules" in config.getoption("--compiled"):
        for item in items:
            if item.get_closest_marker("interpreted"):
                item.add_marker(pytest.mark.skip(reason="compiled classes cannot be changed or extended"))
    tries_again = config.pluginmanager.hasplugin("rerunfailures")  # `-p no:rerunfailures` hunts what fails by chance
    for item in items:
        if tries_again and item.nodeid.startswith(OF_CLOCKS) and "secre" not in item.nodeid:
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What failed and then passed says why: otherwise nobody ever learns what to mend."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section(f"failed the first time: {report.nodeid}", "-")
        terminalreporter.write_line("\n".join(report.longreprtext.splitlines()[-TOLD:]))


def _is_of_rules(item: pytest.Item) -> bool:
    return item.nodeid.startswith(OF_RULES)


@pytest.fixture(scope="session", autouse=True)
def _english() -> Iterator[None]:
    """Commands speak English, whatever the system's language is; the programs that tests start do so as well."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LANGUAGE", "en")
        yield


@pytest.fixture(scope="session")
def _database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A database of this process's own, in the server that all processes of this run share."""
    from tests.postgresql import common_server

    folder = tmp_path_factory.getbasetemp()
    with common_server((folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder) / "postgresql") as url:
        yield url


@pytest.fixture
def postgresql(_database: str) -> str:
    """The address of an empty database in a real PostgreSQL."""
    from tests.postgresql import execute

    asyncio.run(execute(_database, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public"))
    return _database
