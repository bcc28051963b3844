"""The views of a moment as lines: one for each value that fits on a line.

A thing with an id (a card, a tile, a dish) is described once, where it is first seen, and named by
its id from then on, as long as its description is the same. Views of seats are written as what they
show differently from the spectator's.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from bagatelle.kernel.match import Match

LONGEST = 100
"""What is longer is written as several lines, one for each of its parts; a row of things is not."""

Position = dict[str, str]
"""The way to a value in a view, and the value."""


class Node(NamedTuple):
    """A part of a view: as text, and the parts of it, if it has any."""

    text: str
    parts: tuple[tuple[str, Node], ...] = ()
    fits: bool = True
    """Whether it may stand on a line."""
    has_id: bool = False
    """Whether it is or holds something with an id."""


class Writer:
    """Writes positions, and remembers which things it has described."""

    def __init__(self) -> None:
        self._described: dict[str, Any] = {}
        self._news: list[str] = []

    def position(self, match: Match) -> Position:
        """Everything there is to see."""
        spectator = dict(_lines("view", self._node(msgspec.to_builtins(match.view(None)))))
        position = dict(spectator)
        for seat in range(match.game.players):
            for path, value in _lines("view", self._node(msgspec.to_builtins(match.view(seat)))):
                if spectator.get(path) != value:
                    position[f"seat {seat} {path}"] = value
        return position

    def news(self) -> list[str]:
        """The things that were described since this was last asked."""
        news, self._news = self._news, []
        return news

    def _node(self, data: Any) -> Node:
        if isinstance(data, dict) and data:
            # The ids of messages have no colon.
            has_id = ":" in str(data.get("id", ""))
            parts = tuple((f".{key}", self._node(part)) for key, part in data.items())
            holds_id = any(part.has_id for _, part in parts)
            is_thing = has_id and not holds_id
            if is_thing and self._is_as_described(data):
                return Node(data["id"], has_id=True)
            text = "{" + ", ".join(f"{key[1:]}: {part.text}" for key, part in parts) + "}"
            return Node(text, parts, is_thing or len(text) <= LONGEST, has_id or holds_id)
        if isinstance(data, list | tuple):
            parts = tuple((f"[{index}]", self._node(part)) for index, part in enumerate(data))
            text = "[" + ", ".join(part.text for _, part in parts) + "]"
            is_row = not any(part.parts for _, part in parts)
            return Node(
                text, parts, is_row or len(text) <= LONGEST, any(part.has_id for _, part in parts)
            )
        return Node(msgspec.json.encode(data).decode())

    def _is_as_described(self, thing: Any) -> bool:
        """Whether it is what it was when it was first seen; if it is new, that is now."""
        name = thing["id"]
        if name not in self._described:
            self._described[name] = thing
            about = {key: part for key, part in thing.items() if key != "id"}
            self._news.append(f"thing {name} = {msgspec.json.encode(about).decode()}")
        return bool(self._described[name] == thing)


def changes(before: Position, now: Position) -> Iterator[str]:
    for path in sorted(before.keys() | now.keys()):
        if before.get(path) != now.get(path):
            yield f"{path} = {now.get(path, 'gone')}"


def _lines(path: str, node: Node) -> Iterator[tuple[str, str]]:
    if node.fits:
        yield path, node.text
    else:
        for key, part in node.parts:
            yield from _lines(path + key, part)
