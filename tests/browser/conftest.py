"""A server and a browser for each test process, and people who come to the table."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launch
from tests.browser.host import Table
from tests.browser.person import Person
from tests.browser.served import serving, use_secrets
from tests.open_sockets import no_socket_left

People = Callable[..., Person]

DEALS = os.environ.get("DEALS", "test")
"""Another word makes other deals: ``make soak-tests`` takes words that nobody has tried yet."""


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with serving(DEALS) as address:
        yield address


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, address: str) -> Iterator[None]:
    """Each test has its own deals, whichever tests the server has seen before, and leaves no socket
    open.
    """
    use_secrets(address, f"{DEALS} {request.node.nodeid}")
    with no_socket_left():
        yield
        Table.close_all()


@pytest.fixture(autouse=True, scope="module")
def garbage_is_looked_through() -> Iterator[None]:
    """What nobody has closed complains when it is thrown away: in time to fail a test."""
    yield
    gc.collect()


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
