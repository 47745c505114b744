"""Writing the record of a match: for everybody, or as one seat knows it."""

from tricktable.core.deals import GivenDeals
from tricktable.core.fairness import FairDeals
from tricktable.core.games import Game
from tricktable.core.matches import Match, PastRound
from tricktable.core.records import EVERYTHING, UNKNOWN, Record, RecordLine, RecordRound
from tricktable.core.scores import Score
from tricktable.core.seats import SPECTATOR


def record_of(match: Match) -> Record:
    """The record of a match with everything spelled out."""
    return _write(match, None)


def record_for(match: Match, viewer: int) -> Record:
    """The record of a match as one seat or a spectator knows it, `?` for what they do not."""
    return _write(match, viewer)


def add_shuffles(record: Record, deals: FairDeals) -> Record:
    """This record of a live table's match with what may be told of its shuffles, sealed anew."""
    record.table = deals.table
    for part in record.rounds:
        if part.number and deals.is_dealt(part.number):
            part.shuffle = deals.shuffle(part.number, part.totals != "")
    return record.sealed()


def score_texts(score: Score) -> list[str]:
    """A score's lines as a record writes them."""
    texts = []
    for line in score.lines:
        facts = f" ({' '.join(map(str, line.facts))})" if line.facts else ""
        texts.append(f"{line.seat}: {line.rule} {line.points}{facts}")
    return texts


def _write(match: Match, viewer: int | None) -> Record:
    game = match.game
    record = Record(game.name, game.version, game.players, _reader(viewer))
    record.options = game.named_options()
    record.drawn = game.draw_pack().texts(match.drawn)
    again = _again(match)
    rounds = list(match.past)
    if not match.phase.is_over:
        rounds.append(_current(match))
    for played in rounds:
        part = RecordRound(played.number, played.dealer)
        for label in (dealt.label for dealt in played.deal.layout.parts):
            part.deal[label] = _dealt(game, played, label, viewer)
        part.lines = _lines(again, played, viewer)
        if played.number and played in match.past:
            part.scores = score_texts(played.score)
            part.totals = " ".join(map(str, played.totals))
        if played.number or part.lines:
            record.rounds.append(part)
    if match.is_over:
        record.result = " ".join(map(str, match.winners()))
    return record.sealed()


def _reader(viewer: int | None) -> str:
    if viewer is None:
        return EVERYTHING
    return "spectator" if viewer == SPECTATOR else f"seat {viewer}"


def _again(match: Match) -> Match:
    """A new match with the same deals."""
    deals = {played.number: played.deal for played in match.past}
    deals[match.number] = match.deal
    if match.number and not match.past:
        raise ValueError("the rounds before this one are not known, so there is no record of the match")
    return Match.begin(match.game, GivenDeals(match.drawn, deals))


def _current(match: Match) -> PastRound:
    """The round in play, as if it were over, so that both are written the same way."""
    secrets = {index: match.known_to(index) for index in match.secrets}
    totals = tuple(match.standing.totals)
    score = Score(match.game.seats, [])
    dealer = match.standing.dealer
    return PastRound(match.number, dealer, match.deal, match.steps, secrets, match.journal, score, totals)


def _dealt(game: Game, played: PastRound, label: str, viewer: int | None) -> str:
    seen_by = game.part_seen_by(label, played.dealer, played.journal)
    if viewer is None or seen_by >> viewer & 1:
        return played.deal.text(label)
    return " ".join(UNKNOWN for _ in played.deal.part(label))


def _lines(again: Match, played: PastRound, viewer: int | None) -> list[RecordLine]:
    lines: list[RecordLine] = []
    for index, (seat, action) in enumerate(played.steps):
        label = again.phase.line()
        if not lines or lines[-1].label != label:
            lines.append(RecordLine(label, [], ""))
        lines[-1].result = step_result(again, seat, action) or lines[-1].result
        known = viewer is None or index not in played.secrets or played.secrets[index] >> viewer & 1
        lines[-1].steps.append((seat, again.game.actions.text[action] if known else UNKNOWN))
    return lines


def step_result(match: Match, seat: int, action: int) -> str:
    """Takes one step, and says how the record's line ends if the step ended it."""
    journal = match.journal
    before = len(journal)
    match.step(seat, action)
    result = ""
    for event in journal[before:]:
        result = match.game.result_text(event.kind, event.seat, event.values) or result
    return result
