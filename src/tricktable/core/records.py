"""Records: a match as readable text. `docs/notation.md` defines the format; `parse` and `str` invert each other."""

import re
from hashlib import sha256
from typing import Final

from tricktable.core.errors import RecordError
from tricktable.core.fairness import DIGEST_FORM, PART_FORM, TABLE_FORM, Shuffle, is_table

FIRST_LINE: Final = "tricktable record 1"
EVERYTHING: Final = "all"
"""A record `known to: all` has every hidden fact spelled out."""
UNKNOWN: Final = "?"

_STEP = re.compile(r"(\d) (\S.*)")
_SCORE = re.compile(r"(\S.*?) (-?\d+)(?: \(([-\d ]+)\))?")
_KNOWN_TO = re.compile(r"all|spectator|seat [0-5]")
_NUMBERS = re.compile(r"-?\d+( -?\d+)*")


_HIDDEN: Final = (
    (0x00, 0x1F),  # controls
    (0x7F, 0xA0),  # controls, and the space that does not break
    (0xAD, 0xAD),
    (0x600, 0x605),
    (0x61C, 0x61C),
    (0x6DD, 0x6DD),
    (0x70F, 0x70F),
    (0x890, 0x891),
    (0x8E2, 0x8E2),
    (0x1680, 0x1680),
    (0x180E, 0x180E),
    (0x2000, 0x200F),  # spaces, and what nobody sees
    (0x2028, 0x202F),  # ends of lines, and what turns the direction of a text
    (0x205F, 0x206F),
    (0x3000, 0x3000),
    (0xD800, 0xF8FF),  # surrogates and private use
    (0xFDD0, 0xFDEF),
    (0xFEFF, 0xFEFF),
    (0xFFF9, 0xFFFB),
    *((plane << 16 | 0xFFFE, plane << 16 | 0xFFFF) for plane in range(15)),  # no characters
    (0x110BD, 0x110BD),
    (0x110CD, 0x110CD),
    (0x13430, 0x1343F),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE007F),  # tags
    (0xF0000, 0x10FFFF),  # private use
)
"""Code points that cannot stand in a name, from the first to the last of each range: the list of `docs/notation.md`,
which is the same with every version of Python (`str.isprintable` is not)."""
_UNSHOWN = re.compile("[" + "".join(f"\\U{first:08x}-\\U{last:08x}" for first, last in _HIDDEN) + "]|^ | $|  ")


def is_name(name: str) -> bool:
    """A player's name: something to show, on one line, with single spaces."""
    return name != "" and _UNSHOWN.search(name) is None


class RecordLine:
    """Choices that belong together (`trick 3: 2 r5, 3 r7, ... = 3`): who, what, and how it ended."""

    __slots__ = ("at", "label", "result", "steps")

    def __init__(self, label: str, steps: list[tuple[int, str]], result: str, at: int = 0) -> None:
        self.label = label
        self.steps = steps
        self.result = result
        self.at = at
        """The line of the text, from 1; 0 if it was not read from one."""

    def __str__(self) -> str:
        steps = ", ".join(f"{seat} {text}" for seat, text in self.steps)
        return f"{self.label}: {steps}" + (f" = {self.result}" if self.result else "")


