"""The OpenAPI description, from the table of endpoints and the message schemas."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

import bagatelle
from bagatelle.games.banquet.view import BanquetView
from bagatelle.server import api, schema

SOCKET_TYPES = (schema.FromClient, schema.ToClient)
VIEWS: dict[str, type] = {"banquet": BanquetView}
"""The shape of each game's views."""


@cache
def description() -> bytes:
    """The description as JSON."""
    return msgspec.json.format(msgspec.json.encode(_document()), indent=1)


def _document() -> dict[str, Any]:
    types: list[Any] = [schema.Problem, *SOCKET_TYPES, *VIEWS.values()]
    for end in api.ENDPOINTS:
        types += [kind for kind in (end.body, end.answer) if kind is not None]
    refs, components = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    ref_of = dict(zip(map(str, types), refs, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for end in api.ENDPOINTS:
        paths.setdefault(end.path, {})[end.method.lower()] = _operation(end, ref_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Bagatelle", "version": bagatelle.__version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "x-socket": {
            "path": "/api/matches/{match}/socket",
            "from-client": ref_of[str(schema.FromClient)],
            "to-client": ref_of[str(schema.ToClient)],
        },
        "x-views": {game: ref_of[str(view)] for game, view in VIEWS.items()},
    }


def _operation(end: api.Endpoint, ref_of: dict[str, Any]) -> dict[str, Any]:
    codes = (
        *api.ALWAYS,
        *(api.WITH_BODY if end.body is not None else ()),
        *(api.WITH_TOKEN if end.needs_token else ()),
        *end.errors,
    )
    problem = {"application/json": {"schema": ref_of[str(schema.Problem)]}}
    answer = (
        {"text/plain": {"schema": {"type": "string"}}}
        if end.answer is api.Text
        else {"application/json": {"schema": ref_of[str(end.answer)]}}
    )
    responses: dict[str, Any] = {str(end.status): {"description": "Done", "content": answer}}
    for code in codes:
        status = str(schema.STATUS[code])
        named = responses.get(status, {}).get("description")
        words = f"{named}, {code}" if named else code
        responses[status] = {"description": words, "content": problem}
    operation: dict[str, Any] = {
        "operationId": end.handler.__name__,
        "summary": end.summary,
        "responses": responses,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"{(\w+)}", end.path)
        ],
    }
    if end.body is not None:
        content = {"application/json": {"schema": ref_of[str(end.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    if end.needs_token:
        operation["security"] = [{"token": []}]
    return operation
