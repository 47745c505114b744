"""What every game promises, each promise a function that looks at one position, one round or one match.

`Contract` runs them on a few matches of each table; whoever wants more calls them on thousands.
"""

from collections import Counter
from collections.abc import Iterator

import pytest

from tricktable.core.deals import Deal, GivenDeals, ShuffledDeals
from tricktable.core.errors import IllegalAction
from tricktable.core.events import Event
from tricktable.core.games import Game
from tricktable.core.knowledge import Knowledge
from tricktable.core.matches import Match, PastRound
from tricktable.core.record_playback import replay
from tricktable.core.record_writing import record_for, record_of
from tricktable.core.records import Record
from tricktable.core.scores import Standing
from tricktable.core.seats import SPECTATOR, members
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.core.vocabulary import CARD, COLOURS, MANY, SEAT, SUIT, TRICKS, Kind
from tricktable.testing.matches import choose, viewers
from tricktable.testing.witness import Witness


def everything(match: Match) -> str:
    """A text of all that a match holds: equal texts are equal positions."""
    views = "\n".join(str(match.view(viewer)) for viewer in viewers(match.game))
    hidden = f"{match.phase.hands} {match.steps} {match.secrets} {match.deal.parts} {match.journal}"
    return f"{views}\n{hidden}\n{match.standing.totals} {match.is_over} {len(match.past)}"


def check_choices(match: Match) -> None:
    """Everyone awaited has a choice, in ascending order and in notation; nobody else has any."""
    game = match.game
    awaited = match.awaited()
    assert bool(awaited) != match.is_over
    assert list(awaited) == sorted(set(awaited))
    assert not awaited or match.turn == awaited[0]
    for seat in range(game.seats):
        legal = match.legal_actions(seat)
        assert bool(legal) == (seat in awaited)
        assert list(legal) == sorted(set(legal))
        for action in legal:
            assert game.actions.parse(game.actions.text[action]) == action
    assert not set(awaited) & set(game.house), "the house plays by itself"


def check_refusals(match: Match, stream: Stream) -> None:
    """Whatever is not legal is refused with an error that says why, and changes nothing."""
    game = match.game
    before = everything(match)
    attempts = [(seat, stream.below(len(game.actions))) for seat in range(game.seats) for _ in range(6)]
    attempts += [(seat, action) for seat in (0, game.seats, SPECTATOR, -1) for action in (-1, len(game.actions), 10**9)]
    if match.awaited():
        seat, action = choose(match, stream)
        attempts.append(((seat + 1) % game.seats, action))
    for seat, action in attempts:
        if 0 <= seat < game.seats and action in match.legal_actions(seat):
            continue
        with pytest.raises(IllegalAction) as refusal:
            match.apply(seat, action)
        assert refusal.value.seat == seat
        assert refusal.value.reason
        assert bool(refusal.value.allowed) == (seat in match.awaited())
    assert everything(match) == before


def check_copy(match: Match, stream: Stream) -> None:
    """A copy goes its own way: neither sees what happens to the other."""
    before = everything(match)

    copy = match.copy()
    assert everything(copy) == before
    for _ in range(8):
        if not copy.is_over:
            copy.apply(*choose(copy, stream))

    assert everything(match) == before
    assert match.is_over or everything(copy) != before


def check_views(match: Match, witness: Witness) -> None:
    """A view shows what its viewer could have worked out from the events that they saw."""
    game = match.game
    for viewer in viewers(game):
        view = match.view(viewer)
        if match.number == 0 or match.is_over:
            continue
        fold = witness.fold(game, viewer, view.standing, view.history)
        public = game.public_facts(view.standing)
        assert {name: values for name, values in view.facts.items() if name not in public} == fold.facts
        assert view.hand == fold.hand
        assert view.hand_sizes == fold.hand_sizes
        assert all(event == event.seen(viewer) for event in view.history)


def check_worlds(match: Match, stream: Stream, worlds: int = 2) -> None:
    """Whatever the viewer cannot rule out looks the same to them: view, choices, events, byte for byte."""
    game = match.game
    for viewer in viewers(game):
        view = match.view(viewer)
        source = game.worlds(view, stream.named(f"worlds {viewer}"))
        for _ in range(worlds):
            world = next(source)
            assert str(world.view(viewer)) == str(view)
            assert world.events(viewer) == match.events(viewer)
            for part, cards in zip(world.deal.layout.parts, world.deal.parts, strict=True):
                assert len(cards) == part.size
            world.deal.check()


