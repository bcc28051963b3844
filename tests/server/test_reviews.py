"""Reviews: of finished matches only, made by a worker, told piece by piece, kept with the match."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bagatelle
from bagatelle.bots.review import review
from bagatelle.server import reviews
from bagatelle.server.bot_pool import Worker
from tests.server.client import Json
from tests.server.house import House, OpenHouse

RECORD = (Path(__file__).parents[1] / "kernel" / "sixth-noble.txt").read_text(encoding="utf-8")
MATCH = bagatelle.load_record(RECORD)
LAST = len(MATCH.played) - 1


@pytest.fixture
async def house(sqlite_database: str, open_house: OpenHouse) -> House:
    return await open_house(sqlite_database, review_playouts=1)


async def play_on(house: House, moves: int, **asked: Any) -> Json:
    body = {"record": RECORD, "moves": moves, "seat": 0, "bot": "random", **asked}
    answer = await house.post("/api/play_on", body)
    return Json({"status": answer.status_code, **answer.json()})


async def finished(house: House) -> Json:
    """A match of this server that is over."""
    mover = MATCH.played[LAST].seat
    made = await play_on(house, LAST, seat=mover)
    text = MATCH.notation(MATCH.played[LAST])
    move = {"type": "play", "key": "last", "number": LAST, "seat": mover, "text": text}
    assert (await house.command(made["match"], made["token"], **move)).status_code == 200
    return made


async def ask(house: House, path: str, body: Json | None = None, token: str | None = None) -> Json:
    answer = await house.post(path, body, token) if body is not None else await house.get(path)
    return Json({"http": answer.status_code, **answer.json()})


def plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


# ---------------------------------------------------------------------- what is made


@pytest.mark.slow
async def test_a_match_is_reviewed_and_the_review_kept(
    house: House, sqlite_database: str, open_house: OpenHouse
) -> None:
    made = await finished(house)
    path = f"/api/matches/{made['match']}/review"
    told = await ask(house, path, Json(seat=1), made["token"])
    assert (told["http"], told["seat"], told["compared"]) == (200, 1, [])
    compared: list[Json] = []
    seen: list[int] = []
    while told["status"] != "done":
        assert told["status"] in ("waiting", "working")
        seen.append(told["done"])
        await asyncio.sleep(0.1)
        told = await ask(house, f"/api/reviews/{told['review']}?known={len(compared)}")
        compared += told["compared"]
    assert seen == sorted(seen)
    assert told["done"] == told["steps"]

    # It is what anybody finds who reviews the record.
    match = bagatelle.load_record((await house.get(*record_of(made))).text)
    found = review(match, 1, 1)
    assert told["course"] == plain(found.course)
    assert told["found"] == plain(found.found)
    assert sorted(compared, key=lambda turn: turn["turn"]) == plain(found.compared)
    turning = [point["turn"] for point in told["course"]["turning_points"]]
    assert turning
    first = [turn["turn"] for turn in compared][: len(turning)]
    assert set(first) <= set(turning), "turning points come first"

    # Another seat's review need not compare the turns again.
    other = await ask(house, path, Json(seat=0), made["token"])
    turns = house.hub.reviews._known[other["review"]]
    assert len(turns._shared) == len(found.course.turns)

    # Whoever asks again finds it, also after a restart, and also by the record.
    await open_house.close(house)
    house = await open_house(sqlite_database, review_playouts=1)
    again = await ask(house, path, Json(seat=1), made["token"])
    assert (again["status"], again["review"], again["course"]) == (
        "done",
        told["review"],
        told["course"],
    )
    assert again["compared"] == compared
    record = (await house.get(*record_of(made))).text
    assert await ask(house, "/api/reviews", Json(record=record, seat=1)) == again


def record_of(made: Json) -> tuple[str, str]:
    return f"/api/matches/{made['match']}/record", made["token"]


async def test_a_review_that_fails_begins_anew(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken(Worker):
        async def do(self, *_: object) -> Any:
            raise BrokenProcessPool

    monkeypatch.setattr(house.hub.reviews, "_worker", Broken())
    told = await ask(house, "/api/reviews", Json(record=RECORD))
    while told["status"] != "failed":
        await asyncio.sleep(0.01)
        told = await ask(house, f"/api/reviews/{told['review']}")
    monkeypatch.undo()
    again = await ask(house, "/api/reviews", Json(record=RECORD))
    assert (again["review"], again["status"]) == (told["review"], "waiting")


async def test_the_worker_steps_back_for_the_bots(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    monkeypatch.setattr("os.nice", asked.append)
    monkeypatch.setattr(reviews, "end_with_parent", lambda: None)
    assert house.hub.reviews._worker._begin is reviews.step_back
    reviews.step_back()
    assert asked == [reviews.NICE]


# ---------------------------------------------------------------------- what is refused


async def test_a_running_match_is_never_reviewed(house: House) -> None:
    made = await house.create("me", "hotseat")
    path = f"/api/matches/{made['match']}/review"
    for token in (made["token"], made["watch"]):
        for seat in (0, 1, None):
            told = await ask(house, path, Json(seat=seat), token)
            assert (told["http"], told["code"]) == (409, "not_possible")
    # What can be had of it is no record.
    perspective = (await house.get(*record_of(made))).text
    told = await ask(house, "/api/reviews", Json(record=perspective))
    assert (told["http"], told["code"]) == (422, "bad_record")
    assert not house.hub.reviews._known


async def test_a_match_is_reviewed_for_whoever_may_look_at_it(house: House) -> None:
    made = await finished(house)
    path = f"/api/matches/{made['match']}/review"
    assert (await ask(house, path, Json(), made["watch"]))["http"] == 200
    assert (await ask(house, path, Json(), "x" * 40))["code"] == "no_access"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"record": "no record"}, "bad_record"),
        ({"record": RECORD.replace("94. seat", "95. seat")}, "bad_record"),
        ({"record": MATCH.at(20).record()}, "not_possible"),
        ({"record": RECORD, "seat": 2}, "bad_option"),
        ({"record": RECORD, "seat": 7}, "bad_request"),
        ({"record": "x" * 131_073}, "bad_request"),
        ({"record": "x" * 262_145}, "too_large"),
    ],
)
async def test_what_cannot_be_reviewed_is_refused(house: House, body: Json, code: str) -> None:
    assert (await ask(house, "/api/reviews", Json(body)))["code"] == code
    assert not house.hub.reviews._known


async def test_an_unknown_review_is_not_found(house: House) -> None:
    told = await ask(house, "/api/reviews/0123456789abcdef")
    assert (told["http"], told["code"]) == (404, "not_found")
    told = await ask(house, "/api/reviews/0123456789abcdef?known=many")
    assert (told["http"], told["code"]) == (400, "bad_request")


async def test_so_many_reviews_at_once_and_no_more(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For one address, and in all. Asking for the same once more is free."""
    records = [RECORD + "# another text of the same match\n" * copies for copies in range(6)]
    for record in [*records[: reviews.MOST_FOR_ONE], records[0]]:
        assert (await ask(house, "/api/reviews", Json(record=record)))["http"] == 200
    told = await ask(house, "/api/reviews", Json(record=records[4]))
    assert (told["http"], told["code"]) == (503, "busy")
    state = await house.hub.reviews.ask("somebody else", records[4], None)
    assert state.status == "waiting"
    monkeypatch.setattr(reviews, "MOST_AT_ONCE", reviews.MOST_FOR_ONE + 1)
    with pytest.raises(Exception, match="Too many reviews"):
        await house.hub.reviews.ask("a third", records[5], None)


