"""Hints in words: what to choose, why, and how sure that is."""

from collections.abc import Callable, Sequence
from typing import Final

from tricktable.bots.explanations import Choice, Explanation, Reason
from tricktable.cli.words import TRUMPS, words_of
from tricktable.cli.words.hasp import PREDICTED
from tricktable.cli.words.names import Names, cards, count, joined
from tricktable.cli.words.was_sticht import TASK_WORDS
from tricktable.core.views import View

FEW_CARDS: Final = 3
"""So many cards are worth naming one by one."""
MOST_REASONS: Final = 4
"""More is no hint, but a lecture."""
MOST_FACTS: Final = 4
MOST_RIVALS: Final = 3
CARD_FACTS: Final = ("void", "holds", "trumps out")
"""Facts about others' cards. Where hands are open they stand on the screen, or are to be remembered."""
TINY: Final = 0.005
"""Chances that would be rounded to none."""


def hint_lines(view: View, explanation: Explanation, names: Names) -> list[str]:
    """A hint as a few lines: the choice and its reasons, how it compares, what is known."""
    hint = Hint(view, explanation, names)
    reasons = hint.reasons(explanation.choices[0])
    lines = [" ".join([hint.headline(), *reasons[:MOST_REASONS]])]
    if len(explanation.choices) > 1:
        lines.append(hint.comparison())
    facts = hint.facts()
    if facts:
        lines.append("What is known: " + " ".join(facts[:MOST_FACTS]))
    return lines


