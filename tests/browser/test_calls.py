"""Being called, seeing who is here, and the page on which a table waits for its guests."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.host import Table
from tests.browser.person import PHONE, Person
from tests.browser.test_every_page import faults

NOTIFIED = """
window.notified = [];
window.Notification = class {
  static get permission() { return localStorage.getItem("permission") ?? "default"; }
  static async requestPermission() {
    localStorage.setItem("permission", "granted");
    return this.permission;
  }
  constructor(title, how) { window.notified.push({ title, ...how }); }
  close() {}
};
window.shaken = 0;
navigator.vibrate = () => { window.shaken += 1; return true; };
window.badges = [];
navigator.setAppBadge = async (count) => void window.badges.push(count);
navigator.clearAppBadge = async () => void window.badges.push(0);
"""
"""Notices of the system, as far as a test can see them."""


def hide(person: Person, hidden: bool) -> None:
    state = "hidden" if hidden else "visible"
    person.page.evaluate(
        f"Object.defineProperty(document, 'visibilityState', {{ get: () => '{state}',"
        " configurable: true })"
    )


def tab_icon(person: Person) -> str:
    return str(person.page.locator("link[rel=icon]").get_attribute("href"))


def kept(person: Person) -> dict[str, object]:
    found = person.page.evaluate("localStorage.getItem('bagatelle.settings')")
    return dict(json.loads(found))


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_sound_and_calls_are_offered_once(people: People, size: tuple[int, int]) -> None:
    person = people(name="Anna", size=size)
    person.context.add_init_script(NOTIFIED)
    person.open("/")
    person.page.evaluate(
        "localStorage.setItem('bagatelle.settings', JSON.stringify("
        "{name: 'Anna', pace: 0, met: ['rokoko', 'augsburg', 'banquet']}))"
    )
    person.play_now()
    offer = person.page.locator(".offer")
    expect(offer).to_be_visible()
    assert not faults(person)
    offer.get_by_role("switch", name=person.say("web-setting-sound")).check()
    expect(offer.get_by_role("slider")).to_be_visible()
    offer.get_by_role("switch", name=person.say("web-setting-notify")).check()
    person.button("web-offer-done").click()
    expect(offer).to_have_count(0)
    assert (kept(person)["sound"], kept(person)["notify"]) == (True, True)
    person.page.reload()
    person.until(lambda: person.is_asked, "the table is there")
    expect(offer).to_have_count(0)

    # One click in the settings ends it.
    person.open("/")
    person.page.locator("header .me, header .more button").filter(visible=True).first.click()
    person.dialog.get_by_role("switch", name=person.say("web-setting-notify")).uncheck()
    assert kept(person)["notify"] is False


def test_who_looks_elsewhere_is_called_and_told_no_secret(people: People, address: str) -> None:
    anna, ben = people(name="Anna"), people(name="Ben")
    anna.context.add_init_script(NOTIFIED)
    table = Table(address, [{"kind": "me", "name": "Anna"}, {"kind": "open"}], game="augsburg")
    table.join("Ben")
    table.seat_link(anna, 0)
    table.seat_link(ben, 1)
    anna.page.evaluate(
        "localStorage.setItem('bagatelle.settings', JSON.stringify({...JSON.parse("
        "localStorage.getItem('bagatelle.settings')), notify: true}))"
    )
    anna.page.evaluate("localStorage.setItem('permission', 'granted')")
    anna.page.reload()
    anna.until(lambda: "seats" in anna.last, "the table is there")
    # Both buy at the beginning; when Anna has bought, it is not her turn until the first bid.
    while anna.last["seats"][0]["to_act"]:
        side = anna.last["sides"][0]
        before = anna.number
        table.command(0, type="play", number=before, text=side["moves"][0]["text"])
        anna.until(lambda before=before: anna.number > before, "the move is told")  # type: ignore[misc]
    assert tab_icon(anna) == "/favicon.svg"
    hide(anna, True)
    while not anna.last["seats"][0]["to_act"]:
        side = ben.last["sides"][0]
        before = anna.number
        table.command(1, type="play", number=ben.number, text=side["moves"][0]["text"])
        anna.until(lambda before=before: anna.number > before, "the move is told")  # type: ignore[misc]
        ben.until(lambda: ben.number >= anna.number, "Ben has heard of it")
    expect(anna.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon-turn.svg")
    anna.until(lambda: anna.page.evaluate("notified.length") > 0, "Anna is called")
    (notice,) = anna.page.evaluate("notified")
    assert notice["title"] == anna.say("web-title-turn", game=anna.say("web-game-augsburg"))
    assert notice["body"] == anna.say("web-call-with", names="Ben")
    assert anna.page.evaluate("shaken") == 1
    assert anna.page.evaluate("badges.at(-1)") == 1
    table.close()


def test_the_invitation_says_what_it_is_to(people: People, address: str) -> None:
    table = Table(
        address,
        [{"kind": "me", "name": "Anna"}, {"kind": "open"}],
        options={"side": "masked"},
        clock={"kind": "days", "days": 2},
    )
    ben = people(name="Ben", language="de")
    ben.open(f"/join/{table.match}#{table.made['invites'][0]['invite']}")
    ben.sees("web-join-host", host="Anna")
    for text in ("web-game-banquet", "banquet-option-side-masked", "web-join-yours"):
        ben.sees(text)
    ben.sees("web-clock-days-told", count=2)
    assert not faults(ben)


def test_who_is_here_is_seen_while_waiting_and_at_the_table(people: People, address: str) -> None:
    anna, ben = people(name="Anna"), people(name="Ben")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    table = Table(address, seats)
    table.join("Ben")
    table.seat_link(anna, 0)
    row = anna.page.locator(".lobby li", has_text="Ben")
    expect(row).to_contain_text(anna.say("web-lobby-away"))
    table.seat_link(ben, 1)
    expect(row).to_contain_text(anna.say("web-lobby-here"))
    ben.open("/")
    expect(row).to_contain_text(anna.say("web-lobby-away"))
    table.join("Carl")
    anna.until(lambda: anna.page.locator(".lobby").count() == 0, "the game begins")
    anna.button("web-menu").click()
    person = anna.dialog.locator(".people li", has_text="Ben")
    expect(person).to_contain_text(anna.say("web-lobby-away"))
    table.seat_link(ben, 1)
    expect(person).to_contain_text(anna.say("web-lobby-here"))
    table.close()


def test_the_host_fills_a_seat_or_calls_the_table_off(people: People) -> None:
    anna = people(name="Anna")
    anna.open("/new/banquet")
    anna.seat(2, "open")
    anna.button("web-new-lay").click()
    anna.page.wait_for_url("**/table/*")
    anna.button("web-lobby-bot").click()
    anna.until(lambda: anna.is_asked, "the game begins")
    assert anna.last["seats"][1]["kind"] == "bot"
    assert anna.last["seats"][1]["name"]

    anna.open("/new/banquet")
    anna.seat(2, "open")
    anna.button("web-new-lay").click()
    anna.page.wait_for_url("**/table/*")
    link = anna.page.locator("input[readonly]").first.input_value()
    anna.button("web-lobby-call-off").click()
    anna.dialog.locator("button.equal").click()
    expect(anna.page.get_by_role("heading", name=anna.say("web-lobby-off"))).to_be_visible()
    assert not faults(anna)
    ben = people(name="Ben")
    ben.expected += ["409"]
    ben.open(link)
    expect(ben.page.get_by_role("alert").first).to_contain_text(
        re.compile(re.escape(ben.say("server-called-off")))
    )
