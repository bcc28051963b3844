"""``docs/protocol.md`` is true: its example is carried out, and its tables are complete."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_type_hints

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from bagatelle.cli import main
from bagatelle.server import api, connection, schema, socket, updates
from tests.server.client import PATIENCE, dial
from tests.server.house import House, OpenHouse

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
REST_OF_THE_GAME = ROOT / "tests" / "kernel" / "sixth-noble.txt"

MORE = "…"
PLACEHOLDER = re.compile("<([a-z ]+)>")
BLOCK = re.compile(r"^```(http|socket|console)([^\n]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
PLAY_ON = "<!-- They play the moves of tests/kernel/sixth-noble.txt. -->"


class Block(NamedTuple):
    """A piece of the example: its kind, who it is about, and its lines."""

    kind: str
    who: str
    lines: list[str]


def blocks() -> Iterator[Block]:
    before, after = TEXT.split(PLAY_ON)
    for match in BLOCK.finditer(before):
        yield Block(match[1], match[2].strip(), match[3].splitlines())
    yield Block("play on", "", [])
    for match in BLOCK.finditer(after):
        yield Block(match[1], match[2].strip(), match[3].splitlines())


def spoken(lines: list[str]) -> Iterator[tuple[str, list[str]]]:
    """What is sent (``>``) and what comes back (``<``), in turn."""
    sign, said = "", list[str]()
    for line in lines:
        if line[:1] != sign and said:
            yield sign, said
            said = []
        sign = line[:1]
        assert sign in "<>", line
        said.append(line[2:])
    yield sign, said


def pattern(text: str) -> Any:
    """JSON in which ``…`` stands for more of the same."""
    written, inside, in_string = "", [], False
    for at, letter in enumerate(text):
        if letter == '"' and text[at - 1] != "\\":
            in_string = not in_string
        if not in_string and letter in "{[":
            inside.append(letter)
        if not in_string and letter in "}]":
            inside.pop()
        if not in_string and letter == MORE:
            letter = f'"{MORE}": 0' if inside[-1] == "{" else f'"{MORE}"'
        written += letter
    return msgspec.json.decode(written)


def several(text: str) -> list[Any]:
    """Several patterns behind each other, each beginning at the margin."""
    return [pattern(each) for each in re.split(r"\n(?={)", text)]


class Story:
    """What the placeholders stand for, and the sockets that are open."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.words: dict[str, str] = {}
        self.sockets: dict[str, ClientConnection] = {}
        self.answer = ""

    def fill(self, text: str) -> str:
        return PLACEHOLDER.sub(lambda found: self.words[found[1]], text)

    def compare(self, expected: Any, found: Any, where: str) -> None:
        match expected:
            case dict():
                assert isinstance(found, dict), where
                if MORE not in expected:
                    assert expected.keys() == found.keys(), where
                for key in expected.keys() - {MORE}:
                    self.compare(expected[key], found[key], f"{where}.{key}")
            case list():
                assert isinstance(found, list), where
                wanted = [each for each in expected if each != MORE]
                assert len(found) >= len(wanted) if MORE in expected else len(found) == len(wanted)
                for at, each in enumerate(wanted):
                    self.compare(each, found[at], f"{where}[{at}]")
            case str() if PLACEHOLDER.fullmatch(expected):
                assert self.words.setdefault(expected[1:-1], found) == found, where
            case _:
                assert expected == found, where

    def compare_text(self, expected: list[str], found: str) -> None:
        """Lines of a file, among which ``…`` stands for any number of others."""
        parts = [re.escape(line) if line != MORE else "(?:.*\n)*?.*" for line in expected]
        assert re.fullmatch("\n".join(parts) + "\n", found), found

    # ------------------------------------------------------------------ blocks

    async def http(self, block: Block) -> None:
        (sent, asked), (came, answered) = spoken(block.lines)
        assert (sent, came) == (">", "<")
        method, path = asked.pop(0).split(" ")
        headers = {}
        if asked and asked[0].startswith("Authorization: "):
            headers["Authorization"] = self.fill(asked.pop(0).partition(": ")[2])
        answer = await self.house.http.request(
            method, self.fill(path), headers=headers, content=self.fill("\n".join(asked)).encode()
        )
        assert answer.status_code == int(answered.pop(0)), answer.text
        self.answer = answer.text
        if answered[0].startswith("{"):
            self.compare(pattern("\n".join(answered)), answer.json(), path)
        else:
            self.compare_text(answered, answer.text)
            # So that it can stand in a message.
            self.words["record"] = msgspec.json.encode(answer.text).decode()[1:-1]

    async def socket(self, block: Block) -> None:
        if block.who not in self.sockets:
            url = f"ws://{self.house.address}/api/matches/{self.words['match']}/socket"
            self.sockets[block.who] = await dial(url, max_size=None)
        line = self.sockets[block.who]
        for sign, said in spoken(block.lines):
            text = "\n".join(said)
            if sign == ">":
                await line.send(self.fill(text))
                continue
            for expected in several(text):
                self.compare(expected, await self.hear(block.who, expected), expected["type"])

    async def hear(self, who: str, expected: Any) -> Any:
        """The next message; updates that the story does not tell are passed over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                told = msgspec.json.decode(await self.sockets[who].recv())
                is_told = expected["type"] == "update" and told["number"] >= expected["number"]
                if told["type"] != "update" or is_told:
                    return told

    async def console(self, block: Block, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        command, *expected = block.lines
        dollar, program, *words = command.split()
        assert (dollar, program) == ("$", "bagatelle")
        (folder / "record.txt").write_text(self.answer, encoding="utf-8")
        assert main([str(folder / word) if word == "record.txt" else word for word in words]) == 0
        assert capsys.readouterr().out.splitlines() == expected

    async def play_on(self) -> None:
        """The moves of a whole game, by HTTP."""
        number = 3
        for line in REST_OF_THE_GAME.read_text(encoding="utf-8").splitlines():
            played = re.fullmatch(r"\d+\. seat (\d): (.*)", line)
            if played is not None:
                seat = int(played[1]) - 1
                command = schema.Play(f"on-{number}", number, seat, text=played[2])
                answer = await self.house.post(
                    f"/api/matches/{self.words['match']}/commands",
                    command,
                    self.words["ada" if seat == 0 else "ben"],
                )
                number += 1
                assert answer.json() == {"type": "ack", "key": command.key, "number": number}


async def test_the_example(
    sqlite_database: str,
    open_house: OpenHouse,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(open_house.source, "new_seed", lambda: "7")
    story = Story(await open_house(sqlite_database))
    done = set()
    try:
        for block in blocks():
            match block.kind:
                case "http":
                    await story.http(block)
                case "socket":
                    await story.socket(block)
                case "console":
                    await story.console(block, tmp_path, capsys)
                case _:
                    await story.play_on()
            done.add(block.kind)
    finally:
        for line in story.sockets.values():
            await line.close()
    assert done == {"http", "socket", "console", "play on"}
    assert set(story.words) == {
        "match",
        "ada",
        "invite",
        "watch",
        "ben",
        "second match",
        "ben again",
        "second watch",
        "record",
    }


def rows(heading: str) -> list[str]:
    """The first words in code of each row of the table below a heading."""
    section = TEXT.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return re.findall(r"^\| `([^`]+)`", section.partition("|---|")[2], re.MULTILINE)


def test_every_endpoint_is_told() -> None:
    section = TEXT.split("\n## Endpoints\n")[1].split("\n## ")[0]
    told = re.findall(r"^\| `(\w+)` \| `([^`]+)` \| (yes)?", section, re.MULTILINE)
    assert told == [
        (end.method, end.path, "yes" if end.needs_token else "") for end in api.ENDPOINTS
    ]


def test_every_command_is_told() -> None:
    commands = [struct.__struct_config__.tag for struct in schema.AnyCommand.__args__]
    assert rows("Commands") == commands
    for struct in schema.FromClient.__args__:
        assert f"`{struct.__struct_config__.tag}`" in TEXT


def test_every_seat_is_told() -> None:
    assert rows("Seats") == list(get_args(get_type_hints(schema.SeatPlan)["kind"]))


def test_every_refusal_is_told_with_its_status() -> None:
    section = TEXT.split("\n## Refusals\n")[1]
    told = {
        code: int(status) for code, status in re.findall(r"^\| `(\w+)` \| (\d+)", section, re.M)
    }
    assert told == schema.STATUS


def test_the_figures_are_right() -> None:
    for figure, words in (
        (schema.LONGEST_BODY, "more than {} bytes"),
        (socket.CLOSE_BAD_HELLO, "closed with {} if"),
        (socket.CLOSE_NO_ACCESS, "{} if its token"),
        (connection.CLOSE_TOO_SLOW, "{} if the client"),
        (connection.MAX_UNSENT, "more than {} bytes behind"),
        (connection.CLOSE_TOO_FAST, "{} if it has been too fast"),
        (round(socket.HELLO_WITHIN), "within {} seconds"),
        (updates.LINES_AT_ONCE, "{} log lines"),
        (schema.MAX_FRAMES, "the frames of a record, at most {} at once"),
        (schema.LONGEST_REPLAY, "{} for a record"),
    ):
        assert words.format(figure) in " ".join(TEXT.split())
