"""No number of Rokoko's modules is used twice, and there is room for all of them.

Modules have numbers behind those of the base, one module's behind the other's, and they never
depend on which modules are in play: what is checked here holds for all of them together.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from bagatelle.games.rokoko import effects, events, frames, hints, lines, moments, moves, party
from bagatelle.games.rokoko.box import Counter, EffectKind
from bagatelle.games.rokoko.game import ROWS, Rokoko
from bagatelle.games.rokoko.modules import order
from bagatelle.games.rokoko.modules.du_barry import rows as du_barry
from bagatelle.games.rokoko.modules.jewelry_box import rows as jewelry_box
from bagatelle.games.rokoko.modules.registry import MODULES
from bagatelle.games.rokoko.modules.rows import MODULE_ROWS
from bagatelle.games.rokoko.state import COLOURS, MAX_DRESSES, MAX_WORKERS
from bagatelle.kernel.chapter import Chapter
from bagatelle.kernel.rows import FIGURE, EventKind, FrameKind, HintKind, Rows
from tests.kernel.test_numbers import ROWS_OF_MODULES, Constant, sources

Numbered = FrameKind | EventKind | HintKind
EVERYTHING = ROWS + MODULE_ROWS
ROW_MAKERS = ("MoveKind", "event")
TABLE_MAKERS = ("frame_kinds", "reasons", "hint_kinds")
"""They make rows of tables, by their numbers."""
NO_NUMBERS = {"MAX_SPACES", "TASKS", "PLAYERS", "MAX_WORKERS"}
"""Constants beside the numbers that say how many there are."""


def all_modules(players: int) -> Rokoko:
    return Rokoko(players, {"modules": ",".join(MODULES)})


def constants(module: ModuleType) -> dict[str, int]:
    return {name: value for name, value in vars(module).items() if type(value) is int}


def with_rows(module: ModuleType) -> set[str]:
    """The constants of a file for which there is a row."""
    tree = ast.parse(Path(inspect.getfile(module)).read_text(encoding="utf-8"))
    calls = [call for call in ast.walk(tree) if isinstance(call, ast.Call)]
    found = {ast.unparse(call.args[0]) for call in calls if ast.unparse(call.func) in ROW_MAKERS}
    for call in calls:
        if ast.unparse(call.func) in TABLE_MAKERS:
            for table in (*call.args, *(keyword.value for keyword in call.keywords)):
                assert isinstance(table, ast.Dict), ast.unparse(table)
                found |= {ast.unparse(key) for key in table.keys if key is not None}
    return found


def without_rows(ending: str = "") -> dict[Constant, int]:
    """The constants of all modules that number something for which there are no rows."""
    return {
        Constant(module.__name__, name): value
        for module in ROWS_OF_MODULES
        for name, value in constants(module).items()
        if name not in with_rows(module) | NO_NUMBERS
        if name.endswith(ending)
    }


def is_rising(numbers: Iterable[int]) -> bool:
    found = list(numbers)
    return found == sorted({*found})


# ---------------------------------------------------------------------- rows


def test_all_rows_are_those_of_the_modules() -> None:
    """What a game has follows from its modules; what the layout and the texts know, from a list."""
    game = all_modules(1)
    assert len(game.modules) == len(MODULES) + 1
    assert sum((module.rows for module in game.modules), start=Rows()) == MODULE_ROWS
    assert game.rows == EVERYTHING


@pytest.mark.parametrize(
    ("of_base", "of_modules", "first", "end"),
    [
        (ROWS.frames, MODULE_ROWS.frames, frames.MODULES, frames.KINDS),
        (ROWS.events, MODULE_ROWS.events, events.MODULES, None),
        (ROWS.hints, MODULE_ROWS.hints, hints.MODULES, None),
    ],
    ids=["frames", "events", "hints"],
)
def test_numbers_of_modules_follow_those_of_the_base(
    of_base: Iterable[Numbered], of_modules: Iterable[Numbered], first: int, end: int | None
) -> None:
    """Without a gap, so that each module begins where the one before it ends."""
    assert max(kind.number for kind in of_base) < first
    found = [kind.number for kind in of_modules]
    assert found == list(range(first, first + len(found)))
    assert end is None or max(found) < end


def test_reasons() -> None:
    found = [reason.number for reason in EVERYTHING.reasons]
    assert len({*found}) == len(found)
    of_modules = [reason.number for reason in MODULE_ROWS.reasons]
    assert is_rising(of_modules)
    assert max(reason.number for reason in ROWS.reasons) < min(of_modules)
    assert max(of_modules) < FIGURE


@pytest.mark.parametrize("rows", ["frames", "moves", "events"])
def test_names_are_used_once(rows: str) -> None:
    names = [kind.name for kind in getattr(EVERYTHING, rows)]
    assert len({*names}) == len(names)


def test_no_two_kinds_of_moves_are_written_alike() -> None:
    found = [
        kind.notation.partition(" {")[0] + "{" * bool(kind.domain) for kind in EVERYTHING.moves
    ]
    twice = {notation for notation in found if found.count(notation) > 1}
    assert twice == set()


@pytest.mark.parametrize("players", Rokoko.info.players)
def test_every_kind_of_move_has_room_for_its_domain(players: int) -> None:
    game = all_modules(players)
    ordered = sorted(EVERYTHING.moves, key=lambda kind: kind.first)
    assert [kind.first for kind in ordered] == [kind.first for kind in EVERYTHING.moves]
    assert min(kind.first for kind in MODULE_ROWS.moves) == moves.MODULES
    for kind, following in pairwise(ordered):
        things = len(game.ids.by_domain[kind.domain]) if kind.domain else 1
        assert kind.first + things - kind.first_thing <= following.first, kind.name


def test_every_number_with_a_row_is_used() -> None:
    """Outside the file in which it is written, or else nobody can meet it."""
    known = {
        Constant(module.__name__, name): f"{module.__name__}.{name}"
        for module in ROWS_OF_MODULES
        for name in with_rows(module)
    }
    used = {
        name
        for source in sources("rokoko")
        if source.module not in {module.__name__ for module in ROWS_OF_MODULES}
        for _, name in source.named_in(source.tree, known)
    }
    assert {*known.values()} - used == set()


# ---------------------------------------------------------------------- chapters and moments


@pytest.mark.parametrize("players", [1, 5])
def test_every_frame_of_a_game_has_a_chapter_and_no_other(players: int) -> None:
    game = all_modules(players)
    chapters = enumerate(game.rules.chapters)
    known = {number for number, chapter in chapters if type(chapter) is not Chapter}
    assert known == {kind.number for kind in game.rows.frames}


def test_the_base_has_its_place_among_the_frames_of_all_moments() -> None:
    assert order.order_of([]) == moments.ORDER
    assert list(order.ORDER) == list(range(moments.MOMENTS))
    for kinds in order.ORDER.values():
        assert len({*kinds}) == len(kinds) <= moments.MAX_FRAMES


# ---------------------------------------------------------------------- what has no rows


def test_lines() -> None:
    game = all_modules(1)
    base = {kind.number for kind in Rokoko(5, {}).lines}
    found = [kind.number for kind in game.lines]
    assert len({*found}) == len(found)
    assert base == set(range(lines.MODULES))
    assert {*found} - base == set(range(lines.MODULES, max(found) + 1)), "no gap"
    assert max(found) < party.MAX_LINES
    first = {jewelry_box.JEWELS_LINE, jewelry_box.CROWN_LINE, du_barry.TILES_LINE}
    assert {*without_rows("_LINE").values()} == first <= {*found} - base


def test_kinds_of_effects() -> None:
    kinds = enumerate(all_modules(5).rules.box.effect_kinds)
    known = {number for number, kind in kinds if type(kind) is not EffectKind}
    base = set(range(effects.NOTHING + 1, effects.MODULE_KINDS))
    named = list(without_rows("_KIND").values())
    assert is_rising(named)
    assert named[0] == effects.MODULE_KINDS
    assert named[-1] < effects.KINDS
    assert known == base | {*named}


def test_counters() -> None:
    """What is left when all else is taken away from the constants: each is counted, or too many."""
    counted = enumerate(all_modules(5).rules.box.counters)
    known = {number for number, counter in counted if type(counter) is not Counter}
    others = without_rows("_LINE") | without_rows("_KIND")
    named = [value for constant, value in without_rows().items() if constant not in others]
    assert is_rising(named)
    assert named[0] == effects.MODULE_COUNTERS
    assert named[-1] < effects.COUNTERS
    colours = range(jewelry_box.NONE_OF, jewelry_box.NONE_OF + COLOURS)
    assert not {*named} & {*colours[1:]}, "one for each colour"
    assert known == {*range(effects.MODULE_COUNTERS), *named, *colours}


@pytest.mark.parametrize("players", [1, 5])
def test_effects_and_cards_have_room_in_the_value_of_a_frame(players: int) -> None:
    things = all_modules(players).rules.box.things
    assert len(things.effects) // effects.ROW <= effects.MAX_EFFECTS
    assert things.workers <= MAX_WORKERS <= effects.DRESS_CARD
    assert things.dresses <= MAX_DRESSES <= effects.CARDS - effects.DRESS_CARD
