"""The finished rounds of a match as viewers heard them: made once, since nothing of them changes any more."""

from typing import Final

from tricktable.core.events import HIDDEN
from tricktable.core.matches import Match, PastRound
from tricktable.core.seats import EVERYONE


class PastTexts:
    """The texts that have been asked for. Matches with the same rounds behind them share one."""

    def __init__(self) -> None:
        self._texts: Final[dict[tuple[int, int], tuple[PastRound, str]]] = {}
        """By number and viewer; with the round itself, as matches that went apart have others with the same number."""

    def text(self, match: Match, viewer: int) -> str:
        """All finished rounds as this viewer heard them."""
        return "\n".join([self._of(past, viewer) for past in match.past])

    def _of(self, past: PastRound, viewer: int) -> str:
        key = (past.number, viewer)
        known = self._texts.get(key)
        if known is None or known[0] is not past:
            known = self._texts[key] = (past, _past(past, viewer))
        return known[1]


def _past(past: PastRound, viewer: int) -> str:
    lines = [f"round {past.number}", *(str(event.seen(viewer)) for event in past.journal)]
    if past.secrets:
        steps = []
        for index, (seat, action) in enumerate(past.steps):
            steps.append((seat, action if past.secrets.get(index, EVERYONE) >> viewer & 1 else HIDDEN))
        lines += secret_lines(steps)
    return "\n".join(lines)


def secret_lines(steps: tuple[tuple[int, int], ...] | list[tuple[int, int]]) -> list[str]:
    """Steps by their numbers, where some are not for everybody: what was secret may be told later."""
    return [" ".join(f"{seat}:{'?' if action == HIDDEN else action}" for seat, action in steps)]
