"""Matches that an older version has stored go on: they are played again from their entries."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, inspect, select, update

from bagatelle.games import GAMES, make_game
from bagatelle.games.rokoko.game import Rokoko
from bagatelle.kernel import replay
from bagatelle.kernel.errors import SnapshotError
from bagatelle.server import hub, models
from bagatelle.server.journal import Journal
from bagatelle.server.room import Room, RoomSnapshot
from tests.server.client import assert_same
from tests.server.evening import play_to_the_end
from tests.server.house import House, OpenHouse
from tests.server.stored import change, record_of, rows_of
from tests.server.stored.write import PLAYERS, invite, token, watch

SAME_RULES = ("rokoko", "augsburg")
"""The games whose rules are still those of the stored matches."""
BEGUN = {f"{game}-{name}": game for game in SAME_RULES for name in ("new", "long")}
OVER = {f"{game}-over": game for game in SAME_RULES}
OF_OTHER_RULES = ("banquet-new", "banquet-long", "banquet-over", "banquet-end")
ENTRIES = 965


# ---------------------------------------------------------------------- the migration


async def test_the_migration_loses_nothing_and_fills_what_was_known(old_database: str) -> None:
    journal = Journal(old_database)
    with journal._engine.connect() as connection:
        assert "layout" not in {each["name"] for each in columns(connection, "snapshots")}
    journal.open()
    rows = await rows_of(journal, select(models.matches))
    played_with = {(row.game, row.rules_version, row.components_hash) for row in rows}
    assert played_with == {
        ("banquet", 1, "e1b955674cbe4f3f"),
        ("rokoko", 1, "79ef202305c2e5bd"),
        ("augsburg", 1, "e8408184acabb7ce"),
    }
    assert {row.scores for row in rows} == {None}
    assert {row.layout for row in await rows_of(journal, select(models.snapshots))} == {None}
    counts = [
        len(await rows_of(journal, select(table)))
        for table in (models.matches, models.entries, models.snapshots)
    ]
    assert counts == [12, ENTRIES, 6]
    journal.close()


def columns(connection: Connection, table: str) -> list[Any]:
    return list(inspect(connection).get_columns(table))


async def test_a_game_that_the_migration_does_not_know_is_nobodys(old_sqlite: str) -> None:
    with sqlite3.connect(old_sqlite.removeprefix("sqlite:///")) as old:
        old.execute("UPDATE matches SET game = 'chess' WHERE id = 'banquet-new'")
    journal = Journal(old_sqlite)
    journal.open()
    loaded = await journal.load("banquet-new")
    assert loaded is not None
    assert (loaded.row.rules_version, loaded.row.components_hash) == (0, "")
    journal.close()


# ---------------------------------------------------------------------- going on


async def test_old_matches_go_on(old_database: str, open_house: OpenHouse) -> None:
    """All those that were begun take moves and an undo; nobody notices a new version."""
    house = await open_house(old_database)
    for match, game in BEGUN.items():
        clients = [await house.come_in(match, token(match, seat)) for seat in range(PLAYERS[game])]
        number = clients[0].number
        assert clients[0].state["read_only"] is None
        assert await play_to_the_end(clients, "on", most=8) == 8
        assert clients[0].number == number + 8
        entries = await house.journal.entries_since(match, 0)
        assert [entry.number for entry in entries] == list(range(1, number + 9))


async def test_old_matches_of_other_rules_are_shown(
    old_database: str, open_house: OpenHouse
) -> None:
    """The Banquet's nobles were cleared from left to right then (BQ-CLEAR-14)."""
    house = await open_house(old_database)
    for match in OF_OTHER_RULES:
        state = await house.state(match, watch(match))
        assert state["read_only"]["id"] == "server-read-only-rules"
        assert state["read_only"]["args"] == {"found": 1, "known": 2}
        assert "\nrules: 1\n" in await record_of(house, match, watch(match))
    state = await house.state("banquet-new", token("banquet-new", 1))
    assert [seat["name"] for seat in state["seats"]] == ["Player 0", "Guest 1", "Guest 2"]
    assert state["chat"] == [{"seat": 1, "text": "Bonsoir!"}]
    assert (state["options"], state["number"]) == ({"side": "masked"}, 26)


async def test_what_was_said_and_taken_back_is_there(
    old_database: str, open_house: OpenHouse
) -> None:
    house = await open_house(old_database)
    state = await house.state("rokoko-new", token("rokoko-new", 1))
    assert [seat["name"] for seat in state["seats"]] == ["Player 0", "Guest 1"]
    assert state["chat"] == [{"seat": 1, "text": "Bonsoir!"}]
    assert state["options"] == {"edition": "deluxe", "start": "random", "modules": "none"}
    assert state["number"] == 24


async def test_old_matches_that_are_over_hold(old_database: str, open_house: OpenHouse) -> None:
    house = await open_house(old_database)
    for match in OVER:
        state = await house.state(match, watch(match))
        assert state["over"]
        assert state["read_only"] is None
        text = await record_of(house, match, watch(match))
        assert replay.verify(text, make_game).commitment == state["commitment"]


