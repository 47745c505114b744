"""Labels of a record's lines in words: what is going on in a round."""

from typing import Final

from tricktable.words.phrases import Arg, Phrase

PARTS: Final = {
    "auction": Phrase("now-auction"),
    "cache": Phrase("now-cache"),
    "chief trump": Phrase("now-chief-trump"),
    "discard": Phrase("now-discard"),
    "drop": Phrase("now-drop"),
    "monster": Phrase("now-monster"),
    "partner": Phrase("now-partner"),
    "pick": Phrase("now-pick"),
    "row": Phrase("now-row"),
    "swap": Phrase("now-swap"),
    "take": Phrase("now-take"),
    "teams": Phrase("now-teams"),
    "trick": Phrase("now-trick"),
    "trump": Phrase("now-trump"),
    "veto": Phrase("now-veto"),
    "vice trump": Phrase("now-vice-trump"),
}
"""By the label without its number."""


def label_words(label: str) -> Arg:
    """What a label such as `trick 3` says; a label that no game has stays as it is."""
    if label in PARTS:
        return PARTS[label]
    part, _, number = label.rpartition(" ")
    if part not in PARTS or not (number.isascii() and number.isdigit()):
        return label
    return Phrase("now-number", {"part": PARTS[part], "number": number})
