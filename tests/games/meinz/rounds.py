"""Rounds with few or chosen cards, and plays in notation."""

from tricktable.core.cards import Pack
from tricktable.core.deals import Deal, GivenDeals, Layout, Part, ShuffledDeals, row
from tricktable.core.matches import Match
from tricktable.core.scores import Standing
from tricktable.games.meinz import Meinz

ALL_CARDS = tuple(colour + number for colour in "bgry" for number in "123456789")


def game_of(players: int) -> Meinz:
    return Meinz(players, {})


def tiny_layout(game: Meinz, cards: tuple[int, ...], size: int) -> Layout:
    """As many cards as `size` for each seat, from a pack of just these cards."""
    pack = Pack(game.deck.text, cards)
    hands = tuple(Part(f"hand {seat}", pack, size) for seat in range(game.players))
    return Layout((*hands, *(row("stack", pack, size) for _ in game.house)))


def begin(hands: list[str], stack: str = "", starter: int = 0) -> Match:
    """A round in which these hands are dealt; with three hands the monster has the stack, its top card first."""
    game = game_of(len(hands))
    parts = [game.deck.parse_all(text) for text in hands]
    if stack:
        parts.append(game.deck.parse_all(stack))
    game.layout = tiny_layout(game, tuple(sorted(card for part in parts for card in part)), len(parts[0]))
    texts = {part.label: game.deck.texts(cards) for part, cards in zip(game.layout.parts, parts, strict=True)}
    return begin_with(game, game.layout.deal(texts), starter)


def begin_with(game: Meinz, deal: Deal, starter: int) -> Match:
    deals = GivenDeals((), {1: deal}, ShuffledDeals("further"))
    return Match.at_round(game, 1, Standing([0] * game.seats, starter), deals)


def begin_tricks(hands: list[str], stack: str = "", starter: int = 0) -> Match:
    """The same after the discards: everybody has laid aside the first card of the text."""
    match = begin(hands, stack, starter)
    for seat, text in enumerate(hands):
        match.apply_text(seat, f"discard {text.split()[0]}")
    return match


def play(match: Match, choices: str) -> None:
    """Whoever is on turn does the next thing in a list with commas; the monster plays by itself."""
    for choice in choices.split(","):
        match.apply_text(match.turn, choice)


def legal(match: Match) -> set[str]:
    """What the seat on turn may do, in notation."""
    return {match.game.actions.text[action] for action in match.legal_actions(match.turn)}


def told(match: Match, kind: str) -> list[tuple[int, ...]]:
    """The seat and the values of all events of one kind in the round in play."""
    return [(event.seat, *event.values) for event in match.journal if event.kind == kind]
