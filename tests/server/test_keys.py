"""Keys belong to a client: nobody can use up, or learn of, the key of somebody else."""

from __future__ import annotations

import asyncio

import pytest

from bagatelle.kernel.dealer import Dealer
from tests.server.client import Client, until
from tests.server.evening import play_to_the_end
from tests.server.house import House, OpenHouse
from tests.server.test_going_back import next_mover, refused


async def test_the_key_of_another_seat_does_not_block_mine(house: House) -> None:
    anna, ben, watcher = await house.table("me", "open")
    first = await anna.command("chat", text="anna's", key="k")
    second = await ben.command("chat", text="ben's", key="k")
    assert second == first + 1
    for client in (anna, ben, watcher):
        await client.hear_of(second)
    assert [each["key"] for each in anna.updates[-2:]] == ["k", None]
    assert [each["key"] for each in ben.updates[-2:]] == [None, "k"]
    # And each is done once, also by whoever sends it again after a restart of the room.
    assert await anna.command("chat", text="anna's", key="k", number=0) == first
    assert await ben.command("chat", text="ben's", key="k", number=0) == second


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("chat", {"text": "something else"}),
        ("chat", {"text": "hello", "seat": 1}),
        ("rename", {"name": "hello"}),
    ],
)
async def test_the_same_key_with_other_contents_is_refused(
    house: House, kind: str, fields: dict[str, object]
) -> None:
    anna, _ = await house.table("me", "hotseat")
    number = await anna.command("chat", text="hello", key="k")
    await anna.hear_of(number)
    assert await refused(anna, kind, key="k", **fields) == "bad_request"
    assert await anna.command("chat", text="hello", key="k", number=number) == number
    assert (await house.state(anna.match, anna.token))["number"] == number


async def test_the_same_key_for_another_move_is_refused(
    database: str, open_house: OpenHouse
) -> None:
    """Also after a restart, when only the database knows what was wanted."""
    house = await open_house(database)
    anna, _ = await house.table("me", "hotseat")
    one, other = anna.moves(anna.may_act()[0])[:2]
    seat = anna.may_act()[0]
    number = await anna.play(one, seat=seat, key="k", number=0)
    await open_house.close(house)
    house = await open_house(database)
    again = await house.come_in(anna.match, anna.token)
    assert await again.play(one, seat=seat, key="k", number=0) == number
    assert await refused(again, "play", text=other, seat=seat, key="k", number=0) == "bad_request"


async def test_a_spectator_hears_nothing_of_a_key(house: House) -> None:
    anna, _, watcher = await house.table("me", "open")
    number = await anna.command("chat", text="hello", key="k")
    await watcher.hear_of(number)
    assert watcher.updates[-1]["key"] is None
    assert await refused(watcher, "chat", text="hello", key="k", seat=0) == "no_access"


async def test_only_the_token_that_sent_it_hears_its_key(house: House) -> None:
    """Two who own the same seat are two clients."""
    anna, ben, _ = await house.table("me", "open")
    twin = await house.come_in(anna.match, anna.token)
    number = await anna.command("chat", text="hello", key="k")
    for client in (twin, ben):
        await client.hear_of(number)
    assert (twin.updates[-1]["key"], ben.updates[-1]["key"]) == ("k", None)


# ---------------------------------------------------------------------- seats that were given up


async def gone(house: House) -> tuple[Client, Client]:
    """Somebody who has left in their turn, with a bot in their place that does not move."""
    anna, ben, _ = await house.table("me", "open")
    mover = await next_mover(anna, ben)
    other = ben if mover is anna else anna
    await mover.hear_of(await mover.command("leave"))
    return mover, other


async def test_the_token_of_a_seat_that_was_left_does_nothing(house: House) -> None:
    left, other = await gone(house)
    seat = left.seats[0]
    text = left.moves(seat)[0] if left.may_act() else "take row 1"
    number = left.number
    for _ in range(2):  # once after leaving, once while a bot plays
        for kind, fields in (
            ("play", {"text": text, "number": number}),
            ("undo", {}),
            ("ask_takeback", {}),
            ("rename", {"name": "Nobody"}),
            ("chat", {"text": "still here?"}),
            ("hand_over", {"seat": other.seats[0], "bot": "random"}),
        ):
            assert await refused(left, kind, **fields) == "not_possible", kind
        if not (await house.state(other.match, other.token))["seats"][seat]["bot"]:
            await other.command("hand_over", seat=seat, bot="random")
            await other.until(lambda: bool(other.may_act()))
    number = await left.command("take_back_seat")
    await left.hear_of(number)
    assert await left.command("chat", text="here again") == number + 1
    # He plays again, too.
    await other.hear_of(number + 1)
    mover = await next_mover(left, other)
    await mover.play_any(Dealer("again"))


