"""Looks: how the page draws a game that it was not built with.

The package that brings such a game can ship a `look.json` beside the module of the game's class. It is data alone, and
whatever it does not say is drawn from the colours that the game declares:

    {
      "suits": {"h": {"colour": "#b3261e", "shape": "M12 21L2 9A5 5 0 0 1 12 7A5 5 0 0 1 22 9Z"}},
      "sample": ["c2", "hQ", "sA"],
      "points": "dot"
    }

A suit has the `colour` of its cards, as #rrggbb or by the name of one that games declare; `day` and `night`, the
colours of its sign beside words in the light and in the dark theme, if they shall not be made from it; and its `shape`,
a path as in SVG, filled, in a square of 24. `sample` are up to three cards that the lobby shows, `points` is what
points on cards look like: `dot` or `triangle`.
"""

import inspect
import re
import sys
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from tricktable.core.errors import SetupError
from tricktable.core.games import Game
from tricktable.core.scores import MOST
from tricktable.core.vocabulary import COLOURS, Suit
from tricktable.games import find_game, new_game
from tricktable.server.api.bodies import LookForm, SuitForm
from tricktable.words import words_of
from tricktable.words.packages import is_built_in

FILE: Final = "look.json"
LARGEST: Final = 20_000
"""Bytes of a file."""
LONGEST_SHAPE: Final = 2_000
SHOWN: Final = 3
"""So many cards show what a game looks like."""
COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
SHAPE: Final = re.compile(r"M[MmZzLlHhVvCcSsQqTtAa0-9 ,.+-]+")

Mark = Literal["dot", "triangle"]


class SuitLook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a suit is drawn; what is empty is made from the colour that the game declares."""

    colour: str = ""
    day: str = ""
    night: str = ""
    shape: str = ""


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file says."""

    suits: dict[str, SuitLook] = {}
    sample: Annotated[tuple[str, ...], msgspec.Meta(max_length=SHOWN)] = ()
    points: Mark = "dot"


@cache
def look_of(name: str) -> LookForm | None:
    """How the page draws the game of this name; nothing if it was built with it. A file that is wrong is told once, and
    the game is drawn as if there were none."""
    if is_built_in(name):
        return None
    game = find_game(name)
    try:
        return _form(game, own_look(game) or Look())
    except SetupError as error:
        print(f"tricktable: {error}", file=sys.stderr)
        return _form(game, Look())


def own_look(game: type[Game]) -> Look | None:
    """What the package that brings a game says of its look, if it says anything; raises `SetupError` if it cannot be
    drawn so."""
    path = Path(inspect.getfile(game)).with_name(FILE)
    if not path.is_file():
        return None
    try:
        if path.stat().st_size > LARGEST:
            raise SetupError(f"a look has at most {LARGEST} bytes")
        look = msgspec.json.decode(path.read_bytes(), type=Look)
        _check(game, look)
    except (SetupError, msgspec.MsgspecError, OSError, UnicodeError) as error:
        raise SetupError(f"the look of {game.name} ({path}) is wrong: {error}") from error
    return look


def _check(game: type[Game], look: Look) -> None:
    deck = new_game(game.name).deck
    for letter, suit in look.suits.items():
        if len(letter) != 1 or letter not in deck.colours:
            raise SetupError(f"there is no suit {letter!r} (suits: {' '.join(deck.colours)})")
        for colour in (suit.colour, suit.day, suit.night):
            if colour and not COLOUR.fullmatch(colour) and (colour is not suit.colour or colour not in COLOURS):
                names = f" or one of {', '.join(COLOURS)}" if colour is suit.colour else ""
                raise SetupError(f"a colour of suit {letter} is written as #rrggbb{names}, not {colour!r}")
        if len(suit.shape) > LONGEST_SHAPE:
            raise SetupError(f"the shape of suit {letter} has more than {LONGEST_SHAPE} characters")
        if suit.shape and not SHAPE.fullmatch(suit.shape):
            raise SetupError(f"the shape of suit {letter} is no path of SVG, or does not begin with M")
    for card in look.sample:
        if card not in deck.text:
            raise SetupError(f"there is no card {card!r} (cards: {' '.join(deck.text)})")


def _form(game: type[Game], look: Look) -> LookForm:
    made = new_game(game.name)
    words = words_of(made)
    suits: list[SuitForm] = []
    for number, letter in enumerate(made.deck.colours):
        own = look.suits.get(letter, SuitLook())
        is_named = own.colour in COLOURS
        suits.append(
            SuitForm(
                letter=letter,
                name=words.suit(made, number),
                colour=own.colour if is_named else _declared(game.vocabulary.suits, number),
                field="" if is_named else own.colour,
                day=own.day,
                night=own.night,
                shape=own.shape,
                sign=words.letters[number] if words.letters else None,
            )
        )
    points = {made.deck.text[card]: worth for card, worth in enumerate(made.card_points()) if worth > 0}
    return LookForm(
        suits=tuple(suits),
        sample=look.sample or _sample(made),
        points=points,
        mark=look.points,
        is_fewest_best=game.aim != MOST,
    )


def _declared(suits: tuple[Suit, ...], number: int) -> str:
    """The colour of a suit; of one that the game does not declare any."""
    return suits[number].colour if number < len(suits) else COLOURS[number % len(COLOURS)]


def _sample(game: Game) -> tuple[str, ...]:
    """A low, a middle and a high card, of different suits where there are as many."""
    deck = game.deck
    shown: list[str] = []
    for place in range(SHOWN):
        colour = place * len(deck.colours) // SHOWN
        cards = [card for card in range(len(deck.text)) if deck.colour[card] == colour]
        shown.append(deck.text[cards[place * (len(cards) - 1) // (SHOWN - 1)]])
    return tuple(dict.fromkeys(shown))
