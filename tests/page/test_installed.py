"""The wheel in an environment that has nothing else: the page is inside, and needs no node."""

from pathlib import Path
from random import Random

from playwright.sync_api import Browser

from tests.page.conftest import visit
from tests.page.players import Mouse, Player, play_now
from tests.page.servers import serve

ROOT = Path(__file__).parents[2]
INSTALLED = ROOT / "build/installed/bin/python"


def test_a_server_installed_from_the_wheel_has_the_page_and_somebody_plays(browser: Browser, tmp_path: Path) -> None:
    assert INSTALLED.exists(), f"there is no {INSTALLED}: `make build/installed/.ready` makes it"
    surroundings = {"PATH": str(INSTALLED.parent), "HOME": str(tmp_path)}

    with serve("--pace", "0", python=INSTALLED, surroundings=surroundings) as address:
        page = visit(browser)
        player = Player(page, Mouse(page), Random("wheel"))
        play_now(page, address, "hasp")
        player.play(most=12)

    assert len(player.moves) == 12 or player.is_over
