"""Augsburg 1520 at its border."""

from __future__ import annotations

from collections.abc import Mapping

from bagatelle.games.augsburg import (
    box_tables,
    frames,
    invariants,
    lines,
    moves,
    report,
    retrospect,
    sheet,
    state,
)
from bagatelle.games.augsburg.box import Box
from bagatelle.games.augsburg.components import BOX_FILE, Components
from bagatelle.games.augsburg.events import EVENT_KINDS
from bagatelle.games.augsburg.frames import FRAME_KINDS
from bagatelle.games.augsburg.hints import HINT_KINDS
from bagatelle.games.augsburg.ids import ids_of
from bagatelle.games.augsburg.labels import Labels
from bagatelle.games.augsburg.lines import LINE_KINDS
from bagatelle.games.augsburg.moves import MOVE_KINDS
from bagatelle.games.augsburg.rules import REASONS, AugsburgRules
from bagatelle.games.augsburg.view import AugsburgView
from bagatelle.games.augsburg.views import ViewMaker
from bagatelle.kernel.chapter_game import ChapterGame
from bagatelle.kernel.components import ComponentTable
from bagatelle.kernel.game import GameInfo, Seat
from bagatelle.kernel.layout import layout_of
from bagatelle.kernel.rows import Rows
from bagatelle.kernel.score import ScoreSheet
from bagatelle.kernel.story import Moment, Story
from bagatelle.kernel.table import Table

ROWS = Rows(FRAME_KINDS, MOVE_KINDS, EVENT_KINDS, REASONS, HINT_KINDS)


class Augsburg(ChapterGame):
    """Augsburg 1520 for two to five players.

    >>> Augsburg(3, {}).rules.box.amounts.rounds
    5
    """

    info = GameInfo(
        name="augsburg",
        players=(2, 3, 4, 5),
        options=(),
        rules_version=1,
        hidden=True,
        minutes=(75, 75),
    )
    tested_variants = ((2, {}), (3, {}), (4, {}), (5, {}))
    rows = ROWS
    tallies = report.TALLIES
    bare_domains = frozenset({"tile"})
    box_file = BOX_FILE
    layout = layout_of(state, frames, moves, lines, event_kinds=EVENT_KINDS)
    components: Components
    rules: AugsburgRules
    labels: Labels
    views: ViewMaker

    def __init__(
        self, players: int, options: Mapping[str, str], components: Components | None = None
    ) -> None:
        super().__init__(players, options, components)
        self.lines = LINE_KINDS
        self.rules = AugsburgRules(Box(self.components, players))
        self.ids = ids_of(self.components, players)
        self.labels = Labels(self.components)
        self.views = ViewMaker(self.components, self.rules, self.ids, self.labels)

    def public_view(self, t: Table) -> AugsburgView:
        return self.views.public_view(t, self.step(t))

    def score_sheet(self, t: Table) -> ScoreSheet:
        return sheet.score_sheet(self.rules, t)

    def emblems(self, t: Table, story: Story) -> tuple[str | None, ...]:
        return retrospect.favourite_nobles(self.players, story)

    def moments(self, t: Table, story: Story) -> list[Moment]:
        return retrospect.moments(self.emblems(t, story), story)

    def starter(self, t: Table) -> Seat:
        return t[state.OPENER]

    def figures(self) -> Mapping[str, int]:
        amounts = self.rules.box.amounts
        return {
            "church": int(amounts.limit_without_church),
            "cathedral": int(amounts.limit_without_cathedral),
            "trade_florins": int(amounts.trade_florins),
            "theft_florins": int(amounts.theft_florins),
            "theft_points": int(amounts.theft_points),
            "given_up_points": int(amounts.given_up_points),
        }

    def component_tables(self) -> tuple[ComponentTable, ...]:
        return box_tables.tables(self.components, self.labels)

    def broken_invariants(self, t: Table) -> list[str]:
        return invariants.broken(self.rules, t)