# ---------------------------------------------------------------------- other devices


async def renewed(house: House, client: Client, **body: object) -> str:
    answer = await house.post(f"/api/matches/{client.match}/token", body, client.token)
    assert answer.status_code == 200, answer.text
    token: str = answer.json()["token"]
    return token


async def test_a_player_shows_all_other_devices_out(house: House) -> None:
    anna, ben, _ = await house.table("me", "open")
    lost = await house.come_in(anna.match, anna.token)
    token = await renewed(house, anna)
    for device in (anna, lost):
        assert await device.has_closed() == 4403
    assert (await house.get(f"/api/matches/{anna.match}", anna.token)).status_code == 403
    chat = {"type": "chat", "key": "late", "number": 0, "seat": 0, "text": "late"}
    assert (await house.command(anna.match, anna.token, **chat)).status_code == 403
    again = await house.come_in(anna.match, token)
    number = await again.command("chat", text="it is me")
    await ben.hear_of(number)
    assert ben.closed is None


async def test_tokens_for_the_same_seat_of_a_rematch_die_too(
    house: House, masquerade: None
) -> None:
    anna, ben, _ = await house.table("me", "open", game="masquerade")
    await play_to_the_end([anna, ben], "rematch")
    path = f"/api/matches/{anna.match}/rematch"
    first, second = [(await house.post(path, token=anna.token)).json() for _ in range(2)]
    other = (await house.post(path, token=ben.token)).json()
    answer = await house.post(f"/api/matches/{first['match']}/token", {}, first["token"])
    kept = answer.json()["token"]
    for token, status in (
        (first["token"], 403), (second["token"], 403), (kept, 200), (other["token"], 200),
        (first["watch"], 200),
    ):  # fmt: skip
        assert (await house.get(f"/api/matches/{first['match']}", token)).status_code == status


async def test_a_new_token_whose_answer_was_lost(house: House) -> None:
    anna, _ = await house.table("me", "hotseat")
    own = "n" * 40
    assert await renewed(house, anna, token=own) == own
    answer = await house.post(f"/api/matches/{anna.match}/token", {"token": own}, anna.token)
    assert (answer.status_code, answer.json()["token"]) == (200, own)
    answer = await house.post(f"/api/matches/{anna.match}/token", {}, anna.token)
    assert answer.status_code == 403


async def test_who_renews_at_once_with_somebody_else_comes_first_or_not_at_all(
    house: House,
) -> None:
    """The owner and a thief: one of them has the seat afterwards, and it is no secret who."""
    anna, _ = await house.table("me", "hotseat")
    path = f"/api/matches/{anna.match}/token"
    answers = await asyncio.gather(*(house.post(path, {}, anna.token) for _ in range(4)))
    assert sorted(each.status_code for each in answers) == [200, 403, 403, 403]
    (token,) = (each.json()["token"] for each in answers if each.status_code == 200)
    assert (await house.state(anna.match, token))["number"] == 0


async def test_only_owners_renew(house: House) -> None:
    made = await house.create("me", "open")
    path = f"/api/matches/{made['match']}/token"
    for token in (made["watch"], made["invites"][0]["invite"], "x" * 32):
        assert (await house.post(path, {}, token)).status_code == 403
    for known in (made["watch"], made["invites"][0]["invite"]):
        answer = await house.post(path, {"token": known}, made["token"])
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert (await house.state(made["match"], made["token"]))["number"] == 0


async def test_all_servers_hear_of_a_new_token(
    postgres_database: str, open_house: OpenHouse
) -> None:
    here, there = [await open_house(postgres_database) for _ in range(2)]
    anna, ben, _ = await here.table("me", "open")
    far = await there.come_in(anna.match, anna.token)
    far_ben = await there.come_in(ben.match, ben.token)
    assert (await there.get(f"/api/matches/{anna.match}", anna.token)).status_code == 200
    token = await renewed(here, anna)
    assert await far.has_closed() == 4403
    assert (await there.get(f"/api/matches/{anna.match}", anna.token)).status_code == 403
    assert (await there.get(f"/api/matches/{anna.match}", token)).status_code == 200
    assert await far_ben.command("chat", text="I stay") > 0


async def test_a_token_that_is_renewed_while_its_owner_comes_in(house: House) -> None:
    """Whatever the order, an old token ends outside."""
    anna, _ = await house.table("me", "hotseat")
    client = Client(house.address, anna.match, anna.token)
    async with house.hub.room(anna.match):
        coming = asyncio.create_task(client.connect())
        await until(lambda: len(house.app.state.gate.door) > house.hub.sockets + 1)
        await renewed(house, anna)
    await asyncio.gather(coming, return_exceptions=True)
    assert await client.has_closed() == 4403
    await client.close()
    await until(lambda: house.hub.sockets == 1)
