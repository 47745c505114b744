"""The rules of the games for players, in every language, for the page and for terminals.

A text is Markdown (headings, paragraphs, lists, tables, quotations for worked examples, bold and italic), and:

| notation | meaning |
|---|---|
| `## Scoring {#scoring}` | a heading with the id by which it is found, the same in all languages |
| `{r7}`, `{r7 b3}` in a sentence | cards |
| `{r7 b3, k0}` as a paragraph | groups of cards in a row |
| `{Ada r7, Ben b3 -> Ada}` as a paragraph | the same, with what stands below each, and who takes the trick |
"""

import re
from collections.abc import Mapping
from typing import Final

from tricktable.core.errors import SetupError
from tricktable.words.packages import FALLBACK, text_in

FILE: Final = "rules/{}.md"
HEADING_ID: Final = re.compile(r" *\{#[a-z-]+\} *$", re.MULTILINE)
BRACES: Final = re.compile(r"\{([^{}]*)\}")
CARD: Final = re.compile(r"\b([a-z])(?=[A-Z0-9]+\b)")
"""The letter of a suit, before what stands behind it on a card."""


def rules_text(game: str, language: str) -> str:
    """The rules of a game in a language, as they are written; in English where they are not translated."""
    text = text_in(game, language, FILE.format(game)) or text_in(game, FALLBACK, FILE.format(game))
    if not text:
        raise SetupError(f"the rules of {game} are not part of this installation")
    return text


def without_notation(text: str, letters: Mapping[str, str]) -> str:
    """The same in plain Markdown: cards by their texts, with the reader's letters for the suits (`letters.py`),
    headings without ids."""
    return BRACES.sub(lambda braces: _cards(braces[1], letters), HEADING_ID.sub("", text))


def _cards(braces: str, letters: Mapping[str, str]) -> str:
    groups, _, taker = braces.partition("->")
    shown = " · ".join(
        CARD.sub(lambda card: letters.get(card[1], card[1]), group).strip() for group in groups.split(",")
    )
    return f"{shown} → {taker.strip()}" if taker else shown
