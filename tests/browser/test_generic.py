"""A game that has no board of its own is played to its end with the one that draws any game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import People
from tests.browser.host import Table
from tests.browser.person import DESK, MAX_MOVES, PHONE, Person
from tests.browser.test_every_page import faults, too_wide

Json = dict[str, Any]


def without_boards(person: Person) -> None:
    """The app as it would be, had nobody drawn a board for any game: it finds none of them."""

    def forget(route: Route) -> None:
        answer = route.fetch()
        found = re.sub(
            r"games/(?!generic)\w+/Board\.svelte", "games/none/Board.svelte", answer.text()
        )
        route.fulfill(response=answer, body=found)

    person.context.route("**/assets/*.js", forget)


def side_of(person: Person) -> Json | None:
    """What may be chosen, when the page shows it."""
    side: Json | None = next((each for each in person.last.get("sides", []) if each["moves"]), None)
    return side if side and person.page.locator(".choices .choice button").count() else None


def play(person: Person, most: int = MAX_MOVES) -> None:
    """Press the buttons, the last of them whenever there are several: it is often the best."""
    for _ in range(most):
        person.until(lambda: person.is_over or side_of(person) is not None, "somebody is asked")
        if person.is_over:
            return
        before = person.number
        person.page.locator(".choices .choice button").last.click()
        person.until(lambda: person.number > before, "it is told")  # noqa: B023


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["banquet", "rokoko", "augsburg"])
def test_every_game_can_be_seen_and_played(
    people: People, address: str, game: str, size: tuple[int, int]
) -> None:
    """All that may be chosen has a button; what is known is there, and nothing is out of place."""
    anna = people(name="Anna", size=size)
    without_boards(anna)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy", "name": "Ben"}]
    table = Table(address, seats, game=game)
    table.seat_link(anna, 0)
    play(anna, most=4)
    anna.until(lambda: side_of(anna) is not None, "it is her turn again")
    side = side_of(anna)
    assert side is not None
    expect(anna.page.locator(".choices .choice button")).to_have_count(len(side["moves"]))
    assert anna.page.locator("dl dt:visible").count() > 3
    assert not too_wide(anna)
    assert not faults(anna)


def test_a_whole_game(people: People, address: str) -> None:
    """From the first question to the score sheet, without a word of this game in the page."""
    anna = people(name="Anna")
    without_boards(anna)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy", "name": "Ben"}]
    table = Table(address, seats, game="banquet")
    table.seat_link(anna, 0)
    play(anna)
    expect(anna.evening).to_be_visible()
    for total in anna.last["sheet"]["totals"]:
        expect(anna.evening.get_by_text(str(total), exact=True).first).to_be_visible()
