"""The bot that searches: it tries its choices in worlds that it cannot rule out, and plays the one that does best."""

from collections.abc import Iterator
from time import monotonic
from typing import Final, NamedTuple

from tricktable.bots.bot import Bot
from tricktable.bots.kit import Kit, Manner, kit_of
from tricktable.bots.listening import KEPT, Listener, likely
from tricktable.bots.nets import net_choice
from tricktable.bots.recall import Recall
from tricktable.bots.search.card_listening import KEPT as MOST_HANDS
from tricktable.bots.search.card_listening import CardListener, likely_hands
from tricktable.bots.search.ratings import Ranking, Rating, halve
from tricktable.bots.search.sources import Pick, Source, source_of_one, uniform_source, uniform_worlds
from tricktable.bots.search.trial import Trial
from tricktable.builds import PARTS, is_compiled
from tricktable.core.hands import Hands
from tricktable.core.matches import Match
from tricktable.core.streams import Stream
from tricktable.core.views import View

__all__ = [
    "FULL",
    "HARD",
    "Budget",
    "SearchBot",
    "Source",
    "search",
    "search_in",
    "source_of",
    "source_of_one",
    "uniform_source",
    "use_threads",
    "worlds_of",
]


class Budget(NamedTuple):
    """How much a decision may cost. The same counts give the same choice; `seconds`, if any, ends it early."""

    worlds: int
    """Worlds for the last two choices in trick play."""
    early_worlds: int
    """The same for choices before the tricks, where a world costs more."""
    playouts: int = 1
    early_playouts: int = 4
    solved: int = 4
    """Ends of so many tricks are solved in every world..."""
    nodes: int = 5_000
    """...if that takes no more than so many positions."""
    open_solved: int = 16
    """Cards of an end that is solved where all hands are public, in the one world that there is."""
    open_nodes: int = 400_000
    plays: int = 10_000
    """Cards that are played for a decision in a game that the kernel does not know."""
    seconds: float = 0.0


LEAST_WORLDS: Final = 2

_threads = 1


def use_threads(number: int) -> None:
    """How many threads the searches of this process use from now on; no choice depends on it. One is right where
    processes already share the cores."""
    global _threads
    if number < 1:
        raise ValueError(f"a search needs a thread, not {number}")
    _threads = number


def worlds_of(view: View, stream: Stream, budget: Budget) -> Iterator[Match]:
    """The worlds of a view, where that is known to help the likelier ones more often; none in a game that cannot tell
    them, and no more where it finds no more."""
    listener = _listener(view, kit_of(view.game))
    return uniform_worlds(view, stream) if listener is None else _heard(view, stream, budget, listener)


def source_of(view: View, stream: Stream, budget: Budget, judges: bool = False, kit: Kit | None = None) -> Source:
    """The same for a search, which needs no matches to play tricks. Who `judges` others' choices does not hear cards:
    nobody has to guess how somebody plays."""
    kit = kit or kit_of(view.game)
    listener = _listener(view, kit)
    if listener is not None:
        return Source(_heard(view, stream, budget, listener), repeats=True)
    if judges or not kit.manners.of(view).hears_cards:
        return uniform_source(view, stream)
    return uniform_source(view, stream, _by_cards(view, kit, stream.named("heard"), min(MOST_HANDS, budget.worlds)))


def _by_cards(view: View, kit: Kit, stream: Stream, kept_at_once: int) -> Pick:
    """Keeps hands by the cards that were played."""

    def pick(world: Match, hands: Iterator[Hands]) -> Iterator[Hands]:
        play = kit.translation.play(world.phase) if kit.translation is not None else None
        if play is None:
            return hands
        listener = CardListener(kit, world, play, view.viewer)
        return likely_hands(hands, listener, stream, kept_at_once) if listener.plays else hands

    return pick


def _listener(view: View, kit: Kit) -> Listener | None:
    return kit.listening(view) if kit.manners.of(view).is_listening else None


def _heard(view: View, stream: Stream, budget: Budget, listener: Listener) -> Iterator[Match]:
    most = min(KEPT, max(budget.worlds, budget.early_worlds))
    return likely(uniform_worlds(view, stream), listener, stream.named("kept"), most)


def search(
    view: View, budget: Budget, stream: Stream, threads: int = 0, judges: bool = False, kit: Kit | None = None
) -> Ranking:
    """All choices of this view, rated in worlds that its viewer cannot rule out, by the kit of the game or by another
    one. Who `judges` others' choices takes nobody for a search, asks no net, and does not hear cards."""
    kit = kit or kit_of(view.game)
    manner = kit.manners.of(view)
    if judges:
        manner = manner._replace(hears_cards=False, follows_search=False, prefers_net=False)
    source = source_of(view, stream.named("worlds"), budget, judges, kit)
    return search_in(view, source, budget, stream, manner, threads, kit=kit)


