"""Tables are laid, people sit down at them, watch them and find them again."""

from __future__ import annotations

import socket

import pytest

from bagatelle.kernel.dealer import Dealer
from tests.server.client import Json, Refused
from tests.server.house import House, OpenHouse, Time

BOT = {"kind": "bot", "bot": "random"}


def kinds(state: Json) -> list[str]:
    return [seat["kind"] for seat in state["seats"]]


async def test_every_kind_of_seat(house: House) -> None:
    made = await house.create(
        {"kind": "me", "name": "Anna"},
        {"kind": "open", "name": "somebody"},
        {**BOT, "name": "Jacques"},
        {"kind": "hotseat", "name": "Ben"},
    )
    assert made["seats"] == [0, 3]
    assert [each["seat"] for each in made["invites"]] == [1]
    state = await house.state(made["match"], made["token"])
    assert kinds(state) == ["human", "open", "bot", "human"]
    assert [seat["name"] for seat in state["seats"]] == ["Anna", "somebody", "Jacques", "Ben"]
    assert [seat["bot"] for seat in state["seats"]] == ["", "", "random", ""]
    assert [side["seat"] for side in state["sides"]] == [0, 3]
    assert state["commitment"] == made["commitment"]
    secrets = [made["token"], made["watch"], made["invites"][0]["invite"]]
    assert len(set(secrets)) == 3
    assert all(len(secret) >= 32 for secret in secrets)


async def test_options_and_their_defaults(house: House) -> None:
    made = await house.create("me", "hotseat", options={"side": "masked"})
    state = await house.state(made["match"], made["token"])
    assert state["options"]["side"] == "masked"
    assert state["players"] == 2
    assert state["game"] == "banquet"
    other = await house.create("me", "hotseat")
    assert (await house.state(other["match"], other["token"]))["options"]["side"] != "masked"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "unknown_game"),
        ({"game": "banquet", "seats": [{"kind": "me"}] * 2}, "bad_option"),
        ({"game": "banquet", "seats": [{"kind": "me"}], "options": {"x": "y"}}, "bad_option"),
        ({"game": "banquet", "seats": [{"kind": "hotseat"}] * 5}, "bad_option"),
        ({"game": "banquet", "seats": [{"kind": "me", "name": " Anna"}]}, "bad_option"),
        ({"game": "banquet", "seats": [{"kind": "me", "name": "A\u202eB"}]}, "bad_option"),
        ({"game": "banquet", "seats": [{"kind": "bot", "bot": "deep"}]}, "unknown_bot"),
        ({"game": "banquet", "seats": [{"kind": "bot"}]}, "unknown_bot"),
        ({"game": "banquet", "seats": []}, "bad_request"),
        ({"game": "banquet", "seats": [{"kind": "me"}] * 6}, "bad_request"),
        ({"game": "banquet", "seats": [{"kind": "king"}]}, "bad_request"),
        ({"game": "banquet", "seats": [{"kind": "me", "name": "x" * 41}]}, "bad_request"),
        ({"game": "banquet", "seats": [{"kind": "me"}], "cheat": True}, "bad_request"),
        ({"seats": [{"kind": "me"}]}, "bad_request"),
        ([], "bad_request"),
    ],
)
async def test_what_cannot_be_laid(
    open_house: OpenHouse, sqlite_database: str, body: object, code: str
) -> None:
    house = await open_house(sqlite_database)
    answer = await house.post("/api/matches", body)
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert answer.json()["sentence"]
    assert await house.journal.count_matches() == 0


async def test_games_and_their_bots(house: House) -> None:
    games = (await house.get("/api/games")).json()["games"]
    banquet = next(game for game in games if game["info"]["name"] == "banquet")
    assert banquet["info"]["players"] == [1, 2, 3, 4]
    assert banquet["bots"][0] == "random"


