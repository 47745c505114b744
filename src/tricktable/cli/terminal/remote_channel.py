"""A table at a server: its messages come through a connection, which lives in a thread of its own."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from threading import Thread
from typing import Final, TypeVar

from tricktable.cli.terminal.channel import Mailbox
from tricktable.clients.addresses import Address
from tricktable.clients.connection import Connection
from tricktable.clients.errors import ClientError
from tricktable.tables.wire import AnyRequest, Rise

SECONDS: Final = 3.0
"""To say good-bye."""

Result = TypeVar("Result")


class RemoteChannel:
    """Connects at once; raises `ClientError` if that cannot be."""

    def __init__(self, address: Address, token: str) -> None:
        self.mailbox: Final = Mailbox()
        self._loop: Final = asyncio.new_event_loop()
        self._connection: Final = Connection(address, token, self.mailbox.put)
        self._thread: Final = Thread(target=self._loop.run_forever, name="connection", daemon=True)
        self._thread.start()
        self._is_closed = False
        try:
            self._wait_for(self._connection.open())
        except BaseException:
            self.close()
            raise

    def _wait_for(self, work: Coroutine[object, object, Result]) -> Result:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def send(self, request: AnyRequest) -> None:
        self._loop.call_soon_threadsafe(self._connection.send, request)

    def leave(self) -> None:
        """Rises and closes: in a match a bot plays on at once."""
        with suppress(ClientError, TimeoutError):  # if the server does not hear it, it notices that we are gone
            self._wait_for(asyncio.wait_for(self._connection.ask(Rise()), SECONDS))
        self.close()

    def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        with suppress(ClientError, TimeoutError):
            self._wait_for(asyncio.wait_for(self._connection.close(), SECONDS))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        self.mailbox.close()
