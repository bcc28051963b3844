"""Rokoko in the browser: whole balls by keys and by fingers, two devices, one device, the guide."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.host import Table
from tests.browser.person import DESK, MAX_MOVES, PHONE, Person
from tests.browser.test_every_page import faults, too_wide

PLAYERS = 4
HAND = 3
REGIONS = 5
SEGMENTS = 3


def lay(person: Person, edition: str, players: int = PLAYERS) -> None:
    """A table of Rokoko with bots on all other seats."""
    person.open("/new/rokoko")
    person.page.locator(".numbers label").filter(has_text=str(players)).click()
    for number in range(2, players + 1):
        person.seat(number, "page")
    person.page.get_by_text(person.say(f"rokoko-option-edition-{edition}"), exact=True).click()
    person.button("web-new-lay").click()
    person.page.wait_for_url("**/table/*")


def is_asked(person: Person) -> bool:
    """Whether anything can be chosen: nothing can while a choice is on its way."""
    return person.page.locator("button.legal, .choice button").count() > 0


def play(person: Person, by_finger: bool = False) -> None:
    """Take the first choice, whatever is asked, until the ball is over."""
    for _ in range(MAX_MOVES):
        person.until(lambda: person.is_over or is_asked(person), "something is asked")
        if person.is_over:
            return
        number = person.number + 1
        if by_finger:
            touch(person)
        else:
            person.page.keyboard.press("1")
        follows(person, number)


def touch(person: Person) -> None:
    """On a phone the first press points at a thing, and the button of the bar chooses it."""
    bar = person.page.locator("section.bar")
    things = person.page.locator("main button.legal:visible")
    buttons = bar.locator(".choice button:visible")
    person.until(lambda: things.count() + buttons.count() > 0, "something can be touched")
    if things.count():
        things.first.click()
        bar.locator("button.filled").click()
    else:
        buttons.first.click()


@pytest.mark.parametrize("edition", ["2013", "deluxe"])
def test_a_ball_against_three_bots_by_keyboard(people: People, edition: str) -> None:
    anna = people(name="Anna", size=DESK)
    lay(anna, edition)
    play(anna)
    expect(anna.evening).to_be_visible()
    assert anna.last["sides"][0]["view"]["edition"] == edition
    assert len(anna.last["sheet"]["totals"]) == PLAYERS
    for total in anna.last["sheet"]["totals"]:
        expect(anna.evening.get_by_text(str(total), exact=True).first).to_be_visible()


def test_a_ball_on_a_phone(people: People) -> None:
    anna = people(name="Anna", size=PHONE, language="fr")
    lay(anna, "deluxe", players=2)
    play(anna, by_finger=True)
    expect(anna.evening).to_be_visible()


def test_what_is_not_possible_says_why_with_its_clause(people: People) -> None:
    anna = people(name="Anna")
    lay(anna, "2013", players=2)
    anna.until(lambda: is_asked(anna), "the hand is to be chosen")
    # It is marked as not possible, and can be pressed all the same.
    anna.page.locator("button.space").first.click(force=True)
    expect(anna.page.locator("a[href*='/rules/rokoko#RK-']").first).to_be_visible()


def test_every_choice_is_in_the_list(people: People) -> None:
    anna = people(name="Anna")
    lay(anna, "2013", players=2)
    anna.until(lambda: is_asked(anna), "the hand is to be chosen")
    moves = [move for side in anna.last["sides"] for move in side["moves"]]
    anna.button("rokoko-list", count=len(moves)).click()
    listed = anna.page.locator("section.bar .choice button")
    expect(listed).to_have_count(len(moves))
    before = anna.number
    listed.last.click()
    anna.until(lambda: anna.number > before, "the move is told")


# ---------------------------------------------------------------------- together


def test_two_devices(people: People, address: str) -> None:
    """A round by hand on both, the rest over the wire; nobody sees the other's hand."""
    anna, ben = people(name="Anna"), people(name="Ben", size=PHONE, language="de")
    table = Table(address, [{"kind": "me", "name": "Anna"}, {"kind": "open"}], game="rokoko")
    table.join("Ben")
    for seat, person in enumerate((anna, ben)):
        table.seat_link(person, seat)
        person.until(lambda person=person: is_asked(person), "the hand is to be chosen")  # type: ignore[misc]
    players = (anna, ben)
    while round_of(anna) == 1:
        anna.until(
            lambda: round_of(anna) > 1 or any(is_asked(player) for player in players),
            "somebody may move",
        )
        mover = next((player for player in players if is_asked(player)), None)
        if mover is None:
            break
        number = mover.number + 1
        if mover is ben:
            touch(ben)
        else:
            anna.page.keyboard.press("1")
        for player in players:
            follows(player, number)
    secret = [event for event in events(ben) if event["event"] == "worker_picked"]
    assert secret
    assert {event["parts"]["player"] for event in secret} == {"seat:2"}
    for player in players:
        player.open("/")
    assert table.play()["over"]
    for player in players:
        player.open(f"/table/{table.match}")
        expect(player.evening).to_be_visible()
    assert anna.last["sheet"] == ben.last["sheet"]
    table.close()


