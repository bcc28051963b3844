"""The examples of the README pass a strict type checker; that they run, doctest sees to."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

WRONG = """
import bagatelle
bagatelle.new_match("banquet", players=2).view(0).trai
bagatelle.new_match("rokoko", players=2).view(0).tray
bagatelle.new_match("banquet", players=2).play(None)
"""


def complaints(folder: Path, program: str) -> list[str]:
    """What mypy has to say about a program of somebody who uses the library."""
    file = folder / "program.py"
    file.write_text(program, encoding="utf-8")
    found = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not found.stderr
    return found.stdout.splitlines()


@pytest.mark.slow
def test_the_examples_of_the_readme_are_typed(tmp_path: Path) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    program = "".join(example.source for example in doctest.DocTestParser().get_examples(text))
    assert "match.view(0).tray" in program
    assert complaints(tmp_path, program) == []


@pytest.mark.slow
def test_a_view_is_typed_by_its_game(tmp_path: Path) -> None:
    found = complaints(tmp_path, WRONG)
    assert len(found) == 3
    assert '"BanquetView" has no attribute "trai"' in found[0]
    assert '"RokokoView" has no attribute "tray"' in found[1]
    assert 'Argument 1 to "play"' in found[2]
