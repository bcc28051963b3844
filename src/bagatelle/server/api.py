"""The HTTP side: a table of endpoints, from which the routes and the OpenAPI description come."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

import bagatelle
from bagatelle.bots import bot_names, stand_in
from bagatelle.bots.advice import can_advise
from bagatelle.bots.levels import LEVELS
from bagatelle.games import GAMES, find_game
from bagatelle.kernel.errors import UnknownGame
from bagatelle.kernel.game import Game, LogLine
from bagatelle.kernel.message import Message, message
from bagatelle.kernel.retrospect import Retrospect
from bagatelle.server import schema
from bagatelle.server.exports import record_for
from bagatelle.server.hub import Access, Hub
from bagatelle.server.limits import Buckets
from bagatelle.server.pages import accepted
from bagatelle.server.problems import read, refused, too_large
from bagatelle.server.replays import looked_back, replayed
from bagatelle.server.tokens import hash_token
from bagatelle.server.updates import LINES_AT_ONCE, log_of, summary_of

WORTH_PACKING = 16_384
"""So many bytes of an answer are compressed."""

Handler = Callable[[Hub, Request, Any], Awaitable[Any]]


class Query(NamedTuple):
    """A number that may stand in the address."""

    name: str
    kind: Any
    default: int
    summary: str


class Endpoint(NamedTuple):
    """One thing the API can do."""

    method: str
    path: str
    summary: str
    handler: Handler
    body: Any
    answer: type
    needs_token: bool
    errors: tuple[schema.ErrorCode, ...]
    status: int = 200
    query: tuple[Query, ...] = ()
    most: int = schema.LONGEST_BODY
    """How many bytes the body may have."""


class Text(msgspec.Struct, frozen=True):
    """Plain text instead of JSON."""

    text: str


class LogPage(msgspec.Struct, frozen=True):
    """Log lines from ``start`` on."""

    start: int
    lines: tuple[LogLine, ...]


async def health(hub: Hub, request: Request, body: None) -> schema.Health:
    kind = "postgresql" if hub.journal.is_postgres else "sqlite"
    matches = await hub.journal.count_matches()
    return schema.Health("ok", bagatelle.__version__, kind, matches, hub.sockets)


async def games(hub: Hub, request: Request, body: None) -> schema.GameList:
    return schema.GameList(tuple(_entry(name, game) for name, game in GAMES.items()))


def _entry(name: str, game: type[Game]) -> schema.GameEntry:
    bots = tuple(bot_names(name))
    levels = tuple(level.name for level in LEVELS if level.name in bots)
    return schema.GameEntry(game.info, bots, levels, stand_in(name), can_advise(name))


async def components(hub: Hub, request: Request, body: None) -> schema.ComponentList:
    try:
        game = find_game(request.path_params["game"])
    except UnknownGame as error:
        raise refused("unknown_game", error.message) from error
    return schema.ComponentList(game(game.info.players[-1], {}).component_tables())


async def create(hub: Hub, request: Request, body: schema.CreateMatch) -> schema.MatchCreated:
    return await hub.create(body)


async def join(hub: Hub, request: Request, body: schema.JoinMatch) -> schema.Joined:
    return await hub.join(request.path_params["match"], body)


async def invitation(
    hub: Hub, request: Request, body: schema.LookAtInvitation
) -> schema.Invitation:
    return await hub.invitation(request.path_params["match"], body.invite)


async def state(hub: Hub, request: Request, body: None) -> schema.State:
    return await hub.state(await _access(hub, request))


async def command(hub: Hub, request: Request, body: schema.AnyCommand) -> schema.Ack:
    return (await hub.command(await _access(hub, request), body)).ack


async def why(hub: Hub, request: Request, body: schema.Why) -> schema.Reason:
    return await hub.why(await _access(hub, request), body)


async def advice(hub: Hub, request: Request, body: schema.AskAdvice) -> schema.Advice:
    return await hub.advise(await _access(hub, request), body)


async def record(hub: Hub, request: Request, body: None) -> Text:
    access = await _access(hub, request)
    async with hub.room(access.match) as open_room:
        return Text(record_for(open_room.room, access.seats))


async def log(hub: Hub, request: Request, body: None) -> LogPage:
    access = await _access(hub, request)
    start = _number(request, START)
    async with hub.room(access.match) as open_room:
        lines = log_of(open_room.room, access.seats)
    return LogPage(start, tuple(lines[start : start + LINES_AT_ONCE]))


async def rematch(hub: Hub, request: Request, body: None) -> schema.Relaid:
    return await hub.rematch(await _access(hub, request))


async def mine(hub: Hub, request: Request, body: schema.Mine) -> schema.MyMatches:
    found = []
    for token in dict.fromkeys(body.tokens):
        row = await hub.journal.token(hash_token(token))
        if row is None or row.kind != "seat":
            continue
        async with hub.room(row.match) as open_room:
            found.append(summary_of(open_room.room, row.seats, hub.now()))
    found.sort(key=lambda summary: -summary.changed)
    return schema.MyMatches(tuple(found))


async def replay(hub: Hub, request: Request, body: schema.Replay) -> schema.Replayed:
    return await replayed(body)


async def retrospect(hub: Hub, request: Request, body: schema.LookBack) -> Retrospect:
    return await looked_back(body)


async def review_match(hub: Hub, request: Request, body: schema.AskReview) -> schema.ReviewState:
    return await hub.review(_who(request), await _access(hub, request), body)


async def review_record(
    hub: Hub, request: Request, body: schema.ReviewRecord
) -> schema.ReviewState:
    return await hub.reviews.ask(_who(request), body.record, body.seat)


async def review(hub: Hub, request: Request, body: None) -> schema.ReviewState:
    return await hub.reviews.look(request.path_params["review"], _number(request, KNOWN))


async def play_on(hub: Hub, request: Request, body: schema.PlayOn) -> schema.MatchCreated:
    return await hub.play_on(body)


ALWAYS: tuple[schema.ErrorCode, ...] = ("too_fast",)
WITH_BODY: tuple[schema.ErrorCode, ...] = ("bad_request", "too_large")
WITH_TOKEN: tuple[schema.ErrorCode, ...] = ("no_access",)

START = Query("start", schema.Number, 0, "The first line that is wanted, counted from 0.")
KNOWN = Query("known", schema.Number, 0, "So many compared turns are known already.")

ENDPOINTS = (
    Endpoint("GET", "/api/health", "Is the server well", health, None, schema.Health, False, ()),
    Endpoint("GET", "/api/games", "Which games are there", games, None, schema.GameList, False, ()),
    Endpoint(
        "GET", "/api/games/{game}/components", "What is in the box of a game", components, None,
        schema.ComponentList, False, ("unknown_game",),
    ),
    Endpoint(
        "POST", "/api/matches", "Create a match", create, schema.CreateMatch, schema.MatchCreated,
        False, ("unknown_game", "bad_option", "unknown_bot"), 201,
    ),
    Endpoint(
        "POST", "/api/mine", "List the matches of my tokens", mine, schema.Mine, schema.MyMatches,
        False, (),
    ),
    Endpoint(
        "POST", "/api/replay", "A record, played again", replay, schema.Replay, schema.Replayed,
        False, ("bad_record", "bad_option", "busy"), most=schema.LONGEST_REPLAY,
    ),
    Endpoint(
        "POST", "/api/retrospect", "A finished match, told once more", retrospect, schema.LookBack,
        Retrospect, False, ("bad_record", "not_possible", "busy"), most=schema.LONGEST_REPLAY,
    ),
    Endpoint(
        "POST", "/api/reviews", "A finished match, thought over once more", review_record,
        schema.ReviewRecord, schema.ReviewState, False,
        ("bad_record", "bad_option", "not_possible", "busy"), most=schema.LONGEST_REPLAY,
    ),
    Endpoint(
        "GET", "/api/reviews/{review}", "How far a review has come", review, None,
        schema.ReviewState, False, ("not_found", "bad_request"), query=(KNOWN,),
    ),
    Endpoint(
        "POST", "/api/play_on", "Play on from a moment of a finished match", play_on,
        schema.PlayOn, schema.MatchCreated, False,
        ("bad_record", "bad_option", "unknown_bot", "not_possible", "busy"), 201,
        most=schema.LONGEST_REPLAY,
    ),
    Endpoint(
        "POST", "/api/matches/{match}/invitation", "What an invitation is to", invitation,
        schema.LookAtInvitation, schema.Invitation, False, ("no_access", "not_possible"),
    ),
    Endpoint(
        "POST", "/api/matches/{match}/join", "Sit down by invitation", join, schema.JoinMatch,
        schema.Joined, False, ("no_access", "bad_option", "not_possible", "read_only", "busy"),
    ),
    Endpoint(
        "GET", "/api/matches/{match}", "The match as I may see it", state, None, schema.State,
        True, (),
    ),
    Endpoint(
        "POST", "/api/matches/{match}/commands", "Do something in a match", command,
        schema.AnyCommand, schema.Ack, True,
        (
            "invalid_move", "illegal_move", "stale", "cannot_undo", "not_possible", "read_only",
            "bad_option", "unknown_bot", "busy",
        ),
    ),
    Endpoint(
        "POST", "/api/matches/{match}/why", "Why a choice cannot be made now", why, schema.Why,
        schema.Reason, True, (),
    ),
    Endpoint(
        "POST", "/api/matches/{match}/advice", "What the minister would do", advice,
        schema.AskAdvice, schema.Advice, True, ("not_possible", "stale", "read_only", "busy"),
    ),
    Endpoint(
        "POST", "/api/matches/{match}/review", "The finished match, thought over once more",
        review_match, schema.AskReview, schema.ReviewState, True,
        ("bad_option", "not_possible", "read_only", "busy"),
    ),
    Endpoint(
        "GET", "/api/matches/{match}/record", "The record, as far as I may know it", record, None,
        Text, True, (),
    ),
    Endpoint(
        "GET", "/api/matches/{match}/log", "Older log lines", log, None, LogPage, True,
        ("bad_request",), query=(START,),
    ),
    Endpoint(
        "POST", "/api/matches/{match}/rematch", "The same table once more", rematch, None,
        schema.Relaid, True, ("not_possible", "read_only", "busy"),
    ),
)  # fmt: skip


def errors_of(end: Endpoint) -> tuple[schema.ErrorCode, ...]:
    """How an endpoint may refuse."""
    return (
        *ALWAYS,
        *(WITH_BODY if end.body is not None else ()),
        *(WITH_TOKEN if end.needs_token else ()),
        *end.errors,
    )


def routes(hub: Hub, buckets: Buckets) -> list[Route]:
    """The routes of all endpoints."""
    return [
        Route(end.path, _route(hub, buckets, end), methods=[end.method], name=end.handler.__name__)
        for end in ENDPOINTS
    ]


def problem_response(problem: schema.Problem) -> Response:
    return Response(
        msgspec.json.encode(problem),
        status_code=schema.STATUS[problem.code],
        media_type="application/json",
    )


def _route(hub: Hub, buckets: Buckets, end: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    decoder: msgspec.json.Decoder[Any] | None = (
        None if end.body is None else msgspec.json.Decoder(end.body)
    )

    async def answer(request: Request) -> Response:
        try:
            if not buckets.take(_who(request)):
                raise refused("too_fast", Message("server-too-fast"))
            body = None
            if decoder is not None:
                body = read(decoder, await _body(request, end.most), end.most)
            result = await end.handler(hub, request, body)
        except schema.ProtocolError as error:
            return problem_response(error.problem)
        except ClientDisconnect:
            # Nobody will read this.
            return Response(status_code=400)
        if isinstance(result, Text):
            return Response(result.text, media_type="text/plain; charset=utf-8")
        data, headers = await _packed(msgspec.json.encode(result), request)
        return Response(data, end.status, headers, media_type="application/json")

    return answer


async def _packed(data: bytes, request: Request) -> tuple[bytes, dict[str, str]]:
    """A long answer compressed, if the client can read it: views repeat themselves."""
    if len(data) < WORTH_PACKING or "gzip" not in accepted(request.headers):
        return data, {}
    return await asyncio.to_thread(gzip.compress, data, 5), {"Content-Encoding": "gzip"}


async def _body(request: Request, most: int) -> bytes:
    """The body of a request, of which no more is read than may be."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise too_large(most)
    return body


def _who(request: Request) -> str:
    return request.client.host if request.client is not None else ""


def _token(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise refused("no_access", Message("server-no-access"))
    return token


def _number(request: Request, query: Query) -> int:
    word = request.query_params.get(query.name, str(query.default))
    no_number = refused("bad_request", message("server-bad-request", reason=query.name))
    if not word.isascii() or not word.isdigit():
        raise no_number
    try:
        number: int = msgspec.convert(word, query.kind, strict=False)
    except msgspec.ValidationError as error:
        raise no_number from error
    return number


async def _access(hub: Hub, request: Request) -> Access:
    return await hub.access(request.path_params["match"], _token(request))
