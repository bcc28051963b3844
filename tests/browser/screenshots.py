"""Pictures of every page and of a game, for the docs: ``make screenshots``.

The seeds are always the same, so that the pictures change only when the app does.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch
from tests.browser.pages import sights, tables
from tests.browser.person import DESK, PHONE, Person
from tests.browser.served import serving

FOLDER = Path(__file__).parents[2] / "docs/screenshots"
WAYS = (
    ("desk", DESK, "day"),
    ("desk-candle", DESK, "candle"),
    ("phone", PHONE, "day"),
    ("phone-candle", PHONE, "candle"),
)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for way, size, theme in WAYS:
            # A server of its own for each: then the tables are the same, too.
            with serving(seeded=True) as address, tables(address) as laid:
                person = Person(browser, address, size=size, theme=theme, name="Henriette")
                for name, _ in sights(person, *laid):
                    person.page.wait_for_timeout(300)
                    person.page.screenshot(path=FOLDER / f"{name}-{way}.png")
                    print(f"{name}-{way}.png", flush=True)
                person.leave()
        browser.close()


if __name__ == "__main__":
    main()
