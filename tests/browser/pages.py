"""All pages of the app, for those who look at every one of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import expect

from tests.browser.host import Table
from tests.browser.person import Person

GUESTS = ("Marguerite", "Boucher", "Émilie")
Laid = tuple[Table, Table, Table]


class Sight(NamedTuple):
    """A page, or a moment at a table."""

    name: str
    person: Person


def sights(person: Person, going: Table, middle: Table, over: Table) -> Iterator[Sight]:
    """One after the other; each is there and at rest when it comes."""
    over.seat_link(person, 0)
    expect(person.evening.locator(".panel").first).to_be_visible()
    yield Sight("end", person)
    middle.seat_link(person, 0)
    person.until(lambda: person.is_asked, "the table is there")
    yield Sight("middle", person)
    going.seat_link(person, 0)
    person.until(lambda: person.is_asked, "the table is there")
    yield Sight("opening", person)
    person.expected.append("403")  # an invitation that is none
    for name, path in (
        ("salon", "/"),
        ("new", "/new/banquet"),
        ("join", f"/join/{going.match}#{'x' * 32}"),
        ("tables", "/tables"),
        ("carry", "/carry"),
        ("rules", "/rules/banquet"),
        ("records", "/records"),
        ("replay", f"/replay/{over.match}"),
        ("guide", "/guide/banquet"),
        ("parts", "/parts"),
        ("nowhere", "/no/such/page"),
    ):
        person.open(path)
        expect(person.page.locator("h1").first).to_be_visible()
        person.page.wait_for_load_state("networkidle")
        yield Sight(name, person)


def balls(person: Person, opening: Table, middle: Table, over: Table) -> Iterator[Sight]:
    """The same for a ball of Rokoko, and its guide."""
    for name, table in (("opening", opening), ("middle", middle), ("end", over)):
        table.seat_link(person, 0)
        if table is over:
            expect(person.evening.locator(".panel").first).to_be_visible()
        else:
            expect(person.page.locator("button.legal").first).to_be_visible()
        yield Sight(f"rokoko-{name}", person)
    person.open("/guide/rokoko")
    person.sees("rokoko-guide-welcome")
    yield Sight("rokoko-guide", person)


@contextmanager
def ball(address: str, edition: str, middle: int = 55, over: int = 1_000) -> Iterator[Laid]:
    """Rokoko for four at its opening, when a dress is to be made, and when all is over."""
    bots = [{"kind": "bot", "bot": "greedy", "name": name} for name in GUESTS]
    seats = [{"kind": "me", "name": "Henriette"}, *bots]
    laid = [Table(address, seats, game="rokoko", options={"edition": edition}) for _ in range(3)]
    for table, most in zip(laid, (0, middle, over), strict=True):
        table.play(most)
    laid[1].reach("window")
    yield laid[0], laid[1], laid[2]
    for table in laid:
        table.close()


def reviews(person: Person, over: Table) -> Iterator[Sight]:
    """A review that is done, at a turning point; on a phone, the board of it, too."""
    over.seat_link(person, 0)
    person.open(f"/review/{over.match}")
    expect(person.page.get_by_role("slider")).to_be_visible()
    expect(person.page.get_by_role("progressbar")).to_have_count(0)
    person.button("web-review-next").click()
    yield Sight("review", person)
    tabs = person.page.locator(".review > nav")
    if tabs.count():
        tabs.get_by_role("button", name=person.say("web-end-tab-table"), exact=True).click()
        yield Sight("review-table", person)


@contextmanager
def tables(address: str) -> Iterator[Laid]:
    """A table at its opening, one in the middle of its game, and one that is over."""
    people = [{"kind": "me", "name": "Henriette"}, {"kind": "hotseat", "name": "Marguerite"}]
    laid = [Table(address, people) for _ in range(3)]
    for table, most in zip(laid, (0, 46, 1_000), strict=True):
        table.play(most)
    yield laid[0], laid[1], laid[2]
    for table in laid:
        table.close()


AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
