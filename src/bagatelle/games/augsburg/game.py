"""Augsburg 1520 at its border."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from bagatelle.games.augsburg import box_tables, choices, invariants, moves, report, sheet, state
from bagatelle.games.augsburg.components import BOX_FILE, Components, shipped
from bagatelle.games.augsburg.drawing import STEPS, ViewMaker
from bagatelle.games.augsburg.events import EVENT_KINDS
from bagatelle.games.augsburg.hints import Hinter
from bagatelle.games.augsburg.names import Names
from bagatelle.games.augsburg.refusals import Refuser
from bagatelle.games.augsburg.rules import AugsburgRules
from bagatelle.games.augsburg.state import seat_at
from bagatelle.games.augsburg.view import AugsburgView
from bagatelle.games.augsburg.words import Words
from bagatelle.kernel import agenda
from bagatelle.kernel.choice import Choice, Refusal
from bagatelle.kernel.components import ComponentTable
from bagatelle.kernel.game import Game, GameInfo, Seat, Viewer
from bagatelle.kernel.layout import layout_of
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.pack import hash_of
from bagatelle.kernel.score import ScoreLine, ScoreSheet
from bagatelle.kernel.table import Table


class Augsburg(Game):
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
    )
    tested_variants = ((2, {}), (3, {}), (4, {}), (5, {}))
    event_kinds = EVENT_KINDS
    notation = choices.NOTATION
    tallies = report.TALLIES
    box_file = BOX_FILE
    layout = layout_of(state, moves, event_kinds=EVENT_KINDS)
    rules: AugsburgRules

    def __init__(
        self, players: int, options: Mapping[str, str], components: Components | None = None
    ) -> None:
        super().__init__(players, options)
        self.components = components or shipped()
        self.rules = AugsburgRules(self.components.box(players))
        self.names = Names(self.components, players)
        self.words = Words(self.components)
        self._hints = Hinter(self.rules, self.names, self.words)
        self._refusals = Refuser(self.rules, self.names, self.words)
        self._views = ViewMaker(self.components, self.rules, self.names, self.words)

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
        value = agenda.value_of(t, frame)
        match STEPS[agenda.kind_of(t, frame)]:
            case "buy":
                asked = t[seat_at(seat) + state.OFFER + value]
                price = self.rules.box.price[asked]
                note = self.words.word(self.names.ref("note", asked))
                return message("augsburg-question-buy", note=note, florins=price)
            case "bid":
                noble = self.words.word(self.names.ref("noble", t[state.VISITED]))
                return message("augsburg-question-bid", noble=noble, number=t[state.HIGHEST])
            case "show":
                return message("augsburg-question-show", notes=value)
            case "use":
                return message("augsburg-question-use", uses=t[state.USES])
            case step:
                return Message(f"augsburg-question-{step}")

    # ------------------------------------------------------------------ views, words, scores

    def view(self, t: Table, viewer: Viewer) -> AugsburgView:
        return self._views.view(t, viewer)

    def score_sheet(self, t: Table) -> ScoreSheet:
        return sheet.score_sheet(self.rules, t)

    def name(self, domain: str, number: int) -> str | int:
        return number if domain == "number" else self.names.ref(domain, number)

    def word(self, ref: str) -> Message:
        return self.words.word(ref)

    def source(self, line: ScoreLine) -> Message:
        return report.source_of(line.clause)

    def starter(self, t: Table) -> Seat:
        return t[state.OPENER]

    def things(self, domain: str) -> tuple[str, ...]:
        return tuple(f"{domain}:{name}" for name in self.names.by_domain[domain])

    def component_tables(self) -> tuple[ComponentTable, ...]:
        return box_tables.tables(self.components, self.words)

    def broken_invariants(self, t: Table) -> list[str]:
        return invariants.broken(self.rules, t)
