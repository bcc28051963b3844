"""Moments of the games that ask much of a table's layout, for those who look at every window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.browser.host import Json, Table
from tests.browser.pages import GUESTS
from tests.browser.person import Person
from tests.browser.served import use_secrets
from tests.browser.visits import House

GAMES = ("rokoko", "augsburg", "banquet")
PLAYERS = {"rokoko": (1, 2, 3, 5), "augsburg": (2, 3, 5), "banquet": (2, 3, 4)}
BOXES = {1: "expert", 3: "jewelry_box,fancy,festivity,expert"}
"""What Rokoko is played with, for so many: alone, and with all that there is."""
MOMENTS = ("opening", "middle", "hand", "list", "guide", "end")
NAMES = (*GUESTS, "Jean-Baptiste")
MIDDLE = {"rokoko": 55, "augsburg": 60, "banquet": 12}
LONG_HAND = {"rokoko": 90, "augsburg": 90, "banquet": 18}
"""After so many of one's own moves there is much to hold."""


class Stage:
    """The tables of one game for one number of players, laid once and looked at in many windows."""

    def __init__(self, address: str, game: str, players: int) -> None:
        self.game, self.players = game, players
        bots = [{"kind": "bot", "bot": "greedy", "name": name} for name in NAMES[: players - 1]]
        self._plan: list[Json] = [{"kind": "me", "name": "Henriette"}, *bots]
        boxes = BOXES.get(players) if game == "rokoko" else None
        self._options = {"modules": boxes} if boxes else {}
        self._address = address
        self._tables: dict[str, Table] = {}

    def table(self, moment: str) -> Table:
        """Made when it is looked at for the first time."""
        if moment == "list":
            moment = "middle"
        if moment not in self._tables:
            use_secrets(self._address, f"{self.game}-{self.players}-{moment}")
            who = House if self.game == "augsburg" else Table
            table = who(self._address, self._plan, game=self.game, options=self._options)
            self._tables[moment] = table
            self._play(table, moment)
        return self._tables[moment]

    def _play(self, table: Table, moment: str) -> None:
        most = {"opening": 0, "middle": MIDDLE[self.game], "hand": LONG_HAND[self.game]}
        table.play(most.get(moment, 1_000))
        if moment == "middle" and self.game == "rokoko":
            table.reach("window")
        elif moment == "hand" and self.game == "rokoko":
            table.reach("pick")
        elif moment == "hand" and self.game == "augsburg":
            table.reach("bid")

    def show(self, person: Person, moment: str) -> None:
        """The moment is there and at rest when this returns."""
        if moment == "guide":
            person.open(f"/guide/{self.game}")
            person.sees(f"{self.game}-guide-welcome")
            return
        self.table(moment).seat_link(person, 0)
        if moment == "end":
            expect(person.evening.locator(".panel").first).to_be_visible()
            return
        expect(person.page.locator("section.bar.mine")).to_be_visible()
        if moment == "list":
            opener = person.page.locator("section.bar button[aria-expanded=false]")
            if opener.count():
                opener.first.click()

    def close(self) -> None:
        for table in self._tables.values():
            table.close()


@contextmanager
def staged(address: str, game: str, players: int) -> Iterator[Stage]:
    stage = Stage(address, game, players)
    yield stage
    stage.close()