class RecordRound:
    """A round: its deal, its choices, its score. Round 0 holds what happens before the first deal."""

    __slots__ = ("at", "deal", "dealer", "lines", "marks", "number", "scores", "seal", "shuffle", "totals")

    def __init__(self, number: int, dealer: int, at: int = 0) -> None:
        self.number = number
        self.dealer = dealer
        self.shuffle: Shuffle | None = None
        """Where the deal comes from; only at live tables."""
        self.deal: dict[str, str] = {}
        self.lines: list[RecordLine] = []
        self.scores: list[str] = []
        self.totals = ""
        """Empty while the round is in play."""
        self.seal = ""
        self.at = at
        self.marks: dict[str, int] = {}
        """Where in the text the shuffle's lines, the deal's parts, the scores, the totals and the seal stand."""

    def mark(self, what: str) -> int:
        """The line of a part of this round."""
        return self.marks.get(what, self.at)

    def texts(self) -> list[str]:
        """Its lines, the seal excepted."""
        texts = [f"round {self.number}: dealer {self.dealer}"] if self.number else []
        if self.shuffle is not None:
            texts += self._shuffle_texts(self.shuffle)
        texts += [f"deal {label}: {cards}" for label, cards in self.deal.items()]
        texts += [str(line) for line in self.lines]
        texts += [f"score {score}" for score in self.scores]
        if self.totals:
            texts.append(f"totals: {self.totals}")
        return texts

    def _shuffle_texts(self, shuffle: Shuffle) -> list[str]:
        if shuffle.secret and not self.totals:
            raise ValueError(f"round {self.number} is in play: the secret of its shuffle would tell all its cards")
        texts = [f"shuffle commitment: {shuffle.commitment}"]
        texts += [f"shuffle part {player}: {part}" for player, part in shuffle.parts.items()]
        if shuffle.secret:
            texts.append(f"shuffle secret: {shuffle.secret}")
        return texts


class Record:
    """A whole match, or as much of it as has been played, as one viewer or everybody knows it."""

    def __init__(self, game: str, version: int, players: int, known_to: str) -> None:
        self.game = game
        self.version = version
        self.players = players
        self.known_to = known_to
        self.options: dict[str, str] = {}
        self.seed = ""
        """What draw and deals come from, in hexadecimal; only in saved matches."""
        self.table = ""
        """The id of the live table where it was played."""
        self.practice = 0
        """How often somebody who played alone with bots went back; 0 in a match that was played as it stands."""
        self.names: dict[int, str] = {}
        self.drawn = ""
        self.rounds: list[RecordRound] = []
        self.result = ""
        """The winners' seats; empty while the match goes on."""
        self.marks: dict[str, int] = {}

    def mark(self, what: str) -> int:
        return self.marks.get(what, 1)

    def _header(self) -> list[str]:
        texts = [FIRST_LINE, f"game: {self.game}", f"rules: {self.version}", f"seats: {self.players}"]
        texts += [f"option {name}: {value}" for name, value in self.options.items()]
        texts.append(f"known to: {self.known_to}")
        if self.seed:
            texts.append(f"seed: {self.seed}")
        texts += self._table_texts()
        if self.practice:
            texts.append(f"practice: {self.practice}")
        for seat, name in sorted(self.names.items()):
            if not is_name(name):
                raise ValueError(f"{name!r} is not a name that can be shown")
            texts.append(f"player {seat}: {name}")
        if self.drawn:
            texts.append(f"draw: {self.drawn}")
        return texts

    def _table_texts(self) -> list[str]:
        if not self.table:
            if any(part.shuffle is not None for part in self.rounds):
                raise ValueError("a shuffle cannot be verified without the id of its table")
            return []
        if not is_table(self.table):
            raise ValueError(f"{self.table!r} is not the id of a table")
        return [f"table: {self.table}"]

    def __str__(self) -> str:
        texts = self._header()
        for part in self.rounds:
            texts += part.texts()
            if part.seal:
                texts.append(f"seal: {part.seal}")
        if self.result:
            texts.append(f"result: {self.result}")
        return "\n".join(texts) + "\n"

    def __eq__(self, other: object) -> bool:
        return str(self) == str(other) if isinstance(other, Record) else NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))

    def seals(self) -> dict[int, str]:
        """The right seal of each finished round: a digest of the whole text before it, and a mark for each line since
        the last seal."""
        right: dict[int, str] = {}
        whole = sha256()
        marks = ""
        texts = self._header()
        for part in self.rounds:
            texts += part.texts()
            for text in texts:
                whole.update(f"{text}\n".encode())
                marks += sha256(text.encode()).hexdigest()[:2]
            texts = []
            if part.totals:
                right[part.number] = f"{whole.hexdigest()[:16]} {marks}"
                whole.update(f"seal: {part.seal or right[part.number]}\n".encode())
                marks = ""
        return right

    def changed_line(self) -> int:
        """The first line that does not fit its mark; 0 if all do."""
        right = self.seals()
        end = len(self._header())
        for part in self.rounds:
            begin = end if part.number > 1 else 0
            end += len(part.texts())
            marks = part.seal.partition(" ")[2]
            expected = right.get(part.number, "").partition(" ")[2]
            for place in range(0, len(expected), 2):
                if marks[place : place + 2] != expected[place : place + 2]:
                    return begin + place // 2 + 1
            if part.seal:
                end += 1
        return 0

    def sealed(self) -> "Record":
        """This record with the right seal on every finished round."""
        for part in self.rounds:
            part.seal = ""
        right = self.seals()
        for part in self.rounds:
            part.seal = right.get(part.number, "")
        return self

    @staticmethod
    def parse(text: str) -> "Record":
        """Reads a record; raises `RecordError` with the line at which it stops being one."""
        lines = text.split("\n")
        if lines[-1]:
            raise RecordError(len(lines), "the text ends in the middle of a line")
        record = _Reader(lines[:-1]).record()
        for number, (given, right) in enumerate(zip(lines, str(record).split("\n"), strict=False), 1):
            if given != right:
                raise RecordError(number, f"is written {right!r}, not {given!r}")
        return record


