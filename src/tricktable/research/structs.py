"""Structs: positions, observations and actions as OpenSpiel hands them over in JSON, in the notation of records.

Facts have the names and numbers that they have in a view. An observation is made from the player's view alone.
"""

from typing import Any

from tricktable.core.events import HIDDEN
from tricktable.core.games import Game
from tricktable.core.matches import Match, Step
from tricktable.core.records import UNKNOWN
from tricktable.research.chance import Dealing
from tricktable.research.positions import CHANCE, Position

Struct = dict[str, Any]
"""What JSON can hold."""


def state_struct(position: Position) -> Struct:
    """Everything about a position, hidden cards and all."""
    episodes = position.episodes
    game = episodes.game
    match = position.match
    struct: Struct = {
        "game": game.name,
        "players": game.players,
        "options": dict(game.options),
        "unit": episodes.unit,
        "reward": episodes.reward,
        "current_player": position.player,
        "round": 0 if match is None else match.number,
        "draw": [] if match is None else _cards(game.draw_pack().text, match.drawn),
    }
    if isinstance(position.chance, Dealing):
        return struct | {"phase": "deal", "deal": position.chance.so_far()}
    if position.chance is not None:
        return struct | {"phase": "draw", "draw": [position.chance.text(card) for card in position.chance.taken]}
    running = position.running()
    deal = running.deal
    return struct | {
        "phase": running.phase.name,
        "awaited": list(running.awaited()),
        "deal": {part.label: deal.text(part.label).split() for part in deal.layout.parts},
        "hands": [_cards(game.deck.text, game.deck.cards_in(hand)) for hand in running.phase.hands],
        "totals": list(running.standing.totals),
        "steps": [_step(game, step) for step in running.steps],
        "earlier": [[_step(game, step) for step in past.steps] for past in _earlier(running)],
    }


def _earlier(match: Match) -> list[Any]:  # finished rounds
    """The rounds before the one that `steps` are of."""
    return [past for past in match.past if past.steps is not match.steps]


def observation_struct(position: Position, player: int) -> Struct:
    """What a player knows of a position."""
    match = position.match
    game = position.episodes.game
    if match is None or position.chance is not None:
        return {"player": player, "round": 0 if match is None else match.number, "phase": "deal"}
    view = match.view(player)
    return {
        "player": player,
        "round": view.number,
        "phase": view.phase,
        "awaited": list(view.awaited),
        "hand": _cards(game.deck.text, view.hand),
        "hand_sizes": list(view.hand_sizes),
        "facts": {name: list(values) for name, values in sorted(view.facts.items())},
        "steps": [_step(game, step) for step in view.steps],
        "legal": [game.actions.text[action] for action in view.legal],
    }


def action_struct(position: Position, player: int, action: int) -> Struct:
    """An action of a player, or what chance does."""
    if player == CHANCE:
        assert position.chance is not None
        return {"deal": position.chance.text(action)}
    return {"seat": player, "action": position.episodes.game.actions.text[action]}


def actions_in(position: Position, struct: Struct) -> list[int]:
    """The actions that a struct stands for: always one. Raises `ValueError` for what is none."""
    if "deal" in struct:
        chance = position.chance
        found = [] if chance is None else [card for card, _ in chance.outcomes() if chance.text(card) == struct["deal"]]
        if not found:
            raise ValueError(f"chance does not deal {struct['deal']!r} now")
        return found
    seat, text = struct.get("seat"), struct.get("action")
    if not isinstance(text, str):
        raise ValueError(f"an action has a seat and a text, not {struct}")
    action = position.episodes.game.actions.parse(text)
    if seat != position.player:
        raise ValueError(f"seat {seat} is not on turn, but {position.player}")
    return [action]


def _cards(texts: tuple[str, ...], cards: tuple[int, ...]) -> list[str]:
    return [texts[card] for card in cards]


def _step(game: Game, step: Step) -> list[Any]:  # a seat and a text
    seat, action = step
    return [seat, UNKNOWN if action == HIDDEN else game.actions.text[action]]
