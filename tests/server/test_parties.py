"""Whoever plays along without a seat has a name, a score and a place."""

from __future__ import annotations

import pytest

from tests.server.evening import play_to_the_end
from tests.server.house import House, OpenHouse

MADAME = {"id": "rokoko-du-barry", "args": {}}


@pytest.fixture
async def house(sqlite_database: str, open_house: OpenHouse) -> House:
    return await open_house(sqlite_database)


async def test_players_only(house: House) -> None:
    anna, _ = await house.table("me", "hotseat")
    assert anna.state["parties"] == []


async def test_somebody_without_a_seat(house: House) -> None:
    """Alone at Rokoko one plays against Madame du Barry."""
    anna, watcher = await house.table({"kind": "me", "name": "Anna"}, game="rokoko")
    for client in (anna, watcher):
        assert [seat["name"] for seat in client.state["seats"]] == ["Anna"]
        assert client.state["parties"] == [MADAME]
    await play_to_the_end([anna], "alone")
    sheet = anna.state["sheet"]
    assert len(sheet["totals"]) == len(sheet["places"]) == 2
    assert all(len(line["points"]) == 2 for line in sheet["lines"])
    mine = await house.post("/api/mine", {"tokens": [anna.token]})
    [line] = mine.json()["matches"]
    assert line["parties"] == [MADAME]
    assert line["winners"] == [party for party in (0, 1) if sheet["places"][party] == 1]

    record = await house.get(f"/api/matches/{anna.match}/record", anna.token)
    answer = await house.post("/api/replay", {"record": record.text, "seat": 0})
    told = answer.json()
    assert (told["names"], told["parties"]) == (["Anna"], [MADAME])
    assert told["sheet"] == sheet
