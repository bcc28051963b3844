"""Whole games at one screen, against bots and at one device."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person


def test_a_game_against_bots_to_the_end(anna: Person) -> None:
    anna.play_now()
    anna.play_to_the_end()
    sheet = anna.last["sheet"]
    for total in sheet["totals"]:
        expect(anna.dialog.get_by_text(str(total), exact=True).first).to_be_visible()
    anna.button("web-rematch").click()
    anna.page.wait_for_url(lambda url: "/table/" in url and anna.last["match"] not in url)
    anna.until(lambda: anna.is_asked, "the next game begins")
