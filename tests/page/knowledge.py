"""Knowledge: everything that a browser has been told and holds, as texts and lists that can be compared."""

import json
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import CDPSession, Page, Response, WebSocket

from tricktable.core.matches import Match

LISTS = """
function () {
    const flat = (list) => list.length > 1 && list.every((each) => typeof each === "string" || Number.isInteger(each));
    return this.map((each) => {
        if (Array.isArray(each)) return each;
        if (each.constructor?.prototype === each) return [];  // a class that is derived from one of these
        if (each instanceof Map) return [...Map.prototype.keys.call(each), ...Map.prototype.values.call(each)];
        if (each instanceof Set) return [...Set.prototype.values.call(each)];
        if (each instanceof Uint8Array) return [...each];
        if (Object.getPrototypeOf(each) !== Object.prototype) return [];
        return Object.values(Object.getOwnPropertyDescriptors(each)).map(({ value }) => value);
    }).filter((list) => flat(list)).map((list) => list.slice(0, 200));
}
"""
HOLDERS = ("Array", "Object", "Map", "Set", "Uint8Array")
CHANGING = (
    r'"here":\[[^\]]*\]',  # whoever loads a page anew may still be here from before
    r'"(at|ended_at|opened_at)":\d+',
    r'"(commitment|secret|part|token|rematch)":"[^"]*"',
    r'"parts":\{[^}]*\}',
    r'"id":"(page \d+|g[\w-]+)"',
)
"""What is another at each table, whatever the cards."""


@dataclass
class Knowledge:
    """What one browser knows, by where it is."""

    frames: list[str] = field(default_factory=list)
    bodies: list[str] = field(default_factory=list)
    shown: str = ""
    kept: str = ""
    lists: set[tuple[str | int, ...]] = field(default_factory=set)
    """Every list of words or whole numbers in the memory of its scripts."""
    strings: list[str] = field(default_factory=list)
    """Every text there, if they were asked for: `betrayed` reads them, `differences` does not."""


class Ear:
    """Hears everything that a page is sent, from now on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self.bodies: list[Response] = []
        self._looks = 0
        page.on("websocket", self._listen)
        page.on("response", lambda response: self.bodies.append(response) if "/api/" in response.url else None)

    def _listen(self, socket: WebSocket) -> None:
        look = self._looks

        def hear(frame: str | bytes) -> None:
            if look == self._looks:
                self.frames.append(str(frame))

        socket.on("framereceived", hear)

    def forget(self) -> None:
        """What was heard so far, and what sockets that are open now still hear."""
        self._looks += 1
        self.frames.clear()
        self.bodies.clear()

    def settle(self) -> None:
        """Until everything that was asked for is told."""
        self.page.wait_for_load_state("networkidle")
        heard = -1
        while heard != len(self.frames):
            heard = len(self.frames)
            self.page.wait_for_timeout(400)

    def knowledge(self, table: str, with_strings: bool) -> Knowledge:
        """Everything that this browser knows now; names of the table are left out, which is another each time."""

        def same(text: str) -> str:
            text = text.replace(table, "TABLE")
            for form in CHANGING:
                text = re.sub(form, '"changing"', text)
            return text

        found = Knowledge([same(frame) for frame in self.frames if '"type":"presence"' not in frame])
        found.bodies = sorted(f"{same(answer.url)} {same(answer.text())}" for answer in self.bodies if answer.ok)
        found.shown = same(re.sub("<link [^>]*>", "", self.page.content()))  # styles of parts are loaded at any time
        kept = "JSON.stringify([Object.entries(localStorage).sort(), Object.entries(sessionStorage).sort()])"
        found.kept = same(str(self.page.evaluate(kept)))
        session = self.page.context.new_cdp_session(self.page)
        found.lists = set(lists_in(session))
        if with_strings:
            found.strings = strings_in(session)
            assert found.strings
        session.detach()
        return found


def lists_in(session: CDPSession) -> Iterable[tuple[str | int, ...]]:
    """All lists of words or whole numbers that scripts of the page hold, wherever they are."""
    for holder in HOLDERS:
        kind = session.send("Runtime.evaluate", {"expression": f"{holder}.prototype"})["result"]["objectId"]
        all_of_it = session.send("Runtime.queryObjects", {"prototypeObjectId": kind})["objects"]["objectId"]
        wish = {"objectId": all_of_it, "functionDeclaration": LISTS, "returnByValue": True}
        answer = session.send("Runtime.callFunctionOn", wish)
        assert "exceptionDetails" not in answer, answer
        yield from (tuple(each) for each in answer["result"]["value"])
        session.send("Runtime.releaseObject", {"objectId": all_of_it})


def strings_in(session: CDPSession) -> list[str]:
    """All texts of a snapshot of the heap (V8 cuts them after 1,024 characters)."""
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda part: chunks.append(part["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    snapshot: dict[str, Any] = json.loads("".join(chunks))  # V8's own form
    return [text for text in snapshot["strings"] if isinstance(text, str)]


def hidden_hands(match: Match, viewer: int) -> list[tuple[str, ...]]:
    """The cards of the others, by seat, as texts."""
    deck = match.game.deck
    hands = [tuple(deck.text[card] for card in deck.cards_in(held)) for held in match.phase.hands]
    return [hand for seat, hand in enumerate(hands) if seat != viewer and len(hand) > 2]


def betrayed(knowledge: Knowledge, match: Match, viewer: int) -> list[str]:
    """Where a hidden hand is told: any list that has all its cards and not much else, or their texts in a row."""
    found = []
    deck = match.game.deck
    for hand in hidden_hands(match, viewer):
        for cards in (hand, tuple(map(deck.text.index, hand))):
            wanted = Counter(cards)
            for each in knowledge.lists:
                if len(each) <= 2 * len(cards) and Counter(each) >= wanted:
                    found.append(f"memory: {each}")
            written = json.dumps(cards, separators=(",", ":")).strip("[]")
            for place, texts in (("frame", knowledge.frames), ("body", knowledge.bodies), ("text", knowledge.strings)):
                found += [f"{place}: {written}" for text in texts if written in text]
    return found


def differences(one: Knowledge, other: Knowledge, cards: set[str | int]) -> list[str]:
    """What two browsers know differently, of those things that do not change from table to table."""
    found = []
    for place in ("frames", "bodies", "shown", "kept"):
        if getattr(one, place) != getattr(other, place):
            found.append(place)
            print(f"{place}:", getattr(one, place), getattr(other, place), sep="\n")  # shown if the test fails
    lists = [{each for each in known.lists if cards.issuperset(each)} for known in (one, other)]
    if lists[0] != lists[1]:
        found.append("memory")
    return found
