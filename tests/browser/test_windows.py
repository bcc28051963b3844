"""Every table fits every window: nothing scrolls, is clipped, covered or too small to press.

Each game for many players, in one language: ``make windows``. All moments, few and many players,
all languages: ``make windows LOOKS=--all-windows``. A picture of each window is kept with
``LOOKS="--pictures FOLDER"``.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.person import Person
from tests.browser.scenes import GAMES, MOMENTS, PLAYERS, staged

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
LAID_OUT = """async ([width, height]) => {
  const frame = () => new Promise(requestAnimationFrame);
  while (innerWidth !== width || innerHeight !== height) await frame();
  await frame();
  await frame();
}"""
"""The page knows its new window and has drawn itself anew, however busy the machine is."""
BAR = """() => {
  const bar = document.querySelector("section.bar");
  return bar && Math.round(bar.getBoundingClientRect().height);
}"""
"""How high the choice bar is; null if there is none."""
FAULTS = (Path(__file__).parent / "faults.js").read_text()
RINGS = (Path(__file__).parent / "focus.js").read_text()
RINGS_IN = ((2560, 1300), (1180, 820), (360, 740))
"""The last windows of their kinds: the focus leaves what scrolls where it was."""


SHORT = {"rokoko": (5, "de"), "augsburg": (5, "fr"), "banquet": (4, "en")}
"""In the short run each game is looked at for many players, in one language."""
SHORT_MOMENTS = ("middle", "list", "guide", "end")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """All games, players and languages, or a few of them."""
    looks: list[tuple[str, int, str, tuple[str, ...]]]
    if metafunc.config.getoption("--all-windows"):
        looks = [
            (game, players, language, MOMENTS)
            for game in GAMES
            for players in PLAYERS[game]
            for language in LANGUAGES
        ]
    else:
        looks = [(game, *SHORT[game], SHORT_MOMENTS) for game in GAMES]
    names = [f"{game}-{players}-{language}" for game, players, language, _ in looks]
    metafunc.parametrize("look", looks, ids=names)


def test_every_moment_fits_every_window(
    browser: Browser,
    address: str,
    look: tuple[str, int, str, tuple[str, ...]],
    request: pytest.FixtureRequest,
) -> None:
    game, players, language, moments = look
    pictures: Path | None = request.config.getoption("--pictures")
    found: dict[str, list[str]] = {}
    bars: dict[tuple[int, int], dict[str, float]] = {}
    with staged(address, game, players) as stage:
        for moment in moments:
            person = Person(browser, address, language=language, name="Henriette")
            stage.show(person, moment)
            for width, height in WINDOWS:
                person.page.set_viewport_size({"width": width, "height": height})
                person.page.evaluate(LAID_OUT, [width, height])
                person.page.wait_for_timeout(120)
                if pictures:
                    name = f"{game}-{players}-{language}-{moment}-{width}x{height}.png"
                    person.page.screenshot(path=pictures / name)
                faults = person.page.evaluate(FAULTS)
                if (width, height) in RINGS_IN:
                    faults += person.page.evaluate(RINGS)
                bar = person.page.evaluate(BAR)
                if bar is not None and moment != "guide":  # a table of its own, of other players
                    bars.setdefault((width, height), {})[moment] = bar
                if faults:
                    found[f"{moment} {width}x{height}"] = faults
            person.leave()
    for (width, height), heights in bars.items():
        if len(set(heights.values())) > 1:
            found[f"{width}x{height}"] = [f"the bar has several heights: {heights}"]
    assert not found, "\n".join(
        f"{where}: {fault}" for where, faults in found.items() for fault in faults
    )
