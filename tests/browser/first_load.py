"""What the first load and the first table cost: ``make first-load`` prints it, and a test holds it
down.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch
from tests.browser.person import DESK, PHONE, Person
from tests.browser.scenes import GAMES, Stage, staged
from tests.browser.served import serving

WATCH_SHIFTS = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shift += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""


class Load(NamedTuple):
    bytes: int
    """As they came through the wire, headers included."""
    requests: int
    shift: float
    """The layout shift of all together; 0 is none."""
    hosts: int
    """Other hosts that were asked."""


def salon(person: Person) -> Load:
    """Open the salon with an empty cache."""
    return measure(person, lambda: person.open("/"))


def table(person: Person, stage: Stage) -> Load:
    """Come to a table in the middle of a game with an empty cache, by way of the salon."""
    return measure(person, lambda: stage.show(person, "middle"))


def measure(person: Person, visit: Callable[[], object]) -> Load:
    """What a visit costs somebody who has never been here."""
    wire = person.context.new_cdp_session(person.page)
    wire.send("Network.enable")
    sizes: list[int] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    person.context.add_init_script(WATCH_SHIFTS)
    visit()
    person.page.wait_for_load_state("networkidle")
    shift = float(person.page.evaluate("window.shift"))
    hosts = sum(trouble.startswith("another host") for trouble in person.troubles)
    return Load(round(sum(sizes)), len(sizes), shift, hosts)


def tell(page: str, screen: str, load: Load) -> None:
    kilobytes = f"{load.bytes / 1000:.0f}"
    rest = f"{load.requests} | {load.shift:.3f} | {load.hosts}"
    print(f"| {page} | {screen} | {kilobytes} | {rest} |")


def main() -> None:
    with serving("first load") as address, sync_playwright() as playwright:
        browser = launch(playwright)
        print("| page | screen | kB compressed | requests | layout shift | other hosts |")
        print("|---|---|---|---|---|---|")
        for name, size in (("desk", DESK), ("phone", PHONE)):
            newcomer = Person(browser, address, size=size, motion=True)
            tell("salon", name, salon(newcomer))
            newcomer.leave()
            for game in GAMES:
                newcomer = Person(browser, address, size=size, name="Henriette")
                with staged(address, game, 3) as stage:
                    tell(game, name, table(newcomer, stage))
                newcomer.leave()
        browser.close()


if __name__ == "__main__":
    main()
