"""Tokens are kept as hashes and told to nobody; the seed and hidden things stay until the end."""

from __future__ import annotations

import hashlib
import logging
import re
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from bagatelle.server.hub import Hub
from bagatelle.server.journal import Journal
from bagatelle.server.models import metadata
from bagatelle.server.room import Room
from bagatelle.server.serve import JsonLines
from tests.games.masquerade.state import IN_PILE, MASKS, OUT, SHOWN, WHERE
from tests.games.masquerade.view import mask_name
from tests.server.client import Client, Json
from tests.server.evening import play_to_the_end
from tests.server.house import House, OpenHouse
from tests.server.test_journal import append, entry
from tests.wire import without_printed

MASK = re.compile(rb"\b[GSBW][1-5]\b")


def secrets_of(made: Json) -> list[str]:
    return [made["token"], made["watch"], *(each["invite"] for each in made["invites"])]


async def everything_kept(journal: Journal) -> str:
    """All rows of all tables, as text."""

    def work(connection: Connection) -> str:
        tables = (connection.execute(text(f"SELECT * FROM {name}")) for name in metadata.tables)
        return "\n".join(str(tuple(row)) for rows in tables for row in rows)

    return await journal.read(work)


async def seed_of(house: House, match: str) -> str:
    stored = await house.journal.load(match)
    assert stored is not None
    return stored.row.seed


# ---------------------------------------------------------------------- tokens


async def test_tokens_are_kept_only_as_hashes(
    database: str, open_house: OpenHouse, masquerade: None
) -> None:
    house = await open_house(database)
    made = await house.create("me", "open", game="masquerade")
    secrets = secrets_of(made)
    joined = await house.join(made["match"], made["invites"][0]["invite"], "Ben")
    secrets.append(joined["token"])
    players = [await house.come_in(made["match"], token) for token in (secrets[0], secrets[-1])]
    await play_to_the_end(players, "hashes")
    rematch = await house.post(f"/api/matches/{made['match']}/rematch", token=made["token"])
    secrets.append(rematch.json()["token"])
    kept = await everything_kept(house.journal)
    for secret in secrets:
        assert secret not in kept
    for secret in (made["token"], made["watch"], joined["token"], rematch.json()["token"]):
        assert hashlib.sha256(secret.encode()).hexdigest() in kept
    await open_house.close(house)
    if database.startswith("sqlite"):
        file = Path(make_url(database).database or "")
        raw = b"".join(each.read_bytes() for each in file.parent.glob(f"{file.name}*"))
        assert made["match"].encode() in raw
        assert all(secret.encode() not in raw for secret in secrets)


async def test_no_token_in_any_address(house: House) -> None:
    """A token in an address opens nothing, and the description knows no such thing."""
    made = await house.create("me", "open")
    for path in ("", "/log", "/record"):
        for name in ("token", "access_token", "authorization"):
            answer = await house.get(f"/api/matches/{made['match']}{path}?{name}={made['token']}")
            assert (answer.status_code, answer.json()["code"]) == (403, "no_access")
    told = (await house.get("/api/openapi.json")).json()
    for path, operations in told["paths"].items():
        for operation in operations.values():
            for parameter in operation["parameters"]:
                assert parameter["name"] in ("match", "game", "start", "review", "known"), path


async def test_nobody_is_sent_the_secrets_of_another(house: House, masquerade: None) -> None:
    made = await house.create("me", "open", game="masquerade")
    invite = made["invites"][0]["invite"]
    anna = await house.come_in(made["match"], made["token"])
    watcher = await house.come_in(made["match"], made["watch"])
    joined = await house.join(made["match"], invite, "Ben")
    ben = await house.come_in(made["match"], joined["token"])
    await play_to_the_end([anna, ben], "secrets of another")
    for client in (anna, ben, watcher):
        heard = b"".join(client.heard)
        for secret in (*secrets_of(made), joined["token"]):
            assert secret.encode() not in heard


