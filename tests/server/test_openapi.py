"""The OpenAPI description is sound, complete, and true of what the server sends."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from types import NoneType
from typing import Any, get_type_hints

import jsonschema_rs
import msgspec
import pytest
import schemathesis

from bagatelle.games import GAMES
from bagatelle.kernel.dealer import Dealer
from bagatelle.kernel.game import Game
from bagatelle.kernel.message import message
from bagatelle.server import api, examples, openapi, schema, shapes
from bagatelle.server.journal import MatchRow
from bagatelle.server.problems import refused
from bagatelle.server.room import Room
from bagatelle.server.room_base import Plan, PlannedSeat
from bagatelle.server.updates import state_of, update_of
from bagatelle.server.writer import Entry
from tests.games.masquerade.game import Masquerade
from tests.variants import Variant, variants
from tests.wire import seen

DOCUMENT = msgspec.json.decode(openapi.description())
COMPONENTS = DOCUMENT["components"]["schemas"]
DIALECT = "https://json-schema.org/draft/2020-12/schema"
OPERATIONS = {
    (method.upper(), path): operation
    for path, methods in DOCUMENT["paths"].items()
    for method, operation in methods.items()
}

each_endpoint = pytest.mark.parametrize(
    "end", api.ENDPOINTS, ids=[end.handler.__name__ for end in api.ENDPOINTS]
)


def operation_of(end: api.Endpoint) -> dict[str, Any]:
    found: dict[str, Any] = OPERATIONS[end.method, end.path]
    return found


def check(shape: Any, message: object) -> None:
    """A message has this shape; raises ValidationError."""
    validator(msgspec.json.encode(shape)).validate(
        msgspec.json.decode(msgspec.json.encode(message))
    )


@cache
def validator(shape: bytes) -> jsonschema_rs.Draft202012Validator:
    whole = {**msgspec.json.decode(shape), "components": {"schemas": COMPONENTS}}
    return jsonschema_rs.Draft202012Validator(whole)


def test_it_is_valid_openapi() -> None:
    schemathesis.openapi.from_dict(DOCUMENT).validate()
    assert DOCUMENT["openapi"] == "3.1.0"


@pytest.mark.parametrize("name", COMPONENTS)
def test_every_shape_is_valid_json_schema(name: str) -> None:
    jsonschema_rs.meta.validate({"$schema": DIALECT, **COMPONENTS[name]})


def test_every_reference_leads_somewhere() -> None:
    found = set(re.findall('"(#/[^"]*)"', openapi.description().decode()))
    assert found == {f"#/components/schemas/{name}" for name in COMPONENTS}


def test_every_endpoint_is_described() -> None:
    assert set(OPERATIONS) == {(end.method, end.path) for end in api.ENDPOINTS}


@each_endpoint
def test_the_described_answer_is_what_the_handler_gives(end: api.Endpoint) -> None:
    assert get_type_hints(end.handler)["return"] is end.answer
    assert get_type_hints(end.handler)["body"] == (end.body or NoneType)


@each_endpoint
def test_who_needs_a_token_is_told(end: api.Endpoint) -> None:
    security = operation_of(end)["security"]
    assert security == ([{"token": []}] if end.needs_token else [])
    assert ("403" in operation_of(end)["responses"]) >= end.needs_token


@each_endpoint
def test_every_parameter_is_described(end: api.Endpoint) -> None:
    found = {(each["in"], each["name"]) for each in operation_of(end)["parameters"]}
    wanted = {("path", name) for name in ("match", "game", "review") if f"{{{name}}}" in end.path}
    if end.handler is api.log:
        wanted.add(("query", "start"))
    if end.handler is api.review:
        wanted.add(("query", "known"))
    assert found == wanted


@each_endpoint
def test_every_refusal_is_described(end: api.Endpoint) -> None:
    """Each code stands under its status, and no problem with another code fits there."""
    responses = operation_of(end)["responses"]
    described = set()
    for status, response in responses.items():
        if int(status) < 400:
            continue
        shape = response["content"]["application/json"]["schema"]
        for code in schema.STATUS:
            problem = refused(code, message("server-too-fast")).problem
            fits = True
            try:
                check(shape, problem)
            except jsonschema_rs.ValidationError:
                fits = False
            if fits:
                assert str(schema.STATUS[code]) == status
                described.add(code)
    assert described == set(api.errors_of(end))


@each_endpoint
def test_examples_have_the_shape_that_they_illustrate(end: api.Endpoint) -> None:
    operation = operation_of(end)
    if end.body is not None:
        content = operation["requestBody"]["content"]["application/json"]
        assert content["examples"]
        for example in content["examples"].values():
            check(content["schema"], example["value"])
            msgspec.convert(example["value"], end.body)
    content = operation["responses"][str(end.status)]["content"]
    if "example" in content.get("application/json", {}):
        check(content["application/json"]["schema"], content["application/json"]["example"])


def test_every_command_has_an_example() -> None:
    shown = {type(example) for example in examples.BODIES[schema.AnyCommand]}
    assert shown == set(schema.AnyCommand.__args__)


def test_shapes_carry_the_words_of_the_source() -> None:
    assert COMPONENTS["Ack"]["description"].startswith("A command was done")
    assert "since 1970" in COMPONENTS["Summary"]["properties"]["changed"]["description"]
    assert all(">>>" not in shape.get("description", "") for shape in COMPONENTS.values())


# ---------------------------------------------------------------------- what is really sent


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_states_and_updates_have_their_shape(variant: Variant) -> None:
    """In a whole game, for a seat, for all seats together, and for a spectator."""
    shape = DOCUMENT["x-socket"]["to-client"]
    view = DOCUMENT["x-views"][variant.game]
    for room in whole_game(variant):
        for owned in ((), (0,), tuple(range(variant.players))):
            state = state_of(room, owned, 0)
            check(shape, state)
            check(shape, update_of(room, Entry(room.number, "play", 0, {}, None, 0), owned, 0))
            for side in seen(msgspec.json.decode(msgspec.json.encode(state)))["sides"]:
                check(view, side["view"])
    check(shape, state_of(room, (), 0))


def whole_game(variant: Variant) -> Iterator[Room]:
    """A room at every tenth move of a match, and at its end."""
    plan = Plan(tuple(PlannedSeat("human") for _ in range(variant.players)))
    row = MatchRow(
        "match", variant.game, variant.players, dict(variant.options), msgspec.to_builtins(plan),
        "7", 0, 0, False, None, 1, "box",
    )  # fmt: skip
    room = Room(row)
    dealer = Dealer("moves")
    while not room.is_over:
        if room.number % 10 == 0:
            yield room
        seat = room.to_act[0]
        moves = room.match.legal_moves(seat)
        text = moves[dealer.below(len(moves))].text
        command = schema.Play(str(room.number), room.number, seat, text=text)
        room.apply(room.decide(command, (seat,), 0))
    yield room


def test_the_server_writes_every_field() -> None:
    """So a browser need not ask whether a field is there."""
    shape = COMPONENTS["Problem"]
    assert shape["required"] == list(shape["properties"])
    check({"$ref": "#/components/schemas/Problem"}, schema.Problem("stale", "Stale."))


def test_a_client_may_leave_defaults_out() -> None:
    assert COMPONENTS["SeatPlan"]["required"] == ["kind"]
    assert COMPONENTS["Choice"]["required"] == ["kind"]


# ---------------------------------------------------------------------- a new game


def test_a_new_game_gets_its_views_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "masquerade", Masquerade)
    found = shapes.shapes.__wrapped__()
    own_views = {name: f"{name.title()}View" for name in GAMES}
    assert found.views == own_views
    own = {name for name in found.components if name.startswith("Masquerade")}
    assert own == {shapes_name(struct) for struct in shapes.structs([shapes.view_type(Masquerade)])}
    assert set(COMPONENTS) == set(found.components) - own
    for name in COMPONENTS.keys() - {"Side"}:
        shape = msgspec.json.decode(msgspec.json.encode(found.components[name]))
        assert shape == COMPONENTS[name]


def shapes_name(struct: type) -> str:
    name = struct.__name__
    return name if name.startswith("Masquerade") else f"Masquerade{name}"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_says_what_its_views_are(game: type[Game]) -> None:
    view = shapes.view_type(game)
    assert view is not msgspec.Struct
    assert view.__struct_fields__
