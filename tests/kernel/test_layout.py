"""The layout says what the numbers of a game mean, and a snapshot of another one is refused."""

from __future__ import annotations

import sys

import msgspec
import pytest

from bagatelle.games import GAMES, make_game
from bagatelle.games.rokoko import effects, frames, lines, moves, party, state
from bagatelle.games.rokoko.events import EVENT_KINDS
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.games.rokoko.modules import dress_rows
from bagatelle.games.rokoko.modules.du_barry import lady
from bagatelle.games.rokoko.modules.du_barry import rows as du_barry
from bagatelle.games.rokoko.modules.jewelry_box import jeweller
from bagatelle.games.rokoko.modules.jewelry_box import rows as jewelry_box
from bagatelle.games.rokoko.modules.registry import MODULES
from bagatelle.kernel import agenda
from bagatelle.kernel.errors import SnapshotError
from bagatelle.kernel.layout import layout_of
from bagatelle.kernel.match import Match
from bagatelle.kernel.rows import EventKind
from bagatelle.kernel.snapshot import freeze, thaw

BASE = (state, party, frames, moves, effects, lines)
OF_MODULES = (jewelry_box, jeweller, dress_rows, du_barry, lady)
EVENTS: tuple[EventKind, ...] = (
    *EVENT_KINDS,
    *jewelry_box.ROWS.events,
    *dress_rows.FESTIVITY.events,
    *dress_rows.EXPERT.events,
    *du_barry.ROWS.events,
)


def rokoko(events: tuple[EventKind, ...] = EVENTS) -> str:
    return layout_of(*BASE, *OF_MODULES, event_kinds=events)


def test_every_game_has_its_own() -> None:
    layouts = {game.layout for game in GAMES.values()}
    assert len(layouts) == len(GAMES)
    assert all(len(layout) == 16 for layout in layouts)
    assert Rokoko.layout == rokoko()


@pytest.mark.parametrize(
    ("module", "name"),
    [
        (state, "GUEST"),
        (party, "SCORE"),
        (frames, "PICK"),
        (moves, "SELL"),
        (effects, "CARDS"),
        (lines, "TERRACE"),
        (jewelry_box, "JEWEL"),
        (jeweller, "BAG"),
        (dress_rows, "DRESS_BONUS"),
        (du_barry, "TURN"),
        (lady, "SUPPLY"),
        (agenda, "MAX_FRAMES"),
    ],
)
def test_a_number_that_changes_changes_it(
    module: object, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, name, getattr(module, name) + 1)
    assert rokoko() != Rokoko.layout


def test_a_new_name_changes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "JEWELS", 3, raising=False)
    assert rokoko() != Rokoko.layout


def test_what_is_no_number_of_the_table_does_not_change_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "__doc__", "Other words.")
    monkeypatch.setattr(state, "helper", 3, raising=False)
    monkeypatch.setattr(state, "NAMES", ("a", "b"), raising=False)
    assert rokoko() == Rokoko.layout


def test_the_numbers_and_the_parts_of_events_count() -> None:
    first, second, *others = EVENTS
    moved = msgspec.structs.replace(first, number=99)
    assert rokoko((moved, second, *others)) != Rokoko.layout
    turned = msgspec.structs.replace(EVENTS[-1], parts=(("seat", "seat"),))
    assert rokoko((*EVENTS[:-1], turned)) != Rokoko.layout
    assert rokoko(EVENT_KINDS) != Rokoko.layout, "events of modules count too"
    reworded = msgspec.structs.replace(first, clause="RK-SETUP-99")
    assert rokoko((reworded, second, *others)) == Rokoko.layout


def test_the_places_of_every_module_count() -> None:
    """A module's block of places is named where its extension is written."""
    extensions = Rokoko(1, {"modules": ",".join(MODULES)}).rules.extensions
    homes = {sys.modules[type(extension).__module__] for extension in extensions}
    assert homes == {jeweller, lady}
    assert homes <= {*OF_MODULES}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "other", [{"layout": "0" * 16}, {"rules_version": 99}, {"components_hash": "0" * 16}], ids=str
)
def test_a_snapshot_of_another_version_is_refused(name: str, other: dict[str, object]) -> None:
    match = Match(make_game(name, 2, {}), "snapshot")
    match.play(match.legal_moves(match.to_act[0])[0])
    taken = freeze(match)
    again = thaw(match.game, match.seed, match.names, taken)
    assert again.fingerprint == match.fingerprint
    changed = msgspec.structs.replace(taken, **other)
    with pytest.raises(SnapshotError) as error:
        thaw(match.game, match.seed, match.names, changed)
    assert str(error.value).startswith("This snapshot was taken with other rules")
