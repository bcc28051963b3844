"""A real Chromium for the tests: found or installed.

Nothing here is ever skipped: without a browser the tests that want one fail, and say so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APT_WAITS = ("-o", "DPkg::Lock::Timeout=300")
"""Test processes side by side install one after the other."""

QUIET = (
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""A browser that asks nobody for anything but the page."""


class NoChromium(AssertionError):
    """These tests need a Chromium, and there is none to be had."""


def launch(playwright: Playwright) -> Browser:
    """A browser without a window."""
    # Chromium's sandbox does not work for root, and our own pages need none.
    flags = [*QUIET, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    return playwright.chromium.launch(executable_path=find_chromium(playwright), args=flags)


def find_chromium(playwright: Playwright) -> Path:
    """The program. Installs it if need be and if we may."""
    ways: tuple[Callable[[], Path | None], ...] = (
        _found,
        lambda: _of_playwright(playwright),
        lambda: _installed_by_playwright(playwright),
        _installed_by_apt,
    )
    for find in ways:
        program = find()
        if program is not None:
            return program
    raise NoChromium(
        "There is no Chromium here and it could not be installed: "
        f"the tests of the browser app need one of {', '.join(NAMES)} on the PATH."
    )


def _found() -> Path | None:
    for name in NAMES:
        program = shutil.which(name)
        if program is not None:
            return Path(program)
    return None


def _of_playwright(playwright: Playwright) -> Path | None:
    program = Path(playwright.chromium.executable_path)
    return program if program.exists() else None


def _installed_by_playwright(playwright: Playwright) -> Path | None:
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    subprocess.run(command, check=False, capture_output=True, timeout=600)
    return _of_playwright(playwright)


def _installed_by_apt() -> Path | None:
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return None
    for words in (("update",), ("install", "--yes", "--no-install-recommends", "chromium")):
        command = ["apt-get", "--quiet", *APT_WAITS, *words]
        subprocess.run(command, check=False, capture_output=True, timeout=900)
    return _found()
