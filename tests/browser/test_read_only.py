"""A match that the server cannot play on: a sentence, the record, and nothing that fails."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from tests.browser.conftest import People
from tests.browser.host import Table
from tests.browser.person import DESK, PHONE, Person
from tests.browser.served import serving
from tests.browser.test_every_page import faults, too_wide
from tests.server.stored import FILE
from tests.server.stored.write import token, watch

RULES = "server-read-only-rules"
OVER = re.compile(r"^bagatelle record 1\ngame: rokoko\nrules: 1\n.*\n\n1\. seat 1: ", re.DOTALL)
GOING = re.compile(r"^bagatelle perspective 1\ngame: rokoko\nrules: 1\n.*\n\n1\. seat ", re.DOTALL)


@pytest.fixture(scope="module")
def next_version() -> Iterator[str]:
    """A server with other rules of Rokoko, on a database with matches of these."""
    with serving("read only", FILE, "tests.browser.next_version") as address:
        yield address


def sit_down(person: Person, *matches: str) -> None:
    """Let a browser have the first seat in each of these matches."""
    tables = [{"match": match, "token": token(match), "seats": [0]} for match in matches]
    person.open("/")
    person.page.evaluate(
        "tables => localStorage.setItem('bagatelle.tables', JSON.stringify(tables))", tables
    )


@pytest.fixture
def henriette(browser: Browser, next_version: str) -> Iterator[Person]:
    person = Person(browser, next_version, name="Henriette")
    sit_down(person, "rokoko-new", "rokoko-over", "augsburg-new")
    yield person
    person.leave()


def record(person: Person) -> Locator:
    return person.page.get_by_role("textbox", name=person.say("web-menu-record"))


@pytest.mark.parametrize(
    ("language", "size", "theme"),
    [("en", DESK, "day"), ("de", PHONE, "day"), ("fr", DESK, "candle"), ("en", PHONE, "candle")],
)
def test_it_says_why_and_shows_the_record(
    browser: Browser, next_version: str, language: str, size: tuple[int, int], theme: str
) -> None:
    person = Person(browser, next_version, language=language, size=size, theme=theme)
    for match, ending, text in (("rokoko-new", "going", GOING), ("rokoko-over", "over", OVER)):
        sit_down(person, match)
        person.open(f"/table/{match}")
        person.sees(RULES, found=1, known=2)
        person.sees(f"web-read-only-record-{ending}")
        expect(record(person)).to_have_value(text)
        assert person.page.locator("button.legal").count() == 0
        assert person.button("web-menu").count() == 0
        assert faults(person) == []
        assert not too_wide(person)
    person.leave()


def test_the_record_is_downloaded_and_copied(henriette: Person) -> None:
    henriette.open("/table/rokoko-over")
    expect(record(henriette)).to_have_value(OVER)
    shown = record(henriette).input_value()
    with henriette.page.expect_download() as coming:
        henriette.button("web-download").click()
    assert Path(coming.value.path()).read_text(encoding="utf-8") == shown
    henriette.context.grant_permissions(["clipboard-read", "clipboard-write"])
    henriette.button("web-copy").click()
    henriette.sees("web-copied")
    assert henriette.page.evaluate("navigator.clipboard.readText()") == shown


def test_people_may_talk_and_play_again(henriette: Person) -> None:
    henriette.open("/table/rokoko-new")
    henriette.button("web-chat").click()
    henriette.page.get_by_text("Bonsoir!").wait_for()
    henriette.page.get_by_role("textbox", name=henriette.say("web-chat-say")).fill("Once more?")
    henriette.button("web-chat-send").click()
    henriette.page.get_by_role("log").get_by_text("Once more?").wait_for()
    henriette.page.keyboard.press("Escape")
    henriette.button("web-rematch").click()
    henriette.page.wait_for_url(lambda url: not url.endswith("rokoko-new"))
    expect(henriette.page.locator("button.legal").first).to_be_visible()


def test_a_spectator_sees_it_too(browser: Browser, next_version: str) -> None:
    person = Person(browser, next_version)
    person.open(f"/watch/rokoko-over#{watch('rokoko-over')}")
    person.sees(RULES, found=1, known=2)
    expect(record(person)).to_have_value(OVER)
    assert person.button("web-rematch").count() == 0
    person.leave()


def test_the_lists_know_it(henriette: Person) -> None:
    """It is no match that goes on, and there is no replay of it."""
    henriette.open("/tables")
    rows = henriette.page.get_by_role("listitem").filter(
        has_text=henriette.say("web-tables-read-only")
    )
    expect(rows).to_have_count(2)
    replay = henriette.say("web-replay")
    assert rows.get_by_role("link", name=replay).count() == 0
    assert henriette.page.locator("#web-tables-going, #web-tables-turn").count() == 1
    henriette.open("/records")
    expect(rows).to_have_count(1)
    assert rows.get_by_role("link", name=replay).count() == 0


def test_a_table_that_is_open_when_the_server_changes(people: People, address: str) -> None:
    """The socket comes back from a server that cannot play the match any more."""
    anna = people(name="Anna")
    table = Table(address, [{"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Ben"}])
    sockets: list[WebSocketRoute] = []

    def between(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    anna.page.route_web_socket(re.compile(r"/socket$"), between)
    table.seat_link(anna, 0)
    expect(anna.page.locator("button.legal").first).to_be_visible()
    shut = {
        **table.state(table.tokens[0]),
        "printed": {},
        "view": None,
        "sides": [],
        "log": [],
        "log_from": 0,
        "read_only": {"id": RULES, "args": {"found": 1, "known": 2}},
    }
    sockets[-1].send(json.dumps(shut))
    anna.sees(RULES, found=1, known=2)
    assert anna.page.locator("button.legal").count() == 0
    table.close()
