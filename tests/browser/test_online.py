"""Friends far apart: two browsers, a spectator, lost lines, reloads, secrets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.host import Table


@pytest.fixture
def table(address: str) -> Iterator[Table]:
    """A table for Anna and one guest."""
    table = Table(address, [{"kind": "me", "name": "Anna"}, {"kind": "open"}])
    yield table
    table.close()


BY_HAND = 30
"""Moves: some turns of both. Whole games by hand are played elsewhere."""


def test_two_browsers_and_a_spectator(people: People) -> None:
    """The opening by hand on both, the rest over the wire; all three follow to the score sheet."""
    anna, ben, carl = people(name="Anna"), people(name="Ben", language="de"), people(language="fr")
    anna.open("/new/banquet")
    anna.seat(2, "open")
    anna.button("web-new-lay").click()
    anna.page.wait_for_url("**/table/*")
    link = anna.page.locator("input[readonly]").first.input_value()
    ben.open(link)
    ben.until(lambda: "#" not in ben.page.url, "the secret leaves the address")
    ben.button("web-join-sit").click()
    ben.page.wait_for_url("**/table/*")
    anna.until(lambda: anna.is_asked or ben.is_asked, "the game begins")
    anna.button("web-menu").click()
    carl.open(anna.page.locator("input[readonly]").first.input_value())
    carl.until(lambda: "#" not in carl.page.url, "the secret leaves the address")
    carl.sees("banquet-seen", name="Anna")
    anna.page.keyboard.press("Escape")
    anna.play(ben, most=BY_HAND)
    assert Table.of(anna, ben).play()["over"]
    for person in (anna, ben, carl):
        expect(person.evening).to_be_visible()
    assert anna.last["sheet"] == ben.last["sheet"] == carl.last["sheet"]
    assert carl.button("web-rematch").count() == 0


def test_nobody_gets_what_is_not_his(people: People, table: Table) -> None:
    """Tokens, invitations and the seed: not in the page, not in storage, not in a message."""
    ben, carl = people(name="Ben"), people()
    table.join("Ben")
    table.seat_link(ben, 1)
    carl.open(f"/watch/{table.match}#{table.made['watch']}")
    for person in (ben, carl):
        person.until(lambda person=person: person.number > 0, "the table is there")  # type: ignore[misc]
    table.play(12)
    last = table.state(table.made["token"])["number"]
    for person in (ben, carl):
        person.until(lambda person=person: person.number == last, "all is told")  # type: ignore[misc]
    secrets = {table.tokens[0], table.made["invites"][0]["invite"]}
    for person, others in (
        (ben, {*secrets, table.made["watch"]}),
        (carl, {*secrets, table.tokens[1]}),
    ):
        everything = f"{person.stored}\n{''.join(person.heard)}"
        assert not [secret for secret in others if secret in everything]
        assert '"seed"' not in everything


def test_a_reload_in_the_middle(people: People, table: Table) -> None:
    anna = people()
    table.join("Ben")
    table.seat_link(anna, 0)
    table.play(20)
    anna.page.reload()
    state = table.state(table.made["token"])
    anna.until(lambda: anna.number == state["number"], "the table is back")
    expect(anna.page.locator(".noble").first).to_be_visible()


def test_a_lost_line_heals_without_a_reload(people: People, table: Table) -> None:
    anna = people()
    table.join("Ben")
    table.seat_link(anna, 0)
    anna.until(lambda: anna.number > 0, "the table is there")
    anna.page.evaluate("window.stayed = true")
    anna.expected = ["WebSocket", "ERR_INTERNET_DISCONNECTED", "ERR_NETWORK"]
    anna.context.set_offline(True)
    anna.page.evaluate("window.dispatchEvent(new Event('offline'))")
    lost = anna.page.get_by_text(anna.say("web-connection-lost"))
    expect(lost).to_be_visible()
    table.play(8)
    anna.context.set_offline(False)
    state = table.state(table.made["token"])
    anna.until(lambda: anna.number == state["number"], "what was missed is told")
    expect(lost).to_be_hidden()
    assert anna.page.evaluate("window.stayed")


def test_a_server_that_comes_back(people: People, table: Table) -> None:
    """A move that was sent while the line was down is made once."""
    anna = people()
    table.join("Ben")
    table.seat_link(anna, 0)
    state = table.state(table.made["token"])
    while not state["seats"][0]["to_act"]:
        state = table.play(1)
    anna.until(lambda: anna.is_asked, "it is Anna's turn")
    before = anna.number
    anna.expected = ["WebSocket", "ERR_INTERNET_DISCONNECTED", "ERR_NETWORK"]
    anna.context.set_offline(True)
    anna.legal.first.click()
    anna.until(lambda: not anna.is_asked, "the move is on its way")
    anna.context.set_offline(False)
    anna.until(lambda: anna.number > before, "the move is told")
    assert table.state(table.made["token"])["number"] == before + 1


def test_taking_back_by_consent(people: People, table: Table) -> None:
    anna, ben = people(), people(language="de")
    table.join("Ben")
    table.seat_link(anna, 0)
    anna.button("web-menu").click()
    anna.sees("web-menu-leave")
    expect(anna.button("web-menu-takeback")).to_have_count(0)
    table.play(9)
    for seat, person in enumerate((anna, ben)):
        table.seat_link(person, seat)
        person.until(lambda person=person: person.number > 0, "the table is there")  # type: ignore[misc]
    anna.button("web-menu").click()
    anna.button("web-menu-takeback").click()
    ben.button("web-takeback-yes").click()
    anna.until(lambda: anna.last["takeback"] is None and anna.number > 10, "all have agreed")


def test_leaving_and_a_bot_in_the_empty_chair(people: People, table: Table) -> None:
    anna, ben = people(), people()
    table.join("Ben")
    for seat, person in enumerate((anna, ben)):
        table.seat_link(person, seat)
    ben.button("web-menu").click()
    ben.button("web-menu-leave").click()
    asked = ben.page.get_by_role("dialog", name=ben.say("web-leave-title"))
    asked.get_by_role("button", name=ben.say("web-menu-leave"), exact=True).click()
    anna.button("web-hand-over").click()
    anna.until(lambda: anna.last["seats"][1]["kind"] == "bot", "a bot sits there")
    ben.button("web-menu-come-back").first.click()
    anna.until(lambda: anna.last["seats"][1]["kind"] == "human", "Ben is back")


def test_talking(people: People, table: Table) -> None:
    anna, ben = people(), people()
    table.join("Ben")
    for seat, person in enumerate((anna, ben)):
        table.seat_link(person, seat)
    for person in (anna, ben):
        person.button("web-chat").click()
    anna.page.get_by_role("textbox", name=anna.say("web-chat-say")).fill("<b>Good evening</b>")
    anna.page.keyboard.press("Enter")
    expect(ben.page.get_by_text("<b>Good evening</b>")).to_be_visible()


def test_carrying_seats_to_a_phone(people: People, table: Table) -> None:
    anna, phone = people(), people(size=(390, 844))
    table.join("Ben")
    table.seat_link(anna, 0)
    anna.open("/carry")
    assert table.tokens[0] not in anna.page.content()
    anna.button("web-carry-show").click()
    link = anna.page.locator("input[readonly]").first.input_value()
    phone.open(link)
    phone.until(lambda: "#" not in phone.page.url, "the secret leaves the address")
    phone.button("web-carry-take").click()
    assert table.tokens[0] in phone.stored
    phone.open(f"/table/{table.match}")
    phone.until(lambda: phone.number > 0, "the table is there")


def test_a_wrong_link_opens_nothing(people: People, table: Table) -> None:
    anna = people()
    anna.expected = ["403"]
    anna.open(f"/watch/{table.match}#{'x' * 32}")
    anna.sees("server-no-access")
    anna.open(f"/join/{table.match}#{'x' * 32}")
    anna.sees("server-no-invite")
    expect(anna.button("web-join-sit")).to_have_count(0)


def test_two_windows_of_one_player(people: People, table: Table) -> None:
    """The same seat in two windows: both follow."""
    anna = people()
    table.join("Ben")
    table.seat_link(anna, 0)
    second = anna.new_page()
    second.goto(f"/table/{table.match}")
    expect(second.locator(".noble").first).to_be_visible()
    table.play(6)
    number = table.state(table.made["token"])["number"]
    told = f'"number":{number},'
    anna.until(lambda: sum(told in data for data in anna.heard) == 2, "both windows follow")
