"""A match: a table, its dealer, and the moves that were made."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from bagatelle.kernel import agenda, record, table
from bagatelle.kernel.choice import Choice, Move, Refusal
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.errors import BadOption, CannotUndo, IllegalMove, InvalidMove
from bagatelle.kernel.events import Events, Row
from bagatelle.kernel.game import Event, Game, LogLine, Seat, Viewer
from bagatelle.kernel.message import Message
from bagatelle.kernel.perspective import Perspective
from bagatelle.kernel.rules import advance, start
from bagatelle.kernel.score import ScoreSheet
from bagatelle.kernel.table import Table

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


class Match:
    """One game being played, or played to its end.

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
        return msgspec.structs.replace(sheet, verdict=self._with_names(sheet.verdict))

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

    def dump(self) -> str:
        """The table as one line of text, hidden things included: never for a client."""
        return table.dump(self._table)

    def view(self, viewer: Viewer) -> msgspec.Struct:
        """All that a seat may know (None: a spectator)."""
        return self.game.view(self._table, viewer)

    def perspective(self, seat: Seat) -> Perspective:
        """The match as a bot gets it: what one seat may know and do."""
        return Perspective(self.game, self._table[:], seat)

    def question(self, seat: Seat) -> Message:
        """What a seat that is to act is asked; raises ValueError for another seat."""
        if seat not in self.to_act:
            raise ValueError(f"seat {seat} is not to act")
        return self.game.question(self._table, seat)

    def told(self, viewer: Viewer, since: int = 0) -> list[LogLine]:
        """What happened, as far as a viewer may know, from row ``since`` on, with its sentences."""
        return [
            LogLine(line.event, self._with_names(line.message), line.clause)
            for line in self._lines(viewer, since)
        ]

    def events(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """What happened, as far as a viewer may know, from row ``since`` on."""
        return [line.event for line in self._lines(viewer, since)]

    @property
    def rows(self) -> list[Row]:
        """All that happened, untranslated: for the engine's own house, never for a client."""
        return list(self._rows)

    @property
    def rows_told(self) -> int:
        """How many rows of events there are: a ``since`` for what will happen next."""
        return len(self._rows)

    def log(self, viewer: Viewer, since: int = 0) -> list[Message]:
        """What happened, as messages that can be said in any language."""
        return [line.message for line in self.told(viewer, since)]

    def seat_name(self, seat: Seat) -> str | Message:
        """The name of a player, or a message that numbers him; that of a party that is none."""
        if seat >= self.game.players:
            return self.game.party_name(seat)
        return self.names[seat] or Message("player", {"number": seat + 1})

    # ------------------------------------------------------------------ what may be done

    def legal_moves(self, seat: Seat | None = None) -> list[Move]:
        """The moves a seat may make now. Without a seat: the one that is to act."""
        seat = self._seat(seat)
        return [self._move(seat, move) for move in self.game.rules.legal(self._table, seat)]

    def why_not(self, choice: Choice | str, seat: Seat | None = None) -> Refusal | None:
        """Why a choice is not possible now; None if it is."""
        seat = self._seat(seat)
        move = self._number(choice)
        if move in self.game.rules.legal(self._table, seat):
            return None
        return self.game.refuse(self._table, seat, move)

    def play(self, move: Move | Choice | str, seat: Seat | None = None) -> None:
        """Make a move. Raises InvalidMove or IllegalMove and then leaves the match as it was."""
        if isinstance(move, Move):
            seat = move.seat if seat is None else seat
            move = move.choice
        seat = self._seat(seat)
        number = self._number(move)
        if number not in self.game.rules.legal(self._table, seat):
            refusal = self.game.refuse(self._table, seat, number)
            raise IllegalMove(refusal.clause, refusal.message)
        self._carry_out(seat, number)

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

    def at(self, number: int) -> Match:
        """The same match after its first moves."""
        earlier = Match(self.game, self.seed, self.names)
        for played in self._played[:number]:
            earlier._carry_out(played.seat, played.move)
        return earlier

    def steps(self, first: int = 0) -> Iterator[Match]:
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
        together = agenda.is_together(after)
        position = self._dealer.position
        events = Events()
        try:
            steps = advance(self.game.rules, after, seat, move, self._dealer, events)
        except BaseException:
            self._dealer.position = position
            raise
        all_decided = steps > 0 or not agenda.is_together(after)
        barrier = (
            self._dealer.position != position
            or (together and all_decided)
            or any(self.game.event_kind(row[0]).barrier for row in events.rows)
        )
        since = self._since()
        if since and (since[-1].batch != self._batch if together else since[-1].seat != seat):
            self._checkpoint = self._here()
        self._played.append(Played(seat, move, self._batch))
        if not together or all_decided:
            self._batch += 1
        self._table = after
        self._rows += events.rows
        if barrier:
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
        if not 0 <= seat < self.game.players:
            raise InvalidMove(Message("no-such-seat", {"players": self.game.players}))
        return seat

    def _number(self, choice: Choice | str) -> int:
        read = self.game.notation.read(choice) if isinstance(choice, str) else choice
        number = None if read is None else self.game.move(read)
        if number is None:
            text = choice if isinstance(choice, str) else " ".join((choice.kind, *choice.refs))
            raise InvalidMove(Message("invalid-move", {"move": text[:80]}))
        return number

    def _move(self, seat: Seat, number: int) -> Move:
        choice, text = self.game.spelled(number)
        return Move(seat, number, choice, text, self.game.hint(self._table, seat, number))

    def _lines(self, viewer: Viewer, since: int) -> list[LogLine]:
        """What a viewer may know, in the words of the game."""
        lines = (self.game.line(row, viewer) for row in self._rows[since:])
        return [line for line in lines if line is not None]

    def _with_names(self, said: Message) -> Message:
        """A sentence of the game in which ``seat:2`` stands for a player, with his name."""
        named: dict[str, str | Message] = {}
        for gap, value in said.args.items():
            if isinstance(value, Message):
                inner = self._with_names(value)
                if inner is not value:
                    named[gap] = inner
            elif isinstance(value, str) and value.startswith("seat:"):
                named[gap] = self.seat_name(int(value.removeprefix("seat:")) - 1)
        return msgspec.structs.replace(said, args={**said.args, **named}) if named else said


def _checked_names(game: Game, names: Sequence[str]) -> tuple[str, ...]:
    given = (*names, *[""] * (game.players - len(names)))
    if len(given) > game.players:
        raise BadOption("names", Message("too-many-names", {"players": game.players}))
    for seat, name in enumerate(given, start=1):
        if len(name) > LONGEST_NAME or name != name.strip() or (name and not name.isprintable()):
            raise BadOption(f"seat {seat}", Message("bad-name", {"most": LONGEST_NAME}))
    return given
