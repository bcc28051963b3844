"""Somebody with a browser: what he sees and does, in his own language.

Nothing that he meets may be wrong: an error in the console, a broken request, a question to
another host fail the test when it ends.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlparse

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)

from bagatelle.games import GAMES
from bagatelle.kernel.message import Message
from bagatelle.texts import catalogue
from tests.browser.served import PATIENCE
from tests.server.client import fold
from tests.wire import seen

DESK = (1440, 900)
PHONE = (390, 844)
LOOK_EVERY = 50.0
"""Milliseconds from one look to the next."""

MAX_MOVES = 400

expect.set_options(timeout=PATIENCE * 1000)


class Person:
    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        size: tuple[int, int] = DESK,
        theme: str = "day",
        name: str = "",
        motion: bool = False,
        pace: int = 0,
        newcomer: bool = False,
    ) -> None:
        self.address = address
        self.language = language
        self.troubles: list[str] = []
        self.heard: list[str] = []
        """Every message that came through a socket."""
        self._told: dict[str, Any] = {}
        self._state: dict[str, Any] = {}
        self.expected: list[str] = []
        """Troubles that the test brings about itself, as patterns."""
        is_phone = size[0] < 700
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}[language],
            color_scheme="dark" if theme == "candle" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=is_phone,
            is_mobile=is_phone,
            base_url=address,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        kept: dict[str, Any] = {"name": name, "pace": pace}
        if not newcomer:
            # Somebody who has been here before, and is not asked again what one is asked once.
            kept |= {"name": name or "Iris", "met": list(GAMES), "wasAsked": True}
        settings = json.dumps(kept)
        self.context.add_init_script(
            "if (!localStorage.getItem('bagatelle.settings'))"
            f" localStorage.setItem('bagatelle.settings', {json.dumps(settings)});"
        )
        self.page: Page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("request", self._on_request)
        page.on("response", self._on_response)
        page.on("websocket", self._on_socket)
        return page

    # ------------------------------------------------------------------ what goes wrong

    def _on_console(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.troubles.append(f"console: {said.text}")

    def _on_request(self, request: Request) -> None:
        if request.url.startswith(("http", "ws")) and not request.url.startswith(self.address):
            self.troubles.append(f"another host: {urlparse(request.url).hostname}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.url}")

    def _on_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self._hear(str(data)))

    def _hear(self, data: str) -> None:
        self.heard.append(data)
        told = json.loads(data)
        if told["type"] == "state":
            self._state = told
        elif told["type"] == "update" and told["number"] > self.number:
            self._state = fold(self._state, told)
        if told["type"] in ("state", "update"):
            self._told = told

    def leave(self) -> None:
        """Close the browser and say what went wrong."""
        self.context.close()
        wrong = [
            trouble
            for trouble in self.troubles
            if not any(re.search(pattern, trouble) for pattern in self.expected)
        ]
        assert not wrong, wrong

    # ------------------------------------------------------------------ seeing

    def say(self, text: str, **args: Any) -> str:
        """A text of the app, in this person's language."""
        return catalogue(self.language).say(Message(text, args))

    def button(self, text: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(text, **args), exact=True)

    def link(self, text: str, **args: Any) -> Locator:
        return self.page.get_by_role("link", name=self.say(text, **args), exact=True)

    def sees(self, text: str, **args: Any) -> None:
        expect(self.page.get_by_text(self.say(text, **args)).first).to_be_visible()

    @property
    def legal(self) -> Locator:
        """Everything that may be chosen now with one press."""
        return self.page.locator("button.legal:visible, button.possible:not(.hand):visible")

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def evening(self) -> Locator:
        """The page of the end."""
        return self.page.locator(".evening")

    @property
    def stored(self) -> str:
        """All that the browser keeps, and all that the page shows."""
        kept = self.page.evaluate("JSON.stringify({...localStorage, ...sessionStorage})")
        return f"{kept}\n{self.page.content()}"

    # ------------------------------------------------------------------ doing

    def open(self, path: str) -> Person:
        self.page.goto(path)
        return self

    def seat(self, number: int, who: str, name: str | None = None) -> None:
        """Choose on the page of a new table who sits there: ``me``, ``open``, ``hotseat``, or the
        name of a bot.
        """
        row = self.page.locator(f"button[data-seat='{number}']")
        if row.get_attribute("aria-pressed") != "true":
            row.click()
        is_human = who in ("me", "open", "hotseat")
        self.page.locator(f".kinds input[value={who if is_human else 'bot'}]").check()
        if not is_human:
            self.page.locator(f".court input[value={who}]").check()
        if name is not None:
            field = self.page.get_by_label(self.say("web-new-name", number=str(number)))
            field.fill(name)
            field.blur()

    def play_now(self) -> Person:
        """From the salon to a table against bots, with one click."""
        self.open("/")
        self.button("web-play-now").click()
        self.page.wait_for_url("**/table/*")
        return self

    def move(self) -> None:
        """Make a move with the mouse or a finger, and see that it is done."""
        before = self.number
        done = self.button("banquet-done")
        if done.is_visible():
            done.click()
        else:
            self.legal.first.click()
            take = self.page.locator("button.filled.wide:visible")
            if before == self.number and take.count():  # a phone asks once more
                take.click()
        self.until(lambda: self.number > before, "the move is told")

    def play(self, *others: Person, most: int = MAX_MOVES) -> None:
        """Move whenever it is one's turn, so many times or until it is over."""
        players = (self, *others)
        for _ in range(most):
            self.until(
                lambda: self.is_over or any(player.is_asked for player in players),
                "somebody may move",
            )
            if self.is_over:
                break
            next(player for player in players if player.is_asked).move()

    def play_to_the_end(self) -> None:
        """Move whenever it is one's turn, until the page of the end is there."""
        self.play()
        expect(self.evening).to_be_visible()

    @property
    def is_asked(self) -> bool:
        return self.legal.count() > 0

    @property
    def is_over(self) -> bool:
        return self._state.get("over", False) is True

    @property
    def last(self) -> dict[str, Any]:
        """The newest state or update that came through the socket, with its views put together."""
        return {**self._told, "sides": seen(self._state)["sides"]} if self._state else {}

    @property
    def number(self) -> int:
        return int(self._state.get("number", 0))

    @property
    def match(self) -> str:
        return self.page.url.split("/table/")[1].split("#")[0]

    def until(self, condition: Callable[[], bool], what: str) -> None:
        """Look again and again, until something is so."""
        deadline = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < deadline, f"never came true: {what}"
            self.page.wait_for_timeout(LOOK_EVERY)
