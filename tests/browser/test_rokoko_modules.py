"""Rokoko with the Jewelry Box and the special dresses: a whole ball with all boxes, every decision
that they bring, on a desk and on a phone.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.atelier import ALL_BOXES, Atelier, Collector, jewelry_table, seats
from tests.browser.conftest import People
from tests.browser.host import Json, Table
from tests.browser.person import DESK, PHONE, Person
from tests.browser.served import use_secrets
from tests.browser.test_every_page import faults, too_wide
from tests.browser.test_rokoko import follows, is_asked

BY_HAND = {"task": "mark", "jewel": "jewel", "trial_card": "choose_card"}
"""What somebody does with their own hands in the ball with all boxes: step and kind of choice."""
REGIONS = 5
DECISIONS: dict[str, tuple[type[Atelier], Json]] = {
    "task": (Atelier, {}),
    "jewel": (Atelier, {}),
    "trial_card": (Atelier, {}),
    "activate": (Atelier, {"cards": ("jj-1",)}),
    "copy": (Atelier, {"cards": ("jj-2",)}),
    "choose_hall": (Atelier, {"cards": ("jj-7", "jm-1")}),
    "expert_depute": (Collector, {"wanted": "expert-2"}),
    "free_jewel": (Collector, {"wanted": "expert-5"}),
}
"""The decisions of the boxes, and who comes to them."""
RARE = {"choose_hall": "rose", "expert_depute": "lily", "free_jewel": "sun"}
"""Deals in which those come soon that are rare."""


def view_of(person: Person) -> Json:
    return dict(person.last["sides"][0]["view"])


def moves_of(person: Person) -> list[Json]:
    return list(person.last["sides"][0]["moves"])


def thing(person: Person, move: Json) -> Locator:
    """Where on the table a choice is made."""
    ref = move["choice"]["refs"][0]
    view = view_of(person)
    box = view["modules"].get("jewelry_box", {"row": ()})
    jewels = {space["id"]: space["jewel"]["id"] for space in box["row"] if space["jewel"]}
    if ref.startswith("hall:"):
        return person.page.locator(f"[data-hall='{ref}'] button.choose")
    if ref.startswith("player:"):
        player = next(each for each in view["players"] if f"player:{each['seat'] + 1}" == ref)
        return piece(person, player["discard"][-1]["id"])
    if ref.startswith("task:"):
        return person.page.locator(f"button[data-place='{ref}']:visible")
    return piece(person, jewels.get(ref, ref))


def piece(person: Person, ref: str) -> Locator:
    return person.page.locator(f"button.legal[data-piece='{ref}']:visible")


def press(person: Person, move: Json) -> None:
    """On a phone the first press points at a thing, and the button of the bar chooses it."""
    number = person.number + 1
    target = thing(person, move)
    expect(target).to_have_count(1)
    target.click()
    take = person.page.locator("section.bar button.filled")
    if take.count():
        take.click()
    follows(person, number)


def cut_off(person: Person) -> list[str]:
    """What the things of the boxes say and does not fit where it stands."""
    return list(
        person.page.evaluate(
            """() => [...document.querySelectorAll(
              ".jeweller *, .specialist *, .dress *, .possessions *, .tray *")]
              .filter((each) => !each.closest(".visually-hidden") && each.clientWidth > 0
                && getComputedStyle(each).overflowX !== "visible"
                && each.scrollWidth > each.clientWidth + 1)
              .map((each) => each.textContent.trim())"""
        )
    )


# ---------------------------------------------------------------------- a whole ball


def test_a_ball_with_all_boxes(people: People, address: str) -> None:
    """A game for three: a task, a jewel and a card of a trial by hand, the rest over the wire."""
    anna = people(name="Anna", size=DESK)
    done: set[str] = set()
    while not done >= set(BY_HAND):
        table = Atelier(address, seats(3), game="rokoko", options={"modules": ALL_BOXES})
        while (step := table.seek_any(BY_HAND.keys() - done)) is not None:
            table.seat_link(anna, 0)
            anna.until(lambda: is_asked(anna), "something is asked")
            assert view_of(anna)["step"] == step
            kind = BY_HAND[step]
            move = next(each for each in moves_of(anna) if each["choice"]["kind"] == kind)
            before = view_of(anna)["modules"]["jewelry_box"]
            press(anna, move)
            comes_of(anna, move, before)
            assert not faults(anna)
            done.add(step)
            anna.open("/")
        assert table.play()["over"]
    table.seat_link(anna, 0)
    expect(anna.evening).to_be_visible()
    assert set(view_of(anna)["modules"]) == set(ALL_BOXES.split(","))
    for total in anna.last["sheet"]["totals"]:
        expect(anna.evening.get_by_text(str(total), exact=True).first).to_be_visible()
    table.close()


def comes_of(person: Person, move: Json, before: Json) -> None:
    """What was chosen is seen where it belongs."""
    ref = move["choice"]["refs"][0]
    view = view_of(person)
    box = view["modules"]["jewelry_box"]
    if move["choice"]["kind"] == "mark":
        mark = person.page.locator(f"[data-piece='mark:{ref}:1']:visible")
        expect(mark).to_have_count(1)
    elif move["choice"]["kind"] == "jewel":
        jewel = next(space["jewel"] for space in before["row"] if space["id"] == ref)
        assert jewel in box["players"][0]["jewels"]
        # In the purse and in the list of players.
        expect(person.page.locator(f"[data-piece='{jewel['id']}']:visible")).to_have_count(2)
        price = person.page.locator(f"[data-place='{ref}']").locator("xpath=..")
        expect(price).to_contain_text(person.say("web-jewel-word", word="sold"))
    else:
        assert ref in [worker["id"] for worker in view["own"]["hand"]]
        expect(person.page.locator(".tray")).to_have_count(0)


# ---------------------------------------------------------------------- every decision


@pytest.mark.parametrize("step", DECISIONS)
def test_every_decision_is_made_where_its_thing_is(people: People, address: str, step: str) -> None:
    """All that may be chosen glows and nothing else, on a desk and on a phone."""
    who, plan = DECISIONS[step]
    if step in RARE:
        use_secrets(address, RARE[step])
    table = jewelry_table(address, step, who, **plan)
    anna, ben = people(name="Anna", size=DESK), people(name="Ben", size=PHONE, language="de")
    for person in (anna, ben):
        table.seat_link(person, 0)
        looks(person)
    press(ben, moves_of(ben)[-1] if moves_of(ben)[-1]["choice"]["refs"] else moves_of(ben)[0])
    follows(anna, ben.number)
    table.close()


def looks(person: Person) -> None:
    """What is asked is seen, and nothing is wrong with the page."""
    person.until(lambda: is_asked(person), "something is asked")
    moves = [move for move in moves_of(person) if move["choice"]["refs"]]
    for move in moves:
        expect(thing(person, move)).to_have_count(1)
    # Buttons of the bar glow in no way of their own.
    glowing = ", ".join(
        f"{region} button.legal:visible" for region in ("main", "aside", "section.own")
    )
    expect(person.page.locator(glowing)).to_have_count(len(moves))
    assert not faults(person)
    assert not too_wide(person)
    assert not cut_off(person)


def test_a_trial_is_passed_at_its_box(people: People, address: str) -> None:
    anna = people(name="Anna")
    table = Atelier(address, seats(3), game="rokoko", options={"modules": ALL_BOXES})
    trial = table.seek_trial()
    table.seat_link(anna, 0)
    table.close()
    anna.until(lambda: is_asked(anna), "something is asked")
    box = anna.page.locator("section.trial.legal")
    expect(box).to_have_count(1)
    more = anna.button("web-part-more")
    if more.is_visible():
        more.click()
    expect(
        anna.page.locator("section.bar").get_by_text(
            anna.say("rokoko-choice", kind=trial, thing="")
        )
    ).to_be_visible()
    if more.is_visible():
        more.click()
    number = anna.number + 1
    box.locator("button.head").click()
    follows(anna, number)
    expect(anna.page.locator("section.trial.legal")).to_have_count(0)


# ---------------------------------------------------------------------- what is told


def test_what_things_do_is_told(people: People, address: str) -> None:
    anna = people(name="Anna")
    table = jewelry_table(address, "jewel")
    table.seat_link(anna, 0)
    table.close()
    anna.until(lambda: is_asked(anna), "something is asked")
    tooltip = anna.page.get_by_role("tooltip")
    view = view_of(anna)
    box = view["modules"]["jewelry_box"]
    place = anna.page.locator(".jeweller .row .place").first
    place.hover()
    told = "web-jewel-worth" if box["row"][0]["jewel"] else "web-jewel-place"
    expect(tooltip).to_contain_text(anna.say(told))
    anna.page.locator(".jeweller .right .name").hover()
    expect(tooltip).to_contain_text(anna.say("web-jeweller-right-told"))
    for trial in box["trials"]:
        name = trial["id"].removeprefix("trial:")
        anna.page.locator("section.trial .head", has_text=anna.say("web-trial", trial=name)).hover()
        expect(tooltip).to_contain_text(anna.say("web-trial-told", trial=name))
        anna.page.locator(f"[data-place='{trial['tasks'][-1]['id']}']").hover()
        expect(tooltip).to_contain_text(anna.say("web-task-by", kind=trial["tasks"][-1]["kind"]))
    # What is one's own is told in the bar.
    anna.page.locator(".specialist").hover()
    expect(anna.page.locator("[data-place=bar]").get_by_role("status")).to_contain_text(
        anna.say("web-specialist-told")
    )
    special = [each["dress"] for each in view["windows"] if (each["dress"] or {}).get("module")]
    for dress in special:
        card = anna.page.locator(f".dress[data-piece='{dress['id']}']")
        expect(card.locator(".ribbon")).to_be_visible()
        if not dress["sellable"]:
            expect(card).to_contain_text(anna.say("web-dress-rent-only"))
    for seat, player in enumerate(box["players"]):
        row = anna.page.locator(".possessions").nth(seat)
        state = "yours" if seat == 0 else player["specialist"]
        expect(row).to_contain_text(anna.say("web-specialist-state", state=state))


@pytest.mark.parametrize(
    ("language", "size", "theme", "players"),
    [("fr", DESK, "candle", 3), ("de", PHONE, "candle", 3), ("en", DESK, "day", 5)],
)
def test_every_region(
    people: People,
    address: str,
    language: str,
    size: tuple[int, int],
    theme: str,
    players: int,
) -> None:
    """Nothing serious for axe, nothing wider than the screen, nothing cut off."""
    person = people(language=language, size=size, theme=theme)
    table = Atelier(address, seats(players), game="rokoko", options={"modules": ALL_BOXES})
    table.play(70)
    table.seat_link(person, 0)
    table.close()
    person.until(lambda: is_asked(person), "something is asked")
    found: dict[int, list[Any]] = {}
    regions = person.page.get_by_role("navigation", name=person.say("web-part-regions"))
    shelf = person.page.locator(".shelf .tabs")
    tabs = (regions if size == PHONE else shelf).get_by_role("button")
    assert tabs.count() == {(PHONE, 3): REGIONS, (DESK, 3): 0, (DESK, 5): 2}[size, players]
    for number in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(number).click()
        wrong = [*faults(person), *cut_off(person)]
        if too_wide(person):
            wrong.append("wider than the screen")
        if wrong:
            found[number] = wrong
    assert not found, found


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_without_boxes_there_is_no_jeweller(
    people: People, address: str, size: tuple[int, int]
) -> None:
    anna = people(name="Anna", size=size)
    table = Table(address, seats(3), game="rokoko", options={"edition": "deluxe"})
    table.seat_link(anna, 0)
    table.close()
    anna.until(lambda: is_asked(anna), "something is asked")
    assert view_of(anna)["modules"] == {}
    for things in (".jeweller", ".possessions", ".ribbon", ".specialist", ".legend", ".shelf"):
        expect(anna.page.locator(things)).to_have_count(0)
    regions = anna.page.get_by_role("navigation", name=anna.say("web-part-regions"))
    names = ("ball", "workshop", "warehouse", "for-hire", "my-table")
    for name in names if size == PHONE else ():
        expect(regions.get_by_text(anna.say(f"rokoko-{name}"), exact=True)).to_be_visible()
