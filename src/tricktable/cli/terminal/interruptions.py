"""Ctrl-C and other wishes to stop, held back while a step is taken or a file is written."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

SIGNALS: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Interrupted(KeyboardInterrupt):
    """Somebody wants us to stop."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.exit_code: Final = 128 + number


class Interruptions:
    """Turns signals into `Interrupted`, but never in the middle of what must be done as a whole."""

    def __init__(self) -> None:
        self._held = False
        self._pending = 0
        """The signal that came while they were held back; 0 for none."""

    @contextmanager
    def watched(self) -> Iterator[None]:
        """While this lasts, signals come through here."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self._come) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextmanager
    def held(self) -> Iterator[None]:
        """What happens in here happens as a whole; a signal waits until it is done."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
        if self._pending:
            number, self._pending = self._pending, 0
            raise Interrupted(number)

    def ignore(self) -> None:
        """From now on nothing stops us: we are about to end anyway."""
        self._held = True

    def _come(self, number: int, frame: FrameType | None) -> None:
        if self._held:
            self._pending = number
        else:
            raise Interrupted(number)