class _Reader:
    """Reads the lines of a record one after the other."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0

    def _peek(self) -> str:
        """The key of the next line; empty at the end."""
        if self.at == len(self.lines):
            return ""
        key, colon, _ = self.lines[self.at].partition(": ")
        if not colon:
            raise RecordError(self.at + 1, f"{self.lines[self.at]!r} is not of the form 'key: value'")
        return key

    def _take(self) -> str:
        """The value of the next line."""
        self.at += 1
        return self.lines[self.at - 1].partition(": ")[2]

    def _demand(self, key: str, form: str) -> str:
        if self._peek() != key:
            raise RecordError(self.at + 1, f"'{key}: ...' belongs here")
        return self._matching(form)

    def _matching(self, form: str) -> str:
        value = self._take()
        if not re.fullmatch(form, value):
            raise RecordError(self.at, f"{value!r} does not belong here")
        return value

    def record(self) -> Record:
        if not self.lines or self.lines[0] != FIRST_LINE:
            raise RecordError(1, f"a record begins with {FIRST_LINE!r}")
        self.at = 1
        game = self._demand("game", r"[a-z_]+")
        version = int(self._demand("rules", r"[1-9]\d{0,5}"))
        players = int(self._demand("seats", r"\d"))
        options: dict[str, str] = {}
        marks = {"game": 2, "rules": 3, "seats": 4}
        while self._peek().startswith("option "):
            name = self._peek().removeprefix("option ")
            options[name] = self._take()
            marks[f"option {name}"] = self.at
        record = Record(game, version, players, self._demand("known to", _KNOWN_TO.pattern))
        record.options = options
        record.marks = marks
        marks["known to"] = self.at
        if self._peek() == "seed":
            record.seed = self._matching(r"([0-9a-f]{2})+")
            marks["seed"] = self.at
        if self._peek() == "table":
            record.table = self._matching(TABLE_FORM)
            marks["table"] = self.at
        if self._peek() == "practice":
            record.practice = int(self._matching(r"[1-9]\d{0,5}"))
        while self._peek().startswith("player "):
            seat = self._peek().removeprefix("player ")
            if not re.fullmatch(r"[0-5]", seat) or int(seat) >= players:
                raise RecordError(self.at + 1, f"there is no player {seat!r}")
            name = self._take()
            if not is_name(name):
                raise RecordError(self.at, f"{name!r} is not a name that can be shown")
            record.names[int(seat)] = name
        marks["draw"] = self.at + 1  # where it belongs, also if it is missing
        if self._peek() == "draw":
            record.drawn = self._take()
        self._rounds(record)
        marks["result"] = self.at + 1
        if self._peek() == "result":
            record.result = self._matching(r"\d( \d)*")
        if self._peek():
            raise RecordError(self.at + 1, f"{self.lines[self.at]!r} does not belong here")
        for part in record.rounds:
            if part.shuffle is not None and part.shuffle.secret and not part.totals:
                reason = f"round {part.number} is in play: the secret of its shuffle is not told yet"
                raise RecordError(part.mark("shuffle secret"), reason)
        return record

    def _rounds(self, record: Record) -> None:
        if self._peek() and not self._peek().startswith("round ") and self._peek() != "result":
            opening = RecordRound(0, 0, self.at + 1)
            self._choices(opening)
            record.rounds.append(opening)
        while self._peek().startswith("round "):
            number = self._peek().removeprefix("round ")
            if not re.fullmatch(r"[1-9]\d{0,5}", number):
                raise RecordError(self.at + 1, f"there is no round {number!r}")
            dealer = self._matching(r"dealer \d").removeprefix("dealer ")
            part = RecordRound(int(number), int(dealer), self.at)
            if self._peek().startswith("shuffle "):
                self._shuffle(record, part)
            while self._peek().startswith("deal "):
                label = self._peek().removeprefix("deal ")
                if label in part.deal:
                    raise RecordError(self.at + 1, f"{label} is dealt twice")
                part.deal[label] = self._take()
                part.marks[f"deal {label}"] = self.at
            self._choices(part)
            self._end(part)
            record.rounds.append(part)

    def _shuffle(self, record: Record, part: RecordRound) -> None:
        if not record.table:
            raise RecordError(self.at + 1, "a shuffle belongs to a table: the header has no line 'table: ...'")
        commitment = self._demand("shuffle commitment", DIGEST_FORM)
        part.marks["shuffle commitment"] = self.at
        parts: dict[int, str] = {}
        while self._peek().startswith("shuffle part "):
            player = self._peek().removeprefix("shuffle part ")
            if not re.fullmatch(r"[0-5]", player) or int(player) >= record.players:
                raise RecordError(self.at + 1, f"there is no player {player!r}")
            if int(player) in parts:
                raise RecordError(self.at + 1, f"player {player} contributes twice")
            parts[int(player)] = self._matching(PART_FORM)
            part.marks[f"shuffle part {player}"] = self.at
        secret = ""
        if self._peek() == "shuffle secret":
            secret = self._matching(DIGEST_FORM)
            part.marks["shuffle secret"] = self.at
        part.shuffle = Shuffle(commitment, parts, secret)

    def _choices(self, part: RecordRound) -> None:
        ends = ("round ", "score ", "totals", "seal", "result", "deal ", "shuffle ")
        while self._peek() and not self._peek().startswith(ends):
            label = self._peek()
            choices, _, result = self._take().partition(" = ")
            steps: list[tuple[int, str]] = []
            for choice in choices.split(", "):
                step = _STEP.fullmatch(choice)
                if step is None:
                    raise RecordError(self.at, f"{choice!r} is not a seat and what it did")
                steps.append((int(step[1]), step[2]))
            part.lines.append(RecordLine(label, steps, result, self.at))

    def _end(self, part: RecordRound) -> None:
        while self._peek().startswith("score "):
            seat = self._peek().removeprefix("score ")
            value = self._take()
            if not re.fullmatch(r"\d", seat) or not _SCORE.fullmatch(value):
                raise RecordError(self.at, f"{value!r} is not a line of a score")
            part.marks[f"score {len(part.scores)}"] = self.at
            part.scores.append(f"{seat}: {value}")
        if self._peek() == "totals":
            part.totals = self._matching(_NUMBERS.pattern)
            part.marks["totals"] = self.at
            part.seal = self._demand("seal", r"[0-9a-f]{16} ([0-9a-f]{2})+")
            part.marks["seal"] = self.at
