"""What a client makes of the views that it is sent, in plain JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from bagatelle.kernel.views import placed

Json = dict[str, Any]


def fold_views(state: Json, update: Json) -> Json:
    """The public view and the sides of a state after an update."""
    view = state["view"]
    for change in update["changes"]:
        view = placed(view, change["path"], change["value"])
    return {"view": view, "sides": fold_sides(state["sides"], update["sides"])}


def fold_sides(before: list[Json], after: list[Json]) -> list[Json]:
    """Sides that tell what changed, with all that is still so."""
    known = {side["seat"]: {each["path"]: each for each in side["own"]} for side in before}
    return [
        {
            **side,
            "own": [
                *{
                    **known.get(side["seat"], {}),
                    **{each["path"]: each for each in side["own"]},
                }.values()
            ],
        }
        for side in after
    ]


def seen(state: Json) -> Json:
    """A state in which each side has its view, as boards see it."""
    sides = [{**side, "view": view_of(state, side)} for side in state["sides"]]
    return {**state, "sides": sides}


def view_of(state: Json, side: Json) -> Json:
    view = state["view"]
    for own in side["own"]:
        view = placed(view, own["path"], own["value"])
    return Json(restored(view, state["printed"]))


def restored(value: Any, printed: Json) -> Any:
    """A value in which printed things stand themselves, not their names."""
    match value:
        case {"$": name} if len(value) == 1:
            return printed[name]
        case dict():
            return {key: restored(item, printed) for key, item in value.items()}
        case list():
            return [restored(item, printed) for item in value]
    return value


def frames_of(replayed: Json) -> list[Json]:
    """The frames of a record, each with its whole view, and without how it was told."""
    table: Json = {"view": None, "sides": [], "printed": replayed["printed"]}
    frames = []
    for frame in replayed["frames"]:
        table |= fold_views(table, {"changes": frame["changes"], "sides": [frame["side"]]})
        side = {**frame["side"], "view": view_of(table, table["sides"][0])}
        del side["own"]
        frames.append({**frame, "side": side, "changes": None})
    return frames


def without_printed(data: bytes) -> bytes:
    """A message without what is printed and how it is called, which everybody may know."""
    if not data.startswith(b'{"type":"state"'):
        return data
    state = msgspec.json.decode(data, type=Json)
    return msgspec.json.encode({**state, "printed": {}, "facts": {}})
