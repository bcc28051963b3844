"""Every message of the protocol, defined once. OpenAPI and the browser's types come from here.

``docs/protocol.md`` tells the story; this module is the law.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from bagatelle.bots.advice import AdvisedLine
from bagatelle.bots.reviewed import ComparedTurn, Course, Found
from bagatelle.kernel.choice import Choice, MoveOption
from bagatelle.kernel.components import ComponentTable
from bagatelle.kernel.game import GameInfo, LogLine
from bagatelle.kernel.match import LONGEST_NAME
from bagatelle.kernel.message import Message
from bagatelle.kernel.plain_struct import PlainStruct
from bagatelle.kernel.rows import Role, Tone
from bagatelle.kernel.score import ScoreSheet
from bagatelle.kernel.views import Change, Printed

MAX_SEATS = 5
LONGEST_CHAT = 500
encode = msgspec.json.Encoder().encode
"""A message as it goes out; an encoder of one's own is a quarter faster than ``json.encode``."""

LONGEST_BODY = 16_384
"""How many bytes one request or socket message may have."""
LONGEST_RECORD = 131_072
"""How many characters a record may have that is to be replayed."""
LONGEST_REPLAY = 2 * LONGEST_RECORD
"""How many bytes the request may have that brings it."""
MAX_FRAMES = 200

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Secret = Annotated[str, Meta(min_length=8, max_length=80)]
NewSecret = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{32,64}$")]
Key = Annotated[str, Meta(max_length=64, pattern=r"^[!-~]+$")]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Word = Annotated[str, Meta(max_length=64)]

# ---------------------------------------------------------------------- what can go wrong

ErrorCode = Literal[
    "bad_request",
    "bad_option",
    "unknown_game",
    "unknown_bot",
    "not_found",
    "no_access",
    "invalid_move",
    "illegal_move",
    "bad_record",
    "stale",
    "cannot_undo",
    "not_possible",
    "read_only",
    "too_large",
    "too_fast",
    "busy",
    "not_allowed",
]

STATUS: dict[ErrorCode, int] = {
    "bad_request": 400,
    "bad_option": 400,
    "unknown_game": 400,
    "unknown_bot": 400,
    "not_found": 404,
    "no_access": 403,
    "invalid_move": 422,
    "illegal_move": 422,
    "bad_record": 422,
    "stale": 409,
    "cannot_undo": 409,
    "not_possible": 409,
    "read_only": 409,
    "too_large": 413,
    "too_fast": 429,
    "busy": 503,
    "not_allowed": 405,
}


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused. ``message`` can be said in any language."""

    code: ErrorCode
    sentence: str
    message: Message | None = None
    clause: str | None = None


class ProtocolError(Exception):
    """A refusal on its way to the client."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.sentence)
        self.problem = problem


# ---------------------------------------------------------------------- setting a match up


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who will sit here: the creator (``me``), somebody by invitation (``open``), a bot, or
    somebody else at the creator's device (``hotseat``).
    """

    kind: Literal["me", "open", "bot", "hotseat"]
    name: Name = ""
    bot: Word = ""


class ClockPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``live``: a bank of seconds and an increment for each turn. ``days``: days for each turn."""

    kind: Literal["live", "days"]
    bank: Annotated[int, Meta(ge=10, le=36_000)] = 900
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 10
    days: Annotated[int, Meta(ge=1, le=60)] = 3


class CreateMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match as somebody wants it: ``options`` are those of the game, the rest has defaults."""

    game: Word
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=MAX_SEATS)]
    options: dict[Word, Word] = {}
    clock: ClockPlan | None = None
    chat: bool = True
    advice: bool = False
    """Whether everybody at the table may ask what the minister would do."""
    token: NewSecret | None = None
    """The creator's secret, if they make it themselves: sent again, it finds the same match."""


class Invite(msgspec.Struct, frozen=True):
    """What lets somebody sit down at an open seat, once."""

    seat: int
    invite: str


class MatchCreated(msgspec.Struct, frozen=True):
    """``token`` is the creator's secret: it stays in their browser. The others may be passed on."""

    match: str
    token: str
    seats: tuple[int, ...]
    invites: tuple[Invite, ...]
    watch: str
    commitment: str


class JoinMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody comes with an invitation."""

    invite: Secret
    name: Name = ""
    token: NewSecret | None = None
    """Their secret from now on, if they make it themselves: sent again, it finds the same seat."""


class LookAtInvitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to know what an invitation is to, before they sit down."""

    invite: Secret


class ClockTold(msgspec.Struct, frozen=True):
    """The clock of a table that was laid, as in its plan."""

    kind: str
    bank: int
    increment: int
    days: int


