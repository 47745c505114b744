"""The examples for bot authors play against a real server."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from tests.clients.processes import SOON, Party, wait_for_players
from tests.docs.blocks import blocks_of
from tricktable.clients.addresses import parse_address
from tricktable.clients.server_calls import new_guest, open_table, record_text
from tricktable.core.records import Record
from tricktable.tables.wire import OpenTable

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "outside-bots.md"


@pytest.mark.parametrize("game", ["meinz", "was_sticht"])
def test_outside_bots_play_a_whole_match(game: str, server: str, people: Party) -> None:
    host = new_guest(server, "Host", True)
    link = open_table(server, host, OpenTable(game=game, players=3, starts_full=True)).page
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    bots = []
    for number, name in enumerate(("plain_bot", "library_bot")):
        command = [sys.executable, str(ROOT / "examples" / f"{name}.py"), link, name]
        bots.append(subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT))
        wait_for_players(link, number + 1)
    ours = people.start("join", link, "--bot", "thumb", "--name", "ours")

    try:
        outputs = [bot.communicate(timeout=SOON)[0].decode() for bot in bots]
    finally:
        for bot in bots:
            bot.kill()

    assert [bot.returncode for bot in bots] == [0, 0], outputs
    assert ours.end() == 0, ours.tell()
    assert outputs[0] == "The match is over.\n"
    assert re.fullmatch(r"The match is over\. Winners: .*\.\n", outputs[1])
    record = Record.parse(record_text(parse_address(link), host.token))
    assert record.result
    assert sorted(record.names.values()) == ["library_bot", "ours", "plain_bot"]
    for part in record.rounds:
        assert part.shuffle is None or len(part.shuffle.parts) == 3


def test_the_page_for_bot_authors_names_what_the_examples_send() -> None:
    page = PAGE.read_text("utf-8")
    example = (ROOT / "examples" / "plain_bot.py").read_text("utf-8")

    for kind in re.findall(r'"type": "(\w+)"', example):
        assert f'"type": "{kind}"' in page
    for name in ("plain_bot.py", "library_bot.py"):
        assert name in page
    assert (ROOT / "src" / "tricktable" / "clients" / "seat.py").exists()


def test_the_bot_on_the_page_plays_a_whole_match(server: str, people: Party) -> None:
    names: dict[str, Any] = {}  # Any: what a page defines
    exec(blocks_of("docs/outside-bots.md")[0].text, names)
    host = new_guest(server, "Host", True)
    link = open_table(server, host, OpenTable(game="hasp", players=2, starts_full=True)).page
    ours = people.start("join", link, "--bot", "thumb", "--name", "ours")
    wait_for_players(link, 1)

    asyncio.run(asyncio.wait_for(names["play"](link), SOON))

    assert ours.end() == 0, ours.tell()
    record = Record.parse(record_text(parse_address(link), host.token))
    assert record.result
    assert sorted(record.names.values()) == ["Marvin", "ours"]
