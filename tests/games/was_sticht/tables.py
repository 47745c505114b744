"""Small tables for these tests: few rows, chosen trumps and tasks."""

from tricktable.core.cards import Pack
from tricktable.core.deals import Deal, GivenDeals, Layout, Part, ShuffledDeals, row
from tricktable.core.matches import Match
from tricktable.core.scores import ScoreLine
from tricktable.games.was_sticht import WasSticht
from tricktable.games.was_sticht.cards import DECK, TRUMP_COLOURS, TRUMP_NUMBERS
from tricktable.games.was_sticht.tasks import TASKS, TaskStanding


def game_of(players: int) -> WasSticht:
    return WasSticht(players, {})


def tasks_of(text: str) -> tuple[int, ...]:
    """The tasks named in a text, with spaces between."""
    return tuple(sorted(TASKS.index(name) for name in text.split()))


def standing_of(tasks: tuple[str, ...], start: int = 0) -> TaskStanding:
    """A standing in which each seat has these tasks left."""
    return TaskStanding([0] * len(tasks), start, [tasks_of(text) for text in tasks])


def small_layout(
    rows: tuple[str, ...], colours: Pack = TRUMP_COLOURS, numbers: Pack = TRUMP_NUMBERS
) -> tuple[Layout, dict[str, str]]:
    """A layout with just these rows, and the texts of its rows."""
    dealt = tuple(DECK.parse_all(text) for text in rows)
    pack = Pack(DECK.text, tuple(sorted(card for cards in dealt for card in cards)))
    parts = [row(f"row {number}", pack, len(cards)) for number, cards in enumerate(dealt, 1)]
    layout = Layout((*parts, Part("trump colour", colours, 1), Part("trump number", numbers, 1)))
    return layout, {f"row {number}": text for number, text in enumerate(rows, 1)}


def small_match(
    rows: tuple[str, ...],
    trumps: str,
    tasks: tuple[str, ...],
    start: int = 0,
    colours: Pack = TRUMP_COLOURS,
    numbers: Pack = TRUMP_NUMBERS,
) -> Match:
    """A match that begins with a round of these rows; `trumps` names colour and number, `tasks` each seat's tasks."""
    game = game_of(len(tasks))
    game.layout, texts = small_layout(rows, colours, numbers)
    colour, number = trumps.split()
    deal: Deal = game.layout.deal({**texts, "trump colour": colour, "trump number": number})
    return Match.at_round(game, 1, standing_of(tasks, start), GivenDeals((), {1: deal}, ShuffledDeals("later")))


def do(match: Match, text: str) -> None:
    """Steps in notation: `1 draft r7, 2 draft b3`."""
    for step in text.split(","):
        seat, _, action = step.strip().partition(" ")
        match.apply_text(int(seat), action)


def draft_in_turn(match: Match, text: str) -> None:
    """The whole draft: the named cards, each taken by whoever is on turn."""
    for name in text.split():
        match.apply_text(match.turn, f"draft {name}")


def play_in_turn(match: Match, text: str) -> None:
    """Cards played by whoever is on turn."""
    for name in text.split():
        match.apply_text(match.turn, name)


def kinds(match: Match) -> list[str]:
    return [event.kind for event in match.journal]


def scored(match: Match) -> list[ScoreLine]:
    """The score lines of the last finished round."""
    return match.past[-1].score.lines


def legal_texts(match: Match, seat: int) -> list[str]:
    return [match.game.actions.text[action] for action in match.legal_actions(seat)]
