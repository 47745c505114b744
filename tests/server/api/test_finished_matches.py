"""Replays over HTTP: links of finished matches, their positions, and records that somebody brings."""

import asyncio
import gzip
import json
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tests.server.servers import Seat, Server, Visitor, begun, leave, served
from tricktable.core.fairness import FairDeals
from tricktable.core.matches import Match
from tricktable.core.record_playback import replay
from tricktable.core.record_writing import add_shuffles, record_for, record_of
from tricktable.core.records import Record
from tricktable.games import new_game
from tricktable.games.records import game_of
from tricktable.server.limits import NO_LIMITS, Rate
from tricktable.server.settings import ServerSettings
from tricktable.tables.played.frames import frames_of
from tricktable.tables.played.outcomes import outcome_of
from tricktable.tables.played.played_match import PlayedMatch
from tricktable.tables.stores import Finished, record_id
from tricktable.tables.wire import Sit, Start

GOLDEN: Final = Path(__file__).parents[2] / "golden"
HASP: Final = (GOLDEN / "hasp-2-1.txt").read_text(encoding="utf-8")


async def bring(visitor: Visitor, record: str = HASP) -> str:
    """The id of a record that somebody has brought."""
    response = await visitor.http.post("/api/matches", json={"record": record})
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def test_the_end_of_a_match_says_where_its_replay_is() -> None:
    async def play() -> None:
        async with served() as server:
            table, (ann, _), seats = await begun(server, 2)
            assert seats[0].table is not None
            assert seats[0].table.match == ""
            await asyncio.gather(*[seat.play(Random(place)) for place, seat in enumerate(seats)])
            await seats[0].until(lambda: bool(seats[0].table and seats[0].table.match))
            id = seats[0].table.match

            listed = (await ann.http.get("/api/matches")).json()["matches"]
            record = (await ann.http.get(f"/api/tables/{table}/record")).text
            outline = (await ann.http.get(f"/api/matches/{id}/outline")).json()
            assert listed[0]["id"] == id == record_id(record)
            assert outline["names"] == ["Ann", "Bob"] or set(outline["names"]) == {visitor.name for visitor in [ann, _]}
            assert outline["table"] == table
            assert {part["shuffle"]["verdict"] for part in outline["rounds"]} <= {"alone", "verified"}
            await leave(seats)

    asyncio.run(play())


def test_a_private_match_is_listed_for_those_who_played_it_and_for_nobody_else() -> None:
    async def play() -> None:
        async with served() as server:
            _, players, seats = await begun(server, 2, is_private=True)
            await asyncio.gather(*[seat.play(Random(place)) for place, seat in enumerate(seats)])
            await seats[0].until(lambda: bool(seats[0].table and seats[0].table.match))
            other = await server.visitor("Cem")
            told = [(await each.http.get("/api/me/matches")).json()["matches"] for each in (*players, other)]
            stranger = await server.stranger().http.get("/api/me/matches")

            (first,), (second,), nothing = told
            outcome = outcome_of((await other.http.get(f"/api/matches/{first['id']}")).text, 2)
            assert [first["seat"], second["seat"]] == [seat.seat for seat in seats]
            assert {**first, "seat": None} == {**second, "seat": None}
            assert len(outcome.totals) == 2
            assert [tuple(first["winners"]), tuple(first["totals"])] == [outcome.winners, outcome.totals]
            assert nothing == (await other.http.get("/api/matches")).json()["matches"] == []
            assert (await other.http.get(f"/api/me/matches?before={first['id']}")).json()["matches"] == []
            assert (stranger.status_code, stranger.json()["code"]) == (401, "guest")
            await leave(seats)

    asyncio.run(play())


def test_a_record_that_somebody_brings_is_kept_and_not_listed() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            response = await ann.http.post("/api/matches", json={"record": HASP})
            id = response.json()["id"]

            assert response.status_code == 201
            assert response.headers["location"] == f"/r/{id}"
            assert (await ann.http.get(f"/api/matches/{id}")).text == HASP
            assert (await ann.http.get(f"/r/{id}")).status_code == 200
            assert (await ann.http.get("/api/matches")).json()["matches"] == []
            assert await bring(ann) == id

    asyncio.run(play())


