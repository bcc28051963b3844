"""People come, go, change their names, talk; bots stand in for them."""

from __future__ import annotations

import pytest

from bagatelle.kernel.dealer import Dealer
from tests.server.bots import SlowBots
from tests.server.client import Client, assert_same
from tests.server.evening import play_to_the_end
from tests.server.house import House, OpenHouse
from tests.server.test_going_back import next_mover, refused


async def hear(number: int, *clients: Client) -> None:
    for client in clients:
        await client.hear_of(number)


async def test_a_new_name_is_told_everywhere(house: House) -> None:
    """Also in what was told before."""
    anna, ben, watcher = everybody = await house.table({"kind": "me", "name": "Anna"}, "open")
    await play_to_the_end([anna, ben], "names", most=14)
    await hear(max(anna.number, ben.number), *everybody)
    number = await anna.command("rename", name="Anne-Marie")
    await hear(number, *everybody)
    for client in everybody:
        assert client.state["seats"][0]["name"] == "Anne-Marie"
        assert_same(client.state, await house.state(client.match, client.token))
        assert "Anna" not in str(client.state)
    assert "Anne-Marie" in str(watcher.state["log"])
    record = await house.get(f"/api/matches/{anna.match}/record", ben.token)
    assert "Anne-Marie" in record.text


@pytest.mark.parametrize("name", [" Anna", "Anna ", "a\nb", "\x00", "\u202eevil", "x" * 41])
async def test_names_that_are_refused(
    open_house: OpenHouse, sqlite_database: str, name: str
) -> None:
    house = await open_house(sqlite_database)
    anna, _ = await house.table({"kind": "me", "name": "Anna"}, "hotseat")
    await anna.send(type="rename", key="k", number=0, seat=0, name=name)
    await anna.until(lambda: bool(anna.refusals))
    assert anna.refusals[0]["problem"]["code"] in ("bad_option", "bad_request")
    assert (await house.state(anna.match, anna.token))["seats"][0]["name"] == "Anna"


async def test_a_name_may_be_given_up(house: House) -> None:
    anna, _ = await house.table({"kind": "me", "name": "Anna"}, "hotseat")
    await anna.hear_of(await anna.command("rename", name=""))
    assert anna.state["seats"][0]["name"] == ""


async def test_a_bot_stands_in_for_somebody_who_left(house: House) -> None:
    anna, ben, watcher = everybody = await house.table("me", "open")
    assert await refused(anna, "hand_over", seat=1, bot="random") == "not_possible"
    number = await ben.command("leave")
    await hear(number, *everybody)
    assert watcher.state["seats"][1]["left"]
    assert await refused(ben, "leave") == "not_possible"
    assert await refused(anna, "hand_over", seat=1, bot="nobody") == "unknown_bot"
    number = await anna.command("hand_over", seat=1, bot="greedy")
    await hear(number, *everybody)
    assert [watcher.state["seats"][1][each] for each in ("kind", "bot")] == ["bot", "greedy"]
    assert await refused(anna, "hand_over", seat=1, bot="random") == "not_possible"
    chooser = Dealer("stand-in")
    for _ in range(3):
        await anna.until(lambda: bool(anna.may_act()))
        while anna.may_act():
            await anna.hear_of(await anna.play_any(chooser))
    await anna.until(lambda: bool(anna.may_act()))
    entries = await house.journal.entries_since(anna.match, number)
    assert {entry.seat for entry in entries} == {0, 1}
    assert all(entry.key is None for entry in entries if entry.seat == 1)


async def test_the_owner_takes_his_seat_back(house: House) -> None:
    anna, ben, watcher = everybody = await house.table("me", "open")
    assert await refused(ben, "take_back_seat") == "not_possible"
    await hear(await ben.command("leave"), *everybody)
    await hear(await anna.command("hand_over", seat=1, bot="random"), *everybody)
    assert await refused(anna, "take_back_seat", seat=1) == "no_access"
    await anna.until(lambda: bool(anna.may_act()))
    number = await ben.command("take_back_seat")
    await hear(number, *everybody)
    seat = watcher.state["seats"][1]
    assert (seat["kind"], seat["bot"], seat["left"]) == ("human", "", False)
    await play_to_the_end([anna, ben], "back again", most=12)
    entries = await house.journal.entries_since(anna.match, number)
    assert {entry.seat for entry in entries} == {0, 1}
    assert all(entry.key is not None for entry in entries)


async def test_whoever_left_may_simply_come_back(house: House) -> None:
    anna, ben, _ = await house.table("me", "open")
    await hear(await ben.command("leave"), anna, ben)
    await hear(await ben.command("take_back_seat"), anna, ben)
    assert not anna.state["seats"][1]["left"]
    assert await refused(anna, "hand_over", seat=1, bot="random") == "not_possible"


async def test_a_bot_whose_seat_was_taken_back_does_not_move(
    open_house: OpenHouse, database: str
) -> None:
    """It was thinking; its thought comes to nothing."""
    house = await open_house(database, bots=SlowBots)
    anna, ben, _ = await house.table("me", "open")
    mover = await next_mover(anna, ben)
    other = ben if mover is anna else anna
    seat = mover.seats[0]
    await hear(await mover.command("leave"), anna, ben)
    await hear(await other.command("hand_over", seat=seat, bot="random"), anna, ben)
    slow = SlowBots.last
    await slow.is_thinking(1)
    number = await mover.command("take_back_seat")
    await hear(number, anna, ben)
    slow.answer()
    assert await other.command("chat", text="and now?") == number + 1
    assert await mover.play_any(Dealer("mine")) == number + 2


async def test_talk(house: House) -> None:
    anna, ben, watcher = everybody = await house.table("me", "open")
    await ben.command("chat", text="Bon appétit 🍰")
    number = await anna.command("chat", text="<b>merci</b>\n")
    await hear(number, *everybody)
    said = [{"seat": 1, "text": "Bon appétit 🍰"}, {"seat": 0, "text": "<b>merci</b>\n"}]
    for client in everybody:
        assert client.state["chat"] == said
        assert client.state["chat_open"]
    assert (await house.state(watcher.match, watcher.token))["chat"] == said


async def test_talk_is_bounded(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bagatelle.server.room_base.MAX_CHAT", 10)
    anna, _ = await house.table("me", "hotseat")
    for number in range(15):
        await anna.command("chat", text=f"line {number}")
    said = [line["text"] for line in (await house.state(anna.match, anna.token))["chat"]]
    assert said == [f"line {number}" for number in range(5, 15)]


@pytest.mark.parametrize(("server", "table"), [(False, True), (True, False)])
async def test_a_table_without_talk(
    open_house: OpenHouse, sqlite_database: str, server: bool, table: bool
) -> None:
    house = await open_house(sqlite_database, chat=server)
    anna, _ = await house.table("me", "hotseat", chat=table)
    assert not anna.state["chat_open"]
    assert await refused(anna, "chat", text="hello") == "not_possible"
    assert (await house.state(anna.match, anna.token))["chat"] == []


async def test_talk_goes_on_after_the_end(house: House, masquerade: None) -> None:
    anna, ben, _ = await house.table("me", "open", game="masquerade")
    await play_to_the_end([anna, ben], "talk")
    await hear(await ben.command("chat", text="well played"), anna, ben)
    assert anna.state["chat"][-1]["text"] == "well played"
    assert await refused(ben, "leave") == "not_possible"
