"""Lighthouse's scores of lobby and table, for phones and for desks. `make audits` installs it and runs this."""

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.page.conftest import visit
from tests.page.positions import position
from tests.page.tables import open_position, sit_down, start

AUDITS = Path(__file__).parents[2] / "web" / "audits"


@pytest.mark.soak
@pytest.mark.timeout(1200)
def test_lighthouse_gives_at_least_95_of_100(browser: Browser, address: str) -> None:
    """Performance (the best of three looks: the machine has other things to do), accessibility, best practices."""
    assert (AUDITS / "node_modules").exists(), "Lighthouse is not installed: `make audits`"
    page = visit(browser)
    match = position("hasp", 4, lambda match: match.phase.name == "trick" and match.awaited() == (0,))
    link = open_position(page, address, match)
    sit_down(page, link)
    start(page)

    told = subprocess.run(["node", "lighthouse.mjs", address, link], cwd=AUDITS, capture_output=True, text=True)

    print(told.stdout)
    assert told.returncode == 0, told.stdout + told.stderr
