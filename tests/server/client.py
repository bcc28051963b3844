"""A client as the browser is one: it folds updates into its state, and asks when one is missing."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Any

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from bagatelle.kernel.dealer import Dealer
from tests.wire import fold_views, view_of

Json = dict[str, Any]

PATIENCE = 240.0
"""Seconds after which a test gives up waiting. Nothing is expected to take so long."""
LINES = 200
"""How many log lines and lines of talk a state carries at the most."""

_keys = itertools.count(1)


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.002)


def dial(url: str, **how: Any) -> connect:
    """Opens a socket to a server of ours, however slow the machine is. It never pings: who does not
    get his pong in time hangs up, and the library chooses pings with the generator of random
    numbers that Hypothesis watches over.
    """
    return connect(url, **{"proxy": None, "ping_interval": None, "open_timeout": PATIENCE, **how})


class Refused(Exception):
    """The server refused a command."""

    def __init__(self, problem: Json) -> None:
        super().__init__(problem["sentence"])
        self.code: str = problem["code"]
        self.problem = problem


class Client:
    """One socket of one token."""

    def __init__(self, address: str, match: str, token: str) -> None:
        self.match = match
        self.token = token
        self.state: Json = {}
        self.heard: list[bytes] = []
        """Everything that was received, byte by byte."""
        self.updates: list[Json] = []
        self.refusals: list[Json] = []
        self.closed: int | None = None
        self._url = f"ws://{address}/api/matches/{match}/socket"
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._news = asyncio.Condition()

    async def connect(self) -> None:
        """Open the socket, say hello, and wait for the first state."""
        self.closed = None
        before = self.states
        self._socket = await dial(self._url, max_size=None)
        self._reader = asyncio.create_task(self._read())
        await self.send(type="hello", token=self.token)
        await self.until(lambda: self.states > before or self.closed is not None)
        assert self.closed is None, f"closed with {self.closed}"

    async def close(self) -> None:
        if self._socket is not None and self._reader is not None:
            await self._socket.close()
            await self._reader

    # ------------------------------------------------------------------ what it knows

    states = 0
    """How many whole states it was sent."""

    @property
    def number(self) -> int:
        return int(self.state.get("number", -1))

    @property
    def seats(self) -> list[int]:
        return [side["seat"] for side in self.state["sides"] if side["seat"] is not None]

    @property
    def is_over(self) -> bool:
        return bool(self.state["over"])

    def side(self, seat: int) -> Json:
        return Json(next(side for side in self.state["sides"] if side["seat"] == seat))

    def view(self, seat: int | None) -> Json:
        return view_of(self.state, next(s for s in self.state["sides"] if s["seat"] == seat))

    def moves(self, seat: int) -> list[str]:
        return [move["text"] for move in self.side(seat)["moves"]]

    def may_act(self) -> list[int]:
        """The own seats that are to act."""
        return [side["seat"] for side in self.state["sides"] if side["moves"]]

    # ------------------------------------------------------------------ what it does

    async def send(self, **message: Any) -> None:
        await self.send_raw(msgspec.json.encode(message).decode())

    async def send_raw(self, data: str | bytes) -> None:
        """Send anything at all; raises ConnectionError."""
        assert self._socket is not None
        try:
            await self._socket.send(data)
        except websockets.ConnectionClosed as error:
            raise ConnectionError(str(error)) from error

    async def command(self, kind: str, **fields: Any) -> int:
        """Do something; the number of its entry. Raises Refused."""
        key = fields.pop("key", f"key-{next(_keys)}")
        number = fields.pop("number", self.number)
        if "seat" not in fields:
            fields["seat"] = self.seats[0]
        answer = asyncio.get_running_loop().create_future()
        self._answers[key] = answer
        try:
            await self.send(type=kind, key=key, number=number, **fields)
        except ConnectionError:
            answer.cancel()
            raise
        async with asyncio.timeout(PATIENCE):
            told = await answer
        if told["type"] == "refused":
            raise Refused(told["problem"])
        return int(told["number"])

    async def play(self, text: str, **fields: Any) -> int:
        return await self.command("play", text=text, **fields)

    async def play_any(self, chooser: Dealer) -> int:
        """A move by chance, of one of the own seats that are to act."""
        seat = self.may_act()[0]
        moves = self.moves(seat)
        return await self.play(moves[chooser.below(len(moves))], seat=seat)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something that was heard makes the condition true."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(condition)

    async def has_closed(self) -> int:
        """Wait until the socket is closed; the code with which it was."""
        await self.until(lambda: self.closed is not None)
        assert self.closed is not None
        return int(self.closed)

    async def hear_of(self, number: int) -> None:
        await self.until(lambda: self.number >= number)

    # ------------------------------------------------------------------ what it hears

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for data in self._socket:
                raw = data.encode() if isinstance(data, str) else data
                self.heard.append(raw)
                await self._hear(msgspec.json.decode(raw))
                async with self._news:
                    self._news.notify_all()
        except websockets.ConnectionClosed:
            pass
        self.closed = self._socket.close_code or 1006
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError(f"closed with {self.closed}"))
        self._answers.clear()
        async with self._news:
            self._news.notify_all()

    async def _hear(self, told: Json) -> None:
        match told["type"]:
            case "state":
                self.states += 1
                self.state = told
            case "update" if told["number"] == self.number + 1:
                self.updates.append(told)
                self.state = fold(self.state, told)
            case "update" if told["number"] > self.number:
                await self.send(type="fetch")
            case "refused":
                self.refusals.append(told)
        # A refusal, an ack, or the update that a command has made.
        answer = self._answers.pop(told.get("key") or "", None)
        if answer is not None and not answer.done():
            answer.set_result(told)


def fold(state: Json, update: Json) -> Json:
    """The state after an update: what a client makes of it that misses nothing."""
    changed = ("number", "seats", "over", "sheet", "takeback", "rematch")
    kept = state["log"][: max(0, update["log_from"] - state["log_from"])]
    log = [*kept, *update["log"]]
    older = min(state["log_from"], update["log_from"])
    cut = max(0, len(log) - LINES)
    return {
        **state,
        **{name: update[name] for name in changed},
        **(fold_views(state, update) if state["read_only"] is None else {}),
        "log": log[cut:],
        "log_from": older + cut,
        "chat": [*state["chat"], *update["chat"]][-LINES:],
    }


def assert_same(folded: Json, fresh: Json) -> None:
    """A state folded from updates is the one that a newcomer gets.

    Clocks run between two messages, and of an old log each may have kept more than the other.
    """
    first = max(folded["log_from"], fresh["log_from"])
    assert _comparable(folded, first) == _comparable(fresh, first)


def _comparable(state: Json, first: int) -> Json:
    return {
        **state,
        "seats": [{**seat, "clock": None} for seat in state["seats"]],
        "log": state["log"][first - state["log_from"] :],
        "log_from": first,
    }
