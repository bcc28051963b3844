"""Fewer presses at a table: a pressed thing brings its moves along; keys; forced choices."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.test_rokoko import follows, is_asked, lay


def side(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.last["sides"][0]
    return found


def has_one_worker(person: Person) -> bool:
    moves = side(person)["moves"]
    return side(person)["view"]["step"] == "play" and len(moves) == 1


def to_the_last_worker(person: Person) -> None:
    """Take the first choice until there is only one worker left to play."""
    lay(person, "2013", players=2)
    person.until(lambda: is_asked(person), "the hand is to be chosen")
    while not has_one_worker(person):
        number = person.number + 1
        person.page.keyboard.press("1")
        follows(person, number)
        person.until(lambda: is_asked(person), "it is one's turn again")


def cheapest_tile(person: Person) -> Locator:
    segments = side(person)["view"]["warehouse"]
    cheapest = min(segments, key=lambda segment: int(segment["price"]))
    tile = next(tile for tile in cheapest["tiles"] if tile)
    return person.page.locator(f".warehouse button[data-piece='{tile['id']}']")


def test_a_tile_is_taken_by_a_press_and_a_word(people: People) -> None:
    anna = people(name="Anna")
    to_the_last_worker(anna)
    tile, before = cheapest_tile(anna), anna.number
    tile.click(force=True)
    expect(anna.page.locator("section.bar h2")).to_have_text(anna.say("web-line-ask"))
    assert anna.number == before
    anna.page.keyboard.press("Escape")
    expect(anna.button("web-line-do")).to_have_count(0)
    tile.click(force=True)
    anna.button("web-line-do").click()
    follows(anna, before + 3)
    expect(tile).to_have_count(0)
    assert [line["event"] for line in anna.last["log"]][:1] == ["tile_taken"]


def test_keys_take_back_and_are_listed(people: People) -> None:
    anna = people(name="Anna", language="de")
    lay(anna, "2013", players=2)
    anna.until(lambda: is_asked(anna), "the hand is to be chosen")
    first = anna.number
    for number, key in enumerate(("1", "u", "1", "Control+z"), first + 1):
        anna.page.keyboard.press(key)
        follows(anna, number)
        anna.until(lambda: is_asked(anna), "one may go on")
    assert len(side(anna)["view"]["own"]["hand"]) == 0
    anna.page.keyboard.press("?")
    expect(anna.dialog).to_contain_text(anna.say("web-keys-undo"))
    anna.page.keyboard.press("Escape")
    expect(anna.dialog).to_have_count(0)
    thing = anna.page.locator("button.decoration").first
    thing.focus()
    anna.page.keyboard.press("?")
    expect(anna.dialog).to_be_visible()
    expect(anna.dialog.get_by_text(anna.say("web-keys-undo"))).to_have_count(0)


def test_the_last_worker_is_played_by_itself_if_that_is_wished(people: People) -> None:
    anna = people(name="Anna")
    to_the_last_worker(anna)
    before = anna.number
    anna.button("web-menu").click()
    anna.button("web-settings").click()
    anna.page.get_by_label(anna.say("web-setting-forced")).check()
    follows(anna, before + 1)
    assert side(anna)["view"]["step"] == "main"
