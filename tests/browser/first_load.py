"""What the first load costs: ``make first-load`` prints it, and a test holds it down."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch
from tests.browser.person import DESK, PHONE, Person
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


def measure(person: Person) -> Load:
    """Open the salon with an empty cache."""
    wire = person.context.new_cdp_session(person.page)
    wire.send("Network.enable")
    sizes: list[int] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    person.context.add_init_script(WATCH_SHIFTS)
    person.open("/")
    person.page.wait_for_load_state("networkidle")
    shift = float(person.page.evaluate("window.shift"))
    hosts = sum(trouble.startswith("another host") for trouble in person.troubles)
    return Load(round(sum(sizes)), len(sizes), shift, hosts)


def main() -> None:
    with serving("first load") as address, sync_playwright() as playwright:
        browser = launch(playwright)
        print("| screen | kB compressed | requests | layout shift | other hosts |")
        print("|---|---|---|---|---|")
        for name, size in (("desk", DESK), ("phone", PHONE)):
            person = Person(browser, address, size=size, motion=True)
            load = measure(person)
            print(
                f"| {name} | {load.bytes / 1000:.0f} | {load.requests} | {load.shift:.3f} "
                f"| {load.hosts} |"
            )
            person.leave()
        browser.close()


if __name__ == "__main__":
    main()
