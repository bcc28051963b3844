"""Learning a game: the lesson is offered once, a page tells it in short, rules lie at hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.host import Table
from tests.browser.person import DESK, PHONE
from tests.browser.test_every_page import faults, too_wide

GAMES = ("rokoko", "augsburg", "banquet")
PARTS = {"setup": 3, "turn": 5, "score": 4}


def test_the_lesson_is_offered_on_the_first_visit(people: People) -> None:
    person = people(newcomer=True, name="Anna")
    person.open("/")
    card = person.page.locator("article", has_text=person.say("web-game-augsburg"))
    card.get_by_role("button", name=person.say("web-play"), exact=True).click()
    expect(person.dialog).to_contain_text(person.say("web-welcome-lesson"))
    person.link("web-welcome-learn").click()
    person.page.wait_for_url("**/guide/augsburg")
    person.sees("augsburg-guide-welcome")
    # The next time one plays at once.
    person.open("/")
    card.get_by_role("button", name=person.say("web-play"), exact=True).click()
    person.page.wait_for_url("**/table/*")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("language", "size", "theme"),
    [("en", DESK, "day"), ("fr", PHONE, "candle"), ("de", PHONE, "day")],
)
def test_each_game_fits_on_a_page(
    people: People, game: str, language: str, size: tuple[int, int], theme: str
) -> None:
    person = people(language=language, size=size, theme=theme)
    person.open("/")
    person.page.locator(f"a[href='/how/{game}']").first.click()
    person.page.wait_for_url(f"**/how/{game}")
    for part, lines in PARTS.items():
        section = person.page.get_by_role("region", name=person.say(f"web-how-{part}"))
        expect(section.get_by_role("listitem")).to_have_count(lines)
        expect(section).to_contain_text(person.say(f"{game}-how-{part}-1"))
        assert section.locator(".picture svg").count() > 2
    assert not faults(person)
    assert not too_wide(person)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_turn_and_the_rules_lie_beside_the_table(
    people: People, address: str, size: tuple[int, int]
) -> None:
    person = people(size=size)
    table = Table(address, [{"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Ben"}])
    table.seat_link(person, 0)
    person.until(lambda: person.is_asked, "the table is there")
    person.button("web-help").click()
    expect(person.dialog).to_contain_text(person.say("banquet-how-turn-1"))
    assert not faults(person)
    person.dialog.get_by_role("button", name=person.say("web-rules"), exact=True).click()
    person.dialog.get_by_role("searchbox").fill("BQ-TAKE-01")
    expect(person.dialog.locator("#BQ-TAKE-01")).to_be_visible()
    assert not faults(person)
    person.dialog.get_by_role("button", name=person.say("web-close"), exact=True).click()
    expect(person.dialog).to_have_count(0)
    assert f"/table/{table.match}" in person.page.url
    assert person.is_asked


@pytest.mark.parametrize("game", GAMES)
def test_no_clause_names_a_chapter_by_a_number_that_is_not_there(people: People, game: str) -> None:
    person = people()
    person.open(f"/rules/{game}")
    expect(person.page.locator(".clause").first).to_be_visible()
    texts = person.page.locator(".clause .text > p").all_text_contents()
    assert not [text for text in texts if re.search(r"\b2\.\d{1,2}\b", text)]
    for link in person.page.locator(".clause .text a[href^='#chapter-']").all():
        target = (link.get_attribute("href") or "")[1:]
        assert person.page.locator(f"[id='{target}']").count() == 1
