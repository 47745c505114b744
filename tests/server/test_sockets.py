"""The game socket: a table's messages in both directions."""

import asyncio
from random import Random
from typing import Any, Final

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.servers import SOON, Seat, begun, leave, served
from tricktable.server.limits import NO_LIMITS, Limits, Rate
from tricktable.server.settings import ServerSettings
from tricktable.server.sockets import MALFORMED, NO_TABLE, NOT_ALLOWED, PROTOCOL, RESTART, TOO_MANY
from tricktable.tables.live.resources import Settings
from tricktable.tables.wire import Act, Done, Presence, Refusal, Rise, Sit, Start, State, Update


def test_four_people_play_a_whole_match_over_sockets() -> None:
    async def play() -> None:
        async with served() as server:
            table, _, seats = await begun(server, 4)
            async with server.stranger().socket(table) as watcher:
                await asyncio.gather(*(seat.play(Random(number)) for number, seat in enumerate(seats)))
                await watcher.until(lambda: watcher.is_over)

                assert watcher.seat is None
                assert [seat.seat for seat in seats] == [0, 1, 2, 3]
                assert watcher.view is not None
                assert watcher.view.winners
                assert not watcher.view.hand
            await leave(seats)

    asyncio.run(play())


def test_nobody_hears_what_only_another_seat_may_know() -> None:
    """The spectator's and the other seat's messages never hold a hand."""

    async def play() -> None:
        async with served() as server:
            table, _, seats = await begun(server, 2)
            async with server.stranger().socket(table) as watcher:
                state = await watcher.hear()
                own = seats[0].view
                other = seats[1].view

                assert isinstance(state, State)
                assert state.view is not None
                assert own is not None
                assert other is not None
                assert state.view.hand == ()
                assert own.hand
                assert other.hand
                assert not set(own.hand) & set(other.hand)
            await leave(seats)

    asyncio.run(play())


def test_a_request_with_an_id_is_answered_and_one_without_is_told_to_everybody() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            table = await ann.open()
            async with ann.socket(table) as seat:
                await seat.hear()

                done = await seat.answer(Sit(id="one"))
                await seat.say(Rise())
                again = await seat.answer(Sit(id="two"))

                assert done == Done(id="one", number=2)
                assert again == Done(id="two", number=4)
                told = [type(message) for message in seat.messages if not isinstance(message, Presence)]
                assert told == [State, Update, Done, Update, Update, Done]
                assert seat.seat == 0

    asyncio.run(play())


FRAMES: Final[list[tuple[str | bytes, str]]] = [
    ("", "malformed"),
    ("{", "malformed"),
    ("[]", "malformed"),
    ("null", "malformed"),
    ('"act"', "malformed"),
    ("{}", "malformed"),
    ('{"type":"fly"}', "malformed"),
    ('{"type":5}', "malformed"),
    ('{"type":"act","action":"r7"}', "malformed"),
    ('{"type":"act","action":"r7","seen":-1}', "malformed"),
    ('{"type":"act","action":"r7","seen":1,"seat":1}', "malformed"),
    ('{"type":"act","action":"","seen":1}', "malformed"),
    ('{"type":"act","action":["r7"],"seen":1}', "malformed"),
    ('{"type":"act","action":"' + "r" * 41 + '","seen":1}', "malformed"),
    ('{"type":"contribute","number":1,"part":"xyz"}', "malformed"),
    ('{"type":"sit","chair":6}', "malformed"),
    ('{"type":"sit","id":"' + "x" * 41 + '"}', "malformed"),
    ("[" * 4000, "malformed"),
    (b'{"type":"sit"}', "malformed"),
    (b"\xff\x00", "malformed"),
    ('{"type":"act","action":"zebra","seen":99}', "notation"),
    ('{"type":"queue","action":"zebra"}', "notation"),
    ('{"type":"rename"}', "malformed"),
    ('{"type":"rename","name":"' + "x" * 201 + '"}', "malformed"),
    ('{"type":"rename","name":" \\u200b() "}', "name"),
    ('{"type":"sit","name":7}', "malformed"),
    ('{"type":"move","chair":6}', "malformed"),
    ('{"type":"move","chair":1}', "stage"),
    ('{"type":"answer move","chair":1}', "malformed"),
    ('{"type":"answer move","chair":1,"agrees":true}', "stage"),
    ('{"type":"swap","chair":0}', "malformed"),
    ('{"type":"swap","chair":0,"other":-1}', "malformed"),
    ('{"type":"swap","chair":0,"other":1}', "stage"),
    ('{"type":"change terms"}', "malformed"),
    ('{"type":"change terms","terms":{"game":"hasp","record":"x"}}', "malformed"),
    ('{"type":"change terms","terms":{"game":"hasp","players":7}}', "malformed"),
    ('{"type":"change terms","terms":{"game":"hasp"}}', "stage"),
    ('{"type":"sit"}', "seated"),
    ('{"type":"start"}', "stage"),
    ('{"type":"ask rematch"}', "stage"),
    ('{"type":"ask back"}', "back"),
    ('{"type":"answer back","agrees":true}', "asked"),
    ('{"type":"seat bot","chair":1}', "stage"),
    ('{"type":"send away","chair":1}', "stage"),
    ('{"type":"contribute","number":9,"part":"' + "00" * 16 + '"}', "shuffle"),
]


