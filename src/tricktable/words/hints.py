"""Hints in words: what to choose, why, and how sure that is."""

from collections.abc import Callable, Sequence
from typing import Final

from tricktable.bots.hints import Choice, Explanation, Lead, Reason
from tricktable.core.views import View
from tricktable.words import words_of
from tricktable.words.common import TRUMPS, cards, notation, signed
from tricktable.words.phrases import AllOf, AnyOf, Arg, Cards, Phrase, Seat, Sentences

FEW_CARDS: Final = 3
"""So many cards are worth naming one by one."""
MOST_REASONS: Final = 4
"""More is no hint, but a lecture."""
MOST_FACTS: Final = 4
MOST_RIVALS: Final = 3
TINY: Final = 0.005
"""Chances that would be rounded to none."""

Sayer = Callable[[tuple[int, ...]], Phrase | None]
"""Makes a sentence of the values of a reason, where there is something to say."""


def hint_lines(view: View, explanation: Explanation, *, has_notation: bool = True) -> list[Phrase]:
    """A hint as a few lines: the choice and its reasons, how it compares, what is known."""
    hint = Hint(view, explanation, has_notation)
    reasons = hint.reasons(explanation.choices[0])
    lines = [Phrase("line", {"parts": Sentences((hint.headline(), *reasons[:MOST_REASONS]))})]
    if len(explanation.choices) > 1 and explanation.worlds:
        lines.append(hint.comparison())
    facts = hint.facts()
    if facts:
        lines.append(Phrase("hint-known", {"facts": Sentences(tuple(facts[:MOST_FACTS]))}))
    return lines


