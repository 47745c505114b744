"""A node that does not own a table never gets what its people may not know: not in what they are told, and not in any
byte beside it, over sockets and over HTTP. `make soak` does the same for thousands of deals."""

import msgspec
import pytest

from tests.contract.tables import viewers
from tests.server.nodes.secrecy import ANSWERED, LinkedParty, check_linked_deal
from tests.tables.secrecy.parties import CASES, Case, rules, run
from tests.tables.secrecy.twins import deals_of
from tricktable.core.seats import SPECTATOR
from tricktable.core.streams import Stream
from tricktable.server.nodes import cluster
from tricktable.server.nodes.link import TELL, Link
from tricktable.server.nodes.visits import Reply
from tricktable.tables.table import Table

HASP = Case("hasp", 4)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_viewer_cannot_see_changes_no_byte_on_the_link_of_their_node(case: Case) -> None:
    stream = Stream("links")
    deal = list(deals_of(case, "links", 1))[-1]

    ANSWERED.clear()
    followed = run(check_linked_deal(deal, case, stream, viewers(rules(case)), closely=60))

    assert followed > 0
    asked = {"GET ", "GET /updates", "GET /record", "POST /requests"}
    assert {answer.rpartition(" ")[0] for answer in ANSWERED} == asked
    assert {answer for answer in ANSWERED if answer.startswith("GET") and not answer.endswith(" 200")} == set()


def test_a_planted_leak_beside_the_messages_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame that no person ever sees, with what everybody may choose: only the bytes on the link give it away."""
    honest = Link.write
    tables: list[Table] = []

    class Leaky(LinkedParty):
        async def begin(self, *args: object, **named: object) -> None:
            tables.append(self.table)
            await super().begin()

    def leak(self: Link, call: int, message: bytes) -> None:
        honest(self, call, message)
        playing = [table for table in tables if table.match is not None]
        if b'"update"' in message and playing:
            beside = [list(table.legal_texts(seat)) for table in playing[-1:] for seat in table.awaited()]
            self._write(TELL, 0, msgspec.json.encode(beside))

    monkeypatch.setattr(Link, "write", leak)
    monkeypatch.setattr("tests.server.nodes.secrecy.LinkedParty", Leaky)

    def inspect() -> None:
        for number in range(10):
            for deal in deals_of(HASP, f"leak {number}", 1):
                run(check_linked_deal(deal, HASP, Stream(f"leak {number}"), (0, SPECTATOR)))

    with pytest.raises(AssertionError, match="by what comes over the link"):
        inspect()


def test_a_planted_leak_beside_answers_over_http_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A header that no person ever sees, with what everybody may choose."""
    tables: list[Table] = []

    class Leaky(LinkedParty):
        async def act(self, seat: int, action: int) -> None:
            tables.append(self.table)
            await super().act(seat, action)

    def leak(status: int, headers: list[tuple[str, str]]) -> Reply:
        table = tables[-1]
        beside = [list(table.legal_texts(seat)) for seat in table.awaited()]
        return Reply(status, [*headers, ("x-beside", str(beside))])

    monkeypatch.setattr(cluster, "Reply", leak)
    monkeypatch.setattr("tests.server.nodes.secrecy.LinkedParty", Leaky)

    def inspect() -> None:
        for number in range(10):
            for deal in deals_of(HASP, f"leak {number}", 1):
                run(check_linked_deal(deal, HASP, Stream(f"leak {number}"), (0, SPECTATOR)))

    with pytest.raises(AssertionError, match="by what comes over the link"):
        inspect()