def test_what_is_no_possible_request_is_refused_with_a_reason() -> None:
    async def play() -> None:
        async with served(ServerSettings(limits=NO_LIMITS._replace(malformed=Rate(100, 1.0)))) as server:
            _, _, seats = await begun(server)
            for frame, code in FRAMES:
                await seats[0].connection.send(frame)

                refusal = await seats[0].refusal()

                assert (frame, refusal.code) == (frame, code)
                assert refusal.text
            await asyncio.gather(*(seat.play(Random(1)) for seat in seats))
            await leave(seats)

    asyncio.run(play())


def test_a_choice_for_another_seat_is_not_possible() -> None:
    """The socket says who somebody is: whoever is not awaited may not choose, whatever they send."""

    async def play() -> None:
        async with served() as server:
            table, _, seats = await begun(server)
            mine, other = sorted(seats, key=lambda seat: not seat.is_awaited)
            assert mine.view is not None

            answer = await other.answer(Act(id="x", action=mine.view.legal[0], seen=mine.number))
            stranger = await server.visitor("Zoe")
            async with stranger.socket(table) as watcher:
                refused = await watcher.answer(Act(id="y", action=mine.view.legal[0], seen=mine.number))

            assert isinstance(answer, Refusal)
            assert answer.code == "turn"
            assert isinstance(refused, Refusal)
            assert refused.code == "seat"
            assert mine.is_awaited
            await leave(seats)

    asyncio.run(play())


def test_a_choice_for_a_position_that_is_gone_is_refused() -> None:
    async def play() -> None:
        async with served() as server:
            _, _, seats = await begun(server)
            seat = next(seat for seat in seats if seat.is_awaited)
            assert seat.view is not None

            answer = await seat.answer(Act(id="x", action=seat.view.legal[0], seen=0))

            assert isinstance(answer, Refusal)
            assert answer.code == "stale"
            assert answer.allowed == seat.view.legal
            await leave(seats)

    asyncio.run(play())


def test_a_full_table_and_a_finished_match_take_nobody() -> None:
    async def play() -> None:
        async with served() as server:
            table, _, seats = await begun(server)
            zoe = await server.visitor("Zoe")
            async with zoe.socket(table) as watcher:
                full = await watcher.answer(Sit(id="x"))
                await asyncio.gather(*(seat.play(Random(number)) for number, seat in enumerate(seats)))
                over = await seats[0].answer(Act(id="y", action="pass", seen=seats[0].number))

            assert isinstance(full, Refusal)
            assert full.code == "full"
            assert isinstance(over, Refusal)
            assert over.code == "stage"
            await leave(seats)

    asyncio.run(play())


