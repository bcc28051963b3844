"""Views on the socket: one public part for everybody, small updates, and nothing printed twice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bagatelle.games import make_game
from bagatelle.kernel.dealer import Dealer
from bagatelle.server import schema
from bagatelle.server.journal import MatchRow, Stored
from bagatelle.server.room import Room
from bagatelle.server.room_base import Plan, PlannedSeat
from bagatelle.server.updates import state_of, updates_of
from bagatelle.server.writer import Entry
from tests.server.client import fold
from tests.wire import Json

MAX_MEAN = 3_000
"""Bytes of a mean update, before it is compressed."""
GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("rokoko", 4, {"edition": "2013"}),
    ("rokoko", 4, {"modules": "jewelry_box,expert"}),
    ("augsburg", 4, {}),
    ("banquet", 4, {"side": "masked"}),
]
each_game = pytest.mark.parametrize(
    ("game", "players", "options"), GAMES, ids=lambda value: str(value)[:24]
)
OWNERS: list[tuple[int, ...]] = [(0,), (1,), (2, 3), ()]


def new_room(game: str, players: int, options: dict[str, str]) -> Room:
    made = make_game(game, players, options)
    plan = Plan((PlannedSeat("human"),) * players)
    row = MatchRow(
        "match", game, players, options, msgspec.to_builtins(plan), "7", 0, 0, False,
        None, made.info.rules_version, made.components_hash,
    )  # fmt: skip
    return Room(row)


def entries(room: Room, chooser: Dealer) -> Iterator[Entry]:
    """Random moves to the end; now and then one is taken back, or something is said."""
    while not room.is_over:
        seat = room.to_act[chooser.below(len(room.to_act))]
        number = room.number + 1
        match chooser.below(30):
            case 0 if any(map(room.can_undo, range(len(room.seats)))):
                seat = next(filter(room.can_undo, range(len(room.seats))))
                yield Entry(number, "undo", seat, {}, None, 0)
            case 1 if any(played.seat == seat for played in room.match.played):
                yield Entry(number, "ask_takeback", seat, {}, None, 0)
            case 2 if room.takeback is not None:
                waiting = room.takeback[1][0]
                yield Entry(number, "answer_takeback", waiting, {"agree": True}, None, 0)
            case 3:
                yield Entry(number, "rename", seat, {"name": f"Name {number}"}, None, 0)
            case 4:
                yield Entry(number, "chat", seat, {"text": "Bonsoir"}, None, 0)
            case _:
                moves = room.legal_moves(seat)
                text = moves[chooser.below(len(moves))].text
                yield Entry(number, "play", seat, {"text": text}, None, 0)


def told(room: Room, entry: Entry) -> dict[tuple[int, ...], bytes]:
    room.apply(entry)
    updates = updates_of(room, entry, OWNERS, 0)
    return {owned: schema.encode(update) for owned, update in updates.items()}


def fresh(room: Room, owned: tuple[int, ...]) -> Json:
    """What somebody is sent who comes in at a server that has just loaded the match."""
    return msgspec.json.decode(schema.encode(state_of(room, owned, 0)), type=Json)


def reloaded(room: Room, written: list[Entry]) -> Room:
    return Room.load(Stored(room.row, None, written))


@each_game
def test_updates_lead_to_the_state_of_a_room_that_was_loaded(
    game: str, players: int, options: dict[str, str]
) -> None:
    """Through moves, undo, take-backs and new names; and the log is counted right."""
    room, written = new_room(game, players, options), list[Entry]()
    states = {owned: fresh(room, owned) for owned in OWNERS}
    for entry in entries(room, Dealer("story")):
        written.append(entry)
        for owned, data in told(room, entry).items():
            states[owned] = fold(states[owned], msgspec.json.decode(data))
        if room.number % 60 == 0 or room.is_over:
            again = reloaded(room, written)
            for owned in OWNERS:
                assert states[owned] == fresh(again, owned)
    assert len({entry.kind for entry in written}) >= 5


@each_game
def test_the_public_part_is_the_same_for_everybody(
    game: str, players: int, options: dict[str, str]
) -> None:
    room = new_room(game, players, options)
    for owned in OWNERS:
        state_of(room, owned, 0)
    for entry in entries(room, Dealer("story")):
        assert len({_public(data) for data in told(room, entry).values()}) == 1


def _public(data: bytes) -> bytes:
    return data[data.index(b'"changes":') : data.index(b'"sides":')]


@each_game
def test_updates_are_small(game: str, players: int, options: dict[str, str]) -> None:
    room = new_room(game, players, options)
    for owned in OWNERS:
        state_of(room, owned, 0)
    sizes = []
    for entry in entries(room, Dealer("story")):
        updates = told(room, entry)
        if entry.kind == "play":
            sizes += [len(updates[owned]) for owned in ((0,), (1,))]
    assert sum(sizes) / len(sizes) < MAX_MEAN


@each_game
def test_nothing_is_printed_twice(game: str, players: int, options: dict[str, str]) -> None:
    room = new_room(game, players, options)
    state = fresh(room, (0,))
    printed = state.pop("printed")
    assert printed == msgspec.json.decode(msgspec.json.encode(room.match.game.printed))
    found = [*_printed_in(state, printed)]
    for entry in entries(room, Dealer("story")):
        for data in told(room, entry).values():
            found += _printed_in(msgspec.json.decode(data), printed)
    # A card of Augsburg shows in use which of its icons were used.
    assert {name.partition(":")[0] for name in found} <= {"card"}
    assert game == "augsburg" or not found


def _printed_in(value: Any, printed: Json) -> Iterator[str]:
    """The names of the things whose facts stand in a message."""
    match value:
        case {"id": str(name)} if name in printed and value.keys() == printed[name].keys():
            yield name
        case dict():
            for item in value.values():
                yield from _printed_in(item, printed)
        case list():
            for item in value:
                yield from _printed_in(item, printed)


def test_whoever_comes_in_between_gets_the_whole_of_his_own_part() -> None:
    room = new_room("rokoko", 4, {})
    state_of(room, (0,), 0)
    story = entries(room, Dealer("story"))
    entry = next(story)
    room.apply(entry)
    both = updates_of(room, entry, [(0,), (1,)], 0)
    assert [change.path for change in both[1,].sides[0].own] == [*room.match.own_view(1)]
    assert len(both[0,].sides[0].own) < len(both[1,].sides[0].own)
    assert all(change.path for change in both[0,].changes)


def test_where_nobody_listened_the_whole_view_is_sent() -> None:
    room = new_room("rokoko", 4, {})
    story = entries(room, Dealer("story"))
    state_of(room, (0,), 0)
    for _ in range(3):
        room.apply(next(story))
    entry = next(story)
    room.apply(entry)
    changes = updates_of(room, entry, [(0,)], 0)[0,].changes
    assert [change.path for change in changes] == [""]


def test_where_nobody_listens_no_view_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    room = new_room("rokoko", 4, {})
    entry = next(entries(room, Dealer("story")))
    room.apply(entry)
    monkeypatch.setattr(type(room.match.game), "public_view", None)
    assert updates_of(room, entry, [], 0) == {}