class Invitation(msgspec.Struct, frozen=True):
    """What an invitation is to: the seat, the table, and who has laid it."""

    seat: int
    host: str
    """The name of whoever has laid the table; empty if they have none."""
    game: str
    players: int
    options: dict[str, str]
    seats: tuple[SeatState, ...]
    clock: ClockTold | None
    advice: bool
    """Whether everybody may ask for advice: who sits down agrees to it."""


class Joined(msgspec.Struct, frozen=True):
    """What a seat is proved with from now on: ``token`` stays in the browser that got it."""

    match: str
    token: str
    seats: tuple[int, ...]


class Relaid(msgspec.Struct, frozen=True):
    """One's seats at the same table once more, and a token for spectators. For a spectator both
    tokens are the same.
    """

    match: str
    token: str
    seats: tuple[int, ...]
    watch: str


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens of the seats that a browser keeps."""

    tokens: Annotated[tuple[Secret, ...], Meta(max_length=200)]


# ---------------------------------------------------------------------- commands


class Command(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a client wants for a seat. ``key`` makes it safe to send twice; ``number`` is the
    last number the client has seen, so that nobody moves on a table they have not seen.
    """

    key: Key
    number: Number
    seat: SeatNumber


class Play(Command, frozen=True, tag="play", forbid_unknown_fields=True):
    """Make a move, as typed choice or as notation."""

    choice: Choice | None = None
    text: Annotated[str, Meta(max_length=200)] | None = None


