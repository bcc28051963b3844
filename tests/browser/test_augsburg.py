"""Augsburg 1520: against bots, on two devices, on one behind a curtain; the guide."""

from __future__ import annotations

import json
import re
from datetime import datetime, timedelta
from itertools import takewhile
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.host import Table
from tests.browser.person import MAX_MOVES, PHONE, Person
from tests.browser.test_every_page import faults, too_wide
from tests.rule_coverage import PROJECT
from tests.wire import without_printed

Json = dict[str, Any]

GUIDE = PROJECT / "web/src/games/augsburg/guide.txt"
NAMES = ("Anna", "Ben")
MARKED = ("buy", "show", "discard", "give")
"""What is done by marking notes."""
MAX_TABS = 60


# ---------------------------------------------------------------------- at the table


def bar(person: Person) -> Locator:
    return person.page.locator("section.bar.mine")


def confirm(person: Person) -> Locator:
    """The button that means what is marked."""
    return bar(person).locator(".confirm button")


def asked(person: Person, seat: int | None = None) -> Json | None:
    """The side that may choose, when the page shows it; at a shared device that of a seat."""
    sides = [each for each in person.last.get("sides", []) if seat in (None, each["seat"])]
    side: Json | None = next((each for each in sides if each["moves"]), None)
    if side is None:
        return None
    person.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    ways = "section.bar.mine :is(.choice, .confirm) button, .privileges.legal, .in-use .legal"
    return side if person.page.locator(ways).count() else None


def note(person: Person, ref: str) -> Locator:
    return person.page.locator(f"button[data-piece='{ref}']:visible").first


def mark(person: Person, *refs: str) -> None:
    """Mark notes; equal ones are told apart by their place."""
    for at, ref in enumerate(refs):
        again = refs[:at].count(ref)
        # Where there are many, only the left edge of a note is seen.
        note(person, f"{ref}#{again}" if again else ref).click(position={"x": 12, "y": 40})


def act(person: Person, side: Json, stays: bool = True) -> None:
    """Do what is asked, whatever it is, and see that it is done. Who does not stay passes."""
    view, before = side["view"], person.number
    if view["step"] == "buy":
        buy(person, view["own"])
        confirm(person).click()
    elif view["step"] == "show":
        quick = re.compile("|".join(map(person.say, ("augsburg-lowest", "augsburg-all-of-them"))))
        ways = person.page.get_by_role("button", name=quick)
        if ways.count():
            ways.click()
        else:
            mark(person, view["own"]["valid"][0]["id"])
        confirm(person).click()
    elif view["step"] in ("discard", "give"):
        notes = view["own"]["drawn" if view["step"] == "discard" else "hand"]
        mark(person, notes[0]["id"])
        confirm(person).click()
    elif view["step"] == "card":
        person.page.locator(".privileges.legal:visible").first.click()
        if bar(person).locator("button.filled").count():  # a phone asks once more
            bar(person).locator("button.filled").click()
    elif view["step"] == "use":
        use(person)
    else:
        ways = bar(person).locator(".choice button")
        # Pass stands first, then hold, then the lowest number.
        ways.nth(1 if stays and view["step"] == "bid" and ways.count() > 1 else 0).click()
    person.until(lambda: person.number > before and is_settled(person, side), "it is told")


def use(person: Person) -> None:
    """Point at a privilege of the card; where that is not clear, take the first way it opens."""
    icons = person.page.locator(".in-use button.legal:visible")
    is_clear = icons.count() > 0
    if is_clear:
        icons.first.click()
        is_clear = not person.button("augsburg-not-this").is_visible()
    if not is_clear:
        bar(person).locator(".choice button").first.click()


def is_settled(person: Person, before: Json) -> bool:
    """Whether several notes have come to the table, one after the other."""
    now = next(each for each in person.last["sides"] if each["seat"] == before["seat"])
    is_elsewhere = any(
        now["view"][key] != before["view"][key] for key in ("step", "round", "visits")
    )
    return before["view"]["step"] not in ("buy", "show") or is_elsewhere or not now["moves"]


