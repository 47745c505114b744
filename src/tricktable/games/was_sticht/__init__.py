"""Was sticht?, by Karl-Heinz Schmiel, for 3 or 4 players.

Source: the printed rules in English; where they are silent, the rulings WAS-R1 to WAS-R7 of `docs/rules/was_sticht.md`.
Before the match: everybody takes four tasks (`tasks`). A round: rows and trumps (`cards`, `rounds`), the draft under
secret trumps (`drafts`), secretly picked tasks (`picks`), tricks (`laws`, `tricks`), and the start player's drop
(`drops`, `scores`).
"""

from collections.abc import Iterator
from typing import Final

from tricktable.core.actions import Actions
from tricktable.core.deals import Deal
from tricktable.core.events import Event, Journal, card_events
from tricktable.core.games import Game, Option
from tricktable.core.laws import Law
from tricktable.core.matches import Match
from tricktable.core.phases import Facts, Phase, RoundOver
from tricktable.core.scores import Standing
from tricktable.core.seats import EVERYONE, left_of, only
from tricktable.core.streams import Stream
from tricktable.core.views import View
from tricktable.games.was_sticht import cards
from tricktable.games.was_sticht.drafts import Draft
from tricktable.games.was_sticht.laws import law
from tricktable.games.was_sticht.rounds import Round
from tricktable.games.was_sticht.scores import discard, finished
from tricktable.games.was_sticht.tasks import TASKS, TASKS_EACH, Taking, TasksTaken, TaskStanding
from tricktable.games.was_sticht.vocabulary import VOCABULARY
from tricktable.games.was_sticht.worlds import worlds


class WasSticht(Game):
    """The rules of Was sticht? for one number of players."""

    name = "was_sticht"
    title = "Was sticht?"
    player_counts = (3, 4)
    default_players = 4
    vocabulary = VOCABULARY

    # WAS-R7: what the option hides is hidden by the interfaces; views know all hands.
    option_list = (Option("memory", "off", ("off", "on"), "do not show the hands that everybody saw in the draft"),)

    def __init__(self, players: int, options: dict[str, str]) -> None:
        deck = cards.DECK
        blocks = (("", deck.text), ("draft", deck.text), ("take", TASKS), ("pick", TASKS), ("drop", TASKS))
        actions = Actions(blocks)
        super().__init__(players, players, options, deck, actions, cards.layout())
        self.first_draft: Final = actions.start("draft")
        self.first_take: Final = actions.start("take")
        self.first_pick: Final = actions.start("pick")
        self.first_drop: Final = actions.start("drop")
        self.drafted: Final = card_events("drafted", players, len(deck.text))

    @classmethod
    def make(cls, players: int, options: dict[str, str]) -> Game:
        return cls(players, options)

    def first_standing(self, drawn: tuple[int, ...]) -> Standing:
        return TaskStanding([0] * self.seats, 0, [])

    def opening(self, standing: Standing, drawn: tuple[int, ...], journal: Journal) -> Phase:
        return Taking(self, standing.dealer)

    def start(self, standing: Standing, number: int, deal: Deal, journal: Journal) -> Phase:
        assert isinstance(standing, TaskStanding)
        round = Round(self, standing, deal)
        for row in round.rows:
            journal.append(Event("laid out", round.start, row))
        journal.append(Event("saw trumps", round.start, (round.colour, round.number), only(round.start)))
        return Draft(round, [0] * self.seats)

    def close(self, standing: Standing, number: int, over: RoundOver) -> None:
        assert isinstance(standing, TaskStanding)
        if isinstance(over, TasksTaken):
            standing.tasks = over.tasks
        else:
            discard(standing, over.score)
            standing.dealer = left_of(standing.dealer, self.seats)

    def is_decided(self, standing: Standing, number: int) -> bool:
        return bool(self.winners(standing))

    def ends_at(self) -> tuple[int, int]:
        return TASKS_EACH, 0

    def standing_of(self, facts: Facts) -> Standing:
        tasks = [facts[f"tasks {seat}"] for seat in range(self.seats) if f"tasks {seat}" in facts]
        return TaskStanding(list(facts["totals"]), facts["dealer"][0], tasks)

    def winners(self, standing: Standing) -> tuple[int, ...]:
        assert isinstance(standing, TaskStanding)
        return finished(standing)

    def result_text(self, kind: str, seat: int, values: tuple[int, ...]) -> str:
        if kind == "told":
            return self.deck.text[values[0]]
        return super().result_text(kind, seat, values)

    def part_seen_by(self, label: str, dealer: int, journal: Journal) -> int:
        if label.startswith("row ") or any(event.kind == "showed trumps" for event in journal):
            return EVERYONE
        return only(dealer)

    def law(self, view: View) -> Law | None:
        colour = view.facts.get("trump colour")
        return law(colour[0], view.facts["trump number"][0]) if colour else None

    def worlds(self, view: View, stream: Stream) -> Iterator[Match]:
        return worlds(self, view, stream)
