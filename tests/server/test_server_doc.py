"""``docs/server.md`` tells every setting with its default, and the limits as they are."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from bagatelle.cli import main, serve
from bagatelle.kernel.match import LONGEST_NAME
from bagatelle.server import connection, hub, reviews, room_base, schema, socket, updates
from bagatelle.server.settings import Settings

TEXT = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


def rows(heading: str) -> dict[str, str]:
    """The rows of the table below a heading: the first cell and the second."""
    section = TEXT.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    found = re.findall(r"^\| ([^|]+) \| ([^|]*?) ?\|", section, re.MULTILINE)
    return {name.strip("` "): told for name, told in found if "--" not in told}


def test_every_option_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help", "--language", "en"]) == 0
    options = set(re.findall(r"^  (--[\w-]+)", capsys.readouterr().out, re.MULTILINE))
    assert {name for name in rows("For others") if name.startswith("--")} == options


def test_the_defaults_are_told() -> None:
    told, settings = rows("For others"), Settings()
    assert told["--host"] == settings.host
    assert told["--port"] == str(settings.port)
    assert told["--bot-workers"] == str(settings.bot_workers)
    assert told["--bot-seconds"] == f"{settings.bot_seconds:.0f}"
    assert told["--review-playouts"] == str(settings.review_playouts)
    assert told["--requests"] == f"{settings.requests_per_second:.0f}"
    assert told["--messages"] == f"{settings.messages_per_second:.0f}"
    assert serve.DATABASE_VARIABLE in TEXT


def test_the_limits_are_told() -> None:
    told = rows("Limits")
    figures = [int(figure) for row in told.values() for figure in re.findall(r"\d+", row)]
    tokens = msgspec.json.schema(schema.Mine)["$defs"]["Mine"]["properties"]["tokens"]["maxItems"]
    assert figures == [
        schema.LONGEST_BODY,
        schema.MAX_SEATS,
        LONGEST_NAME,
        schema.LONGEST_CHAT,
        room_base.MAX_CHAT,
        tokens,
        updates.LINES_AT_ONCE,
        updates.LINES_AT_ONCE,
        schema.LONGEST_RECORD,
        schema.MAX_FRAMES,
        reviews.MOST_AT_ONCE,
        reviews.MOST_FOR_ONE,
        connection.MAX_UNSENT,
        round(socket.HELLO_WITHIN),
        hub.MAX_ROOMS,
        hub.SNAPSHOT_EVERY,
    ]
