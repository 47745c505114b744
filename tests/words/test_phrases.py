"""Phrases travel as JSON and come back as they were."""

from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from tricktable.words.phrases import (
    AllOf,
    AnyOf,
    Arg,
    Cards,
    Hidden,
    Items,
    Parts,
    Phrase,
    PhraseError,
    Row,
    Seat,
    Sentences,
    decode_phrase,
    encode_phrase,
)

SMALL = some.integers(-100, 100)
LEAVES: some.SearchStrategy[Arg] = (
    SMALL
    | some.text()
    | some.builds(Seat, SMALL)
    | some.builds(Cards, some.lists(some.text(), max_size=3).map(tuple))
    | some.builds(Hidden, SMALL)
)


def lists_and_phrases(args: some.SearchStrategy[Arg]) -> some.SearchStrategy[Arg]:
    items = some.lists(args, max_size=3).map(tuple)
    kinds: list[Callable[[Items], Arg]] = [AllOf, AnyOf, Parts, Row, Sentences]
    return some.one_of([*(items.map(kind) for kind in kinds), phrases(args)])


def phrases(args: some.SearchStrategy[Arg]) -> some.SearchStrategy[Phrase]:
    return some.builds(Phrase, some.text(), some.dictionaries(some.text(), args, max_size=3))


@given(phrases(some.recursive(LEAVES, lists_and_phrases, max_leaves=8)))
def test_json_and_back_is_the_same_phrase(phrase: Phrase) -> None:
    assert decode_phrase(encode_phrase(phrase)) == phrase


def test_the_json_is_the_one_that_the_page_reads() -> None:
    phrase = Phrase(
        "id",
        {
            "number": 3,
            "text": "t",
            "who": Seat(2),
            "cards": Cards(("r7", "b2")),
            "hidden": Hidden(2),
            "all": AllOf((Seat(0), Phrase("other"))),
            "any": AnyOf(("a", 1)),
            "parts": Parts(()),
            "row": Row(("a",)),
            "sentences": Sentences((Phrase("other", {"n": 1}),)),
        },
    )

    assert msgspec.json.decode(encode_phrase(phrase)) == {
        "id": "id",
        "args": {
            "number": 3,
            "text": "t",
            "who": {"seat": 2},
            "cards": {"cards": ["r7", "b2"]},
            "hidden": {"hidden": 2},
            "all": {"all": [{"seat": 0}, {"id": "other"}]},
            "any": {"any": ["a", 1]},
            "parts": {"parts": []},
            "row": {"row": ["a"]},
            "sentences": {"sentences": [{"id": "other", "args": {"n": 1}}]},
        },
    }


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"args": {}}',
        '{"id": 3}',
        '{"id": "x", "more": 1}',
        '{"id": "x", "args": {"a": true}}',
        '{"id": "x", "args": {"a": null}}',
        '{"id": "x", "args": {"a": 1.5}}',
        '{"id": "x", "args": {"a": ["b"]}}',
        '{"id": "x", "args": {"a": {}}}',
        '{"id": "x", "args": {"a": {"seat": "2"}}}',
        '{"id": "x", "args": {"a": {"seat": 2, "hidden": 1}}}',
        '{"id": "x", "args": {"a": {"all": [{"cards": [1]}]}}}',
        '{"id": "x", "args": {"a": {"id": "y", "args": {"b": {"what": 1}}}}}',
    ],
)
def test_what_is_no_phrase_is_refused(text: str) -> None:
    with pytest.raises(PhraseError, match="this is no phrase: "):
        decode_phrase(text)


def test_a_message_with_phrases_in_it_has_a_schema_and_can_be_decoded() -> None:
    class Told(msgspec.Struct):
        lines: tuple[Phrase, ...]

    told = Told((Phrase("played", {"who": Seat(1), "cards": Cards(("r7",))}),))

    assert msgspec.json.decode(msgspec.json.encode(told), type=Told) == told
    assert msgspec.json.schema(Told)["$defs"]["Phrase"]["required"] == ["id"]