def check_knowledge(match: Match) -> None:
    """Nothing that a viewer knows of the hidden cards is untrue, so that the truth is among the worlds."""
    for viewer in viewers(match.game):
        assert is_true(match.game.knowledge(match.view(viewer)), match), f"viewer {viewer} rules out what is true"


def is_true(knowledge: Knowledge, match: Match) -> bool:
    """The cards of this match lie as the knowledge says, each in one of the places where it can be."""
    bit = match.game.deck.bit
    hidden: list[list[int]] = []
    for place, cards in zip(knowledge.places(), _lying(knowledge, match), strict=True):
        rest = Counter(cards)
        rest.subtract(place.held)
        hidden.append(list(rest.elements()))
        is_here = min(rest.values(), default=0) >= 0 and len(hidden[-1]) == place.room()
        if not is_here or any(place.barred & bit[card] for card in hidden[-1]):
            return False
    return knowledge.fits(hidden)


def _lying(knowledge: Knowledge, match: Match) -> list[list[int]]:
    """What truly is at each place that the knowledge speaks of."""
    moved = {kind: [Counter[int]() for _ in knowledge.hands] for kind in ("discarded", "gave", "received")}
    for event in match.journal:
        if event.kind in moved:
            moved[event.kind][event.seat].update(event.values)
    places: list[list[int]] = []
    for seat, parts in enumerate(knowledge.owned):
        late = Counter([card for part in parts for card in match.deal.parts[part]])
        late.subtract(moved["discarded"][seat])
        if knowledge.gifts:
            late.subtract(moved["gave"][seat])
            late.update(moved["received"][seat])
        places.append(list(late.elements()))
    places += [list(moved["discarded"][seat].elements()) for seat, away in enumerate(knowledge.away) if away.size]
    return places + [list(match.deal.parts[part]) for part in knowledge.aside]


def comes_out(game: Game, kind: str) -> bool:
    """Events of this kind bring hidden things to light by the rules."""
    return kind in game.vocabulary.reveals or kind.startswith("score ")


def redealt(match: Match, viewer: int, stream: Stream) -> Deal:
    """The same deal with everything shuffled that the viewer was not shown at the start of the round."""
    parts = match.deal.layout.parts
    seen = [match.game.part_seen_by(part.label, match.standing.dealer, match.journal) >> viewer & 1 for part in parts]
    rest: dict[int, list[int]] = {}
    for pack in match.deal.layout.packs:
        shown = [card for k, part in enumerate(parts) if part.pack is pack and seen[k] for card in match.deal.parts[k]]
        hidden = Counter(pack.cards)
        hidden.subtract(shown)
        rest[id(pack)] = stream.shuffled(tuple(hidden.elements()))
    new: list[tuple[int, ...]] = []
    for k, part in enumerate(parts):
        if seen[k]:
            new.append(match.deal.parts[k])
            continue
        cards = [rest[id(part.pack)].pop() for _ in range(part.size)]
        new.append(tuple(cards if part.is_ordered else sorted(cards)))
    return Deal(match.deal.layout, tuple(new))


def with_deal(match: Match, deal: Deal) -> Match:
    """The match at the beginning of its round, but with another deal."""
    deals = GivenDeals((), {match.number: deal}, ShuffledDeals("further"))
    other = Match.at_round(match.game, match.number, match.standing, deals)
    other.drawn = match.drawn
    other.past = match.past[:]
    return other


