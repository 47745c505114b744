"""Shares: how much one guest, and one address, may ask of all tables together, on however many sockets."""

from typing import Final

from tricktable.server.limits import Addresses, Clock, Limits
from tricktable.tables.wire import Act, AnyRequest, AskHint, Contribute, Queue, Why

CHANGES: Final = "too many changes at tables: wait a little"
FREE: Final = (Act, Queue, Why, AskHint, Contribute)
"""What a match itself needs: the rules bound how much of it there is."""


class Shares:
    """What everybody has had."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        most = limits.addresses
        self._messages: Final = Addresses(limits.guest_messages, most, clock)
        self._messages_from: Final = Addresses(limits.address_messages, most, clock)
        self._changes: Final = Addresses(limits.guest_changes, most, clock)
        self._changes_from: Final = Addresses(limits.address_changes, most, clock)

    def all(self) -> dict[str, Addresses]:
        """What is counted, by name."""
        return {
            "messages": self._messages,
            "messages from": self._messages_from,
            "changes": self._changes,
            "changes from": self._changes_from,
        }

    def may_send(self, guest: str, address: str) -> bool:
        """A message more is not too much."""
        return not (guest and self._messages.take(guest)) and not self._messages_from.take(address)

    def may_ask(self, guest: str, address: str, request: AnyRequest) -> bool:
        """A request that is written down is not too much."""
        if isinstance(request, FREE):
            return True
        return not self._changes.take(guest) and not self._changes_from.take(address)
