"""Connections to a database: a pool for what reads, and errors in words. Whatever breaks is connected again."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final, TypeVar

import asyncpg

from tricktable.tables.stores.addresses import without_password
from tricktable.tables.stores.leases import StoreError
from tricktable.tables.stores.postgresql import schema

Connection = Any
"""asyncpg says no types of its own."""
Result = TypeVar("Result")

POOL: Final = 8
"""Connections that read at the same time."""
PATIENCE: Final = 10.0
"""Seconds for an answer: after that nobody knows what came of it."""
BROKEN: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it is being stopped, or was a moment ago
)
"""What happens to a connection, and not to what was asked."""


class Connections:
    """All connections to one database. They are made in the loop that first asks for one."""

    def __init__(self, url: str, is_reader: bool) -> None:
        self._url: Final = url
        self.is_reader: Final = is_reader
        self.place: Final = without_password(url)
        """The database without its password."""
        self._pool: Any = None
        self._door: Final = asyncio.Lock()
        self.is_closed = False

    @contextmanager
    def told(self) -> Iterator[None]:
        """Puts what goes wrong into words."""
        try:
            yield
        except asyncpg.PostgresError as error:
            raise StoreError(f"{self.place}: {_line(error)}") from error
        except BROKEN as error:
            raise StoreError(f"{self.place} cannot be reached: {_line(error)}") from error

    async def connect(self) -> Connection:
        """A connection of one's own."""
        settings = {"application_name": "tricktable"}
        if self.is_reader:
            settings["default_transaction_read_only"] = "on"
        try:
            return await asyncpg.connect(
                self._url,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                server_settings=settings,
                statement_cache_size=200,
            )
        except asyncpg.InterfaceError:
            raise
        except ValueError:  # what it says may quote a part of the password
            raise StoreError(_not_an_address(self.place)) from None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Connection]:
        """A connection of the pool for a moment; errors come in words."""
        with self.told():
            pool = await self._opened()
            async with pool.acquire(timeout=PATIENCE) as connection:
                yield connection

    async def ask(self, question: Callable[[Connection], Awaitable[Result]]) -> Result:
        """What this answers that changes nothing, or the same if it is done twice: it is asked again where a connection
        turns out to be broken, as after a restart of the database."""
        with self.told():
            pool = await self._opened()
            for _ in range(POOL + 1):
                with suppress(asyncpg.InterfaceError, asyncpg.PostgresConnectionError, ConnectionError):
                    async with pool.acquire(timeout=PATIENCE) as connection:
                        return await question(connection)
                await pool.expire_connections()
            async with pool.acquire(timeout=PATIENCE) as connection:
                return await question(connection)

    async def opened(self) -> None:
        """Waits until the database is up to date."""
        with self.told():
            await self._opened()

    async def _opened(self) -> Any:
        if self.is_closed:
            raise StoreError(f"{self.place} is closed")
        if self._pool is None:
            async with self._door:
                if self._pool is None:
                    await self._prepare()
                    pool = await asyncpg.create_pool(
                        min_size=0, max_size=POOL, connect=self._connected, max_inactive_connection_lifetime=60.0
                    )
                    self._pool = pool
        return self._pool

    async def _connected(self, *args: object, **kwargs: object) -> Connection:
        """As the pool wants it: with its own kind of connection."""
        settings = {"application_name": "tricktable"}
        if self.is_reader:
            settings["default_transaction_read_only"] = "on"
        kwargs |= {"timeout": PATIENCE, "command_timeout": PATIENCE, "server_settings": settings}
        return await asyncpg.connect(self._url, **kwargs)

    async def _prepare(self) -> None:
        connection = await self.connect()
        try:
            if not self.is_reader:
                await schema.migrate(connection, self.place)
            elif await schema.version_of(connection, self.place) < schema.VERSION:
                raise StoreError(f"{self.place} is empty or old: start a server with it once, which renews it")
        finally:
            await connection.close()

    async def finish(self) -> None:
        """Waits for what is under way, and closes."""
        self.is_closed = True
        if self._pool is not None:
            with suppress(*BROKEN, asyncpg.PostgresError):
                async with asyncio.timeout(PATIENCE):
                    await self._pool.close()
            self._pool = None

    def close(self) -> None:
        """Closes at once."""
        self.is_closed = True
        if self._pool is not None:
            with suppress(RuntimeError):  # the loop is gone, and with it the connections
                self._pool.terminate()
            self._pool = None


def _line(error: BaseException) -> str:
    return " ".join(str(error).split()) or type(error).__name__


def _not_an_address(place: str) -> str:
    """Why nobody can connect there."""
    return f"{place} is no address of a database (in a password / is %2F, ? is %3F, # is %23, @ is %40)"
