"""What must hold after an evening."""

from __future__ import annotations

import msgspec

from bagatelle.server.journal import Journal, Stored
from bagatelle.server.keys import mark_of
from bagatelle.server.room import Room
from bagatelle.server.tokens import hash_token
from bagatelle.server.updates import state_of
from bagatelle.server.writer import Entry
from tests.server.client import Json, assert_same
from tests.server.faults.evening import Evening
from tests.server.faults.guest import Guest
from tests.server.faults.honest import Honest
from tests.server.faults.table import Table


async def judge(evening: Evening, database: str) -> None:
    """Every table, as its guests, every server and the database know it."""
    journal = Journal(database)
    try:
        for table in evening.tables:
            await _judge(evening, table, journal)
    finally:
        journal.close()


async def _judge(evening: Evening, table: Table, journal: Journal) -> None:
    stored = await journal.load(table.match)
    assert stored is not None
    entries = await journal.entries_since(table.match, 0)
    nothing_lost_nothing_twice(table, entries)
    replayed = Room.load(Stored(stored.row, None, entries))
    assert stored.snapshot is not None
    assert _whole(Room.load(stored)) == _whole(replayed)
    for address in evening.addresses:
        async with Honest(address) as honest:
            open_room = await honest.text(f"/fingerprint/{table.match}")
            assert open_room == f"{replayed.number} {replayed.match.fingerprint}", table.name
            for guest in table.guests:
                fresh = await honest.state(table.match, guest.token)
                assert fresh == _told(replayed, _owned(fresh)), guest
                assert_same(guest.state, fresh)


def nothing_lost_nothing_twice(table: Table, entries: list[Entry]) -> None:
    """The journal has every command that was acknowledged, under the number that was told, once;
    and none that was refused.
    """
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    keys = [entry.key for entry in entries if entry.key is not None]
    assert len(keys) == len(set(keys))
    kept = {entry.key: entry.number for entry in entries if entry.key is not None}
    for guest in table.guests:
        for key, number in guest.acknowledged.items():
            assert kept.get(_mark(guest, key)) == number, f"{key} was acknowledged as {number}"
        assert not {_mark(guest, key) for key in guest.refused} & kept.keys(), guest
    said = {_mark(guest, key) for guest in table.guests for key in guest.acknowledged}
    assert kept.keys() == said, "something was done that nobody was told of"


def _mark(guest: Guest, key: str) -> str:
    """How the journal knows the key of a guest's command."""
    return mark_of(hash_token(guest.token), key)


def _whole(room: Room) -> tuple[object, ...]:
    """All that a room has to know to go on."""
    match = room.match
    return (
        (room.number, room.shown, room.chat, room.takeback, room.rematch, room.clock.left),
        [msgspec.to_builtins(facts) for facts in room.seats],
        (match.names, match.fingerprint, match.played, match.rows),
        [match.can_undo(seat) for seat in range(match.game.players)],
    )


def _owned(state: Json) -> tuple[int, ...]:
    return tuple(side["seat"] for side in state["sides"] if side["seat"] is not None)


def _told(room: Room, owned: tuple[int, ...]) -> Json:
    return msgspec.json.decode(msgspec.json.encode(state_of(room, owned, 0)), type=Json)
