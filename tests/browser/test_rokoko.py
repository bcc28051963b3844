"""Whole games of Rokoko: a ball for four in each edition, one by keys, one by fingers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import DESK, MOST_MOVES, PHONE, Person

PLAYERS = 4


def lay(person: Person, edition: str, players: int = PLAYERS) -> None:
    """A table of Rokoko with bots on all other seats."""
    person.open("/new/rokoko")
    person.page.locator(".numbers label").filter(has_text=str(players)).click()
    for number in range(2, players + 1):
        who = person.say("web-new-who", number=str(number))
        person.page.get_by_role("combobox", name=who).select_option("bot greedy")
    person.page.get_by_text(person.say(f"rokoko-option-edition-{edition}"), exact=True).click()
    person.button("web-new-lay").click()
    person.page.wait_for_url("**/table/*")


def is_asked(person: Person) -> bool:
    """Whether anything can be chosen: nothing can while a choice is on its way."""
    return person.page.locator("button.legal, .choice button").count() > 0


def play(person: Person, by_finger: bool = False) -> None:
    """Take the first choice, whatever is asked, until the ball is over."""
    for _ in range(MOST_MOVES):
        person.until(lambda: person.is_over or is_asked(person), "something is asked")
        if person.is_over:
            return
        before = person.number
        if by_finger:
            touch(person)
        else:
            person.page.keyboard.press("1")
        person.until(lambda before=before: person.number > before, "the move is told")  # type: ignore[misc]


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
    expect(anna.dialog).to_be_visible()
    for total in anna.last["sheet"]["totals"]:
        expect(anna.dialog.get_by_text(str(total), exact=True).first).to_be_visible()


def test_a_ball_on_a_phone(people: People) -> None:
    anna = people(name="Anna", size=PHONE, language="fr")
    lay(anna, "deluxe", players=2)
    play(anna, by_finger=True)
    expect(anna.dialog).to_be_visible()


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
