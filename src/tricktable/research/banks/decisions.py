"""Decisions: every choice of a match as a row of a table, with what was allowed and what it led to.

The columns speak for themselves in any program that reads Parquet: numbers beside the notation of records.
"""

from array import array
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tricktable.bots.search import Budget, search
from tricktable.core.games import Game
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.research.extras import MissingExtra

try:
    import pyarrow as pa
    import pyarrow.compute as pc
except ModuleNotFoundError as error:
    raise MissingExtra("data") from error


class Column(NamedTuple):
    """A column of the decisions: its name, its type in Arrow's words, and a sentence that says what it is."""

    name: str
    type: str
    meaning: str


COLUMNS: Final = (
    Column("match", "uint32", "The number of the match in the bank, from 1."),
    Column("round", "uint16", "The number of the round, from 1; 0 for choices before the first deal."),
    Column("choice", "uint16", "The number of the choice in its match, from 1. Steps of the house are no choices."),
    Column("seat", "uint8", "The seat that chose, from 0."),
    Column("phase", "string", "The phase of the round."),
    Column("hand", "list<uint16>", "The cards that the seat held, by number: the action with this number plays it."),
    Column("legal", "list<uint16>", "All actions that were allowed, by number."),
    Column("legal_text", "list<string>", "The same in the notation of records."),
    Column("action", "uint16", "The action that was chosen, by number."),
    Column("action_text", "string", "The same in the notation of records."),
    Column("points", "int32", "What the seat got in this round, counted when the round was over; 0 in round 0."),
    Column("share", "float32", "The seat's share of the victory in the match: 1 for its only winner."),
)
VALUES: Final = (
    Column(
        "values",
        "list<float32>",
        "What the search says of each action in `legal`: the chance to win the match. Empty if it did not try it.",
    ),
    Column("worlds", "list<uint16>", "In how many worlds the search tried each action in `legal`."),
)


def columns(has_values: bool) -> tuple[Column, ...]:
    """The columns of a bank's decisions."""
    return COLUMNS + VALUES if has_values else COLUMNS


_TYPES: Final = {
    "uint8": pa.uint8(),
    "uint16": pa.uint16(),
    "uint32": pa.uint32(),
    "int32": pa.int32(),
    "float32": pa.float32(),
    "string": pa.string(),
    "list<uint16>": pa.list_(pa.field("element", pa.uint16(), nullable=False)),
    "list<float32>": pa.list_(pa.field("element", pa.float32())),
    "list<string>": pa.list_(pa.field("element", pa.string(), nullable=False)),
}


def schema(has_values: bool) -> Any:  # pyarrow ships no types
    """The columns as Arrow knows them, each with its sentence."""
    return pa.schema(
        [
            pa.field(each.name, _TYPES[each.type], nullable=False, metadata={"meaning": each.meaning})
            for each in columns(has_values)
        ]
    )


