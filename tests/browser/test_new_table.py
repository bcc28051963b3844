"""Options of a new table are pictures and names, never codes to be typed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import DESK, PHONE
from tests.browser.test_every_page import faults, too_wide


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "de")])
def test_who_begins_is_chosen_by_name(people: People, size: tuple[int, int], language: str) -> None:
    anna = people(name="Anna", size=size, language=language)
    anna.open("/new/rokoko")
    start = anna.page.get_by_role("group", name=anna.say("rokoko-option-start"))
    expect(start.get_by_role("radio", name=anna.say("rokoko-start-lot"))).to_be_checked()
    anna.seat(2, "hotseat", "Ben")
    start.get_by_role("radio", name="Ben").check()
    # Every field that is left for typing is a name.
    for field in anna.page.locator("form input[type=text]").all():
        assert field.input_value() == "Ben"
    assert not faults(anna)
    assert not too_wide(anna)
    anna.button("web-new-lay").click()
    anna.page.wait_for_url("**/table/*")
    anna.until(lambda: "options" in anna.last, "the table is there")
    assert anna.last["options"]["start"] == "2"


def test_the_nobles_are_chosen_by_their_picture(people: People) -> None:
    anna = people(name="Anna")
    anna.open("/new/banquet")
    name = anna.say("banquet-option-side-masked")
    masked = anna.page.get_by_role("radio", name=name, exact=True)
    expect(anna.page.locator("label", has=masked).locator("svg.cameo")).to_have_count(3)
    masked.check()
    anna.seat(2, "hotseat")
    anna.button("web-new-lay").click()
    anna.page.wait_for_url("**/table/*")
    anna.until(lambda: "options" in anna.last, "the table is there")
    assert anna.last["options"] == {"side": "masked", "icons": "AB"}


def test_players_are_not_led_to_the_gallery_of_parts(people: People) -> None:
    anna = people()
    anna.open("/")
    expect(anna.page.locator("article").first).to_be_visible()
    assert anna.page.locator("a[href='/parts']").count() == 0
    expect(anna.page.get_by_placeholder(anna.say("web-join-code"))).to_be_visible()


def test_a_press_without_a_line_says_that_it_waits(people: People) -> None:
    anna = people(name="Anna")
    anna.expected += ["ERR_INTERNET_DISCONNECTED"]
    anna.play_now()
    anna.until(lambda: anna.is_asked, "it is Anna's turn")
    anna.context.set_offline(True)
    anna.legal.first.click()
    anna.sees("web-connection-waits")
    before = anna.number
    anna.context.set_offline(False)
    anna.until(lambda: anna.number > before, "the move is made")
