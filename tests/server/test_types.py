"""The browser's types are those of the schema, to the letter."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bagatelle.games.rokoko.game import Rokoko
from bagatelle.server import api, schema, typescript
from bagatelle.server.shapes import shapes

FILE = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"
TEXT = FILE.read_text(encoding="utf-8")


def test_the_file_is_up_to_date() -> None:
    assert typescript.text() == TEXT, "make types writes it anew"


def test_the_module_writes_the_file() -> None:
    words = [sys.executable, "-m", "bagatelle.server.typescript"]
    assert subprocess.run(words, capture_output=True, check=True).stdout.decode() == TEXT


def test_every_shape_has_its_interface() -> None:
    interfaces = re.findall(r"^export interface (\w+)", TEXT, re.MULTILINE)
    assert interfaces == [*shapes().components, "Views", "Endpoints"]


def test_every_name_that_is_used_is_there() -> None:
    code = re.sub(r"//[^\n]*|/\*.*?\*/|\"[^\"]*\"", "", TEXT, flags=re.DOTALL)
    used = set(re.findall(r"\b[A-Z]\w+", code))
    known = set(re.findall(r"export (?:interface|type|const) (\w+)", TEXT))
    assert used == known


def test_messages_are_told_apart_by_their_type() -> None:
    for kind in (schema.FromClient, schema.ToClient):
        for struct in kind.__args__:
            assert re.search(
                rf"export interface {struct.__name__} {{\n"
                rf"  readonly type: \"{struct.__struct_config__.tag}\";\n",
                TEXT,
            )


def test_only_what_a_client_sends_may_leave_fields_out() -> None:
    blocks = dict(re.findall(r"^export interface (\w+) {\n(.*?)^}", TEXT, re.DOTALL | re.MULTILINE))
    optional = {name for name, body in blocks.items() if "?:" in body}
    assert optional == {
        "AskReview",
        "ClockPlan",
        "CreateMatch",
        "Fetch",
        "HandOver",
        "Hello",
        "JoinMatch",
        "Ping",
        "Play",
        "PlayOn",
        "Replay",
        "ReviewRecord",
        "RokokoModules",
        "SeatPlan",
    }


def test_a_mapping_of_a_view_has_the_names_that_the_game_knows() -> None:
    parts = Rokoko.view_parts["modules"]
    assert set(parts) == {"jewelry_box", "fancy", "festivity", "expert", "du_barry"}
    assert re.search(
        r"export interface RokokoView {.*?  readonly modules: RokokoModules;", TEXT, re.DOTALL
    )
    found = re.search(r"export interface RokokoModules {\n(.*?)^}", TEXT, re.DOTALL | re.MULTILINE)
    assert found is not None
    assert dict(re.findall(r"  readonly (\w+)\?: (\w+);", found[1])) == {
        name: f"Rokoko{part.__name__}" for name, part in parts.items()
    }


@pytest.mark.parametrize(
    ("players", "modules"), [(2, "jewelry_box,fancy,festivity,expert"), (1, "none")]
)
def test_what_is_seen_of_a_module_is_what_its_name_stands_for(players: int, modules: str) -> None:
    game = Rokoko(players, {"modules": modules})
    for module in game.modules:
        drawn = type(module).public_view.__annotations__["return"]
        assert drawn == Rokoko.view_parts["modules"][module.name].__name__


def test_every_endpoint_is_there() -> None:
    for end in api.ENDPOINTS:
        assert f'readonly "{end.method} {end.path}": {{' in TEXT


@pytest.mark.parametrize(
    ("shape", "written"),
    [
        ({"type": "integer", "minimum": 0}, "number"),
        ({"type": "array", "items": {"type": "string"}}, "readonly string[]"),
        (
            {"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}},
            "readonly (string | null)[]",
        ),
        (
            {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "boolean"}]},
            "readonly [number, boolean]",
        ),
        (
            {"type": "object", "additionalProperties": {"$ref": "#/components/schemas/Ack"}},
            "{ readonly [name: string]: Ack }",
        ),
        ({"enum": ["a", 'b"', 3]}, r'"a" | "b\"" | 3'),
    ],
)
def test_shapes_become_types(shape: dict[str, Any], written: str) -> None:
    assert typescript._type(shape) == written


def test_a_shape_that_has_no_type_is_not_passed_over() -> None:
    with pytest.raises(ValueError, match="no type"):
        typescript._type({"type": "object"})
