"""What a player cannot rule out: hands that fit every void and every shown card, and the cards set aside."""

from tricktable.core.events import Event
from tricktable.core.knowledge import Knowledge


class Holdings(Knowledge):
    """Hands are dealt in two parts with 2 and 4 players; a card is turned up with 3; predictions show cards."""

    is_exact = True

    def owner(self, label: str) -> int | None:
        seat = label.partition(" ")[2]
        return int(seat) if seat else None

    def note(self, event: Event) -> None:
        super().note(event)
        if event.kind == "turned":
            self.aside[self.view.game.layout.index("turned")].show(event.values)
        elif event.kind == "predicted" and event.seat != self.view.viewer:
            self.hands[event.seat].show(event.values[1:])  # HASP-R4
