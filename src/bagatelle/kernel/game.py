"""A game as its border sees it: names, options, choices, views, refusals, scores."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, ClassVar
from weakref import WeakValueDictionary

import msgspec

from bagatelle.kernel import agenda
from bagatelle.kernel.choice import Choice, Refusal
from bagatelle.kernel.components import ComponentTable
from bagatelle.kernel.errors import BadOption
from bagatelle.kernel.events import EVERYONE, Row
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.notation import Notation
from bagatelle.kernel.pack import NO_BOX, BoxFile, Pack
from bagatelle.kernel.plain_struct import PlainStruct
from bagatelle.kernel.rows import EventKind
from bagatelle.kernel.rules import Rules
from bagatelle.kernel.score import ScoreLine, ScoreSheet
from bagatelle.kernel.story import Moment, Source, Story, StoryEvent, sums
from bagatelle.kernel.table import Table
from bagatelle.kernel.views import OwnPart, Printed, placed

Seat = int
Viewer = int | None
"""A seat, or None for a spectator."""

UNLABELLED = {"number", "seat"}
"""The domains of parts that are no things of the game."""
MAX_REMEMBERED = 8192
"""How many lines of the log a game knows by heart: the same things happen again and again."""


class Option(msgspec.Struct, frozen=True):
    """Something that is settled before a match, with the same word everywhere."""

    name: str
    values: tuple[str, ...]
    """What it may be; empty if the game judges the word itself."""
    default: str
    many: tuple[str, ...] = ()
    """Words of which any may be chosen, joined by commas."""


class GameInfo(msgspec.Struct, frozen=True):
    """What can be said of a game before a match of it exists."""

    name: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int
    hidden: bool = False
    """Whether a seat may know what others may not: players at one device need a curtain."""
    minutes: tuple[int, int] = (0, 0)
    """How long a game takes, from and to; zeros, if nobody knows yet."""


class Tally(msgspec.Struct, frozen=True):
    """Something that is counted over many games: how often each thing stands in such events."""

    title: Message
    kinds: tuple[str, ...]
    part: str
    domain: str


class Event(PlainStruct, frozen=True):
    """Something that happened, as one viewer may know it. A part that is None stays hidden."""

    kind: str
    parts: Mapping[str, str | int | None]


class LogLine(PlainStruct, frozen=True):
    """One thing that happened: the event for the screen, the message for the log."""

    kind: str = msgspec.field(name="event")
    parts: Mapping[str, str | int | None]
    message: Message
    clause: str | None
    """The rule that it follows."""

    @property
    def seat(self) -> int | None:
        """Whom it concerns; None if it is the whole table."""
        player = self.parts.get("player")
        return None if player is None else int(str(player).removeprefix("seat:")) - 1

    def told_to(self, viewer: Viewer) -> Message:
        """Its sentence as it is said to a viewer, who is “you” in it."""
        seat = None if viewer is None else f"seat:{viewer + 1}"
        you = {_person(part): "you" for part, value in self.parts.items() if value == seat}
        if seat is None or not you:
            return self.message
        return msgspec.structs.replace(self.message, args={**self.message.args, **you})


class Game(ABC):
    """One game in one variant. A match asks it everything; it remembers nothing of a match."""

    info: ClassVar[GameInfo]
    event_kinds: tuple[EventKind, ...]
    notation: Notation
    box_file: ClassVar[BoxFile[Any]] = NO_BOX
    """How its component file is read: the one that comes with the package, and packs."""
    layout: ClassVar[str]
    """What the numbers of its tables, moves and events mean: ``layout_of`` its modules."""
    tested_variants: ClassVar[tuple[tuple[int, Mapping[str, str]], ...]]
    """Players and options of the variants that the suites play: every number of players and every
    value of an option at least once, but not every combination, for options multiply.
    """
    view_parts: ClassVar[Mapping[str, Mapping[str, type[msgspec.Struct]]]] = {}
    """Fields of its views that are mappings, and what each name stands for that they may have."""
    tallies: ClassVar[tuple[Tally, ...]] = ()
    """What the balance of many games counts, beside the choices."""
    actions: tuple[str, ...] = ()
    """The kinds of choices that a board shows even while they cannot be made: a press says why."""

    pack: Pack | None = None
    """What it is played with, if that is not the shipped box."""

    def __init__(
        self, players: int, options: Mapping[str, str], components: msgspec.Struct | None = None
    ) -> None:
        """The components are those of a pack; the shipped ones, if there are none."""
        self.players = players
        self.options = settle_options(self.info, players, options)
        self._spelled: dict[int, tuple[Choice, str]] = {}
        self._numbers: dict[Choice | str, int] = {}
        self._line = lru_cache(maxsize=MAX_REMEMBERED)(self._read)

    rules: Rules

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[object, ...]]:
        return variant_of, (type(self), self.players, self.options, self.pack)

    @property
    def parties(self) -> int:
        """How many have a side on the table, a score and a place: the players first."""
        return int(self.rules.parties)

    def party_name(self, party: int) -> Message:
        """How a party is called that is no player."""
        raise LookupError(f"party {party} is a player or nobody")

    def event_kind(self, number: int) -> EventKind:
        """What the events of a number mean."""
        return self._kinds_by_number[number]

    @cached_property
    def _kinds_by_number(self) -> Mapping[int, EventKind]:
        return {kind.number: kind for kind in self.event_kinds}

    @cached_property
    def _clauses(self) -> Mapping[str, str | None]:
        return {kind.name: kind.clause for kind in self.event_kinds}

    @property
    @abstractmethod
    def components_hash(self) -> str:
        """A hash of the box that is played with."""

    @abstractmethod
    def choice(self, move: int) -> Choice:
        """The typed form of a move."""

    @abstractmethod
    def move(self, choice: Choice) -> int | None:
        """The move of a choice; None if it names things that this game does not have."""

    def made_by(self, seat: Seat, choice: Choice) -> Choice:
        """A choice as a seat makes it: where everybody has a thing of the same kind, its own."""
        return choice

    @abstractmethod
    def all_moves(self) -> Iterable[int]:
        """Every move there is in this variant, legal or not."""

    @cached_property
    def move_numbers(self) -> frozenset[int]:
        """The same, to look a number up."""
        return frozenset(self.all_moves())

    @abstractmethod
    def refuse(self, t: Table, seat: Seat, move: int) -> Refusal:
        """Why a move that is not legal is not legal. Says only what the seat may know."""

    @abstractmethod
    def hint(self, t: Table, seat: Seat, move: int) -> Message | None:
        """What a legal move would do, as far as the seat may know."""

    @abstractmethod
    def question(self, t: Table, seat: Seat) -> Message:
        """What a seat that is to act is asked."""

    @abstractmethod
    def public_view(self, t: Table) -> msgspec.Struct:
        """All that everybody may know of the table: the view of a spectator. With ``own_view`` the
        only data that leave the engine.
        """

    def own_view(self, t: Table, seat: Seat) -> OwnPart:
        """What a seat alone may know beside it; nothing, if nothing is hidden."""
        return {}

    def view(self, t: Table, viewer: Viewer) -> msgspec.Struct:
        """All that a viewer may know of the table, in one piece."""
        view = self.public_view(t)
        if viewer is not None:
            for path, value in self.own_view(t, viewer).items():
                view = placed(view, path, value)
        return view

    @property
    def printed(self) -> Mapping[str, Printed]:
        """All printed things that may stand in a view, by their ids."""
        return {}

    @abstractmethod
    def score_sheet(self, t: Table) -> ScoreSheet:
        """The scoring of a finished game."""

    @abstractmethod
    def name(self, domain: str, number: int) -> str | int:
        """What a number in an event is called: the id of a thing, or the number itself."""

    @abstractmethod
    def word(self, ref: str) -> Message:
        """How a thing is called in the log, from its id."""

    def clause(self, event: Event) -> str | None:
        """The rule that an event follows."""
        return self._clauses[event.kind]

    def source(self, line: ScoreLine) -> Message:
        """Under which heading a line of the sheet stands in the balance of many games."""
        return line.item

    # ------------------------------------------------------------------ when all is over

    def rounds(self, events: Sequence[StoryEvent]) -> list[int]:
        """After how many moves each round began."""
        return [move for move, event in events if event.kind == "round_begun"]

    def sources(self, sheet: ScoreSheet) -> tuple[Source, ...]:
        """Where the points of a sheet came from, six at most."""
        return sums([(self.source(line), line.points) for line in sheet.lines])

    def emblems(self, t: Table, story: Story) -> tuple[str | None, ...]:
        """The id of a thing that stands for each party, at the final table."""
        return (None,) * self.parties

    def moments(self, t: Table, story: Story) -> list[Moment]:
        """What is remembered of a match beside what any game may tell, the best first."""
        return []

    def starter(self, t: Table) -> Seat:
        """Who goes first, at a table that has just been laid."""
        return int(agenda.seat_of(t, agenda.top(t)))

    def things(self, domain: str) -> tuple[str, ...]:
        """The ids of all things of a domain, by their numbers; none, if it has no ids."""
        return ()

    def all_labels(self) -> dict[str, Message]:
        """How everything is called that choices or events name, by its id. Players have names;
        a number that nothing stands behind in this variant has an empty one.
        """
        domains = {domain for kind in self.event_kinds for _, domain in kind.parts}
        domains |= self.notation.domains
        things = [ref for domain in sorted(domains - UNLABELLED) for ref in self.things(domain)]
        return {ref: self.word(ref) for ref in things if not ref.endswith(":")}

    def figures(self) -> Mapping[str, int]:
        """Figures of the box that explanations name and no view carries."""
        return {}

    def component_tables(self) -> tuple[ComponentTable, ...]:
        """The box that is played with, for people to read."""
        return ()

    @abstractmethod
    def broken_invariants(self, t: Table) -> list[str]:
        """The invariants of the rules that this table breaks: none, if the engine is right."""

    def spelled(self, move: int) -> tuple[Choice, str]:
        """A move as choice and as text; remembered, because moves come up again and again."""
        found = self._spelled.get(move)
        if found is None:
            choice = self.choice(move)
            text = self.notation.write(choice)
            assert text is not None, choice
            found = self._spelled[move] = (choice, text)
            self._numbers[choice] = self._numbers[text] = move
        return found

    def number(self, wanted: Choice | str) -> int | None:
        """The move that a choice or a text means; None if this game has no such move."""
        known = self._numbers.get(wanted)
        if known is not None:
            return known
        choice = self.notation.read(wanted) if isinstance(wanted, str) else wanted
        return None if choice is None else self.move(choice)

    @cached_property
    def has_private_events(self) -> bool:
        """Whether some of what happens is not for everybody."""
        return any(kind.private or kind.secret for kind in self.event_kinds)

    def in_audience(self, row: Row, viewer: Viewer) -> bool:
        """Whether a viewer may know that an event happened at all."""
        return not self.event_kind(row[0]).private or is_told(row, viewer)

    def line(self, row: Row, viewer: Viewer) -> LogLine | None:
        """What happened, as one viewer may know it; None if they may not. Players stand in its
        sentence as ``seat:2``: a game does not know their names.
        """
        return self._line(row, is_told(row, viewer))

    def _read(self, row: Row, in_audience: bool) -> LogLine | None:
        kind = self.event_kind(row[0])
        if kind.private and not in_audience:
            return None
        named = self.named(kind, row)
        secret = frozenset() if in_audience else kind.secret
        parts = {part: None if part in secret else named[part] for part in named}
        name = f"{self.info.name}-event-{kind.name.replace('_', '-')}"
        persons = {_person(part): "other" for part, domain in kind.parts if domain == "seat"}
        words = {part: self._log_word(value) for part, value in parts.items() if value is not None}
        said = Message(f"{name}-hidden" if None in parts.values() else name, {**words, **persons})
        return LogLine(kind.name, parts, said, self.clause(Event(kind.name, parts)))

    def named(self, kind: EventKind, row: Row) -> dict[str, str | int]:
        """What the numbers of an event are called, by their parts."""
        return {
            part: self.name(domain, number)
            for (part, domain), number in zip(kind.parts, row[2:], strict=False)
        }

    def _log_word(self, value: str | int) -> str | int | Message:
        return value if isinstance(value, int) or value.startswith("seat:") else self.word(value)


def _person(part: str) -> str:
    """The arg that says whether a seat in a line is the one who reads it (“you”) or another: a
    sentence to somebody has its own grammar.
    """
    return "who" if part == "player" else "whom"


def is_told(row: Row, viewer: Viewer) -> bool:
    """Whether a viewer is in the audience of an event."""
    audience = row[1]
    return audience == EVERYONE or (viewer is not None and bool(audience >> viewer & 1))


_variants: WeakValueDictionary[tuple[object, ...], Game] = WeakValueDictionary()


def variant_of(
    game: type[Game], players: int, options: Mapping[str, str], pack: Pack | None = None
) -> Game:
    """A game in one variant. It remembers nothing of a match, so all matches of it share it."""
    made = _made(game, players, tuple(options.items()), pack)
    return _variants.setdefault((game, players, tuple(made.options.items()), pack), made)


@lru_cache(maxsize=256, typed=True)
def _made(
    game: type[Game], players: int, options: tuple[tuple[str, str], ...], pack: Pack | None
) -> Game:
    if pack is None:
        return game(players, dict(options))
    made = game(players, dict(options), game.box_file.read(pack.text))
    made.pack = pack
    return made


def settle_options(info: GameInfo, players: int, options: Mapping[str, str]) -> dict[str, str]:
    """The options with their defaults filled in; raises BadOption for what the game lacks."""
    if isinstance(players, bool) or not isinstance(players, int):
        raise BadOption("players", message("players-no-number", value=repr(players)))
    if players not in info.players:
        least, most = info.players[0], info.players[-1]
        raise BadOption(
            "players",
            message("bad-players", game=info.name, least=least, most=most, players=players),
        )
    known = {option.name: option for option in info.options}
    for name, value in options.items():
        if name not in known:
            names = ", ".join(known)
            raise BadOption(
                name, message("unknown-option", game=info.name, option=name, known=names)
            )
        allowed = known[name].values
        if allowed and value not in allowed:
            words = ", ".join(allowed)
            raise BadOption(name, message("bad-option", option=name, value=value, allowed=words))
    return {name: options.get(name, option.default) for name, option in known.items()}
