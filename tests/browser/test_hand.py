"""A long hand of notes: each can be pressed where it is seen, whatever is lifted beside it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.person import DESK, PHONE, Person
from tests.browser.test_augsburg import Hoard, asked, bots, sit_down

SMALL_DESK = (1024, 768)
LONG = 10
"""Somebody who buys all he can until notes are short has more; mostly it is fourteen."""

OWNERS = """
(slot) => {
  const { left, top, width, height } = slot.getBoundingClientRect();
  const owns = (x, y) => slot.contains(document.elementFromPoint(left + x, top + y));
  const seen = Math.min(width, slot.querySelector(".card").offsetWidth);
  const rows = [10, height / 2, height - 10];
  return [5, seen / 2, seen - 5].flatMap((x) => rows.map((y) => owns(x, y)));
}
"""
"""Whether points all over a slot belong to the note in it."""


def slots(person: Person) -> Locator:
    """The places of the notes that can be marked."""
    return person.page.locator(".fan.lit .slot:visible")


def press(person: Person, at: int, is_touch: bool) -> None:
    """Press a note in the middle of what is seen of it, with the mouse or a finger."""
    slot = slots(person).nth(at)
    slot.scroll_into_view_if_needed()
    box = slot.bounding_box()
    assert box is not None
    x, y = box["x"] + min(box["width"], 88) / 2, box["y"] + box["height"] / 2
    if is_touch:
        person.page.touchscreen.tap(x, y)
    else:
        person.page.mouse.click(x, y)


def lifted(person: Person) -> list[int]:
    marks = slots(person).evaluate_all(
        "(slots) => slots.map((slot) => slot.querySelector('[aria-pressed=true]') !== null)"
    )
    return [at for at, is_lifted in enumerate(marks) if is_lifted]


def lift(person: Person, at: int, is_touch: bool, expected: list[int]) -> None:
    press(person, at, is_touch)
    person.until(lambda: lifted(person) == expected, f"{expected} are lifted")


def test_every_neighbour_of_a_lifted_note_can_be_pressed(people: People, address: str) -> None:
    table = Hoard(address)
    table.fall_short()
    for size in (DESK, SMALL_DESK, PHONE):
        anna, is_touch = people(size=size), size == PHONE
        table.seat_link(anna, 0)
        anna.until(lambda anna=anna: asked(anna) is not None, "a note is asked for")  # type: ignore[misc]
        notes = len(anna.last["sides"][0]["view"]["own"]["hand"])
        assert notes > LONG
        expect(slots(anna)).to_have_count(notes)
        for at in (*range(notes), *reversed(range(notes - 1))):
            lift(anna, at, is_touch, [at])
            for neighbour in {max(at - 1, 0), min(at + 1, notes - 1)} - {at}:
                slot = slots(anna).nth(neighbour)
                slot.scroll_into_view_if_needed()
                assert all(slot.evaluate(OWNERS)), f"{size}: {at} lies over {neighbour}"


@pytest.mark.parametrize("size", [SMALL_DESK, PHONE], ids=["small desk", "phone"])
def test_all_notes_are_lifted_and_let_go(
    people: People, address: str, size: tuple[int, int]
) -> None:
    anna, is_touch = people(size=size), size == PHONE
    sit_down(anna, address, bots(1))
    offered = len(anna.last["sides"][0]["view"]["own"]["offer"])
    expect(slots(anna)).to_have_count(offered)
    for at in range(offered):
        lift(anna, at, is_touch, list(range(at + 1)))
    for at in range(offered):
        lift(anna, at, is_touch, list(range(at + 1, offered)))
