"""Mü in words."""

from collections.abc import Sequence
from typing import Final

from tricktable.core.errors import IllegalAction
from tricktable.core.events import Event
from tricktable.core.games import Game
from tricktable.core.scores import ScoreLine
from tricktable.core.views import View
from tricktable.games.mue.goals import COLOUR_BONUSES, GOALS, NO_TRUMP_BONUSES
from tricktable.games.mue.laws import FIRST_NUMBER, NO_TRUMP
from tricktable.games.mue.stalemates import EACH_CARD_OF_LAST
from tricktable.words.common import TRUMPS, cards, choices, counts, line_of, name, passed_together
from tricktable.words.defaults import Lines, Words
from tricktable.words.phrases import AllOf, Parts, Phrase, Seat

SUITS: Final = (
    Phrase("mue-blue"),
    Phrase("mue-yellow"),
    Phrase("mue-red"),
    Phrase("mue-black"),
    Phrase("mue-green"),
    TRUMPS,
)
LETTERS: Final = (
    Phrase("mue-letter-blue"),
    Phrase("mue-letter-yellow"),
    Phrase("mue-letter-red"),
    Phrase("mue-letter-black"),
    Phrase("mue-letter-green"),
)
LINES: Final = {
    "auction": Phrase("now-auction"),
    "vice trump": Phrase("now-vice-trump"),
    "chief trump": Phrase("now-chief-trump"),
    "partner": Phrase("now-partner"),
}


