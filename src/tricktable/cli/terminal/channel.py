"""A channel to a table: one sends requests through it, and gets what the table tells."""

import os
import select
from collections import deque
from collections.abc import Callable
from itertools import count
from typing import Final, Protocol

import msgspec

from tricktable.cli.terminal.keyboard import Keyboard
from tricktable.clients.incoming import Ended, Incoming
from tricktable.clients.table_mirror import TableMirror
from tricktable.tables.wire import AnyRequest, Done, Reason, Refusal, State, Why


class Mailbox:
    """What has come and was not taken yet. It is filled in one thread and emptied in another, which can wait for it."""

    def __init__(self) -> None:
        self._messages: Final[deque[Incoming]] = deque()
        self._out, self._in = os.pipe()

    def put(self, message: Incoming) -> None:
        self._messages.append(message)
        os.write(self._in, b".")

    def get(self, seconds: float | None = None) -> Incoming | None:
        """The next message, if one comes in time; without a time it is waited for."""
        ready, _, _ = select.select([self._out], [], [], seconds)
        if not ready:
            return None
        os.read(self._out, 1)
        return self._messages.popleft()

    def fileno(self) -> int:
        """Readable when something is in it."""
        return self._out

    def close(self) -> None:
        os.close(self._out)
        os.close(self._in)


class Channel(Protocol):
    """A way to a table, in this process or elsewhere."""

    @property
    def mailbox(self) -> Mailbox:
        """What the table tells; the first message is its state."""

    def send(self, request: AnyRequest) -> None:
        """Asks the table for something; never waits."""

    def close(self) -> None:
        """Leaves; what was asked for is done or refused by then."""


Answer = Done | Refusal | Reason


class Listener(Protocol):
    """Who hears what comes through a channel."""

    def hear(self, message: Incoming) -> None:
        """Takes the next message, and tells the person what is in it."""

    def is_quiet(self, message: Incoming) -> bool:
        """Nothing will be said of this message."""


class Conversation:
    """Asks the table and the person. Whatever comes meanwhile is heard in order."""

    def __init__(self, channel: Channel, listener: Listener) -> None:
        self._channel: Final = channel
        self._listener: Final = listener
        self._ids: Final = count(1)

    def ask(self, request: AnyRequest) -> Answer:
        """Asks the table, and hears everything up to its answer."""
        id = f"terminal {next(self._ids)}"
        self._channel.send(msgspec.structs.replace(request, id=id))
        while True:
            message = self._channel.mailbox.get()
            assert message is not None
            if isinstance(message, Done | Refusal) and message.id == id:
                return message
            if isinstance(message, Reason) and isinstance(request, Why):
                return message
            self._listener.hear(message)

    def hear_all(self) -> None:
        """Everything that has come."""
        while (message := self._channel.mailbox.get(0)) is not None:
            self._listener.hear(message)

    def read(self, keyboard: Keyboard, prompt: str, is_in_vain: Callable[[], bool]) -> str | None:
        """One line that the person types; nothing if the question is in vain by what came meanwhile."""
        is_asked = False
        while True:
            line = keyboard.read("" if is_asked else prompt, self._channel.mailbox)
            if line is not None:
                return line
            is_asked = True
            while (message := self._channel.mailbox.get(0)) is not None:
                if is_asked and not self._listener.is_quiet(message):
                    print(flush=True)  # the cursor stands behind the question
                    is_asked = False
                self._listener.hear(message)
            if is_in_vain():
                if is_asked:
                    print(flush=True)
                return None


def first_state(channel: Channel) -> TableMirror:
    """What the table tells first."""
    state = channel.mailbox.get()
    if isinstance(state, Ended):
        raise state.error
    assert isinstance(state, State), "a table tells its state first"
    return TableMirror(state)
