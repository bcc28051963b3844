"""Pictures of every page and of the games, for the docs: ``make screenshots``.

``python -m tests.browser.screenshots rokoko`` takes those of one game only.

The seeds are always the same, so that the pictures change only when the app does.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.alone import alone, solos
from tests.browser.atelier import jewelries, jewelry
from tests.browser.chromium import launch
from tests.browser.pages import Sight, ball, balls, reviews, sights, tables
from tests.browser.person import DESK, PHONE, Person
from tests.browser.scenes import PLAYERS, staged
from tests.browser.served import serving
from tests.browser.visits import houses, visits

FOLDER = Path(__file__).parents[2] / "docs/screenshots"
WAYS = (
    ("desk", DESK, "day", "2013"),
    ("desk-candle", DESK, "candle", "deluxe"),
    ("phone", PHONE, "day", "deluxe"),
    ("phone-candle", PHONE, "candle", "2013"),
)
"""The screen, the light, and the edition of Rokoko."""
LAYOUTS = (("low", (1280, 720)), ("wide", (1920, 1080)), ("tablet", (820, 1180)))
"""Those of a table besides desk and phone."""
BOXES = {"2013": "none", "deluxe": "jewelry_box"}
"""Alone one plays the Deluxe edition, in half of the pictures with the Jewelry Box."""


def main(games: Collection[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for way, size, theme, edition in WAYS:
            # A server of its own for each: then the tables are the same, too.
            with serving("picture") as address:
                person = Person(browser, address, size=size, theme=theme, name="Henriette")
                if "banquet" in games:
                    with tables(address) as laid:
                        take(sights(person, *laid), way)
                if "rokoko" in games:
                    with ball(address, edition) as laid:
                        take(balls(person, *laid), way)
                if "review" in games:
                    with ball(address, edition) as (_, _, over):
                        take(reviews(person, over), way)
                if "solo" in games:
                    with alone(address, BOXES[edition]) as laid:
                        take(solos(person, *laid), way)
                if "augsburg" in games:
                    with houses(address) as laid:
                        take(visits(person, *laid), way)
                if "jewelry" in games:
                    with jewelry(address) as two:
                        take(jewelries(person, *two), way)
                person.leave()
        if "layouts" in games:
            with serving("picture") as address:
                for layout, size in LAYOUTS:
                    person = Person(browser, address, size=size, name="Henriette")
                    take(crowds(person), layout)
                    person.leave()
        browser.close()


def crowds(person: Person) -> Iterator[Sight]:
    """Each game with as many players as there can be."""
    for game, players in PLAYERS.items():
        with staged(person.address, game, players[-1]) as stage:
            stage.show(person, "middle")
            yield Sight(f"{game}-many", person)


def take(seen: Iterator[Sight], way: str) -> None:
    for name, person in seen:
        person.page.wait_for_timeout(300)
        person.page.screenshot(path=FOLDER / f"{name}-{way}.png")
        print(f"{name}-{way}.png", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or ("banquet", "rokoko", "review", "solo", "augsburg", "jewelry", "layouts"))