class MueWords(Words):
    """What Mü says better than the defaults."""

    suits = SUITS
    letters = LETTERS
    lines = LINES

    def tell(self, game: Game, event: Event) -> Phrase | None:
        """An event as a sentence."""
        who, values = Seat(event.seat), event.values
        match event.kind:
            case "bid":
                return Phrase("mue-bid", {"who": who, "cards": cards(game, values)})
            case "stayed":
                return None  # the bid has been told
            case "passed":
                return Phrase("mue-passed", {"who": who})
            case "passed out":
                return Phrase("mue-passed-out")
            case "tied":
                return Phrase("mue-tied", {"tied": AllOf(tuple(Seat(seat) for seat in values)), "last": who})
            case "became chief":
                return Phrase("mue-became-chief", {"who": who, "bid": number_of_cards(values[0])})
            case "became vice":
                return Phrase("mue-became-vice", {"who": who, "bid": number_of_cards(values[0])})
            case "named trump":
                if values[0] == NO_TRUMP:
                    return Phrase("mue-named-none", {"who": who})
                return Phrase("mue-named-trump", {"who": who, "trump": trump_of(values[0])})
            case "named partner":
                return Phrase("mue-named-partner", {"who": who, "partner": Seat(values[0])})
        return super().tell(game, event)

    def gathers(self, game: Game, event: Event, further: Event) -> bool:
        """Passes in a row, and the cards that a bidder lays one after the other."""
        is_bid = event.kind == "bid" and event.seat == further.seat
        return event.kind == further.kind and (is_bid or event.kind == "passed")

    def tell_together(self, game: Game, events: Sequence[Event]) -> Phrase | None:
        """Several passes, or the cards of a bid."""
        if events[0].kind == "passed":
            return passed_together(events)
        return self.tell(game, Event("bid", events[0].seat, tuple(card for event in events for card in event.values)))

    def describe(self, view: View) -> Lines:
        """The state of the round, as labelled lines."""
        facts = view.facts
        lines: Lines = []
        if "chief" in facts:
            lines.append((Phrase("mue-label-chief"), line_of(_team(view), _needed(view), _vice(view))))
        if "chief trump" in facts or "vice trump" in facts:
            lines.append((Phrase("mue-label-trumps"), _trumps(view)))
        bids = [
            Phrase("card-of", {"who": Seat(seat), "card": cards(view.game, facts[f"bid {seat}"])})
            for seat in range(view.game.seats)
            if f"bid {seat}" in facts
        ]
        if view.phase == "auction":
            limit = number_of_cards(facts["limit"][0])
            said = Phrase("mue-bids", {"bids": Parts(tuple(bids)), "limit": limit})
            lines.append((Phrase("mue-label-bids"), said if bids else Phrase("mue-no-bids", {"limit": limit})))
            lines += _at_stake(view)
        elif bids:
            lines.append((Phrase("mue-label-open"), line_of(*bids)))
        if "triangles" in facts:
            lines.append((Phrase("mue-label-points"), counts(facts["triangles"])))
        return lines

    def tally(self, view: View) -> dict[str, tuple[int, ...]]:
        """During the auction: what every bid asks for and brings, and what a tie would cost."""
        if view.phase != "auction":
            return {}
        goals = GOALS[view.game.players]
        tally = {
            "goals": goals,
            "bonuses": COLOUR_BONUSES[: len(goals)],
            "best bonuses": NO_TRUMP_BONUSES[: len(goals)],
            "all points": (sum(view.game.card_points()[card] for card in view.game.deck.cards),),
        }
        tie = _tie(view)
        return {**tally, "tie": (tie, EACH_CARD_OF_LAST * tie)} if tie else tally

    def standing(self, view: View) -> Phrase:
        """How the match stands."""
        options = view.game.options
        totals, target = counts(view.standing.totals), int(options["target"])
        if options["hands"] == "none":
            return Phrase("mue-standing", {"totals": totals, "target": target})
        return Phrase("mue-standing-limited", {"totals": totals, "target": target, "rounds": int(options["hands"])})

    def ask(self, view: View) -> Phrase:
        """What the viewer has to choose."""
        match view.phase:
            case "auction":
                return Phrase("mue-ask-more") if view.facts["laid"][0] else Phrase("mue-ask-bid")
            case "vice trump":
                return Phrase("mue-ask-vice-trump")
            case "chief trump":
                return Phrase("mue-ask-chief-trump")
            case "partner":
                return Phrase("mue-ask-partner")
        return super().ask(view)

    def explain(self, game: Game, action: int) -> Phrase | None:
        """What an action means; nothing for a card, which speaks for itself."""
        verb, _, token = game.actions.text[action].partition(" ")
        match verb:
            case "stay":
                return Phrase("mue-lay-no-more")
            case "pass":
                return Phrase("mue-bid-nothing")
            case "trump":
                return trump_of(action - game.actions.start("trump"))
            case "partner":
                return name(int(token))
        return None

    def why(self, view: View, refusal: IllegalAction) -> Phrase | None:
        """Why an action is refused, where the reason is one of this game alone."""
        allowed = choices(view.game, refusal.allowed)
        match refusal.reason:
            case "laid" if refusal.action.startswith("bid "):
                return Phrase("mue-why-laid")
            case "laid":
                return Phrase("mue-why-laid-something")
            case "unlaid":
                return Phrase("mue-why-unlaid")
            case "auction":
                return Phrase("mue-why-auction", {"allowed": allowed})
            case "trump" if view.phase.endswith("trump"):
                return Phrase("mue-why-trump", {"allowed": allowed})
            case "none":
                return Phrase("mue-why-none")
            case "unbid":
                return Phrase("mue-why-unbid", {"allowed": allowed})
            case "named":
                return Phrase("mue-why-named")
            case "partner":
                return Phrase("mue-why-partner", {"allowed": allowed})
            case "self":
                return Phrase("mue-why-self")
            case "vice":
                return Phrase("mue-why-vice")
        return super().why(view, refusal)

    def reason(self, view: View, kind: str, values: Sequence[int]) -> Phrase | None:
        """What speaks for a choice in this game alone."""
        match kind:
            case "reaches":
                return Phrase("hint-reaches", {"goal": values[0]})
            case "bid":
                return Phrase("hint-bid", {"cards": values[0], "goal": values[1]})
            case "goal":
                return _goal(view, *values)
        return super().reason(view, kind, values)

    def score(self, game: Game, line: ScoreLine) -> Phrase:
        """What a line of the score was given for."""
        match line.rule:
            case "triangles":
                return Phrase("mue-score-triangles", {"points": line.points})
            case "bonus":
                goal, total, bid = line.facts
                return Phrase("mue-score-bonus", {"total": total, "goal": goal, "bid": bid})
            case "penalty" | "defence":
                goal, total, bid, missing = line.facts
                return Phrase("mue-score-missed", {"total": total, "goal": goal, "bid": bid, "missing": missing})
            case "stalemate":
                return Phrase("mue-score-stalemate", {"bid": number_of_cards(line.facts[0])})
            case "bid last":
                return Phrase("mue-score-bid-last", {"bid": number_of_cards(line.facts[0])})
        return super().score(game, line)


