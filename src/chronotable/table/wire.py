"""What a table and its people say to each other: the same over HTTP and over a socket.

Every type that leaves or enters the server is declared here, once. The browser's types are
generated from this file. Text is never sent: a `Said` is a message key with parameters, and
the reader's catalogue puts it into words.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from chronotable.kernel.message import Param

Said: TypeAlias = tuple[str, dict[str, Param]]

# No control characters, no marks that turn the direction of writing, and not only spaces; keys
# and ids are plain ASCII. The last bracket is the very end, where `$` would allow a line break.
_END = r"(?![\s\S])"
_WRITTEN = rf"^(?=.*\S)[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]+{_END}"
_ASCII = rf"^[!-~]+{_END}"

Key = Annotated[str, Meta(min_length=1, max_length=100, pattern=_ASCII)]
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=_WRITTEN)]
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]
Link = Annotated[str, Meta(max_length=40)]


# People.


class Me(Struct, frozen=True):
    """Who a session belongs to; `name` is empty until one is chosen."""

    name: str
    lang: str
    returns: bool  # a passphrase is set
    token: str  # to be sent back as the header X-CSRF-Token with every change


class Introduce(Struct, frozen=True, forbid_unknown_fields=True):
    """Choose a name, and if one likes a passphrase to come back from another device."""

    name: Name
    passphrase: Passphrase | None = None
    lang: Annotated[str, Meta(max_length=8, pattern=rf"^[a-zA-Z-]*{_END}")] = "en"


class ComeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Be the person of that name again, in this browser."""

    name: Name
    passphrase: Passphrase


class Device(Struct, frozen=True):
    """A browser in which somebody is known."""

    id: str  # of no use for coming in
    made: str  # when it came, as ISO 8601
    used: str  # a day on which it was used
    here: bool  # the one that asks


# Titles.


class Setting(Struct, frozen=True):
    name: str
    default: str
    choices: list[str]
    help: str