class Hint:
    """An explanation in the words of a view."""

    def __init__(self, view: View, explanation: Explanation, names: Names) -> None:
        self.view: Final = view
        self.explanation: Final = explanation
        self.names: Final = names
        self.words: Final = words_of(view.game)
        self.has_open_hands: Final = any(f"hand {seat}" in view.facts for seat in range(view.game.seats))
        self.is_memory_tested: Final = view.game.options.get("memory") == "on"
        """WAS-R7: nothing is said of the hands that everybody saw."""

    def name(self, choice: Choice) -> str:
        """A choice in notation, with its meaning where it has one."""
        text = self.view.game.actions.text[choice.action]
        meaning = self.words.explain(self.view.game, choice.action, self.names)
        return f"{text} ({meaning})" if meaning else text

    def short(self, choice: Choice) -> str:
        return self.view.game.actions.text[choice.action]

    def headline(self) -> str:
        best = self.explanation.choices[0]
        chance = f"{percent(best.value.mean)} to win the match"
        if len(self.explanation.choices) == 1:
            return f"You can only choose {self.name(best)}: {chance}."
        if self.explanation.is_close():
            rivals = self.explanation.rivals()[:MOST_RIVALS] or self.explanation.choices[1:2]
            names = joined([self.name(choice) for choice in (best, *rivals)])
            return f"Too close to call between {names} ({chance}). I would choose {self.short(best)}."
        verb = "Play" if best.action < len(self.view.game.deck.text) else "Choose"
        return f"{verb} {self.name(best)}: {chance}."

    def comparison(self) -> str:
        """The best choice beside the next one, in the deals that were tried."""
        best, other = self.explanation.choices[:2]
        lead = other.lead
        where = f"{count(lead.worlds, 'deal')} that you cannot rule out"
        if self.explanation.deals == 1:
            where = f"{count(lead.worlds, 'way')} in which the round may go on"
        if not lead.better and not lead.worse:
            return f"{self.short(best)} and {self.short(other)} are worth the same in all of {where}."
        mean = lead.difference.mean
        difference = f"{mean * 100:+.0f} %" if abs(mean) >= TINY else "less than 1 % apart"
        worse = f", in {lead.worse} worse" if lead.worse else ""
        pair = f"{self.short(best)} is better than {self.short(other)}"
        return f"{pair} in {lead.better} of {where}{worse} ({difference})."

    def reasons(self, choice: Choice) -> list[str]:
        """Why this choice, most important first."""
        by_kind = {reason.kind: reason for reason in choice.reasons}
        sentences = self._about_trick(by_kind)
        for kind, say in self._for_choice().items():
            if kind in by_kind:
                sentences.append(say(by_kind[kind].values))
        if not self.is_memory_tested:
            sentences += self._voids([reason for reason in choice.reasons if reason.kind == "void"])
        return [sentence for sentence in sentences if sentence]

    def _about_trick(self, by_kind: dict[str, Reason]) -> list[str]:
        """Who takes the trick."""
        if "takes" in by_kind:
            how = {"last": ": you play last", "top": ": nothing that is still out beats it"}
            how["unable"] = ": nobody who plays after you can beat it"
            known = next((text for kind, text in how.items() if kind in by_kind), "")
            return [f"It takes the trick{known}." if known else "The trick is yours."]
        if "ahead" in by_kind:
            return [self._ahead(by_kind)]
        for kind, say in self._by_seat().items():
            if kind in by_kind:
                return [say(by_kind[kind].values[0])]
        return ["You have all your tricks and take no more."] if "full" in by_kind else []

    def _by_seat(self) -> dict[str, Callable[[int], str]]:
        names = self.names
        return {
            "under": lambda seat: f"{names.does(seat, 'are')} still winning the trick then.",
            "mate ahead": lambda seat: f"{names(seat)}, on your side, is winning the trick.",
            "mate takes": lambda seat: f"{names(seat)}, on your side, takes the trick anyway.",
            "caller": lambda seat: f"{names.does(seat, 'have')} called the trick and {names.verb(seat, 'take')} it.",
        }

    def _ahead(self, by_kind: dict[str, Reason]) -> str:
        if "beaten" not in by_kind:
            return "It is winning the trick as it lies."
        number, worlds = by_kind["beaten"].values
        which = by_kind["beatable"].values if "beatable" in by_kind and not self.is_memory_tested else ()
        named = f" (with {joined(self._texts(which), 'or')})" if 0 < len(which) <= FEW_CARDS else ""
        who = "opponent who plays after you can beat it"
        if number == 0:
            return f"No {who}." if self.explanation.deals == 1 else f"In none of {worlds} deals an {who}."
        if number == worlds:
            return f"An {who}{named}."
        return f"In {number} of {worlds} deals an {who}{named}."

    def _texts(self, values: Sequence[int]) -> list[str]:
        return [self.view.game.deck.text[card] for card in values]

    def _for_choice(self) -> dict[str, Callable[[tuple[int, ...]], str]]:
        """What else a choice means, by kinds of reasons, most important first."""
        return {
            "ruins": lambda values: f"That ruins {self.names.whose(values[0])} prediction.",
            "breaks": lambda values: f"But it spoils your task, {TASK_WORDS[values[0]]}.",
            "reaches": lambda values: f"With it your team reaches its goal of {values[0]}.",
            "captures": lambda values: f"You capture {cards(self.view.game, values)}.",
            "zero": lambda values: "It is a 0, which your opponents may capture.",
            "worth": lambda values: f"{count(values[0], 'point')} in the trick." if self.view.facts["trick"] else "",
            "length": lambda values: f"You hold {values[0] or 'none'} of them.",
            "bid": lambda values: f"That makes a bid of {count(values[0], 'card')}, with a goal of {values[1]}.",
            "raises": lambda values: f"The pot is {values[0]} then.",
            "sum": lambda values: _change(values[0]),
            "holds": self._holding,
            "empties": lambda values: f"It is your last {self._card_of(values[0])}.",
        }

    def _holding(self, values: tuple[int, ...]) -> str:
        seat, *held = values
        return f"{self.names.does(seat, 'have')} {cards(self.view.game, held)}."

    def _card_of(self, suit: int) -> str:
        word = self.words.SUIT_WORDS[suit]
        return "trump" if word == TRUMPS else f"{word} card"

    def _voids(self, reasons: list[Reason]) -> list[str]:
        """Who has none of a suit, one sentence for each suit."""
        by_suit: dict[int, list[int]] = {}
        for reason in reasons:
            by_suit.setdefault(reason.values[1], []).append(reason.values[0])
        sentences = []
        for suit, seats in by_suit.items():
            verb = "have" if len(seats) > 1 else self.names.verb(seats[0], "have")
            sentences.append(f"{self.names.together(seats)} {verb} no {self.words.SUIT_WORDS[suit]}.")
        return sentences

    def facts(self) -> list[str]:
        """What is certain about the position and not said yet, except what everybody sees on the screen."""
        said = set(self.explanation.choices[0].reasons)
        new = [reason for reason in self.explanation.facts if reason not in said]
        sentences: list[str] = []
        for kind, say in self._for_table().items():
            if kind == "void" and not self.has_open_hands:
                sentences += self._voids([reason for reason in new if reason.kind == kind])
            elif not (self.has_open_hands and kind in CARD_FACTS):
                sentences += [say(reason.values) for reason in new if reason.kind == kind]
        return [sentence for sentence in sentences if sentence]

    def _for_table(self) -> dict[str, Callable[[tuple[int, ...]], str]]:
        """How things stand, by kinds of facts, most important first."""
        return {
            "prediction": lambda values: f"{self.names.does(values[0], 'have')} predicted {PREDICTED[values[1]]}.",
            "per trick": lambda values: "Tricks cost points in this round." if values[0] < 0 else "",
            "points": self._points,
            "task": self._task,
            "goal": self._goal,
            "void": lambda values: "",
            "holds": self._holding,
            "trumps out": lambda values: _trumps_out(values[0]),
        }

    def _points(self, values: tuple[int, ...]) -> str:
        own, most = values
        if self.view.game.players == 4:
            return f"Your side has {count(own, 'point')}, the other {most}."
        return f"You have {count(own, 'point')}, nobody else more than {most}."

    def _task(self, values: tuple[int, ...]) -> str:
        seat, task, tricks = values
        whose = self.names.whose(seat)
        return f"{whose[:1].upper()}{whose[1:]} task is {TASK_WORDS[task]}, with {count(tricks, 'trick')} so far."

    def _goal(self, values: tuple[int, ...]) -> str:
        facts = self.view.facts
        is_ours = self.view.viewer in (facts["chief"][0], facts["partner"][0])
        team = "Your team" if is_ours else "The chief's team"
        have, goal = values
        return f"{team} has reached its goal of {goal}." if have >= goal else f"{team} has {have} of {goal} points."


def percent(chance: float) -> str:
    """`61 %`; never none or all of it as long as the other is possible."""
    if 0 < chance < TINY:
        return "less than 1 %"
    return "more than 99 %" if 1 - TINY < chance < 1 else f"{chance * 100:.0f} %"


def _change(change: int) -> str:
    if not change:
        return "Your sum stays the same."
    return f"Your sum grows by {change}." if change > 0 else f"Your sum shrinks by {-change}."


def _trumps_out(number: int) -> str:
    if number == 0:
        return "No trump is out any more."
    return "1 trump is still out." if number == 1 else f"{number} trumps are still out."