async def test_games_say_what_can_be_chosen_together(house: House) -> None:
    games = (await house.get("/api/games")).json()["games"]
    options = {
        option["name"]: option
        for game in games
        if game["info"]["name"] == "rokoko"
        for option in game["info"]["options"]
    }
    modules = ["jewelry_box", "fancy", "festivity", "expert"]
    assert options["modules"] == {
        "name": "modules",
        "values": [],
        "default": "none",
        "many": modules,
    }
    assert options["edition"]["many"] == []
    chosen = ",".join(reversed(modules))
    made = await house.create("me", "hotseat", game="rokoko", options={"modules": chosen})
    state = await house.state(made["match"], made["token"])
    assert state["options"]["modules"] == ",".join(modules)
    assert state["options"]["edition"] == "deluxe", "modules belong to it"


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (2, {"modules": "fancy,perfume"}, "rokoko-bad-modules"),
        (2, {"modules": "fancy", "edition": "2013"}, "rokoko-bad-edition-modules"),
        (1, {"edition": "2013"}, "rokoko-bad-edition-solo"),
        (1, {"start": "1"}, "rokoko-bad-start-solo"),
    ],
)
async def test_what_does_not_go_together(house: House, seats: int, options: Json, why: str) -> None:
    plans = [{"kind": "me"}, {"kind": "hotseat"}][:seats]
    wish = {"game": "rokoko", "seats": plans, "options": options}
    answer = await house.post("/api/matches", wish)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_option"
    assert answer.json()["message"]["id"] == why


async def test_an_invitation_brings_somebody_in(house: House) -> None:
    made = await house.create("me", "open")
    anna = await house.come_in(made["match"], made["token"])
    assert anna.may_act() == []
    joined = await house.join(made["match"], made["invites"][0]["invite"], "Ben")
    assert joined["seats"] == [1]
    assert joined["token"] not in (made["token"], made["invites"][0]["invite"])
    await anna.hear_of(1)
    assert anna.updates[0]["kind"] == "join"
    assert anna.updates[0]["actor"] == 1
    assert [seat["name"] for seat in anna.state["seats"]] == ["", "Ben"]
    assert kinds(anna.state) == ["human", "human"]
    ben = await house.come_in(made["match"], joined["token"])
    assert ben.seats == [1]
    assert bool(anna.may_act()) != bool(ben.may_act())


async def test_nobody_moves_before_all_are_there(house: House) -> None:
    made = await house.create("me", "open", BOT)
    anna = await house.come_in(made["match"], made["token"])
    with pytest.raises(Refused) as refusal:
        await anna.play("take row 1")
    assert refusal.value.code == "not_possible"
    assert [seat["to_act"] for seat in anna.state["seats"]] == [False] * 3


async def test_wrong_and_used_invitations(house: House) -> None:
    made = await house.create("me", "open", "open")
    match, (first, second) = made["match"], made["invites"]
    other = await house.create("me", "open")
    path = f"/api/matches/{match}/join"
    await house.join(match, first["invite"])
    for wrong in (
        first["invite"],
        other["invites"][0]["invite"],
        "x" * 32,
        made["token"],
        made["watch"],
    ):
        answer = await house.post(path, {"invite": wrong})
        assert (answer.status_code, answer.json()["code"]) == (403, "no_access")
    assert kinds(await house.state(match, made["token"])) == ["human", "human", "open"]
    assert kinds(await house.state(other["match"], other["token"])) == ["human", "open"]
    answer = await house.post(path, {"invite": second["invite"], "name": " padded "})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_option")
    assert (await house.join(match, second["invite"]))["seats"] == [2]


async def test_an_invitation_opens_nothing_else(house: House) -> None:
    made = await house.create("me", "open")
    invite = made["invites"][0]["invite"]
    answer = await house.get(f"/api/matches/{made['match']}", invite)
    assert (answer.status_code, answer.json()["code"]) == (403, "no_access")


async def test_spectators_see_and_touch_nothing(house: House) -> None:
    _, watcher = await house.table("me", "hotseat")
    assert [side["seat"] for side in watcher.state["sides"]] == [None]
    assert watcher.state["sides"][0]["moves"] == []
    who = next(seat["seat"] for seat in watcher.state["seats"] if seat["to_act"])
    for kind, more in (
        ("play", {"text": "take row 1"}),
        ("undo", {}),
        ("ask_takeback", {}),
        ("answer_takeback", {"agree": True}),
        ("rename", {"name": "Nobody"}),
        ("leave", {}),
        ("hand_over", {"bot": "random"}),
        ("take_back_seat", {}),
        ("chat", {"text": "hello"}),
    ):
        with pytest.raises(Refused) as refusal:
            await watcher.command(kind, seat=who, **more)
        assert refusal.value.code == "no_access"
    answer = await house.post(f"/api/matches/{watcher.match}/rematch", token=watcher.token)
    assert answer.json()["code"] == "not_possible"
    fresh = await house.state(watcher.match, watcher.token)
    assert fresh == watcher.state
    assert fresh["number"] == 0


