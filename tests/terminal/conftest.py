"""Every test gets its own folder for the matches that are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from bagatelle.terminal import saves


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where matches are kept of themselves during a test."""
    folder = tmp_path / "kept"
    monkeypatch.setattr(saves, "folder", lambda: folder)
    return folder
