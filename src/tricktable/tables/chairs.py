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
