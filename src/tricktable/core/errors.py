"""What can go wrong, in few words: who, what, and what was allowed instead."""


class TricktableError(ValueError):
    """Anything that a user of the library can do wrong."""


class SetupError(TricktableError):
    """A game, a number of seats or an option that does not exist."""


class NotationError(TricktableError):
    """A text that names no card, action or seat."""


class DealError(TricktableError):
    """Cards that are not a deal of this game; `part` names the part of the deal where that shows, if there is one."""

    def __init__(self, reason: str, part: str = "") -> None:
        self.reason = reason
        self.part = part
        super().__init__(f"{part}: {reason}" if part else reason)

    def __reduce__(self) -> tuple[type["DealError"], tuple[str, str]]:
        return DealError, (self.reason, self.part)


class IllegalAction(TricktableError):
    """An action that its seat may not take now.

    `reason` is a word for programs (`turn`, `unheld`, `follow`, ...); the interfaces put it into sentences. `allowed`
    holds the actions that are possible instead.
    """

    def __init__(self, seat: int, action: str, reason: str, allowed: tuple[str, ...]) -> None:
        self.seat = seat
        self.action = action
        self.reason = reason
        self.allowed = allowed
        choices = ", ".join(allowed) if allowed else "nothing"
        super().__init__(f"seat {seat} may not {action}: {reason} (allowed: {choices})")

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[int, str, str, tuple[str, ...]]]:
        return IllegalAction, (self.seat, self.action, self.reason, self.allowed)


class NoWorlds(LookupError):
    """A game whose knowledge of hidden cards says too little to find deals that its viewer cannot rule out."""


class RecordError(TricktableError):
    """A record that does not say what happened in a match; `line` counts from 1."""

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(f"line {line}: {reason}")

    def __reduce__(self) -> tuple[type["RecordError"], tuple[int, str]]:
        return RecordError, (self.line, self.reason)