class Title(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    about: str
    least: int
    most: int
    options: list[Setting]
    levels: list[str]
    emblem: bool  # whether the title brings a picture of its own
    discreet: bool  # whether whoever could have a card can be asked for it


class Heading(Struct, frozen=True):
    """A heading of the rules and what stands under it, until the next one."""

    id: str  # the same in every language
    depth: int
    title: str
    asks: list[str]  # the questions that it explains, by their message keys
    text: str  # Markdown; [[card:oars]] names a thing, [[#dogma]] another heading


class Rules(Struct, frozen=True):
    """The rules of a game to look things up in."""

    game: str
    lang: str  # what they are written in: English where the language asked for lacks them
    headings: list[Heading]
    things: dict[str, str]  # what else can be looked up, such as card:oars, by its English name


class Happening(Struct, frozen=True):
    """An event that a step waits for: some of its parameters, `me` and `other` meaning seats."""

    key: str
    params: dict[str, int | str]


class Step(Struct, frozen=True):
    """Something that a guide says once, as soon as all of this holds."""

    id: str
    says: Said
    asked: list[str]  # one of these questions is asked; any, if there are none
    offered: str  # an option has a key that begins like this
    event: Happening | None  # this has happened
    answered: int  # how many answers the viewer has given
    at: list[str]  # points at the first of these that is on the table


class Lesson(Struct, frozen=True):
    """A guided first game: the table to make, answers to suggest, and what to say meanwhile."""

    game: str
    seed: str
    level: str
    options: dict[str, str]
    line: list[str]
    steps: list[Step]


# Making and joining tables.

Who: TypeAlias = Literal["me", "open", "bot"]
Pace: TypeAlias = Literal["none", "live", "slow"]


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: the maker of the table, whoever comes, or a bot of a level."""

    who: Who = "open"
    level: Annotated[str, Meta(max_length=20)] = "novice"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[list[Chair], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    pace: Pace = "none"
    minutes: Annotated[int, Meta(ge=1, le=20_160)] = 30  # a seat's whole clock, or per answer
    listed: bool = False  # shown to everybody among the open tables
    discreet: bool | None = None  # ask whoever could have a card; None: where several people play
    seed: Annotated[str, Meta(pattern=rf"^[0-9a-f]{{1,32}}{_END}")] | None = None


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the table says "nothing" for somebody who is asked for what they do not have."""

    table: bool


class Made(Struct, frozen=True):
    """A table was made; the links open it. `play` lets people sit, `watch` lets them look."""

    id: str
    play: str
    watch: str


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None  # None: the first free one
    link: Link = ""


class Replace(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play for a seat."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    level: Annotated[str, Meta(max_length=20)] = "novice"


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on against bots from a position of a finished game, its hidden things dealt anew."""

    step: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=7)]
    level: Annotated[str, Meta(max_length=20)] = "novice"


class Here(Struct, frozen=True):
    """Where others find the server that somebody sees."""

    addresses: list[str]  # what an invitation may begin with
    alone: bool  # nobody but this machine reaches it


# The lobby.

Status: TypeAlias = Literal["gathering", "playing", "over", "frozen"]


class SeatInfo(Struct, frozen=True):
    kind: Literal["open", "person", "bot"]
    name: str  # a person's; empty for a bot
    level: str | None  # a bot's, or that of the bot that stands in for a person
    stands_in: bool  # the bot plays for a person, who may come back
    here: bool
    resigned: bool
    left: float | None  # seconds on the clock when `clock_at` of the table was taken


class TableCard(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    seats: list[SeatInfo]
    seat: int | None  # mine
    asked: list[int]
    my_turn: bool
    options: dict[str, str]
    pace: Pace
    made: str  # when, ISO 8601
    moved: str
    winners: list[int]


class Lobby(Struct, frozen=True):
    mine: list[TableCard]
    open: list[TableCard]
    finished: list[TableCard]


# The table itself.


class Offer(Struct, frozen=True, omit_defaults=True):
    """One legal answer, and where it lies: at the things of the view that bear this place."""

    key: str
    label: Said
    at: str = ""
    part: str = ""  # the part of the table that shows the place


class Question(Struct, frozen=True):
    ask: Said
    why: str  # the card, tile or rule that asks
    options: list[Offer]
    may: bool  # one option is to decline


class Outcome(Struct, frozen=True):
    """How it ended; there are no scores when all but one have resigned."""

    winners: list[int]
    scores: list[int]
    reason: str


class ChatLine(Struct, frozen=True):
    """Something said. A reaction is a line, too: about another one, its text being a sign."""

    number: int
    seat: int | None  # None: a spectator, or (name empty) the table itself
    name: str
    text: str  # said by a person
    said: Said | None  # said by the table: somebody came, left, was replaced
    at: str
    on: int | None = None  # the line that it reacts to


class Clock(Struct, frozen=True):
    pace: Pace
    minutes: int
    at: float  # server time, seconds; clocks of asked seats run from here


class Wish(Struct, frozen=True):
    """A seat asks the others whether it may take its last answer back."""

    seat: int
    agreed: list[int]
    others: list[int]  # who has not said anything yet


# An answer that the viewer may count: how many of their events and of those answers came before
# it, who gave it (None: several chose at the same time), and whether an action begins with it.
Moment: TypeAlias = tuple[int, int, int | None, bool]


class Snapshot(Struct, frozen=True):
    """Everything that one viewer may know of a table.

    `version` counts what has been written to the table's log and grows with every change.
    `events` are this viewer's, from number `events_from` on: whoever holds more forgets the
    rest, because something was taken back. `moments` are the answers since then.
    """

    id: str
    game: str
    rules: str
    options: dict[str, str]
    status: Status
    frozen: str  # why the table stands still, for programs
    stands: Said | None  # the same for people
    undecided: list[int]  # seats that are asked whether to go on by other rules
    version: int
    step: int  # answers given so far
    seat: int | None
    host: bool
    watchers: int
    seats: list[SeatInfo]
    asked: list[int]
    question: Question | None
    table: dict[str, Any] | None  # the game's own view, None while gathering
    outcome: Outcome | None
    events_from: int
    events: list[Said]
    moments: list[Moment]
    chat: list[ChatLine]
    nothing: bool  # whether the table says "nothing" for this viewer, who has nothing to choose
    undo: str  # "yes", or why not: nothing, answered, chance, revealed, over
    back: Literal["", "free", "ask"]  # if not: whether it may be had among bots, or asked for
    wish: Wish | None
    clock: Clock
    commitment: str
    seed: str | None  # told when the game is over
    links: Made | None  # for the host
    rematch: str | None  # the table of the next game, if there is one


class Replayed(Struct, frozen=True):
    """A position of the past: as that seat saw it, or (finished games) as any seat did."""

    step: int
    steps: int
    seat: int | None
    asked: list[int]
    question: Question | None
    table: dict[str, Any]
    outcome: Outcome | None
    events: list[Said]  # what has happened until then
    answered: Said | None  # the label of the answer that came next, if it may be known
    answerer: int | None  # whose answer that was


class Standpoint(Struct, frozen=True):
    """What everybody's points were after so many answers, by category."""

    step: int
    sheets: list[list[int]]


class Milestone(Struct, frozen=True):
    """Something worth remembering that a seat did: a group of facts, and the thing itself."""

    step: int
    seat: int
    group: str
    thing: str


class Course(Struct, frozen=True):
    """How the points of a finished game came about."""

    categories: list[str]
    points: list[Standpoint]
    milestones: list[Milestone]


class Tally(Struct, frozen=True):
    """What somebody's finished games of a title come to."""

    game: str
    played: int
    won: int
    best: int | None  # of the scores; none were counted where all others resigned
    mean: float | None


# What is said on the socket (and, one by one, in a POST). Each request carries an id of the
# client's own; the same id twice does the thing once.

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=_ASCII)]


