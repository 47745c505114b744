"""NJET in words."""

from collections.abc import Iterable, Sequence
from typing import Final

from tricktable.core.errors import IllegalAction
from tricktable.core.events import Event
from tricktable.core.games import Game
from tricktable.core.scores import ScoreLine
from tricktable.core.seats import left_of
from tricktable.core.views import View
from tricktable.games.njet.boards import NO_TRUMP, PASS, POINTS, ROWS, Board
from tricktable.games.njet.scores import ROUNDS
from tricktable.words.common import TRICKS_LABEL, cards, choices, counts, line_of, name, starts
from tricktable.words.defaults import Lines, Words
from tricktable.words.phrases import AllOf, Phrase, Seat

SUITS: Final = (
    Phrase("njet-blue"),
    Phrase("njet-yellow"),
    Phrase("njet-red"),
    Phrase("njet-black"),
)
LETTERS: Final = (
    Phrase("njet-letter-blue"),
    Phrase("njet-letter-yellow"),
    Phrase("njet-letter-red"),
    Phrase("njet-letter-black"),
)
LINES: Final = {
    "veto": Phrase("now-veto"),
    "teams": Phrase("now-teams"),
    "monster": Phrase("now-monster"),
    "cache": Phrase("now-cache"),
}
CACHES: Final = (
    Phrase("njet-cache-discard-1"),
    Phrase("njet-cache-discard-2"),
    Phrase("njet-cache-discard-2-no-0"),
    Phrase("njet-cache-pass-2"),
    Phrase("njet-cache-nothing"),
)
BOARD_LABEL: Final = Phrase("njet-label-board")
TEAMS_LABEL: Final = Phrase("njet-label-teams")
CACHE_LABEL: Final = Phrase("njet-label-cache")


class NjetWords(Words):
    """What NJET says better than the defaults."""

    suits = SUITS
    letters = LETTERS
    lines = LINES

    def tell(self, game: Game, event: Event) -> Phrase | None:
        """An event as a sentence."""
        who, values = Seat(event.seat), event.values
        match event.kind:
            case "vetoed":
                return Phrase("njet-vetoed", {"who": who, "space": space(*values)})
            case "settled":
                cache, trump, super_trump, points = values
                spaces = line_of(CACHES[cache], _trump(trump), _super_trump(super_trump), _points(points))
                return Phrase("njet-settled", {"who": who, "spaces": spaces})
            case "named team":
                return Phrase("njet-named-team", {"who": who, "teams": _teams(game, values)})
            case "gave monster":
                if values[0] == event.seat:
                    return Phrase("njet-kept-monster", {"who": who})
                return Phrase("njet-gave-monster", {"who": who, "to": Seat(values[0])})
            case "discarded":
                return Phrase("njet-discarded", {"who": who, "cards": cards(game, values)})
            case "gave":
                right = Seat((event.seat - 1) % game.seats)
                return Phrase("njet-gave", {"who": who, "cards": cards(game, values), "to": right})
            case "received":
                left = Seat(left_of(event.seat, game.seats))
                return Phrase("njet-received", {"who": who, "cards": cards(game, values), "from": left})
            case "captured":
                return Phrase("njet-captured", {"who": who, "cards": cards(game, values)})
        return super().tell(game, event)

    def describe(self, view: View) -> Lines:
        """The state of the round, as labelled lines."""
        facts = view.facts
        if view.phase == "veto":
            last = [(row, facts[f"open {title}"]) for row, title in enumerate(ROWS)]
            settled = [space(row, spaces[0]) for row, spaces in last if len(spaces) == 1]
            return [(BOARD_LABEL, Phrase("njet-settled-so-far", {"spaces": line_of(*settled)}))] if settled else []
        if "start" not in facts:
            return []
        lines: Lines = [(BOARD_LABEL, _board(view))]
        if "team" in facts and view.game.players > 2:
            teams = [_teams(view.game, facts["team"])]
            if "monster" in facts:
                teams.append(Phrase("njet-with-monster", {"who": Seat(facts["monster"][0])}))
            lines.append((TEAMS_LABEL, line_of(*teams)))
        if "due" in facts and view.viewer < view.game.seats:
            lines.append((CACHE_LABEL, _due(view)))
        if "tricks" in facts:
            lines.append((TRICKS_LABEL, Phrase("njet-tricks", {"counts": line_of(*_tricks(view))})))
        return lines

    def standing(self, view: View) -> Phrase:
        """How the match stands."""
        rounds = ROUNDS[view.game.players]
        return Phrase("njet-standing", {"totals": counts(view.standing.totals), "rounds": rounds})

    def ask(self, view: View) -> Phrase:
        """What the viewer has to choose."""
        match view.phase:
            case "veto":
                return Phrase("njet-ask-veto")
            case "teams":
                return Phrase("njet-ask-team")
            case "monster":
                return Phrase("njet-ask-monster")
            case "cache":
                return Phrase("njet-ask-pass") if view.facts["cache"][0] == PASS else Phrase("njet-ask-discard")
        return super().ask(view)

    def explain(self, game: Game, action: int) -> Phrase | None:
        """What an action means; nothing for a card, which speaks for itself."""
        verb, _, token = game.actions.text[action].partition(" ")
        match verb:
            case "veto":
                return _explain_veto(game, token)
            case "team":
                return _teams(game, tuple(map(int, token.split("+"))))
            case "monster":
                return name(int(token))
        return None

    def why(self, view: View, refusal: IllegalAction) -> Phrase | None:
        """Why an action is refused, where the reason is one of this game alone."""
        allowed = choices(view.game, refusal.allowed)
        match refusal.reason:
            case "last":
                return Phrase("njet-why-last")
            case "covered":
                return Phrase("njet-why-covered")
            case "veto":
                return Phrase("njet-why-veto")
            case "team":
                return Phrase("njet-why-team", {"allowed": allowed})
            case "monster":
                return Phrase("njet-why-monster", {"allowed": allowed})
            case "cache":
                return Phrase("njet-why-cache", {"allowed": allowed})
            case "zero":
                return Phrase("njet-why-zero", {"allowed": allowed})
        return super().why(view, refusal)

    def reason(self, view: View, kind: str, values: Sequence[int]) -> Phrase | None:
        """What speaks for a choice in this game alone."""
        match kind:
            case "captures":
                return Phrase("hint-captures", {"cards": cards(view.game, values)})
            case "zero":
                return Phrase("hint-zero")
            case "per trick" if values[0] < 0:
                return Phrase("hint-tricks-cost")
            case "few":
                seat, colour, most, number, worlds, by_chance = values
                return Phrase(
                    "hint-few",
                    {
                        "who": Seat(seat),
                        "colour": SUITS[colour],
                        "most": most,
                        "number": number,
                        "worlds": worlds,
                        "chance": by_chance,
                    },
                )
        return super().reason(view, kind, values)

    def score(self, game: Game, line: ScoreLine) -> Phrase:
        """What a line of the score was given for."""
        facts = line.facts
        match line.rule:
            case "count":
                tricks = Phrase("njet-score-tricks", {"number": facts[0]})
                captured = Phrase("njet-score-captured", {"number": facts[1]})
                if facts[2] == 2:
                    return Phrase("njet-score-count-double", {"tricks": tricks, "captured": captured})
                return Phrase("njet-score-count", {"tricks": tricks, "captured": captured})
            case "team":
                return Phrase("njet-score-team", {"number": facts[0], "points": facts[1]})
            case "difference":
                return Phrase("njet-score-difference", {"own": facts[0], "others": facts[1]})
        return super().score(game, line)


