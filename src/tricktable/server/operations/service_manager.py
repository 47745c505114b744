"""What a service manager is told that started this server (systemd's `Type=notify`): ready, still alive, going down.

It listens at a socket whose name it puts into the environment. Where there is none, nobody is told.
"""

import os
import socket
import time
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Final

READY: Final = "READY=1\nSTATUS=serves"
STOPPING: Final = "STOPPING=1\nSTATUS=writes what is left"
ALIVE: Final = "WATCHDOG=1"


class ServiceManager:
    """Whoever started us, if they want to hear of it. The variables are taken out of the environment: the processes in
    which bots think are not the service."""

    def __init__(self, environment: MutableMapping[str, str] = os.environ) -> None:
        name = environment.pop("NOTIFY_SOCKET", "")
        self._place: Final = "\0" + name[1:] if name.startswith("@") else name
        patience = environment.pop("WATCHDOG_USEC", "")
        process = environment.pop("WATCHDOG_PID", "") or str(os.getpid())
        is_meant = patience.isdigit() and process == str(os.getpid())
        self._each: Final = int(patience) / 3_000_000 if is_meant else 0.0
        """Seconds between two signs of life: three in the time after which we are taken for dead. 0: none is wanted."""
        self._told_at = 0.0

    def tell(self, text: str) -> None:
        """Says something, and does not wait."""
        if not self._place:
            return
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as line:
            line.setblocking(False)
            line.sendto(text.encode(), self._place)

    def live(self) -> None:
        """Called again and again by what must not hang; tells it when it is time."""
        now = time.monotonic()
        if self._each and now - self._told_at >= self._each:
            self._told_at = now
            self.tell(ALIVE)
