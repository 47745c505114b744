"""The wire: messages between a table and those who sit at it or watch it. `docs/wire.md` explains them.

Everything numbered is told once, in order, to everybody, each in the form that this viewer may see. Whoever knows
the last number that they have seen can ask for the rest.
"""

from typing import Annotated, Final, Literal

import msgspec

from tricktable.tables.clocks import Clock
from tricktable.words.phrases import Phrase

LONGEST_ACTION: Final = 40
LONGEST_ID: Final = 40
LONGEST_NAME: Final = 24
LONGEST_GIVEN_NAME: Final = 200
"""Characters of a name as somebody sends it; it is shortened to what is shown."""
LONGEST_TITLE: Final = 60
LONGEST_RECORD: Final = 200_000
"""Characters of a record: those of the longest matches that chance players make are a fifth of it."""

Told = tuple[str, int, tuple[int, ...]]
"""An event of the game: its kind, its seat, its values (-1 where the viewer may not know one)."""
Step = tuple[int, str]
"""A seat and its action in notation, or `?`."""


Stage = Literal["open", "playing", "over", "closed"]
"""How far a table is."""
Offer = Literal["undo", "ask back", "end"]
"""A request that a viewer can make now, besides choices."""
StandIn = Literal["", "bot", "clock"]
"""Who made a choice for somebody: nobody, a bot because they are away, a bot because their time was up."""
ChosenCards = Literal["", "seed", "record"]
"""What whoever opened a table chose its cards by; empty where nobody could."""
HintRule = Literal["alone", "always", "never"]
"""When a seat may ask for hints: while no other person plays in the match, or always, or never."""