class Decisions:
    """The decisions of some matches, as they are collected."""

    def __init__(self, game: Game, budget: Budget | None = None) -> None:
        """With a budget the search says what each choice is worth."""
        self.game: Final = game
        self.budget: Final = budget
        self._phases: Final = list(game.vocabulary.phases)
        self._match = 0
        self._choice = 0
        self._begin = 0
        self._stream = Stream("")
        self._matches: Final = array("I")
        self._rounds: Final = array("H")
        self._choices: Final = array("H")
        self._seats: Final = array("B")
        self._phase: Final = array("H")
        self._hands: Final = _Lists()
        self._legal: Final = _Lists()
        self._actions: Final = array("H")
        self._points: Final = array("i")
        self._shares: Final = array("f")
        self._values: Final[list[float | None]] = []
        self._worlds: Final = array("H")

    def __len__(self) -> int:
        return len(self._actions)

    def begin(self, number: int, seed: bytes | str) -> None:
        """From now on decisions are of this match; the search's chance comes from the seed."""
        self._match = number
        self._choice = 0
        self._begin = len(self)
        self._stream = Stream(seed).named("values")

    def note(self, match: Match, seat: int, action: int) -> None:
        """The seat is about to do this."""
        phase = match.phase
        legal = match.legal_actions(seat)
        self._choice += 1
        self._matches.append(self._match)
        self._rounds.append(match.number)
        self._choices.append(self._choice)
        self._seats.append(seat)
        self._phase.append(self._phases.index(phase.name))
        self._hands.add(self.game.deck.cards_in(phase.hands[seat]))
        self._legal.add(legal)
        self._actions.append(action)
        if self.budget is not None:
            self._search(match, seat, legal)

    def _search(self, match: Match, seat: int, legal: tuple[int, ...]) -> None:
        assert self.budget is not None
        found: dict[int, tuple[float, int]] = {}
        if len(legal) > 1:
            ranking = search(match.view(seat), self.budget, self._stream.named(str(self._choice)))
            found = {each.action: (each.mean(), len(each.values)) for each in ranking.ratings if each.values}
        for action in legal:
            value, worlds = found.get(action, (None, 0))
            self._values.append(value)
            self._worlds.append(worlds)

    def end(self, match: Match) -> None:
        """The match is over: what it brought is written beside what was done."""
        points = {past.number: past.score.points if past.number else () for past in match.past}
        shares = self.game.shares(match.standing)
        for row in range(self._begin, len(self)):
            seat = self._seats[row]
            of_round = points[self._rounds[row]]
            self._points.append(of_round[seat] if of_round else 0)
            self._shares.append(shares[seat])

    def forget(self, rows: int) -> None:
        """Only the first rows stay: what comes behind them is of a match that was broken off."""
        for column in (self._matches, self._rounds, self._choices, self._seats, self._phase, self._actions):
            del column[rows:]
        for results in (self._points, self._shares):
            del results[rows:]
        self._hands.forget(rows)
        self._legal.forget(rows)
        del self._values[len(self._legal.values) :]
        del self._worlds[len(self._legal.values) :]

    def table(self) -> Any:
        """All of them, as a table of Arrow."""
        texts = pa.array(self.game.actions.text)
        legal = pa.array(self._legal.values, pa.uint16())
        offsets = pa.array(self._legal.offsets, pa.int32())
        actions = pa.array(self._actions, pa.uint16())
        arrays = [
            pa.array(self._matches, pa.uint32()),
            pa.array(self._rounds, pa.uint16()),
            pa.array(self._choices, pa.uint16()),
            pa.array(self._seats, pa.uint8()),
            pa.array(self._phases).take(pa.array(self._phase, pa.uint16())),
            _listed(
                "list<uint16>", pa.array(self._hands.offsets, pa.int32()), pa.array(self._hands.values, pa.uint16())
            ),
            _listed("list<uint16>", offsets, legal),
            _listed("list<string>", offsets, texts.take(legal)),
            actions,
            texts.take(actions),
            pa.array(self._points, pa.int32()),
            pa.array(self._shares, pa.float32()),
        ]
        if self.budget is not None:
            arrays.append(_listed("list<float32>", offsets, pa.array(self._values, pa.float32())))
            arrays.append(_listed("list<uint16>", offsets, pa.array(self._worlds, pa.uint16())))
        return pa.Table.from_arrays(arrays, schema=schema(self.budget is not None))


class _Lists:
    """Lists of numbers one behind the other, and where each begins."""

    def __init__(self) -> None:
        self.values: Final = array("H")
        self.offsets: Final = array("i", [0])

    def add(self, values: Sequence[int]) -> None:
        self.values.extend(values)
        self.offsets.append(len(self.values))

    def forget(self, lists: int) -> None:
        del self.offsets[lists + 1 :]
        del self.values[self.offsets[-1] :]


def _listed(kind: str, offsets: Any, values: Any) -> Any:
    return pa.ListArray.from_arrays(offsets, values, type=_TYPES[kind])


def add_content(digest: Any, table: Any) -> None:
    """Adds the rows of a table column by column: numbers in little-endian bytes, texts in UTF-8 with a line feed behind
    each, of lists first the lengths in 32 bits each, then the elements. A number that is not there counts as 0."""
    for column in table.columns:
        values = column.combine_chunks()
        if pa.types.is_list(values.type):
            digest.update(_numbers(pc.list_value_length(values)))
            values = values.flatten()
        if pa.types.is_string(values.type):
            digest.update(_lines(values))
        else:
            digest.update(_numbers(values))


def _numbers(values: Any) -> bytes:
    if values.null_count:
        values = values.fill_null(0)
    numbers: bytes = values.to_numpy(zero_copy_only=False).tobytes()
    return numbers


def _lines(texts: Any) -> bytes:
    if not len(texts):
        return b""
    joined = pc.binary_join(pa.ListArray.from_arrays([0, len(texts)], texts), "\n")
    return f"{joined[0].as_py()}\n".encode()