def trump_of(trump: int) -> Phrase:
    """A trump: a colour, a number, or none."""
    if trump == NO_TRUMP:
        return Phrase("mue-no-trump")
    return SUITS[trump] if trump < FIRST_NUMBER else Phrase("mue-numbers", {"number": trump - FIRST_NUMBER})


def number_of_cards(number: int) -> Phrase:
    """So many cards."""
    return Phrase("mue-cards", {"number": number})


def _tie(view: View) -> int:
    """With how many cards the viewer, who is on turn, would share the most after one more; 0 if that is no tie."""
    if not view.legal:
        return 0
    bids = view.facts["bids"]
    others = max(bids[seat] for seat in range(view.game.seats) if seat != view.viewer)
    return others if bids[view.viewer] + 1 == others else 0


def _at_stake(view: View) -> Lines:
    """What the highest bid that can be made now asks for and brings, and what a tie would cost."""
    limit, goals = view.facts["limit"][0], GOALS[view.game.players]
    lines: Lines = []
    if limit <= len(goals):
        goal, least, most = (table[limit - 1] for table in (goals, COLOUR_BONUSES, NO_TRUMP_BONUSES))
        bid = number_of_cards(limit)
        said = Phrase("mue-at-stake", {"bid": bid, "goal": goal, "least": least, "most": most})
        lines.append((Phrase("mue-label-at-stake"), said))
    tie = _tie(view)
    if tie:
        loss = -EACH_CARD_OF_LAST * tie
        lines.append((None, Phrase("mue-tie", {"bid": number_of_cards(tie), "loss": loss})))
    return lines


def _team(view: View) -> Phrase:
    """The chief with the bid, and with the partner once there is one."""
    facts = view.facts
    chief = facts["chief"][0]
    who, bid = Seat(chief), facts["bids"][chief]
    if "partner" not in facts:
        return Phrase("mue-chief", {"who": who, "bid": bid})
    return Phrase("mue-chief-team", {"who": who, "bid": bid, "partner": Seat(facts["partner"][0])})


def _needed(view: View) -> Phrase:
    """What the team needs, and what it has."""
    facts = view.facts
    goal = facts["goal"][0]
    if "partner" not in facts:
        return Phrase("mue-needed", {"goal": goal})
    team = facts["chief"][0], facts["partner"][0]
    return Phrase("mue-needed-so-far", {"goal": goal, "points": sum(facts["triangles"][seat] for seat in team)})


def _vice(view: View) -> Phrase:
    """Who is vice, if anybody is."""
    if "vice" not in view.facts:
        return Phrase("mue-no-vice")
    return Phrase("mue-vice", {"who": Seat(view.facts["vice"][0])})


def _trumps(view: View) -> Phrase:
    """The trumps that have been named, the higher one first."""
    facts = view.facts
    if "chief trump" not in facts:
        return Phrase("mue-vice-trump", {"trump": trump_of(facts["vice trump"][0])})
    chief = trump_of(facts["chief trump"][0])
    if "vice trump" not in facts:
        return Phrase("mue-chief-trump", {"trump": chief})
    return Phrase("mue-both-trumps", {"chief": chief, "vice": trump_of(facts["vice trump"][0])})


def _goal(view: View, have: int, goal: int) -> Phrase:
    """How far the chief's team is."""
    facts = view.facts
    if view.viewer not in (facts["chief"][0], facts["partner"][0]):
        if have >= goal:
            return Phrase("hint-chief-reached", {"goal": goal})
        return Phrase("hint-chief-goal", {"points": have, "goal": goal})
    if have >= goal:
        return Phrase("hint-goal-reached", {"goal": goal})
    return Phrase("hint-goal", {"points": have, "goal": goal})


WORDS: Final = MueWords
