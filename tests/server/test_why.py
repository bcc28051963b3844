"""Why something cannot be chosen: answered for one's own seats, and nothing changes by it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Json
from tests.server.house import House, OpenHouse

TAKE = {"kind": "take", "refs": ["row:1"]}
SERVE = {"kind": "serve", "refs": ["dish:P1", "noble:A6"]}


@pytest.fixture
async def house(sqlite_database: str, open_house: OpenHouse) -> House:
    return await open_house(sqlite_database)


async def ask(house: House, made: Json, **asked: Any) -> Json:
    body = {"type": "why", **asked}
    answer = await house.post(f"/api/matches/{made['match']}/why", body, made["token"])
    return Json({"status": answer.status_code, **answer.json()})


async def test_what_is_against_the_rules_names_its_clause(house: House) -> None:
    made = await house.create("me")
    told = await ask(house, made, seat=0, choice=SERVE)
    assert (told["status"], told["type"], told["seat"], told["choice"]) == (200, "reason", 0, SERVE)
    assert (told["problem"]["code"], told["problem"]["clause"]) == ("illegal_move", "BQ-TURN-02")
    assert told["problem"]["sentence"].startswith("First take three dishes")


async def test_nothing_forbids_what_may_be_chosen(house: House) -> None:
    made = await house.create("me", "hotseat")
    to_act = 0 if (await ask(house, made, seat=0, choice=TAKE))["problem"] is None else 1
    assert (await ask(house, made, seat=to_act, choice=TAKE))["problem"] is None
    other = await ask(house, made, seat=1 - to_act, choice=TAKE)
    assert other["problem"]["code"] == "illegal_move"


async def test_what_does_not_exist_is_no_move(house: House) -> None:
    made = await house.create("me", "hotseat")
    for choice in ({"kind": "sing", "refs": []}, {"kind": "take", "refs": ["row:9"]}):
        told = await ask(house, made, seat=0, choice=choice)
        assert told["problem"]["code"] == "invalid_move"


async def test_an_open_table_waits(house: House) -> None:
    made = await house.create("me", "open")
    told = await ask(house, made, seat=0, choice=TAKE)
    assert told["problem"]["code"] == "not_possible"


async def test_only_for_ones_own_seats(house: House) -> None:
    made = await house.create("me", {"kind": "bot", "bot": "random"})
    assert (await ask(house, made, seat=1, choice=TAKE))["code"] == "no_access"
    watcher = {"match": made["match"], "token": made["watch"]}
    assert (await ask(house, watcher, seat=0, choice=TAKE))["code"] == "no_access"
    stranger = {"match": made["match"], "token": "wrong-wrong-wrong"}
    assert (await ask(house, stranger, seat=0, choice=TAKE))["code"] == "no_access"


async def test_what_is_no_question_is_refused(house: House) -> None:
    made = await house.create("me", "hotseat")
    for asked in ({"seat": 0}, {"seat": 9, "choice": TAKE}, {"seat": 0, "choice": "take row 1"}):
        assert (await ask(house, made, **asked))["code"] == "bad_request"


async def test_nothing_changes_and_nobody_hears_of_it(house: House) -> None:
    ada, ben, watcher = await house.table("me", "open")
    number, before = ada.number, ada.state
    await ada.send(type="why", seat=0, choice=SERVE)
    await ada.send(type="why", seat=1, choice=SERVE)
    await ada.send(type="fetch")
    await ada.until(lambda: ada.states > 1)
    assert ada.number == number
    assert ada.state == before
    assert [refusal["problem"]["code"] for refusal in ada.refusals] == ["no_access"]
    for other in (ben, watcher):
        assert not any(b'"reason"' in heard for heard in other.heard)


async def salon(house: House) -> Json:
    """A table of Rokoko at which everybody has a master, a journeyman and an apprentice in hand."""
    made = await house.create("me", "hotseat", game="rokoko")
    for seat in range(2):
        for worker in ("base-2", "base-3", "base-4"):
            await play(house, made, seat, f"pick {worker}")
    return made


async def play(house: House, made: Json, seat: int, text: str) -> None:
    state = await house.state(made["match"], made["token"])
    command = {"type": "play", "key": f"key-{state['number']}", "number": state["number"]}
    match, token = made["match"], made["token"]
    answer = await house.command(match, token, **command, seat=seat, text=text)
    assert answer.status_code == 200, answer.text


async def test_the_lines_to_a_choice_come_with_the_reason(house: House) -> None:
    """Only a master hires; a decoration is funded by a journeyman, too."""
    made = await salon(house)
    state = await house.state(made["match"], made["token"])
    seat = next(side["seat"] for side in state["sides"] if side["moves"])
    hired = state["view"]["hire_row"]["slots"][0]["$"]
    hire = {"kind": "hire_worker", "refs": [hired]}
    told = await ask(house, made, seat=seat, choice=hire)
    (line,) = told["lines"]
    assert [move["choice"]["kind"] for move in line] == ["play", "hire", "hire_worker"]
    assert line[-1]["choice"] == hire
    assert told["problem"]["code"] == "illegal_move"
    assert (await ask(house, made, seat=1 - seat, choice=hire))["lines"] == []
    fund = {"kind": "fund_space", "refs": ["decoration:lower-1"]}
    several = (await ask(house, made, seat=seat, choice=fund))["lines"]
    assert [line[0]["text"] for line in several] == ["play base-2", "play base-3", "play base-4"]
    for move in line:
        await play(house, made, seat, move["text"])


async def test_what_may_be_chosen_or_does_not_exist_has_no_line(house: House) -> None:
    made = await salon(house)
    for choice in ({"kind": "play", "refs": ["worker:base-2"]}, {"kind": "sing", "refs": []}):
        told = [await ask(house, made, seat=seat, choice=choice) for seat in (0, 1)]
        assert [each["lines"] for each in told] == [[], []]


async def test_a_side_says_whether_its_only_move_is_forced(house: House) -> None:
    made = await house.create("me", "hotseat", game="rokoko")
    seen = set()
    for _ in range(60):
        state = await house.state(made["match"], made["token"])
        side = next(side for side in state["sides"] if side["moves"])
        seen.add((min(len(side["moves"]), 2), side["forced"]))
        await play(house, made, side["seat"], side["moves"][0]["text"])
    assert seen == {(1, True), (2, False)}


async def test_a_side_tells_what_can_be_done_in_one_piece(house: House) -> None:
    made = await salon(house)
    state = await house.state(made["match"], made["token"])
    seat = next(side["seat"] for side in state["sides"] if side["moves"])
    await play(house, made, seat, "play base-3")
    await play(house, made, seat, "fund")
    await play(house, made, seat, "fund lower-1")
    state = await house.state(made["match"], made["token"])
    ways = [[move["text"] for move in line] for line in state["sides"][seat]["ways"]]
    assert ways == [["use", "yarn"], ["use", "lace"], ["skip"]]
