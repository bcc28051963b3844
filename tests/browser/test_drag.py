"""Things that are carried to their place with the mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.person import Person


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(person: Person, thing: Locator, place: Locator) -> None:
    """Take a thing up and bring it over a place; the button stays pressed."""
    mouse = person.page.mouse
    mouse.move(*middle(thing))
    mouse.down()
    mouse.move(*middle(place), steps=5)
    expect(person.page.locator(".ghost")).to_have_count(1)


def test_a_dish_is_carried_to_a_noble(people: People) -> None:
    anna = people(name="Anna").play_now()
    anna.until(lambda: anna.is_asked, "one may take dishes")
    anna.move()
    dishes = anna.page.locator(".hand > .dish")
    expect(dishes).to_have_count(3)
    (side,) = anna.last["sides"]
    dish, noble = side["moves"][-1]["choice"]["refs"]
    last = dishes.filter(has=anna.page.locator(f"[data-piece='{dish}']"))
    place = anna.page.locator(f".noble[data-place='{noble}']")
    before = anna.number

    carry(anna, last, place)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".ghost")).to_have_count(0)
    anna.page.mouse.up()
    carry(anna, last, anna.page.locator("h2").first)
    anna.page.mouse.up()
    expect(anna.page.locator(".ghost")).to_have_count(0)
    assert anna.number == before

    carry(anna, last, place)
    expect(anna.page.locator("[data-over]")).to_have_attribute("data-place", noble)
    anna.page.mouse.up()
    anna.until(lambda: anna.number > before, "the dish is served")
    assert anna.last["log"][0]["parts"]["dish"] == dish
    expect(dishes).to_have_count(2)
    expect(anna.page.locator(".ghost")).to_have_count(0)
