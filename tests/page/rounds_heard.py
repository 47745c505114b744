"""A whole round as it is heard: what the live region of a table says until the next round is dealt."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.page.conftest import HURRY, visit
from tests.page.hearing import heard, listen
from tests.page.tables import open_table, sit_down, start
from tests.page.test_first import open_choices

FOLDER: Final = Path(__file__).parent / "transcripts"
OVER: Final = "Round 1 is over."
SOON: Final = 20
"""Milliseconds in which the others go on."""
PLAYERS: Final = {"hasp": 4, "njet": 3, "meinz": 3, "was_sticht": 3, "mue": 4}


def transcript_of(browser: Browser, address: str, game: str) -> str:
    """The first round of a match with bots, in which the reader always makes the first choice that is offered."""
    page = visit(browser)
    page.add_init_script(HURRY)
    listen(page)
    sit_down(page, open_table(page, address, game=game, players=PLAYERS[game], seed="heard", level="thumb"))
    start(page)
    while not any(OVER in line for line in heard(page)):  # an Esc may have left the score before anybody saw it
        if open_choices(page).count():
            with suppress(TookTooLong):  # somebody else is asked meanwhile
                open_choices(page).first.click(timeout=1000)
        page.wait_for_timeout(SOON)
        page.keyboard.press("Escape")
    expect(page.locator(".ending")).to_have_count(0)
    expect(page.locator("#hand button, #choices button").first).to_be_visible()
    said = heard(page)
    end = next(place for place, line in enumerate(said) if OVER in line)
    page.context.close()
    return "".join(f"{line}\n" for line in said[: end + 2])