def space(row: int, place: int) -> Phrase:
    """A space of the board: what it says if it stays open."""
    match ROWS[row]:
        case "start":
            return Phrase("njet-space-start", {"who": Seat(place)})
        case "cache":
            return CACHES[place]
        case "trump":
            return _trump(place)
        case "super":
            return _super_trump(place)
    return _points(POINTS[place])


def _trump(place: int) -> Phrase:
    return Phrase("njet-no-trump") if place == NO_TRUMP else Phrase("njet-trump", {"colour": SUITS[place]})


def _super_trump(place: int) -> Phrase:
    return Phrase("njet-no-super-trump") if place == NO_TRUMP else Phrase("njet-super-trump", {"colour": SUITS[place]})


def _points(points: int) -> Phrase:
    return Phrase("njet-points", {"points": points})


def _teams(game: Game, team: Sequence[int]) -> Phrase:
    """The start player's team, and the others."""
    others = (seat for seat in range(game.seats) if seat not in team)
    return Phrase("njet-teams", {"team": _together(team), "others": _together(others)})


def _together(seats: Iterable[int]) -> AllOf:
    return AllOf(tuple(Seat(seat) for seat in seats))


def _board(view: View) -> Phrase:
    """What the round is played under; the cache only until it is over."""
    facts = view.facts
    parts = [
        _trump(facts["trump"][0]),
        _super_trump(facts["super trump"][0]),
        _points(facts["points"][0]),
        starts(facts["start"][0]),
    ]
    if "tricks" not in facts:
        parts.append(CACHES[facts["cache"][0]])
    return line_of(*parts)


def _due(view: View) -> Phrase:
    """What the viewer has still to choose for the cache."""
    number, picked = view.facts["due"][view.viewer], view.facts["picked"]
    if not picked:
        return Phrase("njet-due", {"number": number})
    return Phrase("njet-due-chosen", {"number": number, "cards": cards(view.game, picked)})


def _tricks(view: View) -> list[Phrase]:
    """The tricks and the captured 0s of each seat."""
    both = zip(view.facts["tricks"], view.facts["captured"], strict=True)
    return [
        Phrase("njet-tricks-of", {"who": Seat(seat), "tricks": tricks, "zeros": zeros})
        for seat, (tricks, zeros) in enumerate(both)
    ]


def _explain_veto(game: Game, token: str) -> Phrase:
    """The space that is covered."""
    board = Board(game.players)
    covered = board.tokens.index(token)
    row = board.row_of[covered]
    return space(row, covered - board.first[row])


WORDS: Final = NjetWords
