"""How a report calls the table that it is about."""

from tricktable.core.games import Game


def unusual_options(game: Game) -> dict[str, str]:
    """The options that differ from the game's own defaults."""
    usual = {option.name: option.default for option in game.option_list}
    return {name: value for name, value in game.options.items() if value != usual[name]}


def table_title(game: Game) -> str:
    """The game, its players and what is unusual about it."""
    options = "".join(f", {name} {value}" for name, value in unusual_options(game).items())
    return f"{game.title} with {game.players} players{options}"
