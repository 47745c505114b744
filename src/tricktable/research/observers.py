"""Observers for OpenSpiel: what a player, everybody or an onlooker with all cards knows of a position, as text and as
named pieces of a tensor."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.seats import SPECTATOR
from tricktable.research.encodings import Encoding
from tricktable.research.episodes import Episodes
from tricktable.research.onlookers import Onlooker
from tricktable.research.past_texts import secret_lines
from tricktable.research.positions import Position

NONE: Final = "none"
OWN: Final = "own"
ALL: Final = "all"
"""Whose secrets an observer knows: nobody's, those of the observing player, everybody's."""


def most_steps(game: Game) -> int:
    """No round takes more steps: for every card a choice of every seat and two of its holder, and what comes before."""
    return sum(part.size for part in game.layout.parts) * (game.seats + 2) + 64


class Observer:
    """Writes positions into `tensor`, whose pieces are in `dict` by their names, and into texts.

    The pieces are those of the encoding, as numbers from 0 to 1, and:

    - `player`: who observes;
    - `hand`: alone, where nothing public is observed;
    - `history`, with perfect recall: for each step of the round one and the seat, from the player's on, then one and
      the number of the action, or nothing if the player does not know it. Zeros behind the last step;
    - `all hands`, where the secrets of all are observed.
    """

    def __init__(self, episodes: Episodes, is_public: bool, has_recall: bool, secrets: str) -> None:
        self.game: Final = episodes.game
        self.encoding: Final = Encoding.of(self.game)
        self.is_public: Final = is_public
        self.has_recall: Final = has_recall
        self.secrets: Final = secrets
        self._bytes: Final = self.encoding.empty()
        self._onlooker: Final = Onlooker(self.encoding)
        self._scale: Final = np.maximum(self.encoding.high, 1).astype(np.float32)
        self._oracle: Final = np.zeros(self.encoding.oracle_size, np.uint8)
        shapes: list[tuple[str, tuple[int, ...]]] = [("player", (self.game.players,))]
        if is_public:
            shapes += [(each.name, each.shape) for each in self.encoding.spec.values()]
            if has_recall:
                shapes.append(("history", (most_steps(self.game), 2)))
        elif secrets == OWN:
            shapes.append(("hand", self.encoding.spec["hand"].shape))
        if secrets == ALL:
            shapes.append(("all hands", self.encoding.oracle_spec["hands"].shape))
        self.tensor: Final[NDArray[np.float32]] = np.zeros(sum(int(np.prod(shape)) for _, shape in shapes), np.float32)
        self.dict: Final[dict[str, NDArray[np.float32]]] = {}
        place = 0
        for name, shape in shapes:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[place : place + size].reshape(shape)
            place += size

    def set_from(self, state: "HasPosition", player: int) -> None:
        """Fills `tensor` with what the player observes."""
        position = state.position
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        match = position.match
        if match is None or position.chance is not None:
            return  # nobody looks at cards that are still being dealt
        viewer = SPECTATOR if self.secrets == NONE else player
        if self.is_public or self.secrets == OWN:
            if viewer == SPECTATOR:
                self.encoding.write(match.view(viewer), self._bytes)
            else:
                self._onlooker.write(match, viewer, self._bytes)
            if self.is_public:
                start = self.game.players
                np.divide(self._bytes, self._scale, out=self.tensor[start : start + self.encoding.size])
                if self.has_recall:
                    self._write_history(match.seen_steps(viewer), player)
            else:
                place = self.encoding.spec["hand"].place
                np.divide(self._bytes[place], self._scale[place], out=self.dict["hand"])
        if self.secrets == ALL:
            self.encoding.write_oracle(match, player, self._oracle)
            hands = self.encoding.oracle_spec["hands"]
            np.divide(self._oracle[hands.place].reshape(hands.shape), max(hands.high, 1), out=self.dict["all hands"])

    def _write_history(self, steps: tuple[tuple[int, int], ...], player: int) -> None:
        rows = [((seat - player) % self.game.seats + 1, action + 1) for seat, action in steps]
        if rows:
            self.dict["history"][: len(rows)] = rows

    def string_from(self, state: "HasPosition", player: int) -> str:
        """The same as text. With perfect recall it tells the episode as it was heard, without it the position."""
        position = state.position
        match = position.match
        if match is None or position.chance is not None:
            is_told = match is not None and self.has_recall and self.is_public
            told = position.texts.text(position.running(), player) if is_told else ""
            return f"{player} awaits cards\n{told}"
        viewer = SPECTATOR if self.secrets == NONE else player
        lines = [str(player)]
        if self.is_public:
            lines.append(heard(position, viewer) if self.has_recall else seen(match, viewer))
        elif self.secrets == OWN:
            lines.append(self.game.deck.texts(self.game.deck.cards_in(match.phase.hands[player])))
        if self.secrets == ALL:
            lines.append(hands_text(match))
        return "\n".join(lines)


class HasPosition:
    """A state of OpenSpiel, as far as observers look at it."""

    position: Position


def heard(position: Position, viewer: int) -> str:
    """The episode so far as this viewer heard it: equal for two matches if and only if the viewer cannot tell one from
    the other."""
    match = position.running()
    lines = [position.texts.text(match, viewer)] if match.past else []
    if not match.phase.is_over:
        lines.append(f"round {match.number}")
        lines += [str(event) for event in match.events(viewer)]
        if match.secrets:
            lines += secret_lines(match.seen_steps(viewer))
    return "\n".join(lines)


def seen(match: Match, viewer: int) -> str:
    """The position as this viewer sees it now."""
    view = match.view(viewer)
    lines = [
        f"round {view.number} {view.line} awaits {view.awaited}",
        "hand " + view.game.deck.texts(view.hand),
        f"hand sizes {view.hand_sizes}",
    ]
    lines += [f"{name}: {' '.join(map(str, values))}" for name, values in sorted(view.facts.items())]
    return "\n".join(lines)


def hands_text(match: Match) -> str:
    """All hands."""
    deck = match.game.deck
    return "\n".join(f"{seat}: {deck.texts(deck.cards_in(hand))}" for seat, hand in enumerate(match.phase.hands))


def position_text(position: Position) -> str:
    """Everything about a position, for people who look at it."""
    match = position.match
    if match is None or position.chance is not None:
        done = position.texts.text(match, SPECTATOR) if match is not None else ""
        return f"{done}\ndealing {' '.join(map(str, position.chance.taken if position.chance else ()))}".lstrip()
    return f"{hands_text(match)}\n{heard(position, SPECTATOR)}"
