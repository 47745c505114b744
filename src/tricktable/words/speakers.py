"""Speakers: phrases as sentences in the language of a reader.

What a message gets for an argument that is called `who`:

| argument | variables |
|---|---|
| all but numbers | `$who` the text; `$Who` the same with a capital letter, for the beginning of a sentence |
| seat | `$whoIs`: `you` or `other`; the name of the house's seat is the message `monster` |
| cards, hidden | `$whoCount`; cards are never written with a capital, hidden ones are the message `hidden-cards` |
| list | `$whoCount`; `$whoIs`: `you` if it is the reader's seat alone, `many` if there are several, else `other` |
| number | `$who`, which has plural forms |
| phrase | `$WHO`: all in capitals |
| all but numbers and cards | `$whoBegins`, `$whoEnds`: the first sound (`i` in Hilda, `y` in Iago), the last letter |
"""

import unicodedata
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType

from tricktable.core.errors import SetupError
from tricktable.games import GAMES
from tricktable.words.packages import FALLBACK, is_built_in, messages_text
from tricktable.words.phrases import (
    MINUS,
    AllOf,
    AnyOf,
    Arg,
    Args,
    Cards,
    Hidden,
    List,
    Parts,
    Phrase,
    PhraseError,
    Row,
    Seat,
    Sentences,
)

LANGUAGES: Final = ("en", "de", "nl", "es")
SEPARATORS: Final[dict[type[List], str]] = {Parts: " · ", Row: ", ", Sentences: " "}
NO_LETTERS: Final[Mapping[str, str]] = {}
"""Cards stay in notation."""

Variables = dict[str, FluentType | str]


def language_from(environ: Mapping[str, str], wanted: str = "") -> str:
    """The language to speak: the wanted one, else what the environment prefers among those that there are."""
    if wanted:
        if wanted not in LANGUAGES:
            raise SetupError(f"there is no language {wanted!r}; there are {', '.join(LANGUAGES)}")
        return wanted
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            tags = (tag.replace("-", "_").partition("_")[0].lower() for tag in environ[variable].split(":"))
            bare = (tag.partition(".")[0].partition("@")[0] for tag in tags)
            return next((tag for tag in bare if tag in LANGUAGES), FALLBACK)
    return FALLBACK