def follows(person: Person, number: int) -> None:
    person.until(lambda: person.number >= number, "the move is told")


def round_of(person: Person) -> int:
    sides = person.last.get("sides") or [{"view": {"round": 0}}]
    return int(sides[0]["view"]["round"])


def events(person: Person) -> list[dict[str, Any]]:
    """Every line of the log that came through the socket."""
    messages = [json.loads(data) for data in person.heard]
    return [line for message in messages for line in message.get("log", [])]


def test_one_device_with_a_curtain(people: People, address: str) -> None:
    """The hands are chosen behind a curtain, and so is every turn."""
    anna = people(name="Anna")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "hotseat", "name": "Ben"}]
    # Anna begins: between Ben's hand and her turn the curtain falls again.
    table = Table(address, seats, game="rokoko", options={"start": "1"})
    table.seat_link(anna, 0)
    opens = anna.button("web-curtain-open")
    for _ in range(2):
        expect(opens).to_be_visible()
        assert anna.page.locator(".worker").count() == 0
        opens.click()
        for _ in range(HAND):
            anna.until(lambda: is_asked(anna), "a hand is to be chosen")
            number = anna.number + 1
            anna.page.keyboard.press("1")
            follows(anna, number)
    expect(opens).to_be_visible()
    table.close()


# ---------------------------------------------------------------------- guide


@pytest.mark.parametrize("how", [{}, {"size": PHONE, "language": "de"}], ids=["desk", "phone"])
def test_the_guide_is_played_to_its_end(people: People, how: dict[str, Any]) -> None:
    person = people(name="Anna", **how)
    person.open("/guide/rokoko")
    person.sees("rokoko-guide-welcome")
    assert not faults(person)
    onward = person.button("web-guide-on")
    end = person.button("web-guide-play")
    body = person.page.locator("body")
    while not end.is_visible():
        before = body.inner_text()
        if onward.is_visible():
            onward.click()
        elif is_asked(person):
            if how:
                touch(person)
            else:
                person.page.keyboard.press("1")
        person.until(lambda before=before: body.inner_text() != before, "it goes on")  # type: ignore[misc]
    person.sees("rokoko-guide-end")
    end.click()
    person.page.wait_for_url("**/table/*")
    person.until(lambda: is_asked(person), "a real game")


def test_the_guide_answers_kindly_and_can_be_skipped(anna: Person) -> None:
    anna.open("/guide/rokoko")
    anna.button("web-guide-on").click()
    anna.sees("rokoko-guide-pick")
    assert anna.page.locator("button.legal").count() == 1
    anna.page.locator(".tray button.worker:not(.legal)").last.click(force=True)
    anna.sees("web-guide-allowed")
    anna.sees("rokoko-guide-pick")
    anna.link("web-guide-skip").click()
    anna.sees("web-salon-heading")


# ---------------------------------------------------------------------- help


