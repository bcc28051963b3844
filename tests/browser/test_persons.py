"""The five persons of the court: chosen at a new table, seen at it, and asked for advice."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.host import Json, Table
from tests.browser.person import DESK, PHONE, Person
from tests.browser.test_every_page import faults, too_wide

COURT = ("page", "lady", "abbe", "marquise", "minister")
TABLET = (820, 1180)
ADVISED: Json = {"game": "rokoko", "advice": True, "options": {"start": "1"}}


def court(person: Person) -> Locator:
    """The persons as answers to who plays a seat."""
    return person.page.locator(".court input")


def of_court(person: Person, name: str) -> Locator:
    """One of them, by name."""
    said = person.say(f"web-bot-{name}")
    return person.page.locator(".court").get_by_role("radio", name=said, exact=True)


def advised(person: Person) -> Locator:
    """The ways to go on that the minister has named."""
    return person.page.locator(".advice-row button.line")


def ask(person: Person) -> None:
    """Ask the minister, and see his three answers."""
    person.until(lambda: person.is_asked, "it is one's turn")
    person.button("web-advice-ask").click()
    expect(advised(person)).to_have_count(3)


# ---------------------------------------------------------------------- a new table


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(DESK, "en", "day"), (TABLET, "fr", "day"), (PHONE, "de", "candle")],
)
def test_who_plays_a_seat(people: People, size: tuple[int, int], language: str, theme: str) -> None:
    anna = people(name="Anna", size=size, language=language, theme=theme)
    anna.open("/new/rokoko")
    expect(court(anna)).to_have_count(len(COURT))
    # Whoever has not chosen plays against the middle of the five, and may ask for advice.
    expect(of_court(anna, "abbe")).to_be_checked()
    advice = anna.page.get_by_role("switch", name=anna.say("web-new-advice"))
    expect(advice).to_be_checked()
    assert not faults(anna)
    assert not too_wide(anna)
    anna.seat(2, "open")
    expect(advice).not_to_be_checked()
    assert not faults(anna)


def test_a_person_is_chosen_by_keyboard_and_seen_at_the_table(people: People) -> None:
    anna = people(name="Anna")
    anna.open("/new/rokoko")
    chosen = of_court(anna, "abbe")
    chosen.focus()
    anna.page.keyboard.press("ArrowLeft")
    lady = of_court(anna, "lady")
    expect(lady).to_be_checked()
    expect(lady).to_be_focused()
    anna.page.keyboard.press("ArrowLeft")
    anna.button("web-new-lay").click()
    anna.page.wait_for_url("**/table/*")
    anna.until(lambda: anna.number >= 0 and bool(anna.last), "the table is there")
    seat = anna.last["seats"][1]
    assert (seat["bot"], seat["name"]) == ("page", anna.say("web-bot-page"))
    place = anna.page.locator("[data-place='seat:2']").first
    expect(place.locator("svg.cameo")).to_be_visible()
    expect(place).to_contain_text(anna.say("web-bot-page"))
    # The next table begins the same way.
    anna.open("/new/rokoko")
    expect(of_court(anna, "page")).to_be_checked()


def test_two_of_one_kind_have_names_of_their_own(people: People) -> None:
    anna = people(name="Anna")
    anna.open("/new/rokoko")
    anna.page.get_by_role("radio", name="3", exact=True).check(force=True)
    for number in (2, 3):
        anna.seat(number, "page")
    anna.button("web-new-lay").click()
    anna.page.wait_for_url("**/table/*")
    anna.until(lambda: bool(anna.last), "the table is there")
    names = [seat["name"] for seat in anna.last["seats"]]
    assert len(set(names)) == len(names)
    expect(anna.page.locator("[data-place='seat:3']").first).to_contain_text(
        anna.say("web-bot-page")
    )


@pytest.mark.parametrize("name", COURT)
def test_a_whole_game_against_each_of_them(people: People, name: str) -> None:
    anna = people(name="Anna")
    anna.open("/new/banquet")
    anna.seat(2, name)
    anna.button("web-new-lay").click()
    anna.page.wait_for_url("**/table/*")
    anna.play_to_the_end()
    assert [seat["bot"] for seat in anna.last["seats"]] == ["", name]
    expect(anna.evening).to_contain_text(anna.say(f"web-bot-{name}"))


# ---------------------------------------------------------------------- advice


def test_advice_is_told_and_never_plays(people: People, address: str) -> None:
    """A second player hears that somebody has asked; the first chooses himself."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    table = Table(address, seats, **ADVISED)
    table.join("Ben")
    anna, ben = people(name="Anna"), people(name="Ben", language="de")
    table.seat_link(anna, 0)
    table.seat_link(ben, 1)
    ask(anna)
    ben.sees("web-advice-asked", player="Anna")
    anna.sees("web-advice-own")
    assert not faults(anna)
    before = anna.number
    second = advised(anna).nth(1)
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(anna.button("web-line-do")).to_be_visible()
    assert anna.number == before
    anna.button("web-line-do").click()
    anna.until(lambda: anna.number > before, "the move is made")
    expect(ben.page.get_by_text(ben.say("web-advice-asked", player="Anna"))).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, (1280, 720), TABLET, PHONE])
def test_the_table_keeps_its_place_while_advice_is_open(
    people: People, address: str, size: tuple[int, int]
) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "page", "name": "Vatel"}]
    table = Table(address, seats, **ADVISED)
    anna = people(name="Anna", size=size)
    table.seat_link(anna, 0)
    anna.until(lambda: anna.is_asked, "the hand is to be chosen")
    question = anna.page.locator("section.bar h2")
    before = question.bounding_box()
    anna.page.keyboard.press("h")
    expect(advised(anna)).to_have_count(3)
    assert before == question.bounding_box()
    assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert not too_wide(anna)
    expect(anna.page.locator("[data-disc]").first).to_be_visible()
    anna.page.keyboard.press("h")
    expect(advised(anna)).to_have_count(0)
    anna.page.keyboard.press("?")
    if size != PHONE:
        anna.sees("web-keys-advice")


def test_no_advice_where_none_is_allowed(people: People, address: str) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "page", "name": "Vatel"}]
    table = Table(address, seats, **{**ADVISED, "advice": False})
    anna = people(name="Anna")
    table.seat_link(anna, 0)
    anna.until(lambda: anna.is_asked, "the hand is to be chosen")
    assert anna.button("web-advice-ask").count() == 0
    anna.page.keyboard.press("h")
    assert advised(anna).count() == 0
