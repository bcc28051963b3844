"""The OpenAPI description, from the table of endpoints and the shapes of the messages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

import bagatelle
from bagatelle.server import api, schema
from bagatelle.server.examples import ANSWERS, BODIES, MATCH, REVIEW
from bagatelle.server.shapes import REF, shape_of, shapes

INTRODUCTION = (
    "Matches over HTTP and WebSocket; docs/protocol.md tells the story. A match is followed on its "
    "socket, `x-socket`: the first message is a `hello`, what comes back begins with a `state`. "
    "`x-views` names the shape of the views of each game."
)
IN_PATH = {
    "match": ("The public name of the match.", MATCH),
    "review": ("The name of a review.", REVIEW),
    "game": ("The name of a game.", "banquet"),
}
SECRET = "The secret of a seat, or of the spectators' bench. It stays in the browser that got it."


@cache
def description() -> bytes:
    """The description as JSON."""
    return msgspec.json.format(msgspec.json.encode(document()), indent=1)


def document() -> dict[str, Any]:
    """The description as plain data."""
    paths: dict[str, dict[str, Any]] = {}
    for end in api.ENDPOINTS:
        paths.setdefault(end.path, {})[end.method.lower()] = _operation(end)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Bagatelle",
            "version": bagatelle.__version__,
            "description": INTRODUCTION,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": shapes().components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": SECRET}
            },
        },
        "x-socket": {
            "path": "/api/matches/{match}/socket",
            "from-client": shape_of(schema.FromClient),
            "to-client": shape_of(schema.ToClient),
        },
        "x-views": {game: {"$ref": REF.format(name=view)} for game, view in shapes().views.items()},
    }


def _operation(end: api.Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": end.handler.__name__,
        "summary": end.summary,
        "parameters": _parameters(end),
        "responses": {str(end.status): _answer(end), **_refusals(end)},
        "security": [{"token": []}] if end.needs_token else [],
    }
    if end.body is not None:
        content = {"schema": shape_of(end.body), "examples": _examples(end.body)}
        operation["requestBody"] = {"required": True, "content": {"application/json": content}}
    return operation


def _parameters(end: api.Endpoint) -> list[dict[str, Any]]:
    in_path = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "description": IN_PATH[name][0],
            "schema": {"type": "string"},
            "example": IN_PATH[name][1],
        }
        for name in re.findall(r"{(\w+)}", end.path)
    ]
    in_query = [
        {
            "name": query.name,
            "in": "query",
            "description": query.summary,
            "schema": {**shape_of(query.kind), "default": query.default},
        }
        for query in end.query
    ]
    return in_path + in_query


def _answer(end: api.Endpoint) -> dict[str, Any]:
    if end.answer is api.Text:
        return {"description": "Done.", "content": {"text/plain": {"schema": {"type": "string"}}}}
    content: dict[str, Any] = {"schema": shape_of(end.answer)}
    if end.answer in ANSWERS:
        content["example"] = msgspec.to_builtins(ANSWERS[end.answer])
    return {"description": "Done.", "content": {"application/json": content}}


def _refusals(end: api.Endpoint) -> dict[str, Any]:
    """For each status the codes that come with it."""
    codes: dict[int, list[schema.ErrorCode]] = {}
    for code in api.errors_of(end):
        codes.setdefault(schema.STATUS[code], []).append(code)
    return {
        str(status): {
            "description": f"Refused: {', '.join(found)}.",
            "content": {
                "application/json": {
                    "schema": {
                        "allOf": [
                            shape_of(schema.Problem),
                            {"properties": {"code": {"enum": found}}},
                        ]
                    }
                }
            },
        }
        for status, found in sorted(codes.items())
    }


def _examples(body: Any) -> dict[str, Any]:
    values = [msgspec.to_builtins(example) for example in BODIES[body]]
    return {f"example {number}": {"value": value} for number, value in enumerate(values, start=1)}
