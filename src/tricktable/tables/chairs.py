"""Chairs: who sits at a table."""

from typing import Final

from tricktable.tables.clocks import Clock
from tricktable.tables.wire import SeatForm


class Chair:
    """One place at the table. Nobody sits there as long as it has no name."""

    def __init__(self, bank: int | None) -> None:
        self.guest = ""
        """The person or program that sits here, by id; empty for bots."""
        self.name = ""
        self.bot = ""
        """The bot that plays here: its own seat, or for a guest who is away."""
        self.is_program = False
        self.is_cleared = False
        """The guest is done with the table, and a bot plays on."""
        self.bank = bank
        """Milliseconds left beyond those of each choice, where there is a clock."""

    @property
    def is_free(self) -> bool:
        return not self.name

    @property
    def is_guests(self) -> bool:
        """A person or a program has it, who may be away."""
        return bool(self.guest)

    @property
    def is_played_by_bot(self) -> bool:
        return bool(self.bot)

    def form(self) -> SeatForm:
        """What everybody may know of it."""
        if self.is_free:
            return SeatForm(kind="free", bank=self.bank)
        if not self.guest:
            return SeatForm(kind="bot", name=self.name, bot=self.bot, bank=self.bank)
        kind: Final = "program" if self.is_program else "person"
        return SeatForm(kind=kind, name=self.name, bot=self.bot, bank=self.bank)


def empty_chairs(players: int, clock: Clock | None) -> list[Chair]:
    """The chairs of a new table."""
    return [Chair(clock.full_bank() if clock else None) for _ in range(players)]


def chairs_for(former: list[Chair], players: int, clock: Clock | None) -> tuple[list[Chair], dict[int, int]]:
    """The chairs of a table at which now so many play, and where everybody sits who sat there. Guests keep their place
    if it is still there, or else go to a free one; bots that find none leave."""
    chairs = empty_chairs(players, clock)
    moved: dict[int, int] = {}
    guests = [place for place, chair in enumerate(former) if chair.is_guests]
    bots = [place for place, chair in enumerate(former) if not chair.is_guests and not chair.is_free]
    for place in sorted(guests, key=lambda place: place >= players) + bots:
        free = [each for each in range(players) if chairs[each].is_free]
        empty = [each for each in free if each >= len(former) or former[each].is_free]
        if not free:
            break
        target = place if place in free else (empty or free)[0]
        moved[place] = target
        chair = chairs[target]
        chair.guest, chair.name, chair.bot = former[place].guest, former[place].name, former[place].bot
        chair.is_program = former[place].is_program
    return chairs, moved
