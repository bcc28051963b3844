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


def bar(person: Person) -> Locator:
    return person.page.locator("section.bar")


def test_a_tile_is_taken_by_a_press_and_a_word(people: People) -> None:
    anna = people(name="Anna")
    to_the_last_worker(anna)
    tile, before = cheapest_tile(anna), anna.number
    tile.click(force=True)
    keep = bar(anna).get_by_text(anna.say("rokoko-choice", kind="keep", thing="")).first
    expect(keep).to_be_visible()
    assert anna.number == before
    anna.page.keyboard.press("Escape")
    expect(keep).to_be_hidden()
    tile.click(force=True)
    keep.click()
    follows(anna, before + 4)
    expect(tile).to_have_count(0)


def to_the_first_worker(person: Person) -> None:
    lay(person, "2013", players=2)
    person.until(lambda: is_asked(person), "the hand is to be chosen")
    while side(person)["view"]["step"] != "play":
        press(person, 1)


def press(person: Person, key: int) -> None:
    number = person.number + 1
    person.page.keyboard.press(str(key))
    follows(person, number)
    person.until(lambda: is_asked(person), "one may go on")


def test_a_tile_is_taken_with_one_of_several_workers(people: People) -> None:
    """All ways open above the bar, and the buttons name what differs."""
    anna = people(name="Anna")
    to_the_first_worker(anna)
    before, workers = anna.number, len(side(anna)["moves"])
    assert workers == 3
    tile = cheapest_tile(anna)
    tile.click(force=True)
    expect(bar(anna).locator("h2")).to_have_text(anna.say("web-line-which"))
    ways = bar(anna).locator(".list button")
    expect(ways).to_have_count(workers)
    assert anna.number == before
    anna.page.keyboard.press("2")
    follows(anna, before + 3)
    expect(tile).to_have_count(0)
    expect(ways).to_have_count(0)


def test_a_decoration_is_funded_and_its_bonus_used_in_two_presses(people: People) -> None:
    anna = people(name="Anna")
    to_the_first_worker(anna)
    press(anna, 1 + [move["text"] for move in side(anna)["moves"]].index("play base-3"))
    assert side(anna)["view"]["step"] == "main"
    press(anna, 1 + [move["text"] for move in side(anna)["moves"]].index("fund"))
    place = side(anna)["moves"][0]["choice"]["refs"][0]
    anna.page.keyboard.press("u")
    anna.until(lambda: side(anna)["view"]["step"] == "main", "it is taken back")
    before = anna.number
    thing = anna.page.locator(f"button.decoration[data-place='{place}']")
    thing.click(force=True)
    ways = bar(anna).locator(".list button")
    expect(ways).to_have_count(3)
    lace = anna.say("rokoko-choice", kind="lace", thing="")
    ways.filter(has_text=lace).click()
    follows(anna, before + 4)
    expect(thing.locator(".marker")).to_be_visible()


def test_all_workers_but_one_are_taken_up_by_one_press(people: People) -> None:
    """Whoever has sent one of five workers away has one left for the next round, and takes two of
    the three others.
    """
    anna = people(name="Anna")
    to_the_first_worker(anna)
    while not (side(anna)["view"]["step"] == "pick" and side(anna)["ways"]):
        kinds = [move["choice"]["kind"] for move in side(anna)["moves"]]
        press(anna, 1 + kinds.index("depute") if "depute" in kinds else 1)
    left_out = side(anna)["moves"][1]["choice"]["refs"][0]
    name = anna.say("rokoko-all-but", thing="").strip()
    buttons = bar(anna).get_by_role("button", name=name)
    expect(buttons).to_have_count(3)
    way = [move["choice"]["refs"][0] for move in side(anna)["ways"][1]]
    buttons.nth(1).click()

    def hand() -> set[str]:
        return {worker["id"] for worker in side(anna)["view"]["own"]["hand"]}

    # The others pick at the same time: the number of moves does not say when both are made.
    anna.until(lambda: set(way) <= hand(), "both are taken up")
    assert left_out not in hand()


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
