"""A match: a table, its dealer, and the moves that were made."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, cast

import msgspec

from bagatelle.kernel import agenda, record, table
from bagatelle.kernel.choice import Choice, Move, Refusal
from bagatelle.kernel.dealer import Dealer, QuickDealer, private_seed
from bagatelle.kernel.errors import BadOption, CannotUndo, IllegalMove, InvalidMove, NoSuchSeat
from bagatelle.kernel.events import EVERYONE, Events, Row
from bagatelle.kernel.game import Event, Game, LogLine, Seat, Viewer, is_told
from bagatelle.kernel.lines import Line, LineMove, lines_to, ways_on
from bagatelle.kernel.message import Message
from bagatelle.kernel.perspective import Perspective
from bagatelle.kernel.rules import start
from bagatelle.kernel.score import ScoreSheet
from bagatelle.kernel.step import carry_out
from bagatelle.kernel.table import Table
from bagatelle.kernel.views import OwnPart

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    View = TypeVar("View", bound=msgspec.Struct, default=msgspec.Struct, covariant=True)
else:
    # Only a type checker asks for the default, which typing knows since Python 3.13.
    from typing import TypeVar

    View = TypeVar("View")

LONGEST_NAME = 40


class Played(NamedTuple):
    """A move that was made. Moves decided at the same time share a batch."""

    seat: Seat
    move: int
    batch: int


class Checkpoint(NamedTuple):
    """How far undo can go back: the table then, and how much had been played and told."""

    table: Table
    moves: int
    rows: int
    batch: int


class MatchState(NamedTuple):
    """All that a match has beside its game, its seed and the names."""

    table: Table
    draws: int
    rows: tuple[Row, ...]
    played: tuple[Played, ...]
    batch: int
    checkpoint: Checkpoint


class Match(Generic[View]):
    """One game being played, or played to its end. ``View`` is what its seats see.

    >>> import bagatelle
    >>> match = bagatelle.new_match("banquet", players=2, seed=7)
    >>> match.to_act
    (0,)
    >>> match.play("take row 1")
    >>> [str(move) for move in match.legal_moves()][:2]
    ['serve P1 A1', 'serve P1 A2']
    """

    def __init__(self, game: Game, seed: str, names: Sequence[str] = ()) -> None:
        if not seed or seed != seed.strip() or not seed.isprintable():
            raise BadOption("seed", Message("bad-seed"))
        self.game = game
        self.seed = seed
        self.names = _checked_names(game, names)
        self._dealer = Dealer(seed)
        events = Events()
        self._table = start(game.rules, self._dealer, events)
        self._rows: list[Row] = events.rows
        self._played: list[Played] = []
        self._batch = 0
        self._checkpoint = self._here()

    # ------------------------------------------------------------------ in and out

    @property
    def state(self) -> MatchState:
        """What ``from_state`` needs beside game, seed and names; hidden things included."""
        return MatchState(
            self._table[:],
            self.draws,
            tuple(self._rows),
            tuple(self._played),
            self._batch,
            self._checkpoint,  # never changed, so it can be shared
        )

    @classmethod
    def from_state(
        cls, game: Game, seed: str, names: tuple[str, ...], state: MatchState
    ) -> Match[View]:
        """The match that was in this state: it goes on exactly as the other one would have."""
        match = cls.__new__(cls)
        match.game = game
        match.seed = seed
        match.names = names
        match._dealer = Dealer(seed, state.draws)
        match._table = state.table[:]
        match._rows = list(state.rows)
        match._played = list(state.played)
        match._batch = state.batch
        match._checkpoint = state.checkpoint
        return match

    def copy(self) -> Match[View]:
        """The same match a second time; the two share their game and nothing else.

        >>> import bagatelle
        >>> match = bagatelle.new_match("banquet", players=2, seed=7)
        >>> match.copy().play("take row 1")
        >>> len(match.played)
        0
        """
        return self.from_state(self.game, self.seed, self.names, self.state)

    def __copy__(self) -> Match[View]:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Match[View]:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Match[View]], tuple[object, ...]]:
        return type(self).from_state, (self.game, self.seed, self.names, self.state)

    # ------------------------------------------------------------------ what is

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may move now; several when they decide at the same time."""
        return tuple(agenda.seats_to_act(self._table))

    @property
    def is_over(self) -> bool:
        return agenda.is_empty(self._table)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each party as they stand. After the end: the final ones."""
        rules = self.game.rules
        return tuple(int(rules.score(self._table, party)) for party in range(self.game.parties))

    @property
    def score_sheet(self) -> ScoreSheet:
        """Every line of the final scoring; raises ValueError while the game goes on."""
        if not self.is_over:
            raise ValueError("the game is not over yet")
        sheet = self.game.score_sheet(self._table)
        return msgspec.structs.replace(sheet, verdict=self.named(sheet.verdict))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The parties in first place; none while the game goes on."""
        if not self.is_over:
            return ()
        places = self.score_sheet.places
        return tuple(party for party, place in enumerate(places) if place == 1)

    @property
    def played(self) -> tuple[Played, ...]:
        """The moves made so far, in the order in which they arrived."""
        return tuple(self._played)

    @property
    def fingerprint(self) -> str:
        """A hash of the table, equal for equal tables on every platform and in every build."""
        return table.fingerprint(self._table)

    @property
    def draws(self) -> int:
        """How many numbers of chance were drawn so far."""
        return int(self._dealer.position)

    @property
    def final_table(self) -> Table:
        """A copy of the table, for whoever tells a finished match; raises ValueError before."""
        if not self.is_over:
            raise ValueError("the game is not over yet")
        return self._table[:]

    def dump(self) -> str:
        """The table as one line of text, hidden things included: never for a client."""
        return table.dump(self._table)

    def view(self, viewer: Viewer) -> View:
        """All that a seat may know (None: a spectator); raises NoSuchSeat."""
        return cast("View", self.game.view(self._table, self._viewer(viewer)))

    def public_view(self) -> msgspec.Struct:
        """What everybody may know: the part that all views share."""
        return self.game.public_view(self._table)

    def own_view(self, seat: Seat) -> OwnPart:
        """What a seat alone may know, as it stands in its view."""
        return self.game.own_view(self._table, seat)

    def perspective(self, seat: Seat) -> Perspective:
        """The match as a bot gets it: what one seat may know and do."""
        dealer = QuickDealer(private_seed(self.seed, f"imagine {len(self._played)} {seat}"))
        return Perspective.of(self.game, self._table, self._checked(seat), dealer)

    def question(self, seat: Seat) -> Message:
        """What a seat that is to act is asked; raises ValueError for another seat."""
        if seat not in self.to_act:
            raise ValueError(f"seat {seat} is not to act")
        return self.game.question(self._table, seat)

    def log_lines(self, viewer: Viewer, since: int = 0) -> list[LogLine]:
        """What happened, as far as a viewer may know, from row ``since`` on, with its sentences;
        raises NoSuchSeat.
        """
        return [
            LogLine(line.kind, line.parts, self.named(line.message), line.clause)
            for line in self._lines(viewer, since)
        ]

    def audience(self, viewer: Viewer, since: int = 0) -> tuple[bool, ...]:
        """Of which rows from ``since`` on a viewer may know all: those for whom it is the same are
        told the same.
        """
        return tuple([is_told(row, viewer) for row in self._rows[since:]])

    def events(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """What happened, as far as a viewer may know, from row ``since`` on."""
        return [Event(line.kind, line.parts) for line in self._lines(viewer, since)]

    @property
    def rows(self) -> list[Row]:
        """All that happened, untranslated: for the engine's own house, never for a client."""
        return list(self._rows)

    def rows_between(self, first: int, end: int) -> list[Row]:
        """Some of them."""
        return self._rows[first:end]

    @property
    def row_count(self) -> int:
        """How many rows of events there are: a ``since`` for what will happen next."""
        return len(self._rows)

    def log(self, viewer: Viewer, since: int = 0) -> list[Message]:
        """What happened, as messages that can be said in any language."""
        return [line.message for line in self.log_lines(viewer, since)]

    def seat_name(self, seat: Seat) -> str | Message:
        """The name of a player, or a message that numbers them; that of a party that is none."""
        if seat >= self.game.players:
            return self.game.party_name(seat)
        return self.names[seat] or Message("player", {"number": seat + 1})

    # ------------------------------------------------------------------ what may be done

    def legal_moves(self, seat: Seat | None = None) -> list[Move]:
        """The moves a seat may make now. Without a seat: the one that is to act."""
        seat = self._seat(seat)
        t = self._table
        return [self._move(seat, move, t) for move in self.game.rules.legal(t, seat)]

    def why_not(self, choice: Choice | str | int, seat: Seat | None = None) -> Refusal | None:
        """Why a choice is not possible now; None if it is."""
        seat = self._seat(seat)
        move = self._number(choice, seat)
        if move in self.game.rules.legal(self._table, seat):
            return None
        return self.game.refuse(self._table, seat, move)

    def play(self, move: Move | Choice | str | int, seat: Seat | None = None) -> None:
        """Make a move, in any of its forms: as the engine lists it, typed, as text, by its number.

        Raises NoSuchSeat, InvalidMove or IllegalMove and then leaves the match as it was.
        """
        if isinstance(move, Move):
            seat = move.seat if seat is None else seat
            move = move.choice
        seat = self._seat(seat)
        number = self._number(move, seat)
        if number not in self.game.rules.legal(self._table, seat):
            refusal = self.game.refuse(self._table, seat, number)
            raise IllegalMove(refusal.clause, refusal.message)
        self._carry_out(seat, number)

    def playable(self, plan: Sequence[int], seat: Seat) -> list[int]:
        """The first moves of a plan, as far as a seat can make them one after the other: each of
        them is legal, and nothing is revealed before the last.
        """
        return [each.move for each in self._line(plan, seat)]

    def playable_line(self, plan: Sequence[int], seat: Seat) -> list[Move]:
        """The same as choices, each with its hint at the table that the moves before it lead to."""
        return [self._move(seat, move, t) for t, move in self._line(plan, self._checked(seat))]

    def _line(self, plan: Sequence[int], seat: Seat) -> list[LineMove]:
        t, dealer = self._table[:], self._dealer.copy()
        line: list[LineMove] = []
        for move in plan:
            if move not in self.game.rules.legal(t, seat):
                break
            line.append(LineMove(t, move))
            t = t[:]
            if carry_out(self.game, t, seat, move, dealer).ends_turn(t, seat):
                break
        return line

    def lines_to(self, choice: Choice, seat: Seat) -> list[list[Move]]:
        """The shortest lines of a seat's own moves that lead to a choice that is not possible yet,
        and on from there where few ways do; empty, if there are more than six, or if they would
        reveal something before their end.
        """
        lines = lines_to(self.game, self._table, self._checked(seat), choice, self._dealer)
        return self._spelled(seat, lines)

    def ways_on(self, seat: Seat) -> list[list[Move]]:
        """All that a seat can do until it must look at the table again, if that is no more than
        three ways; empty otherwise, and if all of them are single moves.
        """
        return self._spelled(
            seat, ways_on(self.game, self._table, self._checked(seat), self._dealer)
        )

    def _spelled(self, seat: Seat, lines: list[Line]) -> list[list[Move]]:
        return [[self._move(seat, move, t) for t, move in line] for line in lines]

    def is_forced(self, seat: Seat) -> bool:
        """Whether a seat may as well let its only move be made: it is a pass, or nothing comes to
        light by it and nobody learns anything in secret.
        """
        moves = self.game.rules.legal(self._table, self._checked(seat))
        if len(moves) != 1:
            return False
        if self.game.spelled(moves[0])[0].kind == "pass":
            return True
        step = carry_out(self.game, self._table[:], seat, moves[0], self._dealer.copy())
        return not step.reveals and all(row[1] == EVERYONE for row in step.rows)

    def can_undo(self, seat: Seat) -> bool:
        """Whether a seat may take its last move back: nothing was revealed, nobody else moved."""
        return seat in [played.seat for played in self._since()]

    def undo(self, seat: Seat) -> None:
        """Take back the last move of a seat; raises CannotUndo."""
        since = self._since()
        own = [index for index, played in enumerate(since) if played.seat == seat]
        if not own:
            raise CannotUndo(Message("cannot-undo"))
        del since[own[-1]]
        checkpoint = self._checkpoint
        self._table = checkpoint.table[:]
        self._batch = checkpoint.batch
        del self._rows[checkpoint.rows :]
        del self._played[checkpoint.moves :]
        for played in since:
            self._carry_out(played.seat, played.move)

    def at(self, number: int) -> Match[View]:
        """The same match after its first moves."""
        earlier: Match[View] = Match(self.game, self.seed, self.names)
        for played in self._played[:number]:
            earlier._carry_out(played.seat, played.move)
        return earlier

    def steps(self, first: int = 0) -> Iterator[Match[View]]:
        """The same match after its first moves, and then, moved on, after each further one.

        >>> import bagatelle
        >>> match = bagatelle.new_match("banquet", players=2, seed=7)
        >>> match.play("take row 1")
        >>> [len(earlier.played) for earlier in match.steps()]
        [0, 1]
        """
        earlier = self.at(first)
        yield earlier
        for played in self._played[first:]:
            earlier._carry_out(played.seat, played.move)
            yield earlier

    def record(self) -> str:
        """The match as text that a person can read and write (``docs/record-format.md``)."""
        return record.write(self)

    def notation(self, played: Played) -> str:
        """A move that was made, as text."""
        return self.game.spelled(played.move)[1]

    # ------------------------------------------------------------------ how it is done

    def _carry_out(self, seat: Seat, move: int) -> None:
        """Make a legal move on a copy, and only then let it count."""
        after = self._table[:]
        step = carry_out(self.game, after, seat, move, self._dealer)
        since = self._since()
        if since and (since[-1].batch != self._batch if step.together else since[-1].seat != seat):
            self._checkpoint = self._here()
        self._played.append(Played(seat, move, self._batch))
        if not step.together or step.all_decided:
            self._batch += 1
        self._table = after
        self._rows += step.rows
        if step.reveals:
            self._checkpoint = self._here()

    def _here(self) -> Checkpoint:
        return Checkpoint(self._table[:], len(self._played), len(self._rows), self._batch)

    def _since(self) -> list[Played]:
        return self._played[self._checkpoint.moves :]

    def _seat(self, seat: Seat | None) -> Seat:
        if seat is None:
            waiting = self.to_act
            if len(waiting) > 1:
                raise InvalidMove(Message("which-seat"))
            return waiting[0] if waiting else 0
        return self._checked(seat)

    def _viewer(self, viewer: Viewer) -> Viewer:
        return None if viewer is None else self._checked(viewer)

    def _checked(self, seat: Seat) -> Seat:
        """A seat of this match; True and False are ints for Python, but no seats."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.game.players:
            raise NoSuchSeat(Message("no-such-seat", {"players": self.game.players}))
        return seat

    def _number(self, wanted: Choice | str | int, seat: Seat) -> int:
        if isinstance(wanted, int):
            text = str(wanted)
            is_move = not isinstance(wanted, bool) and wanted in self.game.move_numbers
            number = wanted if is_move else None
        else:
            text = wanted if isinstance(wanted, str) else " ".join((wanted.kind, *wanted.refs))
            number = self.game.number(wanted)
            if number is not None and isinstance(wanted, Choice):
                choice, _ = self.game.spelled(number)
                if wanted not in (choice, self.game.made_by(seat, choice)):
                    number = None  # It names something of another seat.
        if number is None:
            raise InvalidMove(Message("invalid-move", {"move": text[:80]}))
        return number

    def _move(self, seat: Seat, number: int, t: Table) -> Move:
        choice, text = self.game.spelled(number)
        hint = self.game.hint(t, seat, number)
        return Move(seat, number, self.game.made_by(seat, choice), text, hint)

    def _lines(self, viewer: Viewer, since: int) -> list[LogLine]:
        """What a viewer may know, in the words of the game."""
        viewer = self._viewer(viewer)
        lines = (self.game.line(row, viewer) for row in self._rows[since:])
        return [line for line in lines if line is not None]

    def named(self, said: Message) -> Message:
        """A sentence of the game in which ``seat:2`` stands for a player, with their name."""
        named: dict[str, str | Message] = {}
        for arg, value in said.args.items():
            if isinstance(value, Message):
                inner = self.named(value)
                if inner is not value:
                    named[arg] = inner
            elif isinstance(value, str) and value.startswith("seat:"):
                named[arg] = self.seat_name(int(value.removeprefix("seat:")) - 1)
        return msgspec.structs.replace(said, args={**said.args, **named}) if named else said


def _checked_names(game: Game, names: Sequence[str]) -> tuple[str, ...]:
    given = (*names, *[""] * (game.players - len(names)))
    if len(given) > game.players:
        raise BadOption("names", Message("too-many-names", {"players": game.players}))
    for seat, name in enumerate(given, start=1):
        if len(name) > LONGEST_NAME or name != name.strip() or (name and not name.isprintable()):
            raise BadOption(f"seat {seat}", Message("bad-name", {"most": LONGEST_NAME}))
    return given
