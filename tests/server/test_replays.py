"""Records played again: every frame is what the players saw, and bad records are refused."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bagatelle
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.match import Match
from bagatelle.kernel.retrospect import look_back
from bagatelle.server import replays, schema
from tests.conformance.play import play_on
from tests.games.masquerade.game import Masquerade
from tests.server.client import Json
from tests.server.house import House, OpenHouse
from tests.wire import frames_of

RECORD = (Path(__file__).parents[1] / "kernel" / "sixth-noble.txt").read_text(encoding="utf-8")


@pytest.fixture
async def house(sqlite_database: str, open_house: OpenHouse) -> House:
    return await open_house(sqlite_database)


def plain(thing: Any) -> Any:
    """As a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(thing))


async def ask(house: House, **asked: Any) -> Json:
    answer = await house.post("/api/replay", {"record": RECORD, **asked})
    assert answer.status_code == 200, answer.text
    return Json(answer.json())


@pytest.mark.parametrize("seat", [None, 0, 1])
async def test_every_frame_is_what_was_seen(house: House, seat: int | None) -> None:
    told = await ask(house, seat=seat, frames=200)
    match = bagatelle.load_record(RECORD)
    assert (told["moves"], told["first"], len(told["frames"])) == (94, 0, 95)
    log: list[Json] = []
    for number, frame in enumerate(frames_of(told)):
        then = match.at(number)
        side = frame["side"]
        assert (frame["number"], frame["over"], side["seat"]) == (number, then.is_over, seat)
        assert side["view"] == plain(then.view(seat))
        assert [state["to_act"] for state in frame["seats"]] == [s in then.to_act for s in (0, 1)]
        acts = seat is not None and seat in then.to_act
        expected = [str(move) for move in then.legal_moves(seat)] if acts else []
        assert [move["text"] for move in side["moves"]] == expected
        assert side["question"] == (
            plain(then.question(seat)) if acts and seat is not None else None
        )
        assert frame["log_from"] == len(log)
        log += frame["log"]
        assert [line["message"] for line in log] == plain(then.log(seat))


async def test_moves_are_told_with_their_notation(house: House) -> None:
    told = await ask(house, frames=4)
    assert [frame["played"] for frame in told["frames"]] == [
        None,
        {"seat": 0, "text": "take column 1"},
        {"seat": 0, "text": "serve P12 A5"},
        {"seat": 0, "text": "serve P7 A6"},
    ]


async def test_what_the_record_says_of_itself(house: House) -> None:
    told = await ask(house, frames=1)
    match = bagatelle.load_record(RECORD)
    assert (told["game"], told["players"], told["names"]) == ("banquet", 2, ["Ada", "Ben"])
    assert told["options"] == {"side": "unmasked", "icons": "AB"}
    assert (told["seed"], told["over"]) == ("7", True)
    assert told["sheet"] == plain(match.score_sheet)


@pytest.mark.parametrize("first", [1, 40, 93, 94])
async def test_a_part_is_cut_out_of_the_whole(house: House, first: int) -> None:
    whole = await ask(house, seat=0, frames=200)
    part = await ask(house, seat=0, first=first, frames=3)
    assert part["first"] == first
    assert frames_of(part) == frames_of(whole)[first : first + 3]


async def test_past_the_end_stands_the_last_frame(house: House) -> None:
    told = await ask(house, first=1_000_000)
    assert told["first"] == 94
    assert [frame["number"] for frame in told["frames"]] == [94]


async def test_a_match_that_is_not_over_can_be_shown_as_far_as_it_goes(house: House) -> None:
    match = bagatelle.new_match("banquet", players=2, seed=7)
    match.play("take row 1")
    told = await ask(house, record=match.record())
    assert (told["moves"], told["over"], told["sheet"]) == (1, False, None)
    assert [len(told["frames"]), told["frames"][1]["over"]] == [2, False]


@pytest.mark.usefixtures("masquerade")
async def test_secrets_are_those_of_the_seat_that_looks(house: House) -> None:
    match = Match(Masquerade(3, {}), "secrets")
    for _ in play_on(match, Dealer("choices")):
        pass
    frames = {
        seat: frames_of(await ask(house, record=match.record(), seat=seat, frames=200))
        for seat in (None, 0, 1, 2)
    }
    # What was decided at the same time stands in the order of the seats.
    again = bagatelle.load_record(match.record())
    for seat, seen in frames.items():
        assert [frame["side"]["view"] for frame in seen] == views(again, seat)
    assert len({msgspec.json.encode(seen) for seen in frames.values()}) == 4


def views(match: Match, seat: int | None) -> list[Json]:
    return [plain(then.view(seat)) for then in match.steps()]