def test_whoever_has_no_token_only_watches() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            table = await ann.open()
            async with server.stranger().socket(table) as watcher:
                answer = await watcher.answer(Sit(id="x"))

                assert isinstance(answer, Refusal)
                assert answer.code == "guest"

    asyncio.run(play())


@pytest.mark.parametrize(("token", "table", "code"), [("wrong", "", NOT_ALLOWED), ("", "nowhere", NO_TABLE)])
def test_an_unknown_token_and_an_unknown_table_close_the_socket(token: str, table: str, code: int) -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            table_id = table or await ann.open()
            visitor = server.stranger()
            visitor.token = token

            seat = await visitor.socket(table_id).open()

            assert await seat.closed() == code
            assert not seat.messages

    asyncio.run(play())


@pytest.mark.parametrize(
    ("path", "headers", "protocol", "status"),
    [
        ("/api/tables/x/sockets", {}, PROTOCOL, 404),
        ("/nowhere", {}, PROTOCOL, 404),
        ("/api/tables/x/socket?since=-1", {}, PROTOCOL, 400),
        ("/api/tables/x/socket?since=9999999999999", {}, PROTOCOL, 400),
        ("/api/tables/x/socket", {}, "tricktable.9", 400),
        ("/api/tables/x/socket", {"Origin": "https://elsewhere.example"}, PROTOCOL, 403),
        ("/api/tables/x/socket", {"Origin": "null"}, PROTOCOL, 403),
    ],
)
def test_what_cannot_be_a_socket_here_is_denied(path: str, headers: dict[str, str], protocol: Any, status: int) -> None:
    async def play() -> None:
        async with served() as server:
            with pytest.raises(InvalidStatus) as refused:
                await connect(f"ws{server.url[4:]}{path}", additional_headers=headers, subprotocols=[protocol])

            response = refused.value.response
            assert response.status_code == status
            assert response.body.startswith(b'{"code":"')
            assert "default-src 'none'" in response.headers["Content-Security-Policy"]

    asyncio.run(play())


def test_a_browser_of_our_own_page_connects_with_its_cookie() -> None:
    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            table = await ann.open()
            await ann.ask(table, type="sit")
            token, ann.token = ann.token, ""
            headers = {"Cookie": f"tricktable={token}", "Origin": server.url}

            async with ann.socket(table, additional_headers=headers) as seat:
                await seat.hear()

                assert seat.seat == 0

    asyncio.run(play())


@pytest.mark.parametrize(("size", "code"), [(5000, MALFORMED), (20_000, 1009)])
def test_an_oversized_message_closes_the_socket(size: int, code: int) -> None:
    async def play() -> None:
        async with served() as server:
            _, _, seats = await begun(server)

            await seats[0].connection.send('{"type":"sit","id":"' + "x" * size + '"}')

            assert await seats[0].closed() == code
            assert seats[1].connection.close_code is None
            await leave(seats)

    asyncio.run(play())


def test_whoever_sends_too_many_messages_is_warned_and_then_closed() -> None:
    async def play() -> None:
        limits = Limits(messages=Rate(10, 1.0), strikes=5)
        async with served(ServerSettings(limits=limits), clock=lambda: 0.0) as server:
            ann = await server.visitor()
            table = await ann.open()
            async with ann.socket(table) as seat:
                for number in range(20):
                    await seat.connection.send(f'{{"type":"why","action":"pass","id":"w{number}"}}')

                assert await seat.closed() == TOO_MANY
                refusals = [message for message in seat.messages if isinstance(message, Refusal)]
                assert [refusal.code for refusal in refusals] == ["seat"] * 10 + ["slow down"] * 5
                assert [refusal.id for refusal in refusals] == [f"w{number}" for number in range(15)]

    asyncio.run(play())


def test_whoever_sends_nothing_but_rubbish_is_closed() -> None:
    async def play() -> None:
        limits = Limits(malformed=Rate(5, 1.0))
        async with served(ServerSettings(limits=limits), clock=lambda: 0.0) as server:
            ann = await server.visitor()
            table = await ann.open()
            async with ann.socket(table) as seat:
                for _ in range(8):
                    await seat.connection.send("rubbish")

                assert await seat.closed() == MALFORMED
                assert len([message for message in seat.messages if isinstance(message, Refusal)]) == 6

    asyncio.run(play())


