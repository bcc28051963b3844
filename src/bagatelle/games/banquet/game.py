"""The King's Banquet at its border."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bagatelle.games.banquet import (
    box_tables,
    frames,
    invariants,
    moves,
    progress,
    retrospect,
    sheet,
    state,
)
from bagatelle.games.banquet.box import Box
from bagatelle.games.banquet.components import BOX_FILE, Components
from bagatelle.games.banquet.events import EVENT_KINDS
from bagatelle.games.banquet.frames import FRAME_KINDS
from bagatelle.games.banquet.hints import HINT_KINDS
from bagatelle.games.banquet.ids import ids_of
from bagatelle.games.banquet.labels import Labels
from bagatelle.games.banquet.lines import line_kinds
from bagatelle.games.banquet.moves import MOVE_KINDS
from bagatelle.games.banquet.rules import REASONS, BanquetRules
from bagatelle.games.banquet.scoring import ENDING_CLAUSES
from bagatelle.games.banquet.state import NOBLES
from bagatelle.games.banquet.view import BanquetView
from bagatelle.games.banquet.views import ViewMaker
from bagatelle.kernel.chapter_game import ChapterGame
from bagatelle.kernel.components import ComponentTable
from bagatelle.kernel.errors import BadOption
from bagatelle.kernel.game import Event, GameInfo, Option, Seat
from bagatelle.kernel.layout import layout_of
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.rows import Rows
from bagatelle.kernel.score import ScoreSheet
from bagatelle.kernel.story import Moment, Story, StoryEvent
from bagatelle.kernel.table import Table
from bagatelle.kernel.views import Printed

ROWS = Rows(FRAME_KINDS, MOVE_KINDS, EVENT_KINDS, REASONS, HINT_KINDS)


class Banquet(ChapterGame):
    """The King's Banquet for one to four players; one player plays against the ghost.

    >>> game = Banquet(3, {"side": "masked"})
    >>> game.options
    {'side': 'masked', 'icons': 'ABC'}
    """

    info = GameInfo(
        name="banquet",
        players=(1, 2, 3, 4),
        options=(
            Option("side", ("unmasked", "masked"), default="unmasked"),
            Option("icons", (), default=""),
        ),
        rules_version=2,
        minutes=(20, 20),
    )
    tested_variants = tuple(
        (players, {"side": side}) for side in ("unmasked", "masked") for players in (1, 2, 3, 4)
    )
    rows = ROWS
    box_file = BOX_FILE
    layout = layout_of(state, frames, moves, event_kinds=EVENT_KINDS)
    components: Components
    rules: BanquetRules

    def __init__(
        self, players: int, options: Mapping[str, str], components: Components | None = None
    ) -> None:
        super().__init__(players, options, components)
        self.side = self.options["side"]
        self.options["icons"] = _checked_icons(self.components, players, self.options["icons"])
        icons = [self.components.players.icons.index(icon) for icon in self.options["icons"]]
        self.rules = BanquetRules(Box(self.components, self.side, icons))
        self.ids = ids_of(self.components)
        self.labels = Labels(self.components)
        nobles = self.components.nobles
        self._requirements = [self.components.requirement_of(noble, self.side) for noble in nobles]
        self.lines = line_kinds(self._requirements[:NOBLES])
        self._views = ViewMaker(self.components, self.side, self.rules)

    def things_in_play(self, domain: str) -> Sequence[int]:
        """Nobles and imposters are those of the icons that are in play."""
        things = super().things_in_play(domain)
        if domain not in ("noble", "course", "imposter"):
            return things
        each = len(things) // state.ICONS
        own = [icon * each + thing for icon in self.rules.icons for thing in range(each)]
        if domain == "course":
            return [c for c in own if self.rules.box.courses[c // moves.COURSES] > 1]
        return own

    def said_at(self, t: Table, seat: Seat, domain: str, number: int) -> str | int | Message:
        if domain == "wish":  # a move that serves: what the noble would like after the dish
            noble = int(moves.noble_served(number))
            plates = state.plates_of(t, state.noble_at(seat, noble % NOBLES))
            return progress.then(self._requirements[noble], [*plates, moves.plate_served(number)])
        return super().said_at(t, seat, domain, number)

    def public_view(self, t: Table) -> BanquetView:
        return self._views.public_view(t, self.step(t))

    @property
    def printed(self) -> Mapping[str, Printed]:
        return self._views.printed

    def score_sheet(self, t: Table) -> ScoreSheet:
        return sheet.score_sheet(self.components, self.rules, self.lines, t)

    def rounds(self, events: Sequence[StoryEvent]) -> list[int]:
        return retrospect.rounds(self.players, events)

    def emblems(self, t: Table, story: Story) -> tuple[str | None, ...]:
        return retrospect.best_guests(self.players, story)

    def moments(self, t: Table, story: Story) -> list[Moment]:
        return retrospect.moments(story)

    def clause(self, event: Event) -> str | None:
        how = event.parts.get("how")
        return ENDING_CLAUSES[how] if isinstance(how, int) else super().clause(event)

    def component_tables(self) -> tuple[ComponentTable, ...]:
        return box_tables.tables(self.components)

    def broken_invariants(self, t: Table) -> list[str]:
        return invariants.broken(self.components, self.side, self.rules, t)


def _checked_icons(components: Components, players: int, word: str) -> str:
    """One icon for each seat, all different (BQ-SETUP-06); by seat unless the table chooses."""
    known = components.players.icons
    icons = word or "".join(known[:players])
    if len(icons) != players or len(set(icons)) != players or not set(icons) <= set(known):
        raise BadOption(
            "icons",
            message("banquet-bad-icons", icons="".join(known), players=players, value=word),
        )
    return icons