class Undo(Command, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back this seat's last move, if nothing was revealed and nobody else has moved."""


class AskTakeback(Command, frozen=True, tag="ask_takeback", forbid_unknown_fields=True):
    """Ask the others to let this seat's last move be taken back."""


class AnswerTakeback(Command, frozen=True, tag="answer_takeback", forbid_unknown_fields=True):
    """Agree that a move is taken back, or not."""

    agree: bool


class Rename(Command, frozen=True, tag="rename", forbid_unknown_fields=True):
    """A player wants to be called something else."""

    name: Name


class Leave(Command, frozen=True, tag="leave", forbid_unknown_fields=True):
    """A player leaves the table; they may come back with ``take_back_seat``."""


class HandOver(Command, frozen=True, tag="hand_over", forbid_unknown_fields=True):
    """Let a bot play for a seat that left or ran out of time; whoever has laid the table may also
    give it a free seat, with a name.
    """

    bot: Word
    name: Name = ""


class CallOff(Command, frozen=True, tag="call_off", forbid_unknown_fields=True):
    """Whoever has laid a table that still waits for somebody calls it off."""

    seat: SeatNumber


class TakeBackSeat(Command, frozen=True, tag="take_back_seat", forbid_unknown_fields=True):
    """The owner of a seat plays again."""


class Chat(Command, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


AnyCommand = (
    Play
    | Undo
    | AskTakeback
    | AnswerTakeback
    | Rename
    | Leave
    | HandOver
    | CallOff
    | TakeBackSeat
    | Chat
)


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message on a socket: who am I. The token never stands in an address."""

    token: Secret
    number: Number = 0
    presence: bool = False
    """Whether the client wants to know who is here."""


class Fetch(msgspec.Struct, frozen=True, tag_field="type", tag="fetch", forbid_unknown_fields=True):
    """Send me a fresh state; ``number`` is the last number I have seen."""

    number: Number = 0


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Is anybody there; ``at`` comes back in the pong."""

    at: Number = 0


class Why(msgspec.Struct, frozen=True, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Why can I not choose this; asked for one of one's own seats, and changes nothing."""

    seat: SeatNumber
    choice: Choice


class AskAdvice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What would the minister do; asked for one of one's own seats that is to act. The others hear
    that somebody has asked.
    """

    seat: SeatNumber


FromClient = Hello | Fetch | Ping | Why | AnyCommand

# ---------------------------------------------------------------------- what a client is told


class SeatState(PlainStruct, frozen=True):
    """What everybody may know of a seat."""

    seat: int
    kind: str
    """``open``, ``human`` or ``bot``; ``closed``, if the table was called off before all came."""
    name: str
    bot: str
    left: bool
    out_of_time: bool
    to_act: bool
    clock: int | None
    """Milliseconds left when the message was written; running if the seat is to act."""


class Side(PlainStruct, frozen=True):
    """The match from one seat, or from the spectator's bench (``seat`` is null)."""

    seat: int | None
    own: tuple[Change, ...]
    """What this seat alone may know: values that stand in its view in place of those of the public
    view. In a state all of them; in an update and in a later frame those that have changed, and
    the others stay.
    """
    question: Message | None
    moves: tuple[MoveOption, ...]
    can_undo: bool
    can_ask_takeback: bool = False
    """There is a move of this seat's that the others could let it take back."""
    forced: bool = False
    """There is one move only, and it is a pass or reveals nothing: a page may make it by itself."""
    ways: tuple[tuple[MoveOption, ...], ...] = ()
    """All that the seat can do until it must look at the table again, if that is two or three ways
    and more than single moves.
    """


class ChatLine(msgspec.Struct, frozen=True):
    """Something that somebody said."""

    seat: int
    text: str


class Takeback(msgspec.Struct, frozen=True):
    """A seat asks to take its last move back, and waits for these to agree."""

    seat: int
    waiting: tuple[int, ...]


class GameFacts(msgspec.Struct, frozen=True):
    """What stays the same as long as a match lasts, and is the same for everybody."""

    labels: dict[str, Message]
    """How each thing is called, by its id."""
    actions: tuple[str, ...]
    """The kinds of choices that a page shows even while they cannot be made."""
    routine: tuple[str, ...]
    """Events that can be seen on the table anyway: a short log leaves them out."""
    tones: dict[str, Tone]
    """Events that are told as a heading, or as something good or great."""
    roles: dict[str, Role]
    """Events that are no deeds: details of a player's turn, or the course of the game."""
    figures: dict[str, int]
    """Figures of the box that explanations name and no view carries."""


class State(msgspec.Struct, frozen=True, tag_field="type", tag="state"):
    """All there is to know for a client: enough to draw everything from nothing."""

    number: int
    match: str
    game: str
    players: int
    options: dict[str, str]
    commitment: str
    seats: tuple[SeatState, ...]
    parties: tuple[Message, ...]
    """Who has a score and a place without a seat, by name: wherever something is told of each
    party, they come after the seats.
    """
    facts: GameFacts
    printed: Mapping[str, Printed]
    """What is printed on each thing of the game that has an id of its own, by these ids. In views
    and in all that changes in them ``{"$": id}`` stands for it.
    """
    view: Any
    """What everybody may know of the table. Its shape is in the schema under the game's name, with
    printed things put in. Null for a match that can only be looked at.
    """
    sides: tuple[Side, ...]
    log_from: int
    """How many older log lines there are."""
    log: tuple[LogLine, ...]
    chat: tuple[ChatLine, ...]
    chat_open: bool
    advice: bool
    """Whether everybody at the table may ask what the minister would do."""
    over: bool
    sheet: ScoreSheet | None
    takeback: Takeback | None
    rematch: str | None
    read_only: Message | None
    """Why this version of the server can only show the match, without a table: it has no sides and
    no log. Null for a match that can be played.
    """


class Update(PlainStruct, frozen=True, tag_field="type", tag="update"):
    """What one entry changed. ``number`` grows by one; a gap means: fetch."""

    number: int
    kind: str
    actor: int | None
    key: str | None
    """The command that made it, for whoever sent it: it is done and safe on disk. Else null."""
    log_from: int
    """Log lines from here on are replaced by ``log`` (an undo shortens the log)."""
    log: tuple[LogLine, ...]
    steps: tuple[int, ...]
    """If a bot made several moves at once: how many lines of ``log`` tell of each. Else empty."""
    seats: tuple[SeatState, ...]
    changes: tuple[Change, ...]
    """What has changed in the public view, to be put there one after the other. A client keeps the
    public view and the own values of each seat apart: its view is the one with the others put in.
    """
    sides: tuple[Side, ...]
    chat: tuple[ChatLine, ...]
    """New lines only."""
    over: bool
    sheet: ScoreSheet | None
    takeback: Takeback | None
    rematch: str | None


class Ack(msgspec.Struct, frozen=True, tag_field="type", tag="ack"):
    """A command was done and is safe on disk; ``number`` is its entry. On a socket the update with
    its key says so; an ack comes there for a command that was sent again.
    """

    key: str
    number: int


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A command was not done. A stale one is followed by a fresh state."""

    key: str | None
    problem: Problem


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""

    at: int


class Reason(msgspec.Struct, frozen=True, tag_field="type", tag="reason"):
    """The answer to a why: what forbids the choice, or null if nothing does."""

    seat: int
    choice: Choice
    problem: Problem | None
    lines: tuple[tuple[MoveOption, ...], ...] = ()
    """The shortest ways by which the seat's own moves lead to the choice, and on from there where
    that is little: six at most, and nothing is revealed on them.
    """


class Advice(msgspec.Struct, frozen=True):
    """What the minister would do, the best first. It belongs to the state of this number."""

    seat: int
    number: int
    lines: tuple[AdvisedLine, ...]


class Asked(msgspec.Struct, frozen=True, tag_field="type", tag="asked"):
    """Somebody at the table has asked for advice."""

    seat: int


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is here: the seats whose players have the table open. For those who asked for it."""

    seats: tuple[int, ...]


ToClient = State | Update | Ack | Refused | Pong | Reason | Presence | Asked


class Replay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and which part of it is wanted: from move ``first`` on, seen from ``seat`` (null:
    the spectator's bench).
    """

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    seat: SeatNumber | None = None
    first: Number = 0
    frames: Annotated[int, Meta(ge=1, le=MAX_FRAMES)] = 50


class LookBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a match that is over, to be told once more."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]


class AskReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match that is over shall be reviewed, with the knowledge of a seat (null: of all)."""

    seat: SeatNumber | None = None


class ReviewRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a match that is over, to be reviewed with the knowledge of a seat (null: of
    all).
    """

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    seat: SeatNumber | None = None


ReviewStatus = Literal["waiting", "working", "done", "failed"]


class ReviewState(msgspec.Struct, frozen=True):
    """A review, as far as it has come. Asked for again with ``known``, it tells what is new."""

    review: str
    """Its name, to ask for it again."""
    status: ReviewStatus
    """A review that failed begins anew when it is asked for once more."""
    seat: int | None
    """With whose knowledge the course is seen; null: with that of all. Turns are compared with the
    knowledge of whoever made them, or with that of all.
    """
    done: int
    """So many steps of the work are done,"""
    steps: int
    """of so many."""
    playouts: int
    """How often the table was played on, at least, to compare one turn, all lines together."""
    course: Course | None
    """Null until it is known."""
    compared: tuple[ComparedTurn, ...]
    """The turns that have been compared, in the order in which they were, from number ``known`` on.
    Turning points come first.
    """
    found: tuple[Found, ...]
    """How often each seat found the best way, among all turns that have been compared."""


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on against bots from a moment of a match that is over: after its first ``moves`` moves
    one sits at ``seat``, and the bot at the others. Chance falls as it did in that match.
    """

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    moves: Number
    seat: SeatNumber
    bot: Word
    name: Name = ""
    advice: bool = False
    """Whether one may ask what the minister would do."""
    token: NewSecret | None = None
    """One's secret, if one makes it oneself: sent again, it finds the same match."""


class PlayedMove(msgspec.Struct, frozen=True):
    """A move of a record."""

    seat: int
    text: str


class Frame(msgspec.Struct, frozen=True):
    """The table after ``number`` moves of a record."""

    number: int
    played: PlayedMove | None
    """The move that led here; null at the beginning."""
    seats: tuple[SeatState, ...]
    changes: tuple[Change, ...]
    """What has changed in the public view since the frame before; in the first one, all of it."""
    side: Side
    log_from: int
    """How many log lines there were before this move."""
    log: tuple[LogLine, ...]
    """What came of this move."""
    over: bool


class Replayed(msgspec.Struct, frozen=True):
    """What a record says, and its frames from ``first`` on; past the end stands the last one."""

    game: str
    players: int
    options: dict[str, str]
    names: tuple[str, ...]
    parties: tuple[Message, ...]
    """Who has a score and a place without a seat, as in a state."""
    facts: GameFacts
    seed: str
    moves: int
    """How many moves it has."""
    over: bool
    sheet: ScoreSheet | None
    printed: Mapping[str, Printed]
    """What is printed on each thing, as in a state."""
    first: int
    frames: tuple[Frame, ...]


class Summary(msgspec.Struct, frozen=True):
    """A line in the list of one's matches."""

    match: str
    game: str
    players: int
    options: dict[str, str]
    seats: tuple[SeatState, ...]
    parties: tuple[Message, ...]
    """Who has a score and a place without a seat, as in a state."""
    yours: tuple[int, ...]
    your_turn: bool
    over: bool
    winners: tuple[int, ...]
    """The parties in first place, the seats first; none while the game goes on."""
    changed: int
    """When it last changed, in milliseconds since 1970."""
    read_only: bool
    """Whether it can only be looked at, because it was played with another version."""


class MyMatches(msgspec.Struct, frozen=True):
    """The matches of these tokens, the last changed first."""

    matches: tuple[Summary, ...]


class GameEntry(msgspec.Struct, frozen=True):
    """A game that can be played, and the bots that play it."""

    info: GameInfo
    bots: tuple[str, ...]
    """The strongest last."""
    levels: tuple[str, ...]
    """Those of them that are persons of the court, the same in all games."""
    stand_in: str
    """Who plays for somebody that has left."""
    advice: bool
    """Whether somebody can be asked for advice."""


class GameList(msgspec.Struct, frozen=True):
    """All games of the house."""

    games: tuple[GameEntry, ...]


class ComponentList(msgspec.Struct, frozen=True):
    """What is in the box of a game, and where its figures come from."""

    tables: tuple[ComponentTable, ...]


class Health(msgspec.Struct, frozen=True):
    """The server is well; what it runs on, and how much it has to do."""

    status: Literal["ok"]
    version: str
    database: str
    matches: int
    sockets: int
