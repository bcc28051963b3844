"""Rokoko at its border."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from bagatelle.games.rokoko import box_tables, choices, invariants, moves, report, sheet, state
from bagatelle.games.rokoko.components import BOX_FILE, Components, shipped
from bagatelle.games.rokoko.drawing import STEPS, ViewMaker
from bagatelle.games.rokoko.events import EVENT_KINDS
from bagatelle.games.rokoko.hints import Hinter
from bagatelle.games.rokoko.names import Names
from bagatelle.games.rokoko.refusals import Refuser
from bagatelle.games.rokoko.rules import RokokoRules
from bagatelle.games.rokoko.state import NONE, START_PLAYER
from bagatelle.games.rokoko.view import RokokoView
from bagatelle.games.rokoko.words import Words
from bagatelle.kernel import agenda
from bagatelle.kernel.choice import Choice, Refusal
from bagatelle.kernel.components import ComponentTable
from bagatelle.kernel.errors import BadOption
from bagatelle.kernel.game import Event, Game, GameInfo, Option, Seat, Viewer
from bagatelle.kernel.layout import layout_of
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.pack import hash_of
from bagatelle.kernel.score import ScoreLine, ScoreSheet
from bagatelle.kernel.table import Table

RANDOM = "random"


class Rokoko(Game):
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
    notation = choices.NOTATION
    box_file = BOX_FILE
    layout = layout_of(state, moves, event_kinds=EVENT_KINDS)
    tallies = report.TALLIES
    rules: RokokoRules

    def __init__(
        self, players: int, options: Mapping[str, str], components: Components | None = None
    ) -> None:
        super().__init__(players, options)
        self.components = components or shipped()
        self.edition = next(e for e in self.components.edition if e.id == self.options["edition"])
        start = _checked_start(players, self.options["start"])
        self.rules = RokokoRules(self.components.box(players), start)
        self.names = Names(self.components, players)
        self.words = Words(self.components, self.edition)
        self._hints = Hinter(self.rules, self.names, self.words)
        self._refusals = Refuser(self.components, self.rules)
        self._views = ViewMaker(self.components, self.edition, self.rules, self.names, self.words)

    @cached_property
    def components_hash(self) -> str:
        return hash_of(self.components)

    # ------------------------------------------------------------------ moves

    def choice(self, move: int) -> Choice:
        return choices.choice_of(self.names, move)

    def move(self, choice: Choice) -> int | None:
        return self._moves_by_choice.get(choice)

    def all_moves(self) -> Iterable[int]:
        return choices.all_moves(self.names)

    @cached_property
    def _moves_by_choice(self) -> Mapping[Choice, int]:
        return {self.choice(move): move for move in self.all_moves()}

    def refuse(self, t: Table, seat: Seat, move: int) -> Refusal:
        return self._refusals.refuse(t, seat, move)

    def hint(self, t: Table, seat: Seat, move: int) -> Message | None:
        return self._hints.hint(t, seat, move)

    def question(self, t: Table, seat: Seat) -> Message:
        frame = agenda.frame_of(t, seat)
        step = STEPS[agenda.kind_of(t, frame)]
        if step == "pick":
            return message("rokoko-question-pick", workers=agenda.value_of(t, frame))
        return Message(f"rokoko-question-{step}")

    # ------------------------------------------------------------------ views, words, scores

    def view(self, t: Table, viewer: Viewer) -> RokokoView:
        return self._views.view(t, viewer)

    def score_sheet(self, t: Table) -> ScoreSheet:
        return sheet.score_sheet(self.components, self.names, self.words, self.rules, t)

    def name(self, domain: str, number: int) -> str | int:
        if domain == "number":
            return number
        if domain == "seat":
            return f"seat:{number + 1}"
        return self.names.ref(domain, number)

    def word(self, ref: str) -> Message:
        return self.words.word(ref)

    def clause(self, event: Event) -> str | None:
        """A bonus follows the rule of its card."""
        if event.kind == "bonus_used":
            return self._bonus_clauses[str(event.parts["worker"])]
        return super().clause(event)

    @cached_property
    def _bonus_clauses(self) -> Mapping[str, str]:
        workers = enumerate(self.components.workers)
        return {self.names.ref("worker", number): worker.clause for number, worker in workers}

    def source(self, line: ScoreLine) -> Message:
        return report.source_of(line.clause)

    def starter(self, t: Table) -> Seat:
        return t[START_PLAYER]

    def things(self, domain: str) -> tuple[str, ...]:
        return tuple(f"{domain}:{name}" for name in self.names.by_domain[domain])

    def component_tables(self) -> tuple[ComponentTable, ...]:
        return box_tables.tables(self.components, self.words)

    def broken_invariants(self, t: Table) -> list[str]:
        return invariants.broken(self.rules, t)


def _checked_start(players: int, word: str) -> int:
    """The seat that starts, or nobody yet (RK-SETUP-17)."""
    if word == RANDOM:
        return NONE
    seats = [str(seat + 1) for seat in range(players)]
    if word not in seats:
        raise BadOption("start", message("rokoko-bad-start", value=word, players=players))
    return seats.index(word)
