"""What a screen reader reads out at a table: each text that comes into the live region, in order."""

from playwright.sync_api import Page

LISTEN = """
window.heard = [];
addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
        const place = (target.nodeType === 1 ? target : target.parentElement)?.closest("[role=log]");
        if (!place) continue;
        const added = type === "characterData" ? [target] : [...addedNodes];
        window.heard.push(...added.map((each) => each.textContent.trim()).filter(Boolean));
    }
}).observe(document, { subtree: true, childList: true, characterData: true }));
"""


def listen(page: Page) -> None:
    """Keeps what is read out from now on, on whatever this page shows next."""
    page.add_init_script(LISTEN)


def heard(page: Page) -> list[str]:
    """What was read out so far."""
    said: list[str] = page.evaluate("window.heard")
    return said


def wait_to_hear(page: Page, part: str) -> None:
    """Until somebody with a screen reader has heard this."""
    page.wait_for_function("(part) => window.heard.some((said) => said.includes(part))", arg=part)
