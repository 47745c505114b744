"""What a table refuses, in words."""

from typing import Final

from tricktable.tables import wire
from tricktable.words.phrases import Phrase

STAGES: Final[dict[wire.Stage, Phrase]] = {
    "open": Phrase("cli-refused-not-begun"),
    "playing": Phrase("cli-refused-playing"),
    "over": Phrase("cli-refused-over"),
    "closed": Phrase("cli-refused-closed"),
}
REFUSALS: Final = {
    "asked": Phrase("cli-refused-asked"),
    "away": Phrase("cli-refused-away"),
    "back": Phrase("cli-refused-back"),
    "cards": Phrase("cli-refused-cards"),
    "host": Phrase("cli-refused-host"),
    "people": Phrase("cli-refused-people"),
    "revealed": Phrase("cli-refused-revealed"),
    "seat": Phrase("cli-refused-seat"),
    "turn": Phrase("why-turn"),
}
"""By the codes of `docs/wire.md`: those that a person at a terminal can meet."""


def refusal_words(refusal: wire.Refusal, stage: wire.Stage) -> Phrase:
    """Why the table did not do something; in the table's own words where we have none."""
    if refusal.code == "stage":
        return STAGES[stage]
    if refusal.code in REFUSALS:
        return REFUSALS[refusal.code]
    return Phrase("cli-refused", {"text": f"{refusal.text[:1].upper()}{refusal.text[1:]}"})