async def test_no_secret_in_the_log(
    database: str,
    open_house: OpenHouse,
    masquerade: None,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A whole game, with everything that can go wrong in it."""
    caplog.set_level(logging.INFO)
    for noisy in ("uvicorn", "httpx"):
        caplog.set_level(logging.WARNING, noisy)
    caplog.handler.setFormatter(JsonLines())
    house = await open_house(database)
    made = await house.create("me", "open", game="masquerade")
    match, secrets = made["match"], secrets_of(made)
    joined = await house.join(match, made["invites"][0]["invite"], "Ben")
    secrets.append(joined["token"])
    anna = await house.come_in(match, made["token"])
    ben = await house.come_in(match, joined["token"])
    # Things that are refused, with secrets where they do not belong.
    for secret in secrets:
        await house.post(f"/api/matches/{match}/join", {"invite": secret, "name": "x" * 99})
        await house.post(f"/api/matches/{secret}/join", {"invite": secret})
        await house.get(f"/api/matches/{secret}?token={secret}", secret)
        await house.post("/api/matches", {"game": secret, "seats": [{"kind": secret}]})
        await anna.send_raw(f'{{"type": "hello", "token": "{secret}", "more": 1}}')
        await anna.send_raw(f'{{"type": "{secret}"')
        await anna.send(type="chat", key=secret, number=0, seat=4, text=secret)
        stranger = Client(house.address, match, secret[::-1])
        with pytest.raises(AssertionError):
            await stranger.connect()
        await stranger.close()
    # Trouble in the house.
    real = house.journal.append

    async def trouble(*words: object) -> bool:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(house.journal, "append", trouble)
        with pytest.raises(ConnectionError):
            await ben.command("chat", text="lost")
        answer = await house.command(
            match, joined["token"], type="chat", key="k", number=0, seat=1, text="lost"
        )
        assert answer.status_code == 500
        patch.setattr(house.journal, "append", real)
        patch.setattr(Hub, "_broadcast", lambda *words: 1 / 0)
        answer = await house.command(
            match, joined["token"], type="chat", key="k", number=0, seat=1, text="kept"
        )
        assert answer.status_code == 500
    await ben.connect()
    await anna.hear_of(await ben.command("chat", text="did you hear?"))
    await play_to_the_end([anna, ben], "logged")
    rematch = await house.post(f"/api/matches/{match}/rematch", token=joined["token"])
    secrets.append(rematch.json()["token"])
    seeds = [await seed_of(house, name) for name in (match, rematch.json()["match"])]
    await open_house.close(house)
    assert "the disk is full" in caplog.text
    for secret in (*secrets, *seeds):
        assert secret not in caplog.text


async def test_errors_of_the_database_do_not_tell_what_was_written(journal: Journal) -> None:
    with pytest.raises(Exception, match="entries") as error:
        await append(journal, entry(1), "no such match")
    assert "Zoë" not in str(error.value)


# ---------------------------------------------------------------------- hidden things


def hidden_from(house: House, client: Client) -> set[bytes]:
    """The names of the masks that a client may not know of, or not where they are."""
    room = house.hub.rooms[client.match].room
    assert isinstance(room, Room)
    table = room.match._table
    own = client.seats[0] if client.seats else -1
    return {
        mask_name(mask).encode()
        for mask in range(MASKS)
        if table[WHERE + mask] == IN_PILE
        or (table[WHERE + mask] not in (own, OUT) and not table[SHOWN + mask])
    }


async def test_hidden_things_and_the_seed_stay_in_the_house(house: House, masquerade: None) -> None:
    """Every byte that is sent to anybody in a whole game is looked at."""
    everybody = await house.table("me", "open", "open", game="masquerade")
    seed = (await seed_of(house, everybody[0].match)).encode()
    named: dict[Client, set[bytes]] = {client: set() for client in everybody}
    read = dict.fromkeys(everybody, 0)

    async def look(mover: Client, number: int) -> None:
        for client in everybody:
            await client.hear_of(number)
        for client in everybody:
            if client.is_over:
                continue
            if number % 4 == 0:
                for path in ("", "/record", "/log?start=0"):
                    answer = await house.get(f"/api/matches/{client.match}{path}", client.token)
                    client.heard.append(answer.content)
            for data in client.heard[read[client] :]:
                assert seed not in data
                named[client].update(MASK.findall(without_printed(data)))
            read[client] = len(client.heard)
            assert named[client].isdisjoint(hidden_from(house, client))

    await play_to_the_end(everybody[:-1], "hidden", look)
    assert all(len(names) >= 6 for names in named.values())
    for client in everybody:
        record = await house.get(f"/api/matches/{client.match}/record", client.token)
        assert seed in record.content


async def test_the_seed_of_a_game_with_bots_stays_in_the_house(house: House) -> None:
    bot = {"kind": "bot", "bot": "greedy"}
    made = await house.create(bot, bot)
    watcher = await house.come_in(made["match"], made["watch"])
    await watcher.until(lambda: watcher.is_over)
    seed = (await seed_of(house, made["match"])).encode()
    assert all(seed not in data for data in watcher.heard)
    assert len(watcher.heard) > 20


async def test_one_device_sees_all_its_seats_and_no_other(house: House, masquerade: None) -> None:
    device, guest, _ = await house.table("me", "hotseat", "open", game="masquerade")
    sides = device.state["sides"]
    assert [side["seat"] for side in sides] == [0, 1]
    hands = [{mask["id"] for mask in device.view(seat)["own"]["hand"]} for seat in (0, 1)]
    other = {mask["id"] for mask in guest.view(2)["own"]["hand"]}
    told = without_printed(msgspec.json.encode(device.state)).decode()
    assert len(hands[0] | hands[1]) == 6
    assert not any(mask in told for mask in other)
