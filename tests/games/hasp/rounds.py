"""Rounds for these tests: chosen deals, full or with few cards, and steps in notation."""

from tricktable.core.cards import Pack
from tricktable.core.deals import Deal, GivenDeals, Layout, Part, ShuffledDeals
from tricktable.core.matches import Match
from tricktable.core.scores import ScoreLine, Standing
from tricktable.games.hasp import Hasp


def game_of(players: int, teams: str = "chosen", values: str = "") -> Hasp:
    """The rules for so many players."""
    options = {option.name: option.default for option in Hasp.option_list}
    options["teams"] = teams
    if values:
        options["values"] = values
    return Hasp(players, options)


def small_deal(game: Hasp, hands: tuple[str, ...], aside: str = "", turned: str = "") -> Deal:
    """The deal of just these cards. A bar in a hand stands between its first and its further cards."""
    texts: dict[str, str] = {}
    for seat, hand in enumerate(hands):
        first, _, more = hand.partition("|")
        if game.players == 3:
            texts[f"hand {seat}"] = hand
        else:
            texts[f"first {seat}"] = first
            texts[f"more {seat}"] = more
    if game.players != 4:
        texts["aside"] = aside
    if game.players == 3:
        texts["turned"] = turned
    cards = [card for text in texts.values() for card in game.deck.parse_all(text)]
    pack = Pack(game.deck.text, tuple(sorted(cards)))
    parts = tuple(Part(part.label, pack, len(texts[part.label].split())) for part in game.layout.parts)
    return Layout(parts).deal(texts)


def round_of(
    hands: tuple[str, ...], aside: str = "", turned: str = "", dealer: int = 0, game: Hasp | None = None
) -> Match:
    """A match that begins with a round of these hands; the player to the left of the dealer opens it."""
    game = game or game_of(len(hands))
    deal = small_deal(game, hands, aside, turned)
    game.layout = deal.layout
    standing = Standing([0] * game.players, dealer)
    later = ShuffledDeals("later")
    return Match.at_round(game, 1, standing, GivenDeals((), {1: deal}, later))


def full_round(players: int, seed: str = "a round", dealer: int = 0, game: Hasp | None = None) -> Match:
    """A match that begins with a round of the whole deck."""
    return Match.at_round(game or game_of(players), 1, Standing([0] * players, dealer), ShuffledDeals(seed))


def do(match: Match, text: str) -> None:
    """Choices in notation with commas between, each made by whoever is on turn: `trump g, pass, g3`."""
    for action in text.split(","):
        match.apply_text(match.turn, action)


def may(match: Match) -> str:
    """What the seat on turn may do, in notation."""
    return ", ".join(match.game.actions.text[action] for action in match.legal_actions(match.turn))


def scored(match: Match) -> list[ScoreLine]:
    """The score lines of the first round."""
    assert match.past, "the round is not over"
    return match.past[0].score.lines


def gained(match: Match) -> list[int]:
    """The victory points of each seat in the first round."""
    assert match.past, "the round is not over"
    return match.past[0].score.points
