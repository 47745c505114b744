"""Several nodes: whoever plays notices no more than a pause when the node of their table is gone, or goes away."""

import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.conftest import expect_trouble, visit
from tests.page.test_connections import GONE, PATIENCE, own_hand
from tests.page.test_first import make_move, open_choices, play_now
from tests.server.cluster.databases import database
from tests.server.cluster.processes import Haproxy, NodeProcess

LEASE = 2.0


class Hall:
    """Nodes behind a proxy."""

    def __init__(self, folder: Path, url: str) -> None:
        self.nodes = [NodeProcess(folder, name, url, LEASE) for name in ("one", "two")]
        self.proxy = Haproxy(folder, self.nodes)

    def start(self) -> None:
        for node in self.nodes:
            node.launch()
        for node in self.nodes:
            while not node.is_up:
                assert node.is_running, node.said()
                time.sleep(0.05)
        self.proxy.launch()

    def owner(self) -> NodeProcess:
        """The node that has the only table."""
        return max(self.nodes, key=lambda node: node.leases())

    def stop(self) -> None:
        self.proxy.stop()
        for node in self.nodes:
            node.stop()


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    with ExitStack() as stack:
        made = stack.enter_context(database())
        hall = Hall(tmp_path, made.url())
        stack.callback(hall.stop)
        hall.start()
        yield hall


@pytest.mark.parametrize("ending", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "drained"])
def test_a_page_shows_a_pause_and_no_reload_when_its_node_is_gone(
    browser: Browser, hall: Hall, ending: signal.Signals
) -> None:
    """The same page goes on, with the same hand and what was typed into it, at another node."""
    page = visit(browser)
    expect_trouble(page, *GONE, "503", "502")
    play_now(page, hall.proxy.address, "njet", 3)
    for _ in range(3):
        make_move(page)
    expect(open_choices(page).first).to_be_visible()
    page.wait_for_timeout(500)
    page.evaluate("window.isSame = 'yes'")
    hand = own_hand(page)

    owner = hall.owner()
    owner.signal(ending)

    if ending == signal.SIGKILL:  # there is a pause until the lease has run out
        expect(page.get_by_text("The connection is back.")).to_be_visible(timeout=PATIENCE)
    while owner.is_running:
        page.wait_for_timeout(100)
    assert page.evaluate("window.isSame") == "yes"
    assert own_hand(page) == hand
    for _ in range(3):
        assert make_move(page)
    assert page.evaluate("window.isSame") == "yes"
