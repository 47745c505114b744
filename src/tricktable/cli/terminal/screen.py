"""What a match looks like in a terminal: compact, aligned, in colours where there are any."""

import sys
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from tricktable.cli.terminal.colours import CardColours
from tricktable.cli.terminal.lines import clean, flowed, in_columns, wrapped
from tricktable.core.cards import Hand
from tricktable.core.games import Game
from tricktable.core.matches import PastRound
from tricktable.core.views import View
from tricktable.words import Lines, words_of
from tricktable.words.common import line_of, notation, signed
from tricktable.words.labels import label_words
from tricktable.words.phrases import Arg, Cards, Phrase, Row, Seat
from tricktable.words.speakers import Speaker, plain

WIDEST: Final = 110
"""Lines are no longer than this, however wide the terminal is."""
LABEL: Final = 8
"""Columns for the labels at the left, at least."""
NUMBER: Final = 5
"""Columns for the numbers of a score sheet, at least."""


def new_console() -> Console:
    """Standard output, without anything that would change what is written there."""
    return Console(file=sys.stdout, highlight=False, markup=False, emoji=False)


def show_command(text: str, command: str) -> None:
    """A sentence with a command to type later, which is never broken into lines."""
    before, _, after = text.partition(command)
    new_console().print(Text.assemble(f"  {clean(before)}", (clean(command), "bold"), clean(after)), soft_wrap=True)