class Hint:
    """An explanation in the words of a view."""

    def __init__(self, view: View, explanation: Explanation, has_notation: bool = True) -> None:
        self.view: Final = view
        self.has_notation: Final = has_notation
        """Choices are named as one types them; else by what they mean, for those who see them as buttons."""
        self.explanation: Final = explanation
        self.words: Final = words_of(view.game)
        self.has_open_hands: Final = any(f"hand {seat}" in view.facts for seat in range(view.game.seats))
        self.is_memory_tested: Final = self.words.is_memory_tested(view.game)

    def name(self, choice: Choice) -> Arg:
        """A choice in notation, with its meaning where it has one."""
        meaning = self.words.explain(self.view.game, choice.action)
        if meaning is None or not self.has_notation:
            return self.short(choice)
        return Phrase("hint-choice", {"choice": self.short(choice), "meaning": meaning})

    def short(self, choice: Choice) -> Arg:
        """A choice in notation, or by its meaning or its cards alone."""
        game = self.view.game
        text = game.actions.text[choice.action]
        if self._is_card(choice):
            return Cards((text,))
        if self.has_notation:
            return notation(game, text)
        meaning = self.words.explain(game, choice.action)
        if meaning is not None:
            return Phrase("hint-meaning", {"meaning": meaning})
        named = tuple(word for word in text.split() if word in game.deck.text)
        return Cards(named) if named else text

    def _is_card(self, choice: Choice) -> bool:
        return choice.action < len(self.view.game.deck.text)

    def headline(self) -> Phrase:
        """What to choose."""
        best = self.explanation.choices[0]
        if self.explanation.is_by_thumb:
            return Phrase("hint-thumb", {"choice": self.name(best)})
        if not self.explanation.worlds:
            return Phrase("hint-untried", {"choice": self.name(best)})
        chance = percent(best.value.mean)
        if len(self.explanation.choices) == 1:
            return Phrase("hint-only", {"choice": self.name(best), "chance": chance})
        if self.explanation.is_close():
            rivals = self.explanation.rivals()[:MOST_RIVALS] or self.explanation.choices[1:2]
            close = AllOf(tuple(self.name(choice) for choice in (best, *rivals)))
            return Phrase("hint-close", {"choices": close, "chance": chance, "best": self.short(best)})
        if self._is_card(best):
            return Phrase("hint-play", {"choice": self.name(best), "chance": chance})
        return Phrase("hint-choose", {"choice": self.name(best), "chance": chance})

    def comparison(self) -> Phrase:
        """The best choice beside the next one, in the deals that were tried."""
        one, two = self.explanation.choices[:2]
        best, other, lead = self.short(one), self.short(two), two.lead
        if not lead.better and not lead.worse:
            return Phrase("hint-same", {"best": best, "other": other, "where": self._tried(lead.worlds)})
        if lead.difference.mean <= 0:
            return self._unclear(best, other, lead)
        args = (best, other, lead.better, self._tried(lead.worlds), _difference(lead.difference.mean))
        if lead.worse:
            return _better_and_worse(*args, lead.worse)
        return _better(*args)

    def _unclear(self, best: Arg, other: Arg, lead: Lead) -> Phrase:
        """The rule of thumb stays: another choice did better, but not clearly."""
        return Phrase(
            "hint-not-clearly-better",
            {
                "best": best,
                "other": other,
                "better": lead.worse,
                "where": self._tried(lead.worlds),
                "worse": lead.better,
                "difference": _difference(-lead.difference.mean),
            },
        )

    def _tried(self, worlds: int) -> Phrase:
        """What the choices were tried in."""
        if self.explanation.deals == 1:
            return Phrase("hint-ways", {"number": worlds})
        return Phrase("hint-deals", {"number": worlds})

    def reasons(self, choice: Choice) -> list[Phrase]:
        """Why this choice, most important first: who takes the trick, what the game says of it, what else it means."""
        by_kind = {reason.kind: reason for reason in choice.reasons}
        own = {kind: self._own(reason) for kind, reason in by_kind.items()}
        sentences = [*self._about_trick(by_kind), *own.values()]
        for kind, say in self._for_choice().items():
            if kind in by_kind and own[kind] is None:
                sentences.append(say(by_kind[kind].values))
        if not self.is_memory_tested:
            sentences += self._voids([reason for reason in choice.reasons if reason.kind == "void"])
        return [sentence for sentence in sentences if sentence is not None]

    def _own(self, reason: Reason) -> Phrase | None:
        """What the game's own words make of a reason."""
        return self.words.reason(self.view, reason.kind, reason.values)

    def _about_trick(self, by_kind: dict[str, Reason]) -> list[Phrase | None]:
        """Who takes the trick."""
        if "takes" in by_kind:
            how = {
                "last": Phrase("hint-takes-last"),
                "top": Phrase("hint-takes-top"),
                "unable": Phrase("hint-takes-unable"),
            }
            return [next((phrase for kind, phrase in how.items() if kind in by_kind), Phrase("hint-takes"))]
        if "ahead" in by_kind:
            return [self._ahead(by_kind)]
        for kind in ("under", "mate ahead", "mate takes", "caller"):
            if kind in by_kind:
                return [_by_seat(kind, Seat(by_kind[kind].values[0]))]
        return [Phrase("hint-full")] if "full" in by_kind else []

    def _ahead(self, by_kind: dict[str, Reason]) -> Phrase:
        """The card is winning the trick; whether it can be beaten."""
        if "beaten" not in by_kind:
            return Phrase("hint-ahead")
        number, worlds = by_kind["beaten"].values
        if number == 0:
            is_certain = self.explanation.deals == 1
            return Phrase("hint-unbeaten") if is_certain else Phrase("hint-beaten-never", {"worlds": worlds})
        which = by_kind["beatable"].values if "beatable" in by_kind and not self.is_memory_tested else ()
        named = self._any_of(which)
        if not 0 < len(which) <= FEW_CARDS:
            if number == worlds:
                return Phrase("hint-beaten")
            return Phrase("hint-beaten-in", {"number": number, "worlds": worlds})
        if number == worlds:
            return Phrase("hint-beaten-with", {"cards": named})
        return Phrase("hint-beaten-in-with", {"number": number, "worlds": worlds, "cards": named})

    def _any_of(self, values: Sequence[int]) -> AnyOf:
        return AnyOf(tuple(Cards((self.view.game.deck.text[card],)) for card in values))

    def _for_choice(self) -> dict[str, Sayer]:
        """What else a choice means in any game, by kinds of reasons, most important first."""
        return {
            "worth": self._worth,
            "length": lambda values: Phrase("hint-length", {"number": values[0]}),
            "holds": self._holding,
            "empties": lambda values: self._empties(values[0]),
        }

    def _worth(self, values: tuple[int, ...]) -> Phrase | None:
        """Whoever leads has no trick yet that could be worth something."""
        return Phrase("hint-worth", {"points": values[0]}) if self.view.facts.get("trick") else None

    def _holding(self, values: tuple[int, ...]) -> Phrase:
        seat, *held = values
        return Phrase("hint-holds", {"who": Seat(seat), "cards": cards(self.view.game, held)})

    def _empties(self, suit: int) -> Phrase:
        word = self.words.suit(self.view.game, suit)
        return Phrase("hint-last-trump") if word == TRUMPS else Phrase("hint-last-of", {"suit": word})

    def _voids(self, reasons: list[Reason]) -> list[Phrase]:
        """Who has none of a suit, one sentence for each suit."""
        by_suit: dict[int, list[int]] = {}
        for reason in reasons:
            by_suit.setdefault(reason.values[1], []).append(reason.values[0])
        sentences = []
        for suit, seats in by_suit.items():
            who, word = AllOf(tuple(Seat(seat) for seat in seats)), self.words.suit(self.view.game, suit)
            if word == TRUMPS:
                sentences.append(Phrase("hint-no-trumps", {"who": who}))
            else:
                sentences.append(Phrase("hint-void", {"who": who, "suit": word}))
        return sentences

    def facts(self) -> list[Phrase]:
        """What is certain about the position and not said yet, except what everybody sees on the screen."""
        said = set(self.explanation.choices[0].reasons)
        new = [reason for reason in self.explanation.facts if reason not in said]
        sentences = [self._own(reason) for reason in new]
        if not self.has_open_hands:
            sentences += self._about_cards(new)
        return [sentence for sentence in sentences if sentence is not None]

    def _about_cards(self, facts: list[Reason]) -> list[Phrase]:
        """What is known of others' cards. Where hands are open it stands on the screen, or is to be remembered."""
        outstanding = [fact.values[0] for fact in facts if fact.kind == "trumps out"]
        return [
            *self._voids([fact for fact in facts if fact.kind == "void"]),
            *(self._holding(fact.values) for fact in facts if fact.kind == "holds"),
            *(Phrase("hint-trumps-out", {"number": number}) for number in outstanding),
        ]


