"""An evening together: two people, a link, their names and chairs, and one match after the other."""

import re
from random import Random

from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import HURRY, SIZES, visit
from tests.page.hearing import heard, listen, wait_to_hear
from tests.page.players import Mouse, Player
from tests.page.servers import serve
from tests.page.tables import id_of, open_table, sit_down

STAY = "window.isSame = true"
"""Gone if the page was loaded again."""
TARGETS = """
() => [...document.querySelectorAll("main button, main input, main select, main a, dialog[open] button")]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 43.5)
    .map((each) => each.textContent || each.id)
"""


def rename(page: Page, name: str) -> None:
    page.get_by_role("button", name="Change name").tap()
    page.get_by_role("textbox", name="Your name").fill(name)
    page.keyboard.press("Enter")


def play_to_the_end(*pages: Page) -> None:
    """Both play whatever comes first, and nobody looks at a trick for long."""
    players = [Player(page, Mouse(page), Random(number)) for number, page in enumerate(pages)]
    while not all(player.is_over for player in players):
        for player in players:
            if not player.is_over:
                player.step()


def test_two_people_play_three_matches_in_a_row_on_two_phones(browser: Browser, address: str) -> None:
    """By a link, with their names, on the chairs that they want; then once more and once more by one tap each, without
    a dead end and without loading a page again."""
    host, friend = (visit(browser, *SIZES["phone"], has_touch=True) for _ in range(2))
    for page in (host, friend):
        page.add_init_script(HURRY)
        listen(page)
    host.goto(address)
    host.locator("input[value=mue]").check(force=True)
    host.get_by_role("radio", name="4", exact=True).check(force=True)
    host.get_by_text("More options").tap()
    host.get_by_label("Maximum rounds").fill("1")
    host.get_by_role("radio", name="easy", exact=True).check(force=True)
    host.get_by_role("button", name="Play with friends").tap()
    friend.goto(host.locator("#link").input_value())
    for page in (host, friend):
        page.evaluate(STAY)

    # Names: asked before sitting, Enter is enough, changed at the table, two are never called the same.
    friend.get_by_role("button", name="Sit here").last.tap()
    expect(friend.locator("#sit-name:focus")).to_be_visible()  # not without a name
    friend.keyboard.type("Ben")
    friend.keyboard.press("Enter")
    wait_to_hear(host, "Ben sits down.")
    rename(host, "Ben")
    expect(friend.locator(".chairs b")).to_have_text(["Ben 2", "Ben"])
    rename(host, "Ann")
    wait_to_hear(friend, "Ben 2 is now called Ann.")

    # Chairs: a free one at once, the host's if she agrees, and the host swaps any two.
    friend.get_by_role("button", name="Sit here").last.tap()
    expect(host.get_by_role("listitem").filter(has=host.locator("b")).nth(1)).to_contain_text("Ben")
    friend.get_by_role("button", name="Swap seats").tap()
    wait_to_hear(host, "Ben would like to swap seats with you.")
    host.get_by_role("button", name="Decline").tap()
    wait_to_hear(friend, "Ann would rather stay there.")
    friend.get_by_role("button", name="Swap seats").tap()
    host.get_by_role("button", name="Agree").tap()
    wait_to_hear(friend, "You and Ann have swapped seats.")
    for page in (host, friend):
        expect(page.locator(".chairs b")).to_have_text(["Ben", "Ann"])
    host.get_by_role("listitem").filter(has_text="Ben").get_by_role("button", name="Swap seats").tap()
    host.get_by_role("button", name="Swap with Ben").first.tap()
    expect(friend.locator("ol li").nth(1)).to_contain_text("Ben")
    assert host.evaluate(TARGETS) == friend.evaluate(TARGETS) == []

    # What the host changes is seen and heard by everybody.
    host.get_by_role("button", name="Change options").tap()
    host.get_by_label("Time to think").select_option("choice")
    host.get_by_label("Each choice").select_option("300")
    host.get_by_role("button", name="Save").tap()
    wait_to_hear(friend, "The host has changed the options: Time to think: 5\u00a0min.")
    expect(friend.locator(".changes li")).to_have_text(["Time to think: 5 min"])

    links = [host.url]
    host.get_by_role("button", name="Start with 2 bots").tap()
    for match in range(3):
        for page in (host, friend):
            expect(page.locator("#hand").first).to_be_visible()
        if match == 1:  # another name in the middle of a match
            friend.get_by_role("button", name="More").tap()
            rename(friend, "Benjamin")
            wait_to_hear(host, "Ben is now called Benjamin.")
            expect(host.locator(".seat", has_text="Benjamin").first).to_be_visible()
        play_to_the_end(host, friend)
        if match == 2:
            break
        host.get_by_role("button", name="Play again").tap()
        expect(host.get_by_text(re.compile("Waiting for Ben"))).to_be_visible()
        wait_to_hear(friend, "Ann would like to play again.")
        expect(friend.get_by_text("Ann would like to play again", exact=True)).to_be_visible()
        friend.get_by_role("button", name="Play again").tap()
        for page in (host, friend):
            page.wait_for_url(lambda url: url not in links)
        assert host.url == friend.url
        links.append(host.url)

    assert len(set(links)) == 3
    assert host.evaluate("window.isSame") is friend.evaluate("window.isSame") is True
    record = host.request.get(f"{address}/api/tables/{id_of(host.url)}/record").text()
    assert "Benjamin" in record
    assert "Ann" in record
    assert any("has won" in line or "have won" in line for line in heard(friend))


