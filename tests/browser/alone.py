"""Rokoko alone against Madame du Barry, for those who look at every page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.browser.host import Table
from tests.browser.pages import Laid, Sight
from tests.browser.person import Person

MOST = 60
"""So many moves are made in front of somebody's eyes, at the most."""


def solos(person: Person, opening: Table, middle: Table, over: Table) -> Iterator[Sight]:
    """The page of a new table with its boxes; before her first card, with a dress of hers, and at
    the end.
    """
    person.open("/new/rokoko")
    switches = person.page.get_by_role("switch")
    expect(switches.first).to_be_visible()
    for name in ("jewelry-box", "festivity"):
        word = person.say(f"rokoko-option-modules-{name}")
        person.page.get_by_role("switch", name=word, exact=True).check()
    yield Sight("rokoko-new", person)
    person.button("rokoko-alone-choose").click()
    person.page.evaluate("scrollTo(0, 0)")
    yield Sight("rokoko-solo-new", person)
    for name, table in (("opening", opening), ("middle", middle), ("end", over)):
        table.seat_link(person, 0)
        if table is over:
            expect(person.evening.locator(".panel").first).to_be_visible()
        else:
            expect(person.page.locator("section.bar.mine")).to_be_visible()
        if table is middle:
            watch_her(person, table)
        yield Sight(f"rokoko-solo-{name}", person)
    middle.seat_link(person, 0)
    cell = person.page.locator("aside.strip .cell")
    expect(person.page.locator("section.bar.mine")).to_be_visible()
    if cell.is_visible():
        cell.click()
        yield Sight("rokoko-solo-her", person)


def watch_her(person: Person, table: Table) -> None:
    """Moves are made until she has placed a dress in the middle of a round."""
    for _ in range(MOST):
        number = person.number + 1
        told = table.play(1)
        person.until(lambda number=number: person.number >= number, "the move is told")  # type: ignore[misc]
        events = {line["event"] for line in person.last["log"]}
        if told["over"] or ("du_barry_makes" in events and "round_begun" not in events):
            return


@contextmanager
def alone(address: str, modules: str, middle: int = 40) -> Iterator[Laid]:
    """A table for one at its opening, some rounds later, and when all is over."""
    seat = [{"kind": "me", "name": "Henriette"}]
    options = {"modules": modules}
    laid = [Table(address, seat, game="rokoko", options=options) for _ in range(3)]
    for table, most in zip(laid, (0, middle, 1_000), strict=True):
        table.play(most)
    yield laid[0], laid[1], laid[2]
    for table in laid:
        table.close()
