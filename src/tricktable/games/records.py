"""From a record to the rules that its match was played under."""

from tricktable.core.errors import RecordError, SetupError
from tricktable.core.games import Game
from tricktable.core.records import Record
from tricktable.games import find_game, new_game


def game_of(record: Record) -> Game:
    """The rules that a record names; raises `RecordError` at the line that names what does not exist."""
    try:
        game = find_game(record.game)
    except SetupError as error:
        raise RecordError(record.mark("game"), str(error)) from None
    if record.version != game.version:
        reason = f"version {record.version} of the rules of {game.title} is not known (known: {game.version})"
        raise RecordError(record.mark("rules"), reason)
    if record.players not in game.player_counts:
        reason = f"{game.title} is for {', '.join(map(str, game.player_counts))} players, not {record.players}"
        raise RecordError(record.mark("seats"), reason)
    _check_options(record, game)
    return new_game(record.game, record.players, record.options)


def _check_options(record: Record, game: type[Game]) -> None:
    """All options of the game, in its order, each with a value as the game writes it; late ones only where they have
    another value than the default."""
    line = record.mark("seats")
    given = list(record.options)
    named = [option for option in game.option_list if not option.is_late or option.name in given]
    for place, option in enumerate(named):
        line += 1
        if given[place : place + 1] != [option.name]:
            raise RecordError(line, f"'option {option.name}: ...' belongs here")
        value = record.options[option.name]
        try:
            right = new_game(record.game, record.players, {option.name: value}).options[option.name]
        except SetupError as error:
            raise RecordError(line, str(error)) from None
        if value != right:
            raise RecordError(line, f"is written {right!r}, not {value!r}")
        if option.is_late and value == option.default:
            raise RecordError(line, f"option {option.name} is left out where it is {value!r}")
    if len(given) > len(named):
        raise RecordError(line + 1, f"{game.title} has no option {given[-1]!r}")
