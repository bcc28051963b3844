"""Rokoko at its border."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar

from bagatelle.games.rokoko import (
    box_tables,
    effects,
    frames,
    invariants,
    lines,
    moves,
    party,
    report,
    sheet,
    state,
)
from bagatelle.games.rokoko.components import BOX_FILE, Components, shipped
from bagatelle.games.rokoko.events import EVENT_KINDS
from bagatelle.games.rokoko.frames import FRAME_KINDS
from bagatelle.games.rokoko.hints import HINT_KINDS
from bagatelle.games.rokoko.ids import REWARDS, ids_of
from bagatelle.games.rokoko.labels import Labels
from bagatelle.games.rokoko.lines import CrownLine, line_kinds
from bagatelle.games.rokoko.module import Module, order_with
from bagatelle.games.rokoko.moves import MOVE_KINDS
from bagatelle.games.rokoko.rules import REASONS, RokokoRules
from bagatelle.games.rokoko.state import NONE, START_PLAYER
from bagatelle.games.rokoko.view import RokokoView
from bagatelle.games.rokoko.views import ViewMaker
from bagatelle.kernel.chapter_game import ChapterGame, notation_of
from bagatelle.kernel.components import ComponentTable
from bagatelle.kernel.errors import BadOption
from bagatelle.kernel.game import Event, GameInfo, Option, Seat, Viewer
from bagatelle.kernel.layout import layout_of
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.pack import hash_of
from bagatelle.kernel.rows import LineKind, Rows
from bagatelle.kernel.score import ScoreLine, ScoreSheet
from bagatelle.kernel.table import Table

ROWS = Rows(FRAME_KINDS, MOVE_KINDS, EVENT_KINDS, REASONS, HINT_KINDS)
RANDOM = "random"


class Rokoko(ChapterGame):
    """Rokoko for two to five players, in the edition of 2013 or as the Deluxe edition's base game.

    >>> game = Rokoko(3, {"edition": "deluxe"})
    >>> game.options
    {'edition': 'deluxe', 'start': 'random'}
    """

    info = GameInfo(
        name="rokoko",
        players=(2, 3, 4, 5),
        options=(
            Option("edition", ("2013", "deluxe"), default="2013"),
            Option("start", (), default=RANDOM),
        ),
        rules_version=1,
        hidden=True,
    )
    # The editions differ in words and in what a seat is shown, not in what is played.
    tested_variants = (
        (2, {"edition": "2013"}),
        (5, {"edition": "2013"}),
        *((players, {"edition": "deluxe"}) for players in (2, 3, 4, 5)),
    )
    event_kinds = EVENT_KINDS
    notation = notation_of(MOVE_KINDS)
    box_file = BOX_FILE
    layout = layout_of(state, party, frames, moves, effects, lines, event_kinds=EVENT_KINDS)
    tallies = report.TALLIES
    modules_in_play: ClassVar[tuple[type[Module], ...]] = ()
    rules: RokokoRules

    def __init__(
        self, players: int, options: Mapping[str, str], components: Components | None = None
    ) -> None:
        super().__init__(players, options)
        self.components = components or shipped()
        self.edition = next(e for e in self.components.edition if e.id == self.options["edition"])
        start = _checked_start(players, self.options["start"])
        kinds = self.modules_in_play
        self._set_rows(sum((kind.rows for kind in kinds), start=ROWS))
        self.rules = RokokoRules(self.components.box(players), start)
        self.rules.box.moments = order_with(kinds)
        self.modules = [kind(self.rules) for kind in kinds]
        self.labels = Labels(self.components, self.edition)
        self.lines = (*self._base_lines(), *(line for kind in kinds for line in kind.lines))
        self.labels.lines = {line.name: line.item for line in self.lines}
        self.ids = ids_of(self.components, players, self.lines, kinds)
        self._views = ViewMaker(
            self.components,
            self.edition,
            self.rules,
            self.ids,
            self.labels,
            self.lines,
            self.modules,
        )

    def _base_lines(self) -> tuple[LineKind, ...]:
        crowns = [worker for worker in self.components.workers if worker.crown]
        halls = self.components.side(self.players).hall
        return line_kinds(
            [CrownLine(crown.id, crown.clause, self.labels.crown(crown)) for crown in crowns],
            [hall.id for hall in halls],
        )

    @cached_property
    def components_hash(self) -> str:
        return hash_of(self.components)

    # ------------------------------------------------------------------ views, words, scores

    def view(self, t: Table, viewer: Viewer) -> RokokoView:
        return self._views.view(t, viewer, self.step(t))

    def score_sheet(self, t: Table) -> ScoreSheet:
        return sheet.score_sheet(self.rules, self.lines, t)

    def word(self, ref: str) -> Message:
        for module in self.modules:
            found = module.label(ref)
            if found is not None:
                return found
        return self.labels.label(ref)

    def said(self, domain: str, number: int) -> str | int | Message:
        """A reward is called by its name: the sentence chooses the words."""
        return REWARDS[number] if domain == "reward" else super().said(domain, number)

    def card_clause(self, card: int) -> str:
        return self.components.workers[card].clause

    def clause(self, event: Event) -> str | None:
        """A bonus follows the rule of its card."""
        if event.kind == "bonus_used":
            return self._bonus_clauses[str(event.parts["worker"])]
        return super().clause(event)

    @cached_property
    def _bonus_clauses(self) -> Mapping[str, str]:
        workers = enumerate(self.components.workers)
        return {self.ids.ref("worker", number): worker.clause for number, worker in workers}

    def source(self, line: ScoreLine) -> Message:
        return next(kind.source for kind in self.lines if kind.item == line.item)

    def starter(self, t: Table) -> Seat:
        return t[START_PLAYER]

    def component_tables(self) -> tuple[ComponentTable, ...]:
        return box_tables.tables(self.components, self.labels)

    def broken_invariants(self, t: Table) -> list[str]:
        broken = invariants.broken(self.rules, t)
        return broken + [words for module in self.modules for words in module.broken_invariants(t)]


def _checked_start(players: int, word: str) -> int:
    """The seat that starts, or nobody yet (RK-SETUP-17)."""
    if word == RANDOM:
        return NONE
    seats = [str(seat + 1) for seat in range(players)]
    if word not in seats:
        raise BadOption("start", message("rokoko-bad-start", value=word, players=players))
    return seats.index(word)
