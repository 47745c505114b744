"""Tables whose host chose the cards: the lobby and the table say so, to everybody but the host alone with bots."""

from playwright.sync_api import Browser, expect

from tests.page.conftest import SIZES, visit
from tests.page.tables import ask, open_table, sit_down


def test_lobby_and_table_say_that_the_host_chose_the_cards(browser: Browser, address: str) -> None:
    host, other = visit(browser), visit(browser, *SIZES["phone"], language="de-DE")
    link = open_table(host, address, game="hasp", players=2, seed="mine", is_private=False, title="Known cards")
    sit_down(host, link)

    expect(host.get_by_text("The host chose the cards")).to_have_count(0)
    other.goto(address)
    expect(other.locator(".line", has_text="Known cards").first).to_contain_text("Karten ausgesucht")
    other.goto(link)
    expect(other.get_by_text("kennt vielleicht alle Blätter: Du kannst nur zuschauen.")).to_be_visible()
    expect(other.get_by_role("button", name="Hier sitzen")).to_have_count(0)
    expect(other.get_by_role("button", name="Hinsetzen")).to_have_count(0)
    ask(host, link, {"type": "start"})
    expect(other.get_by_text("Karten ausgesucht")).to_be_visible()
