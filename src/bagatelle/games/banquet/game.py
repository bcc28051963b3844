"""The King's Banquet at its border."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from bagatelle.games.banquet import (
    box_tables,
    invariants,
    moves,
    refusals,
    sheet,
    state,
)
from bagatelle.games.banquet.components import BOX_FILE, Components, shipped
from bagatelle.games.banquet.drawing import ViewMaker
from bagatelle.games.banquet.events import ENDING_CLAUSES, EVENT_KINDS
from bagatelle.games.banquet.hints import Hints
from bagatelle.games.banquet.names import Names
from bagatelle.games.banquet.rules import BanquetRules
from bagatelle.games.banquet.state import (
    CLEAR,
    DISHES,
    NOBLES,
    TAKE,
)
from bagatelle.games.banquet.view import BanquetView
from bagatelle.kernel import agenda
from bagatelle.kernel.choice import Choice, Refusal
from bagatelle.kernel.components import ComponentTable
from bagatelle.kernel.errors import BadOption
from bagatelle.kernel.game import Event, Game, GameInfo, Option, Seat, Viewer
from bagatelle.kernel.layout import layout_of
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.notation import Notation
from bagatelle.kernel.pack import hash_of
from bagatelle.kernel.score import ScoreSheet
from bagatelle.kernel.table import Table


class Banquet(Game):
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
        rules_version=1,
    )
    tested_variants = tuple(
        (players, {"side": side}) for side in ("unmasked", "masked") for players in (1, 2, 3, 4)
    )
    event_kinds = EVENT_KINDS
    notation = Notation(
        take=("take row {row}", "take column {column}", "take imposter {imposter}"),
        serve=("serve {dish} {noble}", "serve {dish} course {course}"),
        clear="clear {noble}",
        done="done",
    )
    box_file = BOX_FILE
    layout = layout_of(state, moves, event_kinds=EVENT_KINDS)
    rules: BanquetRules

    def __init__(
        self, players: int, options: Mapping[str, str], components: Components | None = None
    ) -> None:
        super().__init__(players, options)
        self.components = components or shipped()
        self.side = self.options["side"]
        self.options["icons"] = _checked_icons(self.components, players, self.options["icons"])
        icons = [self.components.players.icons.index(icon) for icon in self.options["icons"]]
        self.rules = BanquetRules(self.components.box(self.side), icons)
        self.names = Names(self.components)
        self._words: dict[str, Message] = {}
        self._hints = Hints(
            self.rules,
            [self.components.requirement_of(noble, self.side) for noble in self.components.nobles],
            [self.word(self.names.ref("dish", dish)) for dish in range(DISHES)],
        )
        self._views = ViewMaker(self.components, self.side, self.rules)

    @cached_property
    def components_hash(self) -> str:
        return hash_of(self.components)

    # ------------------------------------------------------------------ moves

    def choice(self, move: int) -> Choice:
        ref = self.names.ref
        if move < moves.TAKE_COLUMN:
            return Choice("take", (ref("row", move - moves.TAKE_ROW),))
        if move < moves.TAKE_IMPOSTER:
            return Choice("take", (ref("column", move - moves.TAKE_COLUMN),))
        if move < moves.DONE:
            return Choice("take", (ref("imposter", move - moves.TAKE_IMPOSTER),))
        if move == moves.DONE:
            return Choice("done")
        if move < moves.SERVE_DISH:
            return Choice("clear", (ref("noble", move - moves.CLEAR_NOBLE),))
        dish, noble = moves.dish_served(move), moves.noble_served(move)
        if moves.place_served(move) == moves.NO_COURSE:
            return Choice("serve", (ref("dish", dish), ref("noble", noble)))
        course = 2 * noble + moves.course_served(move)
        return Choice("serve", (ref("dish", dish), ref("course", course)))

    def move(self, choice: Choice) -> int | None:
        return self._moves_by_choice.get(choice)

    def all_moves(self) -> Iterable[int]:
        yield from range(moves.TAKE_IMPOSTER)
        for icon in self.rules.icons:
            for turn in range(moves.TURNS_OF_IMPOSTER):
                yield moves.imposter_move(icon, turn)
        yield moves.DONE
        nobles = [icon * NOBLES + place for icon in self.rules.icons for place in range(NOBLES)]
        for noble in nobles:
            yield moves.CLEAR_NOBLE + noble
        for dish in range(DISHES):
            for noble in nobles:
                places = moves.PLACES if self.rules.box.courses[noble] > 1 else 1
                for place in range(places):
                    yield moves.serve_move(dish, noble, place)

    @cached_property
    def _moves_by_choice(self) -> Mapping[Choice, int]:
        return {self.choice(move): move for move in self.all_moves()}

    def refuse(self, t: Table, seat: Seat, move: int) -> Refusal:
        return refusals.refuse(self.rules, self.names, t, seat, move)

    def hint(self, t: Table, seat: Seat, move: int) -> Message | None:
        return self._hints.hint(t, seat, move)

    def question(self, t: Table, seat: Seat) -> Message:
        frame = agenda.frame_of(t, seat)
        kind = agenda.kind_of(t, frame)
        if kind == TAKE:
            return Message("banquet-question-take")
        if kind == CLEAR:
            return Message("banquet-question-clear")
        return Message("banquet-question-serve")

    # ------------------------------------------------------------------ views, words, scores

    def view(self, t: Table, viewer: Viewer) -> BanquetView:
        return self._views.view(t, viewer)

    def score_sheet(self, t: Table) -> ScoreSheet:
        return sheet.score_sheet(self.components, self.side, self.rules, t)

    def name(self, domain: str, number: int) -> str | int:
        if domain == "number":
            return number
        if domain == "seat":
            return f"seat:{number + 1}"
        return self.names.ref(domain, number)

    def word(self, ref: str) -> Message:
        if ref not in self._words:
            self._words[ref] = self._find_word(ref)
        return self._words[ref]

    def _find_word(self, ref: str) -> Message:
        domain, _, name = ref.partition(":")
        if domain == "dish":
            letter, value = name[0], int(name[1:])
            kind = next(kind for kind in self.components.types if kind.letter == letter)
            return message("banquet-dish", type=kind.id, letter=letter, value=value)
        if domain == "course":
            noble, _, direction = name.partition(".")
            return message("banquet-course", noble=noble, direction=direction)
        if domain == "imposter":
            return message("banquet-imposter", icon=name[0], turn=int(name[1:]))
        return Message(f"banquet-{domain.replace('_', '-')}", {"name": name})

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
