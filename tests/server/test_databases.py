"""A server whose database stops: nothing is told that is not kept, it says so, and goes on with the database."""

import asyncio
from random import Random

from tests.postgresql import PostgresqlServer, own_server
from tests.server.servers import begun, served
from tricktable.tables import log
from tricktable.tables.stores import open_store
from tricktable.tables.wire import Act, Update


def test_a_server_says_that_its_database_is_gone_and_goes_on_when_it_is_back() -> None:
    async def play(database: PostgresqlServer) -> None:
        async with served(store=open_store(database.url("postgres"))) as server:
            table, visitors, seats = await begun(server, 2, game="hasp", level="thumb")
            http = visitors[0].http
            assert (await http.get("/readyz")).status_code == 200

            await asyncio.to_thread(database.stop)
            await asyncio.sleep(2.1)  # readiness is tried now and then

            assert (await http.get("/readyz")).status_code == 503
            assert (await http.get("/healthz")).status_code == 200
            assert (await http.get("/api/me")).status_code == 503
            awaited = next(seat for seat in seats if seat.is_awaited)
            told = awaited.number
            assert awaited.view is not None
            await awaited.say(Act(action=awaited.view.legal[0], seen=told))
            for seat in seats:
                await seat.closed()

            await asyncio.to_thread(database.start)
            async with asyncio.timeout(60):
                while (await http.get("/readyz")).status_code != 200:
                    await asyncio.sleep(0.2)
            again = [await visitor.socket(table).open() for visitor in visitors]
            await asyncio.gather(*[seat.play(Random(2)) for seat in again])
            store = server.app.server.tables.store
            async with asyncio.timeout(60):
                while not isinstance(log.decode(await store.last(table)), log.Ended):
                    await asyncio.sleep(0.05)
            entries = [log.decode(text) for text in await store.read(table)]
            assert sum(isinstance(entry, log.Ended) for entry in entries) == 1
            heard = [message.number for seat in seats for message in seat.messages if isinstance(message, Update)]
            assert max(heard) <= told
            for seat in again:
                await seat.connection.close()

    with own_server() as database:
        asyncio.run(play(database))
