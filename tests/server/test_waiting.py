"""Before a game begins: invitations, free seats for bots, tables that are called off."""

from __future__ import annotations

import asyncio

import msgspec

from tests.server.client import PATIENCE, Client, Json, assert_same, dial
from tests.server.house import House
from tests.server.test_going_back import refused

CLOCK = {"kind": "live", "bank": 600, "increment": 5}


def bot_to_act(client: Client) -> bool:
    return any(seat["to_act"] and seat["kind"] == "bot" for seat in client.state["seats"])


async def waiting(house: House, *free: Json | str) -> tuple[Json, Client]:
    """A table that Anna has laid, with seats that wait for somebody."""
    plans: tuple[Json | str, ...] = ({"kind": "me", "name": "Anna"}, *free)
    made = await house.create(*plans, clock=CLOCK, options={"side": "masked"})
    return made, await house.come_in(made["match"], made["token"])


async def test_an_invitation_says_what_it_is_to(house: House) -> None:
    made, _ = await waiting(house, "open", "open")
    path = f"/api/matches/{made['match']}/invitation"
    first, second = made["invites"]
    told = (await house.post(path, {"invite": second["invite"]})).json()
    assert (told["seat"], told["host"], told["game"], told["players"]) == (2, "Anna", "banquet", 3)
    assert told["options"]["side"] == "masked"
    assert told["clock"] == {**CLOCK, "days": 3}
    assert [seat["kind"] for seat in told["seats"]] == ["human", "open", "open"]
    assert not {"token", "invite", "invites", "watch"} & told.keys()
    for wrong in (made["token"], made["watch"], "x" * 32):
        answer = await house.post(path, {"invite": wrong})
        assert (answer.status_code, answer.json()["code"]) == (403, "no_access")
    # Looking at it does not use it up; sitting down does.
    await house.join(made["match"], first["invite"], "Ben")
    answer = await house.post(path, {"invite": first["invite"]})
    assert (answer.status_code, answer.json()["code"]) == (403, "no_access")


async def test_the_host_gives_a_free_seat_to_a_bot(house: House) -> None:
    made, anna = await waiting(house, "open", "open")
    joined = await house.join(made["match"], made["invites"][0]["invite"], "Ben")
    ben = await house.come_in(made["match"], joined["token"])
    # A guest may not, and nobody may for a seat that is taken.
    assert await refused(ben, "hand_over", seat=2, bot="greedy") == "no_access"
    assert await refused(anna, "hand_over", seat=1, bot="greedy") == "not_possible"
    assert await refused(anna, "hand_over", seat=2, bot="greedy", name=" x") == "bad_option"
    number = await anna.command("hand_over", seat=2, bot="greedy", name="Vatel")
    for client in (anna, ben):
        await client.hear_of(number)
        seat = client.state["seats"][2]
        assert (seat["kind"], seat["bot"], seat["name"]) == ("bot", "greedy", "Vatel")
        await client.until(lambda client=client: not bot_to_act(client))  # type: ignore[misc]
        assert_same(client.state, await house.state(client.match, client.token))
    # All are there: the game begins.
    assert any(each["to_act"] for each in anna.state["seats"])
    answer = await house.post(
        f"/api/matches/{made['match']}/join", {"invite": made["invites"][1]["invite"]}
    )
    assert (answer.status_code, answer.json()["code"]) == (409, "not_possible")


async def test_the_host_calls_a_table_off(house: House) -> None:
    made, anna = await waiting(house, "open", "open")
    joined = await house.join(made["match"], made["invites"][0]["invite"], "Ben")
    ben = await house.come_in(made["match"], joined["token"])
    assert await refused(ben, "call_off") == "not_possible"
    number = await anna.command("call_off")
    for client in (anna, ben):
        await client.hear_of(number)
        assert [seat["kind"] for seat in client.state["seats"]] == ["human", "human", "closed"]
        assert not any(seat["to_act"] for seat in client.state["seats"])
    assert await refused(anna, "call_off") == "not_possible"
    body = {"invite": made["invites"][1]["invite"]}
    for what in ("join", "invitation"):
        answer = await house.post(f"/api/matches/{made['match']}/{what}", body)
        assert (answer.status_code, answer.json()["code"]) == (409, "not_possible")


async def test_a_table_that_is_full_cannot_be_called_off(house: House) -> None:
    anna, *_ = await house.table({"kind": "me", "name": "Anna"}, "hotseat")
    assert await refused(anna, "call_off") == "not_possible"


async def test_who_is_here_is_told_to_those_who_ask(house: House) -> None:
    made, anna = await waiting(house, "open")
    url = f"ws://{house.address}/api/matches/{made['match']}/socket"
    async with asyncio.timeout(PATIENCE), dial(url) as watcher:
        hello = {"type": "hello", "token": made["watch"], "presence": True}
        await watcher.send(msgspec.json.encode(hello).decode())

        async def here() -> list[int]:
            while True:
                told = msgspec.json.decode(await watcher.recv())
                if told["type"] == "presence":
                    seats: list[int] = told["seats"]
                    return seats

        assert await here() == [0]
        joined = await house.join(made["match"], made["invites"][0]["invite"], "Ben")
        ben = await house.come_in(made["match"], joined["token"])
        assert await here() == [0, 1]
        await ben.close()
        assert await here() == [0]
    assert not any(b'"presence"' in data for data in anna.heard)