def search_in(
    view: View,
    source: Source,
    budget: Budget,
    stream: Stream,
    manner: Manner,
    threads: int = 0,
    recall: Recall | None = None,
    kit: Kit | None = None,
) -> Ranking:
    """The same in worlds of this source and in this manner, by somebody who remembers that much of the tricks
    (everything if nothing is said). With no number of threads it is that of the process."""
    kit = kit or kit_of(view.game)
    preferred = kit.rule_of_thumb(view)
    faith = manner.faith
    world = source.first()
    if world is None:  # then the rule of thumb is all there is
        others = [action for action in view.legal if action != preferred]
        return Ranking([Rating(action) for action in (preferred, *others)], preferred, 0, faith)
    weights = kit.nets.of(view.game.players) if manner.prefers_net else None
    if weights is not None and kit.translation is not None:
        preferred = net_choice(weights, kit.translation, view, world, preferred)
    effort = _effort(view, kit, budget, stream)
    trial = Trial(
        kit,
        source,
        view.viewer,
        stream.named("play-outs").next() >> 1,
        effort.playouts,
        effort.nodes,
        effort.is_open,
        threads or _threads,
        recall,
        manner.follows_search,
    )
    began = monotonic()
    ranking = halve(
        effort.choices,
        preferred,
        effort.worlds,
        trial.measure,
        lambda: 0 < budget.seconds < monotonic() - began,
        faith,
    )
    tried = [rating.action for rating in ranking.ratings]
    rest = [Rating(action) for action in view.legal if action not in tried]
    return Ranking(ranking.ratings + rest, preferred, ranking.worlds, faith)


class _Effort(NamedTuple):
    """What a budget comes to in a position."""

    choices: tuple[int, ...]
    worlds: int
    playouts: int
    nodes: int
    is_open: bool


def _effort(view: View, kit: Kit, budget: Budget, stream: Stream) -> _Effort:
    choices = kit.shortlist(view)
    if kit.translation is None:
        return _plain_effort(view, choices, budget, stream)
    left = sum(view.hand_sizes)
    if not view.game.vocabulary.is_in_tricks(view.phase):
        nodes = budget.nodes if left <= budget.solved * view.game.seats else 0
        return _Effort(choices, budget.early_worlds, budget.early_playouts, nodes, False)
    if kit.translation.is_open:
        nodes = budget.open_nodes if left <= budget.open_solved else 0
    else:
        nodes = budget.nodes if left <= budget.solved * view.game.seats else 0
    return _Effort(choices, budget.worlds, budget.playouts, nodes, kit.translation.is_open)


def _plain_effort(view: View, choices: tuple[int, ...], budget: Budget, stream: Stream) -> _Effort:
    """Without the kernel the round is played to its end by the Python rules, once for each choice in each world: as
    many worlds as the budget allows, and where there are very many choices some of them by chance."""
    left = sum(view.hand_sizes) or len(view.game.deck.cards)
    most = max(2, budget.plays // (LEAST_WORLDS * left))
    if len(choices) > most:
        choices = tuple(stream.named("choices").shuffled(choices)[:most])
    stages = max(1, (len(choices) - 1).bit_length())
    worlds = min(budget.worlds, max(LEAST_WORLDS, budget.plays // (stages * left)))
    return _Effort(choices, worlds, 1, 0, False)


FULL: Final = Budget(worlds=512, early_worlds=96)
"""What the published strength was measured with."""
SPARE: Final = Budget(worlds=10, early_worlds=3, early_playouts=1, solved=2, nodes=100, open_solved=8, open_nodes=1_000)
"""For a kernel that is not compiled: nobody should have to wait for it."""
HARD: Final = FULL if is_compiled(PARTS["kernel"]) else SPARE


class SearchBot(Bot):
    """Plays the mechanism with a budget in counts."""

    name = "search"
    meaning = "tries its choices in deals that it cannot rule out"

    def __init__(self, budget: Budget = HARD, kit: Kit | None = None) -> None:
        """By another kit than that of the game, if one is given: so two searches can be held against each other."""
        self.budget = budget
        self.kit: Final = kit

    def choose(self, view: View, stream: Stream) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        kit = self.kit or kit_of(view.game)
        if not kit.manners.of(view).is_searching():
            return kit.rule_of_thumb(view)
        return search(view, self.budget, stream.named(str(stream.next())), kit=kit).choice()
