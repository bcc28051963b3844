"""Rokoko alone against Madame du Barry, and the boxes of the Deluxe edition on the page of a new
table.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.host import Table
from tests.browser.person import DESK, PHONE, Person
from tests.browser.test_every_page import faults, too_wide
from tests.browser.test_rokoko import follows, is_asked, touch

BOXES = ("jewelry-box", "fancy", "festivity", "expert")
HAND = 3
MADAME = "rokoko-du-barry"
PACE = 600
"""Milliseconds for each of her steps, unless somebody chooses another pace."""


def box(person: Person, name: str) -> Locator:
    """The switch of a box."""
    word = person.say(f"rokoko-option-modules-{name}")
    return person.page.get_by_role("switch", name=word, exact=True)


def edition(person: Person, name: str) -> Locator:
    word = person.say(f"rokoko-option-edition-{name}")
    return person.page.get_by_role("radio", name=word, exact=True)


def seats(person: Person, players: int) -> Locator:
    return person.page.get_by_role("radio", name=str(players), exact=True)


def her_place(person: Person) -> Locator:
    """The column, or on a phone the sheet, that is hers."""
    return person.page.get_by_role("region", name=person.say(MADAME), exact=True)


def lay(person: Person, *boxes: str) -> None:
    """A table for one, chosen by hand."""
    person.open("/new/rokoko")
    seats(person, 1).check(force=True)
    for name in boxes:
        box(person, name).check()
    person.button("web-new-lay").click()
    person.page.wait_for_url("**/table/*")
    person.until(lambda: is_asked(person), "the hand is to be chosen")


def choose(person: Person) -> None:
    """The first thing that glows, or else the first button."""
    number = person.number + 1
    things = person.page.locator("button.legal:visible")
    if things.count():
        things.first.click()
    else:
        person.page.locator("section.bar .choice button:visible").first.click()
    follows(person, number)
    person.until(lambda: person.is_over or is_asked(person), "something is asked")


def view(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.last["sides"][0]["view"]
    return found


# ---------------------------------------------------------------------- a new table


def test_boxes_and_the_edition_go_together(anna: Person) -> None:
    anna.open("/new/rokoko")
    expect(edition(anna, "2013")).to_be_checked()
    for name in BOXES:
        expect(box(anna, name)).not_to_be_checked()
    box(anna, "fancy").check()
    expect(edition(anna, "deluxe")).to_be_checked()
    edition(anna, "2013").check()
    expect(box(anna, "fancy")).not_to_be_checked()
    anna.button("rokoko-alone-choose").click()
    expect(seats(anna, 1)).to_be_checked()
    expect(edition(anna, "deluxe")).to_be_checked()
    expect(edition(anna, "2013")).to_be_disabled()
    anna.sees("rokoko-alone-edition")
    anna.sees("rokoko-alone-hint")
    # She always begins.
    start = anna.page.get_by_role("group", name=anna.say("rokoko-option-start"))
    expect(start).to_have_count(0)
    seats(anna, 2).check(force=True)
    expect(edition(anna, "2013")).to_be_enabled()
    expect(start).to_be_visible()


def test_boxes_by_keyboard(anna: Person) -> None:
    """The table has what was switched on, and the next one begins the same way."""
    anna.open("/new/rokoko")
    anna.seat(2, "page")
    for name in ("expert", "jewelry-box"):
        box(anna, name).focus()
        anna.page.keyboard.press("Space")
        expect(box(anna, name)).to_be_checked()
    anna.button("web-new-lay").click()
    anna.page.wait_for_url("**/table/*")
    anna.until(lambda: is_asked(anna), "the hand is to be chosen")
    state = json.loads(next(data for data in anna.heard if '"type":"state"' in data))
    assert state["options"]["modules"] == "jewelry_box,expert"
    assert state["options"]["edition"] == "deluxe"
    assert view(anna)["modules"].keys() >= {"jewelry_box", "expert"}
    for name in ("jewelry-box", "expert"):
        anna.sees(f"rokoko-option-modules-{name}")
    anna.open("/new/rokoko")
    for name in BOXES:
        expect(box(anna, name)).to_be_checked(checked=name in ("jewelry-box", "expert"))


@pytest.mark.parametrize(
    ("language", "size", "theme"), [("fr", PHONE, "candle"), ("de", DESK, "day")]
)
def test_the_page_of_a_new_table(
    people: People, language: str, size: tuple[int, int], theme: str
) -> None:
    """Nothing serious for axe, nothing wider than the screen."""
    person = people(language=language, size=size, theme=theme)
    person.open("/new/rokoko")
    box(person, "festivity").check()
    assert not faults(person)
    assert not too_wide(person)
    person.button("rokoko-alone-choose").click()
    assert not faults(person)
    assert not too_wide(person)


# ---------------------------------------------------------------------- against her


def test_alone_with_the_jewelry_box_to_the_end(people: People) -> None:
    """The first round by the mouse, the second by keys, the rest over the wire."""
    anna = people(name="Anna")
    lay(anna, "jewelry-box")
    madame = anna.say(MADAME)
    anna.sees("web-against", name=madame)
    anna.sees("rokoko-option-modules-jewelry-box")
    expect(her_place(anna)).to_contain_text(anna.say("rokoko-her-no-turn"))
    for _ in range(HAND):
        choose(anna)
    # She begins: her first card lies there, with what it says.
    expect(her_place(anna).locator(".turned > li")).not_to_have_count(0)
    while view(anna)["round"] == 1:
        choose(anna)
    while view(anna)["round"] == 2:
        number = anna.number + 1
        anna.page.keyboard.press("1")
        follows(anna, number)
        anna.until(lambda: is_asked(anna), "something is asked")
    hers = view(anna)["modules"]["du_barry"]
    expect(her_place(anna)).to_contain_text(
        anna.say("rokoko-her-tiles", tiles=hers["tiles"], points=hers["tiles_points"])
    )
    table = Table.of(anna)
    state = table.play()
    table.close()
    assert state["over"]

    expect(anna.evening).to_be_visible()
    anna.button("web-end-sheet").click()
    sheet = anna.last["sheet"]
    assert len(sheet["totals"]) == 2
    columns = anna.dialog.locator("thead th")
    expect(columns).to_have_text(["Anna", madame])
    totals = anna.dialog.locator("tr.total td")
    expect(totals).to_have_text([str(total) for total in sheet["totals"]])
    winner = ("Anna", madame)[sheet["places"].index(1)]
    anna.page.keyboard.press("Escape")
    title = anna.say("web-end-winners", game="rokoko", names=winner, count=1)
    expect(anna.evening.locator("h2").first).to_have_text(title)
    assert not faults(anna)

    # In the list of tables she is named, with the crown of whoever has won.
    anna.open("/tables")
    row = anna.page.locator("li", has=anna.link("web-game-rokoko"))
    expect(row).to_contain_text(madame)
    expect(row).to_contain_text(anna.say("rokoko-option-modules-jewelry-box"))
    crowned = row.locator(".people > span", has=anna.page.locator(".crown"))
    expect(crowned).to_have_text(winner)

    # The replay shows her, and a rematch is a table for one again.
    anna.open(f"/replay/{state['match']}")
    expect(her_place(anna)).to_be_visible()
    anna.open(f"/table/{state['match']}")
    anna.button("web-rematch").click()
    anna.page.wait_for_url(lambda url: url.split("/table/")[-1] not in ("", state["match"]))
    anna.until(lambda: is_asked(anna), "the hand is to be chosen again")
    expect(her_place(anna)).to_contain_text(anna.say("rokoko-her-no-turn"))


def test_alone_on_a_phone(people: People) -> None:
    anna = people(name="Anna", size=PHONE, language="de")
    lay(anna)
    for _ in range(HAND):
        number = anna.number + 1
        touch(anna)
        follows(anna, number)
    anna.until(lambda: is_asked(anna), "she has played, and it is my turn")
    # What she did stands above the choices; a press shows her in full.
    cell = anna.page.locator("aside.strip").get_by_role("button", name=anna.say(MADAME))
    anna.page.locator("[aria-live] > button").click()
    expect(her_place(anna).locator(".turned > li")).not_to_have_count(0)
    assert not faults(anna)
    anna.page.keyboard.press("Escape")
    expect(her_place(anna)).to_have_count(0)
    number = anna.number + 1
    touch(anna)
    follows(anna, number)
    cell.click()
    expect(her_place(anna)).to_be_visible()
    assert not too_wide(anna)


def test_her_steps_come_one_by_one(people: People) -> None:
    """As long as the pace asks for; a press shows all of them."""
    anna = people(name="Anna", motion=True)
    anna.open("/")
    anna.page.evaluate(
        "pace => localStorage.setItem('bagatelle.settings', JSON.stringify({name: 'Anna', pace}))",
        PACE,
    )
    lay(anna)
    steps = her_place(anna).locator("ol > li")
    cards = her_place(anna).locator(".turned > li")
    for _ in range(HAND - 1):
        choose(anna)
    number = anna.number + 1
    anna.page.keyboard.press("1")
    follows(anna, number)
    expect(cards).to_have_count(1)
    expect(steps).to_have_count(0)
    expect(steps).not_to_have_count(0)
    anna.page.mouse.click(4, 4)
    turn = view(anna)["modules"]["du_barry"]["turn"]
    expect(cards).to_have_count(len(turn))


def test_what_she_took_is_marked(people: People, address: str) -> None:
    """The empty window says so, and the dress that she placed has the ring of the last move."""
    anna = people(name="Anna")
    table = Table(address, [{"kind": "me", "name": "Anna"}], game="rokoko")
    table.play(HAND)
    table.seat_link(anna, 0)
    anna.until(lambda: is_asked(anna), "it is my turn")
    table.close()
    while not made_by_her(anna)[0]:
        choose(anna)
    dress, window = made_by_her(anna)
    taken = anna.page.locator(f".window:has([data-place='{window}'])")
    expect(taken).to_contain_text(anna.say("web-taken-by", name=anna.say("rokoko-du-barry")))
    expect(anna.page.locator(f"button.space.last:has([data-piece='{dress}'])")).to_be_visible()
    majority = view(anna)["halls"][0]["majority"]
    assert majority["second"] == 0
    place = her_place(anna).locator(".turned > li")
    expect(place).to_have_count(len(view(anna)["modules"]["du_barry"]["turn"]))


def made_by_her(person: Person) -> tuple[str, str]:
    """The dress that she made in what was told last, and its window; nothing, if she made none or
    the round is over.
    """
    log = person.last["log"]
    if any(line["event"] == "round_begun" for line in log):
        return ("", "")
    made = [line["parts"] for line in log if line["event"] == "du_barry_makes"]
    return (made[-1]["dress"], made[-1]["window"]) if made else ("", "")


@pytest.mark.parametrize(
    ("language", "size", "theme", "boxes"),
    [
        ("fr", DESK, "candle", "jewelry_box"),
        ("de", (1280, 720), "day", "none"),
        ("en", PHONE, "candle", "jewelry_box,fancy,festivity,expert"),
    ],
)
def test_every_light_and_size(
    people: People, address: str, language: str, size: tuple[int, int], theme: str, boxes: str
) -> None:
    """Nothing serious for axe, nothing wider than the screen."""
    person = people(language=language, size=size, theme=theme)
    seat = [{"kind": "me", "name": "Anna"}]
    table = Table(address, seat, game="rokoko", options={"modules": boxes})
    table.play(40)
    table.seat_link(person, 0)
    table.close()
    person.until(lambda: is_asked(person), "something is asked")
    if size == PHONE:
        person.page.locator("aside.strip .cell").click()
    expect(her_place(person)).to_be_visible()
    assert not faults(person)
    assert not too_wide(person)
