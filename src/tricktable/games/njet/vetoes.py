"""The veto: everybody in turn covers a space, until every row has one left."""

from typing import TYPE_CHECKING, Final

from tricktable.core.cards import Hand
from tricktable.core.events import Event, Journal
from tricktable.core.phases import Facts, Phase
from tricktable.games.njet.boards import ROWS, Board
from tricktable.games.njet.teams import after_veto

if TYPE_CHECKING:
    from tricktable.games.njet import Njet

OPEN: Final = tuple(f"open {row}" for row in ROWS)
"""The names of the facts that tell which spaces of each row are open."""
PLACES: Final = tuple(tuple(place for place in range(8) if spaces >> place & 1) for spaces in range(1 << 8))
"""Which spaces of a row are in a set of them."""


class Markers:
    """Tables for covering spaces: what may be covered in a row as it lies, and the event of covering a space."""

    def __init__(self, board: Board, players: int, first_action: int) -> None:
        self.choices: Final = tuple(
            _choices(first_action + board.first[row], spaces.bit_count()) for row, spaces in enumerate(board.rows)
        )
        """`[row][spaces]`: the actions that cover one of these open spaces of a row; none for the last space."""
        self.vetoed: Final = [
            [Event("vetoed", seat, (row, space - board.first[row])) for space, row in enumerate(board.row_of)]
            for seat in range(players)
        ]


def _choices(first_action: int, size: int) -> list[tuple[int, ...]]:
    """The actions for each set of open spaces in a row of this size."""
    table: list[tuple[int, ...]] = []
    for spaces in range(1 << size):
        actions = tuple(first_action + space for space in range(size) if spaces >> space & 1)
        table.append(actions if len(actions) > 1 else ())
    return table


class Veto(Phase):
    """The dealer begins, and nobody may pass (NJET-R1)."""

    name = "veto"

    def __init__(self, game: "Njet", hands: list[Hand], dealer: int) -> None:
        super().__init__(game.actions, hands, dealer)
        self.game: Final = game
        self.open = game.board.all
        """The spaces without a marker."""

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        if seat != self.turn:
            return ()
        board = self.game.board
        choices = self.game.markers.choices
        result: tuple[int, ...] = ()
        for row in range(len(ROWS)):
            actions = choices[row][(self.open & board.rows[row]) >> board.first[row]]
            if actions:
                result = result + actions if result else actions
        return result

    def apply(self, seat: int, action: int, journal: Journal) -> Phase:
        game = self.game
        board = game.board
        space = action - game.first_veto
        if seat != self.turn or not 0 <= space < len(board.around):
            raise self.refusal(seat, action)
        bit = 1 << space
        if not self.open & bit or self.open & board.around[space] == bit:
            raise self.refusal(seat, action)
        self.open ^= bit
        journal.append(game.markers.vetoed[seat][space])
        if self.open.bit_count() == len(ROWS):
            return after_veto(game, self.hands, board.conditions(self.open), journal)
        seat += 1
        self.turn = 0 if seat == game.players else seat
        return self

    def reason(self, seat: int, action: int) -> str:
        space = action - self.game.first_veto
        if not 0 <= space < len(self.game.board.tokens):
            return "veto"
        return "last" if self.open >> space & 1 else "covered"

    def facts(self, viewer: int) -> Facts:
        board = self.game.board
        facts: Facts = {}
        for row in range(len(ROWS)):
            facts[OPEN[row]] = PLACES[(self.open & board.rows[row]) >> board.first[row]]
        return facts

    def copy(self) -> Phase:
        new = Veto(self.game, self.hands[:], self.turn)
        new.open = self.open
        return new
