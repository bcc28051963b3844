"""What the others did since one's last turn: sentences in their rows, rings on the board."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.host import Table
from tests.browser.person import DESK, PHONE, Person

GUESTS = ("Marguerite", "Boucher", "Émilie", "Vatel")
PLAYERS = {"rokoko": 5, "augsburg": 5, "banquet": 4}
TURN = {"rokoko": "play", "augsburg": "bid", "banquet": "take"}
"""The first step of a turn."""
TURNS = {"rokoko": 4, "augsburg": 1, "banquet": 1}
"""After so many of them the others do something that can be seen on the board."""
MAX_TURNS = 60
TABS = {"window": 1, "shelf": 2, "hire_slot": 3, "card": 2}
"""The regions on a phone, by what becomes empty there."""


def lay(address: str, game: str) -> Table:
    """A table at which one's turn begins, and everybody has had one before."""
    bots = [{"kind": "bot", "bot": "greedy", "name": name} for name in GUESTS]
    plan: list[dict[str, Any]] = [{"kind": "me", "name": "Henriette"}, *bots[: PLAYERS[game] - 1]]
    table = Table(address, plan, game=game)
    for _ in range(TURNS[game]):
        table.reach(TURN[game])
        table.play(1)
    table.reach(TURN[game])
    return table


def deeds(person: Person) -> dict[int, int]:
    """The numbers of the ribbons in the rows, by seat."""
    rows = person.page.locator(".players .seat")
    found = {}
    for row in rows.all():
        seat = int(str(row.get_attribute("data-place")).removeprefix("seat:")) - 1
        for ribbon in row.locator(".deeds .ribbon").all():
            found[seat] = int(ribbon.inner_text())
    return found


def marks(person: Person) -> dict[str, list[int]]:
    """Whose ribbons hang where on the board, by seats counted from 0."""
    # All at once: a mark may go while one asks for the next.
    seen: list[tuple[str, str]] = person.page.locator(".mark").evaluate_all(
        "marks => marks.map(({ dataset }) => [dataset.mark, dataset.seats])"
    )
    return {place: [int(seat) - 1 for seat in seats.split()] for place, seats in seen}


def touched(person: Person, since: int) -> dict[str, set[int]]:
    """Whose doing each thing in the log is, from a line on; details and deeds alike."""
    state = person.last
    by_thing: dict[str, set[int]] = {}
    for line in state["log"][since:]:
        seat = re.fullmatch(r"seat:(\d)", str(line["parts"].get("player")))
        if seat and state["facts"]["roles"].get(line["event"]) != "course":
            things = map(str, line["parts"].values())
            for ref in (*things, f"event:{line['event']}", f"word:{seat[1]}"):
                by_thing.setdefault(ref, set()).add(int(seat[1]) - 1)
    return by_thing


@pytest.mark.parametrize("game", PLAYERS)
def test_moves_of_the_others_leave_marks_of_their_seats(
    people: People, address: str, game: str
) -> None:
    table = lay(address, game)
    henriette = people(name="Henriette", size=DESK)
    table.seat_link(henriette, 0)
    henriette.until(lambda: len(marks(henriette)) > 0, "the others have left marks")
    doers = touched(henriette, own_last_line(henriette))
    for thing, seats in marks(henriette).items():
        assert 0 not in seats, "one's own doings are not marked"
        assert set(seats) <= doers[thing], f"{thing} is marked for those who touched it"
    told = deeds(henriette)
    assert 0 not in told
    assert {seat for seats in marks(henriette).values() for seat in seats} <= told.keys()
    assert sorted(told.values()) == list(told.values()), "in the order of their turns"
    before = marks(henriette)
    henriette.page.reload()
    henriette.until(lambda: marks(henriette) == before, "a reload forgets nothing")
    assert deeds(henriette) == told


def own_last_line(person: Person) -> int:
    """Where one's own last turn is over in the log."""
    return after_own_turn(person.last)


def after_own_turn(state: dict[str, Any]) -> int:
    log = state["log"]
    roles = state["facts"]["roles"]
    own = [
        at
        for at, line in enumerate(log)
        if line["parts"].get("player") == "seat:1" and roles.get(line["event"]) != "course"
    ]
    return own[-1] + 1 if own else 0


def test_rings_go_with_the_first_step_and_ribbons_with_the_turn(
    people: People, address: str
) -> None:
    table = lay(address, "banquet")
    henriette = people(name="Henriette", size=DESK)
    table.seat_link(henriette, 0)
    henriette.until(lambda: len(marks(henriette)) > 0, "the others have left marks")
    told = deeds(henriette)
    assert len(told) == PLAYERS["banquet"] - 1
    henriette.page.keyboard.press("1")
    henriette.until(lambda: marks(henriette) == {}, "the rings go with the first step")
    assert deeds(henriette) == told
    henriette.button("web-part-undo").click()
    henriette.until(lambda: len(marks(henriette)) > 0, "they come back with it")


SEES_FLASHES = """() => {
  window.flashed = false;
  const look = () => { window.flashed ||= document.querySelector(".mark.flash") !== null; };
  const all = { attributes: true, childList: true, subtree: true };
  new MutationObserver(look).observe(document.body, all);
}"""
"""A flash is short: it is noted when it comes, whenever somebody asks."""