def test_who_leads_and_what_things_do_is_told(people: People, address: str) -> None:
    anna = people(name="Anna")
    names = ["Anna", "Ben", "Carl"]
    bots = [{"kind": "bot", "bot": "greedy", "name": name} for name in names[1:]]
    table = Table(address, [{"kind": "me", "name": "Anna"}, *bots], game="rokoko")
    state = table.play(30)
    while not any(state["sides"][0]["view"]["hire_row"]["slots"]):
        state = table.play(1)
    table.seat_link(anna, 0)
    anna.until(lambda: is_asked(anna), "something is asked")
    table.close()
    view = anna.last["sides"][0]["view"]
    tooltip = anna.page.get_by_role("tooltip")
    for player in view["players"]:
        known = sum(gain["points"] for gain in player["gains"])
        sign = "" if player["points"] is not None else "+"
        panel = anna.page.locator(f"aside [data-place='seat:{player['seat'] + 1}']")
        expect(panel.locator(".points")).to_have_text(f"{known}{sign}")
    anna.page.locator(".hire .worker").first.hover()
    kind = next(slot for slot in view["hire_row"]["slots"] if slot)["kind"]
    expect(tooltip).to_contain_text(anna.say("rokoko-kind-told", kind=kind))
    for hall in view["halls"]:
        anna.page.locator(f"[data-hall='{hall['id']}'] .title").hover()
        for each in hall["majority"]["standing"]:
            how = "standing" if each["pieces"] else "standing-musician"
            args = {"name": names[each["seat"]], "pieces": each["pieces"], "points": each["points"]}
            expect(tooltip).to_contain_text(anna.say(f"rokoko-{how}", **args))
    assert not faults(anna)


@pytest.mark.parametrize(
    ("language", "size", "theme", "edition"),
    [("fr", DESK, "candle", "2013"), ("de", PHONE, "candle", "deluxe")],
)
def test_every_region_by_candlelight(
    people: People, address: str, language: str, size: tuple[int, int], theme: str, edition: str
) -> None:
    """Nothing serious for axe, nothing wider than the screen."""
    person = people(language=language, size=size, theme=theme)
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": "greedy"}] * 4]
    table = Table(address, seats, game="rokoko", options={"edition": edition})
    table.play(12)
    table.seat_link(person, 0)
    table.close()
    person.until(lambda: is_asked(person), "something is asked")
    found = {}
    regions = person.page.get_by_role("navigation", name=person.say("web-part-regions"))
    tabs = regions.get_by_role("button")
    assert tabs.count() == (REGIONS if size == PHONE else 0)
    for number in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(number).click()
        wrong = faults(person)
        if too_wide(person):
            wrong.append("wider than the screen")
        if wrong:
            found[number] = wrong
    assert not found, found


FREE = 120
"""After so many choices of one's own at the latest, a shelf is so empty that it costs nothing."""


def test_prices_keep_clear_of_the_tiles(people: People, address: str) -> None:
    bots = [{"kind": "bot", "bot": "greedy", "name": name} for name in ("Ben", "Clara", "Denis")]
    table = Table(address, [{"kind": "me", "name": "Anna"}, *bots], game="rokoko")
    for _ in range(FREE):
        [side, *_] = table.play(1)["sides"]
        if any(segment["price"] == 0 for segment in side["view"]["warehouse"]):
            break
    else:
        raise AssertionError("nothing is ever free")
    for language in ("de", "fr"):
        for size in (DESK, PHONE):
            anna = people(name="Anna", language=language, size=size)
            table.seat_link(anna, 0)
            expect(anna.page.locator("section.bar")).to_be_visible()
            if size == PHONE:
                anna.page.locator("nav button").nth(2).click()
            expect(anna.page.locator(".segment .price").first).to_be_visible()
            gaps: list[float] = anna.page.locator(".segment:visible").evaluate_all(
                """segments => segments.map((segment) => {
                  const [price, first] = segment.children;
                  const words = document.createRange();
                  words.selectNodeContents(price.querySelector(":scope > :not(.visually-hidden)"));
                  const drawn = price.querySelector("svg") ?? words;
                  const { right } = drawn.getBoundingClientRect();
                  return first.getBoundingClientRect().left - right;
                })"""
            )
            assert len(gaps) == SEGMENTS
            assert min(gaps) >= 2, f"{language} {size}: {gaps}"
