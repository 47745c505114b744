"""Rounds of NJET with few cards, and boards settled as a test wants them."""

from tricktable.core.cards import Pack
from tricktable.core.deals import Deal, GivenDeals, Layout, Part, ShuffledDeals
from tricktable.core.errors import IllegalAction
from tricktable.core.matches import Match
from tricktable.core.scores import Standing
from tricktable.games import new_game
from tricktable.games.njet import Njet
from tricktable.games.njet.boards import ROWS


def njet(players: int, difference: str = "off") -> Njet:
    """The rules, not shared with other tests: a layout may be changed."""
    game = new_game("njet", players, {"difference": difference})
    assert isinstance(game, Njet)
    return game


def small_round(game: Njet, hands: list[str], aside: str = "", dealer: int = 0) -> Match:
    """A first round in which these few cards are all that there is; the game keeps their layout."""
    texts = [*hands, aside] if aside else hands
    parts = tuple(tuple(sorted(game.deck.parse_all(text))) for text in texts)
    pack = Pack(game.deck.text, tuple(card for part in parts for card in part))
    labels = [f"hand {seat}" for seat in range(len(hands))] + ["aside"]
    layout = Layout(tuple(Part(labels[place], pack, len(cards)) for place, cards in enumerate(parts)))
    game.layout = layout
    deals = GivenDeals((), {1: Deal(layout, parts)}, ShuffledDeals("further"))
    return Match.at_round(game, 1, Standing([0] * game.seats, dealer), deals)


def settle(match: Match, start: int = 0, **spaces: str) -> Match:
    """Covers all spaces but the wanted ones: by default nothing is cached, no trumps, one point."""
    wanted = {"start": str(start), "cache": "nothing", "trump": "none", "super": "none", "points": "1", **spaces}
    kept = {f"veto {row} {wanted[row]}" for row in ROWS}
    while match.phase.name == "veto":
        texts = [match.game.actions.text[action] for action in match.legal_actions(match.turn)]
        match.apply_text(match.turn, next(text for text in texts if text not in kept))
    return match


def do(match: Match, *steps: str) -> Match:
    """Each step is done by whoever is on turn."""
    for text in steps:
        match.apply_text(match.turn, text)
    return match


def legal(match: Match, seat: int) -> list[str]:
    return [match.game.actions.text[action] for action in match.legal_actions(seat)]


def hand(match: Match, seat: int) -> str:
    return match.game.deck.texts(match.game.deck.cards_in(match.phase.hands[seat]))


def refused(match: Match, seat: int, text: str) -> str:
    """The reason for which this is refused; nothing has changed afterwards."""
    before = [str(match.view(viewer)) for viewer in (*range(match.game.players), 7)]
    try:
        match.apply_text(seat, text)
    except IllegalAction as refusal:
        assert [str(match.view(viewer)) for viewer in (*range(match.game.players), 7)] == before
        return refusal.reason
    raise AssertionError(f"{text} was allowed")
