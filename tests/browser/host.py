"""Tables laid and played without a browser, where a test only needs them to be there."""

from __future__ import annotations

import itertools
import time
from typing import Any, ClassVar, Self

import httpx

from bagatelle.kernel.dealer import Dealer
from tests.browser.person import Person
from tests.browser.served import PATIENCE
from tests.wire import seen

Json = dict[str, Any]

TRIUMPHS = ("banquet-hint-satisfies",)
FOLLIES = ("banquet-hint-dead", "banquet-hint-clear")
AMBITIONS = ("rent", "make", "tailor", "fund_space", "use")
DULL = ("pass", "skip", "depute", "sell")
"""Kinds of choices of Rokoko that fill the palace, and such as leave it empty."""
BOT_WAITS = 0.02


def hint_of(move: Json) -> str:
    return str((move["hint"] or {}).get("id"))


def to_act(state: Json, kind: str) -> list[int]:
    """The seats of people or bots whose move it is."""
    return [each["seat"] for each in state["seats"] if each["to_act"] and each["kind"] == kind]


class Table:
    """A match and its secrets."""

    laid: ClassVar[list[Table]] = []
    """All that have not been cleared away, so that a test that fails leaves nothing behind."""

    def __init__(self, address: str, seats: list[Json], **more: Any) -> None:
        self._open(address)
        plan = {"game": "banquet", "seats": seats, **more}
        self.made = self._json(self.http.post("/api/matches", json=plan))
        self.match: str = self.made["match"]
        token: str = self.made["token"]
        self.tokens = {int(seat): token for seat in self.made["seats"]}

    @classmethod
    def of(cls, *people: Person) -> Self:
        """The table at which these people sit, to go on without their hands."""
        table = cls.__new__(cls)
        table._open(people[0].address)
        kept = [
            person.page.evaluate("JSON.parse(localStorage.getItem('bagatelle.tables'))[0]")
            for person in people
        ]
        table.made = kept[0]
        table.match = kept[0]["match"]
        table.tokens = {int(seat): each["token"] for each in kept for seat in each["seats"]}
        return table

    def _open(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, trust_env=False, timeout=PATIENCE, verify=False)
        self._keys = itertools.count(1)
        self._chance = Dealer("chance")
        Table.laid.append(self)

    def close(self) -> None:
        self.http.close()
        if self in Table.laid:
            Table.laid.remove(self)

    @classmethod
    def close_all(cls) -> None:
        while cls.laid:
            cls.laid[-1].close()

    @staticmethod
    def _json(answer: httpx.Response) -> Json:
        assert answer.is_success, answer.text
        return Json(answer.json())

    def join(self, name: str) -> int:
        """Somebody sits down at the first open seat."""
        each = next(each for each in self.made["invites"] if each["seat"] not in self.tokens)
        body = {"invite": each["invite"], "name": name}
        joined = self._json(self.http.post(f"/api/matches/{self.match}/join", json=body))
        self.tokens[each["seat"]] = joined["token"]
        return int(each["seat"])

    def state(self, token: str) -> Json:
        bearer = {"Authorization": f"Bearer {token}"}
        return seen(self._json(self.http.get(f"/api/matches/{self.match}", headers=bearer)))

    def play(self, most: int = 1_000) -> Json:
        """So many moves of all seats of people, or until the end; bots are waited for."""
        token = self.made["token"]
        state = self.at_rest(token)
        for _ in range(most):
            if state["over"]:
                break
            seat = to_act(state, "human")[0]
            if token != self.tokens[seat]:
                token = self.tokens[seat]
                state = self.state(token)
            side = next(side for side in state["sides"] if side["seat"] == seat)
            move = self._decide(side)
            self.command(seat, type="play", number=state["number"], text=move["text"])
            state = self.at_rest(token)
        return state

    def reach(self, step: str) -> None:
        """Play until the creator of the table is asked for this, in the words of the view."""
        state = self.play(0)
        while not state["over"] and not any(
            side["seat"] == 0 and side["moves"] and side["view"]["step"] == step
            for side in state["sides"]
        ):
            state = self.play(1)

    def at_rest(self, token: str) -> Json:
        """The table when no bot is to move."""
        state = self.state(token)
        while not state["over"] and to_act(state, "bot"):
            time.sleep(BOT_WAITS)
            state = self.state(token)
        return state

    def _decide(self, side: Json) -> Json:
        """What a seat does; whoever has a plan looks at the table first."""
        return self._choose(side["moves"])

    def _choose(self, moves: list[Json]) -> Json:
        """By chance, but nobody spoils what is on a table if there is another way."""
        wise = [
            move
            for move in moves
            if hint_of(move) not in FOLLIES and move["choice"]["kind"] not in DULL
        ]
        best = [
            move
            for move in wise
            if hint_of(move) in TRIUMPHS or move["choice"]["kind"] in AMBITIONS
        ]
        among = best or wise or moves
        return among[self._chance.below(len(among))]

    def command(self, seat: int, **command: Any) -> None:
        bearer = {"Authorization": f"Bearer {self.tokens[seat]}"}
        body = {"key": f"host-{next(self._keys)}", "seat": seat, "number": 0, **command}
        path = f"/api/matches/{self.match}/commands"
        self._json(self.http.post(path, json=body, headers=bearer))

    def record(self) -> str:
        bearer = {"Authorization": f"Bearer {self.made['token']}"}
        path = f"/api/matches/{self.match}/record"
        return self.http.get(path, headers=bearer).raise_for_status().text

    def seat_link(self, person: Person, seat: int) -> None:
        """Let a browser have a seat of this table, as if it had been carried there."""
        token = self.tokens[seat]
        seats = [each for each, secret in self.tokens.items() if secret == token]
        person.open("/")
        person.page.evaluate(
            """(table) => {
              const kept = JSON.parse(localStorage.getItem("bagatelle.tables") ?? "[]");
              localStorage.setItem("bagatelle.tables", JSON.stringify([table, ...kept]));
            }""",
            {"match": self.match, "token": token, "seats": seats},
        )
        person.open(f"/table/{self.match}")
