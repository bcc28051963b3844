"""A server and a browser for each test process, and people who come to the table."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launch
from tests.browser.person import Person
from tests.browser.served import serving, use_secrets

People = Callable[..., Person]

DEALS = os.environ.get("DEALS", "test")
"""Another word makes other deals: ``make soak-tests`` takes words that nobody has tried yet."""


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with serving(DEALS) as address:
        yield address


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, address: str) -> None:
    """Each test has its own deals, whichever tests the server has seen before."""
    use_secrets(address, f"{DEALS} {request.node.nodeid}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def people(browser: Browser, address: str) -> Iterator[People]:
    """Lets somebody in; at the end everybody leaves, and says what went wrong."""
    here: list[Person] = []

    def come(**how: Any) -> Person:
        person = Person(browser, address, **how)
        here.append(person)
        return person

    yield come
    for person in here:
        person.leave()


@pytest.fixture
def anna(people: People) -> Person:
    """Somebody at a desk."""
    return people(name="Anna")
