"""The end of a game: the picture, the course of the points, their sources, the moments."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from bagatelle.kernel.message import Message
from bagatelle.texts import catalogue
from tests.browser.conftest import People
from tests.browser.host import Json, Table
from tests.browser.person import DESK, PHONE, Person
from tests.browser.test_every_page import faults, too_wide

GAMES = ("banquet", "augsburg", "rokoko")
GUESTS = ("Marguerite", "Boucher")


def finished(address: str, game: str) -> Table:
    bots = [{"kind": "bot", "bot": "random", "name": name} for name in GUESTS]
    table = Table(address, [{"kind": "me", "name": "Henriette"}, *bots], game=game)
    assert table.play()["over"]
    return table


def told(table: Table) -> Json:
    answer = table.http.post("/api/retrospect", json={"record": table.record()})
    return Json(answer.raise_for_status().json())


def said(person: Person, message: Json) -> str:
    """A message as the page says it, where what can be seen needs no name of its own."""
    return catalogue(person.language).say(Message(message["id"], message["args"]))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("language", "size", "theme"), [("en", DESK, "day"), ("de", PHONE, "candle")]
)
def test_the_end_is_told(
    people: People, address: str, game: str, language: str, size: tuple[int, int], theme: str
) -> None:
    person = people(language=language, size=size, theme=theme)
    table = finished(address, game)
    story = told(table)
    table.seat_link(person, 0)
    stands = person.evening.locator(".stand")
    expect(stands).to_have_count(3)
    sheet = person.last["sheet"]
    by_place = sorted(range(3), key=lambda seat: (sheet["places"][seat], seat))
    for stand, seat in zip(stands.all(), by_place, strict=True):
        expect(stand).to_contain_text(("Henriette", *GUESTS)[seat])
        expect(stand.locator(".medallion")).to_have_text(str(sheet["totals"][seat]))

    # Whoever has not won is told kindly how near it was.
    place, winner = sheet["places"][0], by_place[0]
    if place > 1:
        behind = sheet["totals"][winner] - sheet["totals"][0]
        person.sees("web-end-behind", place=place, points=behind, name=("", *GUESTS)[winner])

    bars = person.evening.locator(".bars li")
    for bar, seat in zip(bars.all(), by_place, strict=True):
        gains = [source["points"][seat] for source in story["sources"] if source["points"][seat]]
        assert bar.locator("i").all_text_contents() == [str(points) for points in gains]
        expect(bar.locator("b")).to_be_in_viewport()
    assert not faults(person)
    assert not too_wide(person)

    if size == PHONE:
        person.button("web-end-tab-course").click()
    rows = person.evening.locator(".course tbody tr")
    assert [row.locator("td").all_text_contents() for row in rows.all()] == [
        [str(points) for points in row] for row in story["course"][1:]
    ]
    assert not faults(person)
    if size == PHONE:
        person.button("web-end-tab-moments").click()
    moments = person.evening.get_by_role("listitem").filter(has=person.page.get_by_role("link"))
    expect(moments).to_have_count(len(story["moments"]))
    for item, moment in zip(moments.all(), story["moments"], strict=True):
        expect(item.locator("h4")).to_contain_text(said(person, moment["title"]))
    assert not faults(person)
    last = story["moments"][-1]["move"]
    person.link("web-end-look", move=last).first.click()
    person.page.wait_for_url(f"**/replay/{table.match}#{last}")
    person.sees("web-replay-move", number=last, last=story["rounds"][-1])


def test_the_totals_are_in_sight_on_the_score_sheet(people: People, address: str) -> None:
    person = people(size=PHONE)
    table = finished(address, "rokoko")
    table.seat_link(person, 0)
    person.button("web-end-sheet").click()
    totals = person.dialog.locator("tr.total td")
    expect(totals).to_have_text([str(total) for total in person.last["sheet"]["totals"]])
    for total in totals.all():
        expect(total).to_be_in_viewport()


def test_who_looked_on_sees_the_end_and_no_place_of_theirs(people: People, address: str) -> None:
    person = people()
    table = finished(address, "banquet")
    person.open(f"/watch/{table.match}#{table.made['watch']}")
    expect(person.evening.locator(".stand")).to_have_count(3)
    own = re.compile(
        f"{person.say('web-end-place', place=2)[:8]}|{person.say('web-you')} win", re.I
    )
    expect(person.evening.locator(".words")).not_to_contain_text(own)
    assert person.button("web-rematch").count() == 0
    person.button("web-end-table").click()
    expect(person.evening).to_have_count(0)
    person.button("web-end-back").click()
    expect(person.evening).to_be_visible()


def test_a_replay_has_an_end_whose_moments_lead_back_into_it(people: People, address: str) -> None:
    person = people()
    table = finished(address, "banquet")
    story = told(table)
    table.seat_link(person, 0)
    person.open(f"/replay/{table.match}")
    person.button("web-end-back").click()
    expect(person.evening.locator(".stand")).to_have_count(3)
    move = story["moments"][0]["move"]
    person.link("web-end-look", move=move).first.click()
    expect(person.evening).to_have_count(0)
    person.sees("web-replay-move", number=move, last=story["rounds"][-1])


def test_plinths_rise_only_where_motion_is_wanted(people: People, address: str) -> None:
    table = finished(address, "banquet")
    for motion in (True, False):
        person = people(motion=motion)
        table.seat_link(person, 0)
        rising = person.evening.locator(".rising").first
        expect(rising).to_be_visible()
        found = rising.evaluate("node => getComputedStyle(node).animationName")
        assert (found != "none") == motion


def test_play_again_lays_the_same_table(people: People, address: str) -> None:
    person = people()
    table = finished(address, "banquet")
    table.seat_link(person, 0)
    person.button("web-rematch").click()
    person.page.wait_for_url(lambda url: "/table/" in url and table.match not in url)
    person.until(lambda: person.is_asked, "the next game begins")
