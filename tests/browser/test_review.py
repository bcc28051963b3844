"""The review of a finished match: its graph, the better moves, whose knowledge, playing on."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Request, expect

from tests.browser.conftest import People
from tests.browser.host import Json, Table
from tests.browser.person import DESK, PHONE, Person
from tests.browser.served import use_secrets
from tests.browser.test_every_page import RINGS, faults, too_wide
from tests.browser.test_library import RECORD

NAMES = ("Henriette", "Marguerite")
LOW, TABLET = (1280, 720), (820, 1180)


@pytest.fixture(scope="module")
def played(address: str) -> Table:
    """A match of two people that has come to its end; the server keeps its reviews."""
    use_secrets(address, "a match to be reviewed")
    table = Table(address, [{"kind": "me", "name": NAMES[0]}, {"kind": "open"}])
    table.join(NAMES[1])
    assert table.play()["over"]
    table.close()
    return table


@pytest.fixture
def over(played: Table, address: str) -> Iterator[Table]:
    """That match, with connections that are closed after each test."""
    played._open(address)
    yield played
    played.close()


def reviewed(table: Table, seat: int | None) -> Json:
    """What the server tells of the review by now."""
    bearer = {"Authorization": f"Bearer {table.tokens[0]}"}
    path = f"/api/matches/{table.match}/review"
    return table._json(table.http.post(path, json={"seat": seat}, headers=bearer))


def percent(part: float) -> int:
    """As the page rounds it."""
    return int(part * 100 + 0.5)


def slider(person: Person) -> Locator:
    return person.page.get_by_role("slider")


def is_at(person: Person, move: int) -> None:
    expect(slider(person)).to_have_attribute("aria-valuenow", str(move))


def open_review(person: Person, table: Table) -> Json:
    """The page of a review that is done, and what the server says of it."""
    table.seat_link(person, 0)
    person.open(f"/review/{table.match}")
    expect(slider(person)).to_be_visible()
    expect(person.page.get_by_role("progressbar")).to_have_count(0)
    return reviewed(table, 0)


def test_a_match_is_reviewed_to_its_end(people: People, over: Table) -> None:
    person = people(name=NAMES[0])
    over.seat_link(person, 0)
    expect(person.evening).to_be_visible()
    person.link("web-review").click()
    person.sees("web-review-work")
    expect(person.page.get_by_role("progressbar")).to_be_visible()
    # The board is there before the review is.
    expect(person.page.locator("[data-zone=heart]")).to_be_visible()
    expect(person.page.get_by_role("progressbar")).to_have_count(0)

    found = reviewed(over, 0)
    assert found["status"] == "done"
    course = found["course"]
    assert course["turning_points"], "a match that never turned shows nothing"
    rows = person.page.locator("button.turn")
    expect(rows).to_have_count(len(course["turning_points"]))
    for share in found["found"]:
        person.sees(
            "web-review-found-told",
            player=NAMES[share["seat"]],
            best=str(share["best"]),
            compared=str(share["compared"]),
        )
    person.button("web-review-all").click()
    expect(rows).to_have_count(len(course["turns"]))


def test_the_graph_is_driven_by_keys(people: People, over: Table) -> None:
    person = people(name=NAMES[0])
    found = open_review(person, over)
    course, last = found["course"], found["course"]["rounds"][-1]
    compared = {each["turn"]: each for each in found["compared"]}
    slider(person).focus()
    for key, move in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        person.page.keyboard.press(key)
        is_at(person, move)
    person.sees("web-review-over")
    person.page.keyboard.press("Home")
    is_at(person, 0)

    turning = [point["turn"] for point in course["turning_points"]]
    for n, turn in enumerate(turning):
        first = course["turns"][turn]["first"]
        if first > 0:
            person.page.keyboard.press("Shift+ArrowRight")
        is_at(person, first)
        expect(person.page.locator("button.turn[aria-current]")).to_have_count(1)
        expect(person.page.locator("button.turn").nth(n)).to_have_attribute("aria-current", "step")
        sees_turn(person, course["turns"][turn], compared[turn])
    assert len({course["turns"][turn]["first"] for turn in turning}) > 1
    person.page.keyboard.press("PageDown")
    is_at(person, course["turns"][turning[-2]]["first"])


def sees_turn(person: Person, turn: Json, compared: Json) -> None:
    """The panel tells of this turn and of no other."""
    panel = person.page.locator(".compared")
    expect(panel.locator(".way.mine .figures b")).to_have_text(
        f"{percent(compared['played']['chance'])}%"
    )
    ways = panel.locator("button.way")
    expect(ways).to_have_count(len(compared["better"]))
    for way, told in zip(ways.all(), compared["better"], strict=True):
        expect(way.locator(".figures b")).to_have_text(f"{percent(told['chance'])}%")
    who = "you" if turn["seat"] == 0 else "other"
    expect(panel).to_contain_text(
        person.say("web-review-played", who=who, player=NAMES[turn["seat"]])
    )


def test_the_board_goes_with_the_graph(people: People, over: Table) -> None:
    """It is the table of that moment, and a press on a way shows where it leads."""
    person = people(name=NAMES[0])
    found = open_review(person, over)
    turns = found["course"]["turns"]
    some = next(each for each in found["compared"] if each["better"])
    person.button("web-review-all").click()
    person.page.locator("button.turn").nth(some["turn"]).click()
    is_at(person, turns[some["turn"]]["first"])
    replayed = over.http.post(
        "/api/replay",
        json={"record": over.record(), "seat": 0, "first": turns[some["turn"]]["first"]},
    )
    cells = replayed.json()["frames"][0]["changes"][0]["value"]["sideboard"]
    dishes = [cell["dish"]["$"] for cell in cells if cell["dish"]]
    for dish in dishes:
        expect(person.page.locator(f"[data-piece='{dish}']").first).to_be_visible()
    way = person.page.locator("button.way").first
    way.click()
    expect(way).to_have_attribute("aria-pressed", "true")
    discs = person.page.locator(".discs span")
    expect(discs.filter(has_text="1").first).to_be_in_viewport()
    expect(person.page.locator("[data-played]")).to_have_count(1)
    # In the middle of the turn they would lead nowhere.
    person.page.keyboard.press("ArrowRight")
    is_at(person, turns[some["turn"]]["first"] + 1)
    expect(discs).to_have_count(0)


def test_the_graph_is_driven_by_mouse(people: People, over: Table) -> None:
    person = people(name=NAMES[0])
    found = open_review(person, over)
    last = found["course"]["rounds"][-1]
    box = person.page.locator(".bands").bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    person.page.mouse.move(box["x"] + box["width"] / 2, middle)
    person.page.mouse.down()
    is_at(person, (last + 1) // 2)
    person.page.mouse.move(box["x"] + box["width"] * 0.75, middle, steps=4)
    is_at(person, int(last * 0.75 + 0.5))
    person.page.mouse.move(box["x"] + 2 * box["width"], middle)
    is_at(person, last)
    person.page.mouse.up()
    person.page.mouse.move(box["x"], middle)
    is_at(person, last)
    flag = person.page.locator("[data-move]").first
    flag.click()
    is_at(person, int(flag.get_attribute("data-move") or -1))


def test_whose_knowledge_it_is(people: People, address: str) -> None:
    """Hands are hidden in Rokoko: another knowledge has another course, and another board."""
    person = people(name=NAMES[0])
    bot = {"kind": "bot", "bot": "random", "name": NAMES[1]}
    table = Table(address, [{"kind": "me", "name": NAMES[0]}, bot], game="rokoko")
    assert table.play()["over"]
    own = open_review(person, table)
    person.sees("web-review-own-closed")
    with person.page.expect_request(lambda asked: is_replay_from(1, asked)):
        knowing(person, NAMES[1]).check(force=True)
    person.sees("web-review-closed", player=NAMES[1])
    knowing(person, person.say("web-review-everybody")).check(force=True)
    person.sees("web-review-open")
    expect(person.page.get_by_role("progressbar")).to_have_count(0)
    told = reviewed(table, None)
    assert (told["status"], told["seat"]) == ("done", None)
    assert told["course"]["turns"] != own["course"]["turns"]
    number, turn = next(
        (number, turn)
        for number, turn in enumerate(told["course"]["turns"])
        if percent(turn["chances"][0]) != percent(own["course"]["turns"][number]["chances"][0])
    )
    person.button("web-review-all").click()
    person.page.locator("button.turn").nth(number).click()
    is_at(person, turn["first"])
    for name, chance in zip(NAMES, turn["chances"], strict=True):
        said = person.say("web-review-chance", player=name, chance=str(percent(chance)))
        expect(slider(person)).to_have_attribute("aria-valuetext", re.compile(re.escape(said)))
    table.close()


def knowing(person: Person, name: str) -> Locator:
    return person.page.get_by_role("radio", name=name, exact=True)


def is_replay_from(seat: int, asked: Request) -> bool:
    body = asked.post_data_json if asked.url.endswith("/api/replay") else None
    return body is not None and body["seat"] == seat


@pytest.mark.parametrize(
    ("language", "size", "theme"),
    [
        ("en", DESK, "day"),
        ("de", PHONE, "candle"),
        ("fr", LOW, "candle"),
        ("de", TABLET, "day"),
        ("fr", PHONE, "day"),
    ],
)
def test_it_fits_every_window(
    people: People, over: Table, language: str, size: tuple[int, int], theme: str
) -> None:
    person = people(language=language, size=size, theme=theme)
    found = open_review(person, over)
    person.page.keyboard.press("Shift+ArrowRight")
    wrong = looked_over(person)
    if size == PHONE:
        for name in ("web-end-tab-table", "web-review-turning", "web-end-sheet"):
            person.page.locator(".phone > nav").get_by_role(
                "button", name=person.say(name), exact=True
            ).click()
            wrong += looked_over(person)
        person.page.locator(".phone > nav").get_by_role(
            "button", name=person.say("web-review-turning"), exact=True
        ).click()
        person.page.locator("button.turn").last.click()
        point = found["course"]["turning_points"][-1]
        is_at(person, found["course"]["turns"][point["turn"]]["first"])
    assert not wrong


def looked_over(person: Person) -> list[object]:
    wrong = faults(person) + list(person.page.evaluate(RINGS))
    if too_wide(person):
        wrong.append("wider than the screen")
    return wrong


def test_a_finger_finds_the_turning_points(people: People, over: Table) -> None:
    person = people(size=PHONE)
    found = open_review(person, over)
    points = found["course"]["turning_points"]
    moves = [found["course"]["turns"][point["turn"]]["first"] for point in points]
    person.page.locator("[data-move]").last.tap()
    is_at(person, moves[-1])
    expect(person.button("web-review-next")).to_be_disabled()
    box = person.page.locator(".bands").bounding_box()
    assert box is not None
    person.page.touchscreen.tap(box["x"] + 1, box["y"] + 20)
    is_at(person, 0)
    person.button("web-review-next").click()
    is_at(person, next(move for move in moves if move > 0))


def test_a_server_that_is_away_is_told(people: People, over: Table) -> None:
    person = people(name=NAMES[0])
    person.expected.append("Failed to load resource|ERR_FAILED|net::")
    person.page.route("**/api/matches/*/review", lambda route: route.abort())
    over.seat_link(person, 0)
    person.open(f"/review/{over.match}")
    person.sees("web-unreachable")
    expect(slider(person)).to_have_count(0)
    person.page.unroute("**/api/matches/*/review")
    person.button("web-try-again").click()
    expect(slider(person)).to_be_visible()


def test_a_match_that_goes_on_is_not_reviewed(people: People, address: str) -> None:
    person = people(name=NAMES[0])
    person.expected.append("422")
    table = Table(address, [{"kind": "me", "name": NAMES[0]}, {"kind": "hotseat"}])
    table.play(4)
    table.seat_link(person, 0)
    person.open(f"/review/{table.match}")
    expect(person.page.get_by_role("alert")).to_be_visible()
    expect(slider(person)).to_have_count(0)


def test_playing_on_from_a_turning_point(people: People, over: Table) -> None:
    """A table of one's own that begins as the match stood then."""
    person = people(name=NAMES[0])
    found = open_review(person, over)
    turns = found["course"]["turns"]
    turn = next(turn for turn in turns if turn["seat"] == 0 and turn["first"] > 0)
    person.page.locator("body").focus()
    person.open(f"/review/{over.match}#{turn['first']}")
    is_at(person, turn["first"])
    person.button("web-review-play-on").click()
    person.page.get_by_role("radio", name=person.say("web-bot-page")).check()
    person.button("web-review-play-begin").click()
    person.page.wait_for_url("**/table/*")
    expect(person.page.locator("section.bar.mine")).to_be_visible()
    assert person.match != over.match
    kinds = [seat["kind"] for seat in person.last["seats"]]
    assert kinds == ["human", "bot"]
    body = {"record": over.record(), "seat": 0, "first": turn["first"], "frames": 1}
    then = over.http.post("/api/replay", json=body).json()["frames"][0]
    assert person.last["view"] == then["changes"][0]["value"]


def test_a_record_file_is_reviewed(anna: Person) -> None:
    anna.open("/records")
    anna.page.locator("input[type=file]").set_input_files(RECORD)
    expect(anna.page.get_by_role("slider")).to_be_visible()
    anna.link("web-review").click()
    anna.page.wait_for_url("**/review#*")
    anna.sees("web-review-note", names="Ada and Ben")
    anna.sees("web-review-work")
    expect(slider(anna)).to_be_visible()
    slider(anna).focus()
    anna.page.keyboard.press("End")
    is_at(anna, 94)
