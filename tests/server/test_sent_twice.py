"""Creating and joining are safe to send twice: whoever makes his own token gets the same answer."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.fixed_secrets import FixedSecrets
from tests.server.house import House

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]


@pytest.fixture
def own() -> FixedSecrets:
    """Tokens that somebody makes for himself."""
    return FixedSecrets("own")


def wish(token: str, **other: Any) -> dict[str, Any]:
    return {"game": "banquet", "seats": SEATS, "token": token} | other


async def matches(house: House) -> int:
    return await house.journal.count_matches()


async def test_a_match_is_created_once(house: House, own: FixedSecrets) -> None:
    before = await matches(house)
    first = await house.post("/api/matches", wish(own.new_token()))
    again = await house.post("/api/matches", wish(first.json()["token"]))
    assert first.status_code == again.status_code == 201
    assert first.json() == again.json()
    assert await matches(house) == before + 1
    path = f"/api/matches/{first.json()['match']}"
    for secret in (first.json()["token"], first.json()["watch"]):
        assert (await house.get(path, secret)).status_code == 200
    invite = first.json()["invites"][0]["invite"]
    assert (await house.post(f"{path}/join", {"invite": invite})).status_code == 200


async def test_many_at_once_create_one_match(house: House, own: FixedSecrets) -> None:
    before = await matches(house)
    token = own.new_token()
    answers = await asyncio.gather(*(house.post("/api/matches", wish(token)) for _ in range(8)))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.text for answer in answers}) == 1
    assert await matches(house) == before + 1


@pytest.mark.parametrize(
    "other",
    [{"seats": [{"kind": "me"}]}, {"options": {"side": "masked"}}, {"chat": False}],
)
async def test_a_token_creates_nothing_else(
    house: House, own: FixedSecrets, other: dict[str, Any]
) -> None:
    token = own.new_token()
    assert (await house.post("/api/matches", wish(token))).status_code == 201
    before = await matches(house)
    answer = await house.post("/api/matches", wish(token, **other))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert await matches(house) == before


async def test_an_invitation_whose_answer_was_lost(house: House, own: FixedSecrets) -> None:
    made = (await house.post("/api/matches", wish(own.new_token()))).json()
    join = {"invite": made["invites"][0]["invite"], "name": "Ben", "token": own.new_token()}
    path = f"/api/matches/{made['match']}/join"
    answers = [await house.post(path, join) for _ in range(2)]
    answers += await asyncio.gather(*(house.post(path, join) for _ in range(4)))
    assert {answer.status_code for answer in answers} == {200}
    assert {answer.text for answer in answers} == {answers[0].text}
    entries = await house.journal.entries_since(made["match"], 0)
    assert [entry.kind for entry in entries] == ["join"]


async def test_many_at_once_join_as_one(house: House, own: FixedSecrets) -> None:
    made = (await house.post("/api/matches", wish(own.new_token()))).json()
    join = {"invite": made["invites"][0]["invite"], "token": own.new_token()}
    path = f"/api/matches/{made['match']}/join"
    answers = await asyncio.gather(*(house.post(path, join) for _ in range(8)))
    assert {answer.status_code for answer in answers} == {200}
    assert {answer.json()["token"] for answer in answers} == {join["token"]}


async def test_somebody_elses_invitation_stays_used_up(house: House, own: FixedSecrets) -> None:
    made = (await house.post("/api/matches", wish(own.new_token()))).json()
    invite = made["invites"][0]["invite"]
    path = f"/api/matches/{made['match']}/join"
    assert (await house.post(path, {"invite": invite, "token": own.new_token()})).status_code == 200
    late = await house.post(path, {"invite": invite, "token": own.new_token()})
    assert (late.status_code, late.json()["code"]) == (403, "no_access")


async def test_a_token_of_another_table_joins_nothing(house: House, own: FixedSecrets) -> None:
    made = (await house.post("/api/matches", wish(own.new_token()))).json()
    other = (await house.post("/api/matches", wish(own.new_token()))).json()
    invite = made["invites"][0]["invite"]
    path = f"/api/matches/{made['match']}/join"
    for known in (other["token"], other["watch"]):
        answer = await house.post(path, {"invite": invite, "token": known})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert (await house.post(path, {"invite": invite})).status_code == 200


@pytest.mark.parametrize("token", ["", "short", "x" * 31, "x" * 65, "with space" * 4, "ü" * 40])
async def test_tokens_that_are_none(house: House, token: str) -> None:
    answer = await house.post("/api/matches", wish(token))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
