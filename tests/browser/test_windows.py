"""Every table fits every window: nothing scrolls, is clipped, covered or too small to press.

All moments of all games, for few and many players, in all windows and languages: ``make windows``.
In ``make test`` each moment is looked at in one language.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.person import Person
from tests.browser.scenes import GAMES, MOMENTS, PLAYERS, Scene, Stage, staged

WINDOWS = (
    (1024, 640),
    (1280, 720),
    (1366, 650),
    (1440, 789),
    (1440, 900),
    (1920, 1080),
    (2560, 1300),
    (820, 1180),
    (1180, 820),
    (390, 844),
    (360, 740),
)
LANGUAGES = ("en", "fr", "de")
FAULTS = (Path(__file__).parent / "faults.js").read_text()


def stages() -> Iterator[tuple[str, int]]:
    for game in GAMES:
        for players in PLAYERS[game]:
            yield game, players


def language_of(game: str, players: int) -> tuple[str, ...]:
    """In the short run each number of players speaks another language."""
    return (LANGUAGES[PLAYERS[game].index(players) % len(LANGUAGES)],)


def test_every_moment_fits_every_window(
    browser: Browser, address: str, stage: Stage, languages: tuple[str, ...]
) -> None:
    found: dict[str, list[str]] = {}
    for language, moment in itertools.product(languages, MOMENTS):
        person = Person(browser, address, language=language, name="Henriette")
        stage.show(person, moment)
        for width, height in WINDOWS:
            person.page.set_viewport_size({"width": width, "height": height})
            scene = Scene(stage.game, stage.players, moment)
            person.page.wait_for_timeout(120)
            faults = person.page.evaluate(FAULTS)
            if faults:
                found[f"{scene} {width}x{height} {language}"] = faults
        person.leave()
    assert not found, "\n".join(
        f"{where}: {fault}" for where, faults in found.items() for fault in faults
    )


@pytest.fixture(params=[*stages()], ids=lambda stage: f"{stage[0]}-{stage[1]}")
def stage(request: pytest.FixtureRequest, address: str) -> Iterator[Stage]:
    game, players = request.param
    with staged(address, game, players) as made:
        yield made


@pytest.fixture
def languages(request: pytest.FixtureRequest, stage: Stage) -> tuple[str, ...]:
    if request.config.getoption("--all-windows"):
        return LANGUAGES
    return language_of(stage.game, stage.players)
