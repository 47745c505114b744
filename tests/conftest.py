"""Settings for all tests."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from tricktable.builds import PARTS

# A busy machine is slow, not wrong: what an example costs is the benchmarks' business.
settings.register_profile("tricktable", deadline=None)
settings.load_profile("tricktable")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--compiled",
        action="append",
        default=[],
        choices=PARTS,
        help="fail unless this part is compiled",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if "rules" in config.getoption("--compiled"):
        for item in items:
            if item.get_closest_marker("interpreted"):
                item.add_marker(pytest.mark.skip(reason="compiled classes cannot be changed or extended"))


@pytest.fixture(scope="session", autouse=True)
def _english() -> Iterator[None]:
    """Commands speak English, whatever the system's language is; the programs that tests start do so as well."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LANGUAGE", "en")
        yield