async def test_nobody_plays_for_another(house: House) -> None:
    anna, ben, _ = await house.table("me", "open")
    mover, other = (anna, ben) if anna.may_act() else (ben, anna)
    text = mover.moves(mover.seats[0])[0]
    with pytest.raises(Refused) as refusal:
        await other.play(text, seat=mover.seats[0])
    assert refusal.value.code == "no_access"
    assert (await house.state(anna.match, anna.token))["number"] == 1
    assert await mover.play(text) == 2


async def test_one_device_for_several_players(house: House) -> None:
    device, _ = await house.table("me", "hotseat", "hotseat")
    chooser = Dealer("hotseat")
    seen = set()
    for _ in range(12):
        seen.add(device.may_act()[0])
        await device.hear_of(await device.play_any(chooser))
    assert len(device.may_act()) == 1
    assert seen <= {0, 1, 2}
    assert len(seen) > 1


async def test_a_table_without_people(house: House) -> None:
    """Its creator watches."""
    made = await house.create(BOT, BOT)
    assert made["seats"] == []
    watcher = await house.come_in(made["match"], made["token"])
    await watcher.until(lambda: watcher.is_over)
    assert watcher.state["sheet"]["totals"]
    assert watcher.state["log"]


async def test_the_list_of_mine(house: House) -> None:
    tables = [await house.create("me", "open") for _ in range(3)]
    joined = await house.join(tables[0]["match"], tables[0]["invites"][0]["invite"], "Ben")
    tokens = [table["token"] for table in tables]
    answer = await house.post(
        "/api/mine",
        {"tokens": [*tokens, joined["token"], tables[1]["watch"], "wrong" * 5, *tokens]},
    )
    assert answer.status_code == 200
    mine = answer.json()["matches"]
    assert [(line["match"], line["yours"]) for line in mine[:2]] == [
        (tables[0]["match"], [0]),
        (tables[0]["match"], [1]),
    ]
    assert {line["match"] for line in mine} == {table["match"] for table in tables}
    assert len(mine) == 4
    assert sorted(line["your_turn"] for line in mine) == [False, False, False, True]
    assert [line["changed"] for line in mine] == sorted(
        (line["changed"] for line in mine), reverse=True
    )
    assert kinds(mine[-1]) == ["human", "open"]
    assert (await house.post("/api/mine", {"tokens": []})).json() == {"matches": []}


async def test_the_last_changed_match_comes_first(
    database: str, open_house: OpenHouse, time: Time
) -> None:
    house = await open_house(database)
    tables = []
    for _ in range(3):
        tables.append(await house.create("me", "hotseat"))
        time.pass_by(60)
    order = [1, 0, 2]
    for index in order:
        table = tables[index]
        said = {"type": "chat", "key": "k", "number": 0, "seat": 0, "text": "hm"}
        answer = await house.command(table["match"], table["token"], **said)
        assert answer.status_code == 200
        time.pass_by(60)
    await open_house.close(house)
    house = await open_house(database)
    mine = await house.post("/api/mine", {"tokens": [table["token"] for table in tables]})
    found = [line["match"] for line in mine.json()["matches"]]
    assert found == [tables[index]["match"] for index in reversed(order)]


async def test_health(house: House) -> None:
    made = await house.create("me", "hotseat")
    await house.come_in(made["match"], made["token"])
    told = (await house.get("/api/health")).json()
    kind = "postgresql" if house.journal.is_postgres else "sqlite"
    assert told["status"] == "ok"
    assert (told["database"], told["matches"], told["sockets"]) == (kind, 1, 1)


async def test_addresses_that_lead_nowhere(house: House) -> None:
    for path in ("/api", "/api/matches/x/y", "/api/nothing"):
        answer = await house.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    answer = await house.http.delete("/api/matches")
    assert (answer.status_code, answer.json()["code"]) == (405, "not_allowed")
    assert answer.headers["allow"] == "POST"


async def test_small_messages_are_sent_at_once(house: House) -> None:
    """Nothing waits for more to come: that would cost each move a twentieth of a second."""
    made = await house.create("me", "hotseat")
    await house.come_in(made["match"], made["token"])
    connections = list(house.server.server_state.connections)
    assert len(connections) == 2
    for connection in connections:
        transport = connection.transport
        assert transport is not None
        connection = transport.get_extra_info("socket")
        assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0