def test_a_sentence_opens_the_log_at_its_turn(people: People, address: str) -> None:
    table = lay(address, "banquet")
    henriette = people(name="Henriette", size=DESK)
    table.seat_link(henriette, 0)
    henriette.until(lambda: len(deeds(henriette)) == 3, "the others are told of")
    expect(henriette.page.locator(".mark").first).to_be_attached()
    henriette.page.evaluate(SEES_FLASHES)
    row = henriette.page.locator(".players .seat").nth(1)
    row.locator(".deeds").click()
    henriette.until(lambda: henriette.page.evaluate("flashed"), "the places of this turn flash")
    looked = henriette.page.locator("dialog .looked")
    expect(looked.first).to_be_visible()
    for line in looked.all():
        assert line.inner_text().startswith(GUESTS[0])


def test_whoever_looks_on_sees_the_last_round(people: People, address: str) -> None:
    table = lay(address, "banquet")
    guest = people(name="Guest", size=DESK)
    guest.open(f"/watch/{table.match}#{table.made['watch']}")
    guest.until(lambda: len(deeds(guest)) == PLAYERS["banquet"], "everybody is told of")


EMPTIED = {
    "rokoko": {"tile_taken": "shelf", "worker_hired": "hire_slot", "dress_made": "window"},
    "augsburg": {"card_taken": "card"},
}
"""What empties a place, and which."""


def taken(state: dict[str, Any], game: str) -> dict[str, dict[str, int]]:
    """By the kind of the place: what the others have emptied since one's own last turn."""
    found: dict[str, dict[str, int]] = {}
    for line in state["log"][after_own_turn(state) :]:
        if line["event"] == "round_begun":
            found = {}  # all places are filled again
        place = EMPTIED[game].get(line["event"])
        if place:
            seat = int(line["parts"]["player"].removeprefix("seat:")) - 1
            found.setdefault(place, {})[line["parts"][place]] = seat
    return found


@pytest.mark.parametrize("game", EMPTIED)
def test_an_empty_place_names_who_has_taken_what_lay_there(
    people: People, address: str, game: str
) -> None:
    bots = [{"kind": "bot", "bot": "greedy", "name": name} for name in GUESTS[:2]]
    table = Table(address, [{"kind": "me", "name": "Henriette"}, *bots], game=game)
    screens = [people(name="Henriette", size=size) for size in (DESK, PHONE)]
    missing = set(EMPTIED[game].values())
    for _ in range(MAX_TURNS):
        table.reach(TURN[game])
        state = table.state(table.tokens[0])
        now = taken(state, game)
        for kind in missing & now.keys():
            for henriette in screens:
                table.seat_link(henriette, 0)
                tells_who_was_there(henriette, kind, now[kind])
        missing -= now.keys()
        if state["over"] or not missing:
            break
        table.play(1)
    assert not missing, "nobody has emptied these"


def tells_who_was_there(henriette: Person, kind: str, places: dict[str, int]) -> None:
    expect(henriette.page.locator("section.bar.mine")).to_be_visible()
    tab = henriette.page.locator("nav button").nth(TABS[kind])
    if tab.is_visible():  # on a phone
        tab.click()
    for place, seat in places.items():
        empty = henriette.page.locator(f"[data-place='{place}']").first
        words = henriette.say("web-taken-by", name=GUESTS[seat - 1])
        expect(empty.get_by_text(words, exact=True)).to_be_attached()
        expect(empty.locator(".seal")).to_be_visible()


def until_asked(table: Table, seat: int) -> None:
    """Play until a turn of this seat begins."""
    for _ in range(MAX_TURNS):
        state = table.state(table.tokens[seat])
        side = next(each for each in state["sides"] if each["seat"] == seat)
        if side["moves"] and side["view"]["step"] == "take":
            return
        table.play(1)
    raise AssertionError(f"it is never the turn of seat {seat}")


def test_an_empty_sideboard_names_who_has_its_dishes(people: People, address: str) -> None:
    plan = [{"kind": "me", "name": "Henriette"}, {"kind": "open"}]
    table = Table(address, plan, game="banquet")
    table.join("Vatel")
    henriette = people(name="Henriette", size=DESK)
    table.seat_link(henriette, 0)
    until_asked(table, 1)
    side = next(each for each in table.state(table.tokens[1])["sides"] if each["seat"] == 1)
    row = next(move for move in side["moves"] if move["choice"]["refs"][0].startswith("row:"))
    number = table.state(table.tokens[1])["number"]
    table.command(1, type="play", number=number, text=row["text"])
    line = row["choice"]["refs"][0]
    words = henriette.say("web-taken-by", name="Vatel")
    handle = henriette.page.locator(f"button.handle[data-place='{line}']")
    expect(handle).to_contain_text(words)
    expect(handle.locator(".seal")).to_be_visible()
    expect(henriette.page.locator(".cell .taken-by")).to_have_count(3)
    until_asked(table, 0)
    # The shelves are full again, and the handle still tells who was there.
    expect(henriette.page.locator(".cell .taken-by")).to_have_count(0)
    expect(handle).to_contain_text(words)
