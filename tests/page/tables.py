"""Tables that a test opens by itself, seeded or in the middle of a match, for people who come by their link."""

from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tricktable.core.matches import Match
from tricktable.core.record_writing import record_of
from tricktable.core.streams import Stream
from tricktable.testing.checks import with_deal


def twin_of(match: Match, viewer: int, seed: str = "twin") -> Match:
    """A match that the viewer cannot tell from this one: other cards where they are hidden, the same history."""
    world = next(match.game.worlds(match.view(viewer), Stream(seed)))
    twin = with_deal(match, world.deal)
    for seat, action in world.steps:
        twin.step(seat, action)
    return twin


def open_table(page: Page, address: str, **wishes: object) -> str:
    """The link of a new table whose host is whoever has this page. Its bots choose at once, unless wished otherwise."""
    origin = {"Origin": address}
    is_private = "seed" in wishes or "record" in wishes  # at others nobody sits down beside whoever chose the cards
    asked = page.request.post(f"{address}/api/guests", data={"name": "Ann"}, headers=origin)
    assert asked.ok, asked.text()
    opened = page.request.post(
        f"{address}/api/tables", data={"level": "thumb", "is_private": is_private, **wishes}, headers=origin
    )
    assert opened.ok, opened.text()
    return f"{address}/t/{opened.json()['id']}"


def open_position(page: Page, address: str, match: Match, **wishes: object) -> str:
    """The link of a new table where this match goes on."""
    game = match.game
    return open_table(page, address, game=game.name, players=game.players, record=str(record_of(match)), **wishes)


def sit_down(page: Page, link: str, chair: int = 0) -> None:
    """Comes by the link and takes one of the free chairs, by the name that the guest has, if they are one already."""
    page.goto(link)
    known = page.request.get(f"{link.partition('/t/')[0]}/api/me")
    name = page.get_by_label("What are you called?")
    name.fill(known.json()["name"] if known.ok else "Guest")
    page.get_by_role("button", name="Sit here").nth(chair).click()
    seated = page.get_by_role("button", name="Leave the chair").or_(page.locator("#hand, #choices"))
    expect(seated.first).to_be_visible()


def start(page: Page) -> None:
    """The host begins, with bots on the free chairs."""
    page.get_by_role("button", name="Start").click()
    expect(page.locator("#hand, #choices").first).to_be_visible()


def ask(page: Page, link: str, *requests: dict[str, object]) -> None:
    """Does something at a table without going there."""
    address, _, id = link.rpartition("/t/")
    for request in requests:
        url = f"{address}/api/tables/{id}/requests"
        answer = page.request.post(url, data=request, headers={"Origin": address})
        assert answer.ok, answer.text()


def id_of(link: str) -> str:
    return urlsplit(link).path.rsplit("/", 1)[-1]
