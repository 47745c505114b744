"""What a player cannot rule out: hands that fit every void, every passed card, and the lead of the two of clubs."""

from tricktable.core.events import Event
from tricktable.core.knowledge import Knowledge


class Holdings(Knowledge):
    """Beside what every game of tricks tells: whoever opens holds the two of clubs."""

    is_exact = True

    def note(self, event: Event) -> None:
        super().note(event)
        place = self.hands[event.seat]
        if event.kind == "opens" and event.values[0] not in place.still:
            place.show(event.values)
