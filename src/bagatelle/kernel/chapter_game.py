"""A game whose rules are chapters, at its border: all that follows from its rows."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from functools import cached_property

from bagatelle.kernel import agenda
from bagatelle.kernel.chapter import ChapterRules
from bagatelle.kernel.choice import Choice, Refusal
from bagatelle.kernel.game import Game, Seat
from bagatelle.kernel.ids import Ids
from bagatelle.kernel.message import Message
from bagatelle.kernel.notation import Notation
from bagatelle.kernel.rows import FIGURE, FrameKind, MoveKind, Rows
from bagatelle.kernel.table import Table


class ChapterGame(Game):
    """Gives choices, notation, questions, refusals and hints for what the chapters say in numbers.

    A game calls ``_set_rows`` when it is made, and sets ``rules`` and ``ids``.
    """

    rules: ChapterRules
    ids: Ids

    def _set_rows(self, rows: Rows) -> None:
        self.rows = rows
        self.event_kinds = rows.events
        self.notation = notation_of(rows.moves)
        self._frames = {kind.number: kind for kind in rows.frames}
        self._move_kinds = sorted(rows.moves, key=lambda kind: kind.first)
        self._first_moves = [kind.first for kind in self._move_kinds]
        self._reasons = {reason.number: reason for reason in rows.reasons}
        self._hint_kinds = {kind.number: kind for kind in rows.hints}

    # ------------------------------------------------------------------ moves

    def move_kind(self, move: int) -> MoveKind:
        """The kind of a move."""
        return self._move_kinds[bisect_right(self._first_moves, move) - 1]

    def choice(self, move: int) -> Choice:
        kind = self.move_kind(move)
        if not kind.domain:
            return Choice(kind.name)
        return Choice(kind.name, (self.ids.ref(kind.domain, move - kind.first),))

    def move(self, choice: Choice) -> int | None:
        return self._moves_by_choice.get(choice)

    def all_moves(self) -> Iterable[int]:
        for kind in self._move_kinds:
            things = len(self.ids.by_domain[kind.domain]) if kind.domain else 1
            yield from range(kind.first + kind.first_thing, kind.first + things)

    @cached_property
    def _moves_by_choice(self) -> Mapping[Choice, int]:
        return {self.choice(move): move for move in self.all_moves()}

    # ------------------------------------------------------------------ decisions

    def frame_kind(self, t: Table, seat: Seat) -> FrameKind:
        """What a seat that is to act decides."""
        return self._frames[agenda.kind_of(t, agenda.frame_of(t, seat))]

    def step(self, t: Table) -> str:
        """The name of the decision that is open."""
        return "over" if agenda.is_empty(t) else self._frames[agenda.kind_of(t, agenda.top(t))].name

    def question(self, t: Table, seat: Seat) -> Message:
        kind = self.frame_kind(t, seat)
        value = agenda.value_of(t, agenda.frame_of(t, seat))
        args = {kind.figure: int(value)} if kind.figure else {}
        return Message(f"{self.info.name}-question-{kind.name}", args)

    def refuse(self, t: Table, seat: Seat, move: int) -> Refusal:
        answer = int(self.rules.why_not(t, seat, move))
        number, figure = (answer, 0) if answer < 0 else (answer % FIGURE, answer // FIGURE)
        reason = self._reasons[number]
        args = {reason.figure: figure} if reason.figure else {}
        return Refusal(
            reason.clause or self.card_clause(figure),
            Message(f"{self.info.name}-no-{reason.text}", args),
        )

    def card_clause(self, card: int) -> str:
        """The clause of a card, for reasons that leave it to the card."""
        raise LookupError(f"card {card} has no clause")

    def hint(self, t: Table, seat: Seat, move: int) -> Message | None:
        number, *figures = self.rules.hint(t, seat, move)
        if number == 0:
            return None
        kind = self._hint_kinds[number]
        args = {
            part: self.said(domain, figure)
            for (part, domain), figure in zip(kind.parts, figures, strict=False)
        }
        return Message(f"{self.info.name}-hint-{kind.text}", args)

    # ------------------------------------------------------------------ things

    def name(self, domain: str, number: int) -> str | int:
        if domain == "number":
            return number
        if domain == "seat":
            return f"seat:{number + 1}"
        return self.ids.ref(domain, number)

    def said(self, domain: str, number: int) -> str | int | Message:
        """How a thing is said in a sentence that is no line of the log."""
        name = self.name(domain, number)
        return name if isinstance(name, int) else self.word(name)

    def things(self, domain: str) -> tuple[str, ...]:
        return self.ids.refs(domain) if domain in self.ids.by_domain else ()


def notation_of(kinds: Iterable[MoveKind]) -> Notation:
    """How the moves of these kinds are written."""
    return Notation(**{kind.name: kind.notation for kind in kinds})
