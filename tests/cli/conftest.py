"""The command line without the language of whoever runs the tests, and records to read."""

from __future__ import annotations

from pathlib import Path

import pytest

import bagatelle
from bagatelle.bots import make_bot


@pytest.fixture(autouse=True)
def _plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("BAGATELLE_LANGUAGE", "LC_ALL", "LANG"):
        monkeypatch.delenv(variable, raising=False)


@pytest.fixture(scope="session")
def record() -> str:
    """A finished match between two bots that choose at random."""
    match = bagatelle.new_match("banquet", 2, 7, ("Ada", ""), side="masked")
    bot = make_bot("random", "banquet", "7")
    while not match.is_over:
        (seat,) = match.to_act
        match.play(match.game.choice(bot.choose(match.perspective(seat))))
    return match.record()


@pytest.fixture
def file(record: str, tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(record, encoding="utf-8")
    return path
