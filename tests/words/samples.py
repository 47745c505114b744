"""Phrases made from the messages alone: each with arguments of the kinds that its variables ask for."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Visitor

from tests.words.sources import arguments, entries, id_of, references
from tricktable.words.phrases import AllOf, Arg, Phrase, Seat
from tricktable.words.speakers import LANGUAGES

NUMBERS: Final = (0, 1, 2, 5, 12)


class _Selectors(Visitor):
    """Collects which variables a message chooses by, and between what."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: syntax.SelectExpression) -> None:  # noqa: N802 # the visitor's name
        if isinstance(node.selector, syntax.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, syntax.Identifier) else str(key.value))
        self.generic_visit(node)


@cache
def messages(pattern: str = "*.ftl") -> dict[str, tuple[frozenset[str], frozenset[str], dict[str, set[str]]]]:
    """For each message its arguments, and over all languages the variables in it and what is chosen by them. Without
    those of the page alone, unless the pattern of their files is given."""
    found: dict[str, tuple[frozenset[str], frozenset[str], dict[str, set[str]]]] = {}
    for language in LANGUAGES:
        for entry in entries(language, pattern):
            if isinstance(entry, syntax.Term):
                continue
            names, variables, keys = found.get(id_of(entry), (arguments(entry), frozenset(), {}))
            selectors = _Selectors()
            selectors.visit(entry)
            for name, chosen in selectors.keys.items():
                keys.setdefault(name, set()).update(chosen)
            found[id_of(entry)] = names, variables | references(entry).variables, keys
    return found


def samples(id: str, pattern: str = "*.ftl") -> Iterator[Phrase]:
    """A message with people and numbers in it, and for texts their names in brackets. The reader has seat 0."""
    names, variables, keys = messages(pattern)[id]
    ordered = sorted(names)
    for values in product(*(_values(name, variables, keys) for name in ordered)):
        yield Phrase(id, dict(zip(ordered, values, strict=True)))


def _values(name: str, variables: frozenset[str], keys: dict[str, set[str]]) -> tuple[Arg, ...]:
    one, two = AllOf((Seat(1),)), AllOf((Seat(1), Seat(0), Seat(2)))
    if f"{name}Count" in variables:
        return one, two
    if f"{name}Is" in variables:
        return (Seat(0), Seat(1), two) if "many" in keys[f"{name}Is"] else (Seat(0), Seat(1))
    if name in keys:
        return NUMBERS
    if name.upper() in variables:
        return (Phrase("trumps"),)
    return (f"[{name}]",)
