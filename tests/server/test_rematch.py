"""The same table once more."""

from __future__ import annotations

import asyncio

from bagatelle.kernel.dealer import Dealer
from tests.server.client import Client, Json
from tests.server.evening import play_to_the_end
from tests.server.house import House, OpenHouse

BOT = {"kind": "bot", "bot": "random"}


async def ask(house: House, client: Client) -> Json:
    answer = await house.post(f"/api/matches/{client.match}/rematch", token=client.token)
    assert answer.status_code == 200, answer.text
    return Json(answer.json())


async def announced(client: Client, match: str) -> None:
    await client.until(lambda: bool(client.state["rematch"] == match))


async def played(house: House, *seats: Json | str, **more: object) -> list[Client]:
    clients = await house.table(*seats, game="masquerade", **more)
    await play_to_the_end(clients[:-1], "first")
    return clients


async def test_both_ask_at_once_and_meet(house: House, masquerade: None) -> None:
    anna, ben, watcher = await played(
        house, {"kind": "me", "name": "Anna"}, "open", options={"rounds": "two"}, chat=False
    )
    first, second = await asyncio.gather(ask(house, anna), ask(house, ben))
    assert first["match"] == second["match"] != anna.match
    assert (first["seats"], second["seats"]) == ([0], [1])
    assert len({first["token"], second["token"], anna.token, ben.token}) == 4
    for client in (anna, ben, watcher):
        await announced(client, first["match"])
    again = [await house.come_in(told["match"], told["token"]) for told in (first, second)]
    assert [seat["name"] for seat in again[0].state["seats"]] == ["Anna", "Guest 1"]
    assert again[0].state["options"] == {"rounds": "two"}
    assert not again[0].state["chat_open"]
    assert again[0].state["commitment"] != anna.state["commitment"]
    await play_to_the_end(again, "second")
    entries = await house.journal.entries_since(anna.match, 0)
    assert [entry.kind for entry in entries].count("rematch") == 1


async def test_many_ask_and_there_is_one(house: House, masquerade: None) -> None:
    anna, ben, _ = await played(house, "me", "open")
    told = await asyncio.gather(*(ask(house, who) for who in (anna, ben) * 4))
    assert len({each["match"] for each in told}) == 1
    assert await house.journal.count_matches() == 2


async def test_whoever_asks_later_comes_to_the_same_table(house: House, masquerade: None) -> None:
    anna, ben, _ = await played(house, "me", "open")
    first = await ask(house, anna)
    await announced(ben, first["match"])
    table = await house.come_in(first["match"], first["token"])
    if table.may_act():
        await table.play_any(Dealer("early"))
    assert (await ask(house, ben))["match"] == first["match"]


async def test_no_rematch_before_the_end(house: House) -> None:
    anna, watcher = await house.table("me", "hotseat")
    answer = await house.post(f"/api/matches/{anna.match}/rematch", token=anna.token)
    assert (answer.status_code, answer.json()["code"]) == (409, "not_possible")
    answer = await house.post(f"/api/matches/{anna.match}/rematch", token=watcher.token)
    assert (answer.status_code, answer.json()["code"]) == (409, "not_possible")


async def test_a_spectator_follows_and_lays_nothing(house: House, masquerade: None) -> None:
    anna, _, watcher = await played(house, "me", "open")
    path = f"/api/matches/{anna.match}/rematch"
    answer = await house.post(path, token=watcher.token)
    assert (answer.status_code, answer.json()["code"]) == (403, "no_access")
    assert await house.journal.count_matches() == 1
    laid = await ask(house, anna)
    await announced(watcher, laid["match"])
    followed = await ask(house, watcher)
    assert (followed["match"], followed["seats"]) == (laid["match"], [])
    assert laid["watch"] not in (laid["token"], followed["watch"])
    for secret in (laid["watch"], followed["watch"]):
        looks_on = await house.come_in(laid["match"], secret)
        assert [side["seat"] for side in looks_on.state["sides"]] == [None]
    mine = await house.post("/api/mine", {"tokens": [anna.token, laid["token"], laid["watch"]]})
    lines = {line["match"]: line for line in mine.json()["matches"]}
    assert lines.keys() == {anna.match, laid["match"]}
    places = anna.state["sheet"]["places"]
    assert lines[anna.match]["winners"] == [seat for seat in (0, 1) if places[seat] == 1]
    assert lines[laid["match"]]["winners"] == []


async def test_bots_sit_down_again(house: House, masquerade: None) -> None:
    anna, _ = await played(house, "me", BOT)
    told = await ask(house, anna)
    again = await house.come_in(told["match"], told["token"])
    assert [seat["kind"] for seat in again.state["seats"]] == ["human", "bot"]
    await play_to_the_end([again], "with the bot")


async def test_a_rematch_that_was_not_announced_is_announced_later(
    database: str, open_house: OpenHouse, masquerade: None
) -> None:
    """The server died between laying the new table and saying so."""
    house = await open_house(database)
    anna, _ = await played(house, "me", "hotseat")
    async with house.hub.room(anna.match) as open_room:
        laid = await house.hub.laying._lay_again(open_room.room)
    await open_house.close(house)
    house = await open_house(database)
    back = await house.come_in(anna.match, anna.token)
    assert back.state["rematch"] is None
    assert (await ask(house, back))["match"] == laid
    await announced(back, laid)