class Form(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """Something that is told."""


class SeatForm(Form, kw_only=True):
    """Who sits there."""

    kind: Literal["free", "person", "program", "bot"]
    name: str = ""
    bot: str = ""
    """The bot that plays: its own seat, or for somebody who is away."""
    bank: int | None = None
    """Milliseconds left beyond those of each choice, where there is a clock."""


class ShuffleForm(Form):
    """The shuffle of a round, for those who want to verify it (`docs/fair-shuffle.md`)."""

    number: int
    commitment: str
    parts: dict[int, str]
    secret: str = ""
    """Only when the round is over."""


class TableForm(Form, kw_only=True):
    """A table without its cards."""

    id: str
    title: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    stage: Stage
    seats: tuple[SeatForm, ...]
    """The players by chair, and by seat once the match has begun: a draw may move everybody."""
    host: int | None = None
    """Where the host sits: whoever opened the table, or who has become host since."""
    is_private: bool = False
    clock: Clock | None = None
    level: str
    plays_forced: bool = False
    starts_full: bool = False
    hints: HintRule = "alone"
    chosen_cards: ChosenCards = ""
    """Whoever opened the table chose the cards, and may know every hand."""
    asks_back: int | None = None
    """Who wants to take the last choice back."""
    agreed: tuple[int, ...] = ()
    """Who has agreed to that so far."""
    wants_chair: dict[int, int] = {}
    """Who would like to change places with whom, before the match."""
    wants_rematch: tuple[int, ...] = ()
    rematch: str = ""
    """The table where it goes on."""
    practice: int = 0
    """How often somebody who plays alone with bots went back."""
    match: str = ""
    """The id of the match among the finished ones, once it is over: its replay is at `/r/ID`."""
    shuffle: ShuffleForm | None = None
    """The next round's, to which the players can contribute now."""


class ViewForm(Form, kw_only=True):
    """The position as one viewer knows it, without the round's history."""

    number: int
    """The round."""
    phase: str
    line: str
    awaited: tuple[int, ...]
    hand: tuple[str, ...] = ()
    sizes: tuple[int, ...]
    standing: dict[str, tuple[int, ...]]
    """Public facts that last from round to round."""
    facts: dict[str, tuple[int, ...]]
    """All the others; these go before the standing's of the same name."""
    legal: tuple[str, ...] = ()
    until: dict[int, int] = {}
    """When the time of those who choose runs out, where there is a clock: milliseconds since 1970."""
    winners: tuple[int, ...] = ()
    """Who has won, once the match is over."""


class RoundForm(Form):
    """A finished round's score."""

    number: int
    dealer: int
    lines: tuple[tuple[str, int, int, tuple[int, ...]], ...]
    """Rule, seat, points, and the numbers that the rule looked at."""
    totals: tuple[int, ...]


class LawForm(Form):
    """How the cards relate this round, by their numbers: what a hand is sorted by, and which cards are marked."""

    suits: tuple[int, ...]
    """The effective suit: trumps may form one of their own."""
    trumps: tuple[int, ...]
    """1 for a trump, 2 for one of the higher kind where a game has two, 0 for all other cards."""
    order: tuple[int, ...]
    """How strong a card is within its suit: higher is stronger."""


class StoodIn(Form):
    """A choice that was made for somebody."""

    number: int
    """The round."""
    action: str
    by: StandIn


class Remark(Form):
    """That somebody did not choose themselves, below a line of the log."""

    line: int
    seat: int
    by: StandIn


class Aid(Form):
    """What a person reads and sees beside the position; only for those who asked for aids."""

    told: tuple[Phrase, ...] = ()
    """What just happened, a sentence for each event."""
    log_from: int = 0
    """Where `log` belongs: the lines before it stay as they were."""
    log: tuple[Phrase, ...] = ()
    """The round's log, each trick on one line. When a new round has begun, these lines end the old one's."""
    opening: tuple[Phrase, ...] = ()
    """The log of the round that has begun."""
    remarks: tuple[Remark, ...] = ()
    """Who chose for whom, of the log of a state, or of an opening that tells a round anew."""
    ask: Phrase | None = None
    """What the viewer has to choose."""
    scores: tuple[tuple[Phrase, ...], ...] = ()
    """For each round whose score is told, what each of its lines was given for."""
    law: LawForm | None = None
    """None before trumps are known."""
    about: tuple[tuple[Phrase | None, Phrase], ...] = ()
    """What the round is about, line by line, each with its label unless it goes on with the line above. Only of games
    that other packages bring: for all others there are pictures."""
    sides: tuple[tuple[int, ...], ...] = ()
    """Who plays with whom this round, as far as the viewer knows it; empty if everybody plays alone."""
    tally: dict[str, tuple[int, ...]] = {}
    """Numbers that follow from what the viewer knows and are worth showing, by the names in `docs/games`."""


class ServerMessage(Form, tag_field="type"):
    """What a table tells."""


class State(ServerMessage, tag="state"):
    """Everything up to this number: the first message of a connection that does not resume."""

    number: int
    table: TableForm
    seat: int | None = None
    """The viewer's seat; none for a spectator."""
    view: ViewForm | None = None
    """None before the match."""
    history: tuple[Told, ...] = ()
    """This round's events."""
    steps: tuple[Step, ...] = ()
    """This round's steps."""
    rounds: tuple[RoundForm, ...] = ()
    """The rounds behind us."""
    here: tuple[bool, ...] = ()
    queued: str = ""
    offers: tuple[Offer, ...] = ()
    """What the viewer can ask for now, besides choices."""
    stood_in: tuple[StoodIn, ...] = ()
    """What was chosen for the viewer since their own last choice."""
    at: int = 0
    aid: Aid | None = None


class News(Form):
    """What happened at the table: an entry of its log as everybody may see it."""

    what: str
    seat: int | None = None
    name: str = ""
    action: str = ""
    """`?` if the viewer may not know it."""
    by: StandIn = ""
    """Who made the choice for whoever sits there."""
    agrees: bool | None = None
    other: int | None = None
    """The second chair, where two are meant."""


class Update(ServerMessage, tag="update"):
    """One thing that happened, and how everything stands after it."""

    number: int
    news: News
    table: TableForm | None = None
    """If something in it has changed."""
    seat: int | None = None
    """The viewer's seat."""
    events: tuple[Told, ...] = ()
    """What happened in the game."""
    began: int | None = None
    """Which of these events is the first of a new round."""
    round: RoundForm | None = None
    """The round that ended."""
    rounds: tuple[RoundForm, ...] = ()
    """The rounds behind us, when a match goes on from a record or from an earlier position."""
    shuffle: ShuffleForm | None = None
    """The shuffle of the round that ended, to verify."""
    steps_from: int = 0
    """Where `steps` belong: earlier ones stay as they were."""
    steps: tuple[Step, ...] = ()
    view: ViewForm | None = None
    offers: tuple[Offer, ...] = ()
    """What the viewer can ask for now, besides choices."""
    at: int = 0
    aid: Aid | None = None
    """If the position has changed, for those who asked for aids."""


class Presence(ServerMessage, tag="presence"):
    """Who is connected now, by seat; not numbered."""

    here: tuple[bool, ...]


class Queued(ServerMessage, tag="queued"):
    """What will be played as soon as it may; empty if nothing."""

    action: str = ""


class Reason(ServerMessage, tag="reason"):
    """Why an action is not possible now, as a word that `docs/games` lists; empty if it is possible."""

    action: str
    reason: str
    allowed: tuple[str, ...] = ()
    phrase: Phrase | None = None
    """The reason in words."""


class Hint(ServerMessage, tag="hint"):
    """What a strong bot would choose that knows what the seat knows, and why."""

    number: int
    """The position that it is about; once there is another one, the hint is of no use."""
    action: str
    lines: tuple[Phrase, ...]
    id: str = ""


class Done(ServerMessage, tag="done"):
    """The request with this id was carried out."""

    id: str
    number: int


class Refusal(ServerMessage, tag="refused"):
    """A request that was not carried out."""

    code: str
    text: str
    """The same for people."""
    id: str = ""
    allowed: tuple[str, ...] = ()
    phrase: Phrase | None = None
    """Why the rules do not allow an action, in words."""


AnyServerMessage = State | Update | Presence | Queued | Reason | Hint | Done | Refusal


Id = Annotated[str, msgspec.Meta(max_length=LONGEST_ID)]
Action = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ACTION)]
Place = Annotated[int, msgspec.Meta(ge=0, le=5)]
Part = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2}){16,64}$")]
Title = Annotated[str, msgspec.Meta(max_length=LONGEST_TITLE)]
GivenName = Annotated[str, msgspec.Meta(max_length=LONGEST_GIVEN_NAME)]


