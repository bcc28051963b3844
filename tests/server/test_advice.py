"""What the minister would do: only where the table allows it, and only from what a seat knows."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest import mock

import msgspec
import pytest

from bagatelle.bots.advice import advice
from bagatelle.server.bot_pool import BotRequest, perspective_of
from tests.server.client import Client, Json
from tests.server.house import House, OpenHouse, QuickBots

TOLD = msgspec.json.encode({"type": "asked", "seat": 0})
ROKOKO: dict[str, Any] = {"game": "rokoko", "options": {"start": "1"}}


@pytest.fixture
async def house(sqlite_database: str, open_house: OpenHouse) -> House:
    return await open_house(sqlite_database)


async def ask(house: House, made: Json, seat: int = 0) -> Json:
    path = f"/api/matches/{made['match']}/advice"
    answer = await house.post(path, {"seat": seat}, made["token"])
    return Json({"status": answer.status_code, **answer.json()})


async def hear_pong(client: Client) -> None:
    """All that was told before is heard then."""
    await client.send(type="ping", at=7)
    await client.until(lambda: msgspec.json.encode({"type": "pong", "at": 7}) in client.heard)


async def test_three_ways_with_their_chances(house: House) -> None:
    made = await house.create("me", "hotseat", advice=True, **ROKOKO)
    told = await ask(house, made)
    assert (told["status"], told["seat"], told["number"]) == (200, 0, 0)
    assert len(told["lines"]) == 3
    for line in told["lines"]:
        assert 0 < line["chance"] < 1
        assert 0 < line["doubt"] < 1
        assert 0 < line["points"] < 150
    # The first way can be played as it stands.
    state = (await house.get(f"/api/matches/{made['match']}", made["token"])).json()
    moves = [move["text"] for move in state["sides"][0]["moves"]]
    assert {line["line"][0]["text"] for line in told["lines"]} <= set(moves)


async def test_only_where_the_table_allows_it(house: House) -> None:
    made = await house.create("me", "hotseat", **ROKOKO)
    assert (await ask(house, made))["code"] == "not_possible"
    state = (await house.get(f"/api/matches/{made['match']}", made["token"])).json()
    assert state["advice"] is False


async def test_an_invitation_says_that_there_is_advice(house: House) -> None:
    made = await house.create("me", "open", advice=True, **ROKOKO)
    path = f"/api/matches/{made['match']}/invitation"
    told = (await house.post(path, {"invite": made["invites"][0]["invite"]})).json()
    assert told["advice"] is True
    assert (await ask(house, made))["code"] == "not_possible", "nobody plays yet"


async def test_only_for_ones_own_seat(house: House) -> None:
    made = await house.create("me", "hotseat", advice=True, **ROKOKO)
    other = await house.create("me", {"kind": "bot", "bot": "random"}, advice=True, **ROKOKO)
    assert (await ask(house, other, 1))["code"] == "no_access"
    watcher = {"match": made["match"], "token": made["watch"]}
    assert (await ask(house, Json(watcher)))["code"] == "no_access"


async def test_the_others_hear_that_somebody_has_asked(house: House) -> None:
    ada, ben, watcher = await house.table("me", "open", advice=True, **ROKOKO)
    told = await ask(house, Json({"match": ada.match, "token": ada.token}))
    assert told["status"] == 200
    for client in (ada, ben, watcher):
        await hear_pong(client)
    assert [TOLD in client.heard for client in (ada, ben, watcher)] == [False, True, True]


async def test_advice_on_a_table_that_has_changed_is_stale(house: House) -> None:
    ada, _, _ = await house.table("me", "open", advice=True, **ROKOKO)
    move = ada.state["sides"][0]["moves"][0]["text"]

    async def slow(bots: QuickBots, request: BotRequest) -> object:
        await ada.play(move)
        return advice(perspective_of(request), request.seed, playouts=3)

    with mock.patch.object(QuickBots, "advise", slow):
        told = await ask(house, Json({"match": ada.match, "token": ada.token}))
    assert told["code"] == "stale"


async def test_one_question_at_a_time(house: House) -> None:
    made = await house.create("me", "hotseat", advice=True, **ROKOKO)
    asked, go_on = asyncio.Event(), asyncio.Event()

    async def slow(bots: QuickBots, request: BotRequest) -> object:
        asked.set()
        await go_on.wait()
        return advice(perspective_of(request), request.seed, playouts=3)

    with mock.patch.object(QuickBots, "advise", slow):
        first = asyncio.create_task(ask(house, made))
        await asked.wait()
        assert (await ask(house, made))["code"] == "busy"
        go_on.set()
        assert (await first)["status"] == 200
    assert (await ask(house, made))["status"] == 200


async def test_the_games_say_who_plays_and_who_advises(house: House) -> None:
    games = {each["info"]["name"]: each for each in (await house.get("/api/games")).json()["games"]}
    rokoko = games["rokoko"]
    assert rokoko["levels"] == ["page", "lady", "abbe", "marquise", "minister"]
    assert (rokoko["stand_in"], rokoko["advice"]) == ("abbe", True)
    assert rokoko["bots"][-5:] == rokoko["levels"]