def test_a_connection_that_comes_back_hears_exactly_what_it_missed() -> None:
    async def play() -> None:
        async with served() as server:
            table, visitors, seats = await begun(server)
            before = seats[0]
            await before.connection.close()
            again = await visitors[0].socket(table, since=before.number).open()
            again.table, again.seat, again.view = before.table, before.seat, before.view
            seats[0] = again
            await asyncio.gather(*(seat.play(Random(place)) for place, seat in enumerate(seats)))
            async with visitors[1].socket(table, since=0) as whole:
                await whole.until(lambda: whole.is_over)

                told = [message for message in seats[1].messages if isinstance(message, State | Update)]
                again_told = [message for message in whole.messages if isinstance(message, State | Update)]
                assert not isinstance(again.messages[0], State)
                assert [message.number for message in again_told] == list(range(1, again_told[-1].number + 1))
                assert again_told[told[0].number : len(told)] == told[1 : len(told) - told[0].number + 1]
            async with visitors[1].socket(table, since=10_000) as ahead:
                assert isinstance(await ahead.hear(), State)
            await leave(seats)

    asyncio.run(play())


def test_a_server_that_ends_says_so_and_takes_nothing_more() -> None:
    async def play() -> None:
        async with served() as server:
            _, _, seats = await begun(server)
            watching = asyncio.create_task(seats[0].closed())
            await asyncio.sleep(0.05)
        assert await watching == RESTART
        assert server.app.server.tables.is_closing
        await leave(seats)

    asyncio.run(play())


def test_a_guest_who_is_forgotten_loses_the_sockets() -> None:
    async def play() -> None:
        async with served() as server:
            ann, ben = await server.visitor("Ann"), await server.visitor("Ben")
            table = await ann.open()
            async with ann.socket(table) as own, ben.socket(table) as other:
                await own.hear()
                assert (await ann.http.delete("/api/me")).status_code == 204

                assert await own.closed() == NOT_ALLOWED
                await other.hear()
                assert other.connection.close_code is None

    asyncio.run(play())


def test_a_message_in_endless_pieces_and_endless_pings_end_the_connection() -> None:
    """Empty continuation frames never make a message too large, and pongs must not pile up for somebody who does not
    read them."""

    async def play() -> None:
        async with served() as server:
            ann = await server.visitor()
            table = await ann.open()
            for flood in (_pieces, _pings):
                async with asyncio.timeout(SOON), ann.socket(table, ping_interval=None) as seat:
                    with pytest.raises(ConnectionClosed):
                        await flood(seat)

    asyncio.run(play())


async def _pieces(seat: Seat) -> None:
    async def endless() -> Any:
        yield "{"
        while True:
            yield ""
            await asyncio.sleep(0)

    await seat.connection.send(endless())


async def _pings(seat: Seat) -> None:
    while True:
        await seat.connection.ping()
        await asyncio.sleep(0)


def test_a_player_who_is_away_is_played_for_and_comes_back() -> None:
    async def play() -> None:
        async with served(table_settings=Settings(pace=0, grace=0.05)) as server:
            table, visitors, seats = await begun(server)
            await seats[0].connection.close()
            await seats[1].until(lambda: seats[1].table is not None and bool(seats[1].table.seats[0].bot))
            seats[0] = await visitors[0].socket(table).open()

            await seats[1].until(lambda: seats[1].table is not None and not seats[1].table.seats[0].bot)

            await leave(seats)

    asyncio.run(play())


def test_start_by_somebody_else_is_refused() -> None:
    async def play() -> None:
        async with served() as server:
            ann, ben = await server.visitor("Ann"), await server.visitor("Ben")
            table = await ann.open()
            async with ben.socket(table) as seat:
                answer = await seat.answer(Start(id="x"))

                assert isinstance(answer, Refusal)
                assert answer.code == "host"

    asyncio.run(play())
