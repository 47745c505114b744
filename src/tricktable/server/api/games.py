"""The games over HTTP: what can be played, and the words of each game by their numbers."""

from functools import lru_cache
from typing import Final

from starlette.responses import Response

from tricktable.bots import BOTS
from tricktable.core.errors import SetupError
from tricktable.core.games import Game
from tricktable.core.seats import groups
from tricktable.games import GAMES, new_game
from tricktable.server.api.bodies import GameForm, GamesForm, NumbersForm, OptionForm
from tricktable.server.exchange import Exchange, json, text
from tricktable.server.page.looks import look_of
from tricktable.server.problems import Problem
from tricktable.words import words_of
from tricktable.words.packages import messages_text
from tricktable.words.rules import rules_text
from tricktable.words.speakers import LANGUAGES

OPTION: Final = "option."
"""How the name of a query begins that chooses an option."""
MOST_OPTIONS: Final = 8
LONGEST_OPTION: Final = 40


async def games(exchange: Exchange) -> Response:
    """What can be played."""
    return json(GamesForm(games=tuple([_form(game) for game in GAMES.values()]), bots=tuple(BOTS)))


def _form(game: type[Game]) -> GameForm:
    options = [
        OptionForm(
            name=option.name,
            default=option.default,
            choices=option.choices,
            meaning=option.meaning,
            pattern=option.pattern,
        )
        for option in game.option_list
    ]
    return GameForm(
        name=game.name,
        title=game.title,
        rules=game.version,
        players=game.player_counts,
        default_players=game.default_players,
        options=tuple(options),
        look=look_of(game.name),
    )


async def words(exchange: Exchange) -> Response:
    """The messages of a game's own words in a language, in Fluent's notation; empty if it has none."""
    return text(messages_text(_game(exchange).name, _language(exchange)))


async def rules(exchange: Exchange) -> Response:
    """The rules of a game for players in a language; empty if nobody has written any."""
    try:
        return text(rules_text(_game(exchange).name, _language(exchange)))
    except SetupError:
        return text("")


def _game(exchange: Exchange) -> type[Game]:
    game = GAMES.get(exchange.path("game"))
    if game is None:
        raise Problem("unknown", "there is no such game", tuple(GAMES))
    return game


def _language(exchange: Exchange) -> str:
    language = exchange.path("language")
    if language not in LANGUAGES:
        raise Problem("unknown", "there is no such language", LANGUAGES)
    return language


async def numbers(exchange: Exchange) -> Response:
    """The cards and actions of a game, in the order of their numbers."""
    name = _game(exchange).name
    players = exchange.path("players")
    if not (players.isascii() and players.isdigit() and len(players) == 1):
        counts = tuple(map(str, GAMES[name].player_counts))
        raise Problem("setup", f"{GAMES[name].title} is for {', '.join(counts)} players", counts)
    pairs = exchange.request.query_params.multi_items()
    options = {name[len(OPTION) :]: value for name, value in pairs if name.startswith(OPTION)}
    if len(options) > MOST_OPTIONS or any(len(value) > LONGEST_OPTION for value in options.values()):
        raise Problem("setup", "no game has so many options, or such long ones")
    try:
        return json(_numbers(name, int(players), tuple(sorted(options.items()))))
    except SetupError as error:
        raise Problem("setup", str(error)) from None


@lru_cache(maxsize=64)
def _numbers(name: str, players: int, options: tuple[tuple[str, str], ...]) -> NumbersForm:
    game = new_game(name, players, dict(options))
    words = words_of(game)
    meanings = [(text, words.explain(game, action)) for action, text in enumerate(game.actions.text)]
    target, rounds = game.ends_at()
    return NumbersForm(
        game=game.name,
        players=game.players,
        options=dict(game.options),
        seats=game.seats,
        cards=tuple(game.deck.text),
        actions=tuple(game.actions.text),
        points=game.card_points(),
        meanings={text: meaning for text, meaning in meanings if meaning is not None},
        teams=groups(game.partners),
        target=target,
        rounds=rounds,
    )
