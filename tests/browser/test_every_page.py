"""Every page, in both lights, on a desk and on a phone, in three languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import first_load
from tests.browser.conftest import People
from tests.browser.pages import AXE, sights, tables
from tests.browser.person import DESK, PHONE, Person
from tests.browser.scenes import GAMES, staged

MAX_BYTES = 250_000
MAX_TABLE_BYTES = 400_000
LEAST_SHIFT = 0.01
RINGS = (Path(__file__).parent / "focus.js").read_text(encoding="utf-8")
"""The rings of the focus that something cuts off."""

FOUND = """
async () => (await axe.run()).violations
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .map(({ id, nodes }) => ({ id, where: nodes.map(({ target, failureSummary }) =>
    `${target.join(" ")}: ${failureSummary}`) }))
"""


def faults(person: Person) -> list[Any]:
    """What axe finds serious."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    return list(person.page.evaluate(FOUND))


def too_wide(person: Person) -> bool:
    return bool(
        person.page.evaluate(
            "document.documentElement.scrollWidth > document.documentElement.clientWidth"
        )
    )


@pytest.mark.parametrize(
    ("language", "size", "theme"),
    [("en", DESK, "day"), ("de", PHONE, "day"), ("fr", DESK, "candle"), ("en", PHONE, "candle")],
)
def test_every_page(
    people: People, address: str, language: str, size: tuple[int, int], theme: str
) -> None:
    """Nothing serious for axe, no ring of the focus cut, nothing too wide, no text missing."""
    person = people(language=language, size=size, theme=theme)
    with tables(address) as (going, middle, over):
        found = {}
        for name, _ in sights(person, going, middle, over):
            expect(person.page.locator("html")).to_have_attribute("lang", language)
            wrong = faults(person)
            wrong += person.page.evaluate(RINGS)
            if too_wide(person):
                wrong.append("wider than the screen")
            if wrong:
                found[name] = wrong
    assert not found, found


def test_the_first_load(people: People) -> None:
    """Small, still, and from nowhere else: another host would be told of when the test ends."""
    person = people(motion=True)
    load = first_load.salon(person)
    assert 10_000 < load.bytes < MAX_BYTES
    assert load.shift < LEAST_SHIFT
    assert load.requests > 3


@pytest.mark.parametrize("game", GAMES)
def test_the_first_table(people: People, address: str, game: str) -> None:
    """With all that is loaded on the way there."""
    person = people(name="Henriette")
    with staged(address, game, 3) as stage:
        load = first_load.table(person, stage)
    assert MAX_BYTES / 2 < load.bytes < MAX_TABLE_BYTES


def test_the_language_can_be_changed(anna: Person) -> None:
    anna.open("/")
    for language, name in (("fr", "Français"), ("de", "Deutsch"), ("en", "English")):
        anna.page.get_by_role("button", name=name).first.click()
        anna.language = language
        anna.sees("web-salon-heading")
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
