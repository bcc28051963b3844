"""Augsburg at its opening, in the middle and at its end, for those who look at every page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.browser.host import Json, Table
from tests.browser.pages import GUESTS, Sight
from tests.browser.person import Person

WISHES = (
    "buy", "hold", "bid", "show", "card", "build", "architect", "climb", "take", "use", "trade",
)  # fmt: skip
"""What a merchant likes best, in this order; sometimes chance has its way."""


class House(Table):
    """A house of merchants that wants to rise."""

    def _choose(self, moves: list[Json]) -> Json:
        if self._chance.below(3) == 0:
            return moves[self._chance.below(len(moves))]
        wished = [move for wish in WISHES for move in moves if move["choice"]["kind"] == wish]
        return (wished or moves)[0]

    def visit(self, rounds: int) -> None:
        """Play until a bid is asked for at a table where something was said before."""
        while True:
            self.play(1)
            self.reach("bid")
            state = self.state(self.tokens[0])
            view = state["sides"][0]["view"]
            late = view["round"] >= rounds and view["visits"][1]["state"] == "past"
            if state["over"] or (late and view["auction"] and view["auction"]["highest"]):
                return


def visits(
    person: Person, opening: Table, middle: Table, use: Table, over: Table
) -> Iterator[Sight]:
    """Notes that are marked, a bid that is asked for, a card in use, the end; and the guide."""
    opening.seat_link(person, 0)
    notes = person.page.locator("button.note.legal")
    expect(notes.first).to_be_visible()
    for _ in range(3):
        notes.first.click()
    yield Sight("augsburg-opening", person)
    for name, table in (("middle", middle), ("use", use)):
        table.seat_link(person, 0)
        expect(person.page.locator("section.bar.mine .choice button").first).to_be_visible()
        yield Sight(f"augsburg-{name}", person)
    over.seat_link(person, 0)
    expect(person.evening.locator(".panel").first).to_be_visible()
    yield Sight("augsburg-end", person)
    person.open("/guide/augsburg")
    person.sees("augsburg-guide-welcome")
    yield Sight("augsburg-guide", person)


@contextmanager
def houses(address: str) -> Iterator[tuple[Table, Table, Table, Table]]:
    """Four merchants: before the first purchase, at a visit, with a card won, and at the end."""
    bots = [{"kind": "bot", "bot": "greedy", "name": name} for name in GUESTS]
    seats = [{"kind": "me", "name": "Henriette"}, *bots]
    laid = [House(address, seats, game="augsburg") for _ in range(4)]
    laid[1].visit(rounds=3)
    laid[2].visit(rounds=2)
    laid[2].reach("use")
    laid[3].play()
    yield laid[0], laid[1], laid[2], laid[3]
    for table in laid:
        table.close()
