"""Bodies: what requests over HTTP send and get, beside the messages of tables."""

from typing import Annotated, Literal

import msgspec

from tricktable.tables.live.listings import ListedTable
from tricktable.tables.wire import LONGEST_GIVEN_NAME, LONGEST_RECORD, Action, AnyServerMessage, Form
from tricktable.words.phrases import Phrase


class NewGuest(Form):
    """Somebody who comes."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_GIVEN_NAME)]
    is_program: bool = False
    """A program that plays by itself; tables show it as one."""


class GuestForm(Form):
    """A guest."""

    id: str
    name: str
    is_program: bool = False
    token: str = ""
    """Only when it is new: whoever has it is this guest."""


class NewName(Form):
    """Another name."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_GIVEN_NAME)]


class OptionForm(Form):
    """A choice that a table makes before the match."""

    name: str
    default: str
    meaning: str
    choices: tuple[str, ...] = ()
    """None where any well-formed value goes."""
    pattern: str = ""
    """A regular expression for such a value."""


class SuitForm(Form):
    """How a suit is drawn. What is not said is drawn from its colour."""

    letter: str
    name: Phrase
    colour: str
    """The name of one: red, blue, green, yellow, black, white, violet or orange."""
    field: str = ""
    """The colour of its cards as #rrggbb."""
    day: str = ""
    """The colour of its sign beside words in the light theme, and in the dark one."""
    night: str = ""
    shape: str = ""
    """A path of SVG in a square of 24."""
    sign: Phrase | None = None
    """What stands for it on cards, in the reader's language; its letter if nothing is said."""


class LookForm(Form):
    """How a game looks."""

    suits: tuple[SuitForm, ...]
    """In the order of their numbers."""
    sample: tuple[str, ...]
    """A few cards that show it."""
    points: dict[str, int] = {}  # noqa: RUF012 # msgspec copies it
    """The points on cards, by card."""
    mark: Literal["dot", "triangle"] = "dot"
    """What these look like."""
    is_fewest_best: bool = False
    """The fewest points win."""


class GameForm(Form):
    """A game."""

    name: str
    title: str
    rules: int
    players: tuple[int, ...]
    default_players: int
    options: tuple[OptionForm, ...] = ()
    look: LookForm | None = None
    """Of a game that another package brings: the page was built with all others."""


class GamesForm(Form):
    """What can be played, and the bots that can."""

    games: tuple[GameForm, ...]
    bots: tuple[str, ...]


class NumbersForm(Form):
    """The words of a game by their numbers, as facts and events use them."""

    game: str
    players: int
    options: dict[str, str]
    seats: int
    """The players', and the house's behind them."""
    cards: tuple[str, ...]
    actions: tuple[str, ...]
    points: tuple[int, ...] = ()
    """What each card is worth; empty where cards are worth nothing."""
    meanings: dict[str, Phrase] = {}  # noqa: RUF012 # msgspec copies it
    """What actions mean, where they do not speak for themselves."""
    teams: tuple[tuple[int, ...], ...] = ()
    """Who wins the match together; empty if everybody plays alone."""
    target: int = 0
    """The points that end the match, if there are such."""
    rounds: int = 0
    """After how many rounds the match ends at the latest, if that is fixed."""


class LobbyForm(Form):
    """The tables that everybody may see, or those among them that were looked for: open ones first, the newest of each
    first. A page of them."""

    tables: tuple[ListedTable, ...]
    page: int = 1
    pages: int = 1
    total: int = 0
    """Tables on all pages."""
    people: int = 0
    """How many people are here, at tables and in the lobby."""


class OwnTablesForm(Form):
    """The tables at which the guest who asks sits: those where it is their turn first, the newest of each first."""

    tables: tuple[ListedTable, ...]
    awaited: tuple[str, ...] = ()
    """The ids of those at which it is this guest's turn now. Of the other seats nothing is told here."""


class MessagesForm(Form):
    """What a socket would have told: a state, or the updates after a number."""

    messages: tuple[AnyServerMessage, ...]


class MatchForm(Form):
    """A finished match."""

    id: str
    game: str
    players: int
    names: tuple[str, ...]
    ended_at: int
    """Milliseconds since 1970."""
    winners: tuple[int, ...] = ()
    """Their seats; none if the record ends before the match did."""
    totals: tuple[int, ...] = ()
    """By seat."""
    seat: int | None = None
    """Where the guest sat who asks for their own matches."""
    is_practice: bool = False
    """Somebody who played alone with bots went back in it."""


class MatchesForm(Form):
    """Finished matches, newest first."""

    matches: tuple[MatchForm, ...]
    next: str = ""
    """What `before` has to be for the ones before these; empty if there are none."""


class NewRecord(Form):
    """A record that somebody brings, to be replayed here."""

    record: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_RECORD)]


class NewTry(Form):
    """Another choice in a position of a finished match."""

    position: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    action: Action
    """In notation."""


class PracticeItemForm(Form):
    """A choice that a guest got wrong, to be tried again."""

    match: str
    seat: int
    position: int
    """As replays count."""
    game: str
    due: int
    """Milliseconds since 1970."""
    solved: int = 0
    """How often in a row."""


class PracticeForm(Form):
    """What a guest practises."""

    items: tuple[PracticeItemForm, ...]
    """Of those that are due the ones that have waited longest."""
    due: int
    """How many are due now."""
    waiting: int
    """How many come back later..."""
    next: int = 0
    """...and when the first of them does, in milliseconds since 1970."""


class RecordForm(Form):
    """Where a record is to be found."""

    id: str


class AddressesForm(Form):
    """Where others find the server."""

    addresses: tuple[str, ...] = ()
    """The likeliest first; none where that is not told, or where there is no network."""
    is_local: bool = False
    """It listens for this machine alone."""


class AboutForm(Form):
    """Which Tricktable this is, and how the request of whoever asks came here."""

    version: str
    builds: str
    """How its parts were built: compiled, or interpreted and slower."""
    address: str
    """Who asks, as far as the server knows."""
    port: int
    """Of the connection that came here; 0 if a proxy was believed that it only hands on."""
    scheme: str
    hops: int = 0
    """Addresses in the headers by which proxies say for whom they ask."""
    public_url: str = ""
    """Where people find the server, if it was told."""


class HealthForm(Form):
    """How the server is."""

    is_ready: bool
    reasons: tuple[str, ...] = ()
    """Why it is not."""
