"""Whole games at one screen: against bots, at one device, on a phone, by keyboard."""

from __future__ import annotations

import itertools
import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.host import Table
from tests.browser.person import MAX_MOVES, PHONE, Person

BY_HAND = 40
"""Moves: some turns of both who share a device. The rest goes over the wire."""


def test_a_game_against_bots_to_the_end(anna: Person) -> None:
    anna.play_now()
    first = anna.match
    anna.play_to_the_end()
    for total in anna.last["sheet"]["totals"]:
        expect(anna.evening.get_by_text(str(total), exact=True).first).to_be_visible()
    anna.button("web-rematch").click()
    anna.page.wait_for_url(lambda url: "/table/" in url and first not in url)
    anna.until(lambda: anna.is_asked, "the next game begins")


WATCH = """() => {
  const pieces = document.getAnimations().filter(({ effect }) => effect.target?.dataset.piece);
  const layers = [];
  for (const { effect } of pieces) {
    for (let around = effect.target.parentElement; around; around = around.parentElement) {
      const { zIndex } = getComputedStyle(around);
      if (zIndex !== "auto") layers.push(Number(zIndex));
    }
  }
  const told = document.querySelector(".visually-hidden[aria-live]")?.textContent ?? "";
  return [told, pieces.length, layers];
}"""
"""The line that was told last, how many pieces are on their way, and on which layers they are."""


def test_a_bots_turn_is_shown_move_by_move(people: People, address: str) -> None:
    """It comes as one update; its lines and its pieces come one move after the other."""
    anna = people(name="Anna", pace=600, motion=True)
    table = Table(address, [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}])
    table.seat_link(anna, 0)
    anna.until(lambda: anna.is_asked, "it is Anna's turn")
    anna.move()
    while anna.last["actor"] == 0 and anna.last["seats"][0]["to_act"]:
        anna.move()
    seen: list[tuple[str, int, list[int]]] = []
    anna.until(
        lambda: seen.append(anna.page.evaluate(WATCH)) or anna.is_asked,  # type: ignore[func-returns-value]
        "it is Anna's turn again",
    )
    turn = anna.last
    assert (turn["kind"], turn["actor"]) == ("play", 1)
    assert len(turn["steps"]) > 3
    lines = [line for line, _, _ in seen]
    told = [line for line, _ in itertools.groupby(lines)]
    assert len(told) == len(set(told)), "no line comes twice"
    assert len(told) > 3
    flying = [number for number, (_, pieces, _) in enumerate(seen) if pieces]
    assert len({lines[number] for number in flying}) > 2, "pieces travel with the lines"
    layers = {layer for _, _, some in seen for layer in some}
    assert layers == {30}, "what travels is above all that rests"
    table.close()


def test_a_game_by_keyboard_only(anna: Person) -> None:
    """From the salon to the score sheet without a pointer."""
    anna.open("/")
    press = anna.page.keyboard.press
    play_now = anna.button("web-play-now")
    expect(play_now).to_be_enabled()
    for _ in range(30):
        press("Tab")
        if play_now.evaluate("node => node === document.activeElement"):
            break
    expect(play_now).to_be_focused()
    assert play_now.evaluate("node => getComputedStyle(node).outlineStyle") != "none"
    press("Enter")
    anna.page.wait_for_url("**/table/*")
    for _ in range(MAX_MOVES):
        anna.until(lambda: anna.is_over or anna.is_asked, "it is Anna's turn")
        if anna.is_over:
            break
        before = anna.number
        press("1")
        anna.until(lambda before=before: anna.number > before, "the move is told")  # type: ignore[misc]
    expect(anna.evening.get_by_role("main")).to_be_focused()


def test_what_is_not_possible_says_why_with_its_clause(anna: Person) -> None:
    anna.play_now()
    anna.until(lambda: anna.is_asked, "it is Anna's turn")
    before = anna.number
    # It is marked as not possible, and can be pressed all the same.
    anna.page.locator(".noble button").first.click(force=True)
    link = anna.page.locator("a[href*='/rules/banquet#BQ-']").first
    expect(link).to_be_visible()
    assert anna.number == before
    assert anna.is_asked


def test_undo(anna: Person) -> None:
    anna.play_now()
    anna.until(lambda: anna.is_asked, "it is Anna's turn")
    anna.move()
    anna.button("web-part-undo").click()
    anna.until(lambda: anna.last["kind"] == "undo", "the move is taken back")
    expect(anna.page.locator(".handle.legal").first).to_be_visible()


def test_a_game_on_a_phone(people: People) -> None:
    anna = people(name="Anna", size=PHONE)
    anna.play_now()
    anna.play_to_the_end()


def test_hot_seat(anna: Person) -> None:
    """Two at one device; the table turns to whoever is to move, behind a curtain if wished."""
    anna.open("/new/banquet")
    anna.seat(2, "hotseat", "Ben")
    anna.button("web-new-lay").click()
    anna.page.wait_for_url("**/table/*")
    anna.play(most=BY_HAND)
    actors = {
        match[1] for data in anna.heard if (match := re.search(r'"kind":"play","actor":(\d)', data))
    }
    assert actors == {"0", "1"}
    assert Table.of(anna).play()["over"]
    expect(anna.evening).to_be_visible()


def test_the_curtain_at_one_device(anna: Person) -> None:
    anna.open("/new/banquet")
    anna.seat(2, "hotseat")
    anna.page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem("bagatelle.settings"));
          localStorage.setItem("bagatelle.settings", JSON.stringify({...kept, curtain: true}));
        }"""
    )
    anna.page.reload()
    anna.seat(2, "hotseat")
    anna.button("web-new-lay").click()
    anna.page.wait_for_url("**/table/*")
    opens = anna.button("web-curtain-open")
    for _ in range(2):
        expect(opens).to_be_visible()
        assert anna.page.locator(".noble").count() == 0
        opens.click()
        expect(opens).to_be_hidden()
        while not opens.is_visible():
            if anna.is_asked:
                anna.move()
            anna.until(lambda: anna.is_asked or opens.is_visible(), "it goes on")