def check_non_interference(match: Match, stream: Stream) -> None:
    """Two rounds that differ only in what a viewer cannot see look the same, until the rules bring the difference out.

    Begins where a round begins; both rounds are played on with the same choices where they are public, and with
    choices of their own where they are secret, as long as what was chosen in one is possible in the other.
    """
    game = match.game
    assert not match.steps
    for viewer in viewers(game):
        one = match.copy()
        deal = redealt(match, viewer, stream)
        other = with_deal(match, deal)
        if _has_come_out(one.events(viewer), other.events(viewer), viewer, game):
            continue  # the rules show it before anybody has chosen
        while one.number == other.number == match.number and not one.is_over and not other.is_over:
            assert str(one.view(viewer)) == str(other.view(viewer))
            if stream.below(12) == 0:
                assert str(record_for(one, viewer)) == str(record_for(other, viewer))
            seat, action = choose(one, stream)
            is_secret = one.phase.is_secret and seat != viewer
            if is_secret:
                answer = stream.choice(other.legal_actions(seat))
            elif action not in other.legal_actions(seat):
                assert seat != viewer, "the viewer's choices differ"
                break
            else:
                answer = action
            one.apply(seat, action)
            other.apply(seat, answer)
            if one.number != match.number or one.is_over or other.is_over:
                break
            if _has_come_out(one.events(viewer), other.events(viewer), viewer, game):
                break
            if one.phase.name != other.phase.name and viewer not in (one.turn, other.turn):
                stages = {game.vocabulary.phases[name].stage for name in (one.phase.name, other.phase.name)}
                assert stages == {TRICKS}, "what is asked depends on hidden cards"
                break  # within tricks a hand may decide it (MEINZ-R3: a swap is asked for only where it is possible)


def _has_come_out(one: list[Event], other: list[Event], viewer: int, game: Game) -> bool:
    """The first difference between two streams is one that the rules show to this viewer."""
    for event, counterpart in zip(one, other, strict=False):
        if event != counterpart:
            is_own = event.kind == "dealt" and event.seat == viewer
            return is_own or comes_out(game, event.kind) or event.seat in game.house
    return False


def check_true_deal(match: Match, stream: Stream, draws: int = 600) -> int:
    """The true hands are among the worlds. Looked for where few worlds are left, so that they must turn up.

    Returns how often that was the case: for each viewer, from matches and from hands that are drawn alone.
    """
    conclusive = 0
    for viewer in viewers(match.game):
        for source in _hands_for(match.view(viewer), stream.named(f"true {viewer}")):
            seen: set[tuple[int, ...]] = set()
            for _ in range(draws):
                seen.add(tuple(next(source)))
                if len(seen) > draws // 15:
                    break
            else:
                conclusive += 1
                assert tuple(match.phase.hands) in seen
    return conclusive


def _hands_for(view: View, stream: Stream) -> list[Iterator[list[int]]]:
    """What everybody holds in the worlds of a view: from whole matches, and drawn alone if the game can."""
    sources: list[Iterator[list[int]]] = [(world.phase.hands for world in view.game.worlds(view, stream))]
    hands = view.game.hands(view, stream.named("hands"))
    return sources if hands is None else [*sources, (each.held for each in hands)]


class Ledger:
    """Follows every card through a round: none comes from nowhere, none is lost."""

    def __init__(self, match: Match) -> None:
        self.number = match.number
        self.held = self._hands(match)
        self.told = len(match.journal)
        self.pool = Counter(card for part in match.deal.parts for card in part)

    @staticmethod
    def _hands(match: Match) -> Counter[int]:
        return Counter(card for hand in match.phase.hands for card in match.game.deck.cards_in(hand))

    def follow(self, match: Match) -> None:
        """Whatever entered or left the hands in the last step was told in an event."""
        held = self._hands(match)
        told = Counter(value for event in match.journal[self.told :] for value in event.values)
        for card, change in ((held - self.held) + (self.held - held)).items():
            assert told[card] >= min(change, 1), f"{match.game.deck.text[card]} moved without a word"
        for card, count in held.items():
            assert count <= match.game.deck.copies[card]
        self.held = held
        self.told = len(match.journal)


def check_score(game: Game, witness: Witness, standing: Standing, played: PastRound) -> None:
    """The score is what an independent count from the events gives."""
    events = tuple(event for event in played.journal if not event.kind.startswith("score "))
    assert witness.points(game, standing, events) == played.score.points


def check_lines(game: Game, played: PastRound) -> None:
    """The lines of a score add up to its points, and every line is told."""
    for seat in range(game.seats):
        assert sum(line.points for line in played.score.lines if line.seat == seat) == played.score.points[seat]
    told = [event for event in played.journal if event.kind.startswith("score ")]
    lines = [(line.seat, line.points) for line in played.score.lines]
    assert [(event.seat, event.values[0]) for event in told] == lines