@cache
def bundle_of(language: str) -> FluentBundle:
    """All messages of a language, with those that other packages bring. Those of the page alone are in a folder of
    their own."""
    if language not in LANGUAGES:
        raise SetupError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("tricktable").joinpath("locales", language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for game in GAMES:
        if not is_built_in(game):
            bundle.add_resource(FluentResource(messages_text(game, language)))
    return bundle


class Speaker:
    """Says phrases to one reader."""

    def __init__(
        self,
        language: str,
        names: Sequence[str] = (),
        you: int | None = None,
        house: Collection[int] = (),
        letters: Mapping[str, str] = NO_LETTERS,
    ) -> None:
        """`names` are those of the players by seat. `you` is the reader's seat; a spectator has none. `letters` are the
        reader's for the suits (`words/letters.py`), by those of the notation."""
        self.language: Final = language
        self.letters: Final = letters
        self.names: Final = tuple(names)
        self.you: Final = you
        self.house: Final = frozenset(house)
        self._bundle: Final = bundle_of(language)

    def say(self, phrase: Phrase) -> str:
        """The phrase in words."""
        if not self._bundle.has_message(phrase.id):
            raise PhraseError(f"there is no message {phrase.id!r} in the language {self.language}")
        pattern = self._bundle.get_message(phrase.id).value
        if pattern is None:
            raise PhraseError(f"the message {phrase.id!r} is empty in the language {self.language}")
        text, errors = self._bundle.format_pattern(pattern, self.variables(phrase.args))
        if errors:
            raise PhraseError(f"{phrase.id!r} cannot be said in {self.language}: {errors[0]} ({phrase.args})")
        return str(text)

    def name(self, seat: int) -> str:
        """What whoever sits there is called, within a sentence."""
        if seat == self.you:
            return self.say(Phrase("you"))
        if seat in self.house:
            return self.say(Phrase("monster"))
        name = self.names[seat] if seat < len(self.names) else ""
        return name or self.say(Phrase("seat-number", {"number": seat}))

    def card(self, card: str) -> str:
        """A card, or a suit, with the reader's letters instead of the notation's."""
        return self.letters.get(card[:1], card[:1]) + card[1:]

    def forms(self, arg: Arg) -> tuple[str, str]:
        """An argument as it stands within a sentence, and at its beginning. Cards, numbers and texts do not change."""
        match arg:
            case int():
                return plain(arg), plain(arg)
            case str():
                return arg, arg
            case Cards(cards):
                text = " ".join(map(self.card, cards))
                return text, text
            case Seat(seat):
                text = self.name(seat)
            case Hidden(hidden):
                text = self.say(Phrase("hidden-cards", {"count": hidden}))
            case Phrase():
                text = self.say(arg)
            case _:
                return self._list_forms(arg)
        return text, text[:1].upper() + text[1:]

    def _list_forms(self, several: List) -> tuple[str, str]:
        forms = [self.forms(item) for item in several.items()]
        texts = [text for text, _ in forms]
        first = [capital for _, capital in forms[:1]]
        return self._joined(several, texts), self._joined(several, first + texts[1:])

    def _joined(self, kind: List, texts: list[str]) -> str:
        separator = SEPARATORS.get(type(kind))
        if separator is not None or len(texts) < 2:
            return (separator or "").join(texts)
        start, end = ", ".join(texts[:-1]), texts[-1]
        if isinstance(kind, AnyOf):
            return self.say(Phrase("list-or", {"start": start, "end": end}))
        return self.say(Phrase("list-and", {"start": start, "end": end}))

    def variables(self, args: Args) -> Variables:
        """What a message gets for these arguments."""
        variables: Variables = {}
        for name, arg in args.items():
            if isinstance(arg, int):
                variables[name] = number(arg)
                continue
            text, capital = self.forms(arg)
            variables[name] = text
            variables[name[:1].upper() + name[1:]] = capital
            match arg:
                case Seat(seat):
                    variables[f"{name}Is"] = "you" if seat == self.you else "other"
                case Cards(cards):
                    variables[f"{name}Count"] = number(len(cards))
                    continue
                case Hidden(hidden):
                    variables[f"{name}Count"] = number(hidden)
                case Phrase():
                    variables[name.upper()] = text.upper()
                case AllOf() | AnyOf() | Parts() | Row() | Sentences():
                    variables[f"{name}Count"] = number(len(arg.items()))
                    variables[f"{name}Is"] = self._who(arg.items())
            variables[f"{name}Begins"] = first_sound(text)
            variables[f"{name}Ends"] = text[-1:].lower()
        return variables

    def _who(self, items: Sequence[Arg]) -> str:
        if len(items) > 1:
            return "many"
        return "you" if self.you is not None and Seat(self.you) in items else "other"


def plain(value: int) -> str:
    """A number in digits alone, with a true minus."""
    return str(value).replace("-", MINUS)


def number(value: int) -> FluentInt | str:
    """A number as messages get it, written alike in all languages, here and in the page: it chooses among plural forms.
    A negative one is text, which takes the general form: its minus would be the keyboard's otherwise."""
    return FluentInt(value, useGrouping=False) if value >= 0 else plain(value)


def first_sound(text: str) -> str:
    """The letter that a text begins with, without its accent and behind a silent h; `y` for an i before a vowel."""
    letters = "".join(letter for letter in unicodedata.normalize("NFD", text[:8].lower()) if letter.isalnum())
    letters = letters.removeprefix("h")
    return "y" if letters[:1] == "i" and letters[1:2] in tuple("aeou") else letters[:1]
