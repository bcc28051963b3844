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
    retrospect,
    sheet,
    state,
)
from bagatelle.games.rokoko.components import BOX_FILE, Components
from bagatelle.games.rokoko.contents import SOLO, contents_of
from bagatelle.games.rokoko.events import EVENT_KINDS
from bagatelle.games.rokoko.frames import FRAME_KINDS
from bagatelle.games.rokoko.hints import HINT_KINDS
from bagatelle.games.rokoko.ids import ids_of, owned, without_owner
from bagatelle.games.rokoko.labels import DELUXE, Labels
from bagatelle.games.rokoko.lines import CrownLine, line_kinds
from bagatelle.games.rokoko.module import Module, order_with
from bagatelle.games.rokoko.modules import registry
from bagatelle.games.rokoko.modules.order import order_of
from bagatelle.games.rokoko.modules.registry import MODULES, NO_MODULES
from bagatelle.games.rokoko.modules.rows import MODULE_NUMBERS, MODULE_ROWS
from bagatelle.games.rokoko.moves import MOVE_KINDS
from bagatelle.games.rokoko.rules import REASONS, RokokoRules
from bagatelle.games.rokoko.state import NONE, START_PLAYER
from bagatelle.games.rokoko.view import RokokoView
from bagatelle.games.rokoko.views import ViewMaker
from bagatelle.kernel.chapter_game import ChapterGame
from bagatelle.kernel.choice import Choice
from bagatelle.kernel.components import ComponentTable
from bagatelle.kernel.errors import BadOption
from bagatelle.kernel.events import Row
from bagatelle.kernel.game import Event, GameInfo, Option, Seat
from bagatelle.kernel.layout import layout_of
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.rows import EventKind, LineKind, Rows
from bagatelle.kernel.score import ScoreSheet
from bagatelle.kernel.story import Moment, Source, Story
from bagatelle.kernel.table import Table

ROWS = Rows(FRAME_KINDS, MOVE_KINDS, EVENT_KINDS, REASONS, HINT_KINDS)
RANDOM = "random"