def check_record(match: Match) -> None:
    """The record reads back, replays to the same position, and every viewer's form of it reads back too."""
    game = match.game
    record = record_of(match)
    text = str(record)
    assert Record.parse(text) == record
    again = replay(Record.parse(text), game)
    assert str(record_of(again)) == text
    assert everything(again) == everything(match)
    for viewer in viewers(game):
        seen = str(record_for(match, viewer))
        assert str(Record.parse(seen)) == seen
        assert len(seen.split("\n")) == len(text.split("\n"))


def check_end(match: Match) -> None:
    """A finished match has winners, and awaits nobody."""
    assert match.is_over
    assert match.winners()
    assert not match.awaited()
    with pytest.raises(IllegalAction):
        match.apply(0, 0)


def check_orders(match: Match, stream: Stream) -> None:
    """Whoever is awaited at once answers, first in one order and then in the other."""
    first, last = match.copy(), match.copy()
    queue = [(seat, stream.choice(match.legal_actions(seat))) for seat in match.awaited()]
    for seat, action in queue:
        first.apply(seat, action)
    for seat, action in reversed(queue):
        last.apply(seat, action)
    assert first.phase.hands == last.phase.hands
    assert first.awaited() == last.awaited()
    for viewer in viewers(match.game):
        assert first.view(viewer).facts == last.view(viewer).facts
        assert first.view(viewer).hand == last.view(viewer).hand


def check_sides(match: Match) -> None:
    """Everybody is on their own side, whoever is on it sees it alike, and partners of the match are always on it."""
    game = match.game
    for viewer in viewers(game):
        sides = game.sides(match.view(viewer))
        for seat, side in enumerate(sides):
            assert side >> seat & 1
            assert side & game.partners[seat] == game.partners[seat]
            assert all(sides[mate] == side for mate in members(side))
            assert side.bit_count() == 1 or game.has_sides()


def check_vocabulary(match: Match) -> None:
    """What has happened, what is asked and what is known is declared, with values of the declared types."""
    game = match.game
    words = game.vocabulary
    ended = match.past[-1].journal if match.past and not match.steps else []
    for event in (*ended, *match.journal):
        rule = event.kind.removeprefix("score ")
        if rule != event.kind:
            assert rule in words.scores, f"the vocabulary has no score {rule!r}"
            assert _fits(game, words.scores[rule], event.values[1:]), event
        else:
            assert event.kind in words.events, f"the vocabulary has no event {event.kind!r}"
            assert _fits(game, words.events[event.kind], event.values), event
    if match.is_over:
        return
    assert match.phase.name in words.phases, f"the vocabulary has no phase {match.phase.name!r}"
    line = match.phase.line().rstrip("0123456789").rstrip()
    assert line == words.phases[match.phase.name].line
    for viewer in viewers(game):
        for name, values in match.view(viewer).facts.items():
            kind = words.fact(name)
            assert kind is not None, f"the vocabulary has no fact {name!r}"
            assert (name == kind.name) == (not kind.of), f"the vocabulary should say what there is a {name!r} for"
            assert _fits(game, kind, values), (name, values)


def _fits(game: Game, kind: Kind, values: tuple[int, ...]) -> bool:
    """There are as many values as the kind says, each within the bounds of its type."""
    least = len(kind.values) - (1 if kind.values and kind.values[-1].endswith(MANY) else 0)
    if len(values) < least or (len(values) > least and least == len(kind.values)):
        return False
    limits = {CARD: len(game.deck.text), SEAT: game.seats, SUIT: len(game.vocabulary.suits) + 1}
    if kind.name == "drew":  # from a pack of its own
        limits[CARD] = len(game.draw_pack().text)
    types = [kind.type_of(place) for place in range(len(values))]
    return all(0 <= value < limits[own] for own, value in zip(types, values, strict=True) if own in limits)


def check_declarations(game: Game) -> None:
    """Suits are those of the deck; what else the vocabulary names exists."""
    words = game.vocabulary
    verbs = {text.partition(" ")[0] for text in game.actions.text}
    assert "".join(suit.letter for suit in words.suits) == game.deck.colours
    assert all(suit.colour in COLOURS for suit in words.suits)
    assert verbs.issuperset(words.declining)
    assert set(words.events).issuperset(words.reveals)