class Request(Form, tag_field="type", kw_only=True):
    """What somebody at a table wants."""

    id: Id = ""
    """Comes back with the answer."""


class Act(Request, tag="act"):
    """Make this choice."""

    action: Action
    seen: Annotated[int, msgspec.Meta(ge=0)]
    """The last number that the player has seen: a choice for a position that is gone is refused."""


class Queue(Request, tag="queue"):
    """Make this choice as soon as it is my turn, if I may; an empty one forgets it."""

    action: Annotated[str, msgspec.Meta(max_length=LONGEST_ACTION)] = ""


class Why(Request, tag="why"):
    """Why may I not do this?"""

    action: Action


class AskHint(Request, tag="hint"):
    """What would you do in my place?"""


class Sit(Request, tag="sit"):
    """Let me sit down: on this chair, or on any; by this name, or by my own."""

    chair: Place | None = None
    name: GivenName = ""


class Rename(Request, tag="rename"):
    """I am called something else."""

    name: GivenName


class Move(Request, tag="move"):
    """Let me sit on that chair instead: at once if it is free or a bot's, otherwise if whoever sits there agrees."""

    chair: Place


class AnswerMove(Request, tag="answer move"):
    """I change places with whoever sits on that chair and asked for it, or not."""

    chair: Place
    agrees: bool


class Swap(Request, tag="swap"):
    """Let whoever sits on these chairs change places (the host's right before the match)."""

    chair: Place
    other: Place


class Rise(Request, tag="rise"):
    """I leave. In a match a bot plays for me until I am back."""


