"""A game whose rules are chapters, at its border: all that follows from its rows."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import product
from typing import Any, ClassVar, Protocol

import msgspec

from bagatelle.kernel import agenda
from bagatelle.kernel.chapter import ChapterRules
from bagatelle.kernel.choice import Choice, Refusal
from bagatelle.kernel.game import Game, Seat
from bagatelle.kernel.ids import Ids
from bagatelle.kernel.labels import Labels
from bagatelle.kernel.message import Message
from bagatelle.kernel.notation import Notation
from bagatelle.kernel.pack import hash_of
from bagatelle.kernel.rows import FrameKind, LineKind, MoveKind, Parts, Rows, figures_in
from bagatelle.kernel.score import ScoreLine
from bagatelle.kernel.table import Table
from bagatelle.kernel.views import OwnPart, Printed


class ViewMaker(Protocol):
    """Makes what of the views of a game has no type of the game's own."""

    printed: Mapping[str, Printed]

    def own_view(self, t: Table, seat: Seat) -> OwnPart: ...


class ChapterGame(Game):
    """Gives choices, notation, questions, refusals and hints for what the chapters say in numbers.

    A game has ``rows``, and sets ``rules``, ``ids``, ``labels``, ``lines`` when it is made, and
    ``views`` if it hides or prints something. If modules put rows to it, it calls ``_set_rows``
    with all of them.
    """

    rows: Rows
    components: Any
    """The box that is played with."""
    rules: ChapterRules
    ids: Ids
    labels: Labels
    lines: tuple[LineKind, ...]
    views: ViewMaker | None = None
    """None, if all is public and nothing printed."""
    bare_domains: ClassVar[frozenset[str]] = frozenset()
    """Things that stand in questions, refusals and hints by their bare names: the sentence chooses
    the words."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if "rows" in cls.__dict__:
            cls.event_kinds = cls.rows.events
            cls.notation = notation_of(cls.rows.moves)

    def __init__(
        self, players: int, options: Mapping[str, str], components: msgspec.Struct | None = None
    ) -> None:
        super().__init__(players, options)
        self.components = components or self.box_file.shipped
        self._set_rows(self.rows)

    @cached_property
    def components_hash(self) -> str:
        return hash_of(self.components)

    def _set_rows(self, rows: Rows) -> None:
        self.rows = rows
        self.event_kinds = rows.events
        self.actions = tuple(kind.name for kind in rows.moves if kind.always_shown)
        self.notation = notation_of(rows.moves)
        self._frames = {kind.number: kind for kind in rows.frames}
        self._move_kinds = sorted(rows.moves, key=lambda kind: kind.first)
        self._first_moves = [kind.first for kind in self._move_kinds]
        self._reasons = {reason.number: reason for reason in rows.reasons}
        self._hint_kinds = {kind.number: kind for kind in rows.hints}

    # ------------------------------------------------------------------ views

    def own_view(self, t: Table, seat: Seat) -> OwnPart:
        return {} if self.views is None else self.views.own_view(t, seat)

    @property
    def printed(self) -> Mapping[str, Printed]:
        return {} if self.views is None else self.views.printed

    # ------------------------------------------------------------------ moves

    def move_kind(self, move: int) -> MoveKind:
        """The kind of a move."""
        return self._move_kinds[bisect_right(self._first_moves, move) - 1]

    def choice(self, move: int) -> Choice:
        kind = self.move_kind(move)
        number = move - kind.first + kind.first_thing
        refs: tuple[str, ...] = ()
        for domain in reversed(kind.domains):
            number, thing = divmod(number, len(self.ids.by_domain[domain]))
            refs = (self.ids.ref(domain, thing), *refs)
        return Choice(kind.name, refs)

    def move(self, choice: Choice) -> int | None:
        return self._moves_by_choice.get(choice)

    def all_moves(self) -> Iterable[int]:
        for kind in self._move_kinds:
            for things in product(*map(self.things_in_play, kind.domains)):
                number = 0
                for domain, thing in zip(kind.domains, things, strict=True):
                    number = number * len(self.ids.by_domain[domain]) + thing
                if kind.first_thing <= number and (
                    kind.end_thing is None or number < kind.end_thing
                ):
                    yield kind.first - kind.first_thing + number

    def things_in_play(self, domain: str) -> Sequence[int]:
        """The things of a domain that moves may name in this variant."""
        return range(len(self.ids.by_domain[domain]))

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
        figures = self.rules.asked(t, seat)
        return Message(f"{self.info.name}-question-{kind.name}", self._args(kind.parts, figures))

    def refuse(self, t: Table, seat: Seat, move: int) -> Refusal:
        number, *figures = figures_in(int(self.rules.why_not(t, seat, move)))
        reason = self._reasons[number]
        return Refusal(
            reason.clause or self.card_clause(figures[0]),
            Message(f"{self.info.name}-no-{reason.text}", self._args(reason.parts, figures)),
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
            part: self.said_at(t, seat, domain, int(figure))
            for (part, domain), figure in zip(kind.parts, figures, strict=False)
        }
        if kind.text:
            return Message(f"{self.info.name}-hint-{kind.text}", args)
        (label,) = args.values()
        assert isinstance(label, Message)
        return label

    def _args(self, parts: Parts, figures: Iterable[int]) -> Mapping[str, str | int | Message]:
        return {
            part: self.said(domain, int(figure))
            for (part, domain), figure in zip(parts, figures, strict=False)
        }

    # ------------------------------------------------------------------ things

    def name(self, domain: str, number: int) -> str | int:
        if domain == "number":
            return number
        if domain == "seat":
            return f"seat:{number + 1}"
        return self.ids.ref(domain, number)

    def said(self, domain: str, number: int) -> str | int | Message:
        """How a thing is said in a sentence that is no line of the log."""
        if domain in self.bare_domains:
            return self.ids.by_domain[domain][number]
        name = self.name(domain, number)
        return name if isinstance(name, int) else self.word(name)

    def said_at(self, t: Table, seat: Seat, domain: str, number: int) -> str | int | Message:
        """How a figure of a hint is said; a game adds domains that depend on the table."""
        return self.said(domain, number)

    def word(self, ref: str) -> Message:
        return self.labels.label(ref)

    def things(self, domain: str) -> tuple[str, ...]:
        return self.ids.refs(domain) if domain in self.ids.by_domain else ()

    def source(self, line: ScoreLine) -> Message:
        return next(kind.source for kind in self.lines if kind.item == line.item)


def notation_of(kinds: Iterable[MoveKind]) -> Notation:
    """How the moves of these kinds are written."""
    forms: dict[str, tuple[str, ...]] = {}
    for kind in kinds:
        forms[kind.name] = (*forms.get(kind.name, ()), kind.notation)
    return Notation(**forms)
