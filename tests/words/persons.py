"""Grammar of persons: what is wrong with sentences about their own reader, as far as it can be seen from outside."""

import re
from typing import Final

WRONG: Final = {
    # Verbs of the third person behind "you"; "you pass" and "you miss" only look like them.
    "en": r"(?<!with )\b[Yy]ou (?!pass\b|miss\b|as\b)[a-z]+s\b|\b[Yy]ou’s\b",
    # A sentence that begins with "Du" goes on with its verb, in -st, unless somebody or a card comes first.
    "de": r"(?:^|[.:!?·] )Du (?!passt\b|und\b|oder\b|mit\b|[a-z]\d)(?:ist\b|(?![a-zäöüß]*[szß]t\b)[a-zäöüß]+)"
    r"|\b(?:von|mit|für|an|gegen|bei|zu|über) du\b|\bdus\b",
    "nl": r"\b[Jj](?:e|ij) (?:heeft|is)\b|\b(?:van|met|voor|aan|tegen|bij|op|door) jij\b|\bjijs\b",
    "es": r"\b[Tt]ú (?:ha|es|tiene|juega|gana|pasa|va|se|le|empieza|reparte|elige)\b"
    r"|\b(?:a|de|con|para|contra|por|en) tú\b",
}
"""What no sentence has that is said to whoever it is about."""
SIGNS: Final = re.compile("[✓✗☑★]")
"""Signs that a screen reader spells out."""


def faults(text: str, language: str) -> list[str]:
    return [*re.findall(WRONG[language], text), *SIGNS.findall(text)]