async def test_bots_and_guests_of_old_matches_come(
    old_database: str, open_house: OpenHouse
) -> None:
    house = await open_house(old_database)
    anna = await house.come_in("rokoko-bot", token("rokoko-bot"))
    await anna.until(lambda: bool(anna.may_act()))
    assert anna.number > 3
    joined = await house.join("augs-open", invite("augs-open", 1), "Jakob")
    state = await house.state("augs-open", joined["token"])
    assert state["seats"][1]["name"] == "Jakob"


# ---------------------------------------------------------------------- snapshots


async def snapshot_of(house: House, match: str) -> Any:
    loaded = await house.journal.load(match)
    assert loaded is not None
    return loaded.snapshot


async def test_a_snapshot_without_a_layout_is_made_anew(
    old_database: str, open_house: OpenHouse
) -> None:
    house = await open_house(old_database)
    for match, game in OVER.items():
        await house.state(match, token(match))
        await open_house.close(house)  # Whatever is to be written is written.
        house = await open_house(old_database)
        snapshot = await snapshot_of(house, match)
        assert (snapshot.layout, snapshot.number > 100) == (GAMES[game].layout, True)
        loaded = await house.journal.load(match)
        assert loaded is not None
        assert Room.load(loaded).is_over


async def test_a_snapshot_of_another_layout_is_not_read(
    old_database: str, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A snapshot that is sound, but whose places have moved: what happens when state.py changes."""
    monkeypatch.setattr(hub, "SNAPSHOT_EVERY", 20)
    house = await open_house(old_database)
    before = await house.state("rokoko-long", token("rokoko-long"))
    record = await record_of(house, "rokoko-over", watch("rokoko-over"))
    await open_house.close(house)

    monkeypatch.setattr(Rokoko, "layout", "the layout of tomorrow")
    house = await open_house(old_database)
    snapshot = await snapshot_of(house, "rokoko-long")
    assert snapshot.layout != Rokoko.layout
    moved = msgspec.msgpack.decode(snapshot.state, type=RoomSnapshot)
    table = [0, *moved.match.table]
    state = msgspec.structs.replace(moved, match=msgspec.structs.replace(moved.match, table=table))
    there = update(models.snapshots).where(models.snapshots.c.match == "rokoko-long")
    await change(house.journal, there.values(state=msgspec.msgpack.encode(state)))

    assert_same(before, await house.state("rokoko-long", token("rokoko-long")))
    assert await record_of(house, "rokoko-over", watch("rokoko-over")) == record
    clients = [await house.come_in("rokoko-long", token("rokoko-long", seat)) for seat in (0, 1)]
    assert await play_to_the_end(clients, "on", most=3) == 3
    await open_house.close(house)
    house = await open_house(old_database)
    for match in ("rokoko-long", "rokoko-over"):
        assert (await snapshot_of(house, match)).layout == "the layout of tomorrow"


async def test_a_damaged_snapshot_is_not_read(old_database: str, open_house: OpenHouse) -> None:
    house = await open_house(old_database)
    before = await house.state("rokoko-over", token("rokoko-over"))
    await open_house.close(house)
    house = await open_house(old_database)
    await change(house.journal, update(models.snapshots).values(state=b"\x00\xff"))
    assert_same(before, await house.state("rokoko-over", token("rokoko-over")))
    await open_house.close(house)
    house = await open_house(old_database)
    assert len((await snapshot_of(house, "rokoko-over")).state) > 100


async def test_a_good_snapshot_is_read(old_database: str, open_house: OpenHouse) -> None:
    """Not everything is played again every time: what stands before it is not even looked at."""
    house = await open_house(old_database)
    before = await house.state("rokoko-over", token("rokoko-over"))
    await open_house.close(house)
    house = await open_house(old_database)
    early = (models.entries.c.match == "rokoko-over") & (models.entries.c.number == 20)
    await change(house.journal, update(models.entries).where(early).values(data='{"text":"nap"}'))
    assert_same(before, await house.state("rokoko-over", token("rokoko-over")))


@pytest.mark.parametrize("layout", [None, "the layout of tomorrow"])
async def test_a_snapshot_is_judged_before_it_is_opened(
    old_sqlite: str, open_house: OpenHouse, layout: str | None
) -> None:
    """What cannot be read need not even be decoded, however well it looks."""
    house = await open_house(old_sqlite)
    await house.state("rokoko-over", token("rokoko-over"))
    await open_house.close(house)
    house = await open_house(old_sqlite)
    loaded = await house.journal.load("rokoko-over")
    assert loaded is not None
    assert loaded.snapshot is not None
    assert Room.load(loaded).is_over
    other = loaded._replace(snapshot=loaded.snapshot._replace(layout=layout))
    with pytest.raises(SnapshotError):
        Room.load(other)
