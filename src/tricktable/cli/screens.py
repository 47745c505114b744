"""What a match looks like in a terminal: compact, aligned, in colours where there are any."""

import re
import sys
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from tricktable.cli.lines import clean, flowed, wrapped
from tricktable.cli.words import words_of
from tricktable.cli.words.names import Names, signed
from tricktable.core.cards import Hand
from tricktable.core.games import Game
from tricktable.core.matches import PastRound
from tricktable.core.views import View

WIDEST: Final = 110
"""Lines are no longer than this, however wide the terminal is."""
LABEL: Final = 8
"""Columns for the labels at the left, at least."""


def new_console() -> Console:
    """Standard output, without anything that would change what is written there."""
    return Console(file=sys.stdout, highlight=False, markup=False, emoji=False)


def show_command(before: str, command: str, after: str) -> None:
    """A command to type later, which is never broken into lines."""
    new_console().print(Text.assemble(f"  {before}", (clean(command), "bold"), after), soft_wrap=True)


class Screen:
    """Writes about one game to standard output."""

    def __init__(self, game: Game, names: Names) -> None:
        self.console: Final = new_console()
        self.width: Final = min(self.console.width, WIDEST)
        self.game: Final = game
        self.names: Final = names
        self.words: Final = words_of(game)
        faces = sorted({*game.deck.text, *game.draw_pack().text}, key=len, reverse=True)
        self._card: Final = re.compile(rf"\b(?:{'|'.join(faces)})\b\*?")

    def coloured(self, text: str, style: str = "") -> Text:
        """The text with its cards in their colours."""
        result = Text(clean(text), style)
        for found in self._card.finditer(result.plain):
            result.stylize(f"bold {self.words.COLOURS[found[0][0]]}", *found.span())
        return result

    def say(self, sentence: str, style: str = "") -> None:
        """One line, which goes on indented if it is too long."""
        self.line("", self.coloured(sentence, style), 2)

    def line(self, label: str, text: Text, indent: int) -> None:
        """A label in its column and a text beside it."""
        for place, row in enumerate(wrapped(text, max(self.width - indent, 20))):
            head = Text((label if place == 0 else "").ljust(indent), "dim" if label else "")
            whole = Text.assemble(head, row)
            whole.rstrip()
            self.console.print(whole, no_wrap=True, overflow="ignore", crop=False)

    def heading(self, text: str) -> None:
        """A line across the screen with a text in it."""
        title = f"── {clean(text)} "
        self.console.print(Text(title + "─" * max(self.width - len(title), 0), "bold"), no_wrap=True, crop=False)

    def turn(self, view: View, hands: dict[int, Hand]) -> None:
        """Everything that the viewer needs for a choice; `hands` are others' hands that are open for study."""
        lines = [("Score", self.words.standing(view, self.names))]
        lines += self.words.describe(view, self.names)
        lines += self._others(view, hands) + self._tricks(view)
        groups = self._choices(view)
        if view.hand:
            hand = self.hand(view, view.hand)
            lines.append(("Hand", hand + ("   (* trump)" if "*" in hand else "")))
        indent = max(LABEL, *(len(label) + 1 for label, _ in lines), *(len(label) + 1 for label, _ in groups))
        self.heading(self.title(view))
        for label, text in lines:
            self.line(label, self.coloured(text), indent)
        for label, items in groups:
            for place, row in enumerate(flowed(self._cells(items), self.width - indent)):
                self.line(label if place == 0 else "", row, indent)

    def title(self, view: View) -> str:
        """The game, the round and what is going on in it."""
        parts = [self.game.title, f"round {view.number}" if view.number else "before the first round"]
        if view.line != view.phase or view.number:
            parts.append(view.line)
        if view.number:
            parts.append(self.dealer(view.standing.dealer))
        return " · ".join(parts)

    def dealer(self, seat: int) -> str:
        """Who deals or starts the round."""
        return self.names.does(seat, self.words.DEALER_VERB)

    def _others(self, view: View, hands: dict[int, Hand]) -> list[tuple[str, str]]:
        """The others' hands: those that everybody knows, and those that are open for study."""
        known: dict[int, Sequence[int]] = {seat: self.game.deck.cards_in(hand) for seat, hand in hands.items()}
        is_hidden = self.game.options.get("memory") == "on"  # WAS-R7
        for seat in range(self.game.seats):
            if seat != view.viewer and f"hand {seat}" in view.facts and not is_hidden:
                known[seat] = view.facts[f"hand {seat}"]
        width = max((len(self.names(seat)) for seat in known), default=0)
        texts = [f"{self.names(seat):<{width}} {self.hand(view, cards)}" for seat, cards in known.items() if cards]
        return [("Hands" if place == 0 else "", text) for place, text in enumerate(texts)]

    def _tricks(self, view: View) -> list[tuple[str, str]]:
        """The last trick, and the one in play with whoever is winning it."""
        lines = []
        last = view.facts.get("last trick")
        if last:
            leader, winner, *cards = last
            trick = self._marked(view, leader, cards)
            lines.append(("Last", f"{trick}: {self.names.does(winner, 'take')} it"))
        trick_cards = view.facts.get("trick", ())
        if trick_cards:
            winning = view.facts.get("winning")
            text = self._marked(view, view.facts["leader"][0], trick_cards)
            worth = self.words.worth(self.game, trick_cards)
            if winning:
                text += f": {self.names.does(winning[0], 'are')} winning" + (f" {worth}" if worth else "")
            lines.append(("Trick", text))
        return lines

    def _marked(self, view: View, leader: int, cards: Sequence[int]) -> str:
        """The cards of a trick by those who played them, trumps marked."""
        parts = []
        for place, card in enumerate(cards):
            parts.append(f"{self.names((leader + place) % self.game.seats)} {self.card(view, card)}")
        return ", ".join(parts)

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
            parts.append(self.card(view, card))
        return "".join(parts)

    def _choices(self, view: View) -> list[tuple[str, list[tuple[int, str, str]]]]:
        """The legal choices by what they have in common: number, last word of the notation, meaning."""
        groups: list[tuple[str, list[tuple[int, str, str]]]] = []
        for number, action in enumerate(view.legal, 1):
            if action < len(self.game.deck.text):
                label, token = "play", self.card(view, action)
            else:
                words = self.game.actions.text[action].rsplit(" ", 1)
                label, token = words[0], "" if len(words) == 1 else words[1]
                if token in self.game.deck.text:
                    token = self.card(view, self.game.deck.parse(token))
            if not groups or groups[-1][0] != label:
                groups.append((label, []))
            meaning = self.words.explain(self.game, action, self.names)
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
        names = [self.names(seat) for seat in range(self.game.seats)]
        widest = max(map(len, names))
        for seat, name in enumerate(names):
            reasons = "; ".join(
                self.words.score(self.game, line.rule, line.points, line.facts, self.names)
                for line in past.score.lines
                if line.seat == seat
            )
            label = f"  {name:<{widest}} {signed(past.score.points[seat]):>5} {past.totals[seat]:>5}  "
            self.line(label, self.coloured(reasons), len(label))

    def score_lines(self, past: PastRound) -> None:
        """What a round was worth, a line for each rule that gave or took points."""
        widest = max(len(self.names(seat)) for seat in range(self.game.seats))
        for line in past.score.lines:
            label = f"  {self.names(line.seat):<{widest}} {signed(line.points):>5}  "
            what = self.words.score(self.game, line.rule, line.points, line.facts, self.names)
            self.line(label, self.coloured(what), len(label))

    def sheet(self, rounds: Sequence[PastRound]) -> None:
        """All rounds behind us: what each seat gained, and the totals."""
        names = [self.names(seat) for seat in range(self.game.seats)]
        widths = [max(len(name), 5) + 2 for name in names]
        heads = "".join(f"{name:>{width}}" for name, width in zip(names, widths, strict=True))
        self.say(f"Round {heads}", "bold")
        for past in rounds:
            gains = "".join(f"{signed(gain):>{width}}" for gain, width in zip(past.score.points, widths, strict=True))
            self.say(f"{past.number:>5} {gains}")
        if rounds:
            totals = "".join(f"{total:>{width}}" for total, width in zip(rounds[-1].totals, widths, strict=True))
            self.say(f"Total {totals}", "bold")