# ---------------------------------------------------------------------- playing on


async def test_a_match_goes_on_from_a_moment_of_another(house: House) -> None:
    made = await play_on(house, 20, seat=1, name="Grace", bot="greedy", advice=True)
    assert (made["status"], made["seats"], made["invites"]) == (201, [1], [])
    state = await house.state(made["match"], made["token"])
    assert [(seat["kind"], seat["bot"]) for seat in state["seats"]] == [
        ("bot", "greedy"),
        ("human", ""),
    ]
    assert state["seats"][1]["name"] == "Grace"
    assert state["advice"] is True
    async with house.hub.room(made["match"]) as open_room:
        room: Any = open_room.room
        played = [(each.seat, MATCH.notation(each)) for each in MATCH.played]
        now = [(each.seat, room.match.notation(each)) for each in room.match.played]
    assert now[:20] == played[:20]
    # Chance falls as it did: the same moves give the same table.
    again = bagatelle.new_match("banquet", 2, MATCH.seed, **MATCH.game.options)
    for seat, text in now:
        again.play(text, seat)
    assert again.fingerprint == room.match.fingerprint


async def test_sent_again_it_is_the_same_match(house: House) -> None:
    token = "a-secret-of-ones-own-with-32-characters"
    one, other = [await play_on(house, 20, token=token) for _ in range(2)]
    assert one["match"] == other["match"]
    assert (await play_on(house, 21, token=token))["code"] == "bad_request"


async def test_it_is_there_after_a_restart(
    house: House, sqlite_database: str, open_house: OpenHouse
) -> None:
    made = await play_on(house, 20)
    before = await house.state(made["match"], made["token"])
    await open_house.close(house)
    house = await open_house(sqlite_database)
    after = await house.state(made["match"], made["token"])
    assert after["view"] == before["view"]
    assert after["number"] == before["number"] > 0


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"moves": LAST + 1}, "not_possible"),
        ({"record": MATCH.at(20).record(), "moves": 10}, "not_possible"),
        ({"record": "no record"}, "bad_record"),
        ({"seat": 2}, "bad_option"),
        ({"bot": "nobody"}, "unknown_bot"),
        ({"name": " "}, "bad_option"),
    ],
)
async def test_what_cannot_be_played_on_is_refused(house: House, asked: Json, code: str) -> None:
    assert (await play_on(house, **{"moves": 20, **asked}))["code"] == code
