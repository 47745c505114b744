"""Writes down how a round of each game is heard, to be read: `python -m tests.page.write_transcripts [GAME ...]`."""

import sys

from playwright.sync_api import sync_playwright

from tests.page.conftest import ARGUMENTS, CHROMIUM
from tests.page.rounds_heard import FOLDER, PLAYERS, transcript_of
from tests.page.servers import serve


def main() -> None:
    with serve("--pace", "0") as address, sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS.split())
        for game in sys.argv[1:] or PLAYERS:
            text = transcript_of(browser, address, game)
            (FOLDER / f"{game}.txt").write_text(text, encoding="utf-8")
            print(f"{game}: {text.count(chr(10))} sayings")
        browser.close()


if __name__ == "__main__":
    main()