def test_the_outline_and_every_round_are_those_of_the_replay() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            whole = PlayedMatch.of(HASP)
            id = await bring(ann)

            outline = (await ann.http.get(f"/api/matches/{id}/outline")).json()
            assert [part["number"] for part in outline["rounds"]] == [part.number for part in whole.parts]
            for viewer in ("0", "1", "spectator", "all"):
                answer = await ann.http.get(f"/api/matches/{id}/rounds/2?viewer={viewer}")
                frames = answer.json()["frames"]
                assert len(frames) == len(whole.parts[1].steps) + 1
                assert ("hands" in frames[0]) == (viewer == "all")
                assert (frames[0]["view"].get("hand") is not None) == (viewer in "01")
            without = await ann.http.get(f"/api/matches/{id}/rounds/2")
            assert without.json() == (await ann.http.get(f"/api/matches/{id}/rounds/2?viewer=spectator")).json()

    asyncio.run(play())


def test_positions_are_compressed_for_those_who_understand_it() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            path = f"/api/matches/{await bring(ann)}/rounds/1?viewer=all"
            plain = await ann.http.get(path, headers={"Accept-Encoding": "identity"})
            async with ann.http.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as answer:
                squeezed = b"".join([piece async for piece in answer.aiter_raw()])

                assert answer.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in plain.headers
            assert json.loads(gzip.decompress(squeezed)) == plain.json()
            assert len(squeezed) * 4 < len(plain.content)

    asyncio.run(play())


BROKEN: Final[list[tuple[str, str]]] = [
    ("", "malformed"),
    ("nonsense\n", "line 1: a record begins with"),
    (HASP[:-1], "the text ends in the middle of a line"),
    (HASP.replace("rules: 1", "rules: 9"), "line 3: version 9 of the rules of HASP is not known (known: 1)"),
    (HASP.replace("game: hasp", "game: poker"), "line 2: there is no game"),
    (HASP.replace("totals: ", "totals: 9", 1), "line 2"),
    (HASP.replace("\n", "\r\n"), "line 1"),
    (HASP.replace("trick 2: 0", "trick 2: 1", 1), "may not f6: turn"),
]


def test_what_is_no_record_is_refused_with_its_line() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            for record, words in BROKEN:
                response = await ann.http.post("/api/matches", json={"record": record})

                assert response.status_code == 400, words
                assert words in response.text
                assert response.json()["code"] == ("malformed" if not record else "record")
            seats_own = str(record_for(replay(Record.parse(HASP), game_of(Record.parse(HASP))), 0))
            response = await ann.http.post("/api/matches", json={"record": seats_own})
            assert response.status_code == 400
            assert "this is what seat 0 knows of a match" in response.json()["text"]

    asyncio.run(play())


def test_a_record_may_end_before_the_match_does() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            id = await bring(ann, str(PlayedMatch.of(HASP).until(30)))

            outline = (await ann.http.get(f"/api/matches/{id}/outline")).json()
            assert "winners" not in outline
            assert "score" not in outline["rounds"][-1]
            assert outline["rounds"][-1]["last"] == 30

    asyncio.run(play())


def test_bringing_records_needs_a_guest_and_has_a_limit() -> None:
    async def play() -> None:
        limits = NO_LIMITS._replace(records=Rate(2, 0.001))
        async with served(ServerSettings(limits=limits)) as server:
            ann = await server.visitor()
            stranger = {"Authorization": "Bearer nobody"}
            answer = await ann.http.post("/api/matches", json={"record": HASP}, headers=stranger)
            assert (answer.status_code, answer.json()["code"]) == (401, "guest")
            await bring(ann)
            await bring(ann)
            answer = await ann.http.post("/api/matches", json={"record": HASP})

            assert (answer.status_code, answer.json()["code"]) == (429, "slow down")
            assert int(answer.headers["retry-after"]) > 0

    asyncio.run(play())


