"""Replays, records, rules and the first-game guide, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.host import Table
from tests.browser.person import PHONE, Person

RECORD = Path(__file__).parents[1] / "kernel" / "sixth-noble.txt"
LAST = 94


@pytest.fixture
def over(address: str) -> Iterator[Table]:
    """A match of two people at one device that has come to its end."""
    seats = [{"kind": "me", "name": "Henriette"}, {"kind": "hotseat", "name": "Marguerite"}]
    table = Table(address, seats)
    assert table.play()["over"]
    yield table
    table.close()


def shows_move(person: Person, number: int, last: int = LAST) -> None:
    person.sees("web-replay-move", number=number, last=last)


def slider(person: Person) -> Locator:
    return person.page.get_by_role("slider")


def open_record(person: Person, hash_: str = "") -> Person:
    person.open(f"/replay{hash_}")
    person.page.locator("input[type=file]").set_input_files(RECORD)
    expect(slider(person)).to_be_visible()
    return person


# ---------------------------------------------------------------------- replay


def test_a_record_file_is_stepped_through(anna: Person) -> None:
    open_record(anna)
    shows_move(anna, 0)
    anna.button("web-replay-on").click()
    shows_move(anna, 1)
    expect(anna.page.get_by_role("heading", name="Ada takes the left column")).to_be_visible()
    anna.button("web-replay-last").click()
    shows_move(anna, LAST)
    expect(anna.button("web-replay-on")).to_be_disabled()
    anna.button("web-end-back").click()
    title = anna.say("web-end-winners", game="banquet", names="Ada", count=1)
    expect(anna.evening).to_contain_text(title)
    anna.button("web-end-table").click()
    anna.button("web-replay-first").click()
    shows_move(anna, 0)
    expect(anna.button("web-replay-back")).to_be_disabled()


def test_a_replay_by_keys_and_by_the_slider(anna: Person) -> None:
    open_record(anna)
    for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", LAST)):
        anna.page.keyboard.press(key)
        shows_move(anna, number)
    slider(anna).fill("40")
    shows_move(anna, 40)
    anna.page.keyboard.press("ArrowRight")
    shows_move(anna, 41)


def test_a_replay_runs_by_itself_and_stops(anna: Person) -> None:
    anna.page.clock.install()
    open_record(anna)
    anna.button("web-replay-play").click()
    shows_move(anna, 2)
    anna.button("web-replay-pause").click()
    expect(anna.button("web-replay-play")).to_be_visible()
    at = slider(anna).input_value()
    for _ in range(3):
        anna.page.clock.fast_forward("01:00")
    assert slider(anna).input_value() == at


def test_a_link_to_a_move_survives_a_reload(anna: Person) -> None:
    open_record(anna, "#30")
    shows_move(anna, 30)
    anna.page.keyboard.press("ArrowRight")
    shows_move(anna, 31)
    assert anna.page.url.endswith("/replay#31")
    anna.page.reload()
    shows_move(anna, 31)


def test_a_replay_from_every_seat(anna: Person) -> None:
    open_record(anna, "#31")
    own = anna.page.locator(".nobles").first
    anna.page.get_by_role("combobox").select_option("0")
    expect(anna.page.get_by_text(anna.say("web-part-you"), exact=True)).to_be_visible()
    before = own.text_content() or ""
    anna.page.get_by_role("combobox").select_option("1")
    expect(own).not_to_have_text(before)
    shows_move(anna, 31)
    assert anna.legal.count() == 0


def test_what_is_no_record_says_where(anna: Person, tmp_path: Path) -> None:
    anna.expected += ["422"]
    wrong = tmp_path / "wrong.txt"
    wrong.write_text(RECORD.read_text().replace("take column 1", "take column 9", 1))
    anna.open("/replay")
    anna.page.locator("input[type=file]").set_input_files(wrong)
    expect(anna.page.get_by_role("alert")).to_contain_text("Line 13, column 12")
    anna.page.locator("input[type=file]").set_input_files(RECORD)
    shows_move(anna, 0)


def test_my_finished_match_is_among_the_records(people: People, over: Table) -> None:
    person = people(size=PHONE, language="de")
    over.seat_link(person, 0)
    expect(person.evening).to_be_visible()
    person.open("/records")
    with person.page.expect_download() as download:
        person.button("web-download").click()
    text = Path(download.value.path()).read_text()
    assert text.startswith("bagatelle record 1\n")
    person.link("web-replay").click()
    expect(slider(person)).to_be_visible()
    last = int(slider(person).get_attribute("max") or 0)
    shows_move(person, 0, last)
    person.button("web-replay-last").click()
    shows_move(person, last, last)


def test_a_stranger_has_no_replay_of_a_match(anna: Person, over: Table) -> None:
    anna.open(f"/replay/{over.match}")
    anna.sees("web-replay-no-seat")


# ---------------------------------------------------------------------- rules


def test_rules_are_searched_and_linked(anna: Person) -> None:
    anna.open("/rules/banquet#BQ-TAKE-05")
    clause = anna.page.locator("#BQ-TAKE-05")
    expect(clause).to_be_in_viewport()
    expect(clause).to_be_focused()
    anna.page.get_by_role("searchbox").fill("imposter once")
    expect(anna.page.locator(".clause")).to_have_count(1)
    expect(anna.page.locator("#BQ-TAKE-03")).to_be_visible()
    anna.page.get_by_role("searchbox").fill("chess")
    anna.sees("web-rules-none")


def test_expansions_are_chapters_of_their_game(anna: Person) -> None:
    anna.open("/rules/rokoko#JB-JEWEL-12")
    expect(anna.page.locator("#JB-JEWEL-12")).to_be_focused()
    title = anna.page.get_by_role("heading", name="Expansions and the solo game", exact=True)
    expect(title).to_have_count(1)
    anna.page.get_by_role("searchbox").fill("du barry wins tie")
    expect(anna.page.locator(".clause")).to_have_count(1)
    expect(anna.page.locator("#DB-END-10")).to_be_visible()
    expect(title).to_be_visible()


def test_the_rules_speak_every_language(anna: Person) -> None:
    anna.open("/rules/banquet")
    for language, name, words in (
        ("fr", "Français", "Les trois plats pris doivent être servis"),
        ("de", "Deutsch", "Alle drei genommenen Gerichte müssen"),
        ("en", "English", "All three dishes taken must be served"),
    ):
        anna.page.get_by_role("button", name=name).first.click()
        anna.language = language
        expect(anna.page.locator("#BQ-SERVE-01")).to_contain_text(words)
        anna.sees("web-rules-box")
        anna.sees("web-provenance-reconstructed")


def test_the_log_leads_into_the_rules(anna: Person) -> None:
    anna.play_now()
    anna.until(lambda: anna.is_asked, "it is my turn")
    anna.button("web-log").click()
    link = anna.dialog.locator("a[href*='#BQ-TURN-01']").first
    expect(link).to_be_visible()
    anna.open(link.get_attribute("href") or "")
    expect(anna.page.locator("#BQ-TURN-01")).to_be_in_viewport()


# ---------------------------------------------------------------------- guide


def go_on(person: Person) -> None:
    """Do what the lesson asks for, whatever it is, and see that the page has heard it."""
    onward = person.button("web-guide-on")
    before = person.page.locator("body").inner_text()
    if onward.is_visible():
        onward.click()
    elif person.button("banquet-done").is_visible():
        person.button("banquet-done").click()
    elif person.is_asked or person.button("banquet-imposter-short").is_visible():
        if not person.is_asked:  # a phone keeps the imposter in the bar
            person.button("banquet-imposter-short").click()
        person.legal.first.click()
        take = person.page.locator("button.filled.wide:visible")
        if take.count():  # a phone asks once more
            take.click()
    person.until(lambda: person.page.locator("body").inner_text() != before, "it goes on")


@pytest.mark.parametrize("how", [{}, {"size": PHONE, "language": "fr"}], ids=["desk", "phone"])
def test_the_guide_is_played_to_its_end(people: People, how: dict[str, object]) -> None:
    person = people(name="Anna", **how)
    person.open("/guide/banquet")
    person.sees("banquet-guide-welcome")
    end = person.button("web-guide-play")
    while not end.is_visible():
        go_on(person)
    person.sees("banquet-guide-end")
    end.click()
    person.page.wait_for_url("**/table/*")
    person.until(lambda: person.is_asked, "a real game")


def test_the_guide_answers_kindly_and_can_be_skipped(anna: Person) -> None:
    anna.open("/guide/banquet")
    anna.button("web-guide-on").click()
    anna.sees("banquet-guide-take")
    assert anna.legal.count() == 1
    anna.page.locator("button.handle").first.click(force=True)
    anna.sees("web-guide-allowed")
    anna.sees("banquet-guide-take")
    anna.link("web-guide-skip").click()
    anna.sees("web-salon-heading")
