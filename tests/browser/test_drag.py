"""Things that are carried to their place with the mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.host import Table
from tests.browser.pages import GUESTS
from tests.browser.person import Person
from tests.browser.visits import House


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


def sit(people: People, table: Table) -> Person:
    """Henriette's place, when it is her turn and the page is at rest."""
    henriette = people(name="Henriette")
    table.seat_link(henriette, 0)
    expect(henriette.page.locator("section.bar.mine")).to_be_visible()
    return henriette


def test_a_dress_in_work_is_carried_to_the_ball(people: People, address: str) -> None:
    seats = [{"kind": "me", "name": "Henriette"}, {"kind": "bot", "bot": "greedy", "name": "Rival"}]
    table = Table(address, seats, game="rokoko")
    table.reach("place")
    henriette = sit(people, table)
    (side,) = henriette.last["sides"]
    spaces = [m["choice"]["refs"][0] for m in side["moves"] if m["choice"]["kind"] == "rent"]
    dress, before = henriette.page.locator(".silk .now"), henriette.number
    carry(henriette, dress, henriette.page.locator(".warehouse").first)
    henriette.page.mouse.up()
    assert henriette.number == before

    carry(henriette, dress, henriette.page.locator(f"[data-place='{spaces[-1]}']"))
    expect(henriette.page.locator("[data-over]")).to_have_attribute("data-place", spaces[-1])
    henriette.page.mouse.up()
    henriette.until(lambda: henriette.number > before, "the dress is rented out")
    rented = [line for line in henriette.last["log"] if line["event"] == "dress_rented"]
    assert rented[-1]["parts"]["space"] == spaces[-1]


def test_a_note_is_carried_to_the_bar(people: People, address: str) -> None:
    seats = [
        {"kind": "me", "name": "Henriette"},
        *({"kind": "bot", "bot": "greedy", "name": name} for name in GUESTS[:2]),
    ]
    table = House(address, seats, game="augsburg")
    table.reach("show")
    henriette = sit(people, table)
    note = henriette.page.locator("button.note.legal").first
    shown = henriette.page.locator("button.note.selected")
    marked = shown.count()
    carry(henriette, note, henriette.page.locator("section.bar"))
    expect(henriette.page.locator("[data-over]")).to_have_attribute("data-place", "bar")
    henriette.page.mouse.up()
    expect(shown).to_have_count(marked + 1)
