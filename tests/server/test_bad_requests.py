"""Whatever is asked over HTTP: never a 5xx, always an answer of the described shape.

Strangers see nothing and change nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bagatelle.server import api
from bagatelle.server.limits import BURST, Bucket, Buckets
from bagatelle.server.schema import STATUS
from tests.server.client import PATIENCE, Json, assert_same
from tests.server.evening import play_to_the_end
from tests.server.house import House, OpenHouse

EXAMPLES = 15
"""For each endpoint, and for each way to ask."""

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]

CHAT = {"type": "chat", "key": "k", "number": 0, "seat": 0, "text": "hello"}


def fuzz(
    house: House,
    mode: GenerationMode,
    match: str | None,
    token: str | None,
    is_owner: bool = False,
) -> int:
    """Ask every endpoint all sorts of things; how many questions there were."""
    described = schemathesis.openapi.from_url(f"http://{house.address}/api/openapi.json")
    asked = 0

    def check(case: Case[Any]) -> None:
        nonlocal asked
        asked += 1
        checks = list(CHECKS)
        if mode == GenerationMode.NEGATIVE and case.method == "POST" and match is None:
            checks.append(negative_data_rejection)
        headers = None if token is None else {"Authorization": f"Bearer {token}"}
        answer = case.call(headers=headers, timeout=PATIENCE)
        if answer.status_code == STATUS["too_large"] and negative_data_rejection in checks:
            # Too much is a good reason, too, though not on the list of that check.
            checks.remove(negative_data_rejection)
        case.validate_response(answer, checks=checks)

    for found in described.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if mode == GenerationMode.NEGATIVE and not (operation.body or operation.query):
            continue
        if match is not None and is_owner and operation.path.endswith("/token"):
            continue  # It would show its owner out.
        takes_match = match is not None and "{match}" in operation.path
        cases = operation.as_strategy(
            mode, path_parameters={"match": match} if takes_match else None
        )
        bounded = settings(
            max_examples=EXAMPLES,
            suppress_health_check=list(HealthCheck),
        )
        bounded(given(case=cases)(check))()
    return asked


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=str)
async def test_fuzzed_requests_of_strangers(house: House, mode: GenerationMode) -> None:
    anna, _ = await house.table("me", "hotseat")
    before = anna.state
    assert await asyncio.to_thread(fuzz, house, mode, None, None) > EXAMPLES
    assert await asyncio.to_thread(fuzz, house, mode, anna.match, "x" * 32) > EXAMPLES
    assert_same(before, await house.state(anna.match, anna.token))
    assert await anna.command("chat", text="all is well") == 1


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=str)
async def test_fuzzed_requests_of_a_player(house: House, mode: GenerationMode) -> None:
    anna, ben, watcher = await house.table("me", "open")
    assert await asyncio.to_thread(fuzz, house, mode, anna.match, anna.token, True) > EXAMPLES
    await ben.command("chat", text="all is well")
    await play_to_the_end([anna, ben], "after the fuzz", most=4)
    await watcher.hear_of(max(anna.number, ben.number))
    assert_same(watcher.state, await house.state(watcher.match, watcher.token))


# ---------------------------------------------------------------------- strangers

WANTED = {
    "command": CHAT,
    "join": {"invite": "x" * 32, "name": "Eve"},
    "create": {"game": "banquet", "seats": [{"kind": "me"}]},
    "mine": {"tokens": ["x" * 32]},
    "why": {"type": "why", "seat": 0, "choice": {"kind": "take", "refs": ["row:1"]}},
    "advice": {"seat": 0},
    "renew": {},
    "review_match": {"seat": 0},
}
GUARDED = [end for end in api.ENDPOINTS if end.needs_token]


async def ask(house: House, end: api.Endpoint, match: str, headers: Json) -> httpx.Response:
    wanted = WANTED.get(end.handler.__name__)
    content = b"" if wanted is None else msgspec.json.encode(wanted)
    path = end.path.replace("{match}", match)
    return await house.http.request(end.method, path, content=content, headers=headers)


async def test_wrong_tokens_open_nothing(house: House) -> None:
    anna, ben, watcher = await house.table("me", "open")
    other = await house.create("me", "open")
    before = await house.state(anna.match, anna.token)
    token = anna.token
    wrong: list[Json] = [
        {},
        {"Authorization": ""},
        {"Authorization": "Bearer"},
        {"Authorization": token},
        {"Authorization": f"Basic {token}"},
        {"Authorization": f"Bearer  {token}"},
        {"Authorization": f"Bearer {token[:-1]}"},
        {"Authorization": f"Bearer {token}x"},
        {"Authorization": f"Bearer {token.swapcase()}"},
        {"Authorization": f"Bearer {hashlib.sha256(token.encode()).hexdigest()}"},
        {"Authorization": f"Bearer {other['token']}"},
        {"Authorization": f"Bearer {other['watch']}"},
        {"Authorization": f"Bearer {other['invites'][0]['invite']}"},
        {"Authorization": "Bearer " + "x" * 4_000},
        {"Authorization": b"Bearer \xff\xfe\x80"},
        {"Cookie": f"token={token}"},
    ]
    told = set()
    for end in GUARDED:
        for headers in wrong:
            answer = await ask(house, end, anna.match, headers)
            assert answer.status_code == 403, (end.path, headers)
            told.add(answer.content)
        # Nobody learns whether there is such a match.
        for match in ("nothere", "%00", "%F0%9F%91%91", "a" * 500, anna.match.upper()):
            answer = await ask(house, end, match, {"Authorization": f"Bearer {token}"})
            assert answer.status_code == 403, (end.path, match)
            told.add(answer.content)
    assert len(told) == 1
    assert msgspec.json.decode(told.pop())["code"] == "no_access"
    assert_same(before, await house.state(anna.match, anna.token))
    assert await ben.command("chat", text="nothing happened") == 2
    await watcher.hear_of(2)


@pytest.mark.parametrize("end", GUARDED, ids=lambda end: end.handler.__name__)
async def test_the_right_token_opens_every_door(
    sqlite_database: str, open_house: OpenHouse, end: api.Endpoint
) -> None:
    """So that the refusals above are refusals of the token."""
    house = await open_house(sqlite_database)
    anna, _ = await house.table("me", "hotseat")
    answer = await ask(house, end, anna.match, {"Authorization": f"Bearer {anna.token}"})
    # The match is not over, and nobody gives advice at it.
    expected = 409 if end.handler in (api.rematch, api.advice, api.review_match) else 200
    assert answer.status_code == expected


# ---------------------------------------------------------------------- too large, fast, odd


async def test_bodies_that_are_too_large(house: House) -> None:
    made = await house.create("me", "hotseat")
    for end in api.ENDPOINTS:
        if end.body is None:
            continue
        path = end.path.replace("{match}", made["match"])

        async def in_pieces(most: int) -> Any:
            for _ in range(most // 1_000 + 1):
                yield b" " * 1_000

        for content in (b" " * (end.most + 1), b'{"game":"' + b"x" * 10**6, in_pieces(end.most)):
            answer = await house.http.request(
                end.method, path, content=content,
                headers={"Authorization": f"Bearer {made['token']}"},
            )  # fmt: skip
            assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    assert (await house.get("/api/health")).json()["matches"] == 1


@pytest.mark.parametrize(
    "body",
    [
        b"", b" ", b"\xff\xfe", b"null", b"[]", b"7", b'"x"', b"{", b"{}", b"\x00",
        b'{"game":"\xff","seats":[]}',
        b"[" * 8_000, b'{"a":' * 3_000, b'{"seats":' + b"[" * 8_000 + b"]" * 8_000 + b"}",
        b'{"game":"banquet","seats":[{"kind":"me","name":"\\ud800"}]}',
        b'{"game":"\\u0000","seats":[{"kind":"me"}]}',
        b'{"game":"banquet","seats":[{"kind":"me"}],"options":{"side":"\\u0000"}}',
        b'{"game":"banquet","seats":[{"kind":"me"}],"clock":{"kind":"live","bank":1e300}}',
    ],
)  # fmt: skip
async def test_bodies_that_make_no_sense(house: House, body: bytes) -> None:
    answer = await house.http.post("/api/matches", content=body)
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad_request", "unknown_game", "bad_option")
    assert (await house.get("/api/health")).json()["matches"] == 0


async def test_requests_that_come_too_fast(
    database: str, open_house: OpenHouse, frozen: list[float]
) -> None:
    house = await open_house(database, requests_per_second=2.0)
    for end in api.ENDPOINTS:
        frozen[0] += 1_000.0
        found = [(await ask(house, end, "nothere", {})).status_code for _ in range(8)]
        passed = int(2.0 * BURST // end.cost)
        assert 429 not in found[:passed]
        assert found[passed:] == [429] * (8 - passed)
    while (answer := await house.get("/api/health")).status_code != 429:
        pass
    assert answer.json()["code"] == "too_fast"
    frozen[0] += 0.5
    assert (await house.get("/api/health")).status_code == 200
    assert (await house.get("/api/health")).status_code == 429


def test_a_bucket_fills_steadily(frozen: list[float]) -> None:
    bucket = Bucket(10.0)
    assert [bucket.take() for _ in range(31)] == [True] * 30 + [False]
    frozen[0] += 0.1
    assert [bucket.take(), bucket.take()] == [True, False]
    frozen[0] += 10**9
    assert sum(bucket.take() for _ in range(100)) == 10 * BURST


def test_everybody_has_his_own_bucket(frozen: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    buckets = Buckets(1.0)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    monkeypatch.setattr(Buckets, "MOST", 2)
    assert buckets.take("c")
    assert len(buckets._buckets) <= 2


async def test_somebody_who_hangs_up_in_the_middle(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    host, port = house.address.split(":")
    for sent in (
        b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"\x00" * 9,
    ):
        _, writer = await asyncio.open_connection(host, int(port))
        writer.write(sent)
        await writer.drain()
        writer.close()
        await writer.wait_closed()
    assert (await house.get("/api/health")).status_code == 200
    await house.http.aclose()
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