def test_the_next_one_becomes_host_when_the_host_is_gone(browser: Browser) -> None:
    """By leaving the chair, or by being away for longer than the grace; everybody sees who is away."""
    with serve("--pace", "0", "--grace", "1") as address:
        host, friend, third = visit(browser), visit(browser), visit(browser)
        listen(friend)
        listen(third)
        link = open_table(host, address, game="hasp", players=4)
        for page in (host, friend, third):
            sit_down(page, link)
        expect(friend.get_by_text("The host starts the match.")).to_be_visible()

        host.get_by_role("button", name="Leave the chair").click()
        wait_to_hear(friend, "You are the host now.")
        wait_to_hear(third, "Guest is the host now.")
        expect(friend.get_by_role("button", name="Start with 2 bots")).to_be_visible()
        friend.goto("about:blank")
        expect(third.locator("ol li").filter(has_text="away")).to_have_count(1)
        expect(third.get_by_role("button", name="Start with 2 bots")).to_be_visible()
        friend.goto(link)
        expect(friend.get_by_text("The host starts the match.")).to_be_visible()
        third.get_by_role("button", name="Start with 2 bots").click()
        expect(friend.locator("#hand")).to_be_visible()
        for page in (host, friend, third):
            page.goto("about:blank")  # before the server is gone


def test_a_link_that_names_this_machine_only_says_so_and_what_to_do(browser: Browser, address: str) -> None:
    page = visit(browser)
    sit_down(page, open_table(page, address, game="hasp", players=2))

    expect(page.get_by_role("note")).to_contain_text("This link works on this computer only.")
    port = address.rpartition(":")[2]
    expect(page.locator("code")).to_have_text(f"tricktable serve --host 0.0.0.0 --port {port}")
    expect(page.locator("#link")).to_have_value(page.url)
    expect(page.get_by_role("img", name="QR")).to_have_count(0)  # a phone would look for itself there

    for options, link in (
        (("--public-url", "http://cards.example"), r"http://cards\.example/t/"),
        (("--host", "0.0.0.0"), r"http://(?!127\.)[\d.]+:\d+/t/|http://127\.0\.0\.1:\d+/t/"),
    ):
        with serve(*options) as open_address:
            other = visit(browser)
            sit_down(other, open_table(other, open_address, game="hasp", players=2))
            expect(other.locator("#link")).to_have_value(re.compile(link))
            told = other.request.get(f"{open_address}/api/addresses").json()
            if told.get("addresses"):
                expect(other.locator("#link")).to_have_value(re.compile(f"^{re.escape(told['addresses'][0])}/t/"))
                expect(other.get_by_role("note")).to_have_count(0)
                expect(other.get_by_role("img", name="QR")).to_be_visible()
            other.goto("about:blank")  # before the server is gone
