"""What a player cannot rule out: hands that hold every bid and played card and fit every void."""

from tricktable.core.events import Event
from tricktable.core.knowledge import Knowledge


class Holdings(Knowledge):
    """Bids are cards that lie open; of two copies the bid one is played first (MUE-R7)."""

    is_exact = True

    def note(self, event: Event) -> None:
        super().note(event)
        if event.kind == "bid" and event.seat != self.view.viewer:
            self.hands[event.seat].show(event.values)
