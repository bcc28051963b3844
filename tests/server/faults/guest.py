"""Somebody at a table, with a client that copes with a link that cannot be relied on.

It behaves as the browser does: it keeps its token, gives every command a key and the last number it
has seen, sends a command again with the same key until it is answered, and asks for a fresh state
when it has missed something.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections import Counter
from typing import Protocol

import msgspec

from tests.server.client import Json, fold
from tests.server.faults.link import Fate, Link, LinkLost

PATIENCE = 0.3
"""Seconds without an answer after which a guest asks again."""
QUIET = 3
"""So often it asks; then it comes in anew."""
MAX_TRIES = 2_000
"""So often it sends a command at the most."""
IMPATIENT = 0.03
"""How likely it is that a guest comes in anew while a command is on its way."""
KNOCK_EVERY = 0.05
CHAT_LINES = 15

HAPPENS = {"stale", "cannot_undo", "not_possible"}
"""Why a command may be refused to somebody who does everything right, but comes too late."""
TRY_AGAIN = {"busy", "too_fast"}


class Host(Protocol):
    """What a guest wants from the evening."""

    def door(self, home: int) -> str | None:
        """Where a server listens now: preferably this one."""

    def has_sent(self) -> None: ...

    def has_heard_ack(self) -> None: ...


class Habits(msgspec.Struct, frozen=True):
    """How likely it is that somebody does something other than to play on."""

    undo: float = 0.0
    takeback: float = 0.0
    chat: float = 0.05


class Sent(msgspec.Struct):
    """A command that waits for its answer."""

    text: str
    is_talk: bool
    tries: int = 0
    at: float = 0.0


class Guest:
    def __init__(
        self, host: Host, name: str, match: str, token: str, home: int, habits: Habits
    ) -> None:
        self.name = name
        self.token = token
        self.state: Json = {"number": -1}
        self.acknowledged: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.fates: Counter[Fate] = Counter()
        """What happened to the messages from and to this guest."""
        self.is_still = False
        """Whether it has stopped to want anything, and only looks on."""
        self._host = host
        self._path = f"/api/matches/{match}/socket"
        self._home = home
        self._habits = habits
        self._random = random.Random(name)
        self._keys = (f"{name}/{number}" for number in itertools.count(1))
        self._unanswered: dict[str, Sent] = {}
        self._is_behind = True
        self._came_in = 0
        self._given_up: Link | None = None
        self._lines = 0

    @property
    def number(self) -> int:
        return int(self.state["number"])

    @property
    def is_waiting(self) -> bool:
        """Whether a command has not been answered yet."""
        return bool(self._unanswered)

    def __repr__(self) -> str:
        waiting = [(key, sent.tries) for key, sent in self._unanswered.items()]
        return f"{self.name}: at {self.number}, came in {self._came_in} times, waits for {waiting}"

    # ------------------------------------------------------------------ coming in

    async def stay(self) -> None:
        """Be there until the evening ends."""
        link: Link | None = None
        try:
            while True:
                try:
                    link = await self._come_in()
                    await self._talk(link)
                    self._given_up, link = link, None
                except LinkLost:
                    if link is not None:
                        link.cut()
                        link = None
        finally:
            for each in (link, self._given_up):
                if each is not None:
                    each.cut()

    async def _come_in(self) -> Link:
        door = self._host.door(self._home)
        if door is None:
            await asyncio.sleep(KNOCK_EVERY)
            raise LinkLost
        try:
            seed = f"{self.name}/{self._came_in}"
            link = await Link.open(f"{door}{self._path}", seed, self.fates)
        except LinkLost:
            await asyncio.sleep(KNOCK_EVERY)
            raise
        self._came_in += 1
        try:
            hello = {"type": "hello", "token": self.token, "number": max(0, self.number)}
            await link.send(msgspec.json.encode(hello).decode())
            for sent in self._unanswered.values():
                await self._send(link, sent)
            await self._let_go()
        except LinkLost:
            link.cut()
            raise
        return link

    async def _let_go(self) -> None:
        """The connection that was given up delivers what it still has, and ends."""
        given_up, self._given_up = self._given_up, None
        if given_up is not None:
            try:
                await given_up.send_rest()
            except LinkLost:
                pass
            finally:
                given_up.cut()

    # ------------------------------------------------------------------ talking

    async def _talk(self, link: Link) -> None:
        """Hear and speak until the link has been silent for too long, or seems so."""
        quiet = 0
        while quiet < QUIET:
            try:
                async with asyncio.timeout(PATIENCE):
                    heard = await link.receive()
            except TimeoutError:
                quiet += 1
                await self._fetch(link)
            else:
                quiet = 0
                was_behind = self._is_behind
                for text in heard:
                    self._hear(msgspec.json.decode(text))
                if self._is_behind and not was_behind:
                    await self._fetch(link)
            overdue = time.monotonic() - PATIENCE
            for sent in list(self._unanswered.values()):
                if sent.at < overdue:
                    await self._send(link, sent)
            if not self._is_behind:
                await self._act(link)
            if self._unanswered and self._chance(IMPATIENT):
                return

    async def _fetch(self, link: Link) -> None:
        wanted = {"type": "fetch", "number": max(0, self.number)}
        await link.send(msgspec.json.encode(wanted).decode())

    async def _send(self, link: Link, sent: Sent) -> None:
        sent.tries += 1
        assert sent.tries <= MAX_TRIES, f"never answered: {sent}"
        sent.at = time.monotonic()
        await link.send(sent.text)
        self._host.has_sent()

    # ------------------------------------------------------------------ hearing

    def _hear(self, told: Json) -> None:
        self._hear_what(told)
        if told["type"] in ("update", "ack") and told["key"] is not None:
            self._hear_ack(told["key"], told["number"])

    def _hear_what(self, told: Json) -> None:
        match told["type"]:
            case "state" if told["number"] >= self.number:
                self.state = told
                self._is_behind = told["number"] < max(self.acknowledged.values(), default=0)
            case "update" if told["number"] == self.number + 1 > 0:
                self.state = fold(self.state, told)
            case "update" if told["number"] > self.number:
                self._is_behind = True
            case "refused":
                self._hear_refusal(told["key"], told["problem"])

    def _hear_ack(self, key: str, number: int) -> None:
        assert key not in self.refused, f"done, though refused: {key}"
        assert self.acknowledged.setdefault(key, number) == number, f"done twice: {key}"
        self._is_behind |= number > self.number
        if self._unanswered.pop(key, None) is not None:
            self._host.has_heard_ack()

    def _hear_refusal(self, key: str | None, problem: Json) -> None:
        code: str = problem["code"]
        if key is None:
            # A hello that came late, after something else.
            assert code == "bad_request", problem
        elif code not in TRY_AGAIN:
            assert code in HAPPENS, (key, problem)
            assert key not in self.acknowledged, f"refused, though done: {key}"
            self.refused[key] = code
            self._unanswered.pop(key, None)
            self._is_behind |= code == "stale"

    # ------------------------------------------------------------------ acting

    async def _act(self, link: Link) -> None:
        if self.is_still:
            return
        if not any(sent.is_talk for sent in self._unanswered.values()):
            await self._command(link, self._wanted_talk())
        if all(sent.is_talk for sent in self._unanswered.values()):
            await self._command(link, self._wanted())

    async def _command(self, link: Link, wanted: Json | None) -> None:
        if wanted is None:
            return
        key = next(self._keys)
        command = {**wanted, "key": key, "number": self.number}
        text = msgspec.json.encode(command).decode()
        self._unanswered[key] = sent = Sent(text, wanted["type"] == "chat")
        await self._send(link, sent)

    def _wanted_talk(self) -> Json | None:
        seats = [side["seat"] for side in self.state["sides"] if side["seat"] is not None]
        if not seats or self._lines >= CHAT_LINES or not self._chance(self._habits.chat):
            return None
        self._lines += 1
        return {"type": "chat", "seat": seats[0], "text": f"{self.name} says {self._lines}"}

    def _wanted(self) -> Json | None:
        """What this guest does now at one of its seats, if anything."""
        asked = self.state["takeback"]
        for side in self.state["sides"]:
            seat = side["seat"]
            if asked is not None and seat in asked["waiting"]:
                agree = self._chance(0.7)
                return {"type": "answer_takeback", "seat": seat, "agree": agree}
            if side["can_undo"] and self._chance(self._habits.undo):
                return {"type": "undo", "seat": seat}
            if not side["moves"]:
                continue
            if asked is None and self._chance(self._habits.takeback):
                return {"type": "ask_takeback", "seat": seat}
            move = self._random.choice(side["moves"])
            if self._chance(0.5):
                return {"type": "play", "seat": seat, "choice": move["choice"]}
            return {"type": "play", "seat": seat, "text": move["text"]}
        return None

    def _chance(self, likely: float) -> bool:
        return self._random.random() < likely