def percent(chance: float) -> Phrase:
    """`61 %`; never none or all of it as long as the other is possible."""
    if 0 < chance < TINY:
        return Phrase("hint-less-than-one-percent")
    if 1 - TINY < chance < 1:
        return Phrase("hint-more-than-99-percent")
    return Phrase("hint-percent", {"number": f"{chance * 100:.0f}"})


def _difference(mean: float) -> Phrase:
    """How much better a choice is than another."""
    return Phrase("hint-percent", {"number": signed(round(mean * 100))}) if abs(mean) >= TINY else Phrase("hint-apart")


def _better(best: Arg, other: Arg, better: int, where: Phrase, difference: Phrase) -> Phrase:
    return Phrase(
        "hint-better", {"best": best, "other": other, "better": better, "where": where, "difference": difference}
    )


def _better_and_worse(best: Arg, other: Arg, better: int, where: Phrase, difference: Phrase, worse: int) -> Phrase:
    return Phrase(
        "hint-better-and-worse",
        {"best": best, "other": other, "better": better, "where": where, "difference": difference, "worse": worse},
    )


def _by_seat(kind: str, who: Seat) -> Phrase:
    """Who takes the trick, if the viewer does not."""
    match kind:
        case "under":
            return Phrase("hint-under", {"who": who})
        case "mate ahead":
            return Phrase("hint-mate-ahead", {"who": who})
        case "mate takes":
            return Phrase("hint-mate-takes", {"who": who})
    return Phrase("hint-caller", {"who": who})