def test_positions_have_a_limit_of_their_own() -> None:
    """A match is played again for whoever asks: that costs more than most questions."""

    async def play() -> None:
        limits = NO_LIMITS._replace(replays=Rate(2, 0.001))
        async with served(ServerSettings(limits=limits)) as server:
            ann = await server.visitor()
            id = await bring(ann)
            answers = [(await ann.http.get(f"/api/matches/{id}/outline")).status_code for _ in range(3)]

            assert answers == [200, 200, 429]
            assert (await ann.http.get(f"/api/matches/{id}")).status_code == 200

    asyncio.run(play())


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/rounds/99", 404, "unknown"),
        ("/rounds/0", 404, "unknown"),
        ("/rounds/one", 404, "unknown"),
        ("/rounds/1?viewer=2", 400, "malformed"),
        ("/rounds/1?viewer=everybody", 400, "malformed"),
        ("?until=99999", 404, "unknown"),
        ("?until=-1", 400, "malformed"),
    ],
)
def test_what_a_match_does_not_have_is_not_found(path: str, status: int, code: str) -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            answer = await ann.http.get(f"/api/matches/{await bring(ann)}{path}")

            assert (answer.status_code, answer.json()["code"]) == (status, code)

    asyncio.run(play())


def test_a_match_by_rules_of_long_ago_says_so_and_keeps_its_record() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            old = HASP.replace("rules: 1", "rules: 77")
            store = server.app.server.tables.store
            id = await store.add_record(Finished("hasp", 2, ("Ann", "Bob"), old), 1)
            for path in ("/outline", "/rounds/1", "?until=3"):
                answer = await ann.http.get(f"/api/matches/{id}{path}")

                assert (answer.status_code, answer.json()["code"]) == (409, "rules")
                assert "version 77 of the rules of HASP is not known (known: 1)" in answer.json()["text"]
            assert (await ann.http.get(f"/api/matches/{id}")).text == old

    asyncio.run(play())


async def go_on(server: Server, visitor: Visitor, id: str, position: int, seat: int) -> Seat:
    """A table that goes on from a position, with somebody on a seat and bots on the others."""
    record = (await visitor.http.get(f"/api/matches/{id}?until={position}")).text
    table = await visitor.open(record=record, is_private=True, game=Record.parse(record).game, players=None)
    there = await visitor.socket(table).open()
    await there.answer(Sit(id="sit", chair=seat))
    await there.answer(Start(id="start"))
    return there


@pytest.mark.parametrize("name", ["hasp-4-1", "njet-3-1", "meinz-3-1", "was_sticht-3-1", "mue-4-1"])
def test_somebody_plays_on_from_a_position_with_the_same_cards(name: str) -> None:
    """The hand at the new table is the one that the seat had at that position."""
    record = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    whole = PlayedMatch.of(record)
    part = whole.parts[1]
    seat = 1
    place = next(at for at, match in enumerate(whole.positions(part)) if at and match.awaited() == (seat,))

    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            there = await go_on(server, ann, await bring(ann, record), part.first + place, seat)

            assert there.seat == seat
            assert there.view is not None
            frame = frames_of(whole, part, seat).frames[place]
            assert there.view.hand == frame.view.hand
            assert there.view.legal == frame.view.legal
            await leave([there])

    asyncio.run(play())


def test_a_record_that_somebody_brought_is_not_called_verified_whatever_it_says() -> None:
    """Anybody can make up secrets, parts and names that fit, and the id of a table of ours."""

    async def play() -> None:
        async with served() as server:
            table, (ann, _), seats = await begun(server)
            await asyncio.gather(*(seat.play(Random(1)) for seat in seats))
            live = await server.app.server.tables.find(table)
            own = live.table.record_id
            deals = FairDeals(table, b"m" * 32)
            match = Match.begin(new_game("hasp", 2), deals)
            while not match.is_over:
                seat = match.awaited()[0]
                match.apply(seat, match.legal_actions(seat)[0])
            record = record_of(match)
            record.names = live.table.names()
            forged = str(add_shuffles(record, deals))

            brought = (await ann.http.post("/api/matches", json={"record": forged})).json()["id"]
            again = (await ann.http.post("/api/matches", json={"record": str(live.table.record())})).json()["id"]

            outlines = [(await ann.http.get(f"/api/matches/{id}/outline")).json() for id in (own, brought)]
            assert again == own
            assert [outline.get("is_brought", False) for outline in outlines] == [False, True]
            verdicts = [{part["shuffle"]["verdict"] for part in outline["rounds"]} for outline in outlines]
            assert verdicts[1] <= {"brought", "none"}
            assert "brought" in verdicts[1]
            assert verdicts[0] <= {"alone", "verified", "none"}
            await leave(seats)

    asyncio.run(play())
