"""Writes the browser's types: ``python -m bagatelle.server.typescript > web/src/protocol.ts``."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from bagatelle.kernel.match import LONGEST_NAME
from bagatelle.server import api, schema
from bagatelle.server.shapes import shape_of, shapes

HEAD = """\
// The protocol of Bagatelle. Written by `make types` from src/bagatelle/server/schema.py and the
// views of the games: change those, not this file. docs/protocol.md tells the story.
"""
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
UNIONS: dict[str, tuple[Any, str]] = {
    "ErrorCode": (schema.ErrorCode, "Why something was refused."),
    "FromClient": (schema.FromClient, "What a client may send on a socket."),
    "ToClient": (schema.ToClient, "What the server sends on a socket."),
    "AnyCommand": (schema.AnyCommand, "What a client may want done, on a socket or by HTTP."),
}
UNION_SHAPES = {name: shape_of(kind) for name, (kind, _) in UNIONS.items()}
LIMITS = {
    "seats": schema.MAX_SEATS,
    "name": LONGEST_NAME,
    "chat": schema.LONGEST_CHAT,
    "message": schema.LONGEST_BODY,
}


def text() -> str:
    """The whole file."""
    blocks = [HEAD, *map(_interface, shapes().components)]
    for name, (_, words) in UNIONS.items():
        kinds = "\n  | ".join(["", *_kinds(UNION_SHAPES[name])])
        blocks.append(f"{_comment(words)}export type {name} ={kinds};\n")
    blocks += [_views(), _endpoints(), _limits()]
    return "\n".join(blocks)


def _interface(name: str) -> str:
    shape = shapes().components[name]
    lines = [f"{_comment(shape.get('description', ''))}export interface {name} {{"]
    for field, inner in shape["properties"].items():
        # Of what the server sends no field is ever missing.
        mark = "" if field in shape["required"] or name in shapes().sent else "?"
        note = _comment(inner.get("description", ""), "  ")
        lines.append(f"{note}  readonly {field}{mark}: {_type(inner)};")
    return "\n".join([*lines, "}\n"])


def _type(shape: dict[str, Any]) -> str:
    bare = {key: value for key, value in shape.items() if key != "description"}
    for name, union in UNION_SHAPES.items():
        if bare == union:
            return name
    return " | ".join(_kinds(shape))


def _kinds(shape: dict[str, Any]) -> list[str]:
    """The types that something may have."""
    match shape:
        case _ if not shape.keys() - {"description"}:
            return ["unknown"]
        case {"enum": list(values)}:
            return [msgspec.json.encode(value).decode() for value in values]
        case {"anyOf": list(kinds)}:
            return [_type(kind) for kind in kinds]
    return [_kind(shape)]


def _kind(shape: dict[str, Any]) -> str:
    match shape:
        case {"$ref": str(ref)}:
            return ref.rpartition("/")[2]
        case {"type": "array", "prefixItems": list(kinds)}:
            return f"readonly [{', '.join(map(_type, kinds))}]"
        case {"type": "array", "items": dict(inner)}:
            kind = _type(inner)
            return f"readonly ({kind})[]" if " " in kind else f"readonly {kind}[]"
        case {"type": "object", "additionalProperties": dict(inner)}:
            return f"{{ readonly [name: string]: {_type(inner)} }}"
        case {"type": str(word)} if word in PLAIN:
            return PLAIN[word]
    raise ValueError(f"no type for {shape}")


def _views() -> str:
    lines = [f"  readonly {game}: {view};" for game, view in shapes().views.items()]
    return "\n".join(
        [f"{_comment('The views of each game.')}export interface Views {{", *lines, "}\n"]
    )


def _endpoints() -> str:
    words = "What each endpoint takes and answers; some need a token, as `Authorization: Bearer`."
    lines = [f"{_comment(words)}export interface Endpoints {{"]
    for end in api.ENDPOINTS:
        body = "undefined" if end.body is None else _type(shape_of(end.body))
        answer = "string" if end.answer is api.Text else _type(shape_of(end.answer))
        token = "true" if end.needs_token else "false"
        lines.append(f'{_comment(f"{end.summary}.", "  ")}  readonly "{end.method} {end.path}": {{')
        lines.append(f"    readonly body: {body};")
        lines.append(f"    readonly answer: {answer};")
        lines.append(f"    readonly token: {token};")
        lines.append("  };")
    return "\n".join([*lines, "}\n"])


def _limits() -> str:
    words = "The most seats of a table, characters of a name or a chat line, bytes of a message."
    lines = [f"  {name}: {most}," for name, most in LIMITS.items()]
    return "\n".join([f"{_comment(words)}export const LIMITS = {{", *lines, "} as const;\n"])


def _comment(words: str, indent: str = "") -> str:
    if not words:
        return ""
    if "\n" not in words:
        return f"{indent}/** {words} */\n"
    lines = [f"{indent} * {line}".rstrip() for line in words.splitlines()]
    return "\n".join([f"{indent}/**", *lines, f"{indent} */\n"])


if __name__ == "__main__":
    sys.stdout.write(text())