BAD = {
    "": (1, 1),
    "hello": (1, 1),
    "bagatelle perspective 1\n": (1, 1),
    "bagatelle record 1\ngame: chess\n": (3, 1),
    RECORD.replace("game: banquet", "game: chess"): (2, 7),
    RECORD.replace("players: 2", "players: 9"): (5, 10),
    RECORD.replace("rules: 2", "rules: 99"): (3, 8),
    RECORD.replace("seed: 7", "seed: 8"): (9, 13),
    RECORD.replace("1. seat 1: take column 1", "1. seat 1: take column 9"): (13, 12),
    RECORD.replace("2. seat 1: serve P12 A5", "2. seat 1: serve G12 A5"): (14, 12),
    RECORD.replace("scores: 12 9", "scores: 12 10"): (108, 9),
    RECORD + "95. seat 2: done\n": (109, 1),
    "bagatelle record 1\n" + "\x00" * 100: (2, 101),
}


@pytest.mark.parametrize(("record", "where"), BAD.items(), ids=range(len(BAD)))
async def test_bad_records_are_refused_with_line_and_column(
    house: House, record: str, where: tuple[int, int]
) -> None:
    answer = await house.post("/api/replay", {"record": record})
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (422, "bad_record")
    args = problem["message"]["args"]
    assert (args["line"], args["column"]) == where
    assert problem["sentence"].startswith(f"Line {where[0]}, column {where[1]}: ")


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"seat": 2}, "bad_option"),
        ({"seat": -1}, "bad_request"),
        ({"seat": "one"}, "bad_request"),
        ({"first": -1}, "bad_request"),
        ({"frames": 0}, "bad_request"),
        ({"frames": 201}, "bad_request"),
        ({"record": 7}, "bad_request"),
        ({"record": "x" * (schema.LONGEST_RECORD + 1)}, "bad_request"),
        ({"record": "x" * (schema.LONGEST_REPLAY + 1)}, "too_large"),
        ({"more": 1}, "bad_request"),
    ],
)
async def test_what_cannot_be_asked(house: House, asked: Json, code: str) -> None:
    answer = await house.post("/api/replay", {"record": RECORD, **asked})
    assert answer.json()["code"] == code
    assert answer.status_code == schema.STATUS[answer.json()["code"]]


async def test_other_requests_stay_short(house: House) -> None:
    answer = await house.post("/api/mine", {"tokens": ["x" * 20_000]})
    assert answer.json()["code"] == "too_large"


async def test_what_somebody_has_seen_of_a_match_is_no_record(house: House) -> None:
    made = await house.create("me", "hotseat")
    record = (await house.get(f"/api/matches/{made['match']}/record", made["token"])).text
    answer = await house.post("/api/replay", {"record": record})
    assert answer.json()["message"]["args"]["reason"]["id"] == "record-perspective"


async def test_who_comes_when_too_many_wait_is_sent_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MAX_WAITING", 0)
    answer = await house.post("/api/replay", {"record": RECORD})
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")


async def test_a_long_replay_keeps_nobody_else_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server answers others while a replay is at work."""
    begun, done = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()
    play_again = replays.play_again

    def slowly(wanted: schema.Replay) -> schema.Replayed:
        loop.call_soon_threadsafe(begun.set)
        asyncio.run_coroutine_threadsafe(done.wait(), loop).result()
        return play_again(wanted)

    monkeypatch.setattr(replays, "play_again", slowly)
    replaying = asyncio.create_task(ask(house, frames=1))
    await begun.wait()
    assert (await house.get("/api/health")).status_code == 200
    assert not replaying.done()
    done.set()
    assert (await replaying)["moves"] == 94


async def test_long_answers_come_compressed_if_that_is_wanted(house: House) -> None:
    content = msgspec.json.encode({"record": RECORD, "frames": 50})
    for asked, encoding in (("gzip, br", "gzip"), ("identity", None)):
        headers = {"Accept-Encoding": asked}
        answer = await house.http.post("/api/replay", content=content, headers=headers)
        assert answer.headers.get("Content-Encoding") == encoding
        assert len(answer.json()["frames"]) == 50


async def test_a_finished_match_is_told_once_more(house: House) -> None:
    answer = await house.post("/api/retrospect", {"record": RECORD})
    assert answer.status_code == 200, answer.text
    assert answer.json() == plain(look_back(bagatelle.load_record(RECORD)))


async def test_a_match_that_goes_on_is_not_told(house: House) -> None:
    record = bagatelle.new_match("banquet", players=2, seed=7).record()
    answer = await house.post("/api/retrospect", {"record": record})
    assert (answer.status_code, answer.json()["code"]) == (409, "not_possible")


async def test_what_is_no_record_is_not_told(house: House) -> None:
    answer = await house.post("/api/retrospect", {"record": "bagatelle record 1\ngame: chess\n"})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_record")
