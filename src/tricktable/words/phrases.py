"""Phrases: what is said, without the words. Whoever shows one makes the sentence, in the reader's language.

A phrase is the id of a message in `locales` and its arguments. `speakers` tells what a message can do with each kind
of argument. In JSON an argument is a number, a text, or an object that its one key tells apart: `{"seat": 2}`.
"""

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from tricktable.core.errors import TricktableError

_SCHEMA: Final = {
    "description": "Arguments: numbers, texts, or objects with one of seat, cards, hidden, all, any, parts, row, "
    "sentences, id",
    "additionalProperties": {"anyOf": [{"type": "integer"}, {"type": "string"}, {"type": "object"}]},
}

if TYPE_CHECKING:
    Items = tuple["Arg", ...]
    Args = dict[str, "Arg"]
else:  # msgspec tells structs apart by tags alone, so `arg_of` does it
    Items = tuple[Any, ...]
    Args = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema=_SCHEMA)]


MINUS: Final = "−"
"""Stands before numbers in sentences; notation and records have the one of the keyboard."""


class PhraseError(TricktableError):
    """A phrase that cannot be said: no such message, or an argument that is none."""


class _Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something within a sentence that looks different to each reader."""


class Seat(_Form, frozen=True):
    """Whoever sits there: a name, or you."""

    seat: int


class Cards(_Form, frozen=True):
    """Cards in notation, side by side; or suits, by their letters alone."""

    cards: tuple[str, ...]


class Hidden(_Form, frozen=True):
    """So many cards that the reader may not know."""

    hidden: int


class _List(_Form, frozen=True):
    """Several arguments in one place."""

    def items(self) -> Items:
        (name,) = self.__struct_fields__
        items: Items = getattr(self, name)
        return items

    def __post_init__(self) -> None:
        (name,) = self.__struct_fields__
        msgspec.structs.force_setattr(self, name, tuple(arg_of(item) for item in getattr(self, name)))


class AllOf(_List, frozen=True):
    """`a, b and c`."""

    all: Items


class AnyOf(_List, frozen=True):
    """`a, b or c`."""

    any: Items


class Parts(_List, frozen=True):
    """Parts of a line that stand beside each other: `a · b · c`."""

    parts: Items


class Row(_List, frozen=True):
    """A list that is not at its end, or has none: `a, b, c`."""

    row: Items


class Sentences(_List, frozen=True):
    """Whole sentences, one after the other."""

    sentences: Items


class Phrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something to say: the id of a message, and what it is about."""

    id: str
    args: Args = {}

    def __post_init__(self) -> None:
        for name, value in self.args.items():
            self.args[name] = arg_of(value)


List = AllOf | AnyOf | Parts | Row | Sentences
Arg = int | str | Seat | Cards | Hidden | List | Phrase

KINDS: Final[dict[str, type[Arg]]] = {
    "seat": Seat,
    "cards": Cards,
    "hidden": Hidden,
    "all": AllOf,
    "any": AnyOf,
    "parts": Parts,
    "row": Row,
    "sentences": Sentences,
    "id": Phrase,
}
"""The key that tells an object what it is."""


def arg_of(value: object) -> Arg:
    """An argument from its form in JSON, or as it is."""
    if isinstance(value, Arg) and not isinstance(value, bool):
        return value
    if isinstance(value, dict):
        for key, kind in KINDS.items():
            if key in value:
                return msgspec.convert(value, kind)
    raise PhraseError(f"an argument is a number, a text or an object with one of {', '.join(KINDS)}, not {value!r}")


def encode_phrase(phrase: Phrase) -> bytes:
    """The phrase as JSON."""
    return msgspec.json.encode(phrase)


def decode_phrase(text: bytes | str) -> Phrase:
    """The phrase that this JSON is."""
    try:
        return msgspec.json.decode(text, type=Phrase)
    except msgspec.MsgspecError as error:
        raise PhraseError(f"this is no phrase: {error}") from error