class Rokoko(ChapterGame):
    """Rokoko, in the edition of 2013 or in the Deluxe edition with any of its modules.

    One player plays against Madame du Barry.

    >>> game = Rokoko(3, {"modules": "festivity,jewelry_box"})
    >>> game.options
    {'edition': 'deluxe', 'start': 'random', 'modules': 'jewelry_box,festivity'}
    """

    info = GameInfo(
        name="rokoko",
        players=(1, 2, 3, 4, 5),
        options=(
            Option("edition", ("2013", DELUXE), default="2013"),
            Option("start", (), default=RANDOM),
            Option("modules", (), default=NO_MODULES, many=tuple(MODULES)),
        ),
        rules_version=1,
        hidden=True,
        minutes=(60, 120),
    )
    # The editions differ in words and in what a seat is shown, not in what is played. Of modules
    # and numbers of players every pair is there, each module in and out of play.
    tested_variants = (
        (2, {"edition": "2013"}),
        (5, {"edition": "2013"}),
        *((players, {"edition": DELUXE}) for players in (1, 2, 3, 4, 5)),
        *(
            (players, {"edition": DELUXE, "modules": modules})
            for players, modules in (
                (1, ",".join(MODULES)),
                (2, "festivity,expert"),
                (2, "jewelry_box,fancy"),
                (3, "fancy,expert"),
                (3, "jewelry_box,festivity"),
                (4, "fancy,festivity"),
                (4, "jewelry_box,expert"),
                (5, ",".join(MODULES)),
            )
        ),
    )
    rows = ROWS
    box_file = BOX_FILE
    layout = layout_of(
        *(state, party, frames, moves, effects, lines, *MODULE_NUMBERS),
        event_kinds=(*EVENT_KINDS, *MODULE_ROWS.events),
    )
    view_parts: ClassVar = {"modules": registry.VIEWS}
    tallies = report.TALLIES
    bare_domains = frozenset({"reward"})
    modules_in_play: ClassVar[tuple[type[Module], ...]] = ()
    """Those that every match of this game has, beside the chosen ones."""
    components: Components
    rules: RokokoRules
    labels: Labels
    views: ViewMaker

    def __init__(
        self, players: int, options: Mapping[str, str], components: Components | None = None
    ) -> None:
        names = registry.chosen(options.get("modules", NO_MODULES))
        super().__init__(players, registry.settled(players, names, options), components)
        self.edition = next(e for e in self.components.edition if e.id == self.options["edition"])
        self.contents = contents_of(self.components, players, names)
        self.labels = Labels(self.components, self.edition)
        kinds = [*registry.modules_for(players, names), *self.modules_in_play]
        self._set_rows(sum((kind.rows for kind in kinds), start=ROWS))
        start = _checked_start(players, self.options["start"])
        self.rules = RokokoRules(self.contents.box(), start)
        self.rules.box.moments = order_with(kinds, order_of(kinds))
        self.modules = [kind(self.rules, self.contents, self.labels) for kind in kinds]
        self.lines = self._lines()
        self.labels.lines = {line.name: line.item for line in self.lines}
        self.ids = ids_of(self.contents, self.lines, self.modules)
        self.views = ViewMaker(
            self.contents, self.edition, self.rules, self.ids, self.labels, self.lines, self.modules
        )

    def _lines(self) -> tuple[LineKind, ...]:
        """The lines in the order in which they are scored."""
        crowns = [worker for worker in self.components.workers if worker.crown]
        base = line_kinds(
            [CrownLine(crown.id, crown.clause, self.labels.crown(crown)) for crown in crowns],
            [hall.id for hall in self.contents.side.hall],
        )
        kinds = (*base, *(line for module in self.modules for line in module.lines))
        by_number = {kind.number: kind for kind in kinds}
        return tuple(by_number[int(scorer.line)] for scorer in self.rules.scorers)

    @cached_property
    def components_hash(self) -> str:
        return self.components.hash(bool(self.modules))

    def party_name(self, party: int) -> Message:
        if self.players == SOLO and party == SOLO:
            return Message("rokoko-du-barry")
        return super().party_name(party)

    # ------------------------------------------------------------------ whose worker it is

    def move(self, choice: Choice) -> int | None:
        return super().move(Choice(choice.kind, tuple(map(without_owner, choice.refs))))

    def made_by(self, seat: Seat, choice: Choice) -> Choice:
        return Choice(choice.kind, tuple(owned(ref, seat) for ref in choice.refs))

    def named(self, kind: EventKind, row: Row) -> dict[str, str | int]:
        """A worker in an event is that of its owner, of its player, or of Madame du Barry."""
        parts = super().named(kind, row)
        numbers = dict(zip(parts, row[2:], strict=False))
        owner = numbers.get("owner", numbers.get("player", self.players))
        return {
            part: owned(value, owner) if isinstance(value, str) else value
            for part, value in parts.items()
        }

    def all_labels(self) -> dict[str, Message]:
        staffs = [owned(ref, who) for ref in self.things("worker") for who in range(self.parties)]
        return super().all_labels() | {ref: self.word(ref) for ref in staffs}

    # ------------------------------------------------------------------ views, words, scores

    def public_view(self, t: Table) -> RokokoView:
        return self.views.public_view(t, self.step(t))

    def score_sheet(self, t: Table) -> ScoreSheet:
        return sheet.score_sheet(self.rules, self.lines, t)

    def word(self, ref: str) -> Message:
        for module in self.modules:
            found = module.label(ref)
            if found is not None:
                return found
        return super().word(ref)

    def card_clause(self, card: int) -> str:
        return self.contents.workers[card].clause

    def clause(self, event: Event) -> str | None:
        """A bonus follows the rule of its card."""
        if event.kind == "bonus_used":
            return self._bonus_clauses[without_owner(str(event.parts["worker"]))]
        return super().clause(event)

    @cached_property
    def _bonus_clauses(self) -> Mapping[str, str]:
        workers = enumerate(self.contents.workers)
        return {self.ids.ref("worker", number): worker.clause for number, worker in workers}

    def sources(self, sheet: ScoreSheet) -> tuple[Source, ...]:
        return retrospect.sources(self.lines, sheet)

    def emblems(self, t: Table, story: Story) -> tuple[str | None, ...]:
        guests = retrospect.precious_guests(self.rules.box, self.ids, t)
        return tuple(None if guest is None else guest.dress for guest in guests)

    def moments(self, t: Table, story: Story) -> list[Moment]:
        guests = retrospect.precious_guests(self.rules.box, self.ids, t)
        return retrospect.moments(guests, self.word, story)

    def starter(self, t: Table) -> Seat:
        return t[START_PLAYER]

    def component_tables(self) -> tuple[ComponentTable, ...]:
        return box_tables.tables(self.components, self.labels)

    def broken_invariants(self, t: Table) -> list[str]:
        broken = invariants.broken(self.rules, t)
        return broken + [words for module in self.modules for words in module.broken_invariants(t)]


def _checked_start(players: int, word: str) -> int:
    """The party that starts, or nobody yet (RK-SETUP-17); alone, Madame du Barry (DB-SETUP-09)."""
    if players == SOLO:
        if word != RANDOM:
            raise BadOption("start", Message("rokoko-bad-start-solo"))
        return players
    if word == RANDOM:
        return NONE
    seats = [str(seat + 1) for seat in range(players)]
    if word not in seats:
        raise BadOption("start", message("rokoko-bad-start", value=word, players=players))
    return seats.index(word)
