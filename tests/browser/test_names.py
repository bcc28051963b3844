"""Nobody at a table is only a number."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.host import Table
from tests.browser.person import Person
from tests.browser.test_every_page import faults


def court(person: Person) -> list[str]:
    return person.say("court-names").split(", ")


def kept_name(person: Person) -> str:
    kept = person.page.evaluate("localStorage.getItem('bagatelle.settings')")
    return str(json.loads(kept)["name"])


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_name_is_asked_for_before_the_first_table(people: People, language: str) -> None:
    person = people(newcomer=True, language=language)
    person.open("/")
    person.button("web-play-now").click()
    field = person.dialog.get_by_label(person.say("web-welcome-name"))
    offered = field.input_value()
    assert offered in court(person)
    person.button("web-welcome-another").click()
    expect(field).not_to_have_value(offered)
    assert field.input_value() in court(person)
    assert not faults(person)
    field.fill("Sidonie")
    person.dialog.locator("button.filled").click()
    person.page.wait_for_url("**/table/*")
    person.until(lambda: person.number > 0 or person.is_asked, "the table is there")
    assert person.last["seats"][0]["name"] == "Sidonie"
    assert kept_name(person) == "Sidonie"

    # It is asked once, and changed in the settings.
    person.open("/")
    person.page.locator("header .me").click()
    person.page.get_by_label(person.say("web-setting-name")).fill("Ottilie")
    person.page.keyboard.press("Tab")
    person.page.keyboard.press("Escape")
    assert kept_name(person) == "Ottilie"


def test_whoever_leaves_the_field_empty_gets_a_name_of_the_court(people: People) -> None:
    person = people(newcomer=True)
    person.open("/new/banquet")
    person.page.locator("button[data-seat='1']").click()
    name = person.page.get_by_label(person.say("web-new-name", number="1"))
    assert name.input_value() in court(person)
    name.fill("")
    person.seat(2, "hotseat", "")
    person.button("web-new-lay").click()
    person.page.wait_for_url("**/table/*")
    person.until(lambda: person.is_asked, "the table is there")
    names = [seat["name"] for seat in person.last["seats"]]
    assert len(set(names)) == 2
    assert set(names) <= set(court(person))
    assert kept_name(person) == names[0]


def test_a_guest_is_given_a_name(people: People, address: str) -> None:
    table = Table(address, [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
    ben = people(newcomer=True, language="fr")
    ben.open(f"/join/{table.match}#{table.made['invites'][0]['invite']}")
    ben.button("web-join-sit").click()
    ben.page.wait_for_url("**/table/*")
    ben.until(lambda: "seats" in ben.last, "the table is there")
    assert ben.last["seats"][1]["name"] in court(ben)


LINES = """name => {
  const range = document.createRange();
  range.selectNodeContents(name);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""


@pytest.mark.parametrize("game", ["banquet", "rokoko", "augsburg"])
def test_a_name_is_not_broken_on_a_phone(people: People, address: str, game: str) -> None:
    person = people(name="Henriette", size=(360, 740))
    bots = [{"kind": "bot", "bot": "greedy", "name": name} for name in ("Marguerite", "Boucher")]
    table = Table(address, [{"kind": "me", "name": "Henriette"}, *bots], game=game)
    table.seat_link(person, 0)
    names = person.page.locator(".players .who b, .strip .who b")
    person.until(lambda: person.is_asked, "it is Henriette's turn")
    for width in (360, 390):
        person.page.set_viewport_size({"width": width, "height": 740})
        assert [name.evaluate(LINES) for name in names.all()] == [1] * names.count()
        assert names.count() >= 3
    table.close()