class Screen:
    """Writes about one game to standard output."""

    def __init__(self, game: Game, speaker: Speaker) -> None:
        self.console: Final = new_console()
        self.width: Final = min(self.console.width, WIDEST)
        self.game: Final = game
        self.speaker = speaker
        self.words: Final = words_of(game)
        self._colours: Final = CardColours(type(game), {*game.deck.text, *game.draw_pack().text}, speaker.letters)

    def text(self, phrase: Phrase | None) -> str:
        """What there is to say, in the reader's language."""
        return "" if phrase is None else self.speaker.say(phrase)

    def name(self, seat: int) -> str:
        """What somebody is called at the beginning of a line."""
        return self.text(Phrase("name", {"who": Seat(seat)}))

    def coloured(self, text: str, style: str = "") -> Text:
        """The text with its cards in their colours."""
        result = Text(clean(text), style)
        for begin, end, colour in self._colours.spans(result.plain):
            result.stylize(colour, begin, end)
        return result

    def notation(self, text: str) -> str:
        """What one types for a choice."""
        return self.speaker.forms(notation(self.game, text))[0]

    def say(self, sentence: Phrase, style: str = "") -> None:
        """One line, which goes on indented if it is too long."""
        self.show(self.text(sentence), style)

    def show(self, text: str, style: str = "") -> None:
        """The same for a text that is in words already."""
        self.line("", self.coloured(text, style), 2)

    def line(self, label: str, text: Text, indent: int) -> None:
        """A label in its column and a text beside it."""
        for place, row in enumerate(wrapped(text, max(self.width - indent, 20))):
            head = Text((label if place == 0 else "").ljust(indent), "dim" if label else "")
            whole = Text.assemble(head, row)
            whole.rstrip()
            self.console.print(whole, no_wrap=True, overflow="ignore", crop=False)

    def heading(self, title: Phrase) -> None:
        """A line across the screen with a text in it."""
        text = f"── {clean(self.text(title))} "
        self.console.print(Text(text + "─" * max(self.width - len(text), 0), "bold"), no_wrap=True, crop=False)

    def turn(self, view: View, hands: dict[int, Hand]) -> None:
        """Everything that the viewer needs for a choice; `hands` are others' hands that are open for study."""
        said: Lines = [(Phrase("cli-label-score"), self.words.standing(view)), *self.words.describe(view)]
        lines = [(self.text(label), self.text(text)) for label, text in said]
        lines += self._others(view, hands)
        lines += [(self.text(label), self.text(text)) for label, text in self._tricks(view)]
        groups = self._choices(view)
        if view.hand:
            lines.append((self.text(Phrase("cli-label-hand")), self._own_hand(view)))
        indent = max(LABEL, *(len(label) + 1 for label, _ in lines), *(len(label) + 1 for label, _ in groups))
        self.heading(self.title(view))
        for label, text in in_columns(lines, self.width - indent):
            self.line(label, self.coloured(text), indent)
        for label, items in groups:
            for place, row in enumerate(flowed(self._cells(items), self.width - indent)):
                self.line(label if place == 0 else "", row, indent)

    def title(self, view: View) -> Phrase:
        """The game, the round and what is going on in it."""
        is_round = view.number > 0
        parts: list[Arg] = [self.game.title]
        parts.append(Phrase("cli-round", {"number": view.number}) if is_round else Phrase("cli-before-first-round"))
        if view.line != view.phase or is_round:
            parts.append(label_words(self.game, view.line))
        if is_round:
            parts.append(self.words.dealer(view.standing.dealer))
        return line_of(*parts)

    def _own_hand(self, view: View) -> str:
        hand = self.hand(view, view.hand)
        return self.text(Phrase("cli-hand-with-trumps", {"hand": hand})) if "*" in hand else hand

    def _others(self, view: View, hands: dict[int, Hand]) -> list[tuple[str, str]]:
        """The others' hands: those that everybody knows, and those that are open for study."""
        known: dict[int, Sequence[int]] = {seat: self.game.deck.cards_in(hand) for seat, hand in hands.items()}
        is_hidden = self.words.is_memory_tested(self.game)
        for seat in range(self.game.seats):
            if seat != view.viewer and f"hand {seat}" in view.facts and not is_hidden:
                known[seat] = view.facts[f"hand {seat}"]
        width = max((len(self.name(seat)) for seat in known), default=0)
        texts = [f"{self.name(seat):<{width}} {self.hand(view, cards)}" for seat, cards in known.items() if cards]
        label = self.text(Phrase("cli-label-hands"))
        return [(label if place == 0 else "", text) for place, text in enumerate(texts)]

    def _tricks(self, view: View) -> Lines:
        """The last trick, and the one in play with whoever is winning it."""
        lines: Lines = []
        last = view.facts.get("last trick")
        if last:
            leader, winner, *cards = last
            taken = Phrase("trick-taken", {"plays": self._plays(view, leader, cards), "who": Seat(winner)})
            lines.append((Phrase("cli-label-last"), taken))
        if view.facts.get("trick"):
            lines.append((Phrase("cli-label-trick"), self._trick(view)))
        return lines

    def _trick(self, view: View) -> Phrase:
        """The trick in play, who is winning it, and what it is worth so far."""
        cards = view.facts["trick"]
        plays = self._plays(view, view.facts["leader"][0], cards)
        if not view.facts.get("winning"):
            return line_of(plays)
        who = Seat(view.facts["winning"][0])
        worth = self.words.worth(self.game, cards)
        if worth is None:
            return Phrase("cli-winning", {"plays": plays, "who": who})
        return Phrase("cli-winning-worth", {"plays": plays, "who": who, "worth": worth})

    def _plays(self, view: View, leader: int, cards: Sequence[int]) -> Row:
        """The cards of a trick by those who played them, trumps marked."""
        plays = []
        for place, card in enumerate(cards):
            who = Seat((leader + place) % self.game.seats)
            plays.append(Phrase("card-of", {"who": who, "card": Cards((self.card(view, card),))}))
        return Row(tuple(plays))

    def card(self, view: View, card: int) -> str:
        """A card in notation, a star behind it if it is trump."""
        law = self.game.law(view)
        is_trump = law is not None and self.game.deck.holds(law.trumps, card)
        return self.game.deck.text[card] + "*" * is_trump

    def hand(self, view: View, cards: Sequence[int]) -> str:
        """Cards by effective suit, trumps last and marked."""
        law = self.game.law(view)
        deck = self.game.deck
        order: list[tuple[bool, int, int, int]] = []
        for card in cards:
            if law is None:
                order.append((False, deck.colour[card], deck.number[card], card))
                continue
            suit = law.suit[card]
            is_trump = deck.holds(law.trumps, card)
            strength = law.strength[card][card] if is_trump else deck.number[card]
            order.append((not law.of_suit[suit] & ~law.trumps, suit, strength, card))
        parts: list[str] = []
        before = None
        for *group, _, card in sorted(order):
            if before is not None:
                parts.append(" " if before == group else "  ")
            before = group
            parts.append(self.speaker.card(self.card(view, card)))
        return "".join(parts)

    def _choices(self, view: View) -> list[tuple[str, list[tuple[int, str, str]]]]:
        """The legal choices by what they have in common: number, last word of the notation, meaning."""
        groups: list[tuple[str, list[tuple[int, str, str]]]] = []
        for number, action in enumerate(view.legal, 1):
            if action < len(self.game.deck.text):
                label, token = self.text(Phrase("cli-play")), self.speaker.card(self.card(view, action))
            else:
                words = self.game.actions.text[action].rsplit(" ", 1)
                label, token = self.notation(words[0]), "" if len(words) == 1 else words[1]
                is_card = token in self.game.deck.text
                token = (
                    self.speaker.card(self.card(view, self.game.deck.parse(token))) if is_card else self.notation(token)
                )
            if not groups or groups[-1][0] != label:
                groups.append((label, []))
            meaning = self.text(self.words.explain(self.game, action))
            if meaning and token.isdigit():
                token = ""  # a second number beside the choice's own would only confuse
            groups[-1][1].append((number, token, meaning))
        return groups

    def _cells(self, items: list[tuple[int, str, str]]) -> list[Text]:
        """Choices as texts of equal width where they have meanings beside them."""
        tokens = max(len(token) for _, token, _ in items)
        meanings = max(len(meaning) for _, _, meaning in items)
        digits = len(str(items[-1][0]))
        cells = []
        for number, token, meaning in items:
            cell = Text.assemble((f"{number:>{digits}})", "cyan"), " " * bool(tokens), self.coloured(token))
            if meanings:
                cell.append(" " * (tokens - len(token) + 1))
                cell.append_text(self.coloured(meaning.ljust(meanings)))
            cells.append(cell)
        return cells

    def round_score(self, past: PastRound) -> None:
        """What a round was worth: for each seat its points, its total and what they are for."""
        names = [self.name(seat) for seat in range(self.game.seats)]
        widest = max(map(len, names))
        for seat, name in enumerate(names):
            lines = [line for line in past.score.lines if line.seat == seat]
            reasons = "; ".join(self.text(self.words.score(self.game, line)) for line in lines)
            label = f"  {name:<{widest}} {signed(past.score.points[seat]):>5} {plain(past.totals[seat]):>5}  "
            self.line(label, self.coloured(reasons), len(label))

    def score_lines(self, past: PastRound) -> None:
        """What a round was worth, a line for each rule that gave or took points."""
        widest = max(len(self.name(seat)) for seat in range(self.game.seats))
        for line in past.score.lines:
            label = f"  {self.name(line.seat):<{widest}} {signed(line.points):>5}  "
            self.line(label, self.coloured(self.text(self.words.score(self.game, line))), len(label))

    def sheet(self, rounds: Sequence[PastRound]) -> None:
        """All rounds behind us: what each seat gained, and the totals."""
        number, total = self.text(Phrase("cli-sheet-round")), self.text(Phrase("cli-sheet-total"))
        first = max(NUMBER, len(number), len(total))
        names = [self.name(seat) for seat in range(self.game.seats)]
        widths = [max(len(name), NUMBER) + 2 for name in names]
        self._row(number.ljust(first), names, widths, "bold")
        for past in rounds:
            self._row(str(past.number).rjust(first), [signed(gain) for gain in past.score.points], widths, "")
        if rounds:
            self._row(total.ljust(first), list(map(plain, rounds[-1].totals)), widths, "bold")

    def _row(self, label: str, texts: Sequence[str], widths: Sequence[int], style: str) -> None:
        cells = "".join(f"{text:>{width}}" for text, width in zip(texts, widths, strict=True))
        self.show(f"{label} {cells}", style)