def buy(person: Person, own: Json) -> None:
    """Mark as much as one can pay, the first notes first."""
    left = own["left"]
    for offer in own["offer"]:
        price, ref = offer["note"]["price"], offer["note"]["id"]
        if ref != "note:J" and price <= left:
            left -= price
            mark(person, ref)


def play(*players: Person, until: str = "") -> None:
    """Everybody does what is asked, until it is over, or until a step is asked of the first."""
    for _ in range(MAX_MOVES):
        waiting = next_asked(*players)
        if waiting is None:
            return
        mover, side = waiting
        if side["view"]["step"] == until:
            return
        act(mover, side)


def next_asked(*players: Person) -> tuple[Person, Json] | None:
    """Wait for somebody who may choose; None when the game is over."""
    found: list[tuple[Person, Json]] = []

    def look() -> bool:
        found.extend((player, side) for player in players if (side := asked(player)))
        return bool(found) or players[0].is_over

    players[0].until(look, "somebody is asked")
    return found[0] if found else None


def bots(count: int) -> list[Json]:
    return [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": "greedy"}] * count]


def sit_down(person: Person, address: str, seats: list[Json]) -> Table:
    table = Table(address, seats, game="augsburg")
    table.seat_link(person, 0)
    person.until(lambda: asked(person) is not None, "the notes are for sale")
    return table


# ---------------------------------------------------------------------- whole games


def test_a_game_against_bots_from_the_salon(anna: Person) -> None:
    """From the page of a new table to the score sheet."""
    anna.open("/new/augsburg")
    anna.page.locator(".numbers label").filter(has_text="3").click()
    for number in (2, 3):
        anna.seat(number, "page")
    anna.button("web-new-lay").click()
    anna.page.wait_for_url("**/table/*")
    play(anna)
    expect(anna.evening).to_be_visible()
    assert len(anna.last["sheet"]["totals"]) == 3
    for total in anna.last["sheet"]["totals"]:
        expect(anna.evening.get_by_text(str(total), exact=True).first).to_be_visible()


def act_by_key(person: Person, side: Json) -> None:
    """Do what is asked without a pointer: keys mark notes, Tab leads to what means them."""
    view, own, before = side["view"], side["view"]["own"], person.number
    press = person.page.keyboard.press
    if view["step"] in MARKED:
        wanted = 1
        if view["step"] == "show":
            wanted = view["auction"]["highest"] - len(own["picked"])
        elif view["step"] == "buy" and own["offer"][0]["note"]["price"] > own["left"]:
            wanted = 0
        for at in range(wanted):
            press(str(at + 1))
        expect(confirm(person)).not_to_have_attribute("aria-disabled", "true")
        for _ in range(MAX_TABS):
            if confirm(person).evaluate("button => button === document.activeElement"):
                break
            press("Tab")
        press("Enter")
    else:
        # Pass stands first, then hold, then the lowest number.
        press("2" if view["step"] == "bid" and len(side["moves"]) > 1 else "1")
    person.until(lambda: person.number > before and is_settled(person, side), "it is told")


def test_a_game_by_keyboard_only(anna: Person, address: str) -> None:
    sit_down(anna, address, bots(1))
    anna.page.mouse.move(0, 0)
    steps = set()
    while waiting := next_asked(anna):
        _, side = waiting
        steps.add(side["view"]["step"])
        act_by_key(anna, side)
    expect(anna.evening.get_by_role("main")).to_be_focused()
    assert {"buy", "bid", "show", "card", "use"} <= steps


class Brisk(Table):
    """Where everybody passes and buys nothing, a game is soon over."""

    def _choose(self, moves: list[Json]) -> Json:
        return next(
            (move for move in moves if move["text"].startswith(("pass", "reject"))), moves[0]
        )


def test_two_devices(people: People, address: str) -> None:
    """The opening and a visit by hand on both, the rest over the wire; hands stay hidden."""
    anna, ben = people(name="Anna"), people(name="Ben", size=PHONE, language="de")
    table = Brisk(address, [{"kind": "me", "name": "Anna"}, {"kind": "open"}], game="augsburg")
    table.join("Ben")
    for seat, person in enumerate((anna, ben)):
        table.seat_link(person, seat)
        person.until(lambda person=person: asked(person) is not None, "notes are for sale")  # type: ignore[misc]
    offered = {
        person: {offer["note"]["id"] for offer in person.last["sides"][0]["view"]["own"]["offer"]}
        for person in (anna, ben)
    }
    play(anna, ben, until="bid")
    for person, other in ((anna, ben), (ben, anna)):
        heard = [without_printed(data.encode()).decode() for data in person.heard]
        known = "\n".join([*heard, person.stored])
        for ref in offered[other] - {"note:J"}:
            assert f'"{ref}"' not in known
    play(anna, ben, until="card")
    for person in (anna, ben):
        person.open("/")
    assert table.play()["over"]
    for person in (anna, ben):
        person.open(f"/table/{table.match}")
        expect(person.evening).to_be_visible()
    assert anna.last["sheet"] == ben.last["sheet"]
    table.close()


def secrets(side: Json) -> set[str]:
    """The notes that nobody but their owner may see; jokers are all alike."""
    own = side["view"]["own"]
    notes = [*own["hand"], *own["drawn"], *(offer["note"] for offer in own["offer"])]
    return {note["id"] for note in notes} - {"note:J"}


def shown(person: Person) -> set[str]:
    """The pieces that are drawn on the page."""
    pieces = "[...document.querySelectorAll('[data-piece]')].map((each) => each.dataset.piece)"
    return set(person.page.evaluate(pieces))


def lift(person: Person) -> int:
    """Lift the curtain: before it nobody's notes are on the page, behind it only one's own."""
    sides = person.last["sides"]
    assert not shown(person) & set().union(*map(secrets, sides))
    title = person.dialog.inner_text()
    sitting, other = sorted(sides, key=lambda side: NAMES[side["seat"]] not in title)
    person.button("web-curtain-open").click()
    expect(bar(person)).to_be_visible()
    assert {note["id"] for note in sitting["view"]["own"]["hand"]} <= shown(person)
    assert not shown(person) & secrets(other)
    return int(sitting["seat"])


def test_a_whole_game_on_one_device(anna: Person, address: str) -> None:
    """Two merchants hand a device to each other, curtain after curtain, to the score sheet."""
    seats = [{"kind": "me", "name": NAMES[0]}, {"kind": "hotseat", "name": NAMES[1]}]
    table = Table(address, seats, game="augsburg")
    table.seat_link(anna, 0)
    opens = anna.button("web-curtain-open")
    expect(opens).to_be_visible()
    sat: list[int] = []

    def goes_on() -> bool:
        return anna.is_over or opens.is_visible() or asked(anna, sat[-1]) is not None

    while not anna.is_over:
        anna.until(goes_on, "it goes on")
        if opens.is_visible():
            sat.append(lift(anna))
        elif side := asked(anna, sat[-1]):
            # In every other round nobody lends: that is part of the game, too, and soon over.
            act(anna, side, stays=side["view"]["round"] % 2 == 1)
    expect(anna.evening).to_be_visible()
    table.close()
    # Both buy before every round, and are asked at most visits.
    assert min(sat.count(0), sat.count(1)) > anna.last["sides"][0]["view"]["rounds"]


# ---------------------------------------------------------------------- passes by themselves


SOON = 1500
"""Milliseconds for which a pass is looked at that is made by itself."""
NOTES_PLAYS = """
window.plays = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  const told = JSON.parse(data);
  if (told.type === "play") window.plays.push([Date.now(), told]);
  send.call(this, data);
};
"""


def to_a_visit(table: Table, seat: int, last: str) -> str:
    """Play until somebody is asked at a visit that nobody has left, and the last of the choices is
    of this kind; the move.
    """
    while True:
        (side,) = table.state(table.tokens[seat])["sides"]
        stay = all(player["said"] != "passed" for player in side["view"]["players"])
        move = side["moves"][-1] if side["view"]["step"] == "bid" and side["moves"] else None
        if stay and move and move["choice"]["kind"] == last:
            return str(move["text"])
        assert not table.play(1)["over"]


@pytest.mark.parametrize("why", ["forced", "decided"])
def test_a_pass_that_is_made_by_itself_looks_like_any(
    people: People, address: str, why: str
) -> None:
    """Whether nothing else was possible or it was decided before: after the same time, and an
    ordinary choice.
    """
    table = Table(address, [{"kind": "me", "name": "Anna"}, {"kind": "open"}], game="augsburg")
    table.join("Ben")
    anna = people(name="Anna")
    anna.page.add_init_script(NOTES_PLAYS)
    anna.page.clock.install()
    if why == "forced":
        to_a_visit(table, 0, "pass")
        anna.open("/")
        anna.page.evaluate(
            "localStorage.setItem('bagatelle.settings', JSON.stringify({...JSON.parse("
            "localStorage.getItem('bagatelle.settings')), forced: true}))"
        )
        anna.page.clock.pause_at(datetime.now() + timedelta(hours=1))
        table.seat_link(anna, 0)
    else:
        bid = to_a_visit(table, 1, "bid")
        table.seat_link(anna, 0)
        leave = anna.button("augsburg-leave")
        # A line that is still being laid when the clock jumps would wait for it to go on.
        expect(leave).to_be_visible()
        anna.page.clock.pause_at(datetime.now() + timedelta(hours=1))
        leave.click()
        expect(leave).to_have_attribute("aria-pressed", "true")
        anna.sees("augsburg-leaving")
        table.command(1, type="play", number=anna.number, text=bid)
    expect(bar(anna)).to_be_visible()
    before, now = anna.number, anna.page.evaluate("Date.now()")
    anna.page.clock.run_for(2 * SOON)
    anna.until(lambda: anna.number > before, "the pass is told")
    ((at, told),) = anna.page.evaluate("plays")
    assert at - now == SOON
    assert told["choice"] == {"kind": "pass", "refs": []}
    assert set(told) == {"type", "key", "number", "seat", "choice"}
    assert anna.last["log"][0]["event"] == "passed"


# ---------------------------------------------------------------------- shortage


class Hoard(Table):
    """Five who buy whatever they can pay and never lend: whatever is dealt, notes become short."""

    def __init__(self, address: str) -> None:
        super().__init__(address, [{"kind": "me"}, *[{"kind": "open"}] * 4], game="augsburg")
        for name in ("Ben", "Carl", "Dora", "Emil"):
            self.join(name)

    def _choose(self, moves: list[Json]) -> Json:
        return next((move for move in moves if move["choice"]["kind"] in ("buy", "pass")), moves[0])

    def fall_short(self) -> None:
        state = self.play(0)
        while state["sides"][0]["view"]["step"] != "give":
            assert not state["over"]
            state = self.play(1)


def told(person: Person, event: str) -> Json:
    """What was told of an event."""
    messages = (json.loads(data) for data in person.heard)
    lines = (line for message in messages for line in message.get("log", []))
    return next((line["parts"] for line in lines if line["event"] == event), {})


def test_in_a_shortage_everybody_gives_up_a_note(people: People, address: str) -> None:
    """Nothing is given by a single press; what is given can be taken back until all have chosen."""
    table = Hoard(address)
    table.fall_short()
    anna = people(size=PHONE)
    table.seat_link(anna, 0)
    anna.until(lambda: asked(anna) is not None, "a note is asked for")
    number, view = anna.number, anna.last["sides"][0]["view"]
    lacking = told(anna, "shortage")["due"] - view["supply"]["pile"]
    anna.sees("augsburg-give-lead", missing=lacking)
    low, high = view["own"]["hand"][:2]
    mark(anna, high["id"], low["id"])
    expect(note(anna, high["id"])).not_to_have_attribute("aria-pressed", "true")
    expect(note(anna, low["id"])).to_have_attribute("aria-pressed", "true")
    assert not seen_through(anna)
    assert anna.number == number
    confirm(anna).click()
    anna.sees("augsburg-given", note=anna.say("augsburg-note", **low))
    anna.button("web-part-undo").click()
    expect(confirm(anna)).to_have_text(anna.say("augsburg-mark-one"))
    mark(anna, high["id"])
    confirm(anna).click()
    anna.sees("augsburg-given", note=anna.say("augsburg-note", **high))
    table.play(4)  # of the others
    anna.until(lambda: told(anna, "notes_given") != {}, "all have chosen")
    assert told(anna, "notes_given")["notes"] == 5
    hand = anna.last["sides"][0]["view"]["own"]["hand"]
    assert low in hand
    assert high not in hand
    table.close()


# ---------------------------------------------------------------------- notes and explanations


def test_notes_are_bought_only_when_they_are_meant(anna: Person, address: str) -> None:
    table = sit_down(anna, address, bots(1))
    own = anna.last["sides"][0]["view"]["own"]
    number = anna.number
    for at in range(len(own["offer"])):
        anna.page.keyboard.press(str(at + 1))
    dear = sum(offer["note"]["price"] for offer in own["offer"])
    expect(confirm(anna)).to_have_text(anna.say("augsburg-short", florins=dear - own["money"]))
    expect(confirm(anna)).to_have_attribute("aria-disabled", "true")
    anna.page.keyboard.press("Escape")
    expect(confirm(anna)).to_have_text(anna.say("augsburg-buy-these", notes=0, florins=0))
    anna.page.keyboard.press("2")
    price = own["offer"][1]["note"]["price"]
    expect(confirm(anna)).to_have_text(anna.say("augsburg-buy-these", notes=1, florins=price))
    assert not [line for line in anna.last["log"] if line["event"] == "note_bought"]
    assert anna.number <= number + len(own["offer"])  # only the bot has chosen
    confirm(anna).press("Enter")
    anna.until(lambda: anna.last["sides"][0]["view"]["step"] != "buy", "the notes are bought")
    after = anna.last["sides"][0]["view"]["own"]
    assert after["money"] == own["money"] - price
    assert own["offer"][1]["note"] in after["hand"]
    table.close()


def test_what_is_not_possible_says_why_with_its_clause(anna: Person, address: str) -> None:
    table = sit_down(anna, address, bots(1))
    anna.page.locator("button.step").first.click(force=True)
    expect(anna.page.locator("a[href*='/rules/augsburg#AU-']").first).to_be_visible()
    table.close()


def seen_through(person: Person) -> list[Any]:
    """What axe finds serious, and what is too wide."""
    return [*faults(person), *(["wider than the screen"] if too_wide(person) else [])]


def test_a_desk_is_accessible(people: People, address: str) -> None:
    anna = people(name="Anna", language="fr", theme="candle")
    table = sit_down(anna, address, bots(4))
    found = {}
    for step in ("buy", "bid", "use"):
        play(anna, until=step)
        found[step] = seen_through(anna)
    table.close()
    assert not any(found.values()), found


def test_every_tab_of_a_phone_is_accessible(people: People, address: str) -> None:
    anna = people(name="Anna", size=PHONE, language="de")
    table = sit_down(anna, address, bots(3))
    play(anna, until="bid")
    tabs = anna.page.locator("nav button:visible")
    found = {}
    for tab in range(tabs.count()):
        tabs.nth(tab).click()
        found[tab] = seen_through(anna)
    table.close()
    assert len(found) == 5
    assert not any(found.values()), found


def test_privileges_are_explained(anna: Person, address: str) -> None:
    table = sit_down(anna, address, bots(1))
    play(anna, until="bid")
    card = anna.last["sides"][0]["view"]["display"][0]
    anna.page.locator(f"[data-piece='{card['id']}']").hover()
    tooltip = anna.page.get_by_role("tooltip")
    for icon in card["icons"]:
        effect = icon["effect"]
        expect(tooltip).to_contain_text(anna.say(effect["id"], **effect["args"]))
    table.close()


def is_on_table(move: Json) -> bool:
    refs = move["choice"]["refs"]
    return bool(refs) and refs[0].split(":")[0] in ("icon", "category", "tile", "card")


def test_a_privilege_of_a_colour_opens_what_it_can_be_used_for(
    people: People, address: str
) -> None:
    anna = people(name="Anna", size=PHONE)
    table = sit_down(anna, address, bots(1))
    play(anna, until="use")
    side = anna.last["sides"][0]
    colours = [ladder["category"] for ladder in side["view"]["ladders"]]
    # Not every card has one, but most have.
    while not any(icon["kind"] in colours for icon in side["view"]["use"]["card"]["icons"]):
        act(anna, side)
        play(anna, until="use")
        side = anna.last["sides"][0]
    icons = side["view"]["use"]["card"]["icons"]
    at = next(at for at, icon in enumerate(icons) if icon["kind"] in colours)
    things = [f"category:{icons[at]['kind']}"] + [
        right["id"] for right in side["view"]["rights"] if right["category"] == icons[at]["kind"]
    ]
    ways = [
        move
        for move in side["moves"]
        if move["choice"]["kind"] in ("climb", "take", "build")
        and move["choice"]["refs"][0] in things
    ]
    before = anna.number
    anna.page.locator(".in-use button").nth(at).click()
    expect(bar(anna).locator(".choice button")).to_have_count(len(ways))
    anna.button("augsburg-not-this").click()
    # What can be pointed at gets no button besides.
    plain = [move for move in side["moves"] if not is_on_table(move)]
    expect(bar(anna).locator(".choice button")).to_have_count(len(plain))
    assert anna.number == before
    table.close()


# ---------------------------------------------------------------------- guide


def learner() -> list[str]:
    """What the learner does, as it stands in the record of the guide."""
    return re.findall(r"^\d+\. seat 1: (.+)$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)


def follow(person: Person, moves: list[str]) -> list[str]:
    """Make the next move or the next notes of the guide; the moves that remain."""
    kind, _, thing = moves[0].partition(" ")
    if kind in ("buy", "reject", "show", "discard"):
        kinds = ("buy", "reject") if kind in ("buy", "reject") else (kind,)
        group = list(takewhile(lambda move: move.split()[0] in kinds, moves))
        mark(
            person, *(f"note:{move.split()[1]}" for move in group if not move.startswith("reject"))
        )
        confirm(person).click()
        return moves[len(group) :]
    if kind == "card":
        note(person, f"card:{thing}").click()
        if bar(person).locator("button.filled").count():  # a phone asks once more
            bar(person).locator("button.filled").click()
    elif kind in ("use", "climb", "build"):
        use(person)
    else:
        bar(person).locator(".choice button").first.click()
    return moves[1:]


@pytest.mark.parametrize("how", [{}, {"size": PHONE, "language": "fr"}], ids=["desk", "phone"])
def test_the_guide_is_played_to_its_end(people: People, how: Json) -> None:
    person = people(name="Anna", **how)
    person.open("/guide/augsburg")
    person.sees("augsburg-guide-welcome")
    person.button("web-guide-on").click()
    moves = learner()
    while moves:
        expect(bar(person)).to_be_visible()
        moves = follow(person, moves)
    person.sees("augsburg-guide-end")
    person.button("web-guide-play").click()
    person.page.wait_for_url("**/table/*")
    person.until(lambda: asked(person) is not None, "a real game")


def test_the_guide_answers_kindly(anna: Person) -> None:
    anna.open("/guide/augsburg")
    anna.button("web-guide-on").click()
    mark(anna, "note:Lo11")
    confirm(anna).click()
    anna.sees("web-guide-allowed")
    anna.sees("augsburg-guide-buy")
