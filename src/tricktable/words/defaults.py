"""The words of a game, each with a default that is made from its vocabulary.

A game that has only its rules can be told, asked, described, explained and scored with these, in every language: its
declared labels stay in plain English, all around them is in the reader's language. A game's own words derive from them
and override what they say better.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from tricktable.core.errors import IllegalAction
from tricktable.core.events import HIDDEN, Event
from tricktable.core.games import Game
from tricktable.core.scores import MOST, ScoreLine
from tricktable.core.seats import members
from tricktable.core.views import View
from tricktable.core.vocabulary import CARD, COMMON_EVENTS, COMMON_FACTS, NUMBER, NUMBERS, SEAT, SUIT, TRICK_PHASE, Kind
from tricktable.words.common import TRICKS_LABEL, TRUMPS, cards, count_of, counts, deals, line_of, points
from tricktable.words.phrases import AllOf, Arg, Cards, Phrase, Row, Seat, Sentences

Lines = list[tuple[Phrase | None, Phrase]]
"""Phrases with a label each; none where the line goes on with what the one above it was about."""
CELL: Final = "\t"
"""Stands between parts of a line that have parts of other lines above or below them."""

TOLD_ALIKE: Final = frozenset(kind.name for kind in COMMON_EVENTS)


class Words:
    """What can be said about a game."""

    suits: tuple[Phrase, ...] = ()
    """The effective suits by their numbers, where a game names them better than its vocabulary does."""
    letters: tuple[Phrase, ...] = ()
    """In the same way what stands for the deck's suits on cards: one or two small letters of their names."""
    lines: Mapping[str, Phrase] = {}
    """In the same way what is going on, by the labels of lines in a record, without numbers."""

    def suit(self, game: Game, number: int) -> Phrase:
        """An effective suit. Where all trumps are one, it comes behind the suits of the deck."""
        if self.suits:
            return self.suits[number]
        declared_suits, letters = game.vocabulary.suits, game.deck.colours
        if number >= len(letters):
            return TRUMPS
        return declared(declared_suits[number].name if number < len(declared_suits) else letters[number])

    def dealer(self, seat: int) -> Phrase:
        """Who has the dealer's place: some games have a start player instead."""
        return deals(seat)

    def now(self, game: Game, line: str) -> Phrase:
        """What is going on in a round, by the label of its line in a record without a number."""
        if line in self.lines:
            return self.lines[line]
        return Phrase("now-trick") if line == TRICK_PHASE.line else declared(game.vocabulary.lines()[line].label)

    def tell(self, game: Game, event: Event) -> Phrase | None:
        """An event as a sentence without its full stop, where there is something to say. The common ones (cards are
        dealt, played and taken) are told alike in all games and not asked for here."""
        kind = game.vocabulary.events.get(event.kind)
        what = self._with_values(game, kind, event.kind, event.values)
        return Phrase("told", {"who": Seat(event.seat), "what": what})

    def is_of_draw(self, event: Event) -> bool:
        """It belongs to the draw for seats: it names the seat that its player had before."""
        return False

    def gathers(self, game: Game, event: Event, further: Event) -> bool:
        """Events in a row of which several become one sentence: what many do without saying more, such as to pass."""
        if event.kind != further.kind or event.values or event.kind in TOLD_ALIKE:
            return False
        told = self.tell(game, event)
        return told is not None and told.id == "told"

    def tell_together(self, game: Game, events: Sequence[Event]) -> Phrase | None:
        """Several gathered events as a sentence."""
        what = self._with_values(game, game.vocabulary.events.get(events[0].kind), events[0].kind, ())
        return Phrase("told", {"who": AllOf(tuple(Seat(event.seat) for event in events)), "what": what})

    def describe(self, view: View) -> Lines:
        """The state of the round: its facts, without those that every interface shows in its own way."""
        lines: Lines = []
        for kind in view.game.vocabulary.facts.values():
            if kind.name == "tricks" and kind.name in view.facts:
                lines.append((TRICKS_LABEL, counts(view.facts[kind.name])))
            elif kind not in COMMON_FACTS:
                parts = tuple(self._fact(view, kind))
                if parts:
                    lines.append((Phrase("label", {"what": declared(kind.label)}), line_of(*parts)))
        return lines

    def tally(self, view: View) -> dict[str, tuple[int, ...]]:
        """Numbers that follow from what the viewer knows and help to play, by their names: interfaces show them beside
        the facts. They are no part of the view."""
        return {}

    def _fact(self, view: View, kind: Kind) -> Iterator[Arg]:
        """What is known of a kind of fact: one for the round, or one for each seat."""
        game = view.game
        values = view.facts.get(kind.name, ())
        if kind.values == (NUMBERS,) and len(values) == game.seats:
            yield counts(values)
        elif values:
            yield Row(tuple(self._args(game, kind, values)))
        for seat in range(game.seats):
            own = view.facts.get(f"{kind.name} {seat}", ())
            if own:
                what = Row(tuple(self._args(game, kind, own)))
                yield Phrase("told", {"who": Seat(seat), "what": what})

    def standing(self, view: View) -> Phrase:
        """How the match stands: the totals, those who win together in one, and what is good."""
        game, totals = view.game, view.standing.totals
        parts: list[Arg] = []
        for side in dict.fromkeys(game.partners):
            seats = tuple(members(side))
            if len({totals[seat] for seat in seats}) == 1:
                parts.append(count_of(AllOf(tuple(map(Seat, seats))), totals[seats[0]]))
            else:
                parts += [count_of(Seat(seat), totals[seat]) for seat in seats]
        if game.aim == MOST:
            return Phrase("standing-most", {"totals": line_of(*parts)})
        return Phrase("standing-fewest", {"totals": line_of(*parts)})

    def worth(self, game: Game, trick: Sequence[int]) -> Phrase | None:
        """What the cards of a trick are worth, where cards have values."""
        values = game.card_points()
        return points(sum(values[card] for card in trick)) if values else None

    def ask(self, view: View) -> Phrase:
        """What the viewer has to choose."""
        phase = view.game.vocabulary.phases.get(view.phase)
        if phase is TRICK_PHASE:
            return Phrase("ask-card")
        return Phrase("ask-choice", {"what": declared(phase.label if phase else view.phase)})

    def explain(self, game: Game, action: int) -> Phrase | None:
        """What an action means, where its notation does not say it: a suit by its letter."""
        words = game.actions.text[action].split()
        names = {suit.letter: suit.name for suit in game.vocabulary.suits}
        if not set(words[1:]) & set(names):
            return None
        said = tuple(Cards((word,)) if word in game.deck.text else names.get(word, word) for word in words)
        return Phrase("line", {"parts": Sentences(said)})

    def why(self, view: View, refusal: IllegalAction) -> Phrase | None:
        """Why an action is refused, where the common reasons do not say it."""
        return None

    def reason(self, view: View, kind: str, values: Sequence[int]) -> Phrase | None:
        """A reason for a choice, or a fact that matters for it, as a sentence: where it is one of this game alone, or
        the game says it better than `hints` does."""
        return None

    def is_memory_tested(self, game: Game) -> bool:
        """Hands that everybody has seen are to be remembered: nothing is said of them."""
        return False

    def score(self, game: Game, line: ScoreLine) -> Phrase:
        """What a line of the score was given for."""
        return self._with_values(game, game.vocabulary.scores.get(line.rule), line.rule, line.facts)

    def _with_values(self, game: Game, kind: Kind | None, name: str, values: Sequence[int]) -> Phrase:
        """The label of something that was declared, and its values as far as the reader may know them."""
        args = tuple(self._args(game, kind, values))
        if not args:
            return declared(kind.label if kind else name)
        return Phrase("declared-with", {"what": kind.label if kind else name, "values": Row(args)})

    def _args(self, game: Game, kind: Kind | None, values: Sequence[int]) -> Iterator[Arg]:
        """Values as what they are; cards in a row together."""
        typed = ((kind.type_of(place) if kind and kind.values else NUMBER, value) for place, value in enumerate(values))
        for type, group in groupby(typed, key=lambda each: each[0]):
            own = [value for _, value in group]
            if type == CARD:
                yield cards(game, own)
            else:
                yield from (self._arg(game, type, value) for value in own if value != HIDDEN)

    def _arg(self, game: Game, type: str, value: int) -> Arg:
        if type == SEAT:
            return Seat(value)
        if type == SUIT:
            return Phrase("no-suit") if value == len(game.deck.colours) else self.suit(game, value)
        return value if type == NUMBER else Phrase("declared-number", {"what": type, "number": value})


def declared(label: str) -> Phrase:
    """What a game has declared in plain English."""
    return Phrase("declared", {"what": label})