class SeatBot(Request, tag="seat bot"):
    """Put a bot on this chair (the host's right before the match)."""

    chair: Place
    bot: Annotated[str, msgspec.Meta(max_length=LONGEST_ID)] = ""


class SendAway(Request, tag="send away"):
    """Free this chair (the host's right before the match)."""

    chair: Place


class Start(Request, tag="start"):
    """Begin, with bots on the chairs that are free."""

    bot: Annotated[str, msgspec.Meta(max_length=LONGEST_ID)] = ""


class Contribute(Request, tag="contribute"):
    """My part of a round's shuffle, in hexadecimal."""

    number: Annotated[int, msgspec.Meta(ge=1, le=999)]
    part: Part


class Return(Request, tag="return"):
    """I am back and play myself again."""


class ClearAway(Request, tag="clear away"):
    """I am done with this table: let it go. If no other guest plays on there it is closed, without a record."""


class AskBack(Request, tag="ask back"):
    """I want to take my last choice back."""


class Undo(Request, tag="undo"):
    """I am alone with bots and want to choose again: back to before my last choice, whatever bots did since."""


class EndMatch(Request, tag="end"):
    """I am alone with bots and want to end the match now. It keeps its record."""


class AnswerBack(Request, tag="answer back"):
    """I agree to that, or not."""

    agrees: bool


class AskRematch(Request, tag="ask rematch"):
    """I want to play again with the same people."""


class Terms(Form, kw_only=True):
    """What is agreed at a table, as somebody wants it."""

    game: Annotated[str, msgspec.Meta(max_length=LONGEST_ID)]
    players: Annotated[int, msgspec.Meta(ge=1, le=6)] | None = None
    """What the game is best with if it is not said."""
    options: dict[
        Annotated[str, msgspec.Meta(max_length=LONGEST_ID)], Annotated[str, msgspec.Meta(max_length=LONGEST_ID)]
    ] = {}
    title: Title = ""
    is_private: bool = False
    """The lobby does not list it: whoever has the link may come."""
    clock: Clock | None = None
    level: Annotated[str, msgspec.Meta(max_length=LONGEST_ID)] = "medium"
    """How well bots play here."""
    plays_forced: bool = False
    """Choices of one are made by the table."""
    starts_full: bool = False
    """The match begins by itself once every chair is taken."""
    hints: HintRule = "alone"
    """When a seat may ask for hints: while no other person plays in the match, or always, or never."""


class OpenTable(Terms, kw_only=True):
    """A table as somebody wants it."""

    seed: Annotated[str, msgspec.Meta(max_length=LONGEST_TITLE)] = ""
    """The same text gives the same cards; nothing is left to verify then."""
    record: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)] = ""
    """Go on from where this record ends."""


class ChangeTerms(Request, tag="change terms"):
    """Let us agree on this instead (the host's right before the match). Those who sit at the table stay."""

    terms: Terms


AnyRequest = (
    Act
    | Queue
    | Why
    | AskHint
    | Sit
    | Rename
    | Move
    | AnswerMove
    | Swap
    | ChangeTerms
    | Rise
    | SeatBot
    | SendAway
    | Start
    | Contribute
    | Return
    | ClearAway
    | AskBack
    | AnswerBack
    | Undo
    | EndMatch
    | AskRematch
)

_encoder = msgspec.json.Encoder()
_server_decoder: msgspec.json.Decoder[AnyServerMessage] = msgspec.json.Decoder(AnyServerMessage)
_request_decoder: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


def encode(message: AnyServerMessage | AnyRequest) -> bytes:
    """The message as it is sent."""
    return _encoder.encode(message)


def decode_message(text: bytes | str) -> AnyServerMessage:
    """What a table has told; raises `msgspec.DecodeError` for anything else."""
    return _server_decoder.decode(text)


def decode_request(text: bytes | str) -> AnyRequest:
    """What somebody wants; raises `msgspec.DecodeError` for anything else."""
    return _request_decoder.decode(text)