Sign: TypeAlias = Literal["yes", "heart", "laugh", "wow", "sad"]


class Answer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    """`version` is that of the snapshot the answer was chosen in."""

    id: Id
    version: Annotated[int, Meta(ge=0)]
    key: Key


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    id: Id
    version: Annotated[int, Meta(ge=0)]


class Chat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="chat"):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=_WRITTEN)]


class AskUndo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="askundo"):
    """Take one's last answer back with all that came after it: among bots, where nothing was
    learnt, at once; among people when all have agreed.
    """

    id: Id
    version: Annotated[int, Meta(ge=0)]


class Consent(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="consent"):
    """Whether somebody else may take their answer back."""

    id: Id
    yes: bool


class React(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="react"):
    """A sign about a line of chat."""

    id: Id
    on: Annotated[int, Meta(ge=0)]
    sign: Sign


class Resign(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="resign"):
    id: Id


class Resume(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="resume"):
    """The viewer holds this many events and lines of chat: send what came after.

    `version` is that of the snapshot they came with. Whoever does not tell it is sent again what
    might have been taken back in the meantime.
    """

    events: Annotated[int, Meta(ge=0)] = 0
    chat: Annotated[int, Meta(ge=0)] = 0
    version: Annotated[int, Meta(ge=0)] = 0


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    pass


Request: TypeAlias = Answer | Undo | AskUndo | Consent | Chat | React | Resign | Resume | Ping


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The request was carried out and is on disk."""

    id: str
    version: int


Reason: TypeAlias = Literal[
    "stale",
    "illegal",
    "not-asked",
    "undo",
    "over",
    "frozen",
    "not-seated",
    "unsaved",  # the disk is full or the database away; nothing has changed
    "busy",
    "muted",  # by whoever runs the server
    "malformed",
]


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The request was not carried out, and why; after `stale` a new snapshot follows."""

    id: str
    reason: Reason
    text: str  # in English, for programs
    version: int
    said: Said  # the same for people


class Declined(Refused, frozen=True, tag_field="type", tag="refused"):
    """The same as the body of an answer over HTTP, where it is a Problem as well."""

    status: int
    error: str


class Shown(Struct, frozen=True, tag_field="type", tag="look"):
    look: Snapshot


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    at: float


Reply: TypeAlias = Done | Refused | Shown | Pong


# The house.


class Somebody(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at a table: who sits there, or who said that line of chat."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    line: Annotated[int, Meta(ge=0)] | None = None


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell whoever runs the server about somebody at a table."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=_WRITTEN)]
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    line: Annotated[int, Meta(ge=0)] | None = None


class MutedPerson(Struct, frozen=True):
    """Somebody whom one does not read; `id` stands for them here and nowhere else."""

    id: str
    name: str


class Kept(Struct, frozen=True):
    """For how many days things are kept that nobody touches; null is for ever."""

    gathering: int | None
    abandoned: int | None
    finished: int | None
    guests: int | None


class House(Struct, frozen=True):
    """What holds in the whole house."""

    read_only: bool
    reason: str  # why, if it is
    kept: Kept


# Notices.

MailWish: TypeAlias = Literal["off", "each", "digest"]
Minute = Annotated[int, Meta(ge=0, le=1439)]  # of the day


class Notices(Struct, frozen=True):
    """How somebody who is away is told that it is their turn, and how they could be."""

    can_mail: bool
    can_push: bool
    key: str  # what a browser must know to be pushed to
    email: str
    confirmed: bool  # the owner of that address has said yes
    mail: MailWish
    push: bool
    quiet_from: int | None
    quiet_to: int | None
    digest_at: int
    zone: str
    devices: int  # browsers that are pushed to


class NoticeWishes(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be told. Times are minutes of the day where they live."""

    mail: MailWish = "off"
    push: bool = False
    email: (
        Annotated[
            str, Meta(max_length=254, pattern=rf"^$|^[!-?A-~]+@[A-Za-z0-9.-]+\.[A-Za-z0-9-]+{_END}")
        ]
        | None
    ) = None  # None: the one that is known
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None
    digest_at: Minute = 480
    zone: Annotated[str, Meta(max_length=64, pattern=rf"^[A-Za-z0-9_+/-]+{_END}")] = "UTC"


class PushAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser can be reached, as its Push API tells it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000, pattern=_ASCII)]
    p256dh: Annotated[str, Meta(pattern=rf"^[A-Za-z0-9+/_=-]{{80,120}}{_END}")]
    auth: Annotated[str, Meta(pattern=rf"^[A-Za-z0-9+/_=-]{{16,40}}{_END}")]


class Problem(Struct, frozen=True):
    """The body of every error: a short word for programs, a sentence for those who write them,
    and (where it is more than the word can tell) a message for people.
    """

    status: int
    error: str
    text: str
    said: Said | None = None
